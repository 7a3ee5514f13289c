;; Kernels for frames that show stills: `resample` draws one plane of a picture, bilinear and exact to a fraction of
;; a pixel; `blend` lays RGBA over I420; `mix` lays one frame over another. plain.ts states the same arithmetic; the
;; tests hold both to the same bytes.
(module
  (memory (export "memory") 1 65536)

  ;; For each output row: blends two source rows into `scratch` (sixteen bits, seven of them fractions), then picks
  ;; and weighs two neighbours for each output pixel.
  ;;
  ;; source: address of the first column needed, in the plane's first row. columnCount: columns needed from there.
  ;; rows: for each output row 16 bytes: byte offset of the upper row, of the lower row, weight of the lower (15 bits).
  ;; columns: for each eight output pixels 80 bytes: twice (16 bytes that pick four pairs out of eight samples, 16
  ;; bytes of weights that sum to 2^14), then twice the byte offset of those samples in scratch.
  ;; scratch: 2 * columnCount + 48 bytes. width is at least 8; source is readable for 16 bytes past its last row.
  (func (export "resample")
    (param $source i32) (param $columnCount i32) (param $rows i32) (param $columns i32) (param $scratch i32)
    (param $target i32) (param $width i32) (param $height i32)
    (local $y i32) (local $x i32) (local $last i32) (local $upper i32) (local $lower i32) (local $column i32)
    (local $to i32) (local $end i32) (local $weight v128) (local $a v128) (local $b v128)
    (local.set $last (i32.sub (local.get $width) (i32.const 8)))
    (loop $eachRow
      (local.set $upper (i32.add (local.get $source) (i32.load (local.get $rows))))
      (local.set $lower (i32.add (local.get $source) (i32.load offset=4 (local.get $rows))))
      (local.set $weight (i16x8.splat (i32.load offset=8 (local.get $rows))))
      (local.set $rows (i32.add (local.get $rows) (i32.const 16)))

      (local.set $to (local.get $scratch))
      (local.set $end (i32.add (local.get $scratch) (i32.shl (local.get $columnCount) (i32.const 1))))
      (loop $eachSample
        (local.set $a (v128.load8x8_u (local.get $upper)))
        (v128.store (local.get $to)
          (i16x8.add
            (i16x8.shl (local.get $a) (i32.const 7))
            (i16x8.q15mulr_sat_s
              (i16x8.shl (i16x8.sub (v128.load8x8_u (local.get $lower)) (local.get $a)) (i32.const 7))
              (local.get $weight))))
        (local.set $b (v128.load8x8_u offset=8 (local.get $upper)))
        (v128.store offset=16 (local.get $to)
          (i16x8.add
            (i16x8.shl (local.get $b) (i32.const 7))
            (i16x8.q15mulr_sat_s
              (i16x8.shl (i16x8.sub (v128.load8x8_u offset=8 (local.get $lower)) (local.get $b)) (i32.const 7))
              (local.get $weight))))
        (local.set $upper (i32.add (local.get $upper) (i32.const 16)))
        (local.set $lower (i32.add (local.get $lower) (i32.const 16)))
        (local.set $to (i32.add (local.get $to) (i32.const 32)))
        (br_if $eachSample (i32.lt_u (local.get $to) (local.get $end))))

      (local.set $x (i32.const 0))
      (local.set $column (local.get $columns))
      (loop $eachEight
        (local.set $a
          (i32x4.dot_i16x8_s
            (i8x16.swizzle
              (v128.load (i32.add (local.get $scratch) (i32.load offset=64 (local.get $column))))
              (v128.load (local.get $column)))
            (v128.load offset=16 (local.get $column))))
        (local.set $b
          (i32x4.dot_i16x8_s
            (i8x16.swizzle
              (v128.load (i32.add (local.get $scratch) (i32.load offset=68 (local.get $column))))
              (v128.load offset=32 (local.get $column)))
            (v128.load offset=48 (local.get $column))))
        (local.set $a
          (i16x8.narrow_i32x4_s
            (i32x4.shr_s (i32x4.add (local.get $a) (v128.const i32x4 1048576 1048576 1048576 1048576)) (i32.const 21))
            (i32x4.shr_s (i32x4.add (local.get $b) (v128.const i32x4 1048576 1048576 1048576 1048576)) (i32.const 21))))
        (v128.store64_lane 0 (i32.add (local.get $target) (local.get $x))
          (i8x16.narrow_i16x8_u (local.get $a) (local.get $a)))
        (local.set $column (i32.add (local.get $column) (i32.const 80)))
        ;; The last turn of a row ends at its edge and may write some pixels a second time.
        (if (i32.lt_s (local.get $x) (local.get $last))
          (then
            (local.set $x (i32.add (local.get $x) (i32.const 8)))
            (if (i32.gt_s (local.get $x) (local.get $last)) (then (local.set $x (local.get $last))))
            (br $eachEight))))

      (local.set $target (i32.add (local.get $target) (local.get $width)))
      (local.set $y (i32.add (local.get $y) (i32.const 1)))
      (br_if $eachRow (i32.lt_s (local.get $y) (local.get $height)))))

  ;; Lays RGBA (alpha not premultiplied) over as many rows of I420, eight pixels of two rows a turn; chroma by the mean
  ;; of each 2x2 block. Scales as in convert.wat; alpha brings the black of the limited range (16) and the zero of
  ;; chroma (128) with it: 2056 = 16 * 2^15 / 255, 16448 = 128 * 2^15 / 255. What is under it weighs 255 - alpha:
  ;; x * 257 / 2 is x * 2^15 / 255.
  ;;
  ;; luma, cb, cr: addresses of the first row to change. width is a multiple of 8; rowCount is even.
  (func (export "blend")
    (param $rgba i32) (param $luma i32) (param $cb i32) (param $cr i32) (param $width i32) (param $rowCount i32)
    (local $x i32) (local $y i32) (local $stride i32) (local $address i32) (local $at i32) (local $chroma i32)
    (local $pixels v128) (local $redBlue v128) (local $green v128) (local $alpha v128) (local $clear v128)
    (local $redBlueSumLeft v128) (local $redBlueSumRight v128) (local $greenSumLeft v128) (local $greenSumRight v128)
    (local $left v128) (local $right v128)
    (local.set $stride (i32.shl (local.get $width) (i32.const 2)))
    (loop $rows
      (local.set $x (i32.const 0))
      (loop $columns
        (local.set $address
          (i32.add (local.get $rgba)
            (i32.add (i32.mul (local.get $y) (local.get $stride)) (i32.shl (local.get $x) (i32.const 2)))))
        (local.set $at (i32.add (local.get $address) (local.get $stride)))
        (block $isClear
        (br_if $isClear
          (i32.eqz
            (v128.any_true
              (v128.and
                (v128.or
                  (v128.or (v128.load (local.get $address)) (v128.load offset=16 (local.get $address)))
                  (v128.or (v128.load (local.get $at)) (v128.load offset=16 (local.get $at))))
                (v128.const i32x4 0xff000000 0xff000000 0xff000000 0xff000000)))))

        ;; Luma of the upper row.
        (local.set $at (i32.add (local.get $luma) (i32.add (i32.mul (local.get $y) (local.get $width)) (local.get $x))))
        (local.set $pixels (v128.load offset=0 (local.get $address)))
        (local.set $redBlue (v128.and (local.get $pixels) (v128.const i32x4 0x00ff00ff 0x00ff00ff 0x00ff00ff 0x00ff00ff)))
        (local.set $green (i16x8.shr_u (local.get $pixels) (i32.const 8)))
        (local.set $alpha (i32x4.shr_u (local.get $pixels) (i32.const 24)))
        (local.set $redBlue
          (i16x8.mul (local.get $redBlue) (v128.or (local.get $alpha) (i32x4.shl (local.get $alpha) (i32.const 16)))))
        (local.set $green
          (i16x8.mul (local.get $green) (v128.or (local.get $alpha) (v128.const i32x4 0x00ff0000 0x00ff0000 0x00ff0000 0x00ff0000))))
        (local.set $redBlue (i16x8.add (local.get $redBlue) (v128.const i16x8 128 128 128 128 128 128 128 128)))
        (local.set $redBlue (i16x8.shr_u (i16x8.add (local.get $redBlue) (i16x8.shr_u (local.get $redBlue) (i32.const 8))) (i32.const 8)))
        (local.set $green (i16x8.add (local.get $green) (v128.const i16x8 128 128 128 128 128 128 128 128)))
        (local.set $green (i16x8.shr_u (i16x8.add (local.get $green) (i16x8.shr_u (local.get $green) (i32.const 8))) (i32.const 8)))
        (local.set $left
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i32x4.dot_i16x8_s (local.get $redBlue) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                (i32x4.dot_i16x8_s (local.get $green) (v128.const i16x8 20127 2056 20127 2056 20127 2056 20127 2056)))
              (i32x4.add
                (i32x4.shr_u
                  (i32x4.mul
                    (i32x4.mul
                      (i32x4.extend_low_i16x8_u
                        (i16x8.extend_low_i8x16_u (v128.load32_zero (local.get $at))))
                      (i32x4.sub (v128.const i32x4 255 255 255 255) (local.get $alpha)))
                    (v128.const i32x4 257 257 257 257))
                  (i32.const 1))
                (v128.const i32x4 16384 16384 16384 16384)))
            (i32.const 15)))
        (local.set $redBlueSumLeft (local.get $redBlue))
        (local.set $greenSumLeft (local.get $green))
        (local.set $pixels (v128.load offset=16 (local.get $address)))
        (local.set $redBlue (v128.and (local.get $pixels) (v128.const i32x4 0x00ff00ff 0x00ff00ff 0x00ff00ff 0x00ff00ff)))
        (local.set $green (i16x8.shr_u (local.get $pixels) (i32.const 8)))
        (local.set $alpha (i32x4.shr_u (local.get $pixels) (i32.const 24)))
        (local.set $redBlue
          (i16x8.mul (local.get $redBlue) (v128.or (local.get $alpha) (i32x4.shl (local.get $alpha) (i32.const 16)))))
        (local.set $green
          (i16x8.mul (local.get $green) (v128.or (local.get $alpha) (v128.const i32x4 0x00ff0000 0x00ff0000 0x00ff0000 0x00ff0000))))
        (local.set $redBlue (i16x8.add (local.get $redBlue) (v128.const i16x8 128 128 128 128 128 128 128 128)))
        (local.set $redBlue (i16x8.shr_u (i16x8.add (local.get $redBlue) (i16x8.shr_u (local.get $redBlue) (i32.const 8))) (i32.const 8)))
        (local.set $green (i16x8.add (local.get $green) (v128.const i16x8 128 128 128 128 128 128 128 128)))
        (local.set $green (i16x8.shr_u (i16x8.add (local.get $green) (i16x8.shr_u (local.get $green) (i32.const 8))) (i32.const 8)))
        (local.set $right
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i32x4.dot_i16x8_s (local.get $redBlue) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                (i32x4.dot_i16x8_s (local.get $green) (v128.const i16x8 20127 2056 20127 2056 20127 2056 20127 2056)))
              (i32x4.add
                (i32x4.shr_u
                  (i32x4.mul
                    (i32x4.mul
                      (i32x4.extend_low_i16x8_u
                        (i16x8.extend_low_i8x16_u (v128.load32_zero offset=4 (local.get $at))))
                      (i32x4.sub (v128.const i32x4 255 255 255 255) (local.get $alpha)))
                    (v128.const i32x4 257 257 257 257))
                  (i32.const 1))
                (v128.const i32x4 16384 16384 16384 16384)))
            (i32.const 15)))
        (local.set $redBlueSumRight (local.get $redBlue))
        (local.set $greenSumRight (local.get $green))
        (v128.store64_lane 0 (local.get $at)
          (i8x16.narrow_i16x8_u
            (i16x8.narrow_i32x4_s (local.get $left) (local.get $right))
            (v128.const i64x2 0 0)))

        ;; Luma of the lower row.
        (local.set $address (i32.add (local.get $address) (local.get $stride)))
        (local.set $at (i32.add (local.get $at) (local.get $width)))
        (local.set $pixels (v128.load offset=0 (local.get $address)))
        (local.set $redBlue (v128.and (local.get $pixels) (v128.const i32x4 0x00ff00ff 0x00ff00ff 0x00ff00ff 0x00ff00ff)))
        (local.set $green (i16x8.shr_u (local.get $pixels) (i32.const 8)))
        (local.set $alpha (i32x4.shr_u (local.get $pixels) (i32.const 24)))
        (local.set $redBlue
          (i16x8.mul (local.get $redBlue) (v128.or (local.get $alpha) (i32x4.shl (local.get $alpha) (i32.const 16)))))
        (local.set $green
          (i16x8.mul (local.get $green) (v128.or (local.get $alpha) (v128.const i32x4 0x00ff0000 0x00ff0000 0x00ff0000 0x00ff0000))))
        (local.set $redBlue (i16x8.add (local.get $redBlue) (v128.const i16x8 128 128 128 128 128 128 128 128)))
        (local.set $redBlue (i16x8.shr_u (i16x8.add (local.get $redBlue) (i16x8.shr_u (local.get $redBlue) (i32.const 8))) (i32.const 8)))
        (local.set $green (i16x8.add (local.get $green) (v128.const i16x8 128 128 128 128 128 128 128 128)))
        (local.set $green (i16x8.shr_u (i16x8.add (local.get $green) (i16x8.shr_u (local.get $green) (i32.const 8))) (i32.const 8)))
        (local.set $left
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i32x4.dot_i16x8_s (local.get $redBlue) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                (i32x4.dot_i16x8_s (local.get $green) (v128.const i16x8 20127 2056 20127 2056 20127 2056 20127 2056)))
              (i32x4.add
                (i32x4.shr_u
                  (i32x4.mul
                    (i32x4.mul
                      (i32x4.extend_low_i16x8_u
                        (i16x8.extend_low_i8x16_u (v128.load32_zero (local.get $at))))
                      (i32x4.sub (v128.const i32x4 255 255 255 255) (local.get $alpha)))
                    (v128.const i32x4 257 257 257 257))
                  (i32.const 1))
                (v128.const i32x4 16384 16384 16384 16384)))
            (i32.const 15)))
        (local.set $redBlueSumLeft (i16x8.add (local.get $redBlueSumLeft) (local.get $redBlue)))
        (local.set $greenSumLeft (i16x8.add (local.get $greenSumLeft) (local.get $green)))
        (local.set $pixels (v128.load offset=16 (local.get $address)))
        (local.set $redBlue (v128.and (local.get $pixels) (v128.const i32x4 0x00ff00ff 0x00ff00ff 0x00ff00ff 0x00ff00ff)))
        (local.set $green (i16x8.shr_u (local.get $pixels) (i32.const 8)))
        (local.set $alpha (i32x4.shr_u (local.get $pixels) (i32.const 24)))
        (local.set $redBlue
          (i16x8.mul (local.get $redBlue) (v128.or (local.get $alpha) (i32x4.shl (local.get $alpha) (i32.const 16)))))
        (local.set $green
          (i16x8.mul (local.get $green) (v128.or (local.get $alpha) (v128.const i32x4 0x00ff0000 0x00ff0000 0x00ff0000 0x00ff0000))))
        (local.set $redBlue (i16x8.add (local.get $redBlue) (v128.const i16x8 128 128 128 128 128 128 128 128)))
        (local.set $redBlue (i16x8.shr_u (i16x8.add (local.get $redBlue) (i16x8.shr_u (local.get $redBlue) (i32.const 8))) (i32.const 8)))
        (local.set $green (i16x8.add (local.get $green) (v128.const i16x8 128 128 128 128 128 128 128 128)))
        (local.set $green (i16x8.shr_u (i16x8.add (local.get $green) (i16x8.shr_u (local.get $green) (i32.const 8))) (i32.const 8)))
        (local.set $right
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i32x4.dot_i16x8_s (local.get $redBlue) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                (i32x4.dot_i16x8_s (local.get $green) (v128.const i16x8 20127 2056 20127 2056 20127 2056 20127 2056)))
              (i32x4.add
                (i32x4.shr_u
                  (i32x4.mul
                    (i32x4.mul
                      (i32x4.extend_low_i16x8_u
                        (i16x8.extend_low_i8x16_u (v128.load32_zero offset=4 (local.get $at))))
                      (i32x4.sub (v128.const i32x4 255 255 255 255) (local.get $alpha)))
                    (v128.const i32x4 257 257 257 257))
                  (i32.const 1))
                (v128.const i32x4 16384 16384 16384 16384)))
            (i32.const 15)))
        (local.set $redBlueSumRight (i16x8.add (local.get $redBlueSumRight) (local.get $redBlue)))
        (local.set $greenSumRight (i16x8.add (local.get $greenSumRight) (local.get $green)))
        (v128.store64_lane 0 (local.get $at)
          (i8x16.narrow_i16x8_u
            (i16x8.narrow_i32x4_s (local.get $left) (local.get $right))
            (v128.const i64x2 0 0)))

        ;; Chroma: what stays of the picture is 4 * 255 less the alpha of the block.
        (local.set $chroma
          (i32.add
            (i32.mul (i32.shr_u (local.get $y) (i32.const 1)) (i32.shr_u (local.get $width) (i32.const 1)))
            (i32.shr_u (local.get $x) (i32.const 1))))
        (local.set $left (i32x4.shr_u (local.get $greenSumLeft) (i32.const 16)))
        (local.set $right (i32x4.shr_u (local.get $greenSumRight) (i32.const 16)))
        (local.set $clear
          (i32x4.sub
            (v128.const i32x4 1020 1020 1020 1020)
            (i32x4.add
              (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $left) (local.get $right))
              (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $left) (local.get $right)))))
        (local.set $left
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $redBlueSumLeft) (v128.const i16x8 -3298 14392 -3298 14392 -3298 14392 -3298 14392))
            (i32x4.dot_i16x8_s (local.get $greenSumLeft) (v128.const i16x8 -11094 16448 -11094 16448 -11094 16448 -11094 16448))))
        (local.set $right
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $redBlueSumRight) (v128.const i16x8 -3298 14392 -3298 14392 -3298 14392 -3298 14392))
            (i32x4.dot_i16x8_s (local.get $greenSumRight) (v128.const i16x8 -11094 16448 -11094 16448 -11094 16448 -11094 16448))))
        (local.set $at (i32.add (local.get $cb) (local.get $chroma)))
        (local.set $left
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $left) (local.get $right))
                (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $left) (local.get $right)))
              (i32x4.add
                (i32x4.shr_u
                  (i32x4.mul
                    (i32x4.mul
                      (i32x4.extend_low_i16x8_u (i16x8.extend_low_i8x16_u (v128.load32_zero (local.get $at))))
                      (local.get $clear))
                    (v128.const i32x4 257 257 257 257))
                  (i32.const 1))
                (v128.const i32x4 65536 65536 65536 65536)))
            (i32.const 17)))
        (local.set $left (i16x8.narrow_i32x4_s (local.get $left) (local.get $left)))
        (v128.store32_lane 0 (local.get $at) (i8x16.narrow_i16x8_u (local.get $left) (local.get $left)))
        (local.set $left
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $redBlueSumLeft) (v128.const i16x8 14392 -1319 14392 -1319 14392 -1319 14392 -1319))
            (i32x4.dot_i16x8_s (local.get $greenSumLeft) (v128.const i16x8 -13073 16448 -13073 16448 -13073 16448 -13073 16448))))
        (local.set $right
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $redBlueSumRight) (v128.const i16x8 14392 -1319 14392 -1319 14392 -1319 14392 -1319))
            (i32x4.dot_i16x8_s (local.get $greenSumRight) (v128.const i16x8 -13073 16448 -13073 16448 -13073 16448 -13073 16448))))
        (local.set $at (i32.add (local.get $cr) (local.get $chroma)))
        (local.set $left
          (i32x4.shr_s
            (i32x4.add
              (i32x4.add
                (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $left) (local.get $right))
                (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $left) (local.get $right)))
              (i32x4.add
                (i32x4.shr_u
                  (i32x4.mul
                    (i32x4.mul
                      (i32x4.extend_low_i16x8_u (i16x8.extend_low_i8x16_u (v128.load32_zero (local.get $at))))
                      (local.get $clear))
                    (v128.const i32x4 257 257 257 257))
                  (i32.const 1))
                (v128.const i32x4 65536 65536 65536 65536)))
            (i32.const 17)))
        (local.set $left (i16x8.narrow_i32x4_s (local.get $left) (local.get $left)))
        (v128.store32_lane 0 (local.get $at) (i8x16.narrow_i16x8_u (local.get $left) (local.get $left)))
        )
        (local.set $x (i32.add (local.get $x) (i32.const 8)))
        (br_if $columns (i32.lt_s (local.get $x) (local.get $width))))
      (local.set $y (i32.add (local.get $y) (i32.const 2)))
      (br_if $rows (i32.lt_s (local.get $y) (local.get $rowCount)))))

  ;; Lays bytes over bytes: `opacity` of 15 bits is how much of `over` is seen. byteCount is a multiple of 8.
  (func (export "mix") (param $target i32) (param $over i32) (param $byteCount i32) (param $opacity i32)
    (local $end i32) (local $weight v128) (local $under v128)
    (local.set $end (i32.add (local.get $target) (local.get $byteCount)))
    (local.set $weight (i16x8.splat (local.get $opacity)))
    (loop $eachEight
      (local.set $under (v128.load8x8_u (local.get $target)))
      (local.set $under
        (i16x8.shr_s
          (i16x8.add
            (i16x8.add
              (i16x8.shl (local.get $under) (i32.const 7))
              (i16x8.q15mulr_sat_s
                (i16x8.shl (i16x8.sub (v128.load8x8_u (local.get $over)) (local.get $under)) (i32.const 7))
                (local.get $weight)))
            (v128.const i16x8 64 64 64 64 64 64 64 64))
          (i32.const 7)))
      (v128.store64_lane 0 (local.get $target) (i8x16.narrow_i16x8_u (local.get $under) (local.get $under)))
      (local.set $target (i32.add (local.get $target) (i32.const 8)))
      (local.set $over (i32.add (local.get $over) (i32.const 8)))
      (br_if $eachEight (i32.lt_u (local.get $target) (local.get $end))))))

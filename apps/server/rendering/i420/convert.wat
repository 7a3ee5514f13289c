;; RGBA to I420 (BT.709, limited range, chroma as the mean of each 2x2 block), eight pixels of two rows a turn.
;; plain.ts states the same arithmetic; the tests hold both to the same bytes.
;;
;; Coefficients are scaled by 2^15. A sum of products is rounded by adding half before the shift, so
;;   Y  = (Ry R + Gy G + By B + (16 << 15) + (1 << 14)) >> 15
;;   Cb = (Ru R' + Gu G' + Bu B' + (128 << 17) + (1 << 16)) >> 17   where R', G', B' are sums over four pixels
;;
;; A vector of four pixels is taken apart into sixteen-bit pairs (red, blue) and (green, alpha): a dot product with
;; a pair of weights then leaves one sum for each pixel, in place. Everything is written out: calls cost as much as
;; the arithmetic.
(module
  (memory (export "memory") 1 65536)

  ;; rgba: address of width * height * 4 bytes. luma, cb, cr: addresses of the planes.
  ;; width is even and at least 8; height is even.
  (func (export "convert")
    (param $rgba i32) (param $luma i32) (param $cb i32) (param $cr i32) (param $width i32) (param $height i32)
    (local $x i32) (local $y i32) (local $stride i32) (local $last i32) (local $address i32)
    (local $top v128) (local $topRight v128) (local $bottom v128) (local $bottomRight v128)
    (local $redBlue v128) (local $redBlueRight v128) (local $green v128) (local $greenRight v128)
    (local $redBlueSum v128) (local $redBlueSumRight v128) (local $greenSum v128) (local $greenSumRight v128)
    (local $left v128) (local $right v128) (local $cbFour v128) (local $crFour v128)

    (local.set $stride (i32.shl (local.get $width) (i32.const 2)))
    (local.set $last (i32.sub (local.get $width) (i32.const 8)))

    (loop $rows
      (local.set $x (i32.const 0))
      (loop $columns
        (local.set $address
          (i32.add (local.get $rgba)
            (i32.add (i32.mul (local.get $y) (local.get $stride)) (i32.shl (local.get $x) (i32.const 2)))))
        (local.set $top (v128.load (local.get $address)))
        (local.set $topRight (v128.load offset=16 (local.get $address)))
        (local.set $address (i32.add (local.get $address) (local.get $stride)))
        (local.set $bottom (v128.load (local.get $address)))
        (local.set $bottomRight (v128.load offset=16 (local.get $address)))

        ;; Luma of the upper row.
        (local.set $redBlue (v128.and (local.get $top) (v128.const i32x4 0x00ff00ff 0x00ff00ff 0x00ff00ff 0x00ff00ff)))
        (local.set $green (i16x8.shr_u (local.get $top) (i32.const 8)))
        (local.set $redBlueRight (v128.and (local.get $topRight) (v128.const i32x4 0x00ff00ff 0x00ff00ff 0x00ff00ff 0x00ff00ff)))
        (local.set $greenRight (i16x8.shr_u (local.get $topRight) (i32.const 8)))
        (local.set $address
          (i32.add (local.get $luma) (i32.add (i32.mul (local.get $y) (local.get $width)) (local.get $x))))
        (v128.store64_lane 0 (local.get $address)
          (i8x16.narrow_i16x8_u
            (i16x8.narrow_i32x4_s
              (i32x4.shr_s
                (i32x4.add
                  (i32x4.dot_i16x8_s (local.get $redBlue) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                  (i32x4.add
                    (i32x4.dot_i16x8_s (local.get $green) (v128.const i16x8 20127 0 20127 0 20127 0 20127 0))
                    (v128.const i32x4 540672 540672 540672 540672)))
                (i32.const 15))
              (i32x4.shr_s
                (i32x4.add
                  (i32x4.dot_i16x8_s (local.get $redBlueRight) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                  (i32x4.add
                    (i32x4.dot_i16x8_s (local.get $greenRight) (v128.const i16x8 20127 0 20127 0 20127 0 20127 0))
                    (v128.const i32x4 540672 540672 540672 540672)))
                (i32.const 15)))
            (v128.const i64x2 0 0)))
        (local.set $redBlueSum (local.get $redBlue))
        (local.set $redBlueSumRight (local.get $redBlueRight))
        (local.set $greenSum (local.get $green))
        (local.set $greenSumRight (local.get $greenRight))

        ;; Luma of the lower row.
        (local.set $redBlue (v128.and (local.get $bottom) (v128.const i32x4 0x00ff00ff 0x00ff00ff 0x00ff00ff 0x00ff00ff)))
        (local.set $green (i16x8.shr_u (local.get $bottom) (i32.const 8)))
        (local.set $redBlueRight (v128.and (local.get $bottomRight) (v128.const i32x4 0x00ff00ff 0x00ff00ff 0x00ff00ff 0x00ff00ff)))
        (local.set $greenRight (i16x8.shr_u (local.get $bottomRight) (i32.const 8)))
        (v128.store64_lane 0 (i32.add (local.get $address) (local.get $width))
          (i8x16.narrow_i16x8_u
            (i16x8.narrow_i32x4_s
              (i32x4.shr_s
                (i32x4.add
                  (i32x4.dot_i16x8_s (local.get $redBlue) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                  (i32x4.add
                    (i32x4.dot_i16x8_s (local.get $green) (v128.const i16x8 20127 0 20127 0 20127 0 20127 0))
                    (v128.const i32x4 540672 540672 540672 540672)))
                (i32.const 15))
              (i32x4.shr_s
                (i32x4.add
                  (i32x4.dot_i16x8_s (local.get $redBlueRight) (v128.const i16x8 5983 2032 5983 2032 5983 2032 5983 2032))
                  (i32x4.add
                    (i32x4.dot_i16x8_s (local.get $greenRight) (v128.const i16x8 20127 0 20127 0 20127 0 20127 0))
                    (v128.const i32x4 540672 540672 540672 540672)))
                (i32.const 15)))
            (v128.const i64x2 0 0)))

        ;; Chroma: weigh the sums of each column, then add neighbouring columns.
        (local.set $redBlueSum (i16x8.add (local.get $redBlueSum) (local.get $redBlue)))
        (local.set $redBlueSumRight (i16x8.add (local.get $redBlueSumRight) (local.get $redBlueRight)))
        (local.set $greenSum (i16x8.add (local.get $greenSum) (local.get $green)))
        (local.set $greenSumRight (i16x8.add (local.get $greenSumRight) (local.get $greenRight)))
        (local.set $left
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $redBlueSum) (v128.const i16x8 -3298 14392 -3298 14392 -3298 14392 -3298 14392))
            (i32x4.dot_i16x8_s (local.get $greenSum) (v128.const i16x8 -11094 0 -11094 0 -11094 0 -11094 0))))
        (local.set $right
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $redBlueSumRight) (v128.const i16x8 -3298 14392 -3298 14392 -3298 14392 -3298 14392))
            (i32x4.dot_i16x8_s (local.get $greenSumRight) (v128.const i16x8 -11094 0 -11094 0 -11094 0 -11094 0))))
        (local.set $cbFour
          (i32x4.shr_s
            (i32x4.add
              (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $left) (local.get $right))
              (i32x4.add
                (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $left) (local.get $right))
                (v128.const i32x4 16842752 16842752 16842752 16842752)))
            (i32.const 17)))
        (local.set $left
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $redBlueSum) (v128.const i16x8 14392 -1319 14392 -1319 14392 -1319 14392 -1319))
            (i32x4.dot_i16x8_s (local.get $greenSum) (v128.const i16x8 -13073 0 -13073 0 -13073 0 -13073 0))))
        (local.set $right
          (i32x4.add
            (i32x4.dot_i16x8_s (local.get $redBlueSumRight) (v128.const i16x8 14392 -1319 14392 -1319 14392 -1319 14392 -1319))
            (i32x4.dot_i16x8_s (local.get $greenSumRight) (v128.const i16x8 -13073 0 -13073 0 -13073 0 -13073 0))))
        (local.set $crFour
          (i32x4.shr_s
            (i32x4.add
              (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $left) (local.get $right))
              (i32x4.add
                (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $left) (local.get $right))
                (v128.const i32x4 16842752 16842752 16842752 16842752)))
            (i32.const 17)))
        (local.set $left
          (i8x16.narrow_i16x8_u
            (i16x8.narrow_i32x4_s (local.get $cbFour) (local.get $crFour))
            (v128.const i64x2 0 0)))
        (local.set $address
          (i32.add
            (i32.mul (i32.shr_u (local.get $y) (i32.const 1)) (i32.shr_u (local.get $width) (i32.const 1)))
            (i32.shr_u (local.get $x) (i32.const 1))))
        (v128.store32_lane 0 (i32.add (local.get $cb) (local.get $address)) (local.get $left))
        (v128.store32_lane 1 (i32.add (local.get $cr) (local.get $address)) (local.get $left))

        ;; The last turn of a row ends at its edge and may write some pixels a second time.
        (if (i32.lt_s (local.get $x) (local.get $last))
          (then
            (local.set $x (i32.add (local.get $x) (i32.const 8)))
            (if (i32.gt_s (local.get $x) (local.get $last)) (then (local.set $x (local.get $last))))
            (br $columns))))

      (local.set $y (i32.add (local.get $y) (i32.const 2)))
      (br_if $rows (i32.lt_s (local.get $y) (local.get $height))))))

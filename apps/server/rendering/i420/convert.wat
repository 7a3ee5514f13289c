;; RGBA to I420 (BT.709, limited range, chroma as the mean of each 2x2 block), eight pixels of two rows a turn.
;; plain.ts states the same arithmetic; the tests hold both to the same bytes.
;;
;; Coefficients are scaled by 2^15. A sum of products is rounded by adding half before the shift, so
;;   Y  = (Ry R + Gy G + By B + (16 << 15) + (1 << 14)) >> 15
;;   Cb = (Ru R' + Gu G' + Bu B' + (128 << 17) + (1 << 16)) >> 17   where R', G', B' are sums over four pixels
(module
  (memory (export "memory") 1 65536)

  ;; rgba: address of width * height * 4 bytes. luma, cb, cr: addresses of the planes.
  ;; width is even and at least 8; height is even.
  (func (export "convert")
    (param $rgba i32) (param $luma i32) (param $cb i32) (param $cr i32) (param $width i32) (param $height i32)
    (local $x i32) (local $y i32) (local $stride i32) (local $last i32)
    (local $top i32) (local $bottom i32) (local $chroma i32)
    (local $pixels v128)
    (local $topA v128) (local $topB v128) (local $topC v128) (local $topD v128)
    (local $lowA v128) (local $lowB v128) (local $lowC v128) (local $lowD v128)
    (local $first v128) (local $second v128)
    (local $lumaWeights v128) (local $cbWeights v128) (local $crWeights v128)
    (local $lumaBias v128) (local $chromaBias v128)

    (local.set $lumaWeights (v128.const i16x8 5983 20127 2032 0 5983 20127 2032 0))
    (local.set $cbWeights (v128.const i16x8 -3298 -11094 14392 0 -3298 -11094 14392 0))
    (local.set $crWeights (v128.const i16x8 14392 -13073 -1319 0 14392 -13073 -1319 0))
    (local.set $lumaBias (i32x4.splat (i32.const 540672)))
    (local.set $chromaBias (i32x4.splat (i32.const 16842752)))
    (local.set $stride (i32.shl (local.get $width) (i32.const 2)))
    (local.set $last (i32.sub (local.get $width) (i32.const 8)))

    (loop $rows
      (local.set $x (i32.const 0))
      (loop $columns
        (local.set $top
          (i32.add (local.get $rgba)
            (i32.add (i32.mul (local.get $y) (local.get $stride)) (i32.shl (local.get $x) (i32.const 2)))))
        (local.set $bottom (i32.add (local.get $top) (local.get $stride)))

        ;; Two pixels a vector, sixteen bits a channel.
        (local.set $pixels (v128.load (local.get $top)))
        (local.set $topA (i16x8.extend_low_i8x16_u (local.get $pixels)))
        (local.set $topB (i16x8.extend_high_i8x16_u (local.get $pixels)))
        (local.set $pixels (v128.load offset=16 (local.get $top)))
        (local.set $topC (i16x8.extend_low_i8x16_u (local.get $pixels)))
        (local.set $topD (i16x8.extend_high_i8x16_u (local.get $pixels)))
        (local.set $pixels (v128.load (local.get $bottom)))
        (local.set $lowA (i16x8.extend_low_i8x16_u (local.get $pixels)))
        (local.set $lowB (i16x8.extend_high_i8x16_u (local.get $pixels)))
        (local.set $pixels (v128.load offset=16 (local.get $bottom)))
        (local.set $lowC (i16x8.extend_low_i8x16_u (local.get $pixels)))
        (local.set $lowD (i16x8.extend_high_i8x16_u (local.get $pixels)))

        (local.set $top
          (i32.add (local.get $luma) (i32.add (i32.mul (local.get $y) (local.get $width)) (local.get $x))))
        (v128.store64_lane 0 (local.get $top)
          (call $luma8 (local.get $topA) (local.get $topB) (local.get $topC) (local.get $topD)
            (local.get $lumaWeights) (local.get $lumaBias)))
        (v128.store64_lane 0 (i32.add (local.get $top) (local.get $width))
          (call $luma8 (local.get $lowA) (local.get $lowB) (local.get $lowC) (local.get $lowD)
            (local.get $lumaWeights) (local.get $lumaBias)))

        ;; Sums of 2x2 blocks: columns first, then neighbours.
        (local.set $topA (i16x8.add (local.get $topA) (local.get $lowA)))
        (local.set $topB (i16x8.add (local.get $topB) (local.get $lowB)))
        (local.set $topC (i16x8.add (local.get $topC) (local.get $lowC)))
        (local.set $topD (i16x8.add (local.get $topD) (local.get $lowD)))
        (local.set $first
          (i16x8.add
            (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $topA) (local.get $topB))
            (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $topA) (local.get $topB))))
        (local.set $second
          (i16x8.add
            (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $topC) (local.get $topD))
            (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $topC) (local.get $topD))))

        (local.set $chroma
          (i32.add
            (i32.mul (i32.shr_u (local.get $y) (i32.const 1)) (i32.shr_u (local.get $width) (i32.const 1)))
            (i32.shr_u (local.get $x) (i32.const 1))))
        (v128.store32_lane 0 (i32.add (local.get $cb) (local.get $chroma))
          (call $chroma4 (local.get $first) (local.get $second) (local.get $cbWeights) (local.get $chromaBias)))
        (v128.store32_lane 0 (i32.add (local.get $cr) (local.get $chroma))
          (call $chroma4 (local.get $first) (local.get $second) (local.get $crWeights) (local.get $chromaBias)))

        ;; The last turn of a row ends at its edge and may write some pixels a second time.
        (if (i32.lt_s (local.get $x) (local.get $last))
          (then
            (local.set $x (i32.add (local.get $x) (i32.const 8)))
            (if (i32.gt_s (local.get $x) (local.get $last)) (then (local.set $x (local.get $last))))
            (br $columns))))

      (local.set $y (i32.add (local.get $y) (i32.const 2)))
      (br_if $rows (i32.lt_s (local.get $y) (local.get $height)))))

  ;; Luma of eight pixels, in the low eight bytes.
  (func $luma8
    (param $a v128) (param $b v128) (param $c v128) (param $d v128) (param $weights v128) (param $bias v128)
    (result v128)
    (i8x16.narrow_i16x8_u
      (i16x8.narrow_i32x4_s
        (i32x4.shr_s (call $weigh (local.get $a) (local.get $b) (local.get $weights) (local.get $bias)) (i32.const 15))
        (i32x4.shr_s (call $weigh (local.get $c) (local.get $d) (local.get $weights) (local.get $bias)) (i32.const 15)))
      (v128.const i64x2 0 0)))

  ;; One chroma plane's four samples, in the low four bytes.
  (func $chroma4
    (param $first v128) (param $second v128) (param $weights v128) (param $bias v128) (result v128)
    (i8x16.narrow_i16x8_u
      (i16x8.narrow_i32x4_s
        (i32x4.shr_s
          (call $weigh (local.get $first) (local.get $second) (local.get $weights) (local.get $bias))
          (i32.const 17))
        (v128.const i64x2 0 0))
      (v128.const i64x2 0 0)))

  ;; Four weighted sums from two vectors of two pixels each.
  (func $weigh (param $a v128) (param $b v128) (param $weights v128) (param $bias v128) (result v128)
    (local $low v128) (local $high v128)
    (local.set $low (i32x4.dot_i16x8_s (local.get $a) (local.get $weights)))
    (local.set $high (i32x4.dot_i16x8_s (local.get $b) (local.get $weights)))
    (i32x4.add (local.get $bias)
      (i32x4.add
        (i8x16.shuffle 0 1 2 3 8 9 10 11 16 17 18 19 24 25 26 27 (local.get $low) (local.get $high))
        (i8x16.shuffle 4 5 6 7 12 13 14 15 20 21 22 23 28 29 30 31 (local.get $low) (local.get $high))))))

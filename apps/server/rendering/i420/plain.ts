// The arithmetic of convert.wat in plain TypeScript: the fallback where WebAssembly SIMD is missing, and the reference
// that tests compare the fast code with. BT.709 weights are scaled by 2^15 and rounded to whole numbers. Each row of
// weights sums so that white becomes 235 and every gray has chroma 128.

const lumaBias = (16 << 15) + (1 << 14)
const chromaBias = (128 << 17) + (1 << 16)

/**
 * Converts RGBA pixels (in rows, alpha ignored) to I420, BT.709 limited range. Chroma is the mean of each 2×2 block,
 * rounded once. `target` takes `width * height * 3 / 2` bytes: luma, Cb, Cr. Both sides must be even.
 */
export function convertPlain(rgba: Uint8Array, width: number, height: number, target: Uint8Array): void {
  const chromaWidth = width / 2
  const cbStart = width * height
  const crStart = cbStart + cbStart / 4
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let red = 0
      let green = 0
      let blue = 0
      for (let corner = 0; corner < 4; corner++) {
        const pixel = (y + (corner >> 1)) * width + x + (corner & 1)
        const r = rgba[pixel * 4]!
        const g = rgba[pixel * 4 + 1]!
        const b = rgba[pixel * 4 + 2]!
        target[pixel] = (5983 * r + 20127 * g + 2032 * b + lumaBias) >> 15
        red += r
        green += g
        blue += b
      }
      const chroma = (y / 2) * chromaWidth + x / 2
      target[cbStart + chroma] = (-3298 * red - 11094 * green + 14392 * blue + chromaBias) >> 17
      target[crStart + chroma] = (14392 * red - 13073 * green - 1319 * blue + chromaBias) >> 17
    }
  }
}

export function countI420Bytes(width: number, height: number): number {
  return (width * height * 3) / 2
}

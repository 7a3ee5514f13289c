/** White noise in [-1, 1) from an integer state (xorshift): cheap enough to draw per sample. */
export interface Noise {
  next(): number
}

/** Starts a noise stream; any seed works, 0 included. */
export function createNoise(seed: number): Noise {
  let state = (seed ^ 0x9e3779b9) | 0 || 1
  return {
    next() {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      return state / 2147483648
    },
  }
}

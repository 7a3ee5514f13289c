import { createNoise } from './noise.ts'

/**
 * Adds the surface noise of a record to a block, in place: soft hiss with crackle, without rumble. `level` is 0 to 1.
 */
export function createVinyl(
  level: number,
  seed: number,
  sampleRate: number,
): (left: Float32Array, right: Float32Array, length: number) => void {
  const noise = createNoise(seed)
  const cracklesPerSecond = 9
  const chance = cracklesPerSecond / sampleRate
  const smoothing = 0.55
  let hissLeft = 0
  let hissRight = 0
  let crackle = 0
  let crackleSide = 0.5
  let crackleLow = 0
  return (left, right, length) => {
    for (let index = 0; index < length; index++) {
      const first = noise.next()
      const second = noise.next()
      hissLeft += smoothing * (first - hissLeft)
      hissRight += smoothing * (0.6 * second + 0.4 * first - hissRight)
      // The two samples also decide the crackle: they are independent enough, and it halves the cost.
      if ((first + 1) / 2 < chance) {
        crackle = (0.25 + 0.75 * Math.abs(second)) * 0.07
        crackleSide = (second + 1) / 2
      }
      crackleLow += 0.5 * (crackle * second - crackleLow)
      crackle *= 0.985
      left[index]! += level * (0.0016 * hissLeft + crackleLow * (1 - 0.6 * crackleSide))
      right[index]! += level * (0.0016 * hissRight + crackleLow * (0.4 + 0.6 * crackleSide))
    }
  }
}

import type { Random } from '@vivify/contract/random'

/** Smooth gradient noise with a fixed seed. One call costs about 20 ns. */
export interface Noise {
  /** Perlin gradient noise, about -1 to 1, zero on average; features are about one unit wide. */
  at(x: number, y: number): number
  /** Octaves of noise, each twice as fine and `gain` times as strong (default 0.5); about -1 to 1. */
  fbm(x: number, y: number, octaves: number, gain?: number): number
  /** Sharp crests: 0 in valleys to 1 on ridges (Musgrave's ridged multifractal). */
  ridged(x: number, y: number, octaves: number): number
  /** Round lumps like cumulus heads: 0 in creases to 1 on domes. */
  billow(x: number, y: number, octaves: number): number
}

const tableSize = 256
const tableMask = tableSize - 1
const octaveStep = 2.03

/** Makes noise from a random stream (Perlin 2002: quintic fade, gradients on a circle). */
export function createNoise(random: Random): Noise {
  const at = createGradientNoise(random)

  function fbm(x: number, y: number, octaves: number, gain = 0.5): number {
    let sum = 0
    let strength = 0.55
    for (let octave = 0; octave < octaves; octave++) {
      sum += at(x, y) * strength
      strength *= gain
      // Each octave is slightly rotated, so that the lattice directions never line up.
      const turned = (x * 0.8 - y * 0.6) * octaveStep + 17.3
      y = (x * 0.6 + y * 0.8) * octaveStep - 9.1
      x = turned
    }
    return sum
  }

  function ridged(x: number, y: number, octaves: number): number {
    let sum = 0
    let strength = 0.5
    let previous = 1
    for (let octave = 0; octave < octaves; octave++) {
      const crest = 1 - Math.min(1, Math.abs(at(x, y)) * 1.4)
      const sharp = crest * crest
      sum += sharp * strength * previous
      previous = sharp
      strength *= 0.5
      const turned = (x * 0.8 - y * 0.6) * octaveStep + 5.7
      y = (x * 0.6 + y * 0.8) * octaveStep + 3.9
      x = turned
    }
    return sum
  }

  function billow(x: number, y: number, octaves: number): number {
    let sum = 0
    let strength = 0.5
    for (let octave = 0; octave < octaves; octave++) {
      sum += Math.min(1, Math.abs(at(x, y)) * 1.5) * strength
      strength *= 0.5
      const turned = (x * 0.8 - y * 0.6) * octaveStep + 11.1
      y = (x * 0.6 + y * 0.8) * octaveStep - 7.7
      x = turned
    }
    return sum
  }

  return { at, fbm, ridged, billow }
}

function createGradientNoise(random: Random): (x: number, y: number) => number {
  const order = random.shuffle(Array.from({ length: tableSize }, (_, index) => index))
  const permutation = new Uint8Array(tableSize * 2)
  const gradientX = new Float32Array(tableSize)
  const gradientY = new Float32Array(tableSize)
  for (let index = 0; index < tableSize; index++) {
    permutation[index] = order[index]!
    permutation[index + tableSize] = order[index]!
    const angle = (index / tableSize) * Math.PI * 2
    gradientX[index] = Math.cos(angle) * 1.5
    gradientY[index] = Math.sin(angle) * 1.5
  }
  return (x, y) => {
    const floorX = Math.floor(x)
    const floorY = Math.floor(y)
    const dx = x - floorX
    const dy = y - floorY
    const cellX = floorX & tableMask
    const cellY = floorY & tableMask
    const left = permutation[cellX]!
    const right = permutation[cellX + 1]!
    const a = permutation[left + cellY]!
    const b = permutation[right + cellY]!
    const c = permutation[left + cellY + 1]!
    const d = permutation[right + cellY + 1]!
    const fadeX = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const fadeY = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const topLeft = gradientX[a]! * dx + gradientY[a]! * dy
    const topRight = gradientX[b]! * (dx - 1) + gradientY[b]! * dy
    const lowLeft = gradientX[c]! * dx + gradientY[c]! * (dy - 1)
    const lowRight = gradientX[d]! * (dx - 1) + gradientY[d]! * (dy - 1)
    const top = topLeft + (topRight - topLeft) * fadeX
    const low = lowLeft + (lowRight - lowLeft) * fadeX
    return top + (low - top) * fadeY
  }
}

// Reverb, tempo delay and chorus: stereo effects that work block by block.

/** Adds its effect of an input block to an output block. */
export interface SendEffect {
  process(
    inputLeft: Float32Array,
    inputRight: Float32Array,
    outputLeft: Float32Array,
    outputRight: Float32Array,
    length: number,
  ): void
}

const lineSize = 8192
const lineMask = lineSize - 1
/** Delays in samples at 48 kHz, mutually prime, 23 to 86 ms. */
const lineDelays = [1103, 1361, 1613, 1901, 2267, 2741, 3371, 4127]
const diffuserSize = 1024
const diffuserMask = diffuserSize - 1

/**
 * A feedback delay network of eight lines mixed by a Householder matrix (Jot and Chaigne, "Digital delay networks
 * for designing artificial reverberators", 1991), with two all-passes per side to thicken the attack.
 * `decaySeconds` is the time to -60 dB; `dampingHertz` is where the tail starts to lose its highs.
 */
export function createReverb(decaySeconds: number, dampingHertz: number, sampleRate: number): SendEffect {
  const lines = lineDelays.map(() => new Float32Array(lineSize))
  const [l0, l1, l2, l3, l4, l5, l6, l7] = lines as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const [d0, d1, d2, d3, d4, d5, d6, d7] = lineDelays as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const gains = Float64Array.from(lineDelays, (delay) => 10 ** ((-3 * delay) / (decaySeconds * sampleRate)))
  const damping = 1 - Math.exp((-2 * Math.PI * dampingHertz) / sampleRate)
  const memory = new Float64Array(8)
  const diffusers = [createDiffuser(227, 409), createDiffuser(241, 433)] as const
  let write = 0
  return {
    process(inputLeft, inputRight, outputLeft, outputRight, length) {
      const [diffuseLeft, diffuseRight] = diffusers
      for (let index = 0; index < length; index++) {
        const left = diffuseLeft(inputLeft[index]!)
        const right = diffuseRight(inputRight[index]!)
        const a = (memory[0]! += damping * (l0[(write - d0) & lineMask]! - memory[0]!)) * gains[0]!
        const b = (memory[1]! += damping * (l1[(write - d1) & lineMask]! - memory[1]!)) * gains[1]!
        const c = (memory[2]! += damping * (l2[(write - d2) & lineMask]! - memory[2]!)) * gains[2]!
        const d = (memory[3]! += damping * (l3[(write - d3) & lineMask]! - memory[3]!)) * gains[3]!
        const e = (memory[4]! += damping * (l4[(write - d4) & lineMask]! - memory[4]!)) * gains[4]!
        const f = (memory[5]! += damping * (l5[(write - d5) & lineMask]! - memory[5]!)) * gains[5]!
        const g = (memory[6]! += damping * (l6[(write - d6) & lineMask]! - memory[6]!)) * gains[6]!
        const h = (memory[7]! += damping * (l7[(write - d7) & lineMask]! - memory[7]!)) * gains[7]!
        const fold = (a + b + c + d + e + f + g + h) * 0.25
        l0[write] = left + a - fold
        l1[write] = right + b - fold
        l2[write] = left + c - fold
        l3[write] = right + d - fold
        l4[write] = e - fold - left
        l5[write] = f - fold - right
        l6[write] = left + g - fold
        l7[write] = right + h - fold
        write = (write + 1) & lineMask
        outputLeft[index]! += (a + c - e + g + 0.3 * (b - h)) * 0.5
        outputRight[index]! += (b + d - f + h + 0.3 * (a - g)) * 0.5
      }
    },
  }
}

function createDiffuser(firstDelay: number, secondDelay: number): (input: number) => number {
  const first = new Float32Array(diffuserSize)
  const second = new Float32Array(diffuserSize)
  let write = 0
  return (input) => {
    const firstDelayed = first[(write - firstDelay) & diffuserMask]!
    const firstInput = input + 0.6 * firstDelayed
    first[write] = firstInput
    const middle = firstDelayed - 0.6 * firstInput
    const secondDelayed = second[(write - secondDelay) & diffuserMask]!
    const secondInput = middle + 0.6 * secondDelayed
    second[write] = secondInput
    write = (write + 1) & diffuserMask
    return secondDelayed - 0.6 * secondInput
  }
}

/** A ping-pong delay of `delaySeconds` per side whose echoes get darker. */
export function createPingPong(delaySeconds: number, feedback: number, sampleRate: number): SendEffect {
  const size = Math.max(1, Math.round(delaySeconds * sampleRate))
  const left = new Float32Array(size)
  const right = new Float32Array(size)
  let position = 0
  let leftLow = 0
  let rightLow = 0
  return {
    process(inputLeft, inputRight, outputLeft, outputRight, length) {
      for (let index = 0; index < length; index++) {
        const leftEcho = left[position]!
        const rightEcho = right[position]!
        leftLow += 0.4 * (leftEcho - leftLow)
        rightLow += 0.4 * (rightEcho - rightLow)
        left[position] = 0.5 * (inputLeft[index]! + inputRight[index]!) + feedback * rightLow
        right[position] = feedback * leftLow
        position = position + 1 === size ? 0 : position + 1
        outputLeft[index]! += leftEcho
        outputRight[index]! += rightEcho
      }
    },
  }
}

const chorusSize = 2048
const chorusMask = chorusSize - 1

/** Adds a slowly moving copy to each side, in place. `depth` is 0 to 1. */
export function createChorus(
  depth: number,
  sampleRate: number,
): (left: Float32Array, right: Float32Array, length: number) => void {
  const leftLine = new Float32Array(chorusSize)
  const rightLine = new Float32Array(chorusSize)
  const center = 0.012 * sampleRate
  const sway = 0.0028 * sampleRate
  const turn = (2 * Math.PI * 0.55) / sampleRate
  // A rotating unit vector is the slow oscillator: sine for the left side, cosine for the right.
  const turnCosine = Math.cos(turn)
  const turnSine = Math.sin(turn)
  let sine = 0
  let cosine = 1
  let write = 0
  const read = (line: Float32Array, delay: number): number => {
    const position = write - delay
    const whole = Math.floor(position)
    const fraction = position - whole
    const here = line[whole & chorusMask]!
    return here + (line[(whole + 1) & chorusMask]! - here) * fraction
  }
  return (left, right, length) => {
    for (let index = 0; index < length; index++) {
      leftLine[write] = left[index]!
      rightLine[write] = right[index]!
      left[index]! += depth * 0.7 * read(leftLine, center + sway * sine)
      right[index]! += depth * 0.7 * read(rightLine, center + sway * cosine)
      const nextSine = sine * turnCosine + cosine * turnSine
      cosine = cosine * turnCosine - sine * turnSine
      sine = nextSine
      write = (write + 1) & chorusMask
    }
  }
}

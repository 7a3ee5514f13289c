// Power-of-two Fourier transforms. A plan holds the tables and the workspace of one size, so that transforming an audio
// frame allocates nothing.

/** Transforms of one size. Not re-entrant, because a plan owns its workspace. */
export interface FourierPlan {
  /** Length of the transforms, in samples; a power of two. */
  readonly size: number
  /** Complex forward transform in place (kernel e^-i); both arrays have `size` entries. */
  forward(real: Float64Array, imaginary: Float64Array): void
  /** Complex inverse transform in place, scaled by 1 / size, so that it undoes `forward`. */
  inverse(real: Float64Array, imaginary: Float64Array): void
  /**
   * Spectrum of `size` real samples: bins 0 to size / 2 are written to `real` and `imaginary`, which hold at
   * least size / 2 + 1 entries. `samples` may be shorter than `size`; the rest counts as zero.
   */
  forwardReal(samples: ArrayLike<number>, real: Float64Array, imaginary: Float64Array): void
  /** Squared magnitude of bins 0 to size / 2 of `size` real samples; writes to `power` when it is given. */
  powerSpectrum(samples: ArrayLike<number>, power?: Float64Array): Float64Array
}

/**
 * Makes the transforms of one size (iterative radix 2; real input goes through a complex transform of half the
 * size). Throws RangeError unless `size` is a power of two from 2 to 2^24.
 */
export function createFourierPlan(size: number): FourierPlan {
  if (!Number.isInteger(size) || size < 2 || size > 1 << 24 || (size & (size - 1)) !== 0) {
    throw new RangeError(`The size of a Fourier transform must be a power of two from 2 to 2^24, not ${size}`)
  }
  const half = size >> 1
  const tables = buildTables(size)
  const { cosines, sines } = tables
  const halfReal = new Float64Array(half)
  const halfImaginary = new Float64Array(half)
  const spectrumReal = new Float64Array(half + 1)
  const spectrumImaginary = new Float64Array(half + 1)

  function forwardReal(samples: ArrayLike<number>, real: Float64Array, imaginary: Float64Array): void {
    for (let index = 0; index < half; index++) {
      halfReal[index] = samples[2 * index] ?? 0
      halfImaginary[index] = samples[2 * index + 1] ?? 0
    }
    transform(halfReal, halfImaginary, half, tables)
    // Even and odd samples were transformed as one complex signal; this takes them apart again.
    for (let bin = 0; bin <= half; bin++) {
      const here = bin % half
      const mirror = (half - bin) % half
      const evenReal = 0.5 * (halfReal[here] + halfReal[mirror])
      const evenImaginary = 0.5 * (halfImaginary[here] - halfImaginary[mirror])
      const oddReal = 0.5 * (halfImaginary[here] + halfImaginary[mirror])
      const oddImaginary = -0.5 * (halfReal[here] - halfReal[mirror])
      const cosine = bin === half ? -1 : cosines[bin]
      const sine = bin === half ? 0 : sines[bin]
      real[bin] = evenReal + oddReal * cosine + oddImaginary * sine
      imaginary[bin] = evenImaginary + oddImaginary * cosine - oddReal * sine
    }
  }

  return {
    size,
    forward: (real, imaginary) => transform(real, imaginary, size, tables),
    inverse(real, imaginary) {
      transform(imaginary, real, size, tables)
      for (let index = 0; index < size; index++) {
        real[index] = real[index] / size
        imaginary[index] = imaginary[index] / size
      }
    },
    forwardReal,
    powerSpectrum(samples, power = new Float64Array(half + 1)) {
      forwardReal(samples, spectrumReal, spectrumImaginary)
      for (let bin = 0; bin <= half; bin++) {
        power[bin] = spectrumReal[bin] * spectrumReal[bin] + spectrumImaginary[bin] * spectrumImaginary[bin]
      }
      return power
    },
  }
}

/** A periodic Hann window of `size` samples, for frames that are analyzed by `powerSpectrum`. */
export function createHannWindow(size: number): Float64Array {
  return Float64Array.from({ length: size }, (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size))
}

interface Tables {
  readonly size: number
  readonly cosines: Float64Array
  readonly sines: Float64Array
}

function buildTables(size: number): Tables {
  const cosines = new Float64Array(size >> 1)
  const sines = new Float64Array(size >> 1)
  for (let index = 0; index < cosines.length; index++) {
    cosines[index] = Math.cos((2 * Math.PI * index) / size)
    sines[index] = Math.sin((2 * Math.PI * index) / size)
  }
  return { size, cosines, sines }
}

/** Complex transform in place of the first `length` entries; `length` is the size of the tables or half of it. */
function transform(real: Float64Array, imaginary: Float64Array, length: number, tables: Tables): void {
  const { size, cosines, sines } = tables
  permute(real, imaginary, length)
  for (let span = 1; span < length; span <<= 1) {
    const stride = size / (span << 1)
    for (let block = 0; block < length; block += span << 1) {
      for (let offset = 0, twiddle = 0; offset < span; offset++, twiddle += stride) {
        const low = block + offset
        const high = low + span
        const cosine = cosines[twiddle]
        const sine = sines[twiddle]
        const turnedReal = real[high] * cosine + imaginary[high] * sine
        const turnedImaginary = imaginary[high] * cosine - real[high] * sine
        real[high] = real[low] - turnedReal
        imaginary[high] = imaginary[low] - turnedImaginary
        real[low] = real[low] + turnedReal
        imaginary[low] = imaginary[low] + turnedImaginary
      }
    }
  }
}

/** Brings entries into bit-reversed order, as the in-place transform needs them. */
function permute(real: Float64Array, imaginary: Float64Array, length: number): void {
  for (let index = 1, reversed = 0; index < length; index++) {
    let bit = length >> 1
    while (reversed & bit) {
      reversed ^= bit
      bit >>= 1
    }
    reversed ^= bit
    if (index < reversed) {
      const keptReal = real[index]
      const keptImaginary = imaginary[index]
      real[index] = real[reversed]
      imaginary[index] = imaginary[reversed]
      real[reversed] = keptReal
      imaginary[reversed] = keptImaginary
    }
  }
}

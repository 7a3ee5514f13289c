// Reads the WAV files that Flite writes: mono, 16-bit, little-endian.

import { AppError } from '@vivify/contract/errors'

/** Decoded mono sound, samples in -1 to 1. */
export interface Sound {
  readonly pcm: Float32Array
  /** Samples per second. */
  readonly sampleRate: number
}

/** Decodes a mono 16-bit PCM WAV file. Throws AppError `generator_failed` on anything else. */
export function decodeWave(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sampleRate = 0
  for (let offset = 12; offset + 8 <= bytes.length;) {
    const name = String.fromCharCode(...bytes.subarray(offset, offset + 4))
    const length = view.getUint32(offset + 4, true)
    if (name === 'fmt ') {
      if (view.getUint16(offset + 10, true) !== 1 || view.getUint16(offset + 22, true) !== 16) break
      sampleRate = view.getUint32(offset + 12, true)
    } else if (name === 'data' && sampleRate > 0) {
      const samples = Math.min(length, bytes.length - offset - 8) >> 1
      const pcm = new Float32Array(samples)
      for (let index = 0; index < samples; index++) {
        pcm[index] = view.getInt16(offset + 8 + 2 * index, true) / 32768
      }
      return { pcm, sampleRate }
    }
    offset += 8 + length + (length & 1)
  }
  throw new AppError('generator_failed', 'The offline draft voice gave no readable sound.')
}

// Reads uncompressed sound, which all vendors can answer with, so that nothing has to be decoded near the keys.

/** Mono samples from -1 to 1. */
export interface Sound {
  pcm: Float32Array
  /** Samples per second. */
  sampleRate: number
}

/** 16-bit samples, low byte first, without a header. An odd last byte is left out. */
export function readPcm16(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from(
    { length: bytes.length >> 1 },
    (_, index) => view.getInt16(2 * index, true) / 32_768,
  )
}

export function isWave(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  return head.startsWith('RIFF') && head.endsWith('WAVE')
}

interface WaveFormat {
  coding: number
  channelCount: number
  sampleRate: number
  bits: number
}

const integers = 1
const floats = 3
/** The coding is in the extension of the format. */
const extensible = 0xfffe

/** Streams that don't know their length yet state one like this, and all that follows is sound. */
const unknownLength = 0x7fff0000

/**
 * Reads a WAV file with 16-bit or floating-point samples; its channels are mixed. Null for anything else, and for a file
 * that ends too early.
 */
export function readWave(bytes: Uint8Array): Sound | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const nameAt = (offset: number): string => String.fromCharCode(...bytes.subarray(offset, offset + 4))
  if (!isWave(bytes)) return null
  let format: WaveFormat | null = null
  for (let offset = 12; offset + 8 <= bytes.length;) {
    const length = view.getUint32(offset + 4, true)
    const start = offset + 8
    if (nameAt(offset) === 'fmt ' && length >= 16 && start + length <= bytes.length) {
      format = readFormat(view, start, length)
    }
    if (nameAt(offset) === 'data') {
      if (start + length > bytes.length && length < unknownLength) return null
      return format && readSamples(bytes.subarray(start, Math.min(bytes.length, start + length)), format)
    }
    offset = start + length + (length & 1)
  }
  return null
}

function readFormat(view: DataView, start: number, length: number): WaveFormat {
  const coding = view.getUint16(start, true)
  return {
    coding: coding === extensible && length >= 26 ? view.getUint16(start + 24, true) : coding,
    channelCount: view.getUint16(start + 2, true),
    sampleRate: view.getUint32(start + 4, true),
    bits: view.getUint16(start + 14, true),
  }
}

function readSamples(data: Uint8Array, { coding, channelCount, sampleRate, bits }: WaveFormat): Sound | null {
  const isRead = (coding === integers && bits === 16) || (coding === floats && bits === 32)
  if (!isRead || channelCount < 1 || channelCount > 8 || sampleRate < 8000 || sampleRate > 192_000)
    return null
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const width = bits / 8
  const sampleAt = (index: number): number =>
    bits === 16 ? view.getInt16(index * width, true) / 32_768 : view.getFloat32(index * width, true)
  const pcm = new Float32Array(Math.floor(data.length / (width * channelCount)))
  for (let frame = 0; frame < pcm.length; frame++) {
    let sum = 0
    for (let channel = 0; channel < channelCount; channel++) sum += sampleAt(frame * channelCount + channel)
    pcm[frame] = sum / channelCount
  }
  return { pcm, sampleRate }
}

// WAV files, which speech engines, users and encoders exchange. Reads integers and floats; writes 16-bit integers.

import { AppError } from '@vivify/contract/errors'

/** Decoded sound: one array per channel, all of one length, nominally from -1 to 1. */
export interface WavSound {
  readonly channels: Float32Array[]
  readonly sampleRate: number
}

interface WavFormat {
  readonly isFloat: boolean
  readonly channelCount: number
  readonly sampleRate: number
  readonly bytesPerSample: number
}

const headerBytes = 44
/** Sizes in a header whose length is not known yet; players and ffmpeg then read to the end of the stream. */
const unknownSize = 0xffffffff
const maxSampleRate = 384_000

/**
 * Reads a WAV file with one or two channels of 8, 16, 24 or 32 bit integers or 32 or 64 bit floats, plain or with an
 * extensible header. A data part that is truncated, or of unknown length, is read as far as it goes. Throws AppError
 * `asset_unreadable` when the bytes are not such a file.
 */
export function readWav(bytes: Uint8Array): WavSound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || readTag(view, 0) !== 'RIFF' || readTag(view, 8) !== 'WAVE') {
    throw refuse('it does not begin as a WAV file does')
  }
  let format: WavFormat | undefined
  for (let offset = 12; offset + 8 <= bytes.length;) {
    const tag = readTag(view, offset)
    const size = view.getUint32(offset + 4, true)
    const start = offset + 8
    if (tag === 'fmt ') format = readFormat(view, start, Math.min(size, bytes.length - start))
    if (tag === 'data') {
      if (!format) throw refuse('its format is missing')
      return {
        channels: decode(view, start, Math.min(size, bytes.length - start), format),
        sampleRate: format.sampleRate,
      }
    }
    offset = start + size + (size % 2)
  }
  throw refuse('it holds no sound')
}

/** Writes a whole 16-bit WAV file; samples beyond ±1 are clipped. */
export function writeWav(channels: readonly Float32Array[], sampleRate: number): Uint8Array {
  const frames = channels[0]?.length ?? 0
  const header = writeWavHeader({ sampleRate, channelCount: channels.length, frames })
  const samples = encodePcm16(channels, 0, frames)
  const bytes = new Uint8Array(header.length + samples.length)
  bytes.set(header)
  bytes.set(samples, header.length)
  return bytes
}

/**
 * Writes the 44 bytes before 16-bit samples. Without `frames`, or with more than 4 GB of them, the header says that
 * the length is unknown, as is usual for a stream.
 */
export function writeWavHeader(options: {
  sampleRate: number
  channelCount: number
  frames?: number
}): Uint8Array {
  const { sampleRate, channelCount, frames = Number.POSITIVE_INFINITY } = options
  const bytes = new Uint8Array(headerBytes)
  const view = new DataView(bytes.buffer)
  const dataBytes = frames * channelCount * 2
  const isKnown = dataBytes <= unknownSize - headerBytes
  writeTag(bytes, 0, 'RIFF')
  view.setUint32(4, isKnown ? dataBytes + headerBytes - 8 : unknownSize, true)
  writeTag(bytes, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channelCount, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channelCount * 2, true)
  view.setUint16(32, channelCount * 2, true)
  view.setUint16(34, 16, true)
  writeTag(bytes, 36, 'data')
  view.setUint32(40, isKnown ? dataBytes : unknownSize, true)
  return bytes
}

/** Interleaves frames `start` to `end` as 16-bit little-endian samples, for writing a long sound in blocks. */
export function encodePcm16(channels: readonly Float32Array[], start: number, end: number): Uint8Array {
  const count = channels.length
  const bytes = new Uint8Array((end - start) * count * 2)
  const view = new DataView(bytes.buffer)
  for (let channel = 0; channel < count; channel++) {
    const samples = channels[channel]
    for (let index = start, offset = channel * 2; index < end; index++, offset += count * 2) {
      const value = Math.max(-1, Math.min(1, samples[index]))
      view.setInt16(offset, Math.round(value * 32_767), true)
    }
  }
  return bytes
}

function readFormat(view: DataView, start: number, size: number): WavFormat {
  if (size < 16) throw refuse('its format is cut off')
  const code = view.getUint16(start, true)
  const isExtensible = code === 0xfffe && size >= 26
  const kind = isExtensible ? view.getUint16(start + 24, true) : code
  const channelCount = view.getUint16(start + 2, true)
  const sampleRate = view.getUint32(start + 4, true)
  const bits = view.getUint16(start + 14, true)
  if (channelCount !== 1 && channelCount !== 2)
    throw refuse(`it has ${channelCount} channels, not one or two`)
  if (sampleRate === 0 || sampleRate > maxSampleRate) throw refuse(`its sample rate is ${sampleRate}`)
  const isInteger = kind === 1 && [8, 16, 24, 32].includes(bits)
  const isFloat = kind === 3 && [32, 64].includes(bits)
  if (!isInteger && !isFloat) throw refuse(`its encoding (${kind}, ${bits} bit) is not plain sound`)
  return { isFloat, channelCount, sampleRate, bytesPerSample: bits / 8 }
}

function decode(view: DataView, start: number, size: number, format: WavFormat): Float32Array[] {
  const { channelCount, bytesPerSample } = format
  const frames = Math.floor(size / (channelCount * bytesPerSample))
  const read = chooseReader(view, format)
  return Array.from({ length: channelCount }, (_, channel) => {
    const samples = new Float32Array(frames)
    let offset = start + channel * bytesPerSample
    for (let index = 0; index < frames; index++, offset += channelCount * bytesPerSample) {
      samples[index] = read(offset)
    }
    return samples
  })
}

function chooseReader(view: DataView, { isFloat, bytesPerSample }: WavFormat): (offset: number) => number {
  if (isFloat) {
    return bytesPerSample === 4
      ? (offset) => keepFinite(view.getFloat32(offset, true))
      : (offset) => keepFinite(view.getFloat64(offset, true))
  }
  switch (bytesPerSample) {
    case 1:
      // Only 8-bit WAV is unsigned.
      return (offset) => (view.getUint8(offset) - 128) / 128
    case 2:
      return (offset) => view.getInt16(offset, true) / 32_768
    case 3:
      return (offset) => (view.getUint16(offset, true) + view.getInt8(offset + 2) * 65_536) / 8_388_608
    default:
      return (offset) => view.getInt32(offset, true) / 2_147_483_648
  }
}

function keepFinite(value: number): number {
  return Number.isFinite(value) ? value : 0
}

function readTag(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)))
}

function writeTag(bytes: Uint8Array, offset: number, tag: string): void {
  for (let index = 0; index < tag.length; index++) bytes[offset + index] = tag.charCodeAt(index)
}

function refuse(reason: string): AppError {
  return new AppError('asset_unreadable', `The WAV file cannot be read: ${reason}. Choose another file.`)
}

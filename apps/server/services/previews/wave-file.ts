// Reads cached samples as a 16-bit WAV file, converted while it is read. Any part can be read, without a second copy on
// disk.

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { encodePcm16, writeWavHeader } from '@vivify/timeline/sound/wav'
import type { ByteRange } from '../../providers/storage/port.ts'

/** A file of raw 32-bit floats in machine byte order, interleaved. */
export interface SampleFile {
  file: string
  sampleRate: number
  channelCount: number
}

export interface WaveFile {
  sizeBytes: number
  /** Reads the whole file or a part. */
  read(range?: ByteRange): Readable
}

const headerBytes = 44
const floatBytes = 4
const sampleBytes = 2

/** Opens samples as a WAV file; null when the file is gone. */
export async function openWaveFile({ file, sampleRate, channelCount }: SampleFile): Promise<WaveFile | null> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return null
  const frames = Math.floor(found.size / (floatBytes * channelCount))
  const sizeBytes = headerBytes + frames * channelCount * sampleBytes
  const header = writeWavHeader({ sampleRate, channelCount, frames })
  return {
    sizeBytes,
    read: (range = { start: 0, end: sizeBytes - 1 }) => Readable.from(readPart(file, header, range)),
  }
}

async function* readPart(file: string, header: Uint8Array, range: ByteRange): AsyncGenerator<Uint8Array> {
  if (range.start < headerBytes) yield header.slice(range.start, range.end + 1)
  if (range.end < headerBytes) return
  const first = Math.max(range.start, headerBytes) - headerBytes
  const last = range.end - headerBytes
  const firstSample = Math.floor(first / sampleBytes)
  const lastSample = Math.floor(last / sampleBytes)
  let skip = first - firstSample * sampleBytes
  let left = last - first + 1
  for await (const samples of readSamples(file, firstSample, lastSample)) {
    const bytes = encodePcm16([samples], 0, samples.length).subarray(skip, skip + left)
    skip = 0
    left -= bytes.length
    if (bytes.length > 0) yield bytes
  }
}

/** Reads samples `first` to `last`, both included, in blocks. */
async function* readSamples(file: string, first: number, last: number): AsyncGenerator<Float32Array> {
  let rest: Buffer = Buffer.alloc(0)
  const bytes = createReadStream(file, { start: first * floatBytes, end: (last + 1) * floatBytes - 1 })
  for await (const chunk of bytes) {
    const all = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer])
    const whole = all.length - (all.length % floatBytes)
    // Copied, because a float view needs an offset that is a multiple of four.
    yield new Float32Array(new Uint8Array(all.subarray(0, whole)).buffer)
    rest = all.subarray(whole)
  }
}

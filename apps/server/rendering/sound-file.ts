// A video's sound as a file of raw samples: interleaved stereo, 32-bit floats, little endian, 48 000 Hz.

import { createReadStream } from 'node:fs'
import { AppError } from '@vivify/contract/errors'
import type { SoundSource } from './segments/segment.ts'

const frameBytes = 8
const chunkBytes = 1 << 18

/**
 * The sound in a file that may still be in progress: `file` resolves to its path when it is complete. Reading throws
 * AppError `asset_unreadable` when the file is missing or incomplete.
 */
export function createFileSound(key: string, file: Promise<string>): SoundSource {
  return { key, sampleRate: 48_000, channelCount: 2, open: async () => readSamples(await file) }
}

async function* readSamples(path: string): AsyncGenerator<Float32Array> {
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
      const bytes = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer])
      const wholeBytes = bytes.length - (bytes.length % frameBytes)
      // Copied, because a float view needs an offset that is a multiple of four.
      if (wholeBytes > 0) yield new Float32Array(new Uint8Array(bytes.subarray(0, wholeBytes)).buffer)
      rest = bytes.subarray(wholeBytes)
    }
  } catch (cause) {
    throw new AppError('asset_unreadable', 'The sound of the video could not be read. Try again.', { cause })
  }
  if (rest.length > 0)
    throw new AppError('asset_unreadable', 'The sound of the video is incomplete. Try again.')
}

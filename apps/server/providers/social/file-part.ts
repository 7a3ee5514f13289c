import { ReadableStream } from 'node:stream/web'
import type { SocialFile } from './port.ts'

/** A part of a file, which is read while it is sent. */
export interface FilePart {
  file: Pick<SocialFile, 'read'>
  start: number
  /** Exclusive. */
  end: number
}

const pieceBytes = 1_048_576

/** Reads a megabyte at a time, so that a whole video is never in memory. */
export function streamPart({ file, start, end }: FilePart): ReadableStream<Uint8Array> {
  let position = start
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const bytes = await file.read(position, Math.min(position + pieceBytes, end))
      if (bytes.length === 0) throw new Error('The file is shorter than it was said to be.')
      position += bytes.length
      controller.enqueue(bytes)
      if (position >= end) controller.close()
    },
  })
}

// Writes MP4s through mediabunny, so that the same packets give the same bytes.

import type { FileHandle } from 'node:fs/promises'
import type { StreamTargetChunk } from 'mediabunny'
import { AppError } from '@vivify/contract/errors'
import { describeEncodeFailure } from '../encoder/errors.ts'
import { clearMp4Times } from './clear-mp4-times.ts'

/**
 * Writes at positions and repeats until every byte is written: on a nearly full disk a write may end early without an
 * error.
 */
export function writeInto(file: FileHandle): WritableStream<StreamTargetChunk> {
  return new WritableStream({
    write: ({ data, position }) => writeAll(file, data, position),
  })
}

async function writeAll(file: FileHandle, data: Uint8Array, position: number): Promise<void> {
  let done = 0
  while (done < data.byteLength) {
    const { bytesWritten } = await file.write(data, done, data.byteLength - done, position + done)
    done += bytesWritten
  }
}

/** Writes the index that mediabunny made, without the time at which it was made. */
export async function writeWithoutTimes(
  file: FileHandle,
  { data, position }: { data: Uint8Array; position: number },
): Promise<void> {
  clearMp4Times(data)
  await writeAll(file, data, position)
}

/** An AppError for what writing an MP4 threw: `disk_full`, `output_unwritable` or `render_failed`. */
export function describeJoinFailure(error: unknown, path: string): AppError {
  if (AppError.isInstance(error)) return error
  const fallback = new AppError('render_failed', 'The finished parts could not be joined. Try again.')
  return describeEncodeFailure(String(error), { fallback, cause: error, path })
}

// Where files of people are kept: a folder of the server, or a bucket that many servers share.

import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  sizeBytes: number
  sha256: string
}

export interface Storage {
  /**
   * Keeps a stream under a key; a key is written whole or not at all. Throws AppError `too_large` with the
   * sentence when it is longer than `maxBytes`, `disk_full` or `output_unwritable`, and passes on what the stream throws.
   */
  write(key: string, content: Readable, options: { maxBytes: number; sentence: string }): Promise<StoredFile>
  /** Keeps a file of this machine under a key; the file may be moved or copied. */
  take(key: string, file: string): Promise<StoredFile>
  /**
   * The bytes of a key, or a part of them. Throws AppError `not_found`, and `internal` for a file that has not the length
   * that it should have.
   */
  read(key: string, options?: { range?: ByteRange | undefined; sizeBytes?: number }): Promise<Readable>
  /** A path on this machine with the key's content, for programs that need one. Throws AppError `not_found`. */
  openFile(key: string): Promise<string>
  /** Forgets a key; one that is not there is no error. */
  remove(key: string): Promise<void>
}

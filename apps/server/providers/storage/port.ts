// Where files of people are kept: a folder of the server, or a bucket that many servers share. Nobody asks where in it a
// file is. Each implementation passes the same suite (suite.ts).

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

/** A file of this machine with the content of a key, until it is disposed of. It is only read. */
export interface BorrowedFile extends AsyncDisposable {
  readonly path: string
}

export interface ListedFile {
  key: string
  /** Since 1970. */
  writtenMs: number
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
  /**
   * Lends the content of a key as a file, for programs that need one. Whoever borrows the same key meanwhile gets the same
   * file, and it stays until all have given it back. Throws AppError `not_found`.
   */
  borrow(key: string): Promise<BorrowedFile>
  /** Forgets a key; one that is not there is no error. */
  remove(key: string): Promise<void>
  /** All keys. */
  list(): AsyncIterable<ListedFile>
  /** Removes what was begun to be written before a moment and was never finished. Returns how many. */
  removeUnfinished(beforeMs: number): Promise<number>
}

/** Borrows several files, to be given back together. Throws as `borrow` does, and then keeps none. */
export async function borrowAll(
  storage: Storage,
  keys: readonly string[],
): Promise<{ paths: string[] } & AsyncDisposable> {
  await using lent = new AsyncDisposableStack()
  const outcomes = await Promise.allSettled(keys.map((key) => storage.borrow(key)))
  const paths: string[] = []
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') paths.push(lent.use(outcome.value).path)
  }
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  const kept = lent.move()
  return { paths, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

// Stores people's files: in a folder of the server, or in a bucket that many servers share. Callers never ask where a
// file is. Each implementation passes the same suite (suite.ts).

import type { Readable } from 'node:stream'

/** Bytes from `start` to `end`, both inclusive. */
export interface ByteRange {
  start: number
  end: number
}

export interface StoredFile {
  sizeBytes: number
  sha256: string
}

/** A local, read-only file with the content of a key. Disposing of it gives it back. */
export interface BorrowedFile extends AsyncDisposable {
  readonly path: string
}

export interface ListedFile {
  key: string
  /** Milliseconds since 1970. */
  writtenMs: number
}

export interface Storage {
  /**
   * Stores a stream under a key, completely or not at all. Throws AppError `too_large` with `sentence` when it is
   * longer than `maxBytes`, `disk_full` or `output_unwritable`, and passes on errors of the stream.
   */
  write(key: string, content: Readable, options: { maxBytes: number; sentence: string }): Promise<StoredFile>
  /** Stores a local file under a key; the file may be moved or copied. */
  take(key: string, file: string): Promise<StoredFile>
  /**
   * The bytes of a key, or a range of them. Throws AppError `not_found`, and `internal` for a file whose length is not
   * `sizeBytes`.
   */
  read(key: string, options?: { range?: ByteRange | undefined; sizeBytes?: number }): Promise<Readable>
  /**
   * Lends the content of a key as a local file, for programs that need one. Concurrent borrowers of a key share one
   * file, which stays until all have given it back. Throws AppError `not_found`.
   */
  borrow(key: string): Promise<BorrowedFile>
  /** Removes a key; a missing one is not an error. */
  remove(key: string): Promise<void>
  /** All keys. */
  list(): AsyncIterable<ListedFile>
  /** Removes unfinished files whose writing began before the given time. Returns how many. */
  removeUnfinished(beforeMs: number): Promise<number>
}

/** Borrows several files, to be given back together. Throws like `borrow`, and then holds none. */
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

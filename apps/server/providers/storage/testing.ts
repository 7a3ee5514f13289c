// Storage without a folder, like an object store: files are bytes under keys. A borrower gets a copy, which is removed
// when given back.

import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { AppError } from '@vivify/contract/errors'
import type { BorrowedFile, Storage, StoredFile } from './port.ts'

export interface MemoryStorage extends Storage {
  /** The number of files on loan. */
  readonly lent: number
  readonly keys: readonly string[]
}

interface Copy {
  file: Promise<string>
  borrowers: number
}

export function createMemoryStorage(): MemoryStorage {
  const objects = new Map<string, { bytes: Buffer; writtenMs: number }>()
  const copies = new Map<string, Copy>()
  const find = (key: string): Buffer => {
    const object = objects.get(key)
    if (!object) throw new AppError('not_found', 'This file is gone.')
    return object.bytes
  }
  const keep = (key: string, bytes: Buffer): StoredFile => {
    objects.set(key, { bytes, writtenMs: Date.now() })
    return { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
  return {
    get lent() {
      return copies.size
    },
    get keys() {
      return [...objects.keys()]
    },
    async write(key, content, { maxBytes, sentence }) {
      const bytes = await buffer(content)
      if (bytes.length > maxBytes) throw new AppError('too_large', sentence)
      return keep(key, bytes)
    },
    async take(key, file) {
      return keep(key, await readFile(file))
    },
    async read(key, { range, sizeBytes } = {}) {
      const bytes = find(key)
      if (sizeBytes !== undefined && bytes.length !== sizeBytes) {
        throw new AppError('internal', 'This file is damaged on the server. Make or upload it again.')
      }
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])
    },
    async borrow(key) {
      const bytes = find(key)
      const copy = copies.get(key) ?? { file: writeCopy(key, bytes), borrowers: 0 }
      copies.set(key, copy)
      copy.borrowers++
      return lend(await copy.file, async () => {
        if (--copy.borrowers > 0) return
        copies.delete(key)
        await rm(path.dirname(await copy.file), { recursive: true })
      })
    },
    async remove(key) {
      objects.delete(key)
    },
    async *list() {
      for (const [key, { writtenMs }] of objects) yield { key, writtenMs }
    },
    // A key is set only once its stream has ended.
    removeUnfinished: async () => 0,
  }
}

function lend(file: string, giveBack: () => Promise<void>): BorrowedFile {
  let isBack = false
  return {
    path: file,
    async [Symbol.asyncDispose]() {
      if (isBack) return
      isBack = true
      await giveBack()
    },
  }
}

/** Writes to a folder whose name does not contain the key, with the key's extension. */
async function writeCopy(key: string, bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-copy-'))
  const file = path.join(folder, `${randomUUID()}${path.extname(key)}`)
  await writeFile(file, bytes)
  return file
}

import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, copyFile, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@vivify/contract/errors'
import { describeDiskFailure } from '../../lib/disk-failure.ts'
import type { Storage, StoredFile } from './port.ts'

const damagedSentence = 'This file is damaged on the server. Make or upload it again.'
const unfinishedEnding = '.partial'
const keyPattern = /^[\w-]+(?:\/[\w.-]+)+$/

/** Stores files in a folder. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key) || key.includes('..')) throw new AppError('internal', 'This is no storage key.')
    return path.join(folder, ...key.split('/'))
  }
  return {
    write: async (key, content, { maxBytes, sentence }) =>
      keepWhole(folder, pathOf(key), async (temporary) => {
        const meter = createMeter(maxBytes, sentence)
        await pipeline(content, meter.stream, createWriteStream(temporary))
        return meter.result()
      }),
    take: async (key, source) =>
      keepWhole(folder, pathOf(key), async (temporary) => {
        const meter = createMeter(Infinity, '')
        await pipeline(createReadStream(source), meter.stream, async (chunks) => {
          // Read only to measure it; the file itself is moved.
          for await (const _chunk of chunks) continue
        })
        await rename(source, temporary).catch(() => copyFile(source, temporary))
        return meter.result()
      }),
    async read(key, { range, sizeBytes } = {}) {
      const file = await openWhole(pathOf(key), sizeBytes)
      return file.createReadStream(range ? { start: range.start, end: range.end } : {})
    },
    async borrow(key) {
      const file = pathOf(key)
      await access(file).catch((cause: unknown) => {
        throw new AppError('not_found', 'This file was deleted.', { cause })
      })
      // The file is lent in place, so there is nothing to remove.
      return { path: file, [Symbol.asyncDispose]: async () => {} }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async *list() {
      for await (const { file, writtenMs } of listFiles(folder)) {
        if (file.endsWith(unfinishedEnding)) continue
        yield { key: path.relative(folder, file).split(path.sep).join('/'), writtenMs }
      }
    },
    async removeUnfinished(beforeMs) {
      let count = 0
      for await (const { file, writtenMs } of listFiles(folder)) {
        if (!file.endsWith(unfinishedEnding) || writtenMs >= beforeMs) continue
        await rm(file, { force: true })
        count++
      }
      return count
    },
  }
}

/** Lets `make` write a temporary file beside the final place, and moves it there when it is complete. */
async function keepWhole(
  folder: string,
  file: string,
  make: (temporary: string) => Promise<StoredFile>,
): Promise<StoredFile> {
  const temporary = `${file}.${randomUUID()}${unfinishedEnding}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    const stored = await make(temporary)
    await rename(temporary, file)
    return stored
  } catch (error) {
    await rm(temporary, { force: true })
    throw describeDiskFailure(error, folder)
  }
}

async function* listFiles(folder: string): AsyncGenerator<{ file: string; writtenMs: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const facts = await stat(file).catch(() => null)
    if (facts) yield { file, writtenMs: facts.mtimeMs }
  }
}

async function openWhole(name: string, sizeBytes: number | undefined): Promise<FileHandle> {
  const file = await open(name).catch((cause: unknown) => {
    throw new AppError('not_found', 'This file is gone.', { cause })
  })
  const { size } = await file.stat()
  if (sizeBytes === undefined || size === sizeBytes) return file
  await file.close()
  throw new AppError('internal', damagedSentence, { details: { sizeBytes, foundBytes: size } })
}

function createMeter(maxBytes: number, sentence: string): { stream: Transform; result: () => StoredFile } {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length
      if (sizeBytes > maxBytes) {
        done(new AppError('too_large', sentence))
        return
      }
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ sizeBytes, sha256: hash.digest('hex') }) }
}

import { createWriteStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { once } from 'node:events'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'

const chunkBytes = 256 * 1024
const megabyte = 1_000_000
/** Others are compressed already. */
const texts: readonly string[] = ['.md', '.html', '.txt']
/** The same files make the same ZIP. */
const fileDate = new Date(2026, 0, 1)

/**
 * Packs all files of a folder, piece by piece, so that it takes little memory. Throws AppError `too_large` when the ZIP
 * would be larger than `maxBytes`.
 */
export async function packFolder({
  folder,
  output,
  maxBytes,
}: {
  folder: string
  output: string
  maxBytes: number
}): Promise<void> {
  const half = `${output}.part`
  const target = createWriteStream(half)
  let written = 0
  let failure: Error | null = null
  target.on('error', (error) => (failure = error))
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else {
      written += chunk.length
      target.write(chunk)
    }
  })
  try {
    for (const name of await listFiles(folder)) {
      const isText = texts.includes(path.extname(name))
      const entry = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
      entry.mtime = fileDate
      zip.add(entry)
      for await (const { chunk, isLast } of readChunks(path.join(folder, name))) {
        entry.push(chunk, isLast)
        if (failure) throw failure
        if (written > maxBytes) {
          throw new AppError('too_large', messages.articleExports.tooLarge(Math.round(maxBytes / megabyte)))
        }
        if (target.writableNeedDrain) await once(target, 'drain')
      }
    }
    zip.end()
    target.end()
    await once(target, 'close')
    if (failure) throw failure
    await rename(half, output)
  } finally {
    target.destroy()
    await rm(half, { force: true })
  }
}

/** Paths with `/`, in order. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}

async function* readChunks(file: string): AsyncGenerator<{ chunk: Uint8Array; isLast: boolean }> {
  await using handle = await open(file)
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(chunkBytes), 0, chunkBytes, position)
    position += bytesRead
    const isLast = bytesRead < chunkBytes
    yield { chunk: buffer.subarray(0, bytesRead), isLast }
    if (isLast) return
  }
}

// Reads the clips that scenes show. Hashing and opening a long clip takes seconds, so the facts of a file are cached
// while its size, times and position on the disk stay the same.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@vivify/contract/errors'
import { z } from 'zod'
import { contentHash, openContentCache } from '../../../lib/content-cache.ts'
import { callByName } from '../../../lib/file-name.ts'
import { writeWholeFile } from '../../../lib/whole-file.ts'
import type { ClipFacts } from '../../../rendering/video/clip-facts.ts'

const keptSchema = z.object({
  key: z.string(),
  width: z.number(),
  height: z.number(),
  durationSeconds: z.number(),
})
type Kept = z.infer<typeof keptSchema>

/** A clip that a scene shows. `key` is the hash of its content; the size is in square pixels, upright. */
export interface ClipAssignment extends Kept {
  file: string
  /** The person's name for the file. */
  name: string
}

/** Reads clips somewhere else, for instance in another process. */
export interface ClipReader {
  readClip(clip: ClipFile, signal?: AbortSignal): Promise<ClipFacts>
}

export interface ClipFile {
  file: string
  name: string
}

export interface DescribeOptions {
  signal?: AbortSignal | undefined
  /** Folder for cached facts of unchanged files. Default: every file is read. */
  dataFolder?: string | undefined
  /** Reads files from strangers in separate processes. Default: reads the file in this process. */
  reader?: ClipReader | undefined
}

/** Change this when the same file would get other facts. */
const factsVersion = 1

/**
 * Describes a clip; with `dataFolder`, caches the facts. Throws AppError that uses `name` for the file
 * (`asset_missing`, `asset_unreadable`), and the signal's reason.
 */
export async function describeClip(
  { file, name }: ClipFile,
  { signal, dataFolder, reader }: DescribeOptions = {},
): Promise<ClipAssignment> {
  try {
    const keptFile = dataFolder === undefined ? null : await placeFacts(file, dataFolder)
    const kept = keptFile && (await keptFile.read())
    if (kept) return { file, name, ...kept }
    const facts = await (reader ? reader.readClip({ file, name }, signal) : readHere(file))
    const found = { key: await hashFile(file, signal), ...facts }
    await keptFile?.write(found)
    return { file, name, ...found }
  } catch (error) {
    signal?.throwIfAborted()
    throw callByName(error, file, name)
  }
}

async function readHere(file: string): Promise<ClipFacts> {
  // Loaded here, because it loads the decoder, which unchanged clips don't need.
  const { readClipFacts } = await import('../../../rendering/video/clip-facts.ts')
  return readClipFacts(file)
}

/**
 * The cache entry for a file in its current state; null when the file can't be examined, because reading it then
 * reports the error.
 */
async function placeFacts(file: string, dataFolder: string) {
  const found = await stat(file).catch(() => null)
  if (!found) return null
  const cache = await openContentCache(path.join(dataFolder, 'cache', 'clips'))
  const { size, mtimeMs, ctimeMs, ino, dev } = found
  const name = `${contentHash(['clip', factsVersion, file, size, mtimeMs, ctimeMs, ino, dev])}.json`
  return {
    async read(): Promise<Kept | null> {
      const bytes = await cache.read(name)
      try {
        return bytes && keptSchema.parse(JSON.parse(bytes.toString('utf8')))
      } catch {
        return null
      }
    },
    write: (facts: Kept) => writeWholeFile(cache.pathOf(name), JSON.stringify(facts)),
  }
}

async function hashFile(file: string, signal: AbortSignal | undefined): Promise<string> {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), hash, { signal })
  } catch (cause) {
    const sentence = `Can't read the clip ${path.basename(file)}. Check that you may read it.`
    throw new AppError('asset_unreadable', sentence, { cause, details: { file } })
  }
  return hash.digest('hex')
}

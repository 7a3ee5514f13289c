// Reads the clips that scenes show. Hashing a long clip and opening it takes seconds, so what was read of a file is kept
// for as long as its size, times and place on the disk stay the same.

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

/** A clip that a scene shows: the hash of its content, square pixels, upright. */
export interface ClipAssignment extends Kept {
  file: string
  /** As the person's file is called. */
  name: string
}

/** Reads clips somewhere else than here. */
export interface ClipReader {
  readClip(clip: ClipFile, signal?: AbortSignal): Promise<ClipFacts>
}

export interface ClipFile {
  file: string
  name: string
}

export interface DescribeOptions {
  signal?: AbortSignal | undefined
  /** What was read of unchanged files is kept under it. Default: all are read. */
  dataFolder?: string | undefined
  /** Reads files of strangers, in processes of their own. Default: the file is read here. */
  reader?: ClipReader | undefined
}

/** Changes when the same file would be described otherwise. */
const factsVersion = 1

/**
 * Describes a clip; under `dataFolder` what was read is kept. Throws AppError naming the file as `name` (`asset_missing`,
 * `asset_unreadable`), and the signal's reason.
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
  // Loaded here: it brings the decoder, which unchanged clips don't need.
  const { readClipFacts } = await import('../../../rendering/video/clip-facts.ts')
  return readClipFacts(file)
}

/** Where the facts of a file as it is now are kept; null when it can't be looked at, which reading it will tell. */
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

// Downloads one file, and goes on where an earlier attempt stopped. A file gets its name only after its checksum was
// compared.

import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@vivify/contract/errors'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import { describeDiskFailure } from '../../../lib/disk-failure.ts'
import { hashFile, namePart } from './folder.ts'
import type { VoiceFile } from './files.ts'

export interface DownloadOptions {
  folder: string
  signal: AbortSignal
  /** Delay before the download goes on after a broken connection. Default: 2000. */
  retryDelayMs?: number
  /** The connection counts as broken after this long without a byte. Default: 30,000. */
  quietMs?: number
}

/** Attempts in a row that bring nothing new. */
const maxIdleAttempts = 4
const retryableStatuses: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])

/** The connection broke, or the source is busy: the next attempt goes on from the bytes that are here. */
class Broken extends Error {}

/**
 * Makes sure that a file is in the folder. Throws AppError `provider_failed` when the source can't be reached, has no
 * such file or another one, `disk_full`, `output_unwritable`, and the signal's reason.
 */
export async function downloadFile(file: VoiceFile, options: DownloadOptions): Promise<void> {
  const { folder, signal, retryDelayMs = 2000 } = options
  const target = path.join(folder, file.name)
  if ((await sizeOf(target)) === file.bytes && (await hashFile(target, signal)) === file.sha256) return
  const part = namePart(folder, file)
  try {
    await mkdir(path.dirname(target), { recursive: true })
    for (let idle = 0; ;) {
      const before = await sizeOf(part)
      if (before === file.bytes) break
      try {
        await fetchRest(file, part, before > file.bytes ? 0 : before, options)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof Broken)) throw error
        idle = (await sizeOf(part)) > before ? 0 : idle + 1
        if (idle >= maxIdleAttempts) throw unreachable(file, error)
        await wait(retryDelayMs, undefined, { signal })
      }
    }
    if ((await hashFile(part, signal)) !== file.sha256) {
      await rm(part, { force: true })
      throw new AppError('provider_failed', words.wrongChecksum(path.basename(file.name), hostOf(file)))
    }
    await rename(part, target)
  } catch (error) {
    signal.throwIfAborted()
    throw AppError.isInstance(error) ? error : describeDiskFailure(error, folder)
  }
}

/** Appends what is missing. Throws `Broken` when the connection ends early. */
async function fetchRest(
  file: VoiceFile,
  part: string,
  from: number,
  { signal, quietMs = 30_000 }: DownloadOptions,
): Promise<void> {
  const quiet = new AbortController()
  const timer = setTimeout(() => quiet.abort(), quietMs)
  const stop = AbortSignal.any([signal, quiet.signal])
  try {
    const headers = { 'user-agent': 'Vivify', ...(from > 0 ? { range: `bytes=${from}-` } : {}) }
    const response = await fetch(file.url, { headers, signal: stop }).catch((cause: unknown) => {
      throw new Broken('no answer', { cause })
    })
    const start = findStart(file, response, from)
    if (start === null) {
      // The source refuses the range: what is here is of no use to it.
      await response.body?.cancel()
      await rm(part, { force: true })
      throw new Broken('the range was refused')
    }
    let bytes = start
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        timer.refresh()
        bytes += chunk.length
        if (bytes > file.bytes) done(new AppError('provider_failed', words.wrongFile(hostOf(file))))
        else done(null, chunk)
      },
    })
    const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
    body.on('error', () => {})
    const output = createWriteStream(part, { flags: start === 0 ? 'w' : 'a' })
    await pipeline(body, count, output, { signal: stop }).catch((cause: unknown) => {
      throw isOfDisk(cause) || AppError.isInstance(cause) ? cause : new Broken('cut off', { cause })
    })
    if (bytes < file.bytes) throw new Broken('ended early')
  } finally {
    clearTimeout(timer)
  }
}

/** The place in the file at which the answer begins; null when the range is refused. Throws for any other file. */
function findStart(file: VoiceFile, { status, headers }: Response, from: number): number | null {
  if (retryableStatuses.has(status)) throw new Broken(`status ${status}`)
  if (status === 416) return null
  if (status !== 200 && status !== 206) {
    throw new AppError('provider_failed', words.refused(hostOf(file), status), { details: { status } })
  }
  if (/^text\/html/i.test(headers.get('content-type') ?? '')) {
    throw new AppError('provider_failed', words.wrongFile(hostOf(file)))
  }
  if (status === 200) return 0
  const start = Number(/^bytes (\d{1,15})-/.exec(headers.get('content-range') ?? '')?.[1])
  return start === from ? from : null
}

function isOfDisk(error: unknown): boolean {
  return (
    error instanceof Error &&
    'syscall' in error &&
    ['write', 'open', 'rename'].includes(String(error.syscall))
  )
}

function unreachable(file: VoiceFile, cause: unknown): AppError {
  return new AppError('provider_failed', words.unreachable(hostOf(file)), { cause })
}

function hostOf({ url }: VoiceFile): string {
  return new URL(url).host
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  )
}

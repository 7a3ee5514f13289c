// YouTube's resumable upload: one session for one video. A probe says how much of the file arrived, and after the last
// byte which video it became, so an upload that was cut off is never made twice.

import { platformNames } from '@vivify/contract/platforms'
import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import { freshStep, requireFact, requireOwnAddress, type AccountCaller } from '../call-account.ts'
import type { FoundAgain, PublishRun, SocialFile, StepResult } from '../port.ts'
import { callYoutube } from './api.ts'

/** A multiple of 256 KB, as all parts but the last must be. */
const partBytes = 8 * 1_048_576
const partTimeoutMs = 600_000
/** Google keeps a session for a week; a day less, so that it does not end in the middle. */
const keptMs = 6 * 86_400_000

interface NewVideo {
  file: SocialFile
  /** The video resource of the API. */
  metadata: unknown
}

/** How far an upload has come: the bytes that arrived, or the video. */
type Progress = { status: 'incomplete'; receivedBytes: number } | { status: 'complete'; id: string }

/** A session that Google has forgotten is replaced, as often as this list is long. */
const sessionNames = ['session', 'second session', 'third session'] as const

/**
 * Uploads a video with its metadata. Returns its id. Once all but the last part has arrived, the session is settled:
 * only it may finish, or a second one could make the same video again.
 */
export async function uploadVideo(run: PublishRun, caller: AccountCaller, video: NewVideo): Promise<string> {
  const settled = await run.step('upload', async () => ({ url: await sendAllButEnd(run, caller, video) }))
  const upload = new ResumableUpload(caller, video.file, requireFact(settled, 'url'))
  const result = await run.commit(
    'video',
    async () => ({ id: await upload.finish() }),
    () => findVideo(upload),
  )
  return requireFact(result, 'id')
}

/** Returns the address of the session that received the file. Nothing is published by it. */
async function sendAllButEnd(run: PublishRun, caller: AccountCaller, video: NewVideo): Promise<string> {
  const endBytes = Math.floor((video.file.sizeBytes - 1) / partBytes) * partBytes
  for (const name of sessionNames) {
    const session = await freshStep(run, name, () => openSession(run, caller, video))
    const url = requireFact(session.result, 'url')
    try {
      if (endBytes > 0) await new ResumableUpload(caller, video.file, url).sendUntil(endBytes)
      return url
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
  throw new ProviderError({ vendor: platformNames.youtube, failure: 'not_found' })
}

async function openSession(run: PublishRun, caller: AccountCaller, { file, metadata }: NewVideo) {
  const { headers } = await callYoutube(caller, {
    url: '/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status',
    headers: {
      'x-upload-content-length': String(file.sizeBytes),
      'x-upload-content-type': file.mimeType,
    },
    json: metadata,
    answer: z.unknown(),
  })
  const url = headers.get('location') ?? ''
  requireOwnAddress('youtube', url, { settings: caller.settings, domain: 'googleapis.com' })
  return { url, expiresMs: String(run.now() + keptMs) }
}

async function findVideo(upload: ResumableUpload): Promise<FoundAgain<StepResult>> {
  try {
    const progress = await upload.probe()
    if (progress.status === 'incomplete') return { outcome: 'absent' }
    return { outcome: 'done', result: { id: progress.id } }
  } catch (error) {
    // A session that is gone says nothing about its video.
    if (isGone(error)) return { outcome: 'unclear' }
    throw error
  }
}

function isGone(error: unknown): boolean {
  return ProviderError.isInstance(error) && (error.status === 404 || error.status === 410)
}

class ResumableUpload {
  readonly #caller: AccountCaller
  readonly #file: SocialFile
  readonly #url: string

  constructor(caller: AccountCaller, file: SocialFile, url: string) {
    this.#caller = caller
    this.#file = file
    this.#url = url
  }

  probe(): Promise<Progress> {
    return this.#put(`bytes */${this.#file.sizeBytes}`, new Uint8Array())
  }

  /** Sends parts until `endBytes` have arrived, and nothing beyond, from where the upload stopped. */
  async sendUntil(endBytes: number): Promise<void> {
    let progress = await this.probe()
    while (progress.status === 'incomplete' && progress.receivedBytes < endBytes) {
      progress = await this.#sendPart(progress.receivedBytes, endBytes)
    }
  }

  /** Sends what is missing. Returns the video's id. */
  async finish(): Promise<string> {
    let progress = await this.probe()
    while (progress.status === 'incomplete') {
      progress = await this.#sendPart(progress.receivedBytes, this.#file.sizeBytes)
    }
    return progress.id
  }

  /** Throws ProviderError `bad_answer` when nothing of a part arrives, because the upload would never end. */
  async #sendPart(start: number, endBytes: number): Promise<Progress> {
    const { sizeBytes } = this.#file
    const end = Math.min(start + partBytes, endBytes)
    const progress = await this.#put(
      `bytes ${start}-${end - 1}/${sizeBytes}`,
      await this.#file.read(start, end),
    )
    if (progress.status === 'incomplete' && progress.receivedBytes <= start) {
      throw new ProviderError({ vendor: platformNames.youtube, failure: 'bad_answer' })
    }
    return progress
  }

  async #put(range: string, bytes: Uint8Array): Promise<Progress> {
    const { status, headers, body } = await callYoutube(this.#caller, {
      method: 'PUT',
      url: this.#url,
      headers: { 'content-range': range, 'content-type': this.#file.mimeType },
      body: bytes,
      accepts: [308],
      answer: z.object({ id: z.string().optional() }).nullable(),
      timeoutMs: partTimeoutMs,
    })
    if (status === 308) return { status: 'incomplete', receivedBytes: readReceived(headers.get('range')) }
    if (body?.id === undefined) {
      throw new ProviderError({ vendor: platformNames.youtube, failure: 'bad_answer' })
    }
    return { status: 'complete', id: body.id }
  }
}

/** `bytes=0-99` for 100 bytes; no header when nothing arrived. */
function readReceived(range: string | null): number {
  const last = /^bytes=0-(\d{1,15})$/.exec(range ?? '')?.[1]
  return last === undefined ? 0 : Number(last) + 1
}

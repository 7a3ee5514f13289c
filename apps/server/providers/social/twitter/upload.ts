import { platformNames } from '@vivify/contract/platforms'
import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import { callAccount, freshStep, requireFact, type AccountCaller } from '../call-account.ts'
import type { PublishRun, SocialFile } from '../port.ts'

/** X takes at most 5 MB in one part. */
const partBytes = 4 * 1_048_576
const partTimeoutMs = 300_000
/** X keeps an upload for a day; an hour less, so that it does not end under a post. */
const keptMs = 23 * 3_600_000

const categories = { image: 'tweet_image', gif: 'tweet_gif', video: 'tweet_video' } as const

const uploadSchema = z.object({
  data: z.object({
    id: z.string(),
    processing_info: z
      .object({
        state: z.enum(['pending', 'in_progress', 'failed', 'succeeded']),
        check_after_secs: z.number().min(0).max(3600).default(5),
      })
      .optional(),
  }),
})

interface Upload {
  /** Beginning of the names of its steps. */
  name: string
  file: SocialFile
}

/** Uploads a file and waits until X has processed it. Returns the id that a post names it by. */
export async function uploadMedia(run: PublishRun, caller: AccountCaller, upload: Upload): Promise<string> {
  const { file } = upload
  const isPicture = file.kind === 'image'
  const { name, result } = await freshStep(run, upload.name, async () => {
    const id = isPicture ? await sendWhole(caller, file) : await initialize(caller, file)
    return { id, expiresMs: String(run.now() + keptMs) }
  })
  const id = requireFact(result, 'id')
  if (!isPicture) {
    await sendParts(run, caller, { name, file, id })
    const { state } = await run.step(`${name} finalize`, () => finalize(caller, id))
    if (state !== 'succeeded') await run.step(`${name} ready`, () => waitUntilReady(run, caller, id))
  }
  if (file.altText !== '' && file.kind !== 'video') {
    await run.step(`${name} description`, () => describe(caller, { id, text: file.altText }))
  }
  return id
}

async function sendWhole(caller: AccountCaller, file: SocialFile): Promise<string> {
  const body = new FormData()
  body.append('media_category', categories[file.kind])
  body.append('media_type', file.mimeType)
  body.append('media', new Blob([Buffer.from(await file.read(0, file.sizeBytes))]), 'picture')
  const url = '/2/media/upload'
  const answer = await callAccount('twitter', caller, {
    url,
    body,
    answer: uploadSchema,
    timeoutMs: partTimeoutMs,
  })
  return answer.body.data.id
}

async function initialize(caller: AccountCaller, file: SocialFile): Promise<string> {
  const { body } = await callAccount('twitter', caller, {
    url: '/2/media/upload/initialize',
    json: {
      media_type: file.mimeType,
      total_bytes: file.sizeBytes,
      media_category: categories[file.kind],
    },
    answer: uploadSchema,
  })
  return body.data.id
}

/** A part that is sent twice replaces itself. */
async function sendParts(
  run: PublishRun,
  caller: AccountCaller,
  { name, file, id }: Upload & { id: string },
): Promise<void> {
  for (let index = 0; index * partBytes < file.sizeBytes; index++) {
    await run.step(`${name} part ${index}`, async () => {
      const start = index * partBytes
      const bytes = await file.read(start, Math.min(start + partBytes, file.sizeBytes))
      const body = new FormData()
      body.append('segment_index', String(index))
      body.append('media', new Blob([Buffer.from(bytes)]), 'part')
      const url = `/2/media/upload/${id}/append`
      await callAccount('twitter', caller, { url, body, answer: z.unknown(), timeoutMs: partTimeoutMs })
      return {}
    })
  }
}

async function finalize(caller: AccountCaller, id: string): Promise<{ state: string }> {
  try {
    const url = `/2/media/upload/${id}/finalize`
    const { body } = await callAccount('twitter', caller, { url, answer: uploadSchema })
    return { state: body.data.processing_info?.state ?? 'succeeded' }
  } catch (error) {
    // An upload that was finalized before, when the answer was lost, is refused; its status then says that it is known.
    if (!ProviderError.isInstance(error) || error.failure !== 'bad_request') throw error
    return { state: (await readStatus(caller, id))?.state ?? 'succeeded' }
  }
}

async function readStatus(caller: AccountCaller, id: string) {
  const query = new URLSearchParams({ command: 'STATUS', media_id: id })
  const url = `/2/media/upload?${query}`
  const { body } = await callAccount('twitter', caller, { method: 'GET', url, answer: uploadSchema })
  return body.data.processing_info
}

async function waitUntilReady(
  run: PublishRun,
  caller: AccountCaller,
  id: string,
): Promise<Record<string, string>> {
  const processing = await readStatus(caller, id)
  if (processing?.state === 'failed') {
    const reason = 'The file could not be processed.'
    throw new ProviderError({ vendor: platformNames.twitter, failure: 'unprocessable', reason })
  }
  if (processing && processing.state !== 'succeeded') {
    run.askAgain(processing.check_after_secs * 1000, 'Twitter is processing the file.')
  }
  return {}
}

async function describe(
  caller: AccountCaller,
  { id, text }: { id: string; text: string },
): Promise<Record<string, string>> {
  const json = { id, metadata: { alt_text: { text } } }
  await callAccount('twitter', caller, { url: '/2/media/metadata', json, answer: z.unknown() })
  return {}
}

import { platformNames } from '@vivify/contract/platforms'
import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import { freshStep, requireFact, requireOwnAddress, type AccountCaller } from '../call-account.ts'
import type { PublishRun, SocialFile } from '../port.ts'
import { callLinkedin, encodeUrn } from './api.ts'

const uploadTimeoutMs = 300_000
/** Between two questions whether a video is ready. */
const askAfterMs = 10_000
/** The largest file has 500 MB in parts of 4 MB; bounds for a strange answer, because a part is held in memory. */
const maxParts = 1000
const maxPartBytes = 16 * 1_048_576

interface Upload {
  /** Beginning of the names of its steps. */
  name: string
  file: SocialFile
}

/** Uploads a file, and waits until a video is processed. Returns the name by which a post shows it. */
export function uploadMedia(run: PublishRun, caller: AccountCaller, upload: Upload): Promise<string> {
  return upload.file.kind === 'video' ? uploadVideo(run, caller, upload) : uploadPicture(run, caller, upload)
}

const pictureSchema = z.object({ value: z.object({ uploadUrl: z.string(), image: z.string() }) })

/** Both calls are one step: a picture that was begun and not sent is never shown, so it is simply begun again. */
async function uploadPicture(
  run: PublishRun,
  caller: AccountCaller,
  { name, file }: Upload,
): Promise<string> {
  const result = await run.step(name, async () => {
    const { body } = await callLinkedin(caller, {
      url: '/rest/images?action=initializeUpload',
      json: { initializeUploadRequest: { owner: run.access.accountId } },
      answer: pictureSchema,
    })
    await callLinkedin(caller, {
      method: 'PUT',
      url: ownAddress(caller, body.value.uploadUrl),
      headers: { 'content-type': file.mimeType },
      body: await file.read(0, file.sizeBytes),
      answer: z.unknown(),
      timeoutMs: uploadTimeoutMs,
    })
    return { urn: body.value.image }
  })
  return requireFact(result, 'urn')
}

const partSchema = z
  .object({
    uploadUrl: z.string(),
    firstByte: z.number().int().min(0),
    lastByte: z.number().int().min(0),
  })
  .refine(({ firstByte, lastByte }) => lastByte >= firstByte && lastByte - firstByte < maxPartBytes)
const partsSchema = z.array(partSchema).min(1).max(maxParts)

const videoSchema = z.object({
  value: z.object({
    video: z.string(),
    uploadToken: z.string().default(''),
    uploadUrlsExpireAt: z.number(),
    uploadInstructions: partsSchema,
  }),
})

async function uploadVideo(run: PublishRun, caller: AccountCaller, { name, file }: Upload): Promise<string> {
  const session = await freshStep(run, name, async () => {
    const owner = run.access.accountId
    const { body } = await callLinkedin(caller, {
      url: '/rest/videos?action=initializeUpload',
      json: {
        initializeUploadRequest: {
          owner,
          fileSizeBytes: file.sizeBytes,
          uploadCaptions: false,
          uploadThumbnail: false,
        },
      },
      answer: videoSchema,
    })
    const { video, uploadToken, uploadUrlsExpireAt, uploadInstructions } = body.value
    const expiresMs = String(uploadUrlsExpireAt)
    return { urn: video, uploadToken, expiresMs, parts: JSON.stringify(uploadInstructions) }
  })
  const urn = requireFact(session.result, 'urn')
  const parts = partsSchema.parse(JSON.parse(requireFact(session.result, 'parts')))
  const uploadedPartIds: string[] = []
  for (const [index, part] of parts.entries()) {
    const partName = `${session.name} part ${index}`
    const result = await run.step(partName, async () => ({ etag: await sendPart(caller, file, part) }))
    uploadedPartIds.push(requireFact(result, 'etag'))
  }
  const uploadToken = requireFact(session.result, 'uploadToken')
  await run.step(`${session.name} finalize`, () =>
    finalize(caller, { video: urn, uploadToken, uploadedPartIds }),
  )
  await run.step(`${session.name} ready`, () => waitUntilReady(run, caller, urn))
  return urn
}

async function sendPart(
  caller: AccountCaller,
  file: SocialFile,
  { uploadUrl, firstByte, lastByte }: z.output<typeof partSchema>,
): Promise<string> {
  const { headers } = await callLinkedin(caller, {
    method: 'PUT',
    url: ownAddress(caller, uploadUrl),
    headers: { 'content-type': 'application/octet-stream' },
    body: await file.read(firstByte, lastByte + 1),
    answer: z.unknown(),
    timeoutMs: uploadTimeoutMs,
  })
  const etag = headers.get('etag')?.replace(/^"|"$/g, '')
  if (!etag) throw new ProviderError({ vendor: platformNames.linkedin, failure: 'bad_answer' })
  return etag
}

async function finalize(
  caller: AccountCaller,
  request: { video: string; uploadToken: string; uploadedPartIds: readonly string[] },
): Promise<Record<string, string>> {
  try {
    await callLinkedin(caller, {
      url: '/rest/videos?action=finalizeUpload',
      json: { finalizeUploadRequest: request },
      answer: z.unknown(),
    })
  } catch (error) {
    // A video that was finalized before, when the answer was lost, is refused; its status then says that it is known.
    if (!ProviderError.isInstance(error) || error.failure !== 'bad_request') throw error
    if ((await readStatus(caller, request.video)) === 'WAITING_UPLOAD') throw error
  }
  return {}
}

async function readStatus(caller: AccountCaller, urn: string): Promise<string> {
  const { body } = await callLinkedin(caller, {
    method: 'GET',
    url: `/rest/videos/${encodeUrn(urn)}`,
    answer: z.object({ status: z.string() }),
  })
  return body.status
}

async function waitUntilReady(
  run: PublishRun,
  caller: AccountCaller,
  urn: string,
): Promise<Record<string, string>> {
  const status = await readStatus(caller, urn)
  if (status === 'PROCESSING_FAILED') {
    const reason = 'The video could not be processed.'
    throw new ProviderError({ vendor: platformNames.linkedin, failure: 'unprocessable', reason })
  }
  if (status !== 'AVAILABLE') run.askAgain(askAfterMs, 'LinkedIn is processing the video.')
  return {}
}

function ownAddress({ settings }: AccountCaller, url: string): string {
  return requireOwnAddress('linkedin', url, { settings, domain: 'linkedin.com' })
}

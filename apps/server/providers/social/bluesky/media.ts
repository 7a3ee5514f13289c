// Pictures are uploaded as blobs. A video goes through Bluesky's video service, which makes the streams that players load;
// where there is none, the video's own bytes become the blob.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { z } from 'zod'
import { ProviderError } from '../../provider-error.ts'
import { isOutcomeUnknown } from '../call-platform.ts'
import type { PlatformSettings, PublishRun, SocialFile, StepResult } from '../port.ts'
import { callXrpc, platform, XrpcError, type XrpcCaller } from './xrpc.ts'

/** A reference to uploaded bytes, passed on as the server wrote it. */
const blobSchema = z.looseObject({ ref: z.looseObject({ $link: z.string() }), mimeType: z.string() })

const askEveryMs = 5000
const maxProcessingMs = 3_600_000
/** Long enough for a large video on a slow line. */
const uploadTimeoutMs = 900_000
const serviceTokenSeconds = 1800

/**
 * Uploads the files of a post and returns what the post embeds. A server forgets blobs that no post shows after a while,
 * so `round` names another set of steps, which uploads them again.
 */
export async function embedFiles(
  run: PublishRun,
  settings: PlatformSettings,
  round: string,
): Promise<unknown> {
  const [first] = run.files
  if (!first) return null
  if (first.kind === 'video') {
    const video = await uploadVideo(run, settings, { file: first, round })
    const alt = first.altText === '' ? {} : { alt: first.altText }
    return { $type: 'app.bsky.embed.video', video, ...alt, ...describeRatio(first) }
  }
  const images = []
  for (const [index, file] of run.files.entries()) {
    const result = await run.step(`media ${index + 1}${round}`, () => uploadBlob(run, file))
    images.push({ image: readBlob(result), alt: file.altText, ...describeRatio(file) })
  }
  return { $type: 'app.bsky.embed.images', images }
}

function describeRatio({ width, height }: SocialFile) {
  return width === null || height === null ? {} : { aspectRatio: { width, height } }
}

function readBlob(result: StepResult): unknown {
  return JSON.parse(result['blob'] ?? 'null')
}

function keepBlob(blob: z.output<typeof blobSchema>): StepResult {
  return { blob: JSON.stringify(blob) }
}

async function uploadBlob(run: PublishRun, file: SocialFile): Promise<StepResult> {
  const { blob } = await callXrpc(run, {
    method: 'POST',
    name: 'com.atproto.repo.uploadBlob',
    contentType: file.mimeType,
    body: { file, start: 0, end: file.sizeBytes },
    answer: z.object({ blob: blobSchema }),
    timeoutMs: uploadTimeoutMs,
  })
  return keepBlob(blob)
}

const jobSchema = z.object({
  jobId: z.string(),
  state: z.string().catch(''),
  blob: blobSchema.optional(),
})
/** The lexicon wraps the job, the service answers an upload without the wrapping. */
const jobAnswerSchema = z.union([
  z.object({ jobStatus: jobSchema }).transform((body) => body.jobStatus),
  jobSchema,
])

async function uploadVideo(
  run: PublishRun,
  settings: PlatformSettings,
  { file, round }: { file: SocialFile; round: string },
): Promise<unknown> {
  const uploaded = await run.step(`video${round}`, async () => {
    const job = settings.baseUrl === '' ? null : await startProcessing(run, settings, file)
    return job ?? (await uploadBlob(run, file))
  })
  if (uploaded['blob'] !== undefined) return readBlob(uploaded)
  const processed = await run.step(`video ready${round}`, () => askForVideo(run, settings, uploaded))
  return readBlob(processed)
}

/** Returns null when there is no video service for this account. */
async function startProcessing(
  run: PublishRun,
  settings: PlatformSettings,
  file: SocialFile,
): Promise<StepResult | null> {
  const token = await askForServiceToken(run)
  if (token === null) return null
  const service: XrpcCaller = { ...run, access: { server: settings.baseUrl, token } }
  try {
    const { jobId } = await callXrpc(service, {
      method: 'POST',
      name: 'app.bsky.video.uploadVideo',
      query: { did: run.access.accountId, name: `${run.key}.mp4` },
      contentType: file.mimeType,
      body: { file, start: 0, end: file.sizeBytes },
      answer: jobAnswerSchema,
      // Uploaded before: the answer names that job.
      accepts: [409],
      timeoutMs: uploadTimeoutMs,
    })
    return { jobId, uploadedMs: String(run.now()) }
  } catch (error) {
    const isClosed =
      ProviderError.isInstance(error) && ['unauthorized', 'forbidden', 'not_found'].includes(error.failure)
    if (isClosed || isMissing(error)) return null
    throw error
  }
}

/** The service uploads the processed video to the account's server, for which it needs a token of that server. */
async function askForServiceToken(run: PublishRun): Promise<string | null> {
  const { host } = new URL(run.access.facts['pds'] ?? run.access.server)
  try {
    const { token } = await callXrpc(run, {
      name: 'com.atproto.server.getServiceAuth',
      query: {
        aud: `did:web:${encodeURIComponent(host)}`,
        lxm: 'com.atproto.repo.uploadBlob',
        exp: String(Math.floor(run.now() / 1000) + serviceTokenSeconds),
      },
      answer: z.object({ token: z.string().min(1) }),
    })
    return token
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The method is unknown there, or nothing answers at that address. */
function isMissing(error: unknown): boolean {
  if (!ProviderError.isInstance(error)) return false
  const isUnreached = error.failure === 'connection' && !isOutcomeUnknown(error)
  return isUnreached || error.status === 404 || error.status === 501
}

async function askForVideo(
  run: PublishRun,
  settings: PlatformSettings,
  { jobId = '', uploadedMs }: StepResult,
): Promise<StepResult> {
  const service: XrpcCaller = { ...run, access: { server: settings.baseUrl, token: '' } }
  const job = await callXrpc(service, {
    name: 'app.bsky.video.getJobStatus',
    query: { jobId },
    answer: jobAnswerSchema,
  })
  if (job.blob) return keepBlob(job.blob)
  const isLate = run.now() - Number(uploadedMs) > maxProcessingMs
  if (isLate || job.state === 'JOB_STATE_FAILED') {
    throw new AppError('bad_input', messages.publishing.notProcessed(platform))
  }
  return run.askAgain(askEveryMs, messages.publishing.processing(platform))
}

/** Whether the server has forgotten blobs that were uploaded for a post. */
export function hasLostBlobs(error: unknown): boolean {
  return XrpcError.isNamed(error, 'BlobNotFound')
}

import { z } from 'zod'
import type { VideoVendorConfig } from '../../config.ts'
import { callVendor } from '../call-vendor.ts'
import { ProviderError } from '../provider-error.ts'
import { callJson } from './call-json.ts'
import { describeVideoModel, startCall, vendorCall, type VideoCallOptions } from './describe-engine.ts'
import type { Shot, ShotRequest, VideoEngine, VideoOperation, VideoProgress } from './port.ts'

const id = 'kling-4.0'
const name = 'Kling 4.0'
const usual = { baseUrl: 'https://queue.fal.run', model: 'kling/v4/text-to-video' }
const shortestSeconds = 3
const longestSeconds = 30

/** Kling 4.0 through fal's queue, https://fal.ai/docs/api-reference/inference-api. */
export function createKling(config: VideoVendorConfig, calls: VideoCallOptions): VideoEngine {
  const { apiKey, baseUrl = usual.baseUrl, model = usual.model } = config
  const headers = { authorization: `Key ${apiKey ?? ''}` }
  const ask = (method: 'GET' | 'PUT', url: string, signal: AbortSignal): Promise<unknown> =>
    callVendor(vendorCall(name, calls, signal), (tried) => callJson(name, { method, url, headers }, tried))

  return {
    id,
    name,
    status: () => describeVideoModel({ id, name, model, hasKey: apiKey !== undefined }, calls),
    planShot: (request) => planShot(model, request),
    async start(shot, signal) {
      const url = `${baseUrl}/${shot.model.split('/').map(encodeURIComponent).join('/')}`
      const call = { method: 'POST', url, headers, body: describeBody(shot) } as const
      const answer = await callVendor(startCall(name, calls, signal), (tried) => callJson(name, call, tried))
      return readStarted(answer, new URL(baseUrl).origin)
    },
    async check(operation, signal) {
      const { statusUrl, responseUrl } = requireUrls(operation, baseUrl)
      const { status, error } = parse(statusSchema, await ask('GET', statusUrl, signal))
      if (status === 'IN_QUEUE' || status === 'IN_PROGRESS') return { status: 'running' }
      if (status !== 'COMPLETED' || error) return failed(error ?? `The request ended as ${status}.`)
      return readResult(() => ask('GET', responseUrl, signal))
    },
    async cancel(operation, signal) {
      await ask('PUT', requireUrls(operation, baseUrl).cancelUrl, signal).catch((error: unknown) => {
        // It came too late, or the request is gone: both leave nothing to cancel.
        const isOver = ProviderError.isInstance(error) && ['bad_request', 'not_found'].includes(error.failure)
        if (!isOver) throw error
      })
    },
  }
}

function planShot(model: string, { prompt, format, resolution, seconds }: ShotRequest): Shot {
  return {
    model,
    prompt,
    aspectRatio: format,
    resolution: resolution > 720 ? '1080p' : '720p',
    seconds: Math.min(longestSeconds, Math.max(shortestSeconds, Math.ceil(seconds))),
    seed: null,
  }
}

function describeBody({ prompt, aspectRatio, resolution, seconds }: Shot): unknown {
  return { prompt, aspect_ratio: aspectRatio, resolution, duration: seconds }
}

const startedSchema = z.object({
  request_id: z.string().min(1),
  status_url: z.url(),
  response_url: z.url(),
  cancel_url: z.url(),
})
const statusSchema = z.object({ status: z.string(), error: z.string().nullish() })
const resultSchema = z.object({ video: z.object({ url: z.url() }) })
const urlsSchema = z.object({ statusUrl: z.url(), responseUrl: z.url(), cancelUrl: z.url() })

/** fal says that its addresses are not to be put together; they get the key, so they must be its own. */
function readStarted(answer: unknown, origin: string): VideoOperation {
  const started = parse(startedSchema, answer)
  return requireOrigin(
    {
      requestId: started.request_id,
      statusUrl: started.status_url,
      responseUrl: started.response_url,
      cancelUrl: started.cancel_url,
    },
    origin,
  )
}

function requireUrls(operation: VideoOperation, baseUrl: string): z.infer<typeof urlsSchema> {
  return requireOrigin(parse(urlsSchema, operation), new URL(baseUrl).origin)
}

function requireOrigin<Urls extends VideoOperation>(operation: Urls, origin: string): Urls {
  const urls = [operation['statusUrl'], operation['responseUrl'], operation['cancelUrl']]
  if (urls.every((url) => URL.parse(url ?? '')?.origin === origin)) return operation
  throw new ProviderError({ provider: name, failure: 'bad_answer' })
}

/** The queue answers for the result what the model answered: its refusals are the end of the shot. */
async function readResult(ask: () => Promise<unknown>): Promise<VideoProgress> {
  try {
    return { status: 'completed', url: parse(resultSchema, await ask()).video.url, headers: {} }
  } catch (error) {
    if (ProviderError.isInstance(error) && !error.isRetryable) return { status: 'failed', error }
    throw error
  }
}

function failed(reason: string): VideoProgress {
  // A reason may be as long as a log.
  const short = reason.slice(0, 200)
  return {
    status: 'failed',
    error: new ProviderError({ provider: name, failure: 'server_error', reason: short }),
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new ProviderError({ provider: name, failure: 'bad_answer' })
}

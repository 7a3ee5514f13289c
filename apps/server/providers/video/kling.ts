import { z } from 'zod'
import { callJson, parseAnswer } from '../call-json.ts'
import { callVendor } from '../call-vendor.ts'
import { ProviderError } from '../provider-error.ts'
import type { Connection } from '../vendor.ts'
import {
  describeVideoModel,
  filmKey,
  startCall,
  vendorCall,
  type VideoTools,
  type VideoVendor,
} from './describe-engine.ts'
import type { Shot, ShotRequest, VideoEngine, VideoOperation, VideoProgress } from './port.ts'

const id = 'kling-4.0'
const name = 'Kling 4.0'
const shortestSeconds = 3
const longestSeconds = 30

/** Kling 4.0 through fal's queue, https://fal.ai/docs/api-reference/inference-api. */
export const kling: VideoVendor = {
  kind: 'video',
  id,
  name,
  account: 'fal',
  usedFor: 'Kling',
  settings: {
    apiKey: filmKey('FAL_API_KEY', name),
    baseUrl: { name: 'FAL_BASE_URL', default: 'https://queue.fal.run' },
    model: { name: 'KLING_MODEL', default: 'kling/v4/text-to-video' },
  },
  // fal has no list that needs a key, so it is asked about a request that nobody made.
  describeCheck: ({ apiKey, baseUrl, model }) => ({
    url: `${baseUrl}/${model}/requests/00000000-0000-4000-8000-000000000000/status`,
    headers: { authorization: `Key ${apiKey}` },
    passes: [400, 404, 422],
  }),
  createEngine,
}

function createEngine(connection: Connection, tools: VideoTools): VideoEngine {
  const { apiKey, baseUrl, model } = connection
  const headers = { authorization: `Key ${apiKey}` }
  const ask = <Answer extends z.ZodType>(
    method: 'GET' | 'PUT',
    url: string,
    answer: Answer,
    signal: AbortSignal,
  ): Promise<z.infer<Answer>> =>
    callVendor(vendorCall(name, tools, signal), (tried) =>
      callJson({ vendor: name, method, url, headers, answer, signal: tried }),
    )

  return {
    id,
    name,
    status: () => describeVideoModel({ id, name }, connection, tools),
    planShot: (request) => planShot(model, request),
    async start(shot, signal) {
      const url = `${baseUrl}/${shot.model.split('/').map(encodeURIComponent).join('/')}`
      const call = { url, headers, body: describeBody(shot), vendor: name, answer: startedSchema }
      const started = await callVendor(startCall(name, tools, signal), (tried) =>
        callJson({ ...call, signal: tried }),
      )
      return readStarted(started, new URL(baseUrl).origin)
    },
    async check(operation, signal) {
      const { statusUrl, responseUrl } = requireUrls(operation, baseUrl)
      const { status, error } = await ask('GET', statusUrl, statusSchema, signal)
      if (status === 'IN_QUEUE' || status === 'IN_PROGRESS') return { status: 'running' }
      if (status !== 'COMPLETED' || error) return failed(error ?? `The request ended as ${status}.`)
      return readResult(() => ask('GET', responseUrl, resultSchema, signal))
    },
    async cancel(operation, signal) {
      const { cancelUrl } = requireUrls(operation, baseUrl)
      await ask('PUT', cancelUrl, z.unknown(), signal).catch((error: unknown) => {
        // Too late, or the request is gone: either way there is nothing left to cancel.
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

/**
 * fal's documentation says not to build addresses but to use the returned ones. They receive the key, so they must be
 * on fal's own origin.
 */
function readStarted(started: z.infer<typeof startedSchema>, origin: string): VideoOperation {
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
  return requireOrigin(parseAnswer(name, urlsSchema, operation), new URL(baseUrl).origin)
}

function requireOrigin<Urls extends VideoOperation>(operation: Urls, origin: string): Urls {
  const urls = [operation['statusUrl'], operation['responseUrl'], operation['cancelUrl']]
  if (urls.every((url) => URL.parse(url ?? '')?.origin === origin)) return operation
  throw new ProviderError({ vendor: name, failure: 'bad_answer' })
}

/** For the result, the queue passes on the model's answer, so a refusal here ends the shot. */
async function readResult(ask: () => Promise<z.infer<typeof resultSchema>>): Promise<VideoProgress> {
  try {
    return { status: 'completed', url: (await ask()).video.url, headers: {} }
  } catch (error) {
    if (ProviderError.isInstance(error) && !error.isRetryable) return { status: 'failed', error }
    throw error
  }
}

function failed(reason: string): VideoProgress {
  // A reason can be as long as a log.
  const short = reason.slice(0, 200)
  return {
    status: 'failed',
    error: new ProviderError({ vendor: name, failure: 'server_error', reason: short }),
  }
}

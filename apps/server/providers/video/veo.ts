import { z } from 'zod'
import { callJson, type JsonRequest } from '../call-json.ts'
import { callVendor } from '../call-vendor.ts'
import { errorOfStatus, ProviderError } from '../provider-error.ts'
import type { Connection } from '../vendor.ts'
import {
  describeVideoModel,
  filmKey,
  startCall,
  vendorCall,
  type VideoTools,
  type VideoVendor,
} from './describe-engine.ts'
import type { Shot, ShotRequest, VideoEngine, VideoProgress } from './port.ts'

const id = 'veo-3.1'
const name = 'Veo 3.1'
const lengths = [4, 6, 8]
const longest = 8

/** Veo 3.1 of the Gemini API, https://ai.google.dev/gemini-api/docs/video. A started shot can't be canceled. */
export const veo: VideoVendor = {
  kind: 'video',
  id,
  name,
  account: 'Google Gemini',
  usedFor: 'Veo',
  settings: {
    apiKey: filmKey('GEMINI_API_KEY', name),
    baseUrl: { name: 'GEMINI_BASE_URL', default: 'https://generativelanguage.googleapis.com/v1beta' },
    // A third of the price of the standard model.
    model: { name: 'VEO_MODEL', default: 'veo-3.1-fast-generate-preview' },
  },
  createEngine,
}

function createEngine(connection: Connection, tools: VideoTools): VideoEngine {
  const { apiKey, baseUrl, model } = connection
  const headers = { 'x-goog-api-key': apiKey }
  return {
    id,
    name,
    status: () => describeVideoModel({ id, name }, connection, tools),
    planShot: (request) => planShot(model, request),
    async start(shot, signal) {
      const url = `${baseUrl}/models/${encodeURIComponent(shot.model)}:predictLongRunning`
      const call: JsonRequest = { url, headers, body: describeBody(shot) }
      return callVendor(startCall(name, tools, signal), (tried) =>
        callJson({ ...call, vendor: name, answer: startedSchema, signal: tried }),
      )
    },
    async check(operation, signal) {
      const url = `${baseUrl}/${operationNameSchema.parse(operation['name'])}`
      const call = { method: 'GET', url, headers, vendor: name, answer: operationSchema } as const
      const answer = await callVendor(vendorCall(name, tools, signal), (tried) =>
        callJson({ ...call, signal: tried }),
      )
      const progress = readOperation(answer)
      if (progress.status !== 'completed') return progress
      // The key goes only to its own vendor.
      const isOwn = URL.parse(progress.url)?.origin === new URL(baseUrl).origin
      return isOwn ? { ...progress, headers } : progress
    },
  }
}

function planShot(model: string, { prompt, format, resolution, seconds, seed }: ShotRequest): Shot {
  const length = lengths.find((candidate) => candidate >= seconds) ?? longest
  // The model films 1080p only in its longest shots.
  const isSharp = resolution > 720 && length === longest
  return {
    model,
    prompt,
    // The model has no square format; a wide shot is cropped to a square.
    aspectRatio: format === '9:16' ? '9:16' : '16:9',
    resolution: isSharp ? '1080p' : '720p',
    seconds: length,
    seed,
  }
}

function describeBody({ prompt, aspectRatio, resolution, seconds, seed }: Shot): unknown {
  return {
    instances: [{ prompt }],
    parameters: { aspectRatio, resolution, durationSeconds: seconds, ...(seed === null ? {} : { seed }) },
  }
}

/** Checked because it becomes part of an address. */
const operationNameSchema = z.string().regex(/^(models\/[\w.-]+\/)?operations\/[\w-]+$/)
const startedSchema = z.object({ name: operationNameSchema })
const operationSchema = z.object({
  done: z.boolean().nullish(),
  error: z.object({ code: z.number().nullish(), message: z.string().nullish() }).nullish(),
  response: z
    .object({
      generateVideoResponse: z
        .object({
          generatedSamples: z.array(z.object({ video: z.object({ uri: z.string() }).nullish() })).nullish(),
          raiMediaFilteredReasons: z.array(z.string()).nullish(),
        })
        .nullish(),
    })
    .nullish(),
})

function readOperation({ done, error, response }: z.infer<typeof operationSchema>): VideoProgress {
  if (done !== true) return { status: 'running' }
  if (error) {
    const reason = error.message ?? 'The operation failed.'
    return { status: 'failed', error: errorOfStatus(name, { status: httpStatusOf(error.code), reason }) }
  }
  const { generatedSamples, raiMediaFilteredReasons } = response?.generateVideoResponse ?? {}
  const url = generatedSamples?.[0]?.video?.uri
  if (url !== undefined) return { status: 'completed', url, headers: {} }
  const reason = raiMediaFilteredReasons?.[0]
  // With this reason Veo refuses to show what was asked.
  const refused = { vendor: name, failure: 'unprocessable', ...(reason ? { reason } : {}) } as const
  return {
    status: 'failed',
    error: new ProviderError(reason ? refused : { vendor: name, failure: 'bad_answer' }),
  }
}

/** A failed operation has a gRPC code, https://grpc.io/docs/guides/status-codes. */
function httpStatusOf(code: number | null | undefined): number {
  switch (code) {
    case 3:
      return 400
    case 7:
      return 403
    case 8:
      return 429
    default:
      return 500
  }
}

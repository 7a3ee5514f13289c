// The documented APIs of the video vendors, for local stub servers: valid requests, the states of a shot, who may
// download the film and for how long.

import {
  firstFault,
  suiteKey,
  VendorStub,
  type StubAnswer,
  type StubCall,
  type StubFault,
  type StubRules,
} from '../testing.ts'
import type { VendorSettings } from '../vendor.ts'
import type { VideoTools, VideoVendor } from './describe-engine.ts'
import { kling } from './kling.ts'
import type { VideoEngine } from './port.ts'
import { veo } from './veo.ts'

/** A shot that a stub is filming. */
export interface StubShot {
  id: string
  seconds: number
  /** The number of checks that still answer `running`. */
  checksLeft: number
  /** The reason why the shot fails. */
  failure: string | null
  isCancelled: boolean
  /** How many more times the file can be downloaded. */
  fetchesLeft: number
}

export interface FilmRules extends StubRules {
  vendor: VideoVendor
  model: string
  /** The header with the key. */
  keyHeader: { name: string; value: string }
  secondsOf(call: StubCall): number
  isStart(call: StubCall): boolean
  started(shot: StubShot, origin: string): unknown
  /** Answers any call except starts and files; null for an unknown address. */
  tell(call: StubCall, stub: VideoStub): StubAnswer | null
  /** True if downloading a file requires the key. */
  keepsFiles: boolean
}

/** A stub of a video vendor. */
export class VideoStub extends VendorStub<FilmRules> {
  shots: StubShot[] = []
  /** Settings of shots that start from now on. */
  next: Partial<StubShot> = {}
  /** Makes the file of a shot, by its length. */
  film: (seconds: number) => Promise<Buffer> = async () => Buffer.from('film')

  get starts(): StubCall[] {
    return this.calls.filter((call) => this.rules.isStart(call))
  }

  engine(tools: Partial<VideoTools> = {}, settings: Partial<VendorSettings> = {}): VideoEngine {
    const { vendor, model } = this.rules
    return this.connect(vendor, { retryDelayMs: 1, maxClips: 3, ...tools }, { model, ...settings })
  }

  findShot(id: string): StubShot | undefined {
    return this.shots.find((shot) => shot.id === id)
  }

  override forget(): void {
    super.forget()
    this.shots = []
    this.next = {}
  }

  protected override findFault(call: StubCall): StubFault | null {
    if (!this.#hasKey(call)) return { status: 401, message: 'Invalid key' }
    return this.rules.isStart(call) ? this.rules.findFault(call) : null
  }

  protected answer(call: StubCall): StubAnswer {
    if (this.rules.isStart(call)) return this.#begin(call)
    return this.rules.tell(call, this) ?? { status: 404, body: this.rules.refuse('Not found') }
  }

  protected override handOut(call: StubCall): Promise<StubAnswer> | null {
    const file = /^\/files\/([\w-]+)/.exec(call.path)?.[1]
    return file === undefined ? null : this.#handOutFilm(file, this.#hasKey(call) || !this.rules.keepsFiles)
  }

  #hasKey({ headers }: StubCall): boolean {
    const { name, value } = this.rules.keyHeader
    return headers[name] === value
  }

  #begin(call: StubCall): StubAnswer {
    const shot: StubShot = {
      id: `shot-${this.shots.length + 1}`,
      seconds: this.rules.secondsOf(call),
      checksLeft: 0,
      failure: null,
      isCancelled: false,
      fetchesLeft: 100,
      ...this.next,
    }
    this.shots.push(shot)
    return { body: this.rules.started(shot, this.origin) }
  }

  async #handOutFilm(id: string, isAllowed: boolean): Promise<StubAnswer> {
    const shot = this.findShot(id)
    if (!isAllowed) return { status: 403, body: this.rules.refuse('Forbidden') }
    if (!shot || shot.fetchesLeft-- <= 0) return { status: 404, body: this.rules.refuse('Expired') }
    return { headers: { 'content-type': 'video/mp4' }, body: await this.film(shot.seconds) }
  }
}

const veoModel = 'veo-3.1-fast-generate-preview'

function veoParameters({ body }: StubCall): Record<string, unknown> {
  return (body['parameters'] ?? {}) as Record<string, unknown>
}

/** https://ai.google.dev/gemini-api/docs/video */
export const veoRules: FilmRules = {
  vendor: veo,
  model: veoModel,
  basePath: '/v1beta',
  keyHeader: { name: 'x-goog-api-key', value: suiteKey },
  keepsFiles: true,
  isStart: ({ method }) => method === 'POST',
  findFault(call) {
    const { aspectRatio, resolution, durationSeconds, seed } = veoParameters(call)
    const [instance] = (call.body['instances'] ?? []) as { prompt?: unknown }[]
    const known = new Set(['aspectRatio', 'resolution', 'durationSeconds', 'seed'])
    return firstFault([
      [call.path === `/v1beta/models/${veoModel}:predictLongRunning`, 'Unknown method'],
      [typeof instance?.prompt === 'string' && instance.prompt !== '', 'prompt is not specified'],
      [Object.keys(veoParameters(call)).every((key) => known.has(key)), 'Unknown parameter'],
      [['16:9', '9:16'].includes(String(aspectRatio)), 'aspectRatio must be 16:9 or 9:16'],
      [[4, 6, 8].includes(durationSeconds as number), 'durationSeconds must be 4, 6 or 8'],
      [resolution === '720p' || (resolution === '1080p' && durationSeconds === 8), '1080p needs 8 seconds'],
      [Number.isInteger(seed) && Number(seed) >= 0 && Number(seed) < 2 ** 32, 'seed is out of range'],
    ])
  },
  secondsOf: (call) => Number(veoParameters(call)['durationSeconds']),
  refuse: (message) => ({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }),
  started: ({ id }) => ({ name: `models/${veoModel}/operations/${id}` }),
  tell({ method, path }, stub) {
    const id = new RegExp(`^/v1beta/models/${veoModel}/operations/([\\w-]+)$`).exec(path)?.[1]
    const shot = id === undefined ? undefined : stub.findShot(id)
    if (method !== 'GET' || !shot) return null
    const name = path.slice('/v1beta/'.length)
    if (shot.checksLeft-- > 0) return { body: { name } }
    if (shot.failure !== null) {
      return {
        body: {
          name,
          done: true,
          response: {
            generateVideoResponse: { raiMediaFilteredCount: 1, raiMediaFilteredReasons: [shot.failure] },
          },
        },
      }
    }
    const video = { uri: `${stub.origin}/files/${shot.id}:download?alt=media` }
    return {
      body: { name, done: true, response: { generateVideoResponse: { generatedSamples: [{ video }] } } },
    }
  },
}

const klingModel = 'kling/v4/text-to-video'

/** https://fal.ai/models/kling/v4/text-to-video and https://fal.ai/docs/api-reference/inference-api */
export const klingRules: FilmRules = {
  vendor: kling,
  model: klingModel,
  basePath: '',
  keyHeader: { name: 'authorization', value: `Key ${suiteKey}` },
  keepsFiles: false,
  isStart: ({ method }) => method === 'POST',
  findFault({ path, body }) {
    const { prompt, aspect_ratio: ratio, resolution, duration } = body
    const known = new Set(['prompt', 'aspect_ratio', 'resolution', 'duration'])
    return firstFault([
      [path === `/${klingModel}`, 'Unknown application'],
      [typeof prompt === 'string' && prompt !== '', 'Either prompt or multi_prompt must be provided'],
      [Object.keys(body).every((key) => known.has(key)), 'Extra inputs are not permitted'],
      [['16:9', '9:16', '1:1'].includes(String(ratio)), 'Input should be 16:9, 9:16 or 1:1'],
      [['720p', '1080p'].includes(String(resolution)), 'Input should be 720p or 1080p'],
      [
        Number.isInteger(duration) && Number(duration) >= 3 && Number(duration) <= 30,
        'Input should be a valid integer from 3 to 30',
      ],
    ])
  },
  secondsOf: ({ body }) => Number(body['duration']),
  refuse: (message) => ({ detail: [{ loc: ['body'], msg: message, type: 'value_error' }] }),
  started({ id }, origin) {
    // Only the owner and the app, without the rest of the model's path.
    const base = `${origin}/kling/v4/requests/${id}`
    return {
      status: 'IN_QUEUE',
      request_id: id,
      response_url: base,
      status_url: `${base}/status`,
      cancel_url: `${base}/cancel`,
      queue_position: 0,
    }
  },
  tell({ method, path }, stub) {
    const [, id, action = ''] = /^\/kling\/v4\/requests\/([\w-]+)(\/status|\/cancel)?$/.exec(path) ?? []
    const shot = id === undefined ? undefined : stub.findShot(id)
    if (!shot) return null
    if (method === 'PUT' && action === '/cancel') {
      if (shot.checksLeft <= 0) return { status: 400, body: { status: 'ALREADY_COMPLETED' } }
      shot.isCancelled = true
      return { status: 202, body: { status: 'CANCELLATION_REQUESTED' } }
    }
    if (method !== 'GET') return null
    if (action === '/status') {
      const isRunning = shot.checksLeft-- > 0
      const status = isRunning ? (shot.checksLeft > 0 ? 'IN_QUEUE' : 'IN_PROGRESS') : 'COMPLETED'
      return { status: isRunning ? 202 : 200, body: { status, request_id: id, response_url: '' } }
    }
    if (shot.failure !== null)
      return { status: 422, body: { detail: [{ msg: shot.failure, type: 'content_policy_violation' }] } }
    return { body: { video: { url: `${stub.origin}/files/${shot.id}.mp4`, content_type: 'video/mp4' } } }
  },
}

// Local servers in the place of vendors that film. They keep the rules of the vendors' documentation: what may be
// asked for, how a shot goes from started to filmed, who may fetch it and for how long.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { VideoVendorConfig } from '../../config.ts'
import { createGuardedFetch, type GuardedFetch } from '../../lib/guarded-fetch.ts'
import { readCall, suiteKey, type StubAnswer, type StubCall } from '../testing.ts'
import type { VideoCallOptions } from './describe-engine.ts'
import { createKling } from './kling.ts'
import type { VideoEngine } from './port.ts'
import { createVeo } from './veo.ts'

export interface VideoStubAnswer extends StubAnswer {
  /** The call is heard, and the connection breaks. */
  breaks?: true
}

/** A shot that a stub is filming. */
export interface StubShot {
  id: string
  seconds: number
  /** Checks that still find it running. */
  checksLeft: number
  /** Why it comes to nothing. */
  failure: string | null
  isCancelled: boolean
  /** The address of the file works this often. */
  fetchesLeft: number
}

export interface StubRules {
  create(config: VideoVendorConfig, calls: VideoCallOptions): VideoEngine
  name: string
  model: string
  basePath: string
  /** The header that shows the key. */
  keyHeader: { name: string; value: string }
  /** What is wrong with a start, or null. */
  findFault(call: StubCall): string | null
  secondsOf(call: StubCall): number
  isStart(call: StubCall): boolean
  refuse(message: string): unknown
  started(shot: StubShot, origin: string): unknown
  /** Any call but a start and a file; null for an address that is not there. */
  answer(call: StubCall, stub: VideoStub): VideoStubAnswer | null
  /** The address of the file takes the key. */
  keepsFiles: boolean
}

/** A vendor's stand-in. */
export class VideoStub {
  readonly rules: StubRules
  readonly #server: Server
  calls: StubCall[] = []
  faults: string[] = []
  shots: StubShot[] = []
  /** Given in this order to starts and checks, then what the rules say. */
  planned: VideoStubAnswer[] = []
  /** Of shots that are started from now on. */
  next: Partial<StubShot> = {}
  /** The file of every shot, by its length. */
  film: (seconds: number) => Promise<Buffer> = async () => Buffer.from('film')

  constructor(rules: StubRules) {
    this.rules = rules
    this.#server = createServer((request, response) => void this.#serve(request, response))
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get starts(): StubCall[] {
    return this.calls.filter((call) => this.rules.isStart(call))
  }

  get fetch(): GuardedFetch {
    return createGuardedFetch({ exemptHosts: [new URL(this.origin).host] })
  }

  engine(options: Partial<VideoCallOptions> = {}, config: Partial<VideoVendorConfig> = {}): VideoEngine {
    const usual = { apiKey: suiteKey, baseUrl: this.origin + this.rules.basePath, model: this.rules.model }
    return this.rules.create({ ...usual, ...config }, { retryDelayMs: 1, maxClips: 3, ...options })
  }

  findShot(id: string): StubShot | undefined {
    return this.shots.find((shot) => shot.id === id)
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  forget(): void {
    this.calls = []
    this.faults = []
    this.shots = []
    this.planned = []
    this.next = {}
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request)
    const answer = await this.#answer(call)
    if (answer.hangs) return
    if (answer.breaks) {
      request.socket.destroy()
      return
    }
    const { status = 200, headers = {}, body } = answer
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(isRaw ? body : JSON.stringify(body))
  }

  async #answer(call: StubCall): Promise<VideoStubAnswer> {
    const { rules } = this
    const hasKey = call.headers[rules.keyHeader.name] === rules.keyHeader.value
    const file = /^\/files\/([\w-]+)/.exec(call.path)?.[1]
    if (file !== undefined) return this.#handOut(file, hasKey || !rules.keepsFiles)
    this.calls.push(call)
    if (!hasKey) return { status: 401, body: rules.refuse('Invalid key') }
    const planned = this.planned.shift()
    if (planned) return planned
    if (!rules.isStart(call)) {
      return rules.answer(call, this) ?? { status: 404, body: rules.refuse('Not found') }
    }
    const fault = rules.findFault(call)
    if (fault) this.faults.push(fault)
    return fault ? { status: 400, body: rules.refuse(fault) } : this.#begin(call)
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

  async #handOut(id: string, isAllowed: boolean): Promise<VideoStubAnswer> {
    const shot = this.findShot(id)
    if (!isAllowed) return { status: 403, body: this.rules.refuse('Forbidden') }
    if (!shot || shot.fetchesLeft-- <= 0) return { status: 404, body: this.rules.refuse('Expired') }
    return { headers: { 'content-type': 'video/mp4' }, body: await this.film(shot.seconds) }
  }
}

function firstFault(rules: readonly (readonly [boolean, string])[]): string | null {
  return rules.find(([isKept]) => !isKept)?.[1] ?? null
}

const veoModel = 'veo-3.1-fast-generate-preview'

function veoParameters({ body }: StubCall): Record<string, unknown> {
  return (body['parameters'] ?? {}) as Record<string, unknown>
}

/** https://ai.google.dev/gemini-api/docs/video */
export const veoRules: StubRules = {
  create: createVeo,
  name: 'Veo 3.1',
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
  answer({ method, path }, stub) {
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
export const klingRules: StubRules = {
  create: createKling,
  name: 'Kling 4.0',
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
  answer({ method, path }, stub) {
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

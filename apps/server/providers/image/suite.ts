// What every vendor of pictures must do, against a local server that keeps the rules of the vendor's API.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { imageSizes, type AspectRatio } from '@vivify/contract/routes/images'
import type { ImageVendorConfig } from '../../config.ts'
import { createGuardedFetch } from '../../lib/guarded-fetch.ts'
import type { ProviderFailure } from '../provider-error.ts'
import {
  catchError,
  expectNoSecrets,
  findClosedAddress,
  readCall,
  suiteKey,
  type StubAnswer,
  type StubCall,
} from '../testing.ts'
import type { ImageCallOptions } from './create-engine.ts'
import type { EditRequest, ImageEngine, MadePicture, PictureRequest } from './port.ts'

export interface SuiteVendor {
  create(config: ImageVendorConfig, calls: ImageCallOptions): ImageEngine
  /** Where the stub's API begins. */
  basePath: string
  model: string
  takesSeed: boolean
  /** Says what is wrong with a call by the vendor's documentation, or null. */
  findFault(call: StubCall): string | null
  /** The same of a call that changes a picture. */
  findEditFault(call: StubCall): string | null
  isEdit(call: StubCall): boolean
  takesMask: boolean
  /** The size that the vendor makes for a call without fault. */
  sizeOf(call: StubCall): { width: number; height: number }
  /** The vendor's answer with a picture. */
  answer(base64: string): unknown
  /** Answers without a picture, by what they are. */
  emptyAnswers: Record<string, unknown>
}

const prompt = 'A lighthouse on a rock'

/** Registers the suite of one vendor and returns its stub. */
export function testImageVendor(vendor: SuiteVendor): VendorStub {
  const stub = new VendorStub(vendor)
  beforeAll(() => stub.open())
  afterEach(() => stub.forget())
  afterAll(() => stub.close())
  testMaking(stub)
  testChanging(stub)
  testRefusals(stub)
  testSilence(stub)
  return stub
}

function testMaking(stub: VendorStub): void {
  const ratios = Object.keys(imageSizes) as AspectRatio[]
  test('makes every ratio in exactly the size that was asked, and says when the vendor’s was another', async () => {
    await Promise.all(
      ratios.map(async (aspectRatio) => {
        const made = await stub.make({ aspectRatio })
        const { width, height } = imageSizes[aspectRatio]
        expect(await sharp(made.bytes).metadata()).toMatchObject({ width, height, format: made.format })
      }),
    )
    expect(stub.faults).toEqual([])
    expect(stub.calls).toHaveLength(ratios.length)
    expect(JSON.stringify(stub.calls[0]!.body)).toContain(prompt)
  })

  test('tells the style and what to leave out in words, and says so', async () => {
    const made = await stub.make({ negativePrompt: 'people, text', preset: 'Claymation' })
    const sent = JSON.stringify(stub.calls[0]!.body)
    expect(sent).toContain('clay')
    expect(sent).toContain('Do not show: people, text.')
    expect(made.warnings).toContainEqual(expect.stringMatching(/no negative prompt/))
    expect(made.warnings.some((warning) => /does not support seeds/.test(warning))).toBe(
      !stub.vendor.takesSeed,
    )
    expect(made).toMatchObject({ model: stub.vendor.model, understood: null })
  })

  test('is ready with its settings, and says what is missing without them', async () => {
    expect(stub.engine().status()).toMatchObject({ state: 'ready', credits: 1 })
    expect(stub.engine().status().sentence).toContain(stub.vendor.model)
    const bare = stub.engine({}, { apiKey: undefined, baseUrl: undefined, imageModel: undefined })
    expect(bare.status().state).toBe('needs_key')
    expect(bare.status().sentence).toMatch(/^Set [A-Z_]+ /)
    await expect(stub.make({}, bare)).rejects.toMatchObject({ code: 'bad_input' })
    expect(stub.calls).toEqual([])
  })

  test('tries again after trouble that passes', async () => {
    stub.answers = [
      { status: 500, body: refuse('Overloaded') },
      { status: 429, headers: { 'retry-after': '0' }, body: refuse('Slow down') },
    ]
    expect((await stub.make()).bytes.length).toBeGreaterThan(0)
    expect(stub.calls).toHaveLength(3)
  })
}

function testChanging(stub: VendorStub): void {
  test('changes a picture of any size inside a mask, and says so when it was only told of it', async () => {
    const made = await stub.edit({ width: 300, height: 200 })
    expect(await sharp(made.bytes).metadata()).toMatchObject({ width: 300, height: 200, format: made.format })
    expect(made).toMatchObject({ model: stub.vendor.model, understood: null })
    expect(made.warnings.some((warning) => /limit a change to an area/.test(warning))).toBe(
      !stub.vendor.takesMask,
    )
    const whole = await stub.edit({ mask: null })
    expect(whole.warnings).toEqual([])
    expect(stub.faults).toEqual([])
    expect(stub.engine().status()).toMatchObject({ canEdit: true, takesSeed: stub.vendor.takesSeed })
  })

  test('answers a refused change with a typed error', async () => {
    stub.answers = [{ status: 400, body: refuse(`Refused ${suiteKey}`) }]
    const error = await catchError(stub.edit())
    expect(error).toMatchObject({ failure: 'bad_request', status: 400 })
    expect(stub.calls).toHaveLength(1)
    expectNoSecrets(error, prompt)
  })
}

function testRefusals(stub: VendorStub): void {
  test.each<[number, ProviderFailure, boolean]>([
    [400, 'bad_request', false],
    [401, 'unauthorized', false],
    [403, 'forbidden', false],
    [404, 'not_found', false],
    [409, 'conflict', true],
    [422, 'unprocessable', false],
    [429, 'rate_limited', true],
    [500, 'server_error', true],
    [503, 'server_error', true],
  ])('answers %i with a typed error', async (status, failure, isRetryable) => {
    const refusal = { status, body: refuse(`Refused ${suiteKey}`) }
    stub.answers = [refusal, refusal, refusal, refusal]
    const error = await catchError(stub.make())
    expect(error).toMatchObject({ failure, status, isRetryable, retryAfterSeconds: null })
    expect(stub.calls).toHaveLength(isRetryable ? 3 : 1)
    expectNoSecrets(error, prompt)
  })

  test('does not press a vendor that asks for a long rest, and tells how long', async () => {
    stub.answers = [{ status: 429, headers: { 'retry-after': '120' }, body: refuse('Slow down') }]
    const error = await catchError(stub.make())
    expect(error).toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 120 })
    expect(stub.calls).toHaveLength(1)
  })

  test.each([
    ['no JSON', () => '<html>'],
    ['JSON of another kind', () => ({ hello: 'world' })],
    ['bytes that are no picture', () => stub.vendor.answer(Buffer.from('hello').toString('base64'))],
    [
      'a drawing in place of a picture',
      () => stub.vendor.answer(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')),
    ],
  ])('refuses an answer with %s and asks for no other', async (_, body) => {
    stub.answers = [{ body: body() }]
    const error = await catchError(stub.make())
    expect(error).toMatchObject({ failure: 'bad_answer', isRetryable: false })
    expect(stub.calls).toHaveLength(1)
  })

  test('says so when there is no picture in the answer', async () => {
    for (const [name, body] of Object.entries(stub.vendor.emptyAnswers)) {
      stub.answers = [{ body }]
      const error = await stub.make().catch((thrown: unknown) => thrown)
      expect(error, name).toMatchObject({
        code: 'provider_failed',
        message: 'No image URL returned from the provider',
      })
    }
  })
}

function testSilence(stub: VendorStub): void {
  test('says that it can’t reach a vendor that is not there', async () => {
    const baseUrl = (await findClosedAddress()) + stub.vendor.basePath
    const error = await catchError(stub.make({}, stub.engine({ retries: 1 }, { baseUrl })))
    expect(error).toMatchObject({ failure: 'connection', status: null, isRetryable: true })
  })

  test('gives up on a vendor that never answers', async () => {
    stub.answers = [{ hangs: true }]
    const error = await catchError(stub.make({}, stub.engine({ timeoutMs: 150 })))
    expect(error).toMatchObject({ failure: 'timed_out', code: 'timed_out' })
    expect(stub.calls).toHaveLength(1)
  })

  test('ends with the abort of the one who asked', async () => {
    stub.answers = [{ hangs: true }]
    const controller = new AbortController()
    const making = stub.make({ signal: controller.signal })
    await expect.poll(() => stub.calls.length).toBe(1)
    controller.abort()
    const error = await making.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(AppError.isInstance(error)).toBe(false)
  })
}

/** A local server in the vendor's place. */
export class VendorStub {
  readonly vendor: SuiteVendor
  readonly #server: Server
  readonly #pictures = new Map<string, Promise<Buffer>>()
  calls: StubCall[] = []
  faults: string[] = []
  /** Given in this order, then a picture. */
  answers: StubAnswer[] = []
  /** Files by path, handed out to GET. */
  files = new Map<string, Buffer>()

  constructor(vendor: SuiteVendor) {
    this.vendor = vendor
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  engine(options: Partial<ImageCallOptions> = {}, config: Partial<ImageVendorConfig> = {}): ImageEngine {
    const baseUrl = this.origin + this.vendor.basePath
    const usual = { apiKey: suiteKey, baseUrl, imageModel: this.vendor.model }
    const fetch = createGuardedFetch({ exemptHosts: [new URL(this.origin).host] })
    return this.vendor.create({ ...usual, ...config }, { retryDelayMs: 1, fetch, ...options })
  }

  make(request: Partial<PictureRequest> = {}, engine = this.engine()): Promise<MadePicture> {
    return engine.make({
      prompt,
      negativePrompt: '',
      preset: 'Cinematic',
      aspectRatio: 'square',
      seed: 4_000_000_000,
      signal: new AbortController().signal,
      ...request,
    })
  }

  async edit(request: Partial<EditRequest> = {}): Promise<MadePicture> {
    const { width = 300, height = 200 } = request
    const bytes = await this.picture({ width, height })
    const hole = { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
    const mask = await sharp({ create: hole }).png().toBuffer()
    return this.engine().edit!({
      prompt,
      picture: { bytes, mimeType: 'image/png' },
      mask: { bytes: mask, mimeType: 'image/png' },
      width,
      height,
      signal: new AbortController().signal,
      ...request,
    })
  }

  /** A PNG of one color. */
  picture({ width, height }: { width: number; height: number }): Promise<Buffer> {
    const key = `${width}x${height}`
    const create = { width, height, channels: 3, background: '#35a' } as const
    const known = this.#pictures.get(key) ?? sharp({ create }).png().toBuffer()
    this.#pictures.set(key, known)
    return known
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  forget(): void {
    this.calls = []
    this.faults = []
    this.answers = []
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = this.files.get(request.url ?? '')
    if (request.method === 'GET') {
      response.writeHead(file ? 200 : 404, { 'content-type': 'image/png' })
      response.end(file)
      return
    }
    const call = await readCall(request)
    this.calls.push(call)
    const fault = this.vendor.isEdit(call) ? this.vendor.findEditFault(call) : this.vendor.findFault(call)
    if (fault) this.faults.push(fault)
    const planned = this.answers.shift()
    if (planned?.hangs) return
    const answer = fault
      ? { status: 400, body: refuse(fault) }
      : (planned ?? { body: this.vendor.answer(await this.#base64For(call)) })
    const { status = 200, headers = {}, body }: StubAnswer = answer
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  async #base64For(call: StubCall): Promise<string> {
    return (await this.picture(this.vendor.sizeOf(call))).toString('base64')
  }
}

/** OpenAI's and Gemini's bodies of a refusal have this in common. */
function refuse(message: string): unknown {
  return { error: { message, code: null, status: 'FAILED' } }
}

// What every vendor of text must do, against a local server that keeps the rules of the vendor's API.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import type { VendorConfig } from '../../config.ts'
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
import type { TextCallOptions, TextEngine, WrittenText } from './port.ts'

export interface SuiteVendor {
  create(config: VendorConfig, calls: TextCallOptions): TextEngine
  /** Where the stub's API begins. */
  basePath: string
  /** Says what is wrong with a call by the vendor's documentation, or null. */
  findFault(call: StubCall): string | null
  /** The vendor's answer with this text. */
  answer(text: string): unknown
  /** The vendor's body of a refusal. */
  refuse(message: string): unknown
}

export const suiteModel = 'model-of-the-suite'
const prompt = 'Three titles about lighthouses'
const instructions = 'Be brief.'
const usualText = 'A light on a rock'

/** Registers the suite of one vendor. */
export function testTextVendor(vendor: SuiteVendor): void {
  const stub = new VendorStub(vendor)
  beforeAll(() => stub.open())
  afterEach(() => stub.forget())
  afterAll(() => stub.close())
  testWriting(stub)
  testRefusals(stub)
  testSilence(stub)
}

function testWriting(stub: VendorStub): void {
  test('writes text for a prompt as the vendor’s API asks for it', async () => {
    const written = await stub.write(stub.engine())
    expect(written).toEqual({ text: usualText, model: suiteModel })
    expect(stub.calls).toHaveLength(1)
    const sent = JSON.stringify(stub.calls[0]!.body)
    expect(sent).toContain(prompt)
    expect(sent).toContain(instructions)
  })

  test('is ready with its settings, and says what is missing without them', async () => {
    const { state, sentence } = stub.engine().status()
    expect(state).toBe('ready')
    expect(sentence).toContain(suiteModel)
    const bare = stub.engine({}, { apiKey: undefined, baseUrl: undefined, textModel: undefined })
    expect(bare.status().state).toBe('needs_key')
    expect(bare.status().sentence).toMatch(/^Set [A-Z_]+ /)
    await expect(stub.write(bare)).rejects.toMatchObject({ code: 'bad_input' })
    expect(stub.calls).toEqual([])
  })

  test('tries again after trouble that passes', async () => {
    stub.answers = [
      { status: 500, body: stub.vendor.refuse('Overloaded') },
      { status: 429, headers: { 'retry-after': '0' }, body: stub.vendor.refuse('Slow down') },
    ]
    expect((await stub.write(stub.engine())).text).toBe(usualText)
    expect(stub.calls).toHaveLength(3)
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
    const refusal = { status, body: stub.vendor.refuse(`Refused ${suiteKey}`) }
    stub.answers = [refusal, refusal, refusal, refusal]
    const error = await catchError(stub.write(stub.engine()))
    expect(error).toMatchObject({ failure, status, isRetryable, retryAfterSeconds: null })
    expect(stub.calls).toHaveLength(isRetryable ? 3 : 1)
    expectNoSecrets(error, prompt)
  })

  test('does not press a vendor that asks for a long rest, and tells how long', async () => {
    const headers = { 'retry-after': '120' }
    stub.answers = [{ status: 429, headers, body: stub.vendor.refuse('Slow down') }]
    const error = await catchError(stub.write(stub.engine()))
    expect(error).toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 120 })
    expect(error.details).toMatchObject({ retryAfterSeconds: 120 })
    expect(stub.calls).toHaveLength(1)
  })

  test.each([
    ['no JSON', '<html>'],
    ['JSON of another kind', { hello: 'world' }],
    ['empty text', null],
  ])('refuses an answer with %s', async (_, body) => {
    stub.answers = [{ body: body ?? stub.vendor.answer(' ') }]
    const error = await catchError(stub.write(stub.engine({ retries: 0 })))
    expect(error.isRetryable).toBe(false)
    expect(error.failure).toBe('bad_answer')
  })
}

function testSilence(stub: VendorStub): void {
  test('says that it can’t reach a vendor that is not there', async () => {
    const baseUrl = (await findClosedAddress()) + stub.vendor.basePath
    const error = await catchError(stub.write(stub.engine({ retries: 1 }, { baseUrl })))
    expect(error).toMatchObject({ failure: 'connection', status: null, isRetryable: true })
  })

  test('gives up on a vendor that never answers', async () => {
    stub.answers = [{ hangs: true }]
    const error = await catchError(stub.write(stub.engine({ timeoutMs: 150 })))
    expect(error).toMatchObject({ failure: 'timed_out', code: 'timed_out' })
    expect(stub.calls).toHaveLength(1)
  })

  test('ends with the abort of the one who asked', async () => {
    stub.answers = [{ hangs: true }]
    const controller = new AbortController()
    const writing = stub.write(stub.engine(), controller.signal)
    await expect.poll(() => stub.calls.length).toBe(1)
    controller.abort()
    const error = await writing.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(AppError.isInstance(error)).toBe(false)
  })
}

/** A local server in the vendor's place. */
class VendorStub {
  readonly vendor: SuiteVendor
  readonly #server: Server
  calls: StubCall[] = []
  /** Given in this order, then the usual text. */
  answers: StubAnswer[] = []

  constructor(vendor: SuiteVendor) {
    this.vendor = vendor
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  engine(options: TextCallOptions = {}, config: Partial<VendorConfig> = {}): TextEngine {
    const { port } = this.#server.address() as AddressInfo
    const baseUrl = `http://127.0.0.1:${port}${this.vendor.basePath}`
    const usual = { apiKey: suiteKey, baseUrl, textModel: suiteModel }
    return this.vendor.create({ ...usual, ...config }, { retryDelayMs: 1, ...options })
  }

  write(engine: TextEngine, signal = new AbortController().signal): Promise<WrittenText> {
    return engine.write({ instructions, prompt, signal })
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  forget(): void {
    this.calls = []
    this.answers = []
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request)
    this.calls.push(call)
    const fault = this.vendor.findFault(call)
    const planned = this.answers.shift() ?? { body: this.vendor.answer(usualText) }
    if (planned.hangs) return
    const answer: StubAnswer = fault ? { status: 400, body: this.vendor.refuse(fault) } : planned
    const { status = 200, headers = {}, body } = answer
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

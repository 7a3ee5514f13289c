// Shared by the suites of all kinds of vendors: a local stub server, and the tests that every failure must pass.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { createGuardedFetch, type GuardedFetch } from '../lib/guarded-fetch.ts'
import { ProviderError, type ProviderFailure } from './provider-error.ts'
import type { DescribedEngine } from './engine.ts'
import { connect, type Vendor, type VendorSettings } from './vendor.ts'

/** A call that a stub received. */
export interface StubCall {
  method: string
  path: string
  headers: IncomingMessage['headers']
  /** For a form: its fields as text, its files as `File`. */
  body: Record<string, unknown>
}

export interface StubAnswer {
  status?: number
  headers?: Record<string, string>
  /** Objects are sent as JSON, text and bytes unchanged. */
  body?: unknown
  /** Never answers. */
  hangs?: true
  /** The stub receives the call, then breaks the connection. */
  breaks?: true
  /** The stub sends half of the body, then breaks the connection. */
  isCut?: true
  /** Sends the body and keeps the connection open, as if more were coming. Called when the caller closes it. */
  onClose?: () => void
}

/** The documented API of a vendor. */
export interface StubRules {
  /** The path prefix of the API. */
  basePath: string
  /** The error in a call, or null. Default status: 400. */
  findFault(call: StubCall): StubFault | null
  /** The body of a refusal. */
  refuse(message: string): unknown
}

export type StubFault = string | { status: number; message: string }

export const suiteKey = 'key-of-the-suite-0123456789abcdef'

/** A local server in place of a vendor: it follows the vendor's rules, and fails as a test plans. */
export abstract class VendorStub<Rules extends StubRules = StubRules> {
  readonly rules: Rules
  readonly #server: Server
  calls: StubCall[] = []
  faults: string[] = []
  /** Answers to the next valid calls, in this order; after them, the rules answer. */
  planned: (StubAnswer | ((call: StubCall) => StubAnswer))[] = []

  constructor(rules: Rules) {
    this.rules = rules
    // A connection that waits is not closed while a busy machine takes its next call to it.
    this.#server = createServer(
      { keepAliveTimeout: 120_000 },
      (request, response) => void this.#serve(request, response),
    )
  }

  /** The answer to a valid call. */
  protected abstract answer(call: StubCall): StubAnswer | Promise<StubAnswer>

  /** Files that the vendor serves; null for any other call. Such calls are not counted in `calls`. */
  protected handOut(_call: StubCall): Promise<StubAnswer | null> | StubAnswer | null {
    return null
  }

  protected findFault(call: StubCall): StubFault | null {
    return this.rules.findFault(call)
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get baseUrl(): string {
    return this.origin + this.rules.basePath
  }

  /** A guarded fetch that may reach the stub, and otherwise only public addresses. */
  get fetch(): GuardedFetch {
    return createGuardedFetch({ exemptHosts: [new URL(this.origin).host] })
  }

  /** Creates a vendor's engine with the stub as its address. */
  connect<Engine extends DescribedEngine, Tools>(
    vendor: Vendor<Engine, Tools>,
    tools: Tools,
    settings: Partial<VendorSettings> = {},
  ): Engine {
    const own = { apiKey: suiteKey, baseUrl: this.baseUrl, ...settings }
    return vendor.createEngine(connect(vendor, own), tools)
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
  }

  forget(): void {
    this.calls = []
    this.faults = []
    this.planned = []
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** Opens the stub for the tests of a file or group, and resets it after each test. */
  use(): this {
    beforeAll(() => this.open())
    afterEach(() => this.forget())
    afterAll(() => this.close())
    return this
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request)
    const answer = await this.#answer(call)
    if (answer.hangs) return
    if (answer.breaks) {
      request.socket.destroy()
      return
    }
    const { status = 200, headers = {}, body, isCut, onClose } = answer
    const isRaw = typeof body === 'string' || body instanceof Uint8Array
    const sent = Buffer.from(isRaw ? body : (JSON.stringify(body) ?? ''))
    const length = isCut ? { 'content-length': String(sent.length) } : {}
    response.writeHead(status, { 'content-type': 'application/json', ...length, ...headers })
    if (isCut) response.write(sent.subarray(0, sent.length >> 1), () => request.socket.destroy())
    else if (onClose) response.on('close', onClose).write(sent)
    else response.end(sent)
  }

  async #answer(call: StubCall): Promise<StubAnswer> {
    const file = await this.handOut(call)
    if (file) return file
    this.calls.push(call)
    const fault = this.findFault(call)
    if (fault === null) {
      const planned = this.planned.shift()
      if (planned) return typeof planned === 'function' ? planned(call) : planned
      return this.answer(call)
    }
    const { status, message } = typeof fault === 'string' ? { status: 400, message: fault } : fault
    this.faults.push(message)
    return { status, body: this.rules.refuse(message) }
  }
}

async function readCall(request: IncomingMessage): Promise<StubCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const sent = Buffer.concat(chunks)
  const type = request.headers['content-type'] ?? ''
  const body = type.startsWith('multipart/form-data')
    ? Object.fromEntries(await new Response(sent, { headers: { 'content-type': type } }).formData())
    : (JSON.parse(sent.toString() || '{}') as StubCall['body'])
  return { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
}

/** The first rule that a call breaks. */
export function firstFault(rules: readonly (readonly [boolean, StubFault])[]): StubFault | null {
  return rules.find(([isKept]) => !isKept)?.[1] ?? null
}

/** The shared tests of every vendor of every kind; `order` makes a call with the suite's prompt. */
export interface SuiteOrder {
  prompt: string
  /** Orders work. The given settings and tools override those of the suite. */
  order(change?: {
    settings?: Partial<VendorSettings>
    calls?: { retries?: number; timeoutMs?: number }
    signal?: AbortSignal
  }): Promise<unknown>
  /** False for a vendor without keys. Default: true. */
  hasKey?: boolean
  /** Which failures are retried: all temporary ones, or only a refusal because of a rate limit. */
  retries: 'passing' | 'rate_limited'
}

const statuses: [number, ProviderFailure, boolean][] = [
  [400, 'bad_request', false],
  [401, 'unauthorized', false],
  [403, 'forbidden', false],
  [404, 'not_found', false],
  [409, 'conflict', true],
  [422, 'unprocessable', false],
  [429, 'rate_limited', true],
  [500, 'server_error', true],
  [503, 'server_error', true],
]

/** Registers the tests for refusals and time-outs, which are the same for vendors of all kinds. */
export function testFailures(stub: VendorStub, { prompt, order, retries, hasKey = true }: SuiteOrder): void {
  test.each(statuses)('answers %i with a typed error', async (status, failure, isRetryable) => {
    const refusal = { status, body: stub.rules.refuse(`Refused ${suiteKey}`) }
    stub.planned = [refusal, refusal, refusal, refusal]
    const error = await catchError(order())
    expect(error).toMatchObject({ failure, status, isRetryable, retryAfterSeconds: null })
    const isAskedAgain = retries === 'passing' ? isRetryable : failure === 'rate_limited'
    expect(stub.calls).toHaveLength(isAskedAgain ? 3 : 1)
    expectNoSecrets(error, prompt)
  })

  test('does not press a vendor that asks for a long rest, and tells how long', async () => {
    stub.planned = [{ status: 429, headers: { 'retry-after': '120' }, body: stub.rules.refuse('Slow down') }]
    const error = await catchError(order())
    expect(error).toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 120 })
    expect(error.details).toMatchObject({ retryAfterSeconds: 120 })
    expect(stub.calls).toHaveLength(1)
  })

  test.runIf(hasKey)('says which key was refused', async () => {
    const error = await catchError(order({ settings: { apiKey: 'another-key-0123456789' } }))
    expect(error).toMatchObject({ failure: 'unauthorized' })
  })

  test.each([
    ['no JSON', '<html>'],
    ['JSON of another kind', { hello: 'world' }],
  ])('refuses an answer with %s, and asks for no other', async (_, body) => {
    stub.planned = [{ body }]
    const error = await catchError(order())
    expect(error).toMatchObject({ failure: 'bad_answer', isRetryable: false })
    expect(stub.calls).toHaveLength(1)
  })

  test('does not take its key along to another address', async () => {
    stub.planned = [{ status: 307, headers: { location: `${stub.origin}/elsewhere` } }]
    await catchError(order({ calls: { retries: 0 } }))
    expect(stub.calls.map(({ path }) => path)).not.toContain('/elsewhere')
  })

  test('says that it can’t reach a vendor that is not there', async () => {
    const baseUrl = (await findClosedAddress()) + stub.rules.basePath
    const error = await catchError(order({ calls: { retries: 1 }, settings: { baseUrl } }))
    expect(error).toMatchObject({ failure: 'connection', status: null, isRetryable: true })
  })

  test('gives up on a vendor that never answers', async () => {
    stub.planned = [{ hangs: true }]
    const error = await catchError(order({ calls: { timeoutMs: 150 } }))
    expect(error).toMatchObject({ failure: 'timed_out', code: 'timed_out' })
    expect(stub.calls).toHaveLength(1)
  })

  test('ends with the abort of the one who asked', async () => {
    stub.planned = [{ hangs: true }]
    const controller = new AbortController()
    const ordering = order({ signal: controller.signal })
    await expect.poll(() => stub.calls.length).toBe(1)
    controller.abort()
    const error = await ordering.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(AppError.isInstance(error)).toBe(false)
  })
}

/** A local address with a closed port. */
export async function findClosedAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

export async function catchError(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (ProviderError.isInstance(error)) return error
  throw new Error(`Expected a ProviderError, got ${String(error)}`, { cause: error })
}

/** Neither the message nor any field that could be logged may contain the key or the prompt. */
export function expectNoSecrets(error: ProviderError, prompt: string): void {
  const told = JSON.stringify({ ...error, message: error.message, cause: error.cause })
  expect(error.message).toMatch(/^[A-Z].*\.$/)
  expect(told).not.toContain(suiteKey)
  expect(told).not.toContain(prompt)
}

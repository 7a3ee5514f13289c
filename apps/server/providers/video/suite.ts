// What every model that films must do, against a local server that keeps the rules of its vendor.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { AppError } from '@vivify/contract/errors'
import { formats, resolutions } from '@vivify/contract/project'
import type { ProviderFailure } from '../provider-error.ts'
import { catchError, expectNoSecrets, findClosedAddress, suiteKey } from '../testing.ts'
import type { ShotRequest, VideoEngine, VideoOperation } from './port.ts'
import { VideoStub, type StubRules } from './testing.ts'

const prompt = 'A lighthouse on a rock'
const never = new AbortController().signal

/** Registers the suite of one vendor and returns its stub. */
export function testVideoVendor(rules: StubRules): VideoStub {
  const stub = new VideoStub(rules)
  beforeAll(() => stub.open())
  afterEach(() => stub.forget())
  afterAll(() => stub.close())
  testFilming(stub)
  testRefusals(stub)
  testSilence(stub)
  return stub
}

export function shotRequest(changes: Partial<ShotRequest> = {}): ShotRequest {
  return { prompt, format: '9:16', resolution: 1080, seconds: 5, seed: 4_000_000_000, ...changes }
}

/** Starts a shot of the suite. */
export function start(engine: VideoEngine, signal: AbortSignal = never): Promise<VideoOperation> {
  return engine.start(engine.planShot(shotRequest()), signal)
}

function testFilming(stub: VideoStub): void {
  test('starts every format, size and length within the vendor’s rules, and as long as asked', async () => {
    const engine = stub.engine()
    for (const format of formats) {
      for (const resolution of resolutions) {
        for (const seconds of [0.4, 3.2, 4, 5.9, 7.3, 8, 26, 90]) {
          const shot = engine.planShot(shotRequest({ format, resolution, seconds }))
          await engine.start(shot, never)
          if (seconds <= 8) expect(shot.seconds).toBeGreaterThanOrEqual(seconds)
        }
      }
    }
    expect(stub.faults).toEqual([])
    expect(JSON.stringify(stub.calls[0]!.body)).toContain(prompt)
  })

  test('says that it is filming until the film can be fetched', async () => {
    stub.next = { checksLeft: 2 }
    const engine = stub.engine()
    const operation = await start(engine)
    // As it is read back from where it was written down.
    const kept = JSON.parse(JSON.stringify(operation)) as VideoOperation
    expect(await engine.check(kept, never)).toEqual({ status: 'running' })
    expect(await engine.check(kept, never)).toEqual({ status: 'running' })
    const done = await engine.check(kept, never)
    if (done.status !== 'completed') throw new Error(`Expected a film, got ${done.status}`)
    const { url, headers } = done
    const fetched = await stub.fetch(url, { accept: ['video/*'], maxBytes: 1000, headers })
    expect(Buffer.from(fetched.bytes).toString()).toBe('film')
    expect(JSON.stringify(operation)).not.toContain(suiteKey)
  })

  test('tells a shot that was refused on the way from one that was filmed', async () => {
    stub.next = { failure: 'Blocked by the safety filters' }
    const engine = stub.engine()
    const progress = await engine.check(await start(engine), never)
    const error = { failure: 'unprocessable', details: { reason: 'Blocked by the safety filters' } }
    expect(progress).toMatchObject({ status: 'failed', error })
  })

  test('is ready with its key, and says what stands in for it without', () => {
    const ready = stub.engine().status()
    expect(ready).toMatchObject({ kind: 'video', state: 'ready', credits: 10, isBuiltIn: false })
    expect(ready.sentence).toContain(stub.rules.model)
    expect(ready.sentence).toContain('the first 3 scenes')
    const bare = stub.engine({}, { apiKey: undefined }).status()
    expect(bare.state).toBe('needs_key')
    expect(bare.sentence).toContain('is not connected')
    expect(stub.engine({ maxClips: 0 }).status().state).toBe('unsupported')
  })
}

function testRefusals(stub: VideoStub): void {
  test.each<[number, ProviderFailure]>([
    [400, 'bad_request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [422, 'unprocessable'],
    [500, 'server_error'],
    [503, 'server_error'],
  ])('answers %i to a start with a typed error, and does not start again', async (status, failure) => {
    stub.planned = [{ status, body: stub.rules.refuse(`Refused ${suiteKey}`) }]
    const error = await catchError(start(stub.engine()))
    expect(error).toMatchObject({ failure, status })
    expect(stub.calls).toHaveLength(1)
    expectNoSecrets(error, prompt)
  })

  test('starts again only when the vendor said that it was too early', async () => {
    const tooEarly = { status: 429, headers: { 'retry-after': '0' }, body: stub.rules.refuse('Slow down') }
    stub.planned = [tooEarly, tooEarly]
    await start(stub.engine())
    expect(stub.calls).toHaveLength(3)
    expect(stub.shots).toHaveLength(1)
  })

  test('does not press a vendor that asks for a long rest, and tells how long', async () => {
    stub.planned = [{ status: 429, headers: { 'retry-after': '120' }, body: stub.rules.refuse('Slow down') }]
    const error = await catchError(start(stub.engine()))
    expect(error).toMatchObject({ failure: 'rate_limited', retryAfterSeconds: 120 })
    expect(stub.calls).toHaveLength(1)
  })

  test('asks again how far a shot is, for that costs nothing', async () => {
    stub.next = { checksLeft: 1 }
    const engine = stub.engine()
    const operation = await start(engine)
    stub.planned = [
      { status: 500, body: 'Oops' },
      { status: 503, body: 'Oops' },
    ]
    expect(await engine.check(operation, never)).toEqual({ status: 'running' })
  })

  test('says which key was refused', async () => {
    const engine = stub.engine({}, { apiKey: 'another-key-0123456789' })
    expect(await catchError(start(engine))).toMatchObject({ failure: 'unauthorized' })
  })

  test.each([
    ['no JSON', '<html>'],
    ['JSON of another kind', { hello: 'world' }],
  ])('refuses an answer with %s', async (_, body) => {
    const engine = stub.engine()
    stub.planned = [{ body }]
    expect(await catchError(start(engine))).toMatchObject({ failure: 'bad_answer' })
    expect(stub.calls).toHaveLength(1)
  })
}

function testSilence(stub: VideoStub): void {
  test('does not start again when nobody knows whether it was heard', async () => {
    stub.planned = [{ breaks: true }]
    expect(await catchError(start(stub.engine()))).toMatchObject({ failure: 'connection' })
    expect(stub.calls).toHaveLength(1)
  })

  test('says that it can’t reach a vendor that is not there', async () => {
    const baseUrl = (await findClosedAddress()) + stub.rules.basePath
    const error = await catchError(start(stub.engine({}, { baseUrl })))
    expect(error).toMatchObject({ failure: 'connection', status: null })
  })

  test('gives up on a vendor that never answers', async () => {
    stub.planned = [{ hangs: true }]
    const error = await catchError(start(stub.engine({ timeoutMs: 150 })))
    expect(error).toMatchObject({ failure: 'timed_out', code: 'timed_out' })
  })

  test('ends with the abort of the one who asked', async () => {
    stub.planned = [{ hangs: true }]
    const controller = new AbortController()
    const starting = start(stub.engine(), controller.signal)
    await expect.poll(() => stub.calls.length).toBe(1)
    controller.abort()
    const error = await starting.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(AppError.isInstance(error)).toBe(false)
  })
}

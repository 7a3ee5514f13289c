// Tests that every video model must pass, against a local server that follows its vendor's rules.

import { expect, test } from 'vitest'
import { formats, resolutions } from '@vivify/contract/project'
import { catchError, suiteKey, testFailures } from '../testing.ts'
import type { ShotRequest, VideoEngine, VideoOperation } from './port.ts'
import { VideoStub, type FilmRules } from './testing.ts'

const prompt = 'A lighthouse on a rock'
const never = new AbortController().signal

/** Registers the suite of one vendor and returns its stub. */
export function testVideoVendor(rules: FilmRules): VideoStub {
  const stub = new VideoStub(rules).use()
  testFilming(stub)
  testStarting(stub)
  testFailures(stub, {
    prompt,
    retries: 'rate_limited',
    order: ({ calls, settings, signal } = {}) => start(stub.engine(calls, settings), signal),
  })
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
    // A copy, as it comes back from the database.
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
    const bare = stub.engine({}, { apiKey: '' }).status()
    expect(bare.state).toBe('needs_key')
    expect(bare.sentence).toContain('is not connected')
    expect(stub.engine({ maxClips: 0 }).status().state).toBe('unsupported')
  })
}

function testStarting(stub: VideoStub): void {
  test('starts again only when the vendor said that it was too early', async () => {
    const tooEarly = { status: 429, headers: { 'retry-after': '0' }, body: stub.rules.refuse('Slow down') }
    stub.planned = [tooEarly, tooEarly]
    await start(stub.engine())
    expect(stub.calls).toHaveLength(3)
    expect(stub.shots).toHaveLength(1)
  })

  test('does not start again when nobody knows whether it was heard', async () => {
    stub.planned = [{ breaks: true }]
    expect(await catchError(start(stub.engine()))).toMatchObject({ failure: 'connection' })
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
}

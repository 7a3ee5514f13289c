import { describe, expect, test } from 'vitest'
import { catchError, suiteKey } from '../testing.ts'
import { shotRequest, start, testVideoVendor } from './suite.ts'
import { klingRules, veoRules } from './testing.ts'

const never = new AbortController().signal

describe('Veo 3.1', () => {
  const stub = testVideoVendor(veoRules)

  test('films 1080 lines in its longest shots only, and a wide shot for a square', () => {
    const engine = stub.engine()
    expect(engine.planShot(shotRequest({ seconds: 7 }))).toMatchObject({ seconds: 8, resolution: '1080p' })
    expect(engine.planShot(shotRequest({ seconds: 3 }))).toMatchObject({ seconds: 4, resolution: '720p' })
    expect(engine.planShot(shotRequest({ format: '1:1' }))).toMatchObject({ aspectRatio: '16:9' })
  })

  test('serves its film only with its key, and shows the key to nobody else', async () => {
    const engine = stub.engine()
    const operation = await start(engine)
    const own = await engine.check(operation, never)
    if (own.status !== 'completed') throw new Error('Expected a film')
    const plain = stub.fetch(own.url, { accept: ['video/*'], maxBytes: 1000 })
    await expect(plain).rejects.toMatchObject({ code: 'provider_failed' })
    const uri = 'https://storage.example.org/film.mp4'
    const response = { generateVideoResponse: { generatedSamples: [{ video: { uri } }] } }
    stub.planned = [{ body: { name: operation['name'], done: true, response } }]
    expect(await engine.check(operation, never)).toEqual({ status: 'completed', url: uri, headers: {} })
  })

  test('says why the operation failed', async () => {
    const engine = stub.engine()
    const operation = await start(engine)
    stub.planned = [{ body: { done: true, error: { code: 8, message: 'Quota exceeded' } } }]
    const progress = await engine.check(operation, never)
    expect(progress).toMatchObject({ status: 'failed', error: { failure: 'rate_limited' } })
  })

  test('does not follow an operation that leads elsewhere', async () => {
    stub.planned = [{ body: { name: '../../v1/files?x=operations/1' } }]
    expect(await catchError(start(stub.engine()))).toMatchObject({ failure: 'bad_answer' })
  })
})

describe('Kling 4.0', () => {
  const stub = testVideoVendor(klingRules)

  test('films as long as its scene, from 3 to 30 seconds', () => {
    const engine = stub.engine()
    const lengths = [1, 4.1, 29.5, 80].map((seconds) => engine.planShot(shotRequest({ seconds })).seconds)
    expect(lengths).toEqual([3, 5, 30, 30])
    expect(engine.planShot(shotRequest({ resolution: 720 })).resolution).toBe('720p')
  })

  test('cancels a shot that is still being filmed', async () => {
    stub.next = { checksLeft: 3 }
    const engine = stub.engine()
    await engine.cancel!(await start(engine), never)
    expect(stub.shots[0]!.isCancelled).toBe(true)
  })

  test('does not cancel a shot that is over or gone', async () => {
    const engine = stub.engine()
    const operation = await start(engine)
    await engine.cancel!(operation, never)
    stub.shots = []
    await engine.cancel!(operation, never)
    expect(stub.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2)
  })

  test('does not show its key to an address that is not the queue’s', async () => {
    const elsewhere = 'https://example.org/requests/1'
    const body = {
      request_id: '1',
      status_url: elsewhere,
      response_url: elsewhere,
      cancel_url: elsewhere,
    }
    stub.planned = [{ body }]
    expect(await catchError(start(stub.engine()))).toMatchObject({ failure: 'bad_answer' })
    expect(JSON.stringify(body)).not.toContain(suiteKey)
  })

  test('says so when the queue gave up', async () => {
    const engine = stub.engine()
    const operation = await start(engine)
    stub.planned = [{ body: { status: 'COMPLETED', error: 'Runner disconnected' } }]
    expect(await engine.check(operation, never)).toMatchObject({ status: 'failed' })
  })
})

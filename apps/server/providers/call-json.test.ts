import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callJson } from './call-json.ts'
import { VendorStub, type StubAnswer } from './testing.ts'

class Vendor extends VendorStub {
  protected answer(): StubAnswer {
    return { body: { said: 'x'.repeat(1000) } }
  }
}

describe('a vendor that speaks JSON', () => {
  const stub = new Vendor({ basePath: '', findFault: () => null, refuse: (message) => ({ detail: message }) })
  stub.use()
  const ask = (change: { maxBytes?: number; answer?: z.ZodType } = {}) =>
    callJson({
      vendor: 'Vendor',
      url: stub.origin,
      headers: {},
      body: {},
      answer: z.object({ said: z.string() }),
      signal: new AbortController().signal,
      ...change,
    })

  test('is read only as far as its answer should reach', async () => {
    expect(await ask({ maxBytes: 1011 })).toEqual({ said: 'x'.repeat(1000) })
    await expect(ask({ maxBytes: 1010 })).rejects.toMatchObject({ code: 'too_large' })
  })

  test('is told apart from a server that answers something else', async () => {
    const error = { failure: 'bad_answer', isRetryable: false, vendor: 'Vendor' }
    await expect(ask({ answer: z.object({ written: z.string() }) })).rejects.toMatchObject(error)
  })

  test('is not read when it answers with very many small values, which would hold up everybody', async () => {
    const answer = z.object({ said: z.array(z.string()) })
    const quoted = 'a, [b], {c}, "d" '
    stub.planned = [{ body: { said: [quoted.repeat(60_000)] } }]
    expect(await ask({ answer })).toEqual({ said: [quoted.repeat(60_000)] })
    for (const value of [0, {}, 'a', null]) {
      stub.planned = [{ body: { said: Array.from({ length: 900_000 }, () => value) } }]
      const start = process.cpuUsage()
      const asking = ask({ answer, maxBytes: 100_000_000 })
      await expect(asking).rejects.toMatchObject({ failure: 'bad_answer', isRetryable: false })
      expect(process.cpuUsage(start).user / 1e6).toBeLessThan(1.5)
    }
  })

  test('whose values are all of another shape is told apart, too', async () => {
    stub.planned = [{ body: { said: Array.from({ length: 49_000 }, () => ({})) } }]
    const fields = z.object({ a: z.string(), b: z.string(), c: z.string(), d: z.string() })
    const answer = z.record(z.string(), z.array(fields))
    await expect(ask({ answer })).rejects.toMatchObject({ failure: 'bad_answer' })
  })

  test('that refuses with a long text is still reported as a refusal', async () => {
    stub.planned = [{ status: 403, body: { detail: 'x '.repeat(100_000) } }]
    await expect(ask()).rejects.toMatchObject({ failure: 'forbidden', status: 403 })
  })

  test.each([
    [{ error: { message: 'No room' } }],
    [{ detail: 'No room' }],
    [{ detail: [{ msg: 'No room', loc: ['body'] }] }],
  ])('explains a refusal in its own format: %j', async (body) => {
    stub.planned = [{ status: 422, body }]
    await expect(ask()).rejects.toMatchObject({ details: { reason: 'No room', vendor: 'Vendor' } })
  })
})

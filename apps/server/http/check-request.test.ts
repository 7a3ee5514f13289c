import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { routes } from '@vivify/contract/routes/routes'
import { openTestServer, type TestBrowser, type TestServer } from '../testing.ts'
import { measureJson } from './measure-json.ts'

let server: TestServer
let browser: TestBrowser
/** Starting a database takes this long on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
}, startMs)
afterAll(() => server.close(), startMs)

const json = { 'content-type': 'application/json' }

describe('text that can’t be stored', () => {
  test('is refused by every route, in addresses and bodies, with a sentence that names the field', async () => {
    const open = routes.filter(({ access }) => access !== 'token')
    for (const { method, path, params, query, body } of open) {
      const called = `${method} ${path}`
      const plain = path.replace(/\{\w+\}/g, 'x')
      const call = (address: string, sent?: string) => browser.call(method.toUpperCase(), address, sent, json)
      const answers = [
        ...(params
          ? [await call(path.replace(/\{\w+\}/, 'a%00b').replace(/\{\w+\}/g, 'x'), body && '{}')]
          : []),
        ...(query ? [await call(`${plain}?search=a%00b`)] : []),
        ...(body
          ? [
              await call(plain, '{"deep":[{"said":"a\\u0000b"}]}'),
              await call(plain, '{"deep":[{"said":"a\\ud800b"}]}'),
              await call(plain, '{"deep":{"a\\u0000b":1}}'),
            ]
          : []),
      ]
      for (const answer of answers) {
        expect(answer.status, called).toBe(422)
        expect(answer.body['error'], called).toMatch(/can’t be kept\. Remove it and try again\.$/)
      }
    }
  })

  test('is reported by the name of its field', async () => {
    const scenes = [
      { id: 'a', say: 'Tea.' },
      { id: 'b', say: 'Milk\0.' },
    ]
    const document = { version: 1, title: 'Tea', seed: 1, scenes }
    const answer = await browser.call('POST', '/api/projects', { document })
    expect(answer.body['error']).toContain('“document.scenes.1.say” contains a NUL character')
  })

  test('in a cookie or a header does not cause a server error', async () => {
    for (const cookie of ['vivify.session=%00.x', 'vivify.guest=%00', 'vivify.session=%ED%A0%80']) {
      const answer = await server.app.request('http://localhost:3000/api/auth/session', {
        headers: { cookie },
      })
      expect(answer.status, cookie).toBeLessThan(500)
    }
  })

  test('whole emoji and all other characters are accepted', async () => {
    const title = 'Tea 🍵 茶 \u0001\uFFFF'
    const answer = await browser.call('POST', '/api/projects', { title })
    expect(answer).toMatchObject({ status: 201, body: { title } })
  })
})

describe('a body is measured before it is parsed', () => {
  test('with too many values is refused', async () => {
    const answer = await browser.call(
      'POST',
      '/api/projects',
      `{"document":[${'{},'.repeat(380_000)}{}]}`,
      json,
    )
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(answer.body['error']).toContain('at most 100,000 values')
  })

  test('with too deep nesting is refused', async () => {
    const deep = `{"recipe":${'['.repeat(1_000_000)}`
    const answer = await browser.call('POST', '/api/pictures', deep, json)
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(answer.body['error']).toContain('At most 32')
  })

  test('by the rules of JSON, with quotes, brackets and backslashes inside strings', () => {
    const limits = { maxValues: 1000, maxDepth: 100 }
    expect(measureJson('{"a":"[{,\\"]}\\\\","b":[1,2,{}]}', limits)).toMatchObject({ depth: 3 })
    const text = JSON.stringify(['a,b', '\\', '"', '{"x":[1,2,3]}'])
    expect(measureJson(text, limits)).toEqual({ values: 5, depth: 1 })
  })

  test('a list, record or text that is too long is named with its limit, before its entries are parsed', async () => {
    const scene = { id: 'a', say: 'Tea.' }
    const asset = { kind: 'clip', source: 'x', sha256: '0'.repeat(64) }
    const base = { version: 1, title: 'Tea', seed: 1, scenes: [scene] }
    const entries = Array.from({ length: 15_000 }, (_, index) => [`clip ${index}`, asset])
    const cases: [object, RegExp][] = [
      [{ ...base, scenes: new Array(20_000).fill(1) }, /“document\.scenes” has 20,000 entries; at most 400/],
      [
        { ...base, assets: Object.fromEntries(entries) },
        /“document\.assets” has 15,000 entries; at most [\d,]+ /,
      ],
      [
        { ...base, scenes: [{ ...scene, say: 'x'.repeat(3000) }] },
        /“document\.scenes\.0\.say” has 3,000 characters/,
      ],
      [{ ...base, language: 'x'.repeat(4_000_000) }, /“document\.language” has 4,000,000 characters/],
      [{ ...base, narration: 'x'.repeat(4_000_000) }, /“document\.narration”/],
      [{ ...base, brand: { font: 'x'.repeat(4_000_000) } }, /“document\.brand\.font”/],
    ]
    for (const [document, sentence] of cases) {
      const answer = await browser.call('POST', '/api/previews/pictures', { document })
      expect(answer.status).toBe(422)
      expect(answer.body['error']).toMatch(sentence)
    }
  })
})

import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@vivify/contract/routes/routes'
import { keyAreas } from '@vivify/contract/scopes'
import { openTestServer, type TestServer } from '../testing.ts'

let server: TestServer
/** Starting a database takes this long on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
}, startMs)
afterAll(() => server.close(), startMs)

describe('every route', () => {
  test('has a name of its own in the document, the scope that a key needs, and the headers of the limits', async () => {
    const { paths } = (await server.openBrowser().call('GET', '/api/openapi.json')).body as {
      paths: Record<string, Record<string, Record<string, unknown>>>
    }
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    const names = operations.map(({ operationId }) => operationId)
    expect(names.toSorted()).toEqual(routes.map(({ name }) => name).toSorted())
    expect(new Set(names).size).toBe(names.length)
    expect(paths['/api/videos']!['post']).toMatchObject({
      operationId: 'createVideo',
      'x-scope': 'videos:write',
      security: [{ session: [] }, { apiKey: ['videos:write'] }],
      responses: { 202: { headers: { 'RateLimit-Limit': expect.anything() } }, 401: {}, 403: {}, 429: {} },
    })
    expect(paths['/api/keys']!['post']).toMatchObject({ security: [{ session: [] }] })
  })

  test('is in a document that is printed once, compressed, and not sent again unchanged', async () => {
    const whole = await server.app.request('http://localhost:3000/api/openapi.json')
    const headers = { 'accept-encoding': 'gzip' }
    const zipped = await server.app.request('http://localhost:3000/api/openapi.json', { headers })
    const bytes = Buffer.from(await zipped.arrayBuffer())
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(bytes.length).toBeLessThan(150_000)
    expect(gunzipSync(bytes).toString()).toBe(await whole.text())
    const again = { 'if-none-match': whole.headers.get('etag')! }
    const unchanged = await server.app.request('http://localhost:3000/api/openapi.json', { headers: again })
    expect(unchanged.status).toBe(304)
  })

  test('has a scope of an area that exists', () => {
    const areas = new Set(routes.map(({ area }) => area))
    expect(Object.keys(keyAreas).filter((area) => !areas.has(area))).toEqual([])
  })
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGuardedCall } from './guarded-request.ts'

let server: Server
let host: string
let heard: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push(`${request.method} ${request.url} ${request.headers['authorization']} ${body}`)
      if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end()
      else if (request.url === '/nothing') response.writeHead(204).end()
      else response.writeHead(201, { 'x-kind': 'api' }).end('{"done":true}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('a call is sent with its method, headers and body, and its answer is whole', async () => {
  heard = []
  const call = createGuardedCall({ exemptHosts: [host] })
  const headers = { authorization: 'Bearer t', 'content-type': 'application/json' }
  const request = new Request(`http://${host}/posts`, { method: 'POST', headers, body: '{"a":1}' })
  const answer = await call(request)
  expect([answer.status, answer.headers.get('x-kind'), await answer.json()]).toEqual([
    201,
    'api',
    { done: true },
  ])
  expect(heard).toEqual(['POST /posts Bearer t {"a":1}'])
  expect((await call(new Request(`http://${host}/nothing`))).status).toBe(204)
})

test('a redirect is not followed, so that a token never goes elsewhere', async () => {
  heard = []
  const call = createGuardedCall({ exemptHosts: [host] })
  expect((await call(new Request(`http://${host}/moved`))).status).toBe(302)
  expect(heard).toHaveLength(1)
})

test('an address inside the server’s network is never connected to, whatever its name says', async () => {
  heard = []
  const call = createGuardedCall({ resolve: async () => ['127.0.0.1'] })
  for (const address of [`http://${host}/posts`, 'http://inside.example/posts', 'http://10.0.0.7/']) {
    await expect(call(new Request(address)), address).rejects.toMatchObject({ cause: { code: 'ENOTFOUND' } })
  }
  expect(heard).toEqual([])
})

test('an abort stays an abort', async () => {
  const call = createGuardedCall({ exemptHosts: [host] })
  const request = new Request(`http://${host}/posts`, { signal: AbortSignal.abort(new Error('stop')) })
  await expect(call(request)).rejects.toThrow('stop')
})

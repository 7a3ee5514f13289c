import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GuardedFetchOptions } from './guarded-fetch.ts'
import { createGuardedSend } from './guarded-send.ts'

interface Heard {
  method: string
  headers: IncomingMessage['headers']
  body: string
}

let server: Server
let origin = ''
let heard: Heard[] = []
const pages: Record<string, RequestListener> = {
  '/moved': (_, response) => response.writeHead(307, { location: `${origin}/secret` }).end(),
  '/huge': (_, response) => {
    response.writeHead(200)
    const pour = (): void => {
      while (!response.destroyed && response.write('x'.repeat(50_000)));
    }
    response.on('drain', pour)
    pour()
  },
  '/bomb': (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_000_000))),
  '/packed': (_, response) =>
    response.writeHead(201, { 'content-encoding': 'gzip', 'x-id': '7' }).end(gzipSync('{"id":7}')),
  '/busy': (_, response) => response.writeHead(429, { 'retry-after': '30' }).end('{}'),
  '/empty': (_, response) => response.writeHead(204).end(),
  '/silent': () => {},
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    request.setEncoding('utf8')
    for await (const part of request) body += String(part)
    heard.push({ method: request.method ?? '', headers: request.headers, body })
    const page = pages[request.url ?? ''] ?? ((_, answer) => answer.writeHead(200).end('{}'))
    page(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends to the local test server, the only exempt address. */
function sendHere(
  path: string,
  init: RequestInit = {},
  options: GuardedFetchOptions & { maxBytes?: number } = {},
) {
  heard = []
  const send = createGuardedSend({ exemptHosts: [new URL(origin).host], ...options })
  return send(new Request(`${origin}${path}`, init))
}

describe('an address that a person gave', () => {
  const send = createGuardedSend({
    resolve: async (name) => (name === 'mixed.test' ? ['93.184.216.34', '10.0.0.5'] : ['127.0.0.1']),
  })

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'https://mixed.test/',
  ])('%s does not lead into the server’s own network', async (address) => {
    await expect(send(new Request(address, { method: 'POST', body: 'x' }))).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringMatching(/not on the public internet/),
    })
  })

  test.each([
    ['ftp://example.org/', 'not a web address'],
    ['http://example.org:22/', 'port'],
    ['https://example.org:8443/', 'port'],
  ])('%s is refused with a sentence', async (address, word) => {
    await expect(send(new Request(address))).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining(word),
    })
  })

  test('is looked up once, and the connection goes to the checked address', async () => {
    const { port } = new URL(origin)
    const answers = [['127.0.0.1'], ['169.254.169.254']]
    let lookups = 0
    const resolve = async () => answers[lookups++] ?? []
    const rebinding = createGuardedSend({ resolve, exemptHosts: [`rebinding.test:${port}`] })
    const response = await rebinding(new Request(`http://rebinding.test:${port}/`))
    expect(response.status).toBe(200)
    expect(lookups).toBe(1)
  })

  test('that does not answer fails as fetch fails, with the reason in the cause', async () => {
    const offline = createGuardedSend({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    await expect(offline(new Request('https://example.org'))).rejects.toMatchObject({
      name: 'TypeError',
      cause: { code: 'ENOTFOUND' },
    })
    const closed = createGuardedSend({ exemptHosts: ['127.0.0.1'] })
    await expect(closed(new Request('http://127.0.0.1:1/'))).rejects.toMatchObject({
      name: 'TypeError',
      cause: { code: 'ECONNREFUSED' },
    })
  })
})

describe('a request', () => {
  test.each(['GET', 'PUT', 'DELETE', 'POST'])('is sent by %s with its headers', async (method) => {
    await sendHere('/', { method, headers: { authorization: 'Bearer secret' } })
    expect(heard).toMatchObject([{ method, headers: { authorization: 'Bearer secret' } }])
  })

  test('with a small body names its length', async () => {
    await sendHere('/', { method: 'POST', body: '{"text":"Tea"}' })
    expect(heard[0]).toMatchObject({ body: '{"text":"Tea"}', headers: { 'content-length': '14' } })
  })

  test('with a large body of unknown length is sent in chunks, complete', async () => {
    await sendHere('/', { method: 'POST', body: 'x'.repeat(3_000_000) })
    expect(heard[0]!.headers).toMatchObject({ 'transfer-encoding': 'chunked' })
    expect(heard[0]!.body).toHaveLength(3_000_000)
  })

  test('whose length is known is streamed with it', async () => {
    const parts = ReadableStream.from(['abc', 'defg'].map((part) => Buffer.from(part)))
    const init = { method: 'PUT', headers: { 'content-length': '7' }, duplex: 'half' }
    await sendHere('/', { ...init, body: parts as unknown as RequestInit['body'] } as RequestInit)
    expect(heard[0]).toMatchObject({ body: 'abcdefg', headers: { 'content-length': '7' } })
  })
})

describe('an answer', () => {
  test('keeps its status and headers, and is unpacked', async () => {
    const response = await sendHere('/packed')
    expect([response.status, response.headers.get('x-id')]).toEqual([201, '7'])
    expect(await response.json()).toEqual({ id: 7 })
    expect((await sendHere('/empty')).status).toBe(204)
    expect((await sendHere('/busy')).headers.get('retry-after')).toBe('30')
  })

  test('that redirects is not followed, so the token goes nowhere else', async () => {
    const response = await sendHere('/moved', { method: 'POST', body: 'x', redirect: 'manual' })
    expect(response.status).toBe(307)
    expect(heard).toHaveLength(1)
  })

  test.each(['/huge', '/bomb'])('without end, like %s, is cut off', async (path) => {
    await expect(sendHere(path, {}, { maxBytes: 100_000 })).rejects.toMatchObject({ code: 'too_large' })
  })

  test('is not waited for after a cancellation', async () => {
    const signal = AbortSignal.timeout(100)
    await expect(sendHere('/silent', { signal })).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeResource } from './guarded-fetch-body.ts'
import { createGuardedFetch, type GuardedFetchOptions, type GuardedRequest } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'

const usual: GuardedRequest = { accept: ['text/html', 'text/plain'], maxBytes: 100_000, timeoutMs: 5000 }
let server: Server
let port = 0
let visits: string[] = []
const pages: Record<string, RequestListener> = {
  '/': (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Tea'),
  '/huge': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const pour = (): void => {
      while (!response.destroyed && response.write('x'.repeat(50_000)));
    }
    response.on('drain', pour)
    pour()
  },
  '/slow': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<p>')
  },
  '/silent': () => {},
  '/bomb': (_, response) => {
    const packed = gzipSync(Buffer.alloc(20_000_000))
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed)
  },
  '/packed': (_, response) => {
    const packed = gzipSync('<p>Coffee')
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed)
  },
  '/torn': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('no gzip')
  },
  '/program': (_, response) =>
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('MZ'),
  '/key': (request, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(String(request.headers['x-key'])),
  '/gone': (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('gone'),
}

let posted: string[] = []
pages['/hook'] = (request, response) => {
  request.setEncoding('utf8')
  let text = ''
  request.on('data', (part: string) => {
    text += part
  })
  request.on('end', () => {
    posted.push(`${request.method} ${request.headers['content-type']} ${text}`)
    response.writeHead(204).end()
  })
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    visits.push(path)
    const target = /^\/to\/(.+)$/.exec(path)?.[1]
    if (target !== undefined) {
      response.writeHead(302, { location: decodeURIComponent(target) }).end()
    } else (pages[path] ?? pages['/gone']!)(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Fetches from the local test server, the only exempt address. */
function fetchHere(path: string, request: Partial<GuardedRequest> = {}, options: GuardedFetchOptions = {}) {
  visits = []
  const fetch = createGuardedFetch({ exemptHosts: [`127.0.0.1:${port}`], ...options })
  return fetch(`http://127.0.0.1:${port}${path}`, { ...usual, ...request })
}

describe('addresses', () => {
  test.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '168.63.129.16',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:db8::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd12::1',
    'fd00:ec2::254',
    'ff02::1',
    'nonsense',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

describe('an address that a person gives', () => {
  const asked: string[] = []
  const fetch = createGuardedFetch({
    async resolve(name) {
      asked.push(name)
      return name === 'mixed.test' ? ['93.184.216.34', '10.0.0.5'] : ['127.0.0.1']
    },
  })

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/latest/meta-data/',
    'http://[64:ff9b::a9fe:a9fe]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.google.internal/',
    'http://localhost/',
    'http://LOCALHOST./',
    'localhost.localdomain',
    'https://mixed.test/',
    'http://①②⑦.⓪.⓪.①/',
  ])('%s does not lead into the server’s own network', async (address) => {
    await expect(fetch(address, usual)).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringMatching(/not on the public internet/),
    })
  })

  test.each([
    ['ftp://example.org/', 'not a web address'],
    ['file:///etc/passwd', 'not a web address'],
    ['javascript:alert(1)', 'not a web address'],
    ['data:text/html,<p>x', 'not a web address'],
    ['tea', 'not a web address'],
    ['http://', 'not a web address'],
    ['http://name:word@example.org/', 'password'],
    ['http://example.org:22/', 'port'],
    ['https://example.org:8443/', 'port'],
  ])('%s is refused with a sentence', async (address, word) => {
    await expect(fetch(address, usual)).rejects.toMatchObject({
      code: 'bad_input',
      message: expect.stringContaining(word),
    })
  })

  test('an unknown name is told apart from a malformed address', async () => {
    const offline = createGuardedFetch({ resolve: () => Promise.reject(new Error('ENOTFOUND')) })
    await expect(offline('https://example.org', usual)).rejects.toMatchObject({
      code: 'provider_failed',
      message: expect.stringMatching(/^example\.org can’t be reached/),
    })
  })
})

describe('a host name', () => {
  test('is looked up once, and the connection goes to the checked address', async () => {
    const answers = [['127.0.0.1'], ['169.254.169.254']]
    let lookups = 0
    const resolve = async () => answers[lookups++] ?? []
    const fetch = createGuardedFetch({ resolve, exemptHosts: [`rebinding.test:${port}`] })
    const { bytes } = await fetch(`http://rebinding.test:${port}/`, usual)
    expect(Buffer.from(bytes).toString()).toBe('<p>Tea')
    expect(lookups).toBe(1)
  })

  test('that changes its address between two redirects is checked again', async () => {
    const answers = [['93.184.216.34'], ['169.254.169.254']]
    const resolve = async () => answers.pop() ?? []
    await expect(
      fetchHere(`/to/${encodeURIComponent('http://rebinding.test/')}`, {}, { resolve }),
    ).rejects.toMatchObject({ code: 'bad_input' })
    expect(answers).toHaveLength(1)
  })
})

describe('redirects', () => {
  test('take a header along within the address’s own origin only', async () => {
    const read = async (path: string): Promise<string> => {
      const exemptHosts = [`127.0.0.1:${port}`, `localhost:${port}`]
      const options = { exemptHosts, resolve: async () => ['127.0.0.1'] }
      const { bytes } = await fetchHere(path, { headers: { 'x-key': 'secret' } }, options)
      return Buffer.from(bytes).toString()
    }
    expect(await read('/key')).toBe('secret')
    expect(await read(`/to/${encodeURIComponent('/key')}`)).toBe('secret')
    expect(await read(`/to/${encodeURIComponent(`http://localhost:${port}/key`)}`)).toBe('undefined')
  })

  test('are followed', async () => {
    const { url } = await fetchHere(`/to/${encodeURIComponent('/packed')}`)
    expect(url).toBe(`http://127.0.0.1:${port}/packed`)
    expect(visits).toEqual(['/to/%2Fpacked', '/packed'])
  })

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://2852039166/',
    'file:///etc/passwd',
    'http://name:word@example.org/',
    'http://example.org:6379/',
  ])('to %s are refused', async (target) => {
    const error = fetchHere(`/to/${encodeURIComponent(target)}`)
    await expect(error).rejects.toMatchObject({ code: 'bad_input' })
    expect(visits).toHaveLength(1)
  })

  test('end after five', async () => {
    pages['/loop'] = (_, response) => response.writeHead(302, { location: '/loop' }).end()
    await expect(fetchHere('/loop')).rejects.toMatchObject({ code: 'bad_input' })
    expect(visits).toHaveLength(6)
  })
})

describe('a body', () => {
  test('is unpacked', async () => {
    const resource = await fetchHere('/packed')
    expect(decodeResource(resource)).toBe('<p>Coffee')
    expect(resource.mediaType).toBe('text/html')
  })

  test('without end is cut off', async () => {
    await expect(fetchHere('/huge')).rejects.toMatchObject({ code: 'too_large' })
  })

  test('that exceeds the limit when it is unpacked is cut off', async () => {
    await expect(fetchHere('/bomb')).rejects.toMatchObject({ code: 'too_large' })
  })

  test.each(['/slow', '/silent'])('of %s is waited for no longer than allowed', async (path) => {
    await expect(fetchHere(path, { timeoutMs: 150 })).rejects.toMatchObject({ code: 'timed_out' })
  })

  test('is not waited for after a cancellation', async () => {
    const signal = AbortSignal.timeout(100)
    await expect(fetchHere('/slow', { signal })).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test.each([
    ['/program', 'bad_input'],
    ['/gone', 'provider_failed'],
    ['/torn', 'provider_failed'],
  ])('of %s is refused with %s', async (path, code) => {
    await expect(fetchHere(path)).rejects.toMatchObject({ code })
  })

  test('is decoded by its own character set', () => {
    const bytes = Buffer.from('<meta charset="windows-1251"><p>\xd7\xe0\xe9', 'latin1')
    expect(decodeResource({ bytes, charset: null })).toContain('Чай')
    expect(decodeResource({ bytes: Buffer.from('Tee für alle'), charset: 'no-such' })).toBe('Tee für alle')
  })
})

describe('a POST request', () => {
  const post = { mediaType: 'application/json', text: '{"event":"video.completed"}' }
  const send = (path: string) =>
    createGuardedFetch({ exemptHosts: [`127.0.0.1:${port}`] })(`http://127.0.0.1:${port}${path}`, {
      ...usual,
      post,
    })

  test('is sent to the address itself, never to a redirect’s target', async () => {
    posted = []
    await send('/hook')
    await expect(send(`/to/${encodeURIComponent('/hook')}`)).rejects.toThrow(/redirects to another address/)
    await expect(send('/gone')).rejects.toThrow(/404/)
    expect(posted).toEqual([`POST application/json ${post.text}`])
  })
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardHeaders } from './guard-headers.ts'
import type { HttpApp } from './serve-route.ts'
import { serveWeb } from './web.ts'

const script = `export const words = ${JSON.stringify('tea '.repeat(1000))}\n`
let folder: string
let app: HttpApp

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-web-'))
  await mkdir(path.join(folder, 'assets'))
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Vivify</title>')
  await writeFile(path.join(folder, 'assets/packed-1.js'), script)
  await writeFile(path.join(folder, 'assets/packed-1.js.br'), brotliCompressSync(script))
  await writeFile(path.join(folder, 'assets/plain-1.js'), script)
  app = new OpenAPIHono()
  app.use(guardHeaders({ isSecure: false }))
  serveWeb(app, folder)
})
afterAll(() => rm(folder, { recursive: true }))

test('a script that the build has compressed is sent as it is, and cached forever', async () => {
  const answer = await app.request('/assets/packed-1.js', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(script)
})

test('clients without Brotli, and files that the build did not compress, get gzip; others get it plain', async () => {
  for (const name of ['packed', 'plain']) {
    const answer = await app.request(`/assets/${name}-1.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers.get('content-encoding'), name).toBe('gzip')
  }
  const plain = await app.request('/assets/packed-1.js')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(script)
})

test('every screen serves the page, which is revalidated each time; a missing file is 404', async () => {
  for (const address of ['/', '/video-generator', '/index.html', '/%69ndex.html']) {
    const answer = await app.request(address)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(await answer.text()).toContain('<title>Vivify</title>')
  }
  // People get the page, which helps them on from an unknown address; programs get a 404.
  for (const [headers, status] of [
    [{ 'sec-fetch-mode': 'navigate' }, 200],
    [{ accept: 'text/html,application/xhtml+xml' }, 200],
    [{ accept: 'text/html', 'sec-fetch-mode': 'cors' }, 404],
    [{ accept: 'application/json' }, 404],
    [{}, 404],
  ] as const) {
    const unknown = await app.request('/healthcheck', { headers })
    expect(unknown.status, JSON.stringify(headers)).toBe(status)
  }
  const probe = await app.request('/.env.local', { headers: { 'sec-fetch-mode': 'navigate' } })
  expect(probe.status).toBe(404)
  const missing = await app.request('/assets/gone-1.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBeNull()
})

test('a part of the web application carries few headers; the page and all else carry every guard', async () => {
  const part = (await app.request('/assets/packed-1.js')).headers
  expect(part.get('x-content-type-options')).toBe('nosniff')
  expect(part.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(part.get('x-frame-options')).toBeNull()
  const page = { 'sec-fetch-mode': 'navigate' }
  for (const address of ['/', '/assets/page', '/assets/..%2findex.html', '/assets/a/b.js']) {
    const { headers } = await app.request(address, { headers: page })
    expect(headers.get('x-frame-options'), address).toBe('DENY')
    expect(headers.get('cross-origin-opener-policy'), address).toBe('same-origin')
  }
})

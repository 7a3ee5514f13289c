// The client against a real server on a socket, and the example of docs/guide/api.md as a program of its own.

import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { createClient, VivifyError, type Client } from '@vivify/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '@vivify/contract/routes/account'
import { createKey } from '@vivify/contract/routes/keys'
import { checkoutFolder } from '../commands/testing.ts'
import { createQuickPainter } from '../services/images/testing.ts'
import { openTestServer, type TestServer } from '../testing.ts'

let server: TestServer
let socket: ReturnType<typeof serve>
let address: string
let key: string
let vivify: Client
/** A database on a busy machine. */
const startMs = 60_000

beforeAll(async () => {
  server = await openTestServer({ runsJobs: true, painter: createQuickPainter() })
  address = await new Promise((resolve) => {
    socket = serve({ fetch: server.app.fetch, hostname: '127.0.0.1', port: 0 }, (info: AddressInfo) =>
      resolve(`http://127.0.0.1:${info.port}`),
    )
  })
  const person = server.openBrowser()
  await person.send(signUp, { body: { email: 'client@x.org', password: 'long enough' } })
  key = (await person.send(createKey, { body: { name: 'Client', scopes: null } })).secret
  vivify = createClient({ address, key })
}, startMs)
afterAll(async () => {
  await new Promise((resolve) => socket.close(resolve))
  await server.close()
}, startMs)

test('the example of the guide runs as it is printed, and leaves its picture', async () => {
  const page = readFileSync(new URL('../../../docs/guide/api.md', import.meta.url), 'utf8')
  const example = /```js\n(?<code>[^`]+)```/.exec(page)!.groups!['code']!
  expect(example.trim().split('\n').filter(Boolean)).toHaveLength(9)
  // Inside the repository, so that the program finds the package by its name.
  const folder = await mkdtemp(path.join(checkoutFolder, 'packages/client/example-'))
  try {
    await writeFile(path.join(folder, 'example.mjs'), example)
    const env = { ...process.env, VIVIFY_URL: address, VIVIFY_KEY: key }
    const { stdout } = await promisify(execFile)('node', ['example.mjs'], { cwd: folder, env })
    expect(stdout).toBe('lighthouse.jpg is ready\n')
    const picture = await readFile(path.join(folder, 'lighthouse.jpg'))
    expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('calls take parameters, queries and bytes, and answers are typed', async () => {
  const project = await vivify.post('/api/projects', { body: { title: 'Tea & time' } })
  const { projects } = await vivify.get('/api/projects', { query: { limit: 1 } })
  expect(projects.map(({ id }) => id)).toEqual([project.id])
  const read = await vivify.get('/api/projects/{projectId}', { params: { projectId: project.id } })
  expect(read.title).toBe('Tea & time')
  const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
  const asset = await vivify.put('/api/assets', { query: { name: 'dot.gif' }, bytes: gif })
  const params = { assetId: asset.id }
  const file = await vivify.get('/api/assets/{assetId}/content', { params })
  expect(Buffer.from(await file.arrayBuffer())).toEqual(gif)
  // @ts-expect-error -- there is no such path
  await expect(vivify.get('/api/nowhere')).rejects.toMatchObject({ status: 404 })
  // @ts-expect-error -- the body is missing
  await expect(vivify.post('/api/videos')).rejects.toMatchObject({ code: 'bad_input' })
})

test('a failed call throws the server’s sentence and code; no server, one of its own', async () => {
  const refused = createClient({ address, key: `vvf_live_${'A'.repeat(32)}` }).get('/api/projects')
  await expect(refused).rejects.toThrow(VivifyError)
  await expect(refused).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
  const missing = vivify.get('/api/jobs/{jobId}', { params: { jobId: 'x' } })
  await expect(missing).rejects.toMatchObject({ status: 404, code: 'not_found', message: /job/ })
  const nobody = createClient({ address: 'http://127.0.0.1:9', key }).get('/api/projects')
  await expect(nobody).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})

test('waiting for a job can be stopped', async () => {
  const reason = new Error('enough')
  const signal = AbortSignal.abort(reason)
  await expect(vivify.waitForJob('x', { signal })).rejects.toBe(reason)
})

// Cuts and restores the connection between the server and its database. Runs where TEST_DATABASE_URL is set.

import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { readConfig } from '../config.ts'
import { createContext } from '../context.ts'
import { openTestDatabase, TestBrowser } from '../testing.ts'
import { createHttpApp } from './app.ts'

/** A connection to a database that tests can cut. */
class Cable {
  readonly #sockets = new Set<Socket>()
  readonly #server: Server

  constructor(to: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(to.port), to.hostname)
      for (const socket of [near, far]) {
        this.#sockets.add(socket)
        socket.on('error', () => {}).on('close', () => [near, far].forEach((end) => end.destroy()))
      }
      near.pipe(far).pipe(near)
    })
  }

  async plug(port = 0): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve))
    return (this.#server.address() as AddressInfo).port
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    this.#sockets.clear()
    await closed
  }
}

test('while the database is away every call is answered with 503 and a time to retry; then all calls work again', async () => {
  const { location, remove } = await openTestDatabase()
  if (location.kind !== 'postgres') throw new Error('This test needs TEST_DATABASE_URL.')
  const url = new URL(location.url)
  const cable = new Cable(new URL(location.url))
  const port = await cable.plug()
  url.port = String(port)
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'vivify-outage-'))
  const context = await createContext({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataFolder }),
    location: { kind: 'postgres', url: url.href },
  })
  const app = createHttpApp(context)
  const browser = new TestBrowser(app)
  await browser.send(signInAsGuest)

  await cable.cut()
  for (const address of ['/api/projects', '/api/jobs/x', '/api/health', '/readyz']) {
    const answer = await browser.fetch('GET', address)
    expect(answer.status, address).toBe(503)
    expect(Number(answer.headers.get('retry-after')), address).toBeGreaterThan(0)
  }
  // During an outage, a signed-in visitor is not treated as signed out.
  expect((await browser.fetch('POST', '/api/projects', { title: 'Tea' })).status).toBe(503)

  await cable.plug(port)
  for (const address of ['/api/projects', '/readyz']) {
    const ask = async (): Promise<number> => (await browser.fetch('GET', address)).status
    await expect.poll(ask, { interval: 200 }).toBe(200)
  }

  await context.close()
  await cable.cut()
  await remove()
  await rm(dataFolder, { recursive: true, force: true })
})

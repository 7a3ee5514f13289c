// Shared by server tests: a real application on a real database in this process, and browsers that keep cookies.

import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { z } from 'zod'
import type { JobView } from '@vivify/contract/jobs'
import { readJob } from '@vivify/contract/routes/jobs'
import type { Route } from '@vivify/contract/routes/route'
import { readConfig } from './config.ts'
import { createContext, type ContextOptions, type ServerContext } from './context.ts'
import { createHttpApp } from './http/app.ts'
import type { HttpApp } from './http/serve-route.ts'
import { startRunner, type Runner } from './jobs/runner.ts'
import { listVendors } from './providers/registry.ts'
import { platforms } from './providers/social/platforms.ts'
import type { PasswordHashing } from './services/account/authentication.ts'
import type { StoreLocation } from './store/database.ts'
import { createPostgresDatabase, openTemplate } from './testing-template.ts'

export interface TestServer {
  context: ServerContext
  app: HttpApp
  /** Null without `runsJobs`. */
  runner: Runner | null
  /** A browser without cookies. */
  openBrowser(): TestBrowser
  close(): Promise<void>
}

export interface TestServerOptions extends Pick<
  ContextOptions,
  | 'limits'
  | 'defineJobs'
  | 'fetch'
  | 'storage'
  | 'vendors'
  | 'platforms'
  | 'callPlatforms'
  | 'painter'
  | 'naturalVoices'
> {
  /** Hashes passwords as the product does, which takes 70 ms each; otherwise in an instant. */
  hashesPasswords?: boolean
  environment?: Record<string, string>
  runsJobs?: boolean
}

const instantHashing: PasswordHashing = {
  hash: async (password) => createHash('sha256').update(password).digest('hex'),
  verify: async ({ hash, password }) => hash === (await instantHashing.hash(password)),
}

const plenty = { burst: 100_000, perMinute: 100_000 }

/**
 * Starts a server without a socket, on PGlite in memory, or on a new database of the PostgreSQL server in
 * TEST_DATABASE_URL.
 */
export async function openTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'vivify-server-'))
  const database = await openTestDatabase()
  // Tests must not call Wikipedia; those of facts switch it on, with a stub.
  const quiet = { LOG_LEVEL: 'silent', LOOK_UP_FACTS: 'false', FIND_STOCK: 'false', DATA_DIR: dataFolder }
  const environment = { ...quiet, ...options.environment }
  const context = await createContext({
    config: readConfig(environment, {
      vendors: listVendors(options.vendors),
      platforms: options.platforms ?? platforms,
    }),
    location: database.location,
    limits: {
      signIn: plenty,
      guests: plenty,
      calls: plenty,
      searches: plenty,
      messages: plenty,
      ...options.limits,
    },
    ...(options.fetch ? { fetch: options.fetch } : {}),
    ...(options.storage ? { storage: options.storage } : {}),
    ...(options.vendors ? { vendors: options.vendors } : {}),
    ...(options.platforms ? { platforms: options.platforms } : {}),
    ...(options.callPlatforms ? { callPlatforms: options.callPlatforms } : {}),
    ...(options.defineJobs ? { defineJobs: options.defineJobs } : {}),
    ...(options.naturalVoices ? { naturalVoices: options.naturalVoices } : {}),
    ...(options.painter ? { painter: options.painter } : {}),
    ...(options.hashesPasswords ? {} : { passwordHashing: instantHashing }),
  })
  const app = createHttpApp(context)
  const runner = options.runsJobs
    ? await startRunner({ ...context, definitions: context.jobDefinitions })
    : null
  return {
    context,
    app,
    runner,
    openBrowser: () => new TestBrowser(app),
    async close() {
      await runner?.stop()
      await context.close()
      await database.remove()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** An empty database, and a function that removes it. */
export async function openTestDatabase(): Promise<{ location: StoreLocation; remove: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) {
    return { location: { kind: 'memory', template: await openTemplate() }, remove: async () => {} }
  }
  const name = `vivify_test_${randomUUID().replaceAll('-', '')}`
  await createPostgresDatabase(server, name)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    location: { kind: 'postgres', url: url.href },
    remove: () => runOn(server, `drop database ${name} with (force)`),
  }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export const testOrigin = 'http://localhost:3000'

export interface TestAnswer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** Sends the headers that a browser sends, and keeps cookies. */
export class TestBrowser {
  readonly #app: HttpApp
  readonly #cookies = new Map<string, string>()

  constructor(app: HttpApp) {
    this.#app = app
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(text: string) {
    this.#cookies.clear()
    for (const pair of text.split('; ').filter(Boolean)) this.#keep(pair)
  }

  /** Calls the application; a body that is neither text nor bytes is sent as JSON. */
  async fetch(
    method: string,
    address: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array
    const response = await this.#app.request(`${testOrigin}${address}`, {
      method,
      headers: {
        origin: testOrigin,
        ...(this.#cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...(isRaw ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: isRaw ? (body as RequestInit['body'] & string) : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    return response
  }

  /** Calls the application and parses its JSON answer. */
  async call(
    method: string,
    address: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer> {
    const response = await this.fetch(method, address, body, headers)
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as TestAnswer['body'],
    }
  }

  /** Calls a route and returns its answer. Throws when the status is not the route's. */
  async send<const Described extends Route>(
    route: Described,
    input: { params?: Record<string, string>; query?: string; body?: unknown } = {},
  ): Promise<Described['answer'] extends z.ZodType ? z.output<Described['answer']> : never> {
    const address = route.path.replace(/\{(\w+)\}/g, (_, name: string) => input.params?.[name] ?? '')
    const answer = await this.call(route.method.toUpperCase(), `${address}${input.query ?? ''}`, input.body)
    if (answer.status !== route.status) {
      throw new Error(`${route.method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    return route.answer!.parse(answer.body) as never
  }

  /** Waits until a job has ended, in whichever way. */
  async awaitJob(jobId: string): Promise<JobView['state']> {
    for (let tries = 0; tries < 5000; tries++) {
      const { state } = await this.send(readJob, { params: { jobId } })
      if (state.status !== 'queued' && state.status !== 'running') return state
      await wait(20)
    }
    throw new Error(`The job ${jobId} did not end in time.`)
  }

  #keep(cookie: string): void {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (name === undefined || value === undefined) return
    if (value === '' || /max-age=0/i.test(cookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

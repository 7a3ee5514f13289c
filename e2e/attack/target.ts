// The server under attack: the real one with an empty data folder, open to the network as an operator would run it.
// Another user requests its health all the time.

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const startTimeoutMs = 60_000

export interface Call {
  method?: string
  /** Body to send as JSON. */
  body?: unknown
  /** Raw bytes to send instead of `body`. */
  bytes?: Uint8Array
  headers?: Record<string, string>
  /** Default: redirects are followed. */
  redirect?: 'manual'
  signal?: AbortSignal
}

/** Of the accounts that `signUp` creates. */
export const password = 'correct horse battery staple'

/** Someone who is signed in. */
export interface Guest {
  cookie: string
  call(path: string, call?: Call): Promise<Response>
}

export interface Target {
  /** Without a trailing slash. */
  address: string
  dataFolder: string
  process: ChildProcess
  /** Everything the server wrote to its standard outputs. */
  log(): string
  /** Creates a guest account. With `address`, the guest comes from that address, if the server trusts its proxy. */
  signInAsGuest(address?: string): Promise<Guest>
  /** Creates an account with an email, `password` and an address of its own. */
  signUp(email: string): Promise<Guest>
  /** A call without an account. */
  call(path: string, call?: Call): Promise<Response>
  stop(): Promise<void>
}

export interface TargetOptions {
  /** An empty PostgreSQL database; without it, the database is in the data folder. */
  databaseUrl?: string | undefined
  environment?: Record<string, string>
}

/** Starts the server. Throws Error when it does not get ready. */
export async function startTarget(options: TargetOptions = {}): Promise<Target> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'vivify-attack-'))
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...inherited,
      NODE_ENV: 'production',
      PORT: '0',
      LOOK_UP_FACTS: 'false',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'http://vivify.test',
      TRUST_PROXY: 'true',
      DATA_DIR: dataFolder,
      // All processes of an installation share this secret; here there is only one.
      AUTH_SECRET: 'the attacker does not know this one',
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
      ...options.environment,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => (said += part))
  }
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      // A server suspended by an attack does not receive SIGTERM.
      child.kill('SIGKILL')
      await ended
    }
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const port = await readPort(child, () => said)
    const address = `http://127.0.0.1:${port}`
    let visitors = 0
    const nextAddress = (): string => `198.51.${(visitors >> 8) & 255}.${visitors++ & 255}`
    const enter = async (route: string, from: string, body?: object): Promise<Guest> => {
      const entered = await send(address, route, {
        method: 'POST',
        body,
        headers: { 'x-forwarded-for': from },
      })
      if (!entered.ok) throw new Error(`No account: ${entered.status} ${await entered.text()}`)
      const cookie = readCookies(entered)
      return {
        cookie,
        call: (path, call = {}) =>
          send(address, path, { ...call, headers: { cookie, 'x-forwarded-for': from, ...call.headers } }),
      }
    }
    return {
      address,
      dataFolder,
      process: child,
      log: () => said,
      call: (route, call = {}) => send(address, route, call),
      signInAsGuest: (from = nextAddress()) => enter('/api/auth/guest', from),
      signUp: (email) => enter('/api/auth/sign-up', nextAddress(), { email, password }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function send(address: string, route: string, call: Call): Promise<Response> {
  const { method = 'GET', body, bytes, headers = {}, redirect = 'follow' } = call
  const { signal = AbortSignal.timeout(300_000) } = call
  return fetch(`${address}${route}`, {
    method,
    signal,
    redirect,
    headers: {
      origin: 'http://vivify.test',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(bytes === undefined ? {} : { body: bytes as BodyInit }),
  })
}

/** The cookies that an answer sets, as a browser sends them back. */
export function readCookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Waits for the line that contains the address. */
function readPort(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const deadline = performance.now() + startTimeoutMs
    const look = setInterval(() => {
      const port = /ready at \S+:(\d+)/.exec(said())?.[1]
      if (port !== undefined) {
        clearInterval(look)
        resolve(port)
      } else if (performance.now() > deadline || child.exitCode !== null) {
        clearInterval(look)
        reject(new Error(`The server did not start: ${said()}`))
      }
    }, 50)
  })
}

// Shared by tests of the server process: starting, killing, and a person who calls it over a real socket.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createVideo } from '@vivify/contract/routes/videos'
import { jobViewSchema, type JobView } from '@vivify/contract/jobs'
import { fillDataFolder } from './testing-template.ts'

/** A small video of two scenes, about six seconds. */
export const smallDocument = {
  version: 1,
  title: 'Tea',
  seed: 1,
  format: '1:1',
  resolution: 720,
  music: 'No Music',
  scenes: [
    { id: 'a', say: 'Tea is older than you think.' },
    { id: 'b', say: 'People drank it four thousand years ago, and they still do.' },
  ],
}

export interface ServerProcess {
  child: ChildProcess
  /** Empty in a worker. */
  address: string
  /** All its output so far. */
  said: () => string
}

const running = new Set<ChildProcess>()

/** Kills the servers that a failed test left running. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

export interface StartOptions {
  argv?: readonly string[]
  /** The server itself creates the database of a new data folder, which takes seconds; otherwise the folder gets one. */
  createsDatabase?: boolean
}

/** Starts `main.ts` and waits until it says that it is ready. Throws Error with its output otherwise. */
export async function startServerProcess(
  environment: Record<string, string>,
  { argv = [], createsDatabase = false }: StartOptions = {},
): Promise<ServerProcess> {
  const { DATA_DIR: dataFolder, DATABASE_URL: databaseUrl } = environment
  if (dataFolder !== undefined && databaseUrl === undefined && !createsDatabase)
    await fillDataFolder(dataFolder)
  const child = spawnServer(argv, environment)
  let said = ''
  for (const output of [child.stdout!, child.stderr!]) {
    output.on('data', (chunk: Buffer) => (said += chunk.toString()))
  }
  return { child, address: await readReadyAddress(child), said: () => said }
}

/** The address at which a starting server is ready; empty in a worker. Throws Error with its output otherwise. */
export function readReadyAddress(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString()
      const ready = /^Vivify is (?:ready at (http:\S+)|working on jobs\.)$/m.exec(said)
      if (ready) resolve(ready[1] ?? '')
    }
    child.stdout!.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('close', () => reject(new Error(`The server did not start: ${said}`)))
  })
}

/** Runs `main.ts` until it ends by itself. */
export async function runServerToEnd(argv: readonly string[], environment: Record<string, string>) {
  const child = spawnServer(argv, environment)
  let stderr = ''
  child.stderr!.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { exitCode, stderr }
}

export async function killServer(
  { child }: Pick<ServerProcess, 'child'>,
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

/** Signals a server and all processes it has started. */
export function signalAll({ child }: ServerProcess, signal: NodeJS.Signals): void {
  for (const processId of [child.pid!, ...listDescendants(child.pid!)]) process.kill(processId, signal)
}

/** All descendants of a process, nearest first. */
export function listDescendants(processId: number): number[] {
  const listed = spawnSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout
  const pairs = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const childrenOf = (parent: number): number[] =>
    pairs.flatMap(([pid, ppid]) => (ppid === parent ? [pid!, ...childrenOf(pid!)] : []))
  return childrenOf(processId)
}

/** Starts `main.ts`, which ends with the tests at the latest. */
export function spawnServer(argv: readonly string[], environment: Record<string, string>): ChildProcess {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, ...argv], {
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'error',
      LOOK_UP_FACTS: 'false',
      FIND_STOCK: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** A guest who keeps the same session when the server is restarted. */
export class Guest {
  #cookie = ''

  static async open(server: ServerProcess): Promise<Guest> {
    const guest = new Guest()
    await guest.call(server, 'POST', '/api/auth/guest')
    return guest
  }

  get headers(): Record<string, string> {
    return { cookie: this.#cookie }
  }

  /** Throws Error when the call is refused. */
  async call(
    server: ServerProcess,
    method: string,
    address: string,
    body?: unknown,
  ): Promise<Record<string, unknown>> {
    const response = await fetch(`${server.address}${address}`, {
      method,
      headers: { ...this.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer = (await response.json()) as Record<string, unknown>
    if (!response.ok) throw new Error(`${address}: ${JSON.stringify(answer)}`)
    const given = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    if (given.length > 0) this.#cookie = given.join('; ')
    return answer
  }

  /** Starts the small video and returns its job. */
  async startVideo(server: ServerProcess, title: string): Promise<string> {
    const document = { ...smallDocument, title }
    const { id: projectId } = await this.call(server, 'POST', '/api/projects', { document })
    return createVideo.answer.parse(await this.call(server, 'POST', createVideo.path, { projectId })).jobId
  }

  async readJob(server: ServerProcess, jobId: string): Promise<JobView> {
    return jobViewSchema.parse(await this.call(server, 'GET', `/api/jobs/${jobId}`))
  }

  /** Waits until a job is in the wanted state or has ended, and returns the job as it then is. */
  async waitForJob(
    server: ServerProcess,
    jobId: string,
    isThere: (state: JobView['state']) => boolean,
  ): Promise<JobView['state']> {
    for (let tries = 0; tries < 1000; tries++) {
      const { state } = await this.readJob(server, jobId)
      if (isThere(state) || !['queued', 'running'].includes(state.status)) return state
      // An account that asks more often is refused after a while.
      await wait(60)
    }
    throw new Error('The job did not come there within a minute.')
  }

  /** Titles of finished videos, and the ledger's kinds, newest first, with the balance that they add up to. */
  async readAccount(server: ServerProcess): Promise<{ titles: string[]; kinds: string[]; credits: number }> {
    const { creations } = await this.call(server, 'GET', '/api/creations')
    const { credits, entries } = await this.call(server, 'GET', '/api/credits')
    const ledger = entries as { kind: string; amount: number }[]
    const sum = ledger.reduce((total, { amount }) => total + amount, 0)
    if (sum !== credits) throw new Error(`The balance is ${String(credits)}, its entries add up to ${sum}.`)
    return {
      titles: (creations as { title: string }[]).map(({ title }) => title),
      kinds: ledger.map(({ kind }) => kind),
      credits: sum,
    }
  }
}

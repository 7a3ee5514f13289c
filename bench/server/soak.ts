// Runs small jobs spread over some minutes, each watched to its end, while other visitors use the app all the time.

import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { createStopwatch, type Stopwatch } from './stopwatch.ts'
import { document, makeVideo, openVisitor, type Visitor } from './visit.ts'

export interface SoakOptions {
  dataFolder: string
  minutes: number
  jobs: number
  /** Folder for the inspector's profile; no profile without it. */
  profileFolder: string | undefined
}

const loopSchema = z.object({ middleMs: z.number(), slowMs: z.number(), worstMs: z.number() })

export interface SoakCost {
  minutes: number
  jobs: number
  /** Durations of requests by name, in milliseconds. */
  times: Stopwatch['times']
  /** Milliseconds from the click to the last event of each job. */
  jobMs: readonly number[]
  /** Resident memory in bytes, sampled every few seconds. */
  residentBytes: readonly number[]
  loop: z.infer<typeof loopSchema>
}

const videosOfGuest = 2
const lookAroundMs = 100
const memoryMs = 5000

/** Throws Error when a request is refused or a job fails. */
export async function soak(options: SoakOptions): Promise<SoakCost> {
  const { child, address } = await startSoakedServer(options)
  const ended = new AbortController()
  try {
    const stopwatch = createStopwatch()
    const residentBytes: number[] = []
    const meter = setInterval(() => residentBytes.push(readResidentBytes(child.pid!)), memoryMs)
    const looking = lookAround(await openVisitor(address, stopwatch), ended.signal)
    const spacingMs = (options.minutes * 60_000) / options.jobs
    const visits: Promise<number[]>[] = []
    for (let index = 0; index < options.jobs; index += videosOfGuest) {
      const count = Math.min(videosOfGuest, options.jobs - index)
      visits.push(visit(address, stopwatch, { count, spacingMs }))
      visits.at(-1)!.catch(() => {})
      await wait(spacingMs * videosOfGuest)
    }
    const jobMs = (await Promise.all(visits)).flat()
    ended.abort()
    await looking
    clearInterval(meter)
    const loop = await askForLoop(child)
    return {
      minutes: options.minutes,
      jobs: options.jobs,
      times: stopwatch.times,
      jobMs,
      residentBytes,
      loop,
    }
  } finally {
    ended.abort()
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }
}

async function visit(
  address: string,
  stopwatch: Stopwatch,
  { count, spacingMs }: { count: number; spacingMs: number },
): Promise<number[]> {
  const visitor = await openVisitor(address, stopwatch)
  const taken: Promise<number>[] = []
  for (let index = 0; index < count; index++) {
    if (index > 0) await wait(spacingMs)
    taken.push(makeVideo(visitor))
    taken.at(-1)!.catch(() => {})
  }
  const jobMs = await Promise.all(taken)
  const { credits } = await visitor.call('read the credits', 'GET', '/api/credits')
  if (credits !== 20 - count * 10) throw new Error(`${count} videos left ${String(credits)} credits`)
  return jobMs
}

/** Requests of a working person's browser: ten per second. */
async function lookAround(visitor: Visitor, signal: AbortSignal): Promise<void> {
  const saved = await visitor.call('create a project', 'POST', '/api/projects', { document })
  let revision = Number(saved['revision'])
  const address = `/api/projects/${String(saved['id'])}`
  const acts = [
    () => visitor.call('read the session', 'GET', '/api/auth/session'),
    () => visitor.call('list projects', 'GET', '/api/projects'),
    async () => {
      const body = { document: { ...document, title: `Tea ${revision}` }, revision }
      revision = Number((await visitor.call('save a project', 'PUT', address, body))['revision'])
    },
    () => visitor.call('list creations', 'GET', '/api/creations'),
    () => visitor.call('list jobs', 'GET', '/api/jobs'),
  ]
  for (let index = 0; !signal.aborted; index++) {
    const started = performance.now()
    await acts[index % acts.length]!()
    await wait(Math.max(0, lookAroundMs - (performance.now() - started)), undefined, { signal }).catch(
      () => {},
    )
  }
}

async function startSoakedServer(options: SoakOptions): Promise<{ child: ChildProcess; address: string }> {
  const profile = options.profileFolder
  const child = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), {
    env: { ...process.env, DATA_DIR: options.dataFolder, PORT: '0' },
    execArgv: profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server did not start.')))
    child.once('message', (message) =>
      resolve({ child, ...z.object({ address: z.string() }).parse(message) }),
    )
  })
}

function askForLoop(child: ChildProcess): Promise<SoakCost['loop']> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(loopSchema.parse(message)))
    child.send('loop')
  })
}

/** 0 where there is no /proc. */
export function readResidentBytes(processId: number): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

// The server as a process of its own: what happens to it from outside, and real videos.

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from './testing.ts'

let folder: string
let environment: Record<string, string>
let removeDatabase: () => Promise<void>
const running = new Set<ChildProcess>()

/** A database on a busy machine. */
const startMs = 60_000
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-main-'))
  const database = await openTestDatabase()
  removeDatabase = database.remove
  environment = {
    DATA_DIR: path.join(folder, 'deep', 'data'),
    PORT: '0',
    ...(database.location.kind === 'postgres' ? { DATABASE_URL: database.location.url } : {}),
  }
}, startMs)
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await removeDatabase()
  await rm(folder, { recursive: true, force: true })
})

describe('the server process', () => {
  test('refuses roles and settings that it can’t serve, in one sentence', async () => {
    const cases: [string[], Record<string, string>, string][] = [
      [['--role=web'], {}, 'DATABASE_URL'],
      [['--role=worker'], {}, 'DATABASE_URL'],
      [['--role=queen'], {}, 'queen'],
      [[], { PORT: 'eighty' }, 'PORT'],
    ]
    for (const [argv, changed, expected] of cases) {
      const ended = await runToEnd(argv, { DATA_DIR: path.join(folder, 'unused'), ...changed })
      expect(ended.exitCode).toBe(1)
      expect(ended.stderr.trim().split('\n')).toHaveLength(1)
      expect(ended.stderr).toContain(expected)
    }
  })

  test('goes on by itself with a video after kill -9, makes it once and charges once', async () => {
    const person = { cookie: '' }
    let server = await startServer()
    const guest = await fetch(`${server.address}/api/auth/guest`, { method: 'POST' })
    person.cookie = guest.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
    const { id: projectId } = await call(server, person, 'POST', '/api/projects', { document })
    const { jobId } = await call(server, person, 'POST', '/api/videos', { projectId })
    const seen: string[] = []
    for (const stage of ['voice', 'video', 'check']) {
      seen.push(await untilStage(server, person, String(jobId), stage))
      await kill(server.child, 'SIGKILL')
      server = await startServer()
      expect((await call(server, person, 'GET', '/api/auth/session'))['session']).not.toBeNull()
    }
    expect(await untilStage(server, person, String(jobId), 'completed'), seen.join()).toBe('completed')
    const { creations } = await call(server, person, 'GET', '/api/creations')
    expect(creations).toHaveLength(1)
    const { credits, entries } = await call(server, person, 'GET', '/api/credits')
    expect(credits).toBe(10)
    expect((entries as { kind: string }[]).map(({ kind }) => kind)).toEqual(['commit', 'reserve', 'grant'])
    const [made] = creations as { files: Record<string, string>; facts: { durationSeconds: number } }[]
    expect(made!.facts.durationSeconds).toBeGreaterThan(2)
    for (const [role, start] of [
      ['video', 'ftyp'],
      ['srt', '1\n00:'],
      ['vtt', 'WEBVTT'],
      ['thumbnail', '\xff\xd8'],
      ['report', '{'],
    ] as const) {
      const file = await fetch(`${server.address}/api/assets/${made!.files[role]}/content`, {
        headers: { cookie: person.cookie, range: 'bytes=0-11' },
      })
      expect([200, 206]).toContain(file.status)
      expect(Buffer.from(await file.arrayBuffer()).toString('latin1'), role).toContain(start)
    }
    await kill(server.child, 'SIGTERM')
    expect(server.child.exitCode).toBe(0)
    expect(await readdir(path.join(environment['DATA_DIR']!, 'work'))).toEqual([])
  }, 120_000)

  test('alone may use its data folder, whose secrets only its owner can read', async () => {
    const alone = { DATA_DIR: path.join(folder, 'alone'), PORT: '0' }
    const first = await startServer(alone)
    const second = await runToEnd([], alone)
    expect(second.exitCode).toBe(1)
    expect(second.stderr).toMatch(/^Another Vivify server is using the data folder .*\n$/)
    const secrets = await stat(path.join(alone.DATA_DIR, 'secrets.json'))
    expect(secrets.mode & 0o777).toBe(0o600)
    await kill(first.child, 'SIGKILL')
    const third = await startServer(alone)
    await kill(third.child, 'SIGTERM')
    expect(third.child.exitCode).toBe(0)
  })
})

const document = {
  version: 1,
  title: 'Tea',
  seed: 1,
  resolution: 720,
  music: 'No Music',
  scenes: [
    { id: 'a', say: 'Tea is older than you think.' },
    { id: 'b', say: 'People drank it four thousand years ago, and they still do.' },
  ],
}

interface Server {
  child: ChildProcess
  address: string
}

function spawnServer(argv: string[], changed: Record<string, string>): ChildProcess {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, ...argv], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...changed },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

async function startServer(changed = environment): Promise<Server> {
  const child = spawnServer([], changed)
  let said = ''
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for await (const chunk of child.stdout!) {
    said += String(chunk)
    const address = /^Vivify is ready at (http:\S+)$/m.exec(said)?.[1]
    if (address) return { child, address }
  }
  throw new Error(`The server did not start: ${said}`)
}

async function runToEnd(argv: string[], changed: Record<string, string>) {
  const child = spawnServer(argv, changed)
  let stderr = ''
  child.stderr!.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { exitCode, stderr }
}

async function kill(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

async function call(
  server: Server,
  person: { cookie: string },
  method: string,
  address: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${server.address}${address}`, {
    method,
    headers: { cookie: person.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(`${address}: ${JSON.stringify(answer)}`)
  return answer
}

/** Waits until a job is in a stage or beyond running, and says where it was seen. */
async function untilStage(
  server: Server,
  person: { cookie: string },
  jobId: string,
  stage: string,
): Promise<string> {
  for (let tries = 0; tries < 1000; tries++) {
    const job = await call(server, person, 'GET', `/api/jobs/${jobId}`)
    const state = job['state'] as { status: string; progress?: { stage: string } }
    const seen = state.status === 'running' ? state.progress!.stage : state.status
    if (seen === stage || !['queued', 'running'].includes(state.status)) return seen
    await wait(60)
  }
  throw new Error(`The job did not come to ${stage}.`)
}

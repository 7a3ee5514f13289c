// npm run test:many [-- --videos 21]: makes many videos with two workers and one web process on PostgreSQL, while
// workers are killed, frozen, resumed and stopped and the database goes away. Each video must arrive once and be
// charged once.

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  Guest,
  killServers,
  listDescendants,
  readReadyAddress,
  signalAll,
  startServerProcess,
  type ServerProcess,
} from '../apps/server/testing-process.ts'
import { startPostgres, type PostgresServer } from './postgres.ts'

interface Ordered {
  guest: Guest
  title: string
  jobId: string
}

const { values } = parseArgs({ options: { videos: { type: 'string', default: '21' } } })
const root = fileURLToPath(new URL('..', import.meta.url))
const videosOfGuest = 2
const silenceMs = 14_000
const stopMs = 10_000
const outageMs = 10_000
const longestMs = 30 * 60_000
const problems: string[] = []
const beganMs = performance.now()

const folder = await mkdtemp(path.join(tmpdir(), 'vivify-many-'))
const dataFolder = path.join(folder, 'data')
const postgres = await startPostgres()
const environment = {
  DATA_DIR: dataFolder,
  DATABASE_URL: postgres.url,
  AUTH_SECRET: 'a secret that all processes share',
  PORT: '0',
  LOG_LEVEL: 'warn',
}
try {
  await run(postgres)
} finally {
  killServers()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
for (const problem of problems) console.log(`✗ ${problem}`)
say(problems.length === 0 ? 'all came once and were charged once' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

async function run(database: PostgresServer): Promise<void> {
  const web = await startServerProcess(environment, { argv: ['--role=web'] })
  let first = await startByNpm()
  let second = await startWorker()
  const orders = await orderVideos(web, Number(values.videos))
  say(`${orders.length} videos ordered`)
  await untilDone(web, orders, 2)

  second.child.kill('SIGKILL')
  say('a worker killed')
  second = await startWorker()
  await untilDone(web, orders, 4)

  signalAll(second, 'SIGSTOP')
  say('a worker and its children frozen')
  await wait(silenceMs)
  signalAll(second, 'SIGCONT')
  say('and woken')
  await untilDone(web, orders, 7)

  signalAll(second, 'SIGSTOP')
  await wait(silenceMs)
  // The worker learns that it has lost its job while its children are still suspended.
  second.child.kill('SIGCONT')
  await wait(2000)
  signalAll(second, 'SIGCONT')
  say('a worker frozen again, and woken before its children')
  await untilDone(web, orders, 10)

  await stopAndExpectEnd(first, 'npm')
  first = await startByNpm()
  await stopAndExpectEnd(second, 'node')
  second = await startWorker()
  await untilDone(web, orders, 13)

  const restarting = database.restart(outageMs)
  await expectUnavailable(web, orders[0]!)
  await restarting
  say('the database away for ten seconds')
  await untilDone(web, orders, orders.length)
  await checkAll(web, orders)
  expectFewLines(web)
  for (const server of [first, second, web]) await stopAndExpectEnd(server, 'the last')
  const left = await readdir(path.join(dataFolder, 'work')).catch(() => [])
  if (left.length > 0) problems.push(`work/ still holds ${left.join(', ')}`)
}

function startWorker(): Promise<ServerProcess> {
  return startServerProcess(environment, { argv: ['--role=worker'] })
}

async function startByNpm(): Promise<ServerProcess> {
  const child: ChildProcess = spawn('npm', ['start', '--', '--role=worker'], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [child.stdout!, child.stderr!]) {
    output.on('data', (chunk: Buffer) => (said += chunk.toString()))
  }
  return { child, address: await readReadyAddress(child), said: () => said }
}

async function orderVideos(web: ServerProcess, count: number): Promise<Ordered[]> {
  const orders: Ordered[] = []
  let guest = await Guest.open(web)
  for (let index = 0; index < count; index++) {
    if (index > 0 && index % videosOfGuest === 0) guest = await Guest.open(web)
    const title = `Tea ${index}`
    orders.push({ guest, title, jobId: await guest.startVideo(web, title) })
  }
  return orders
}

/** Waits until `wanted` jobs have ended. Throws Error when they don't. */
async function untilDone(web: ServerProcess, orders: readonly Ordered[], wanted: number): Promise<void> {
  const count = Math.min(wanted, orders.length)
  for (let done = 0; done < count; await wait(1000)) {
    if (performance.now() - beganMs > longestMs) throw new Error(`${done} of ${count} videos came.`)
    const states = await Promise.all(
      orders.map(({ guest, jobId }) =>
        guest.readJob(web, jobId).then(
          ({ state }) => state.status,
          () => 'unknown',
        ),
      ),
    )
    done = states.filter((status) => ['completed', 'failed', 'cancelled'].includes(status)).length
  }
}

async function stopAndExpectEnd(server: ServerProcess, name: string): Promise<void> {
  const ids = [server.child.pid!, ...listDescendants(server.child.pid!)]
  const startMs = performance.now()
  server.child.kill('SIGTERM')
  const isLeft = (): boolean => ids.some(isAlive)
  while (isLeft() && performance.now() - startMs < stopMs) await wait(100)
  if (isLeft()) problems.push(`${name}: SIGTERM left processes running`)
  say(`SIGTERM to ${name}: ended after ${((performance.now() - startMs) / 1000).toFixed(1)} s`)
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch {
    return false
  }
}

async function expectUnavailable(web: ServerProcess, { guest, jobId }: Ordered): Promise<void> {
  await wait(outageMs / 2)
  for (const address of [`/api/jobs/${jobId}`, '/api/projects', '/api/health', '/readyz']) {
    const { status, headers } = await fetch(`${web.address}${address}`, { headers: guest.headers })
    if (status !== 503 || headers.get('retry-after') === null) {
      problems.push(`${address} answered ${status} while the database was away`)
    }
  }
}

/** Expects one line at each end of an outage, and no input of a person. */
function expectFewLines(web: ServerProcess): void {
  const lines = web
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  say(`the web process wrote ${lines.length} lines`)
  if (lines.length > 4)
    problems.push(`the web process wrote ${lines.length} lines:\n${lines.slice(0, 8).join('\n')}`)
}

async function checkAll(web: ServerProcess, orders: readonly Ordered[]): Promise<void> {
  for (const { guest, title, jobId } of orders) {
    const { state } = await guest.readJob(web, jobId)
    const text = JSON.stringify(state)
    if (state.status !== 'completed') problems.push(`${title}: ${text}`)
    if (text.includes(folder)) problems.push(`${title} names a path of the server`)
  }
  for (const guest of new Set(orders.map((order) => order.guest))) {
    const titles = orders.filter((order) => order.guest === guest).map((order) => order.title)
    const account = await guest.readAccount(web)
    const isOnce = account.titles.toSorted().join() === titles.toSorted().join()
    const isFair = account.credits === 20 - 10 * titles.length
    if (!isOnce || !isFair) problems.push(`${titles.join(', ')}: ${JSON.stringify(account)}`)
  }
}

function say(text: string): void {
  console.log(`${((performance.now() - beganMs) / 1000).toFixed(0).padStart(4)} s  ${text}`)
}

// Starts a PostgreSQL server for tests, in its own folder and on a free port, and deletes it afterwards.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface PostgresServer {
  /** In the form that `TEST_DATABASE_URL` takes. */
  url: string
  /** Stops the server and starts it again after `afterMs`. */
  restart(afterMs: number): Promise<void>
  stop(): Promise<void>
}

/** Folders where distributions install programs that are not on the path. */
const usualFolders = ['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql*/bin']
/** Long enough for a busy machine. */
const startMs = 60_000

/** True when `startPostgres` works on this machine. */
export function hasPostgres(): boolean {
  return findPrograms() !== null
}

/** Starts an empty server. Throws Error when PostgreSQL is missing or does not start. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPrograms()
  if (programs === null) throw new Error('No PostgreSQL here: install it, or set TEST_DATABASE_URL.')
  const owner = findOwner()
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = path.join(folder, 'data')
  execFileSync(
    path.join(programs, 'initdb'),
    ['--pgdata', data, '--username=vivify', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const port = await findFreePort()
  // The data of these tests need not survive a crash of the machine.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(
      path.join(programs, 'postgres'),
      [...options, ...settings.flatMap((pair) => ['-c', pair])],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await untilReady(child)
    return child
  }
  let child = await start()
  return {
    url: `postgres://vivify@127.0.0.1:${port}/postgres`,
    async restart(afterMs) {
      await end(child)
      await wait(afterMs)
      child = await start()
    },
    async stop() {
      await end(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // SIGINT ends sessions too, while SIGTERM would wait for them.
  child.kill('SIGINT')
  await ended
}

/** The folder of `postgres` and `initdb`, the newest version first; null when there is none. */
function findPrograms(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter)
  const others = usualFolders
    .flatMap((pattern) => globSync(pattern))
    .sort((a, b) => b.localeCompare(a, undefined, { numeric: true }))
  const isWhole = (folder: string): boolean =>
    ['postgres', 'initdb'].every((program) => existsSync(path.join(folder, program)))
  return [...onPath, ...others].find(isWhole) ?? null
}

/** PostgreSQL refuses to run as root; its package creates a user for it. */
function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const ask = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: ask('-u'), gid: ask('-g') }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (): void => reject(new Error(`PostgreSQL did not start: ${said}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail()
    }, startMs)
    child.once('error', fail).once('exit', fail)
    child.stderr!.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      if (!said.includes('ready to accept connections')) return
      clearTimeout(timer)
      child.off('exit', fail)
      resolve()
    })
  })
}

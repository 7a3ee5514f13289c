// The server as a process: its refusals, and the data it keeps private.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runVivify } from './commands/testing.ts'
import { killServer, killServers, runServerToEnd, startServerProcess } from './testing-process.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-main-'))
})
afterAll(async () => {
  killServers()
  await rm(folder, { recursive: true, force: true })
})

/** Files and folders under a folder, itself included, that others than the owner can use. */
function listOpen(data: string): string[] {
  const names = ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]
  return names.filter((name) => (statSync(path.join(data, name)).mode & 0o077) !== 0)
}

describe('the server process', () => {
  test('refuses roles and settings that it can’t serve, in one sentence', async () => {
    const cases: [string[], Record<string, string>, string][] = [
      [['--role=web'], {}, 'DATABASE_URL'],
      [['--role=worker'], {}, 'DATABASE_URL'],
      [['--role=queen'], {}, 'queen'],
      [[], { PORT: 'eighty' }, 'PORT'],
      [['--role=web'], { DATABASE_URL: 'postgres://nowhere/vivify' }, 'AUTH_SECRET'],
      [['--role=worker'], { DATABASE_URL: 'postgres://nowhere/vivify' }, 'AUTH_SECRET'],
      [[], { DATABASE_URL: 'postgres://nowhere/vivify', HOST: '0.0.0.0' }, 'AUTH_SECRET'],
      [[], { DATABASE_URL: 'postgres://nowhere/vivify', PUBLIC_URL: 'https://vivify.test' }, 'AUTH_SECRET'],
    ]
    for (const [argv, changed, expected] of cases) {
      const ended = await runServerToEnd(argv, { DATA_DIR: path.join(folder, 'unused'), ...changed })
      expect(ended.exitCode).toBe(1)
      expect(ended.stderr.trim().split('\n')).toHaveLength(1)
      expect(ended.stderr).toContain(expected)
    }
  })

  test('is the only one that may use its data folder, whose secrets only the owner can read', async () => {
    const alone = { DATA_DIR: path.join(folder, 'alone'), PORT: '0' }
    const first = await startServerProcess(alone, { createsDatabase: true })
    const second = await runServerToEnd([], alone)
    expect(second.exitCode).toBe(1)
    expect(second.stderr).toMatch(/^Another Vivify server is using the data folder .*\n$/)
    const secrets = await stat(path.join(alone.DATA_DIR, 'secrets.json'))
    expect(secrets.mode & 0o777).toBe(0o600)
    expect(listOpen(alone.DATA_DIR)).toEqual([])
    await killServer(first, 'SIGKILL')
    const third = await startServerProcess(alone)
    await killServer(third, 'SIGTERM')
    expect(third.child.exitCode).toBe(0)
  })

  test('says in one sentence that its port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const taken = await runServerToEnd([], { DATA_DIR: path.join(folder, 'alone'), PORT: String(port) })
    other.close()
    expect(taken).toEqual({
      exitCode: 1,
      stderr: 'The port is in use. Stop what uses it, or choose another with PORT.\n',
    })
  })

  test.skipIf(process.getuid?.() !== 0)('says in one sentence that its disk is full', async () => {
    const disk = path.join(folder, 'disk')
    await mkdir(disk)
    for (const size of ['100k', '8m']) {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk])
      try {
        const full = await runServerToEnd([], { DATA_DIR: path.join(disk, 'data'), PORT: '0' })
        expect(full.stderr, size).toBe(
          'The disk is full. Free some space, or choose another with DATA_DIR.\n',
        )
        expect(full.exitCode).toBe(1)
        // The next start would mistake half a database for a complete one.
        expect(
          readdirSync(disk, { recursive: true }).filter((name) => /PG_VERSION|unfinished/.test(String(name))),
        ).toEqual([])
      } finally {
        execFileSync('umount', [disk])
      }
    }
  })

  test('is found by the command line through a token that only the owner can read, until the server ends', async () => {
    const alone = { DATA_DIR: path.join(folder, 'found'), PORT: '0' }
    const readStatus = async (...options: string[]) => {
      const { stdout, stderr } = await runVivify(['status', ...options], alone)
      return stdout === '' ? stderr : stdout
    }
    expect(await readStatus()).toBe(`No server is running, and ${alone.DATA_DIR} holds no data yet.\n`)

    const server = await startServerProcess(alone)
    const listFiles = async () => (await readdir(alone.DATA_DIR)).filter((name) => name.startsWith('server-'))
    const [name] = await listFiles()
    const file = path.join(alone.DATA_DIR, name!)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readStatus()).toContain(`Vivify is running at ${server.address}\n`)
    expect(JSON.parse(await readStatus('--json'))).toMatchObject({
      address: server.address,
      database: 'built in',
      jobs: { waiting: 0, running: 0 },
    })
    for (const authorization of ['', 'Bearer', `Bearer ${'x'.repeat(43)}`]) {
      const refused = await fetch(`${server.address}/api/status`, { headers: { authorization } })
      expect(refused.status).toBe(401)
    }

    // The command must not say "no server" about a server that is overloaded or has lost its database.
    const busy = createServer((_request, response) => {
      response.writeHead(503).end('{"error":"Its database is away.","code":"unavailable"}')
    })
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const { port } = busy.address() as AddressInfo
    const stranger = path.join(alone.DATA_DIR, 'server-stranger.json')
    await writeFile(stranger, JSON.stringify({ address: `http://127.0.0.1:${port}`, token: 'x'.repeat(43) }))
    expect(await readStatus()).toBe(
      `The server at http://127.0.0.1:${port} runs, but can't tell how it is: Its database is away.\n`,
    )
    busy.close()
    busy.closeAllConnections()
    // After a server has gone, the command still finds the other one.
    expect(await readStatus()).toContain(`Vivify is running at ${server.address}\n`)
    expect(existsSync(stranger)).toBe(false)

    // A killed server leaves its file behind; then the command opens the database itself.
    await killServer(server, 'SIGKILL')
    expect(existsSync(file)).toBe(true)
    expect(JSON.parse(await readStatus('--json'))).toMatchObject({ address: null, database: 'built in' })

    // The same happens when another server has the port but not the token.
    const elsewhere = await startServerProcess({ DATA_DIR: path.join(folder, 'alone'), PORT: '0' })
    await writeFile(file, JSON.stringify({ address: elsewhere.address, token: 'x'.repeat(43) }))
    expect(JSON.parse(await readStatus('--json'))).toMatchObject({ address: null })
    await killServer(elsewhere, 'SIGTERM')
    expect((await readdir(path.join(folder, 'alone'))).filter((left) => left.startsWith('server-'))).toEqual(
      [],
    )
  })
})

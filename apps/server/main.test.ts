// The server as a process of its own: what it refuses and what it keeps to itself.

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { killServer, killServers, runServerToEnd, startServerProcess } from './testing-process.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-main-'))
})
afterAll(async () => {
  killServers()
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
      const ended = await runServerToEnd(argv, { DATA_DIR: path.join(folder, 'unused'), ...changed })
      expect(ended.exitCode).toBe(1)
      expect(ended.stderr.trim().split('\n')).toHaveLength(1)
      expect(ended.stderr).toContain(expected)
    }
  })

  test('alone may use its data folder, whose secrets only its owner can read', async () => {
    const alone = { DATA_DIR: path.join(folder, 'alone'), PORT: '0' }
    const first = await startServerProcess(alone)
    const second = await runServerToEnd([], alone)
    expect(second.exitCode).toBe(1)
    expect(second.stderr).toMatch(/^Another Vivify server is using the data folder .*\n$/)
    const secrets = await stat(path.join(alone.DATA_DIR, 'secrets.json'))
    expect(secrets.mode & 0o777).toBe(0o600)
    await killServer(first, 'SIGKILL')
    const third = await startServerProcess(alone)
    await killServer(third, 'SIGTERM')
    expect(third.child.exitCode).toBe(0)
  })
})

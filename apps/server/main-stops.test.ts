// The server ends whenever a person stops it. Uses the real npm, because its versions pass signals on in different
// ways.

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readReadyAddress } from './testing-process.ts'
import { fillDataFolder } from './testing-template.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const supervisorsPatienceMs = 10_000
const shells: ChildProcess[] = []
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-stops-'))
  const scripts = { start: `node ${JSON.stringify(main)}` }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'stops', scripts }))
})
afterAll(async () => {
  for (const { pid } of shells) killGroup(pid!, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

describe.skipIf(process.platform === 'win32')('a server that npm started ends', () => {
  test.for([
    ['with a npm that is told to end', 'SIGTERM', 'npm'],
    ['with a npm that is killed', 'SIGKILL', 'npm'],
    ['with Ctrl+C, which the terminal sends to all of them', 'SIGINT', 'all'],
    ['with its terminal', 'SIGHUP', 'all'],
  ] as const)('%s', async ([, signal, whom]) => {
    await fillDataFolder(path.join(folder, 'data'))
    const npm = spawn('npm', ['start'], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, DATA_DIR: path.join(folder, 'data'), PORT: '0' },
    })
    shells.push(npm)
    const address = await readReadyAddress(npm)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    if (whom === 'all') killGroup(npm.pid!, signal)
    else npm.kill(signal)
    expect(await waitUntilGone(npm.pid!)).toBe(true)
    await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed')
  })
})

/** True when the whole group has ended in time. */
async function waitUntilGone(group: number): Promise<boolean> {
  const until = performance.now() + supervisorsPatienceMs
  while (performance.now() < until) {
    if (!killGroup(group, 0)) return true
    await wait(100)
  }
  return false
}

/** False when the group has already ended. */
function killGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal)
  } catch {
    return false
  }
}

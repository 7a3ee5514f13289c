// Measures the server as started by `npm start`: seconds until it reports that it is ready, and its memory at rest.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { readResidentBytes } from './soak.ts'

export interface StartCost {
  /** Start with an empty data folder. */
  firstSeconds: number
  /** Further starts with that folder. */
  laterSeconds: readonly number[]
  /** Memory at rest after the first start. */
  firstIdleBytes: number
  /** Memory at rest after each later start. */
  idleBytes: readonly number[]
}

const laterStarts = 5
const restMs = 10_000

/** Throws Error when the server does not start. */
export async function measureStarts(dataFolder: string): Promise<StartCost> {
  const first = await startOnce(dataFolder, restMs)
  const later: { seconds: number; idleBytes: number }[] = []
  for (let index = 0; index < laterStarts; index++) later.push(await startOnce(dataFolder, restMs))
  return {
    firstSeconds: first.seconds,
    firstIdleBytes: first.idleBytes,
    laterSeconds: later.map(({ seconds }) => seconds),
    idleBytes: later.map(({ idleBytes }) => idleBytes),
  }
}

async function startOnce(
  dataFolder: string,
  restForMs: number,
): Promise<{ seconds: number; idleBytes: number }> {
  const main = fileURLToPath(new URL('../../apps/server/main.ts', import.meta.url))
  const started = performance.now()
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: dataFolder, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let isReady = false
  for await (const text of child.stdout) {
    isReady = String(text).includes('Vivify is ready')
    if (isReady) break
  }
  if (!isReady) throw new Error('The server did not start.')
  const seconds = (performance.now() - started) / 1000
  await wait(restForMs)
  const idleBytes = readResidentBytes(child.pid!)
  child.kill('SIGTERM')
  await ended
  return { seconds, idleBytes }
}

// npm run test:voices: what the tests of the natural voices leave out because it takes minutes and the npm registry:
// the program is installed for real, and two downloads are killed and resumed.

import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { downloadVoices } from '../apps/server/providers/speech/kokoro/download.ts'
import { fromMirror } from '../apps/server/providers/speech/kokoro/files.ts'
import { readVoicesState, type VoicesFolder } from '../apps/server/providers/speech/kokoro/folder.ts'
import { serveSource, writeSource } from '../apps/server/providers/speech/kokoro/testing.ts'

const never = new AbortController().signal
const self = fileURLToPath(import.meta.url)

if (process.send)
  process.once('message', (folder) => void downloadVoices(folder as VoicesFolder, { signal: never }))
else await main()

async function main(): Promise<void> {
  const place = await mkdtemp(path.join(tmpdir(), 'vivify-voices-'))
  try {
    const source = path.join(place, 'source')
    const files = await writeSource(source)
    await using server = await serveSource(source)
    const folder: VoicesFolder = {
      path: path.join(place, 'voices'),
      files: fromMirror(files, server.address),
    }
    server.fail('.bin', { type: 'slow', bytes: 30_000 })
    await killDuring('the files', folder, (done) => done > 1_000_000)
    await killDuring('npm', folder, (done, isInstalling) => isInstalling)
    const started = performance.now()
    await downloadVoices(folder, { signal: never })
    report('third attempt, with npm', performance.now() - started)
    check(readVoicesState(folder).state === 'ready', 'the voices are not ready')
    const whole = server.requests.filter((request) => request === `GET ${files[1]!.name}`).length
    check(whole === 1, `${files[1]!.name} was fetched ${whole} times`)
  } finally {
    await rm(place, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Kills a process that downloads at a moment; what it has is kept, and nobody has to wait for its lock. */
async function killDuring(
  name: string,
  folder: VoicesFolder,
  isMoment: (doneBytes: number, isInstalling: boolean) => boolean,
): Promise<void> {
  const child = fork(self, [], { execArgv: process.execArgv })
  child.send(folder)
  for (;;) {
    await wait(20)
    const state = readVoicesState(folder)
    if (state.state === 'downloading' && isMoment(state.doneBytes, state.isInstalling)) break
    check(
      child.exitCode === null && state.state !== 'ready',
      `the download ended before ${name} was interrupted`,
    )
  }
  if (name === 'npm') await wait(1500)
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
  const state = readVoicesState(folder)
  check(
    state.state === 'missing' && state.doneBytes > 1_000_000,
    `after the kill, the state is ${state.state}`,
  )
  console.log(`killed during ${name}: ${'doneBytes' in state ? state.doneBytes : 0} bytes are kept`)
}

function report(what: string, amount: number): void {
  console.log(`${what}: ${amount.toFixed(1)}`)
}

function check(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise)
}

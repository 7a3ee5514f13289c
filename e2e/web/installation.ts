// Runs the product like `npm start`, with its own data folder, for recordings and screenshots rather than tests.

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ownCheckout = path.resolve(import.meta.dirname, '../..')
/** Includes the first build of the web app, on a busy machine. */
const startTimeoutMs = 180_000

export interface InstallationOptions {
  /** The folder of Vivify; this checkout by default. */
  checkout?: string
  /** An empty PostgreSQL database; without it, the database is in the data folder. */
  databaseUrl?: string | undefined
}

export interface Installation {
  /** Without a trailing slash. */
  address: string
  /** Stops the server and deletes its data. */
  stop: () => Promise<void>
}

/** Deletes the built web app, so that the next start builds the checkout's current state. */
export async function forgetBuild(checkout = ownCheckout): Promise<void> {
  await rm(path.join(checkout, 'apps/web/dist'), { recursive: true, force: true })
}

/** Starts the server with an empty data folder and a free port. Throws Error when it does not get ready. */
export async function startInstallation(options: InstallationOptions = {}): Promise<Installation> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'vivify-installation-'))
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: options.checkout ?? ownCheckout,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment,
      PORT: '0',
      LOOK_UP_FACTS: 'false',
      FIND_STOCK: 'false',
      DATA_DIR: dataFolder,
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
    },
  })
  const stop = async (): Promise<void> => {
    await endProcess(child)
    await rm(dataFolder, { recursive: true, force: true })
  }
  try {
    return { address: await readAddress(child), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for the one line that the server prints. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (): void => {
      clearTimeout(timer)
      reject(new Error(`Vivify did not start: ${said}`))
    }
    const timer = setTimeout(fail, startTimeoutMs)
    const listen = (part: Buffer): void => {
      said = (said + part.toString()).slice(-4000)
      const address = /ready at (http\S+)/.exec(said)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      child.off('exit', fail)
      resolve(address)
    }
    child.stdout!.on('data', listen)
    child.stderr!.on('data', listen)
    child.once('exit', fail)
  })
}

function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

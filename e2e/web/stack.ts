// The journeys' environment: the real server with an empty data folder, and the built web app in front of it.

import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, preview } from 'vite'
import { FactStub } from '../../apps/server/providers/facts/testing.ts'
import { StockStub } from '../../apps/server/providers/stock/testing.ts'
import { commonsRules, nasaRules, openverseRules } from '../../apps/server/providers/stock/testing-rules.ts'
import { WordPressStub } from '../../apps/server/providers/publishing/testing-wordpress.ts'
import { fillDataFolder } from '../../apps/server/testing-template.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Long enough for a busy machine. */
const startTimeoutMs = 120_000

export interface Stack {
  /** Address of the web app, without a trailing slash. */
  address: string
  /** The server's DATA_DIR, for the command line. */
  dataFolder: string
  /** A WordPress site that the server may reach. */
  wordpress: WordPressStub
  stop: () => Promise<void>
}

/**
 * Builds the web app with its design page and starts both. Throws when the server does not get ready. If BUILT_WEB
 * names an existing build (build-once.ts), that build is served. `settings` are added to the server's environment.
 */
export async function startStack(settings: Record<string, string> = {}): Promise<Stack> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-web-'))
  const built = process.env['BUILT_WEB']
  const outDir = built ?? path.join(folder, 'dist')
  // Plays Wikipedia and Wikidata.
  const facts = new FactStub()
  await facts.open()
  // The libraries that need no key.
  const libraries = [commonsRules, nasaRules, openverseRules].map((rules) => new StockStub(rules))
  for (const library of libraries) await library.open()
  const wordpress = new WordPressStub()
  await wordpress.open()
  const dataFolder = path.join(folder, 'data')
  const privateHosts = `${wordpress.host},localhost`
  const stock = Object.assign({}, ...libraries.map((library) => library.environment)) as Record<
    string,
    string
  >
  const environment = { ...facts.environment, ...stock, ALLOWED_PRIVATE_HOSTS: privateHosts, ...settings }
  const [server] = await Promise.all([
    startServer(dataFolder, environment),
    built === undefined ? buildWeb(outDir) : undefined,
  ])
  const web = await preview({
    configFile: path.join(root, 'apps/web/vite.config.ts'),
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', proxy: { '^/api/': { target: server.address } } },
  })
  return {
    address: web.resolvedUrls!.local[0]!.replace(/\/$/, ''),
    dataFolder,
    wordpress,
    async stop() {
      await web.close()
      await stopProcess(server.process)
      facts.close()
      for (const library of libraries) library.close()
      await wordpress.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Not `production`, because that mode leaves out the design page. */
export async function buildWeb(outDir: string): Promise<void> {
  await build({
    configFile: path.join(root, 'apps/web/vite.config.ts'),
    mode: 'design',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
}

async function startServer(
  dataFolder: string,
  environment: Record<string, string>,
): Promise<{ address: string; process: ChildProcess }> {
  await fillDataFolder(dataFolder)
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataFolder },
  })
  return new Promise((resolve, reject) => {
    let told = ''
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The server did not get ready in ${startTimeoutMs} ms: ${told}`))
    }, startTimeoutMs)
    const listen = (part: Buffer): void => {
      told += part.toString()
      const address = /ready at (http\S+)/.exec(told)?.[1]
      if (address === undefined) return
      clearTimeout(timer)
      resolve({ address, process: child })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      // Also reported long after the start, because it explains why a journey fails later.
      if (code !== 0) console.error(`The server ended with ${code ?? signal}: ${told.slice(-4000)}`)
      reject(new Error(`The server ended with ${code ?? signal}: ${told}`))
    })
  })
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

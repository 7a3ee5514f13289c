// Installs the program that runs the model, onnxruntime-node, with npm and a lock file of its own, because it weighs
// more than the rest of Vivify. No package's install script runs.

import { spawn } from 'node:child_process'
import { access, copyFile, mkdtemp, readdir, readFile, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@vivify/contract/errors'
import { naturalVoiceMessages as words } from '@vivify/contract/natural-voice-messages'
import { childEnvironment } from '../../../processes/child-environment.ts'
import { programFiles, programFileUrl } from './files.ts'
import { programFolder } from './folder.ts'

const maxMinutes = 20
const keptErrorCharacters = 2000

/** What npm needs besides: its settings, and the way to the internet. */
const npmVariable = /^(?:npm_config_.*|(?:https?|no|all)_proxy|node_extra_ca_certs|ssl_cert_file)$/i

/** Throws AppError `unavailable` without npm, `provider_failed` when npm fails, and the signal's reason. */
export async function installProgram(folder: string, signal: AbortSignal): Promise<void> {
  const target = path.join(folder, programFolder)
  if (await isInstalled(target)) return
  const npm = await findNpm()
  await removeParts(folder)
  // A folder of its own, because the npm of a killed process goes on for a while.
  const part = await mkdtemp(path.join(folder, partPrefix))
  try {
    for (const name of programFiles) await copyFile(programFileUrl(name), path.join(part, name))
    await runNpm(npm, part, signal)
    await removeOtherSystems(part)
    await rm(target, { recursive: true, force: true })
    await rename(part, target)
  } finally {
    await removeParts(folder)
  }
}

const partPrefix = `${programFolder}-part-`

/** Removes what was not finished. What a process is still writing to is left to the next attempt. */
async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(partPrefix)) continue
    await rm(path.join(folder, name), { recursive: true, force: true }).catch(() => {})
  }
}

/** A folder gets its name when it is complete, so its lock file tells what is in it. */
async function isInstalled(target: string): Promise<boolean> {
  const [wanted, found] = await Promise.all([
    readFile(programFileUrl('package-lock.json'), 'utf8'),
    readFile(path.join(target, 'package-lock.json'), 'utf8').catch(() => null),
  ])
  return wanted === found
}

/** npm's own program: beside this Node, or as the first npm of the PATH. Throws AppError `unavailable`. */
export async function findNpm(): Promise<string> {
  const beside = path.dirname(process.execPath)
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => [path.join(folder, 'node_modules/npm/bin/npm-cli.js'), path.join(folder, 'npm')])
  const places = [
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
    ...onPath,
  ]
  for (const place of places) {
    const found = await realpath(place).catch(() => null)
    if (found?.endsWith('npm-cli.js')) return found
  }
  throw new AppError('unavailable', words.noNpm)
}

function runNpm(npm: string, folder: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const settings = Object.entries(process.env).filter(([name]) => npmVariable.test(name))
  const child = spawn(process.execPath, [npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...childEnvironment(process.env), ...Object.fromEntries(settings) },
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
    timeout: maxMinutes * 60_000,
    killSignal: 'SIGKILL',
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-keptErrorCharacters)
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const kill = (): void => void child.kill('SIGKILL')
  signal.addEventListener('abort', kill, { once: true })
  child.once('error', reject)
  child.once('close', (exitCode) => {
    signal.removeEventListener('abort', kill)
    if (signal.aborted) reject(signal.reason as Error)
    else if (exitCode === 0) resolve()
    else reject(describeNpmFailure(said))
  })
  return promise
}

function describeNpmFailure(said: string): AppError {
  const isFull = /ENOSPC|EDQUOT/.test(said)
  return new AppError(isFull ? 'disk_full' : 'provider_failed', isFull ? words.diskFull : words.npmFailed, {
    details: { said: said.slice(-600) },
  })
}

/** The package has the libraries of five systems, 230 MB of which another machine would need. */
async function removeOtherSystems(target: string): Promise<void> {
  const bin = path.join(target, 'node_modules/onnxruntime-node/bin')
  for (const api of await readdir(bin)) {
    for (const system of await readdir(path.join(bin, api))) {
      for (const processor of await readdir(path.join(bin, api, system))) {
        if (system === process.platform && processor === process.arch) continue
        await rm(path.join(bin, api, system, processor), { recursive: true, force: true })
      }
    }
    const own = path.join(bin, api, process.platform, process.arch)
    await access(own).catch(() => {
      throw new AppError('unavailable', words.noSystem(`${process.platform} ${process.arch}`))
    })
  }
}

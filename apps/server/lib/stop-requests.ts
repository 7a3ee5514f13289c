// The server ends when it is stopped in any usual way: by a signal, by the terminal, by a container, or together with
// the npm that started it. npm runs a script in a shell, and a stopped shell does not always pass the signal on, so the
// parent processes are watched too.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
/** Supervisors kill a process that has not ended after ten seconds. */
const patienceMs = 9000
/**
 * The terminal and npm both pass on one Ctrl+C. A second request after this time means that the person pressed it
 * again.
 */
const repeatMs = 1000
const lookMs = 500

let request: Promise<string> | null = null

/**
 * Resolves with the reason when this process is asked to end. From then on the process ends by itself after nine
 * seconds, or at a second request. A process that an npm script started, as its environment shows, ends with that
 * script.
 */
export function hearStopRequest(environment: Readonly<Record<string, string | undefined>>): Promise<string> {
  return (request ??= new Promise((resolve) => {
    let askedAt: number | null = null
    const ask = (reason: string): void => {
      if (askedAt === null) {
        askedAt = performance.now()
        setTimeout(() => process.exit(1), patienceMs).unref()
        resolve(reason)
      } else if (performance.now() - askedAt > repeatMs) process.exit(1)
    }
    for (const signal of signals) process.on(signal, () => ask(signal))
    if (environment['npm_lifecycle_event'] !== undefined) whenOrphaned(() => ask('its npm has ended'))
  }))
}

/** Calls `call` once this process's parent has ended, or the npm behind the shell that is its parent. */
function whenOrphaned(call: () => void): void {
  const parent = process.ppid
  const grandparent = isShell(parent) ? readParent(parent) : null
  const isGone = (): boolean =>
    process.ppid !== parent || !isAlive(parent) || (grandparent !== null && !isParent(grandparent, parent))
  const timer = setInterval(() => {
    if (!isGone()) return
    clearInterval(timer)
    call()
  }, lookMs)
  timer.unref()
}

function isParent(grandparent: number, parent: number): boolean {
  return process.platform === 'linux' ? readParent(parent) === grandparent : isAlive(grandparent)
}

/**
 * Only a shell's own parent is watched: a script that a shell starts in the background outlives that shell's parent;
 * other programs end by themselves.
 */
function isShell(processId: number): boolean {
  return /^-?(?:[a-z]*sh|cmd\.exe)$/.test(path.basename(ask(processId, 'comm') ?? ''))
}

function readParent(processId: number): number | null {
  const parent = Number(ask(processId, 'ppid'))
  return parent > 0 ? parent : null
}

/** Asks the system for one property of a process; null when it has no answer. */
function ask(processId: number, what: 'comm' | 'ppid'): string | null {
  try {
    if (process.platform === 'linux') {
      const status = readFileSync(`/proc/${processId}/status`, 'utf8')
      return (what === 'comm' ? /^Name:\s*(\S.*)$/m : /^PPid:\s*(\d+)$/m).exec(status)?.[1] ?? null
    }
    if (process.platform === 'win32') return null
    return execFileSync('ps', ['-o', `${what}=`, '-p', String(processId)], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

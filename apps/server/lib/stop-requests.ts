// Whatever a person stops ends the server: a signal, the terminal, a container, or the npm that started it. npm runs a
// script in a shell, and a shell that is stopped does not always tell what it runs; so the parents are watched too.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
/** Supervisors kill what has not ended after ten seconds. */
const patienceMs = 9000
/** The terminal and npm both pass on one Ctrl+C; a person who presses again means it. */
const repeatMs = 1000
const lookMs = 500

let request: Promise<string> | null = null

/**
 * Resolves with the reason when this process is asked to end. From then on it ends by itself after nine seconds, or
 * when it is asked again. A process that an npm script started, as its environment says, ends with that script.
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

/** Calls once the parent of this process, or the npm behind the shell that is its parent, has ended. */
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

/** A script that a shell starts in the background outlives that shell's parent; other programs are on their own. */
function isShell(processId: number): boolean {
  return /^-?(?:[a-z]*sh|cmd\.exe)$/.test(path.basename(ask(processId, 'comm') ?? ''))
}

function readParent(processId: number): number | null {
  const parent = Number(ask(processId, 'ppid'))
  return parent > 0 ? parent : null
}

/** What the system says of a process; null when it says nothing. */
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

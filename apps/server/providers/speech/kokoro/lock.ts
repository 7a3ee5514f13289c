// Only one process downloads into a folder at a time: the server's, or a command's. The lock is a file that its owner
// touches; one whose owner was killed is taken over.

import { readFileSync, statSync } from 'node:fs'
import { open, rm, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'

const lockName = 'download.lock'
const touchEveryMs = 2000
/** After this long without a touch the owner is gone, wherever it ran. */
const staleMs = 20_000

export function isLockHeld(folder: string): boolean {
  const file = path.join(folder, lockName)
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined || Date.now() - found.mtimeMs > staleMs) return false
  return isOwnerAlive(file)
}

/** Takes the lock, or returns null while another process holds it. Dispose of it to release it. */
export async function takeLock(folder: string): Promise<AsyncDisposable | null> {
  const file = path.join(folder, lockName)
  if (isLockHeld(folder)) return null
  await rm(file, { force: true })
  const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null
    throw error
  })
  if (handle === null) return null
  await handle.writeFile(JSON.stringify({ pid: process.pid, host: hostname() }))
  await handle.close()
  const touch = setInterval(() => {
    const now = new Date()
    utimes(file, now, now).catch(() => {})
  }, touchEveryMs).unref()
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(touch)
      await rm(file, { force: true })
    },
  }
}

/** An owner on another machine can't be asked, and counts as alive until its lock is stale. */
function isOwnerAlive(file: string): boolean {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8').slice(0, 1000))
    if (typeof owner !== 'object' || owner === null || !('pid' in owner) || !('host' in owner)) return true
    if (owner.host !== hostname() || typeof owner.pid !== 'number') return true
    process.kill(owner.pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

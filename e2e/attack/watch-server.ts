// Simulates another user during an attack: requests the server's health again and again, and reads the memory of its
// processes.

import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Target } from './target.ts'

const pauseMs = 100
/** A server that does not answer within this time is considered stalled. */
const patienceMs = 60_000

export interface Seen {
  /** The longest time that another user waited for an answer. */
  othersWaitMs: number
  /** The error that other users received; null when all requests were answered. */
  refusal: string | null
  /** Memory growth of the server and the processes below it. */
  growthMegabytes: number
}

/** Watches until `stop` is called. */
export function watchServer(target: Target): { stop: () => Promise<Seen> } {
  const before = readMegabytes(target.process.pid!)
  let othersWaitMs = 0
  let peak = before
  let isOver = false
  let refusal: string | null = null
  const watching = (async () => {
    while (!isOver) {
      const start = performance.now()
      refusal = await askHealth(target)
      if (refusal !== null) return
      othersWaitMs = Math.max(othersWaitMs, performance.now() - start)
      peak = Math.max(peak, readMegabytes(target.process.pid!))
      await wait(pauseMs)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return { othersWaitMs, refusal, growthMegabytes: peak - before }
    },
  }
}

/** null when the server is healthy. */
async function askHealth(target: Target): Promise<string | null> {
  try {
    const answer = await target.call('/api/health', { signal: AbortSignal.timeout(patienceMs) })
    const text = await answer.text()
    return answer.ok ? null : `${answer.status} ${text}`
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return `${String(error)} ${cause === undefined ? '' : String(cause)}`
  }
}

/** Resident memory of a process and all its descendants; 0 where there is no /proc. */
function readMegabytes(pid: number): number {
  const children = new Map<number, number[]>()
  const resident = new Map<number, number>()
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue
      const status = readStatus(name)
      if (status === null) continue
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
      resident.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
    }
  } catch {
    return 0
  }
  const sum = (one: number): number =>
    (resident.get(one) ?? 0) + (children.get(one) ?? []).reduce((total, child) => total + sum(child), 0)
  return sum(pid)
}

function readStatus(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return null
  }
}

// How much memory the processes below this server may hold while they work. Each has a limit after which it is ended
// (memory-watch.ts); here the limits of all that work or wait idle at a time are held under a share of the machine.

import { totalmem } from 'node:os'
import { Gate } from '../lib/gate.ts'

/** Of the machine: renders have as much again; the rest is for the server, its database and other programs. */
const share = 0.3

/** What work and renders may take each, of this machine or of the container when it has less. */
export const usualWorkMegabytes = Math.floor(
  (Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1e6) * share,
)

let workMegabytes = usualWorkMegabytes
const workMemory = new Gate({
  atOnce: Number.POSITIVE_INFINITY,
  maxWaiting: Number.POSITIVE_INFINITY,
  megabytes: workMegabytes,
})

/** Of all that work in this process's children together. */
export function limitWorkMemory(megabytes: number): void {
  workMegabytes = megabytes
  workMemory.limitMegabytes(megabytes)
}

/**
 * Works when there is room for a process with this limit. A limit counts for half of the share at most, so that no work,
 * however large, stops all other work. What works here must never wait for other work of ours, or both could wait for
 * ever. Throws what the work throws, and AppError `cancelled`.
 */
export function passWorkMemory<Result>(
  account: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
  maxMegabytes: number,
): Promise<Result> {
  const megabytes = Math.min(maxMegabytes, workMegabytes / 2)
  const counted = async (): Promise<Result> => {
    working += megabytes
    try {
      endIdle()
      return await work()
    } finally {
      working -= megabytes
    }
  }
  return workMemory.pass(account, signal, counted, megabytes)
}

/** A process that waits for its next request. */
export interface IdleProcess {
  readonly isRunning: boolean
  /** Ends it. */
  stop(): void
}

let working = 0
/** The one that was used longest ago first. */
const idle = new Map<IdleProcess, number>()

/** Tells of a process that has nothing to do: it is ended when others need what it may hold. */
export function noteIdle(process: IdleProcess, maxMegabytes: number): void {
  idle.delete(process)
  idle.set(process, maxMegabytes)
  endIdle()
}

/** Tells that it has work again, or is gone. */
export function forgetIdle(process: IdleProcess): void {
  idle.delete(process)
}

function endIdle(): void {
  let held = working
  for (const [process, megabytes] of idle) {
    if (process.isRunning) held += megabytes
    else idle.delete(process)
  }
  for (const [process, megabytes] of idle) {
    if (held <= workMegabytes) return
    process.stop()
    idle.delete(process)
    held -= megabytes
  }
}

// Limits the memory of this server's child processes. Each process has a limit after which it is ended
// (memory-watch.ts). This module keeps the sum of the limits of working and idle processes below a share of the
// machine.

import { totalmem } from 'node:os'
import { Gate } from '../lib/gate.ts'

/**
 * Share of the machine's memory. Renders get as much again; the rest is for the server, its database and other
 * programs.
 */
const share = 0.3

/**
 * The default limit, for work and for renders each: a share of this machine's memory, or of the container's if that is
 * less.
 */
export const usualWorkMegabytes = Math.floor(
  (Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1e6) * share,
)

let workMegabytes = usualWorkMegabytes
const workMemory = new Gate({
  atOnce: Number.POSITIVE_INFINITY,
  maxWaiting: Number.POSITIVE_INFINITY,
  megabytes: workMegabytes,
})

/** Sets the limit for all work in this process's children together. */
export function limitWorkMemory(megabytes: number): void {
  workMegabytes = megabytes
  workMemory.limitMegabytes(megabytes)
}

/**
 * Runs the work when there is memory for a process with this limit. A limit counts as half of the total at most, so
 * that no work, however large, stops all other work. Work that runs here must never wait for other work that runs here,
 * or both could wait forever. Throws the work's error, and AppError `cancelled`.
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
  /** Ends the process. */
  stop(): void
}

let working = 0
/** Least recently used first. */
const idle = new Map<IdleProcess, number>()

/** Registers a process as idle: it is ended when others need its memory. */
export function noteIdle(process: IdleProcess, maxMegabytes: number): void {
  idle.delete(process)
  idle.set(process, maxMegabytes)
  endIdle()
}

/** Removes a process that has work again, or has ended. */
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

// The job that this tab started in one place, such as for a project: after a reload, or after a visit to another screen,
// its end is still told, even when it came in between.

import { readKept, writeKept, type Keeper } from '../kept-value.ts'

export interface KeptJob<Note> {
  jobId: string
  /** What the place needs to know when the job ends. */
  note: Note | null
}

const keyOf = (place: string): string => `vivify.job.${place}`

/** The job of a place, or null. */
export function readKeptJob<Note>(place: string, keeper?: Keeper): KeptJob<Note> | null {
  return readKept(keyOf(place), keeper) as KeptJob<Note> | null
}

/** Keeps the job of a place, or forgets it. */
export function writeKeptJob<Note>(place: string, job: KeptJob<Note> | null, keeper?: Keeper): void {
  writeKept(keyOf(place), job, keeper)
}

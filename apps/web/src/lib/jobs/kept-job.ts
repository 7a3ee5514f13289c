// The job that this tab started in one place, such as for a project. Storing it lets the tab report the end of the job
// after a reload or a visit to another screen, even if the job ended in between.

import { readKept, writeKept, type Keeper } from '../kept-value.ts'

export interface KeptJob<Note> {
  jobId: string
  /** Data that the place needs when the job ends. */
  note: Note | null
}

const keyOf = (place: string): string => `vivify.job.${place}`

/** The job of a place, or null. */
export function readKeptJob<Note>(place: string, keeper?: Keeper): KeptJob<Note> | null {
  return readKept(keyOf(place), keeper) as KeptJob<Note> | null
}

/** Stores the job of a place; null deletes it. */
export function writeKeptJob<Note>(place: string, job: KeptJob<Note> | null, keeper?: Keeper): void {
  writeKept(keyOf(place), job, keeper)
}

// The job that this tab started in one place, such as for a project: after a reload, or after a visit to another screen,
// its end is still told, even when it came in between.

export interface KeptJob<Note> {
  jobId: string
  /** What the place needs to know when the job ends. */
  note: Note | null
}

const keyOf = (place: string): string => `vivify.job.${place}`

/** The job of a place, or null. */
export function readKeptJob<Note>(place: string, storage?: Storage): KeptJob<Note> | null {
  try {
    return JSON.parse((storage ?? sessionStorage).getItem(keyOf(place)) ?? 'null') as KeptJob<Note> | null
  } catch {
    return null
  }
}

/** Keeps the job of a place, or forgets it. */
export function writeKeptJob<Note>(place: string, job: KeptJob<Note> | null, storage?: Storage): void {
  try {
    const kept = storage ?? sessionStorage
    if (job === null) kept.removeItem(keyOf(place))
    else kept.setItem(keyOf(place), JSON.stringify(job))
  } catch {
    // Storage is refused: a job that is still running may be found among the active ones.
  }
}

// The job that this tab started for a project: after a reload, or after a visit to another screen, its end is still
// told, even when it came in between.

const keyOf = (projectId: string): string => `vivify.job.${projectId}`

/** The id of the job, or null. */
export function readWatchedJob(projectId: string | null): string | null {
  try {
    return projectId === null ? null : sessionStorage.getItem(keyOf(projectId))
  } catch {
    return null
  }
}

/** Keeps the id of a job, or forgets it. */
export function writeWatchedJob(projectId: string, jobId: string | null): void {
  try {
    if (jobId === null) sessionStorage.removeItem(keyOf(projectId))
    else sessionStorage.setItem(keyOf(projectId), jobId)
  } catch {
    // Storage is refused: a job that is still running is found among the active ones.
  }
}

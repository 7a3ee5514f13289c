// Where an attempt at a job leaves what it is not done with: `work/<job>/<attempt>`. A worker that was frozen and wakes
// beside its successor finds its own files and clears them only. What outlives a job is kept elsewhere, by its content.

import { mkdir, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'

export interface WorkFolder extends AsyncDisposable {
  path: string
}

/** Makes the folder of an attempt, which is removed when disposed of. */
export async function openWorkFolder(
  dataFolder: string,
  { id, attempt }: { id: string; attempt: number },
): Promise<WorkFolder> {
  const ofJob = folderOfJob(dataFolder, id)
  const own = path.join(ofJob, String(attempt))
  await mkdir(own, { recursive: true })
  return {
    path: own,
    async [Symbol.asyncDispose]() {
      await rm(own, { recursive: true, force: true })
      // Refused while another attempt has one.
      await rmdir(ofJob).catch(() => {})
    },
  }
}

/** Removes what attempts that were killed left of a job that has ended. Never rejects. */
export async function clearWorkOf(dataFolder: string, jobId: string): Promise<void> {
  await rm(folderOfJob(dataFolder, jobId), { recursive: true, force: true }).catch(() => {})
}

function folderOfJob(dataFolder: string, id: string): string {
  return path.join(dataFolder, 'work', id)
}

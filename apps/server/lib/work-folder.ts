// The folder for an attempt's unfinished files: `work/<job>/<attempt>`. A worker that was frozen and wakes beside its
// successor finds and clears only its own files. Files that outlive a job are stored elsewhere, by their content.

import { mkdir, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'

export interface WorkFolder extends AsyncDisposable {
  path: string
}

/** Creates the folder of an attempt. Disposing of it removes the folder. */
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
      // Fails, as intended, while another attempt still has a folder.
      await rmdir(ofJob).catch(() => {})
    },
  }
}

/** A tool whose server was killed may still write for a moment. */
const patience = { maxRetries: 5, retryDelay: 100 }

/** Removes the files that killed attempts of an ended job left behind. Never rejects. */
export async function clearWorkOf(dataFolder: string, jobId: string): Promise<void> {
  await rm(folderOfJob(dataFolder, jobId), { recursive: true, force: true, ...patience }).catch(() => {})
}

function folderOfJob(dataFolder: string, id: string): string {
  return path.join(dataFolder, 'work', id)
}

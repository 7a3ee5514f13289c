import { exportData, type ExportJobOptions } from '../services/account/export-data.ts'
import { defineJob, type JobDefinition } from '../services/jobs/job.ts'

/** Packs everything of an account. One at a time, because each reads all files of its account. */
export function exportDataJob(options: ExportJobOptions): JobDefinition {
  return defineJob({ kind: 'export-data', concurrency: 1, handle: (run) => exportData(options, run) })
}

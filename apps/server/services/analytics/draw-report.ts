// Draws reports in a process that stays for a while.

import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { StandingPool } from '../../processes/standing-pool.ts'
import {
  reportContract,
  type ReportFacts,
  type ReportRequest,
  type ReportResult,
} from './tasks/report-contract.ts'

const times = { idleMs: 60_000, timeoutMs: 30_000, maxMegabytes: 800 }
const shares = { processes: 1, atOncePerAccount: 1, maxWaiting: 50, maxWaitingPerAccount: 3 }

export type ReportFormat = ReportRequest['format']

export interface ReportDrawing {
  /** Throws AppError `cancelled`, `timed_out`, `generator_failed`, and `rate_limited` when too many wait. */
  draw(request: {
    workspaceId: string
    facts: ReportFacts
    format: ReportFormat
    signal: AbortSignal
  }): Promise<Buffer>
  stop(): void
}

/** `dataFolder` is an absolute path. */
export function createReportDrawing(dataFolder: string): ReportDrawing {
  const pool = new StandingPool<ReportRequest, ReportResult>(
    new URL('./tasks/report-task.ts', import.meta.url),
    reportContract,
    { ...times, ...shares },
  )
  return {
    async draw({ workspaceId, facts, format, signal }) {
      const folder = path.join(dataFolder, 'work')
      const output = path.join(folder, `${randomUUID()}.${format}`)
      await mkdir(folder, { recursive: true })
      try {
        await pool.ask(workspaceId, { facts, format, output }, signal)
        return await readFile(output)
      } finally {
        await rm(output, { force: true })
      }
    },
    stop: () => pool.stop(),
  }
}

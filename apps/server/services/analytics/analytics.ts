// Measured values of connected accounts and published posts. Dry runs never count.

import type { PlatformId } from '@vivify/contract/platforms'
import type { Analytics, MeasuredAccount } from '@vivify/contract/routes/analytics'
import type { SocialPlatform } from '../../providers/social/port.ts'
import { listAccountDays, listPublished, type AccountDay } from '../../store/analytics.ts'
import type { Database } from '../../store/database.ts'
import type { ConnectionService } from '../connections/connections.ts'
import { measureAccounts } from './measure-accounts.ts'
import { createReportDrawing, type ReportFormat } from './draw-report.ts'
import { printCsv } from './print-csv.ts'
import { readReport } from './read-report.ts'
import { summarize } from './summarize.ts'

export interface AnalyticsService {
  read(workspaceId: string, days: number): Promise<Analytics>
  printCsv(workspaceId: string, days: number): Promise<string>
  /** Throws AppError `cancelled`, `timed_out`, `generator_failed`, and `rate_limited` when too many reports wait. */
  drawReport(workspaceId: string, request: ReportOrder): Promise<Uint8Array<ArrayBuffer>>
  /** Measures the accounts of all workspaces that were not measured today; returns their number. */
  measureDue(): Promise<number>
  /** Ends calls to platforms, and what is being drawn. */
  stop(): Promise<void>
}

export interface ReportOrder {
  days: number
  format: ReportFormat
  signal: AbortSignal
}

export interface AnalyticsOptions {
  db: Database
  platforms: readonly SocialPlatform[]
  accounts: Pick<ConnectionService, 'open' | 'noteBlocked'>
  /** An absolute path. */
  dataFolder: string
  /** Milliseconds since 1970. */
  now: () => number
}

const dayMs = 86_400_000

export function createAnalyticsService(options: AnalyticsOptions): AnalyticsService {
  const { db, now, accounts } = options
  const platforms = new Map(options.platforms.map((platform) => [platform.id, platform]))
  const stopping = new AbortController()
  const reports = createReportDrawing(options.dataFolder)

  async function read(workspaceId: string, days: number): Promise<Analytics> {
    const period = { before: now() - 2 * days * dayMs, from: now() - days * dayMs }
    const from = new Date(period.from).toISOString().slice(0, 10)
    const measured = groupDays(await listAccountDays(db, workspaceId, from))
    const published = await listPublished(db, workspaceId, new Date(period.before))
    const ofPlatform = (platform: PlatformId) =>
      summarize(
        measured.filter((account) => account.platform === platform),
        published.filter((post) => post.platform === platform),
        period,
      )
    const shown = new Set([...measured, ...published].map(({ platform }) => platform))
    return {
      metrics: summarize(measured, published, period),
      platforms: [...shown].map((platform) => ({ platform, metrics: ofPlatform(platform) })),
      accounts: measured,
      posts: published
        .filter(({ endedAt }) => endedAt.getTime() >= period.from)
        .map(({ postId, platform, accountName, text, endedAt, permalink, values }) => ({
          postId,
          platform,
          accountName,
          text,
          permalink,
          values,
          publishedAt: endedAt.toISOString(),
        })),
    }
  }

  return {
    read,
    printCsv: async (workspaceId, days) => printCsv(await read(workspaceId, days)),
    async drawReport(workspaceId, { days, format, signal }) {
      const measured = await read(workspaceId, days)
      const facts = await readReport(db, { workspaceId, days, nowMs: now(), measured })
      return new Uint8Array(await reports.draw({ workspaceId, facts, format, signal }))
    },
    measureDue: () => measureAccounts({ db, platforms, accounts, now, signal: stopping.signal }),
    async stop() {
      stopping.abort()
      reports.stop()
    },
  }
}

function groupDays(rows: readonly AccountDay[]): MeasuredAccount[] {
  const accounts = new Map<string, MeasuredAccount>()
  for (const { connectionId, platform, name, day, values } of rows) {
    const account = accounts.get(connectionId) ?? { connectionId, platform, name, days: [] }
    accounts.set(connectionId, account)
    if (day !== null && values !== null) account.days.push({ day, values })
  }
  return [...accounts.values()]
}

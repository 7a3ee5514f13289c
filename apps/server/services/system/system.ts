import type { EngineStatus } from '@vivify/contract/routes/engines'
import type { InstallationReport, ListedAccount } from '@vivify/contract/routes/system'
import type { Config } from '../../config.ts'
import { countRarely } from '../../lib/count-rarely.ts'
import type { Database } from '../../store/database.ts'
import {
  countAccounts,
  listAccountRows,
  type AccountQuery,
  type AccountRow,
} from '../../store/installation-accounts.ts'
import { readDatabaseBytes } from '../../store/installation.ts'
import { listLoggedErrors } from '../../store/logged-errors.ts'
import { readQueueLines } from '../../store/queue-lines.ts'
import { describeInstallation } from './describe-installation.ts'
import type { ErrorKeeping } from './keep-errors.ts'
import { measureDisk } from './measure-disk.ts'

/** What the operator sees of the whole installation. Nothing of it shows what anybody made. */
export interface SystemService {
  /** Counted at most once a minute for all who look. */
  report(): Promise<InstallationReport>
  listAccounts(request: AccountRequest): Promise<{ accounts: ListedAccount[]; next: string | null }>
}

export interface AccountRequest extends Omit<AccountQuery, 'after'> {
  /** `next` of the page before. */
  after: string | undefined
}

export interface SystemOptions {
  db: Database
  config: Config
  readEngines: () => Promise<EngineStatus[]>
  errors: ErrorKeeping
  now: () => number
}

const minuteMs = 60_000
const dayMs = 86_400_000
/** Workers give a sign of life every few seconds. */
const silentSeconds = 60
const mostErrors = 100

export function createSystemService(options: SystemOptions): SystemService {
  const { db, now } = options
  const startedAt = new Date(now() - process.uptime() * 1000).toISOString()
  return {
    report: countRarely(() => writeReport(options, startedAt), { everyMs: minuteMs, now }),

    async listAccounts({ after, limit, ...request }) {
      const place = after === undefined ? null : readPlace(after)
      const rows = await listAccountRows(db, { ...request, after: place, limit: limit + 1 })
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        accounts: shown.map(describeAccount),
        next: rows.length > limit && last ? `${last.createdMicros}-${last.id}` : null,
      }
    },
  }
}

async function writeReport(options: SystemOptions, startedAt: string): Promise<InstallationReport> {
  const { db, config, errors, readEngines, now } = options
  const countedMs = now()
  const since = new Date(countedMs - dayMs)
  await errors.write()
  const { jobs: _jobs, ...facts } = await describeInstallation({ config, db, engines: await readEngines() })
  const logged = await listLoggedErrors(db, { since, limit: mostErrors })
  return {
    ...facts,
    startedAt,
    countedAt: new Date(countedMs).toISOString(),
    accounts: await countAccounts(db),
    queue: await readQueueLines(db, { since, silentSeconds }),
    disk: await measureDisk({
      dataFolder: config.dataFolder,
      storageFolder: config.storage.folder,
      databaseBytes: config.server.databaseUrl === undefined ? null : await readDatabaseBytes(db),
    }),
    errors: logged.map((one) => ({ ...one, lastSeenAt: one.lastSeenAt.toISOString() })),
  }
}

function readPlace(after: string): AccountQuery['after'] {
  const dash = after.indexOf('-')
  return { createdMicros: after.slice(0, dash), id: after.slice(dash + 1) }
}

function describeAccount(row: AccountRow): ListedAccount {
  const { createdMicros: _place, isGuest, email, createdAt, lastSeenAt, ...rest } = row
  return {
    ...rest,
    email: isGuest ? null : email,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }
}

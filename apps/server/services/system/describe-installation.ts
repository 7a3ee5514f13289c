import type { EngineStatus } from '@vivify/contract/routes/engines'
import type { Installation } from '@vivify/contract/routes/system'
import type { Config } from '../../config.ts'
import { version } from '../../lib/version.ts'
import type { Database } from '../../store/database.ts'
import { countJobs } from '../../store/jobs.ts'

/** The facts of an installation for its operator. They contain nothing about accounts. */
export async function describeInstallation(parts: {
  config: Config
  db: Database
  engines: EngineStatus[]
}): Promise<Installation> {
  const { config, db, engines } = parts
  return {
    version,
    database: config.server.databaseUrl === undefined ? 'built in' : 'PostgreSQL',
    jobs: await countJobs(db),
    engines,
  }
}

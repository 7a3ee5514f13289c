import type { EngineStatus } from '@vivify/contract/routes/engines'
import type { Installation } from '@vivify/contract/routes/system'
import type { Config } from '../../config.ts'
import { version } from '../../lib/version.ts'
import type { Database } from '../../store/database.ts'
import { readLastProof } from '../../store/credit-proofs.ts'
import { countJobs } from '../../store/jobs.ts'

/** The facts of an installation for its operator. They contain nothing about accounts. */
export async function describeInstallation(parts: {
  config: Config
  db: Database
  engines: EngineStatus[]
}): Promise<Installation> {
  const { config, db, engines } = parts
  const proof = await readLastProof(db)
  return {
    version,
    database: config.server.databaseUrl === undefined ? 'built in' : 'PostgreSQL',
    jobs: await countJobs(db),
    engines,
    creditProof: proof && {
      provenAt: proof.createdAt.toISOString(),
      balances: proof.workspaces,
      wrong: proof.wrong,
    },
  }
}

import type { Database } from '../../store/database.ts'
import type { JobService } from '../jobs/jobs.ts'

export interface GifOptions {
  db: Database
  jobs: JobService
  createId: () => string
}

import { z } from 'zod'
import type { TaskContract } from '../../lib/task.ts'

export const createDatabaseContract = {
  label: 'Creating the database',
  request: z.object({
    /** Absolute; it does not exist. */
    folder: z.string(),
  }),
  result: z.object({}),
} satisfies TaskContract<unknown, unknown>

import { z } from 'zod'
import type { TaskContract } from '../../processes/contract.ts'

export const createDatabaseContract = {
  label: 'Creating the database',
  request: z.object({
    /** Absolute path of a folder that does not exist yet. */
    folder: z.string(),
  }),
  result: z.object({}),
} satisfies TaskContract<unknown, unknown>

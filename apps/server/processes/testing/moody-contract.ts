import { z } from 'zod'
import type { TaskContract } from '../contract.ts'

const requestSchema = z.object({
  /** Milliseconds before the answer. */
  dwell: z.number().default(0),
  /** `next` crashes during the request after this one. */
  dies: z.enum(['never', 'now', 'next']).default('never'),
})

export const moodyContract = {
  label: 'Having moods',
  request: requestSchema,
  /** The process id, and the number of requests it has answered. */
  result: z.object({ pid: z.number(), answered: z.number() }),
} satisfies TaskContract<z.infer<typeof requestSchema>, { pid: number; answered: number }>

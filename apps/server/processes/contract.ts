// The contract between a child process and its parent, and the messages between them. Both sides parse every message,
// so one of another version is an error, not a surprise.

import { z } from 'zod'
import { errorCodeSchema, type ErrorCode } from '@vivify/contract/errors'

/** Progress as a count. */
export const countSchema = z.object({ done: z.number(), total: z.number() })
export type Count = z.infer<typeof countSchema>

export interface TaskContract<Request, Result, Progress = Count, Note = never> {
  /** The work's name in messages, such as "Painting the pictures". */
  label: string
  request: z.ZodType<Request>
  result: z.ZodType<Result>
  /** Default: `countSchema`. */
  progress?: z.ZodType<Progress>
  /** Notes that the parent may send before and during a request. */
  note?: z.ZodType<Note>
  /** The sentences for an error without one of its own, and for a process that died. */
  failure?: { code: ErrorCode; failed: string; died: string }
  /** How long canceled work has to clean up before its process is killed. Default: 0. */
  cancelMs?: number
}

export const toTaskSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('note'), note: z.unknown() }),
  z.object({ type: z.literal('request'), request: z.unknown() }),
  z.object({ type: z.literal('cancel') }),
  z.object({ type: z.literal('end') }),
])
export type ToTask = z.infer<typeof toTaskSchema>

export const fromTaskSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), progress: z.unknown() }),
  z.object({ type: z.literal('finished'), result: z.unknown() }),
  z.object({
    type: z.literal('failed'),
    code: errorCodeSchema,
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
])
export type FromTask = z.infer<typeof fromTaskSchema>

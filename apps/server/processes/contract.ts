// What a process and its parent agree on, and the messages between them. Both sides parse: a message of another version
// is an error, not a surprise.

import { z } from 'zod'
import { errorCodeSchema, type ErrorCode } from '@vivify/contract/errors'

/** How much of how much is done. */
export const countSchema = z.object({ done: z.number(), total: z.number() })
export type Count = z.infer<typeof countSchema>

export interface TaskContract<Request, Result, Progress = Count, Note = never> {
  /** Names the work in messages, such as "Painting the pictures". */
  label: string
  request: z.ZodType<Request>
  result: z.ZodType<Result>
  /** Default: `countSchema`. */
  progress?: z.ZodType<Progress>
  /** What its parent may say before a request and during it. */
  note?: z.ZodType<Note>
  /** What is told of an error that has no sentence of its own, and of a process that died. */
  failure?: { code: ErrorCode; failed: string; died: string }
  /** How long cancelled work has to tidy up before its process is killed. Default 0. */
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

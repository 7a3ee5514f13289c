// How a route is described once for the server, the web client and the OpenAPI document.

import { z } from 'zod'
import { errorCodeSchema } from '../errors.ts'

export interface Route {
  /** The room that serves it; the same name in http, services and store. */
  area: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** As OpenAPI writes it: `/api/jobs/{jobId}`. */
  path: string
  summary: string
  /**
   * `session` answers 401 to a visitor who is not signed in; `token` to whoever has not read the token that the server
   * left in its data folder.
   */
  access: 'public' | 'session' | 'token'
  params?: z.ZodObject
  query?: z.ZodObject
  /** A JSON body. A route that takes bytes says so in `takesBytes`. */
  body?: z.ZodType
  takesBytes?: true
  status: 200 | 201 | 202
  /** A JSON answer; left out when the answer is bytes or a stream of events. */
  answer?: z.ZodType
  /** Media type of an answer that is not JSON. */
  answerType?: string
}

/** Describes a route and keeps its exact types. */
export function defineRoute<const Described extends Route>(route: Described): Described {
  return route
}

/** What every failed call answers with. `error` is a sentence for the user. */
export const errorAnswerSchema = z.object({
  error: z.string(),
  code: errorCodeSchema,
  details: z.record(z.string(), z.unknown()).optional(),
})
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>

/** The answer of a call that has nothing to tell. */
export const doneSchema = z.object({ done: z.literal(true) })

/** The answer of every call that starts work that lasts. */
export const startedJobSchema = z.object({ jobId: z.string() })

export const idSchema = z.string().min(1).max(64)
/** Moments are ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime()

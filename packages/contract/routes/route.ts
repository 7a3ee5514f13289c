// How a route is described, once for the server, the web client and the OpenAPI document.

import { z } from 'zod'
import { errorCodeSchema } from '../errors.ts'
import type { PlanFeature } from '../plans.ts'
import type { Role } from '../roles.ts'
import type { Scope } from '../scopes.ts'

export interface Route {
  /** The area that serves the route: `http/<area>.ts`. "Words" in docs/architecture.md says which areas share a service. */
  area: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** In OpenAPI's notation: `/api/jobs/{jobId}`. */
  path: string
  summary: string
  /**
   * `session` answers 401 to a visitor who is not signed in. `token` refuses a caller without the token that the server
   * wrote to its data folder.
   */
  access: 'public' | 'session' | 'token'
  /**
   * What an API key needs for a route with `session` access. By default, it follows from area and method (`scopeOf` in
   * scopes.ts). null refuses every key.
   */
  scope?: Scope | null
  /** What a member of a team has to be. By default, it follows from area and method (`roleNeeded` in roles.ts). */
  role?: Role
  /** The feature of a plan that the caller needs where plans are enforced; 403 without it. */
  needs?: PlanFeature
  params?: z.ZodObject
  query?: z.ZodObject
  /** JSON body. Routes that take bytes set `takesBytes` instead. */
  body?: z.ZodType
  takesBytes?: true
  /** 303 sends the caller to another address. */
  status: 200 | 201 | 202 | 303
  /** JSON answer; absent when the answer is bytes or a stream of events. */
  answer?: z.ZodType
  /** Media type of an answer that is not JSON. */
  answerType?: string
}

/** Describes a route and keeps its exact types. */
export function defineRoute<const Described extends Route>(route: Described): Described {
  return route
}

/** Answer of every failed call. `error` is a sentence for the user. */
export const errorAnswerSchema = z.object({
  error: z.string(),
  code: errorCodeSchema,
  details: z.record(z.string(), z.unknown()).optional(),
})
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>

/** Answer of calls that have nothing to report. */
export const doneSchema = z.object({ done: z.literal(true) })

/** Answer of calls that start a job. */
export const startedJobSchema = z.object({ jobId: z.string() })

export const idSchema = z.string().min(1).max(64)
export { momentSchema } from '../moments.ts'

/** The number of a version, as a column of the database holds it. */
export const revisionSchema = z.int32()

// Registers a route of the contract: validates the input, calls the handler and returns the answer that the contract
// declares.

import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import type { Session } from '@vivify/contract/routes/account'
import { errorAnswerSchema, type Route } from '@vivify/contract/routes/route'
import type { VendorCustomer } from '../services/vendors/vendor-rules.ts'
import { requirePlanFeature } from '../services/plans/plan-limits.ts'
import { checkRequest } from './check-request.ts'

/** The caller, once the session was read. */
export interface Caller {
  userId: string
  workspaceId: string
  session: Session
}

/** The customer on whose behalf a vendor is called. */
export function customerOf({ workspaceId, session }: Caller): VendorCustomer {
  return { workspaceId, isGuest: session.isGuest }
}

export type HttpApp = OpenAPIHono<HttpEnvironment>

export interface HttpEnvironment {
  /** `isOperator` is true for the command line of this machine. */
  Variables: { caller: Caller | null; isOperator: boolean; address: string }
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export interface RouteRequest<Described extends Route> {
  params: Parsed<Described['params']>
  query: Parsed<Described['query']>
  body: Parsed<Described['body']>
  /** Never null in a route with `session` access. */
  caller: Described['access'] extends 'session' ? Caller : Caller | null
  /** For headers, cookies and streams; bodies and parameters are parsed above. */
  http: HonoContext<HttpEnvironment>
}

export type RouteAnswer<Described extends Route> = Described['answer'] extends z.ZodType
  ? z.input<Described['answer']>
  : Response

/** Serves one route. The handler throws AppErrors; `error-answer.ts` turns them into answers. */
export function serveRoute<const Described extends Route>(
  app: OpenAPIHono<HttpEnvironment>,
  route: Described,
  handle: (request: RouteRequest<Described>) => Promise<RouteAnswer<Described>>,
): void {
  const definition = createRoute({
    method: route.method,
    path: route.path,
    summary: route.summary,
    tags: [route.area],
    ...(route.access === 'public' ? {} : { security: [{ [route.access]: [] }] }),
    // The session is checked before the request's content.
    middleware: [...guardsOf[route.access], ...requireFeature(route), checkRequest(route)],
    request: {
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { query: route.query } : {}),
      ...(route.body
        ? { body: { required: true, content: { 'application/json': { schema: route.body } } } }
        : {}),
      ...(route.takesBytes
        ? { body: { required: true, content: { 'application/octet-stream': { schema: z.any() } } } }
        : {}),
    },
    responses: {
      [route.status]: {
        description: route.summary,
        content: {
          [route.answer ? 'application/json' : (route.answerType ?? 'application/octet-stream')]: {
            schema: route.answer ?? z.string(),
          },
        },
      },
      default: {
        description: 'What failed, in words',
        content: { 'application/json': { schema: errorAnswerSchema } },
      },
    },
  })
  app.openapi(definition, (async (http: HonoContext<HttpEnvironment>) => {
    const { caller } = http.var
    const valid = (target: string, isTaken: unknown): unknown =>
      isTaken ? http.req.valid(target as never) : undefined
    const answer = await handle({
      params: valid('param', route.params),
      query: valid('query', route.query),
      body: valid('json', route.body),
      caller,
      http,
    } as RouteRequest<Described>)
    if (!route.answer) return answer as Response
    return http.json(route.answer.parse(answer), route.status)
  }) as never)
}

const requireSession: MiddlewareHandler<HttpEnvironment> = async (http, next) => {
  if (http.var.caller === null) throw new AppError('unauthorized', 'Please sign in to continue.')
  await next()
}

/** Refuses an account whose plan lacks what the route needs. */
function requireFeature({ needs }: Route): MiddlewareHandler<HttpEnvironment>[] {
  if (needs === undefined) return []
  return [
    async (http, next) => {
      if (http.var.caller !== null) requirePlanFeature(http.var.caller.session.allowed, needs)
      await next()
    },
  ]
}

const requireToken: MiddlewareHandler<HttpEnvironment> = async (http, next) => {
  if (!http.var.isOperator) {
    throw new AppError('unauthorized', 'This call needs the token in the server’s data folder.')
  }
  await next()
}

const guardsOf = { public: [], session: [requireSession], token: [requireToken] } satisfies Record<
  Route['access'],
  MiddlewareHandler<HttpEnvironment>[]
>

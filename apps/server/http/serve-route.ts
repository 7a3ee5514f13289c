// Registers a route of the contract: validates the input, calls the handler and returns the answer that the contract
// declares.

import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { AppError } from '@vivify/contract/errors'
import { apiKeyMessages } from '@vivify/contract/api-key-messages'
import { allowsRole, isPersonal, roleNeeded, workspaceHeader, type Role } from '@vivify/contract/roles'
import type { OpenWorkspace } from '@vivify/contract/routes/account'
import type { Route } from '@vivify/contract/routes/route'
import { allowsScope, scopeOf, type Scope } from '@vivify/contract/scopes'
import { teamMessages } from '@vivify/contract/team-messages'
import type { Caller } from '../services/callers/callers.ts'
import type { VendorCustomer } from '../services/vendors/vendor-rules.ts'
import { requirePlanFeature } from '../services/plans/plan-limits.ts'
import { checkRequest } from './check-request.ts'
import { describeRoute } from './describe-route.ts'

/** The customer on whose behalf a vendor is called. */
export function customerOf({ workspaceId, session }: Caller): VendorCustomer {
  return { workspaceId, isGuest: session.isGuest }
}

export type HttpApp = OpenAPIHono<HttpEnvironment>

export interface HttpEnvironment {
  /** `isOperator` is true for the command line of this machine. */
  Variables: { caller: Caller | null; isOperator: boolean; address: string }
}

export type Http = HonoContext<HttpEnvironment>

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export interface RouteRequest<Described extends Route> {
  params: Parsed<Described['params']>
  query: Parsed<Described['query']>
  body: Parsed<Described['body']>
  /** Never null in a route with `session` access. */
  caller: Described['access'] extends 'session' ? Caller : Caller | null
  /** For headers, cookies and streams; bodies and parameters are parsed above. */
  http: Http
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
  // The caller is checked before the request's content.
  const middleware = [
    ...guardsOf[route.access],
    requireScope(route),
    ...requireRole(route),
    ...requireFeature(route),
    checkRequest(route),
  ]
  const definition = createRoute({ ...describeRoute(route), middleware })
  app.openapi(definition, (async (http: Http) => {
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

/** Refuses members of a team what their role does not include, and calls of a page that shows another workspace. */
function requireRole(route: Route): MiddlewareHandler<HttpEnvironment>[] {
  if (route.access !== 'session') return []
  const needed = roleNeeded(route)
  return [
    async (http, next) => {
      const { workspace } = http.var.caller!.session
      const shown = http.req.header(workspaceHeader)
      if (shown !== undefined && shown !== workspace.id && !isPersonal(route)) {
        throw new AppError('workspace_changed', teamMessages.moved)
      }
      if (!allowsRole(workspace.role, needed)) {
        throw new AppError('forbidden', describeRoleRefusal(workspace, needed), { details: { needed } })
      }
      await next()
    },
  ]
}

function describeRoleRefusal({ isWaiting }: OpenWorkspace, needed: Role): string {
  if (needed === 'owner') return teamMessages.ownerOnly
  return isWaiting ? teamMessages.waitingRefused : teamMessages.viewerRefused
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

/** Only routes with `session` access look at the caller's key: for all others, it is nobody. */
function requireScope(route: Route): MiddlewareHandler<HttpEnvironment> {
  const scope = scopeOf(route)
  return async (http, next) => {
    const { caller } = http.var
    if (caller?.key) {
      if (route.access !== 'session') http.set('caller', null)
      else requireKey(caller.key, scope)
    }
    await next()
  }
}

function requireKey(key: NonNullable<Caller['key']>, scope: Scope | null): void {
  if (scope === null) throw new AppError('forbidden', apiKeyMessages.sessionOnly)
  if (allowsScope(key.scopes, scope)) return
  throw new AppError('forbidden', apiKeyMessages.scopeMissing(scope), { details: { scope } })
}

const guardsOf = { public: [], session: [requireSession], token: [requireToken] } satisfies Record<
  Route['access'],
  MiddlewareHandler<HttpEnvironment>[]
>

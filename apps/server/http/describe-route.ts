// A route of the contract as an operation of the OpenAPI document.

import { z } from 'zod'
import { errorAnswerSchema, type Route } from '@vivify/contract/routes/route'
import { nameOf } from '@vivify/contract/routes/routes'
import { roleNeeded } from '@vivify/contract/roles'
import { scopeOf } from '@vivify/contract/scopes'

const rateHeaders = Object.fromEntries(
  ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'].map((name) => [
    name,
    { $ref: `#/components/headers/${name}` },
  ]),
)

/** Everything of the operation but its middleware. */
export function describeRoute(route: Route) {
  const scope = route.access === 'session' ? scopeOf(route) : null
  return {
    operationId: nameOf(route),
    method: route.method,
    path: route.path,
    summary: route.summary,
    tags: [route.area],
    ...(route.access === 'public' ? {} : { security: securityOf(route, scope) }),
    ...(scope === null ? {} : { 'x-scope': scope }),
    ...(route.access === 'session' ? { 'x-role': roleNeeded(route) } : {}),
    request: describeRequest(route),
    responses: {
      [route.status]: {
        description: route.summary,
        headers: rateHeaders,
        content: {
          [route.answer ? 'application/json' : (route.answerType ?? 'application/octet-stream')]: {
            schema: route.answer ?? z.string(),
          },
        },
      },
      ...refusalsOf(route),
      default: describeError('What failed, in words'),
    },
  }
}

function securityOf({ access }: Route, scope: string | null): Record<string, string[]>[] {
  if (access === 'token') return [{ token: [] }]
  return scope === null ? [{ session: [] }] : [{ session: [] }, { apiKey: [scope] }]
}

function describeRequest(route: Route) {
  return {
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { query: route.query } : {}),
    ...(route.body
      ? { body: { required: true, content: { 'application/json': { schema: route.body } } } }
      : {}),
    ...(route.takesBytes
      ? { body: { required: true, content: { 'application/octet-stream': { schema: z.any() } } } }
      : {}),
  }
}

/** The answers that a program handles apart from other errors. */
function refusalsOf({ access, params, query, body }: Route) {
  return {
    ...(access === 'public'
      ? {}
      : { 401: describeError('No session, or a key that does not exist or was revoked') }),
    ...(access === 'session'
      ? {
          403: describeError(
            'A key without the scope, a role that is too small, or a plan without the feature',
          ),
        }
      : {}),
    ...(params ? { 404: describeError('There is no such thing in this account') } : {}),
    ...(params || query || body
      ? { 422: describeError('A value that can’t be used; details.issues names the fields') }
      : {}),
    429: {
      ...describeError('Too many calls; call again after the seconds of Retry-After'),
      headers: { ...rateHeaders, 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
    },
  }
}

function describeError(description: string) {
  return { description, content: { 'application/json': { schema: errorAnswerSchema } } }
}

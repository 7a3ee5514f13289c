import type { OpenAPIHono } from '@hono/zod-openapi'
import * as routes from '@vivify/contract/routes/teams'
import type { AppContext } from '../app-context.ts'
import { createLimiter } from './rate-limit.ts'
import { serveRoute, type HttpEnvironment } from './serve-route.ts'

/** Members of a workspace, invites, and the switch between workspaces. */
export function serveTeams(app: OpenAPIHono<HttpEnvironment>, context: AppContext): void {
  const { teams } = context.services
  const tries = createLimiter(context, 'sign-in', context.limits.signIn)
  const done = { done: true as const }

  serveRoute(app, routes.readTeam, ({ caller }) => teams.read(caller))
  serveRoute(app, routes.inviteMember, ({ caller, body }) => teams.invite(caller, body))
  serveRoute(app, routes.revokeInvite, async ({ caller, params }) => {
    await teams.revokeInvite(caller.workspaceId, params.inviteId)
    return done
  })
  serveRoute(app, routes.changeMember, async ({ caller, params, body }) => {
    await teams.changeRole(caller.workspaceId, params.memberId, body.role)
    return done
  })
  serveRoute(app, routes.removeMember, async ({ caller, params }) => {
    await teams.removeMember(caller.workspaceId, params.memberId)
    return done
  })
  serveRoute(app, routes.handOver, async ({ caller, body, http }) => {
    await tries.count(`user:${caller.userId}`)
    return { session: await teams.handOver(caller, { ...body, headers: http.req.raw.headers }) }
  })
  serveRoute(app, routes.leaveTeam, async ({ caller }) => ({ session: await teams.leave(caller) }))
  serveRoute(app, routes.listWorkspaces, async ({ caller }) => ({
    workspaces: await teams.listWorkspaces(caller),
  }))
  serveRoute(app, routes.openWorkspace, async ({ caller, body }) => ({
    session: await teams.open(caller.userId, body.workspaceId),
  }))
  serveRoute(app, routes.readInvite, async ({ caller, body, http }) => {
    await tries.count(`invite:${http.var.address}`)
    return teams.readInvite(body.token, caller)
  })
  serveRoute(app, routes.acceptInvite, async ({ caller, body }) => {
    await tries.count(`invite:${caller.userId}`)
    return teams.acceptInvite(body.token, caller)
  })
}

// Members of a workspace, invites, and the switch between workspaces.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as routes from '@vivify/contract/routes/teams'
import type { z } from 'zod'
import { callApi } from './client.ts'

export type { OpenWorkspace } from '@vivify/contract/routes/account'
export type { TeamInvite, TeamMember } from '@vivify/contract/routes/teams'
export type Team = z.infer<typeof routes.readTeam.answer>
export type Invite = z.infer<typeof routes.readInvite.answer>
type NewInvite = z.input<typeof routes.inviteMember.body>

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => callApi<typeof routes.readTeam>({ method: 'get', path: '/api/team' }, { signal }),
})

export const workspacesQuery = queryOptions({
  queryKey: ['workspaces'],
  queryFn: ({ signal }) =>
    callApi<typeof routes.listWorkspaces>({ method: 'get', path: '/api/workspaces' }, { signal }),
})

/** The invite of a link; whether the caller can use it depends on who is signed in. */
export const inviteQuery = (token: string, userId: string | null) =>
  queryOptions({
    queryKey: ['invite', token, userId],
    queryFn: ({ signal }) =>
      callApi<typeof routes.readInvite>(
        { method: 'post', path: '/api/invites/read' },
        { body: { token }, signal },
      ),
    retry: false,
  })

/** Each call throws ApiError. */
export function useTeamActions() {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries(teamQuery)
  const invite = useMutation({
    mutationFn: (body: NewInvite) =>
      callApi<typeof routes.inviteMember>({ method: 'post', path: '/api/team/invites' }, { body }),
    onSuccess,
  })
  const revoke = useMutation({
    mutationFn: (inviteId: string) =>
      callApi<typeof routes.revokeInvite>(
        { method: 'delete', path: '/api/team/invites/{inviteId}' },
        { params: { inviteId } },
      ),
    // Also when it was used a moment ago.
    onSettled: onSuccess,
  })
  const changeRole = useMutation({
    mutationFn: ({ memberId, role }: { memberId: string; role: NewInvite['role'] }) =>
      callApi<typeof routes.changeMember>(
        { method: 'patch', path: '/api/team/members/{memberId}' },
        { params: { memberId }, body: { role } },
      ),
    onSettled: onSuccess,
  })
  const remove = useMutation({
    mutationFn: (memberId: string) =>
      callApi<typeof routes.removeMember>(
        { method: 'delete', path: '/api/team/members/{memberId}' },
        { params: { memberId } },
      ),
    onSettled: onSuccess,
  })
  return { invite, revoke, changeRole, remove }
}

/** The page starts over afterwards, because much of it is for owners only. Throws ApiError. */
export function useHandOver() {
  return useMutation({
    mutationFn: (body: z.input<typeof routes.handOver.body>) =>
      callApi<typeof routes.handOver>({ method: 'post', path: '/api/team/owner' }, { body }),
  })
}

/** What this page holds belongs to the team, so it has to start over afterwards (`lib/session/arrival.ts`). */
export function useLeaveTeam() {
  return useMutation({
    mutationFn: () => callApi<typeof routes.leaveTeam>({ method: 'post', path: '/api/team/leave' }),
  })
}

/** As for `useLeaveTeam`. */
export function useOpenWorkspace() {
  return useMutation({
    mutationFn: (workspaceId: string) =>
      callApi<typeof routes.openWorkspace>(
        { method: 'post', path: '/api/workspaces/open' },
        { body: { workspaceId } },
      ),
  })
}

/** As for `useLeaveTeam`. */
export function useAcceptInvite() {
  return useMutation({
    mutationFn: (token: string) =>
      callApi<typeof routes.acceptInvite>(
        { method: 'post', path: '/api/invites/accept' },
        { body: { token } },
      ),
  })
}

import { z } from 'zod'
import { maxInviteLabelCharacters, memberRoles, roles } from '../roles.ts'
import { sessionSchema } from './account.ts'
import { defineRoute, doneSchema, idSchema, momentSchema } from './route.ts'

export const memberRoleSchema = z.enum(memberRoles)

export const teamMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** True for whoever joined last when there are fewer seats than members: they can only read. */
  isWaiting: z.boolean(),
  isYou: z.boolean(),
  joinedAt: momentSchema,
})
export type TeamMember = z.infer<typeof teamMemberSchema>

export const teamInviteSchema = z.object({
  id: z.string(),
  /** The owner's note of who it is for; may be empty. */
  label: z.string(),
  role: memberRoleSchema,
  createdAt: momentSchema,
  expiresAt: momentSchema,
})
export type TeamInvite = z.infer<typeof teamInviteSchema>

const workspaceAnswer = z.object({ session: sessionSchema })
/** 43 characters. In the body, because addresses are written to logs. */
const tokenBody = z.object({ token: z.string().max(80) })
const memberParams = z.object({ memberId: idSchema })

export const readTeam = defineRoute({
  area: 'teams',
  method: 'get',
  path: '/api/team',
  summary: 'Members, seats and open invites of the workspace',
  access: 'session',
  status: 200,
  answer: z.object({
    /** null for no limit. */
    seats: z.number().int().nullable(),
    members: z.array(teamMemberSchema),
    /** For the owner only. */
    invites: z.array(teamInviteSchema),
    /** Why nobody can be invited now, as a sentence; null when somebody can. */
    refusal: z.string().nullable(),
  }),
})

export const inviteMember = defineRoute({
  area: 'teams',
  method: 'post',
  path: '/api/team/invites',
  summary: 'Make an address with which one person joins the team; shown only now',
  access: 'session',
  role: 'owner',
  body: z.object({
    role: memberRoleSchema,
    label: z.string().trim().max(maxInviteLabelCharacters).default(''),
  }),
  status: 201,
  answer: z.object({ invite: teamInviteSchema, path: z.string() }),
})

export const revokeInvite = defineRoute({
  area: 'teams',
  method: 'delete',
  path: '/api/team/invites/{inviteId}',
  summary: 'Make an invite stop working',
  access: 'session',
  role: 'owner',
  params: z.object({ inviteId: idSchema }),
  status: 200,
  answer: doneSchema,
})

export const changeMember = defineRoute({
  area: 'teams',
  method: 'patch',
  path: '/api/team/members/{memberId}',
  summary: 'Change what a member may do',
  access: 'session',
  role: 'owner',
  params: memberParams,
  body: z.object({ role: memberRoleSchema }),
  status: 200,
  answer: doneSchema,
})

export const removeMember = defineRoute({
  area: 'teams',
  method: 'delete',
  path: '/api/team/members/{memberId}',
  summary: 'Remove a member; what they made stays',
  access: 'session',
  role: 'owner',
  params: memberParams,
  status: 200,
  answer: doneSchema,
})

export const handOver = defineRoute({
  area: 'teams',
  method: 'post',
  path: '/api/team/owner',
  summary: 'Make a member the owner of this workspace; you become an editor',
  access: 'session',
  role: 'owner',
  scope: null,
  body: z.object({ memberId: idSchema, password: z.string().min(1).max(512) }),
  status: 200,
  answer: workspaceAnswer,
})

export const leaveTeam = defineRoute({
  area: 'teams',
  method: 'post',
  path: '/api/team/leave',
  summary: 'Leave the team whose workspace is open',
  access: 'session',
  role: 'viewer',
  status: 200,
  answer: workspaceAnswer,
})

export const listWorkspaces = defineRoute({
  area: 'account',
  method: 'get',
  path: '/api/workspaces',
  summary: 'Your own workspace and those of your teams',
  access: 'session',
  status: 200,
  answer: z.object({
    workspaces: z.array(
      z.object({
        id: z.string(),
        /** Whose team it is; null for your own workspace. */
        owner: z.string().nullable(),
        isOpen: z.boolean(),
      }),
    ),
  }),
})

export const openWorkspace = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/workspaces/open',
  summary: 'Switch to another workspace, in every browser of yours',
  access: 'session',
  body: z.object({ workspaceId: idSchema }),
  status: 200,
  answer: workspaceAnswer,
})

export const readInvite = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/invites/read',
  summary: 'The team that an invite leads to',
  access: 'public',
  body: tokenBody,
  status: 200,
  answer: z.object({
    owner: z.string(),
    role: memberRoleSchema,
    /** True when the caller is in the team already. */
    isMember: z.boolean(),
    /** Why the caller can't join now, as a sentence; null when they can, or when they have to sign in first. */
    refusal: z.string().nullable(),
  }),
})

export const acceptInvite = defineRoute({
  area: 'account',
  method: 'post',
  path: '/api/invites/accept',
  summary: 'Join the team of an invite, and switch to its workspace',
  access: 'session',
  body: tokenBody,
  status: 200,
  answer: workspaceAnswer.extend({
    /** False when the caller was a member already. */
    isNew: z.boolean(),
  }),
})

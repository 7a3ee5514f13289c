// Teams: the people who share a workspace with its owner. Decision 033 explains what belongs to whom.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { MemberRole } from '@vivify/contract/roles'
import type { Session } from '@vivify/contract/routes/account'
import type { TeamInvite, TeamMember } from '@vivify/contract/routes/teams'
import type { Database } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import {
  changeMemberRole,
  deleteMember,
  listMembers,
  listOpenInvites,
  listWorkspaces,
  markOpened,
} from '../../store/teams.ts'
import { findUser } from '../../store/workspaces.ts'
import type { Authentication } from '../account/authentication.ts'
import { describeSession, type KnownSession } from '../account/known-session.ts'
import { createHandOverActions, type HandOverActions } from './hand-over.ts'
import { createInviteActions, describeInvite, type InviteActions } from './invites.ts'
import { describeRefusal } from './seats.ts'

export interface TeamOptions {
  db: Database
  authentication: Authentication
  /** Whether accounts are held to the limits of their plan; then a team has the seats of its owner's plan. */
  enforcesPlans: boolean
  createId: () => string
  /** Milliseconds since 1970. */
  now: () => number
}

export interface Team {
  seats: number | null
  members: TeamMember[]
  invites: TeamInvite[]
  refusal: string | null
}

export interface TeamService extends InviteActions, HandOverActions {
  /** The team of the workspace that is open; invites only for its owner. */
  read(caller: KnownSession): Promise<Team>
  /** Throws AppError `not_found`, and `conflict` for the owner. */
  changeRole(workspaceId: string, memberId: string, role: MemberRole): Promise<void>
  /** Jobs that the member started go on. Throws AppError `not_found`, and `conflict` for the owner. */
  removeMember(workspaceId: string, memberId: string): Promise<void>
  /** Returns the session in the workspace that is open then. Throws AppError `conflict` for the owner. */
  leave(caller: KnownSession): Promise<Session>
  /** Their own workspace first. */
  listWorkspaces(caller: KnownSession): Promise<{ id: string; owner: string | null; isOpen: boolean }[]>
  /** Switches to a workspace. Throws AppError `not_found` for one that the person is no member of. */
  open(userId: string, workspaceId: string): Promise<Session>
}

export function createTeamService(options: TeamOptions): TeamService {
  const { db } = options
  return {
    ...createInviteActions(options),
    ...createHandOverActions(options),
    read: (caller) => readTeam(options, caller),

    async changeRole(workspaceId, userId, role) {
      if (await changeMemberRole(db, { workspaceId, userId, role })) return
      throw await describeMissing(db, workspaceId, userId)
    },

    async removeMember(workspaceId, userId) {
      if (await removeLocked(db, workspaceId, userId)) return
      throw await describeMissing(db, workspaceId, userId)
    },

    async leave({ workspaceId, userId }) {
      if (await removeLocked(db, workspaceId, userId)) return readSession(options, userId)
      throw new AppError('conflict', messages.teams.ownerCantLeave)
    },

    async listWorkspaces({ userId, workspaceId }) {
      const found = await listWorkspaces(db, userId)
      return found.map(({ id, owner, ownerId, isHome }) => ({
        id,
        owner: ownerId === userId && isHome ? null : owner,
        isOpen: id === workspaceId,
      }))
    },

    async open(userId, workspaceId) {
      if (await markOpened(db, workspaceId, userId)) return readSession(options, userId)
      throw new AppError('not_found', messages.teams.noWorkspace)
    },
  }
}

async function readTeam(options: TeamOptions, caller: KnownSession): Promise<Team> {
  const { db, now } = options
  const { workspaceId, userId, session } = caller
  const { seats } = session.allowed
  const isOwner = session.workspace.role === 'owner'
  const rows = await listMembers(db, workspaceId)
  const invites = isOwner ? await listOpenInvites(db, workspaceId, new Date(now())) : []
  return {
    seats,
    members: rows.map(({ joinedAt, ...member }, place) => ({
      ...member,
      joinedAt: joinedAt.toISOString(),
      isWaiting: seats !== null && place >= seats,
      isYou: member.id === userId,
    })),
    invites: invites.map(describeInvite),
    refusal: isOwner ? describeRefusal(session, rows.length + invites.length) : messages.teams.ownerOnly,
  }
}

/** Under the lock that invites are used with, so that a seat is free when it is said to be. */
function removeLocked(db: Database, workspaceId: string, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockBalance(tx, workspaceId)
    return deleteMember(tx, workspaceId, userId)
  })
}

async function describeMissing(db: Database, workspaceId: string, userId: string): Promise<AppError> {
  const members = await listMembers(db, workspaceId)
  return members.some(({ id }) => id === userId)
    ? new AppError('conflict', messages.teams.ownerStays)
    : new AppError('not_found', messages.teams.memberMissing)
}

async function readSession(options: TeamOptions, userId: string): Promise<Session> {
  const user = await findUser(options.db, userId)
  return (await describeSession(options, user!)).session
}

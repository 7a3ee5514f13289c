// Invites: an address that one person joins a team with, once. Seats are counted under the lock of the workspace, so that
// no number of calls at the same time can exceed them.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { inviteDays, type MemberRole } from '@vivify/contract/roles'
import type { Session } from '@vivify/contract/routes/account'
import type { TeamInvite } from '@vivify/contract/routes/teams'
import { createAddressSecret, hashAddressSecret } from '../../lib/secret-address.ts'
import type { Database, Transaction } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import {
  countMembers,
  countOpenInvites,
  countWorkspaces,
  findInvite,
  forgetEndedInvites,
  insertInvite,
  insertMember,
  isMember,
  lockPerson,
  markOpened,
  revokeInvite,
  takeInvite,
  type InviteRow,
} from '../../store/teams.ts'
import { findUser } from '../../store/workspaces.ts'
import { describeSession, type KnownSession } from '../account/known-session.ts'
import { readAllowance } from '../plans/plan-limits.ts'
import { describeRefusal, maxMembers } from './seats.ts'

export interface InviteActions {
  /** Throws AppError `forbidden` for guests, and `conflict` where no seat is left. */
  invite(
    caller: KnownSession,
    wanted: { role: MemberRole; label: string },
  ): Promise<{ invite: TeamInvite; path: string }>
  /** Throws AppError `not_found`. */
  revokeInvite(workspaceId: string, inviteId: string): Promise<void>
  /** Throws AppError `not_found` for an unknown invite, and `conflict` for one that has ended, saying how. */
  readInvite(
    token: string,
    caller: KnownSession | null,
  ): Promise<{ owner: string; role: MemberRole; isMember: boolean; refusal: string | null }>
  /**
   * Joins the team and opens its workspace; for members, it only does the latter and leaves the invite as it is. Throws as `readInvite` does, AppError `forbidden` for guests, and `conflict` with the reason for everybody else who
   * can't join.
   */
  acceptInvite(token: string, caller: KnownSession): Promise<{ session: Session; isNew: boolean }>
}

interface InviteOptions {
  db: Database
  enforcesPlans: boolean
  createId: () => string
  now: () => number
}

type FoundInvite = NonNullable<Awaited<ReturnType<typeof findInvite>>>

/** More than anybody needs, and few enough to list. */
export const maxWorkspaces = 20
const dayMs = 86_400_000

export function createInviteActions(options: InviteOptions): InviteActions {
  const { db, now } = options
  return {
    invite: (caller, wanted) => makeInvite(options, caller, wanted),

    async revokeInvite(workspaceId, inviteId) {
      if (await revokeInvite(db, workspaceId, inviteId)) return
      throw new AppError('not_found', messages.teams.inviteMissing)
    },

    async readInvite(token, caller) {
      const found = await requireInvite(db, token)
      const { invite, owner } = found
      const isOwner = caller?.userId === owner.id
      const isIn = caller !== null && !isOwner && (await isMember(db, invite.workspaceId, caller.userId))
      const about = { owner: owner.name, role: invite.role, isMember: isIn }
      if (isIn) return { ...about, refusal: null }
      requireOpen(found, new Date(now()))
      if (isOwner) return { ...about, refusal: messages.teams.ownInvite }
      const isFree = await hasSeat(db, invite.workspaceId, options.enforcesPlans)
      return { ...about, refusal: isFree ? null : messages.teams.teamFull }
    },

    acceptInvite: (token, caller) => acceptInvite(options, token, caller),
  }
}

async function makeInvite(
  options: InviteOptions,
  { workspaceId, session: { isGuest } }: KnownSession,
  { role, label }: { role: MemberRole; label: string },
): Promise<{ invite: TeamInvite; path: string }> {
  const { db, createId, enforcesPlans: isEnforced } = options
  if (isGuest) throw new AppError('forbidden', messages.teams.guest)
  const now = new Date(options.now())
  const secret = createAddressSecret()
  const row = await db.transaction(async (tx) => {
    await lockBalance(tx, workspaceId)
    const allowed = await readAllowance(tx, { workspaceId, isEnforced })
    const invites = await countOpenInvites(tx, workspaceId, now)
    const refusal = describeRefusal({ isGuest, allowed }, (await countMembers(tx, workspaceId)) + invites)
    if (refusal !== null) throw new AppError('conflict', refusal, { details: { seats: allowed.seats } })
    await forgetEndedInvites(tx, workspaceId, now)
    return insertInvite(tx, {
      id: createId(),
      workspaceId,
      role,
      label,
      tokenHash: hashAddressSecret(secret)!,
      createdAt: now,
      expiresAt: new Date(now.getTime() + inviteDays * dayMs),
    })
  })
  return { invite: describeInvite(row), path: `/join#${secret}` }
}

export function describeInvite({ id, label, role, createdAt, expiresAt }: InviteRow): TeamInvite {
  return { id, label, role, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

async function requireInvite(db: Database, token: string): Promise<FoundInvite> {
  const hash = hashAddressSecret(token)
  const found = hash === null ? null : await findInvite(db, hash)
  if (found) return found
  throw new AppError('not_found', messages.teams.unknownInvite)
}

/** Throws AppError `conflict` for an invite that has ended. */
function requireOpen({ invite, owner }: FoundInvite, now: Date): void {
  if (invite.usedAt !== null) throw new AppError('conflict', messages.teams.usedInvite)
  if (invite.revokedAt !== null || owner.deletedAt !== null) {
    throw new AppError('conflict', messages.teams.revokedInvite)
  }
  if (invite.expiresAt <= now) throw new AppError('conflict', messages.teams.expiredInvite)
}

/** Exact only where the workspace is locked. */
async function hasSeat(
  db: Database | Transaction,
  workspaceId: string,
  isEnforced: boolean,
): Promise<boolean> {
  const { seats } = await readAllowance(db, { workspaceId, isEnforced })
  return (await countMembers(db, workspaceId)) < Math.min(seats ?? maxMembers, maxMembers)
}

async function acceptInvite(
  options: InviteOptions,
  token: string,
  caller: KnownSession,
): Promise<{ session: Session; isNew: boolean }> {
  const { db } = options
  if (caller.session.isGuest) throw new AppError('forbidden', messages.teams.guestInvite)
  const { userId } = caller
  const { invite } = await requireInvite(db, token)
  const isNew = await db.transaction(async (tx) => {
    await lockBalance(tx, invite.workspaceId)
    return join(options, tx, { tokenHash: invite.tokenHash, userId })
  })
  const user = await findUser(db, userId)
  return { session: (await describeSession(options, user!)).session, isNew }
}

/** Returns false when the person is a member already. The caller must have locked the workspace. */
async function join(
  options: InviteOptions,
  tx: Transaction,
  { tokenHash, userId }: { tokenHash: string; userId: string },
): Promise<boolean> {
  // Read again, as it is under the lock.
  const found = await findInvite(tx, tokenHash)
  if (!found) throw new AppError('not_found', messages.teams.unknownInvite)
  const { invite, owner } = found
  const { workspaceId } = invite
  const now = new Date(options.now())
  if (owner.id === userId) throw new AppError('conflict', messages.teams.ownInvite)
  if (await isMember(tx, workspaceId, userId)) {
    await markOpened(tx, workspaceId, userId)
    return false
  }
  requireOpen(found, now)
  if (!(await lockPerson(tx, userId))) throw new AppError('unauthorized', messages.auth.failed)
  if ((await countWorkspaces(tx, userId)) >= maxWorkspaces) {
    throw new AppError('conflict', messages.teams.tooManyTeams(maxWorkspaces))
  }
  if (!(await hasSeat(tx, workspaceId, options.enforcesPlans))) {
    throw new AppError('conflict', messages.teams.teamFull)
  }
  if (!(await takeInvite(tx, { id: invite.id, userId, now }))) {
    throw new AppError('conflict', messages.teams.usedInvite)
  }
  await insertMember(tx, { workspaceId, userId, role: invite.role })
  return true
}

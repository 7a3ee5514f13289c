// Random work on a ledger for tests: steps that change it, transactions that fail at any of their statements, and what
// must be true afterward.

import { randomUUID } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import { eq, sql } from '../../store/sql.ts'
import type { Database, Transaction } from '../../store/database.ts'
import { listForReplay } from '../../store/ledger.ts'
import { creditExpiries, ledgerEntries, users, workspaces } from '../../store/schema.ts'
import { insertPersonalWorkspace } from '../../store/workspaces.ts'
import { grantCredits, releaseOrphans, reserveCredits, settleReservation } from './ledger.ts'
import { replayLots } from './lots.ts'
import { disputeCredits, endDispute, expireCredits, refundCredits, takeBackUnused } from './take-back.ts'

export interface Step {
  type: (typeof stepTypes)[number]
  amount: number
  /** Picks a grant, a piece of work or a reservation. */
  pick: number
  /** The statement at which the transaction fails; 0 for none. One behind its last statement fails before the commit. */
  failsAt: number
}

export const stepTypes = [
  'grant',
  'grant for a day',
  'grant for a week',
  'reserve',
  'commit',
  'release',
  'expire',
  'refund',
  'dispute',
  'win a dispute',
  'adjust',
] as const

export const maxFailsAt = 9
const createId = randomUUID
const dayMs = 86_400_000
const references = ['checkout:a', 'checkout:b', 'licence:c', 'invoice:d:0', 'invoice:e:0']

export interface Played {
  workspaceId: string
  reservations: string[]
  /** What balance less debt has to be, by what each step that was committed returned. */
  worth: number
}

export async function openWorkspace(db: Database): Promise<Played> {
  const workspaceId = await db.transaction(async (tx) => {
    const userId = createId()
    await tx.insert(users).values({ id: userId, name: 'Guest', email: `${userId}@x.org` })
    return insertPersonalWorkspace(tx, createId(), userId)
  })
  return { workspaceId, reservations: [], worth: 0 }
}

/** Does a step in a transaction of its own; what it returned is counted when that was committed. */
export async function playStep(db: Database, played: Played, step: Step): Promise<void> {
  if (step.type === 'expire') {
    const now = new Date(Date.now() + step.pick * dayMs)
    const expired = await expireCredits(db, { now, createId, limit: 10 })
    // Not `-= await`, which would lose what other steps add meanwhile.
    played.worth -= expired
    return
  }
  try {
    const id = createId()
    const worth = await db.transaction(async (given) => {
      const tx = step.failsAt === 0 ? given : failing(given, step.failsAt)
      const change = await act(tx, played, { ...step, id })
      if (step.failsAt > 0) throw new Fault()
      return change
    })
    played.worth += worth
    if (step.type === 'reserve' && worth < 0) played.reservations.push(id)
  } catch (error) {
    if (!isExpected(error)) throw error
  }
}

/** Returns the change of balance less debt. */
async function act(tx: Transaction, played: Played, step: Step & { id: string }): Promise<number> {
  const { workspaceId, reservations } = played
  const { id, type, amount, pick } = step
  const reference = references[pick % references.length]!
  switch (type) {
    case 'grant':
    case 'grant for a day':
    case 'grant for a week': {
      const days = type === 'grant' ? null : type === 'grant for a day' ? 1 : 7
      const expiresAt = days === null ? {} : { expiresAt: new Date(Date.now() + days * dayMs) }
      return (await grantCredits(tx, { id, workspaceId, amount, reference, ...expiresAt })) ? amount : 0
    }
    case 'reserve': {
      const work = `project:${pick}`
      const isFree = (await reserveCredits(tx, { id, workspaceId, amount, reference: work })) === null
      return isFree ? 0 : -amount
    }
    case 'commit':
    case 'release':
      return settle(tx, reservations[pick % Math.max(1, reservations.length)], step)
    case 'refund': {
      const share = Math.min(1, amount / 20)
      const refund = { id, workspaceId, reference: `refund:${reference}:${amount}` }
      return -(await refundCredits(tx, { ...refund, grantReferences: [reference], share, createId }))
    }
    case 'dispute': {
      const dispute = { id, workspaceId, reference: `dispute:${reference}` }
      const { taken, owed } = await disputeCredits(tx, { ...dispute, grantReferences: [reference], share: 1 })
      return -taken - owed
    }
    case 'win a dispute': {
      const won = await endDispute(tx, { id, workspaceId, reference: `dispute:${reference}` })
      return won.returned + won.forgiven
    }
    default:
      return -(await takeBackUnused(tx, { id, workspaceId, reference }))
  }
}

async function settle(tx: Transaction, reservationId: string | undefined, step: Step): Promise<number> {
  if (reservationId === undefined) return 0
  const [reserve] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.id, reservationId))
  const reserved = -(reserve?.amount ?? 0)
  const kind = step.type === 'commit' ? 'commit' : 'release'
  const usedAmount = kind === 'commit' ? Math.min(step.amount, reserved) : 0
  const isSettled = await settleReservation(tx, { id: createId(), reservationId, kind, usedAmount })
  return isSettled ? reserved - usedAmount : 0
}

/** Throws an error that names what does not add up. */
export async function checkLedger(
  db: Database,
  { workspaceId }: Pick<Played, 'workspaceId'>,
): Promise<number> {
  const { balance, debt, sum, owed } = await readSums(db, workspaceId)
  require(balance === sum, `the balance ${balance} is not the sum of the ledger ${sum}`)
  require(debt === owed, `the debt ${debt} is not the sum of the ledger ${owed}`)
  require(balance >= 0 && debt >= 0, `the balance is ${balance} and the debt ${debt}`)
  require(balance === 0 || debt === 0, `a balance of ${balance} beside a debt of ${debt}`)
  return balance - debt
}

/** At one moment: the entries and the balance are one statement's. */
async function readSums(db: Database, workspaceId: string) {
  const [row] = await db
    .select({
      balance: workspaces.creditBalance,
      debt: workspaces.creditDebt,
      sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::int`,
      owed: sql<number>`coalesce(sum(${ledgerEntries.debtAmount}), 0)::int`,
    })
    .from(workspaces)
    .leftJoin(ledgerEntries, eq(ledgerEntries.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
    .groupBy(workspaces.id)
  return row!
}

/**
 * Ends everything: releases what is reserved, expires what can, and checks each grant. `now` lies behind the end of
 * every grant.
 */
export async function checkEnd(db: Database, played: Pick<Played, 'workspaceId'>): Promise<void> {
  const { workspaceId } = played
  await releaseOrphans(db, { before: new Date(Date.now() + dayMs), createId })
  const now = new Date(Date.now() + 30 * dayMs)
  await expireCredits(db, { now, createId })
  require((await expireCredits(db, { now, createId })) === 0, 'something expired twice')
  const worth = await checkLedger(db, played)
  const entries = await listForReplay(db, workspaceId)
  const { all, reserved } = replayLots(entries)
  require(reserved.size === 0, 'a reservation is open')
  const left = all.reduce((sum, lot) => sum + lot.left, 0)
  require(left === Math.max(0, worth), `what is left of the grants is ${left}, and the balance ${worth}`)
  for (const lot of all) {
    require(lot.left >= 0 && lot.left <= lot.granted, `${lot.left} of ${lot.granted} are left of a grant`)
    require(lot.expiresAt === null || lot.left === 0, 'a grant has not expired')
  }
  const open = await db.$count(creditExpiries, eq(creditExpiries.workspaceId, workspaceId))
  require(open === 0, `${open} grants still wait for their end`)
  const once = entries.filter(({ kind }) => kind !== 'reserve' && kind !== 'commit' && kind !== 'release')
  const names = once.map(({ kind, reference }) => `${kind} ${reference}`)
  require(new Set(names).size === names.length, `one of these happened twice: ${names.join(', ')}`)
}

class Fault extends Error {}

/** A transaction whose statements are counted; the one at `failsAt` fails before it is sent. */
function failing(tx: Transaction, failsAt: number): Transaction {
  let statements = 0
  const statementNames: readonly PropertyKey[] = ['select', 'insert', 'update', 'delete']
  return new Proxy(tx, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (!statementNames.includes(name) || typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (++statements === failsAt) throw new Fault()
        return Reflect.apply(value, target, given) as unknown
      }
    },
  })
}

/** Refusals that a caller has to expect, and the faults of these tests. */
function isExpected(error: unknown): boolean {
  if (error instanceof Fault) return true
  return AppError.isInstance(error) && ['insufficient_credits', 'conflict'].includes(error.code)
}

function require(isTrue: boolean, problem: string): void {
  if (!isTrue) throw new Error(`The ledger is wrong: ${problem}.`)
}

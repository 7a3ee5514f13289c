// What is left of each grant. The ledger keeps only changes, so this replays a workspace's entries in their order:
// spending takes from the grant that expires first, and credits that stay are taken last.

import type { LedgerEntry } from '../../store/ledger.ts'

/** Credits that came in together and leave together. */
export interface Lot {
  /** The entry that brought them. */
  id: string
  reference: string
  granted: number
  left: number
  /** Null for credits that stay. */
  expiresAt: Date | null
}

export interface Lots {
  all: Lot[]
  /** Ids of lots from which open reservations took, so that credits may come back to them. */
  reserved: ReadonlySet<string>
}

export type ReplayedEntry = Pick<
  LedgerEntry,
  'id' | 'kind' | 'amount' | 'reservationId' | 'grantId' | 'expiresAt' | 'reference'
>

interface Taken {
  lot: Lot
  amount: number
}

/** `entries` are all entries of one workspace, by position. */
export function replayLots(entries: Iterable<ReplayedEntry>): Lots {
  const all: Lot[] = []
  const byId = new Map<string, Lot>()
  const reservations = new Map<string, Taken[]>()
  for (const entry of entries) {
    if (entry.kind === 'reserve') {
      reservations.set(entry.id, take(all, -entry.amount, null))
    } else if (entry.kind === 'commit' || entry.kind === 'release') {
      giveBack(reservations.get(entry.reservationId!) ?? [], entry.amount)
      reservations.delete(entry.reservationId!)
    } else if (entry.amount > 0) {
      const { id, reference, amount, expiresAt } = entry
      const lot: Lot = { id, reference, granted: amount, left: amount, expiresAt }
      byId.set(id, lot)
      insert(all, lot)
    } else {
      take(all, -entry.amount, findLot(all, byId, entry))
    }
  }
  const reserved = new Set([...reservations.values()].flat().map(({ lot }) => lot.id))
  return { all, reserved }
}

/** Before there were columns for it, an `adjust` named its grant by an equal reference. */
function findLot(all: readonly Lot[], byId: ReadonlyMap<string, Lot>, entry: ReplayedEntry): Lot | null {
  if (entry.grantId !== null) return byId.get(entry.grantId) ?? null
  return all.find(({ reference }) => reference === entry.reference) ?? null
}

/** Keeps lots in the order in which they are spent. */
function insert(all: Lot[], lot: Lot): void {
  const moment = momentOf(lot)
  let index = all.length
  while (index > 0 && momentOf(all[index - 1]!) > moment) index--
  all.splice(index, 0, lot)
}

function momentOf({ expiresAt }: Lot): number {
  return expiresAt?.getTime() ?? Number.POSITIVE_INFINITY
}

/** Takes from `first`, then from the others in their order. */
function take(all: readonly Lot[], amount: number, first: Lot | null): Taken[] {
  const taken: Taken[] = []
  let missing = amount
  for (const lot of first ? [first, ...all] : all) {
    if (missing === 0) break
    const part = Math.min(missing, lot.left)
    if (part === 0) continue
    lot.left -= part
    missing -= part
    taken.push({ lot, amount: part })
  }
  return taken
}

/** What was taken last comes back first, so that what expires first stays spent. */
function giveBack(taken: readonly Taken[], amount: number): void {
  let returning = amount
  for (const { lot, amount: part } of taken.toReversed()) {
    const back = Math.min(returning, part)
    lot.left += back
    returning -= back
  }
}

// Changes the ledgers of some workspaces at random until it is killed: node testing-ledger-process.ts '{location, ids}'.

import { openStore, type StoreLocation } from '../../store/database.ts'
import { maxFailsAt, playStep, stepTypes, type Played } from './testing-ledger.ts'

export interface LedgerOrder {
  location: StoreLocation
  workspaceIds: string[]
}

const { location, workspaceIds } = JSON.parse(process.argv[2]!) as LedgerOrder
const store = await openStore(location)
const all: Played[] = workspaceIds.map((workspaceId) => ({ workspaceId, reservations: [], worth: 0 }))
// A grant first, because random steps may all be refused; from then on it may be killed.
for (const played of all) {
  await playStep(store.db, played, { type: 'grant', amount: 30, pick: 0, failsAt: 0 })
}
process.stdout.write('changed\n')
const below = (limit: number): number => Math.floor(Math.random() * limit)
for (;;) {
  await Promise.all(
    all.map((played) =>
      playStep(store.db, played, {
        type: stepTypes[below(stepTypes.length)]!,
        amount: 1 + below(30),
        pick: below(10),
        failsAt: below(4) === 0 ? 1 + below(maxFailsAt) : 0,
      }),
    ),
  )
}

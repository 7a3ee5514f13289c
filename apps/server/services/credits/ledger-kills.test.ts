// kill -9 of processes that change ledgers. `npm run test:kill` sets LEDGER_KILLS; otherwise a sample.

import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type StoreLocation } from '../../store/database.ts'
import { ledgerEntries } from '../../store/schema.ts'
import { openTestDatabase } from '../../testing.ts'
import { proveLedger } from './prove.ts'
import { checkEnd, checkLedger, openWorkspace } from './testing-ledger.ts'
import type { LedgerOrder } from './testing-ledger-process.ts'

const kills = Number(process.env['LEDGER_KILLS'] ?? 2)
const script = fileURLToPath(new URL('testing-ledger-process.ts', import.meta.url))
let folder: string
let location: StoreLocation
let removeDatabase = async (): Promise<void> => {}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-ledger-'))
  location = { kind: 'folder', folder }
  if (process.env['TEST_DATABASE_URL'] === undefined) return
  const database = await openTestDatabase()
  location = database.location
  removeDatabase = database.remove
})
afterAll(async () => {
  await removeDatabase()
  await rm(folder, { recursive: true, force: true })
})

test(
  `after each of ${kills} kills every ledger is its balance`,
  async () => {
    // Two processes share PostgreSQL; a folder belongs to one.
    const processes = location.kind === 'postgres' ? 2 : 1
    let entries = 0
    for (let killed = 0; killed < kills; killed++) {
      const workspaceIds = await withStore(async (store) => {
        const opened = [await openWorkspace(store.db), await openWorkspace(store.db)]
        return opened.map(({ workspaceId }) => workspaceId)
      })
      const children = Array.from({ length: processes }, () => start({ location, workspaceIds }))
      await Promise.all(children.map((child) => once(child.stdout!, 'data')))
      await wait(50 + Math.random() * 500)
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
      await withStore(async (store) => {
        for (const workspaceId of workspaceIds) {
          await checkLedger(store.db, { workspaceId })
          await checkEnd(store.db, { workspaceId })
        }
        expect(await proveLedger(store.db, { createId: () => randomUUID() })).toMatchObject({ wrong: 0 })
        entries += await store.db.$count(ledgerEntries)
      })
    }
    expect(entries).toBeGreaterThan(kills)
  },
  60_000 + kills * 30_000,
)

function start(order: LedgerOrder): ChildProcess {
  return spawn(process.execPath, [script, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function withStore<Result>(
  act: (store: Awaited<ReturnType<typeof openStore>>) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(location)
  try {
    return await act(store)
  } finally {
    await store.close()
  }
}

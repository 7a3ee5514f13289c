import { sql } from '../../store/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creditMessages as words } from '@vivify/contract/credit-messages'
import { listCredits, signInAsGuest } from '@vivify/contract/routes/account'
import { listCreditChanges } from '@vivify/contract/routes/credits'
import { listUpkeep } from '../../jobs/upkeep.ts'
import { workspaces } from '../../store/schema.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { describeInstallation } from '../system/describe-installation.ts'
import { grantCredits, reserveCredits, settleReservation } from './ledger.ts'
import { proveLedger, proveLedgerWhenDue } from './prove.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000

let server: TestServer
let person: TestBrowser
let workspaceId: string
beforeAll(async () => {
  server = await openTestServer()
  person = server.openBrowser()
  await person.send(signInAsGuest)
  workspaceId = await workspaceOf(person)
  await fill()
}, startMs)
afterAll(() => server.close(), startMs)

async function workspaceOf(browser: TestBrowser): Promise<string> {
  const session = await server.context.services.accounts.readSession(new Headers({ cookie: browser.cookie }))
  return session!.workspaceId
}

const scenes = [{ id: 'a', say: 'Bees dance.' }]

/** A grant, and a video in each of the states that its credits can be in. */
async function fill(): Promise<void> {
  const { store, createId } = server.context
  const reserve = async (title: string, amount: number): Promise<string> => {
    const document = { version: 1, title, seed: 1, scenes }
    const { body } = await person.call('POST', '/api/projects', { document })
    const id = createId()
    const reference = `project:${body['id'] as string}`
    await store.db.transaction((tx) => reserveCredits(tx, { id, workspaceId, amount, reference }))
    return id
  }
  const settle = (reservationId: string, kind: 'commit' | 'release', usedAmount?: number) =>
    store.db.transaction((tx) =>
      settleReservation(tx, {
        id: createId(),
        reservationId,
        kind,
        ...(usedAmount === undefined ? {} : { usedAmount }),
      }),
    )
  await store.db.transaction((tx) =>
    grantCredits(tx, { id: createId(), workspaceId, amount: 200, reference: 'checkout:one' }),
  )
  await settle(await reserve('=Paid “whole”', 10), 'commit')
  await settle(await reserve('Paid, in part', 10), 'commit', 4)
  await settle(await reserve('Failed', 10), 'release')
  await reserve('Being made', 10)
}

const list = async (query = '') => (await person.send(listCreditChanges, { query })).changes

describe('the changes of a balance', () => {
  test('name what was paid for, how it ended, and the balance after each', async () => {
    const changes = await list()
    expect(
      changes.map((change) => [words.what(change), change.outcome, change.amount, change.balanceAfter]),
    ).toEqual([
      ['Video “Being made”', 'held', -10, 196],
      ['Video “Failed”', null, 10, 206],
      ['Video “Failed”', 'returned', -10, 196],
      ['Video “Paid, in part”', null, 6, 206],
      ['Video “Paid, in part”', 'charged', -10, 200],
      ['Video “=Paid “whole””', 'charged', -10, 210],
      ['Plan credits', null, 200, 220],
      ['Welcome credits', null, 20, 20],
    ])
    expect((await person.send(listCredits)).credits).toBe(changes[0]!.balanceAfter)
  })

  test('are filtered without changing the balances beside them', async () => {
    const balances = async (query: string) =>
      (await list(query)).map(({ amount, balanceAfter }) => [amount, balanceAfter])
    expect(await balances('?show=added')).toEqual([
      [200, 220],
      [20, 20],
    ])
    expect(await balances('?show=spent')).toEqual([
      [-10, 196],
      [-10, 200],
      [-10, 210],
    ])
    expect(await balances('?show=returned')).toEqual([
      [10, 206],
      [6, 206],
    ])
    const soon = new Date(Date.now() + 60_000).toISOString()
    expect(await list(`?since=${soon}`)).toEqual([])
    expect((await person.call('GET', '/api/credits/changes?show=stolen')).status).toBe(422)
    expect((await person.call('GET', '/api/credits/changes?after=x')).status).toBe(422)
  })

  test('come in pages that miss nothing and repeat nothing', async () => {
    const all = await list()
    const paged: typeof all = []
    let after = ''
    do {
      const page = await person.send(listCreditChanges, { query: `?limit=3${after}` })
      paged.push(...page.changes)
      expect(page.changes.length).toBeLessThanOrEqual(3)
      after = page.next === null ? '' : `&after=${page.next}`
    } while (after !== '')
    expect(paged).toEqual(all)
  })

  test('as CSV are the same, and no spreadsheet runs a title', async () => {
    const answer = await person.fetch('GET', '/api/credits/csv')
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="vivify-credits.csv"')
    // Not `text()`, which removes the mark at the beginning.
    const text = Buffer.from(await answer.arrayBuffer()).toString()
    expect(text).toMatch(/^\ufeffwhen,what,kind,change,balance after\r\n/)
    const lines = text.trimEnd().split('\r\n').slice(1)
    expect(lines).toHaveLength(8)
    expect(lines[3]).toMatch(/Z,"Video “Paid, in part”","Part not used, given back",6,206$/)
    expect(lines[7]).toMatch(/Z,Welcome credits,Added,20,20$/)
    const added = await (await person.fetch('GET', '/api/credits/csv?show=added')).text()
    expect(added.trimEnd().split('\r\n')).toHaveLength(3)
  })

  test('belong to one account', async () => {
    const other = server.openBrowser()
    expect((await other.call('GET', '/api/credits/changes')).status).toBe(401)
    expect((await other.fetch('GET', '/api/credits/csv')).status).toBe(401)
    await other.send(signInAsGuest)
    expect((await other.send(listCreditChanges)).changes).toHaveLength(1)
  })
})

test('too few credits are answered with what is missing and the two ways to get more', async () => {
  const poor = server.openBrowser()
  await poor.send(signInAsGuest)
  const id = await workspaceOf(poor)
  const { store, createId } = server.context
  const tried = store.db.transaction((tx) =>
    reserveCredits(tx, { id: createId(), workspaceId: id, amount: 21, reference: 'project:dear' }),
  )
  await expect(tried).rejects.toMatchObject({
    code: 'insufficient_credits',
    message:
      'This costs 21 credits and you have 20: 1 credit is missing. Choose a plan or redeem a license key to continue.',
    details: { cost: 21, credits: 20, missing: 1 },
  })
})

describe('the proof that balances are the sums of their ledgers', () => {
  const readProof = async () => {
    const { config, store } = server.context
    return (await describeInstallation({ config, db: store.db, engines: [] })).creditProof
  }

  test('is made by upkeep, once a day for all processes, and shown to the operator', async () => {
    expect(await readProof()).toBeNull()
    const line = listUpkeep(server.context).find(({ name }) => name.startsWith('proof'))!
    await line.run()
    const proof = await readProof()
    expect(proof).toMatchObject({ wrong: 0, balances: 3 })
    await line.run()
    expect(await readProof()).toEqual(proof)
    const { store, createId } = server.context
    const soon = new Date(Date.now() + 60_000)
    expect(await proveLedgerWhenDue(store.db, { before: soon, createId })).toMatchObject({ wrong: 0 })
  })

  test('finds a balance that was changed without an entry', async () => {
    const { store, createId } = server.context
    const mine = sql`${workspaces.id} = ${workspaceId}`
    await store.db.update(workspaces).set({ creditBalance: 197 }).where(mine)
    expect(await proveLedger(store.db, { createId })).toEqual({
      workspaces: 3,
      wrong: 1,
      wrongIds: [workspaceId],
    })
    expect(await readProof()).toMatchObject({ wrong: 1 })
    await store.db.update(workspaces).set({ creditBalance: 196 }).where(mine)
    expect(await proveLedger(store.db, { createId })).toMatchObject({ wrong: 0 })
  })
})

// `vivify licence` against a real server on a socket, and in the folder without one.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLicenceKey } from '@vivify/contract/licence-key'
import { licenceCommandMessages as words } from '@vivify/contract/licence-messages'
import { listCredits, signInAsGuest } from '@vivify/contract/routes/account'
import { redeemLicence, type IssuedLicence } from '@vivify/contract/routes/licences'
import { readConfig } from '../config.ts'
import { createContext } from '../context.ts'
import { proveLedger } from '../services/credits/prove.ts'
import { insertProof } from '../store/credit-proofs.ts'
import { licences } from '../store/schema-licences.ts'
import type { TestServer } from '../testing.ts'
import { openListeningServer, runInProcess, type ListeningServer, type Ran } from './testing-run.ts'

/** Long enough for a database on a busy machine. */
const startMs = 60_000

/** The fields of each line below the heading. */
function readCsv({ exitCode, stdout, stderr }: Ran): string[][] {
  if (exitCode !== 0) throw new Error(stderr)
  const [heading, ...lines] = stdout.trimEnd().split('\r\n')
  expect(heading).toBe('key,plan,credits,seats,expires,batch')
  return lines.map((line) => line.split(','))
}

describe('through the running server', () => {
  let listening: ListeningServer
  let server: TestServer
  const run = (...argv: string[]) => runInProcess(server.context.config.dataFolder, argv)
  beforeAll(async () => {
    listening = await openListeningServer()
    server = listening.server
  }, startMs)
  afterAll(() => listening.close(), startMs)

  test('issued keys can be redeemed, are listed by their ends, and can be revoked', async () => {
    expect((await run('licence', 'list')).stderr).toBe(`${words.none}\n`)
    const issued = await run('license', 'issue', '--plan', 'creator', '--count', '3', '--batch', 'spring')
    expect(issued.stderr).toBe(`${words.issued(3, 'spring')}\n`)
    const rows = readCsv(issued)
    expect(rows.map(([, ...same]) => same)).toEqual(Array(3).fill(['creator', '500', '1', '', 'spring']))
    const keys = rows.map(([key]) => key!)
    for (const key of keys) expect(key).toBe(readLicenceKey(key))

    const browser = server.openBrowser()
    await browser.send(signInAsGuest)
    await browser.send(redeemLicence, { body: { key: keys[0] } })

    const listed = await run('licence', 'list', '--batch', 'spring', '--json')
    const { licences } = JSON.parse(listed.stdout) as { licences: IssuedLicence[] }
    expect(licences.map(({ lastFour, state }) => [lastFour, state])).toEqual(
      keys.map((key, index) => [key.slice(-4), index === 0 ? 'redeemed' : 'unused']),
    )
    const shown = (await run('licence', 'list')).stdout
    expect(shown.trimEnd().split('\n')).toHaveLength(3)
    for (const key of keys) {
      expect(shown).toContain(`…${key.slice(-4)}`)
      expect(shown + listed.stdout).not.toContain(key)
    }

    expect((await run('licence', 'revoke', keys[1]!.toLowerCase())).stdout).toBe(`${words.revoked(1, 0)}\n`)
    expect((await run('licence', 'revoke', '--batch', 'spring')).stdout).toBe(`${words.revoked(2, 500)}\n`)
    expect((await browser.send(listCredits)).credits).toBe(20)
  })

  test('credits, seats and the last day are taken as given', async () => {
    const options = ['--credits', '0', '--seats', '5', '--expires', '2099-12-31']
    const [row] = readCsv(await run('licence', 'issue', '--plan', 'scale', ...options))
    expect(row!.slice(1, 5)).toEqual(['scale', '0', '5', '2099-12-31'])
    expect(row![5]).toMatch(/^scale-\d{4}-\d\d-\d\d-\d{4}$/)
    const listed = await run('licence', 'list', '--batch', row![5]!, '--json')
    const { licences } = JSON.parse(listed.stdout) as { licences: IssuedLicence[] }
    const { expiresAt, credits, seats } = licences[0]!
    expect({ credits, seats }).toEqual({ credits: 0, seats: 5 })
    // The day ends at midnight of this machine's zone.
    expect(new Date(expiresAt!).getTime()).toBe(new Date(2100, 0, 1).getTime())
  })

  test.each([
    [['issue'], words.badPlan(['starter', 'creator', 'scale'])],
    [['issue', '--plan', 'gold'], words.badPlan(['starter', 'creator', 'scale'])],
    [['issue', '--plan', 'creator', '--count', '0'], words.badNumber('count', 1, 1000)],
    [['issue', '--plan', 'creator', '--count', '1001'], words.badNumber('count', 1, 1000)],
    [['issue', '--plan', 'creator', '--credits=-5'], words.badNumber('credits', 0, 1_000_000)],
    [['issue', '--plan', 'creator', '--credits', '1e9'], words.badNumber('credits', 0, 1_000_000)],
    [['issue', '--plan', 'creator', '--credits', '1000001'], words.badNumber('credits', 0, 1_000_000)],
    [['issue', '--plan', 'creator', '--credits', '2147483648'], words.badNumber('credits', 0, 1_000_000)],
    [['issue', '--plan', 'creator', '--credits', '9'.repeat(400)], words.badNumber('credits', 0, 1_000_000)],
    [['issue', '--plan', 'creator', '--credits', '0.5'], words.badNumber('credits', 0, 1_000_000)],
    [['issue', '--plan', 'creator', '--credits', 'NaN'], words.badNumber('credits', 0, 1_000_000)],
    [['issue', '--plan', 'creator', '--credits', 'Infinity'], words.badNumber('credits', 0, 1_000_000)],
    [['issue', '--plan', 'creator', '--credits', ''], words.badNumber('credits', 0, 1_000_000)],
    [['issue', '--plan', 'creator', '--credits', '5 '], words.badNumber('credits', 0, 1_000_000)],
    [['issue', '--plan', 'creator', '--credits', '٥'], words.badNumber('credits', 0, 1_000_000)],
    [['issue', '--plan', 'creator', '--count=-1'], words.badNumber('count', 1, 1000)],
    [['issue', '--plan', 'creator', '--count', '0x10'], words.badNumber('count', 1, 1000)],
    [['issue', '--plan', 'creator', '--seats=-1'], words.badNumber('seats', 1, 1000)],
    [['issue', '--plan', 'creator', '--seats', '1001'], words.badNumber('seats', 1, 1000)],
    [['issue', '--plan', 'creator', '--seats', '0'], words.badNumber('seats', 1, 1000)],
    [['issue', '--plan', 'creator', '--expires', '2020-01-01'], words.badDate('2020-01-01')],
    [['issue', '--plan', 'creator', '--expires', '2099-02-30'], words.badDate('2099-02-30')],
    [['issue', '--plan', 'creator', '--batch', ' '], words.badBatch],
    [['revoke'], words.revokeWhat],
    [['revoke', 'VVF-A', 'VVF-B'], words.revokeWhat],
    [['revoke', 'VVF-AAAA-AAAA-AAAA-AAAA'], words.unknownKey],
    [['revoke', '--batch', 'none'], words.unknownBatch('none')],
    [[], words.usage],
    [['give'], words.usage],
    [['toString'], words.usage],
  ])('vivify licence %j is refused in words', async (argv, sentence) => {
    const before = await server.context.store.db.$count(licences)
    expect(await run('licence', ...argv)).toEqual({ exitCode: 1, stdout: '', stderr: `${sentence}\n` })
    expect(await server.context.store.db.$count(licences)).toBe(before)
  })

  test('the status tells how the last comparison of balances with the ledger went', async () => {
    expect((await run('status')).stdout).toContain('credits   balances not yet compared with the ledger\n')
    const { store, createId } = server.context
    const { workspaces } = await proveLedger(store.db, { createId })
    const all = `${workspaces} ${workspaces === 1 ? 'balance' : 'balances'}`
    expect((await run('status')).stdout).toContain(
      `credits   ${all} compared with the ledger, none wrong (20`,
    )
    await insertProof(store.db, { id: createId(), workspaces: 2000, wrong: 2 })
    expect((await run('status')).stdout).toContain(
      'credits   2,000 balances compared with the ledger, 2 wrong, which the log names (20',
    )
  })

  test('an unknown option is named', async () => {
    const { stderr } = await run('licence', 'list', '--all')
    expect(stderr).toMatch(/Unknown option '--all'.* Run vivify help for the options\.\n$/)
  })
})

test('without a server the folder itself is opened, but not an empty one', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'vivify-licence-'))
  try {
    const empty = await runInProcess(dataFolder, ['licence', 'issue', '--plan', 'starter'])
    expect(empty.stderr).toBe(`No server is running, and ${dataFolder} holds no data yet.\n`)
    const opened = await createContext({
      config: readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' }, { vendors: [] }),
    })
    await opened.close()
    const [row] = readCsv(await runInProcess(dataFolder, ['licence', 'issue', '--plan', 'starter']))
    const listed = await runInProcess(dataFolder, ['licence', 'list'])
    expect(listed.stdout).toContain(`…${row![0]!.slice(-4)}`)
    expect((await runInProcess(dataFolder, ['licence', 'revoke', row![0]!])).stdout).toBe(
      `${words.revoked(1, 0)}\n`,
    )
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
})

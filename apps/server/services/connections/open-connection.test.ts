// Tokens that expire, are refused or are refreshed by several workers at once.

import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from '../../store/sql.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { makeSealingKey } from '../../lib/sealed.ts'
import { openStore, type Store } from '../../store/database.ts'
import { connections } from '../../store/schema-social.ts'
import { openTestDatabase } from '../../testing.ts'
import { isNeedsLogin } from './connection-parts.ts'
import { openPeer, type Peer } from './testing-peer.ts'
import {
  addAccount,
  openToken,
  openWorker,
  readKept,
  readRow,
  type Account,
  type Worker,
} from './testing-workers.ts'

let peer: Peer
let store: Store
let worker: Worker
let removeDatabase: () => Promise<void>
const signal = new AbortController().signal

beforeAll(async () => {
  peer = await openPeer()
  const { location, remove } = await openTestDatabase()
  removeDatabase = remove
  store = await openStore(location)
  worker = openWorker(store.db, peer)
})
afterAll(async () => {
  await store.close()
  await removeDatabase()
  await peer.close()
})
afterEach(() => {
  peer.answer = null
  peer.grants.length = 0
  peer.accounts = [{ accountId: 'a1', name: '@tester' }]
})

const answerOnly = (statusCode: number, body: Record<string, unknown>) => () => ({ statusCode, body })
const needsLogin = (error: unknown): boolean => isNeedsLogin(error)
const refuse = ({ service }: Worker, { workspaceId, connectionId }: Account, token: string) =>
  service.renewRefused(workspaceId, connectionId, token, signal)

test('a token with more than five minutes left, or without an end, is used as it is', async () => {
  for (const expiresInSeconds of [310, null]) {
    expect(await openToken(worker, await addAccount(worker, { expiresInSeconds }))).toBe('old')
  }
  expect(peer.grants).toEqual([])
})

test('a token with less than five minutes left is refreshed, and the next caller has the new one', async () => {
  const account = await addAccount(worker, { expiresInSeconds: 290 })
  const token = await openToken(worker, account)
  expect(token).not.toBe('old')
  expect(await openToken(worker, account)).toBe(token)
  expect(peer.grants).toEqual(['refresh_token'])
  const row = await readRow(worker, account)
  expect(row.refreshingUntil).toBeNull()
  expect(row.expiresAt!.getTime()).toBeGreaterThan(Date.now() + 3_500_000)
})

test('a token that can’t be refreshed is used until the platform refuses it', async () => {
  const account = await addAccount(worker, { refreshToken: null })
  expect(await openToken(worker, account)).toBe('old')
  expect(await refuse(worker, account, 'old')).toBe(false)
  await expect(openToken(worker, account)).rejects.toThrow(messages.connections.needsLogin('Twitter'))
})

test('two workers at once refresh once, with a platform that accepts each refresh token once', async () => {
  peer.isStrict = true
  const other = openWorker(store.db, peer)
  for (let round = 0; round < 10; round++) {
    peer.isStrict = false
    const account = await addAccount(worker, { expiresInSeconds: -1 })
    await openToken(worker, account)
    peer.isStrict = true
    peer.grants.length = 0
    await store.db
      .update(connections)
      .set({ expiresAt: new Date(0) })
      .where(eq(connections.id, account.connectionId))
    const tokens = await Promise.all([
      openToken(worker, account),
      openToken(other, account),
      openToken(worker, account),
      openToken(other, account),
    ])
    expect(new Set(tokens).size).toBe(1)
    expect(peer.grants).toEqual(['refresh_token'])
  }
  peer.isStrict = false
})

test('a worker that died during a refresh holds up the others only until its lock ends', async () => {
  const account = await addAccount(worker)
  await store.db
    .update(connections)
    .set({ refreshingUntil: sql`clock_timestamp() + interval '700 milliseconds'` })
    .where(eq(connections.id, account.connectionId))
  const began = Date.now()
  expect(await openToken(worker, account)).not.toBe('old')
  expect(Date.now() - began).toBeGreaterThan(500)
})

test('while another worker refreshes, a caller can be canceled', async () => {
  const account = await addAccount(worker)
  await store.db
    .update(connections)
    .set({ refreshingUntil: sql`clock_timestamp() + interval '1 hour'` })
    .where(eq(connections.id, account.connectionId))
  await expect(openToken(worker, account, AbortSignal.timeout(300))).rejects.toMatchObject({
    name: expect.stringMatching(/Abort|Timeout/),
  })
  expect(peer.grants).toEqual([])
})

test('a caller who leaves does not lose the answer, and a service that stops waits for it', async () => {
  const account = await addAccount(worker)
  const controller = new AbortController()
  const slow = openWorker(store.db, peer, {
    async fetch(...given) {
      const answer = await fetch(...given)
      controller.abort(new Error('left'))
      await wait(300)
      return answer
    },
  })
  await expect(openToken(slow, account, controller.signal)).rejects.toThrow('left')
  expect((await readKept(worker, account)).token).toBe('old')
  await slow.service.stop()
  expect((await readKept(worker, account)).token).not.toBe('old')
  expect(peer.grants).toEqual(['refresh_token'])
})

test.each([
  ['a broken connection', null],
  ['an outage', [503, {}]],
  ['an outage with words that sound like a refusal', [500, { error: 'invalid_grant' }]],
  ['too many requests', [429, {}]],
  ['an answer that is no JSON of a token', [200, { hello: 'there' }]],
  ['a wrong registration of the operator', [401, { error: 'invalid_client' }]],
] as const)('%s never disconnects an account', async (_, answer) => {
  if (answer) peer.answer = answerOnly(answer[0], { ...answer[1] })
  const fetch = answer ? globalThis.fetch : () => Promise.reject(new TypeError('fetch failed'))
  const current = openWorker(store.db, peer, { fetch })
  const expired = await addAccount(worker, { expiresInSeconds: -1 })
  await expect(openToken(current, expired)).rejects.not.toSatisfy(needsLogin)
  const almost = await addAccount(worker, { expiresInSeconds: 120 })
  expect(await openToken(current, almost)).toBe('old')
  for (const account of [expired, almost]) {
    expect(await readRow(worker, account)).toMatchObject({ state: 'ready', refreshingUntil: null })
    expect(await readKept(worker, account)).toMatchObject({ token: 'old', refreshToken: 'first' })
  }
  peer.answer = null
  expect(await openToken(worker, expired)).not.toBe('old')
})

test.each([
  ['invalid_grant', [400, { error: 'invalid_grant', error_description: 'Revoked.' }]],
  ['401', [401, {}]],
  ['Bluesky’s ExpiredToken', [400, { error: 'ExpiredToken', message: 'Token has expired' }]],
  ['Meta’s error 190', [400, { error: { message: 'Session has expired', code: 190 } }]],
] as const)('a platform that refuses the refresh token by %s asks for a log-in', async (_, answer) => {
  peer.answer = answerOnly(answer[0], { ...answer[1] })
  const account = await addAccount(worker)
  await expect(openToken(worker, account)).rejects.toSatisfy(needsLogin)
  expect(await readRow(worker, account)).toMatchObject({
    state: 'needs_login',
    message: messages.connections.needsLogin('Twitter'),
  })
  peer.grants.length = 0
  await expect(openToken(worker, account)).rejects.toSatisfy(needsLogin)
  expect(peer.grants).toEqual([])
})

test('a refusal that arrives after the person logged in again changes nothing', async () => {
  const account = await addAccount(worker)
  const slow = openWorker(store.db, peer, {
    async fetch(...given) {
      const answer = await fetch(...given)
      const change = worker.parts.sealer.seal(
        JSON.stringify({ ...(await readKept(worker, account)), token: 'fresh' }),
        `connections/${account.connectionId}`,
      )
      await store.db
        .update(connections)
        .set({ secrets: change })
        .where(eq(connections.id, account.connectionId))
      return answer
    },
  })
  peer.answer = answerOnly(400, { error: 'invalid_grant' })
  expect(await openToken(slow, account)).toBe('fresh')
  expect((await readRow(worker, account)).state).toBe('ready')
})

test('a refused token is refreshed once; a fresh one that is refused too asks for a log-in', async () => {
  const account = await addAccount(worker, { expiresInSeconds: 3600 })
  expect(await openToken(worker, account)).toBe('old')
  expect(await refuse(worker, account, 'old')).toBe(true)
  const token = await openToken(worker, account)
  expect(token).not.toBe('old')
  // Another worker was refused with the old token meanwhile.
  expect(await refuse(worker, account, 'old')).toBe(true)
  expect(peer.grants).toEqual(['refresh_token'])
  expect(await refuse(worker, account, token)).toBe(false)
  expect(await refuse(worker, account, token)).toBe(false)
  expect(peer.grants).toEqual(['refresh_token'])
})

test('a refused token whose refresh fails for a passing reason stays connected', async () => {
  const account = await addAccount(worker, { expiresInSeconds: 3600 })
  peer.answer = answerOnly(503, {})
  await expect(refuse(worker, account, 'old')).rejects.toMatchObject({ failure: 'server_error' })
  expect((await readRow(worker, account)).state).toBe('ready')
  peer.answer = answerOnly(400, { error: 'invalid_grant' })
  expect(await refuse(worker, account, 'old')).toBe(false)
})

test('a page gets its own new token; one that the person no longer has asks for a log-in', async () => {
  const page = { accountId: 'a1', name: 'Page', accessToken: 'page-2' }
  peer.accounts = [{ ...page, accountId: 'other', accessToken: 'wrong' }, page]
  const options = { platform: 'facebook', accessToken: 'page-1' } as const
  const account = await addAccount(worker, options)
  expect(await openToken(worker, account)).toBe('page-2')
  expect((await readKept(worker, account)).refreshToken).not.toBe('first')
  const lost = await addAccount(worker, options)
  peer.accounts = []
  await expect(openToken(worker, lost)).rejects.toSatisfy(needsLogin)
  expect((await readRow(worker, lost)).state).toBe('needs_login')
})

test('a platform that asks to wait is told to every caller; a shorter pause changes nothing', async () => {
  const account = await addAccount(worker, { expiresInSeconds: null })
  const { workspaceId, connectionId } = account
  await worker.service.noteBlocked(workspaceId, connectionId, 90_000)
  await worker.service.noteBlocked(workspaceId, connectionId, 30_000)
  await worker.service.noteBlocked('another', connectionId, 900_000)
  const { connection } = await worker.service.open(workspaceId, connectionId, signal)
  const leftMs = connection.blockedUntil!.getTime() - Date.now()
  expect(leftMs).toBeGreaterThan(80_000)
  expect(leftMs).toBeLessThan(91_000)
})

test('after a rotation, secrets open with the old key and are sealed with the new one', async () => {
  const [oldKey, newKey] = [makeSealingKey(), makeSealingKey()]
  const before = openWorker(store.db, peer, { keys: [oldKey] })
  const used = await addAccount(before, { expiresInSeconds: null })
  const unused = await addAccount(before, { expiresInSeconds: null })
  const rotated = openWorker(store.db, peer, { keys: [newKey, oldKey] })
  expect(await openToken(rotated, used)).toBe('old')
  expect((await readRow(rotated, used)).secrets).toMatch(new RegExp(`^v1\\.${newKey.id}\\.`))
  await rotated.service.tidyUp()
  const after = openWorker(store.db, peer, { keys: [newKey] })
  expect([await openToken(after, used), await openToken(after, unused)]).toEqual(['old', 'old'])
})

test('without its key an account asks for a log-in, and works again when the operator brings the key back', async () => {
  const account = await addAccount(worker, { expiresInSeconds: null })
  const stranger = openWorker(store.db, peer, { keys: [makeSealingKey()] })
  await expect(openToken(stranger, account)).rejects.toThrow(messages.connections.unreadable)
  expect(await stranger.service.list(account.workspaceId)).toMatchObject([
    { state: 'needs_login', message: messages.connections.unreadable },
  ])
  await stranger.service.tidyUp()
  expect(await openToken(worker, account)).toBe('old')
})

test('secrets that were copied to another account are refused', async () => {
  const [mine, theirs] = [await addAccount(worker), await addAccount(worker)]
  const { secrets } = await readRow(worker, theirs)
  await store.db.update(connections).set({ secrets }).where(eq(connections.id, mine.connectionId))
  await expect(openToken(worker, mine)).rejects.toThrow(messages.connections.unreadable)
})

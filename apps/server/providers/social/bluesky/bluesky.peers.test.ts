// Against a real server of the AT protocol, which `npm run test:peers` installs and starts.

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createGuardedSend } from '../../../lib/guarded-send.ts'
import type { PasswordLogin, SocialFile } from '../port.ts'
import { buildContent, buildFile, MemoryJournal, openStage, publishToEnd, type Drive } from '../testing.ts'
import { bluesky } from './adapter.ts'
import { buildFacets } from './facets.ts'
import { callXrpc } from './xrpc.ts'

const server = process.env['TEST_PDS_URL'] ?? ''
/** Nothing answers there: a server on this machine has no video service. */
const noVideoService = 'http://127.0.0.1:9'
const send = createGuardedSend({ exemptHosts: [server, noVideoService].map((url) => new URL(url).host) })
const signal = new AbortController().signal
const login = bluesky.login as PasswordLogin
const settings = { clientId: '', clientSecret: '', baseUrl: noVideoService, loginUrl: '' }
const call = { settings, server, fetch: send, signal }

let accounts = 0
let picture: SocialFile
let pictureBytes: Buffer

beforeAll(async () => {
  pictureBytes = await readFile(new URL('../../../../../docs/pictures/phone.webp', import.meta.url))
  picture = buildFile({
    mimeType: 'image/webp',
    sizeBytes: pictureBytes.length,
    altText: 'Vivify’s studio',
    read: async (start, end) => pictureBytes.subarray(start, end),
  })
})

/** A new account, connected by an app password as a person does it. */
async function openAccount() {
  const handle = `vivify${++accounts}-${Date.now().toString(36)}.test`
  const { accessJwt } = await callXrpc(
    { access: { server, token: '' }, fetch: send, signal },
    {
      method: 'POST',
      name: 'com.atproto.server.createAccount',
      json: { handle, email: `${handle}@example.org`, password: 'a long password' },
      answer: z.object({ accessJwt: z.string() }),
    },
  )
  const { password } = await callXrpc(
    { access: { server, token: accessJwt }, fetch: send, signal },
    {
      method: 'POST',
      name: 'com.atproto.server.createAppPassword',
      json: { name: 'Vivify' },
      answer: z.object({ password: z.string() }),
    },
  )
  const { tokens, account } = await login.logIn(call, { identifier: `@${handle}`, password })
  const access = {
    token: tokens.accessToken,
    accountId: account.accountId,
    server,
    facts: account.facts ?? {},
  }
  const stage = { ...openStage(bluesky), access, settings, clock: { nowMs: Date.now() } }
  return { stage, tokens, handle, publish: (drive: Drive) => publishToEnd(stage, { fetch: send, ...drive }) }
}
type Account = Awaited<ReturnType<typeof openAccount>>

const recordsSchema = z.object({
  records: z.array(
    z.object({
      uri: z.string(),
      cid: z.string(),
      value: z.looseObject({ text: z.string(), createdAt: z.string() }),
    }),
  ),
})

async function listRecords({ stage: { access } }: Account) {
  const { records } = await callXrpc(
    { access, fetch: send, signal },
    {
      name: 'com.atproto.repo.listRecords',
      query: { repo: access.accountId, collection: 'app.bsky.feed.post', limit: '100' },
      answer: recordsSchema,
    },
  )
  return records.sort((one, other) => one.value.createdAt.localeCompare(other.value.createdAt))
}

async function readBlob({ stage: { access } }: Account, cid: string): Promise<Buffer> {
  const url = `${server}/xrpc/com.atproto.sync.getBlob?did=${access.accountId}&cid=${cid}`
  return Buffer.from(await (await send(new Request(url))).arrayBuffer())
}

test('a text with a picture is read back from the server, the picture byte for byte', async () => {
  const account = await openAccount()
  const text = `☕ Tea with @${account.handle} at https://example.org/ä #día`
  const ending = await account.publish({ content: buildContent({ text }), files: [picture] })
  const [record, ...others] = await listRecords(account)
  expect(others).toEqual([])
  expect(ending).toMatchObject({ kind: 'published', post: { id: record!.uri } })
  const { facets, embed } = z
    .object({
      facets: z.array(
        z.object({
          index: z.object({ byteStart: z.number(), byteEnd: z.number() }),
          features: z.array(z.looseObject({})),
        }),
      ),
      embed: z.object({
        images: z.array(
          z.object({ alt: z.string(), image: z.object({ ref: z.object({ $link: z.string() }) }) }),
        ),
      }),
    })
    .parse(record!.value)
  expect(record!.value.text).toBe(text)
  expect(
    facets.map(({ index, features }) => [
      Buffer.from(text).subarray(index.byteStart, index.byteEnd).toString(),
      features[0],
    ]),
  ).toEqual([
    [`@${account.handle}`, expect.objectContaining({ did: account.stage.access.accountId })],
    ['https://example.org/ä', expect.objectContaining({ uri: 'https://example.org/ä' })],
    ['#día', expect.objectContaining({ tag: 'día' })],
  ])
  expect(embed.images[0]!.alt).toBe('Vivify’s studio')
  const read = await readBlob(account, embed.images[0]!.image.ref.$link)
  expect(read.equals(pictureBytes)).toBe(true)
})

test('the same key makes one record, however often it is published and even without a journal', async () => {
  const account = await openAccount()
  const drive = { content: buildContent({ text: 'Once' }), files: [picture] }
  const first = await account.publish(drive)
  const [before] = await listRecords(account)
  account.stage.clock.nowMs += 3_600_000
  expect(await account.publish(drive)).toEqual(first)
  expect(await account.publish(drive)).toEqual(first)
  expect(await listRecords(account)).toEqual([before])
})

test('a process killed at any change of the journal, and a connection cut at any call, leave one post each', async () => {
  const account = await openAccount()
  const content = buildContent({ text: 'One', thread: ['Two', 'Three'] })
  const journal = new MemoryJournal(() => account.stage.clock.nowMs)
  await account.publish({ content, files: [picture], journal, key: keyOf(0) })
  let posts = 1
  for (let change = 1; change <= journal.changes; change++) {
    for (const when of ['before', 'after'] as const) {
      const killed = new MemoryJournal(() => account.stage.clock.nowMs)
      killed.dieAt = { change, when }
      const drive = { content, files: [picture], journal: killed, key: keyOf(posts++) }
      expect(await account.publish(drive)).toMatchObject({ kind: 'published' })
    }
  }
  for (let cut = 0; cut < 4; cut++) {
    const drive = { content, files: [picture], key: keyOf(posts++), fetch: cutAfter(cut) }
    expect(await account.publish(drive)).toMatchObject({ kind: 'failed' })
    expect(await account.publish({ ...drive, fetch: send })).toMatchObject({ kind: 'published' })
  }
  const uris = await countRecords(account)
  console.log(`${posts} threads, ${uris} records after ${2 * journal.changes} kills and 4 cuts`)
  expect(uris).toBe(posts * 3)
})

function keyOf(number: number): string {
  return number.toString(16).padStart(32, '0')
}

/** Loses the answer of one call, after the server acted. */
function cutAfter(call: number) {
  let calls = 0
  return async (request: Request): Promise<Response> => {
    const response = await send(request)
    if (calls++ === call) throw new TypeError('fetch failed')
    return response
  }
}

async function countRecords(account: Account): Promise<number> {
  const records = await listRecords(account)
  return new Set(records.map(({ uri }) => uri)).size
}

test('posts of a thread name their root and the post before', async () => {
  const account = await openAccount()
  await account.publish({ content: buildContent({ text: 'One', thread: ['Two', 'Three'] }) })
  const [one, two, three] = await listRecords(account)
  const reference = ({ uri, cid }: { uri: string; cid: string }) => ({ uri, cid })
  expect(two!.value['reply']).toEqual({ root: reference(one!), parent: reference(one!) })
  expect(three!.value['reply']).toEqual({ root: reference(one!), parent: reference(two!) })
})

test('without a video service the video’s own bytes become the post’s video', async () => {
  const account = await openAccount()
  const bytes = await readFile(new URL('../../../../web/public/samples/venus.mp4', import.meta.url))
  const read = async (start: number, end: number) => bytes.subarray(start, end)
  const file = buildFile({ kind: 'video', sizeBytes: bytes.length, read, altText: 'A kettle' })
  const ending = await account.publish({ content: buildContent({ text: 'Film' }), files: [file] })
  expect(ending).toMatchObject({ kind: 'published' })
  const [record] = await listRecords(account)
  const { embed } = z
    .object({
      embed: z.object({ $type: z.string(), video: z.object({ ref: z.object({ $link: z.string() }) }) }),
    })
    .parse(record!.value)
  expect(embed.$type).toBe('app.bsky.embed.video')
  expect((await readBlob(account, embed.video.ref.$link)).equals(bytes)).toBe(true)
})

test('a mention of nobody stays plain text, and the post is published', async () => {
  const account = await openAccount()
  const ending = await account.publish({ content: buildContent({ text: 'Hello @nobody-at-all.test' }) })
  expect(ending).toMatchObject({ kind: 'published' })
})

test.each([
  ['301 characters', buildContent({ text: 'é'.repeat(301) })],
  ['3,001 bytes', buildContent({ text: '👨‍👩‍👧‍👦'.repeat(121) })],
])('the server refuses %s as the simulator does', async (_, content) => {
  const account = await openAccount()
  const ending = await account.publish({ content })
  expect(ending).toMatchObject({ kind: 'failed', error: { failure: 'bad_request' } })
  expect(await listRecords(account)).toEqual([])
})

test('a session is renewed, and one that has ended is told as such', async () => {
  const { tokens, stage } = await openAccount()
  expect(tokens.expiresInSeconds).toBe(7200)
  const next = await login.refresh(call, tokens.refreshToken!)
  expect(next.refreshToken).not.toBe(tokens.refreshToken)
  const access = { ...stage.access, token: next.refreshToken! }
  const end = { method: 'POST', name: 'com.atproto.server.deleteSession', answer: z.unknown() } as const
  await callXrpc({ access, fetch: send, signal }, end)
  const ended = { failure: 'unauthorized', status: 400 }
  await expect(login.refresh(call, next.refreshToken!)).rejects.toMatchObject(ended)
  const wrong = { ...stage, access: { ...access, token: `${next.accessToken}x` } }
  const ending = await publishToEnd(wrong, { content: buildContent({ text: 'x' }), fetch: send })
  expect(ending).toMatchObject({ kind: 'failed', error: ended })
})

test('links and hashtags are found where the makers’ own library finds them', async () => {
  const require = createRequire(path.join(process.env['TEST_PEERS_FOLDER'] ?? '', 'package.json'))
  const library = z
    .object({ RichText: z.unknown() })
    .parse(await import(pathToFileURL(require.resolve('@atproto/api')).href))
  const RichText = library.RichText as new (text: { text: string }) => {
    detectFacetsWithoutResolution(): void
    facets?: { index: { byteStart: number; byteEnd: number }; features: { $type: string }[] }[]
  }
  for (const text of [
    '☕ Tee (https://example.org/a) und #día, vivify.app!',
    '日本語 https://example.org/日本 #日本 👨‍👩‍👧‍👦 #x',
    'plain',
    '#one #two https://example.org/?q=1&r=2#three.',
  ]) {
    const theirs = new RichText({ text })
    theirs.detectFacetsWithoutResolution()
    const ours = await buildFacets(text, async () => null)
    const places = (facets: { index: { byteStart: number; byteEnd: number } }[] = []) =>
      facets.map(({ index }) => [index.byteStart, index.byteEnd])
    expect(places(ours), text).toEqual(places(theirs.facets))
  }
})

// Addresses at which platforms fetch files, through the HTTP application.

import { randomBytes } from 'node:crypto'
import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { workspaces } from '../../store/schema.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { createFileAddresses } from './file-address.ts'

const publicUrl = 'https://vivify.example'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { HOST: '0.0.0.0', PUBLIC_URL: publicUrl } })
})
afterAll(() => server.close())

/** One pixel. */
const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

interface Upload {
  browser: TestBrowser
  workspaceId: string
  assetId: string
}

async function upload(on = server): Promise<Upload> {
  const browser = on.openBrowser()
  const { session } = await browser.send(signInAsGuest)
  const { body } = await browser.call('PUT', '/api/assets?name=a.gif', gif)
  const owned = eq(workspaces.ownerUserId, session.id)
  const [workspace] = await on.context.store.db.select().from(workspaces).where(owned)
  return { browser, workspaceId: workspace!.id, assetId: String(body['id']) }
}

const signFor = ({ workspaceId, assetId }: Upload) =>
  server.context.services.assets.publicUrl(workspaceId, assetId)
/** As a platform calls: without cookies and from anywhere. */
const read = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.app.request(address, { method, headers })

test('a platform reads the file without a cookie, whole or in parts', async () => {
  const address = (await signFor(await upload()))!
  expect(address.startsWith(`${publicUrl}/files/`)).toBe(true)
  const whole = await read(address)
  expect(whole.status).toBe(200)
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(gif)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/gif',
    'content-length': String(gif.length),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  })
  expect(whole.headers.get('content-security-policy')).toContain('sandbox')
  expect(whole.headers.getSetCookie()).toEqual([])
  const part = await read(address, { range: 'bytes=3-5' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    `bytes 3-5/${gif.length}`,
    '89a',
  ])
  expect((await read(address, { range: 'bytes=999-' })).status).toBe(416)
  const head = await read(address, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
    200,
    String(gif.length),
    '',
  ])
})

test('an address that was changed, made up or belongs to another installation leads nowhere', async () => {
  const mine = await upload()
  const theirs = await upload()
  const address = (await signFor(mine))!
  const token = address.split('/').at(-1)!
  const [payload, signature] = token.split('.') as [string, string]
  const [, theirSignature] = (await signFor(theirs))!.split('/').at(-1)!.split('.') as [string, string]
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const later = encode([mine.workspaceId, mine.assetId, 99_999_999_999])
  const tokens = [
    'x',
    payload,
    `${payload}.`,
    `${payload}.${theirSignature}`,
    `${later}.${signature}`,
    `${token}.x`,
    `${token.slice(0, -2)}AA`,
    `.${signature}`,
    'x'.repeat(5000),
    createFileAddresses(randomBytes(32).toString('hex')).sign(mine),
  ]
  for (const wrong of tokens) {
    const answer = await read(`${publicUrl}/files/${wrong}`)
    expect([answer.status, await answer.text()], wrong.slice(0, 40)).toEqual([404, 'Not found.\n'])
  }
  expect((await read(`${publicUrl}/files/`)).status).not.toBe(200)
  expect((await read(address, {}, 'POST')).status).toBe(404)
  expect((await read(address)).status).toBe(200)
})

test('an address ends after a day', () => {
  let nowMs = Date.UTC(2026, 10, 23)
  const addresses = createFileAddresses('secret', () => nowMs)
  const file = { workspaceId: 'w', assetId: 'a' }
  const token = addresses.sign(file)
  nowMs += 86_399_000
  expect(addresses.read(token)).toEqual(file)
  nowMs += 1000
  expect(addresses.read(token)).toBeNull()
})

test('a deleted file is gone at its address too', async () => {
  const mine = await upload()
  const address = (await signFor(mine))!
  await mine.browser.call('DELETE', `/api/assets/${mine.assetId}`)
  expect((await read(address)).status).toBe(404)
})

test('nobody gets an address of another workspace’s file, and a server without a public address has none', async () => {
  const [mine, theirs] = [await upload(), await upload()]
  await expect(signFor({ ...mine, assetId: theirs.assetId })).rejects.toMatchObject({ code: 'not_found' })
  const local = await openTestServer()
  try {
    const { workspaceId, assetId } = await upload(local)
    expect(await local.context.services.assets.publicUrl(workspaceId, assetId)).toBeNull()
  } finally {
    await local.close()
  }
})

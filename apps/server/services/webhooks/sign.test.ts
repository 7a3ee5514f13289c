import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWebhookSecret, signWebhook } from './sign.ts'

test('signs like the example of the Standard Webhooks specification', () => {
  const content = {
    id: 'msg_loFOjxBNrRLzqYUf',
    timestamp: 1_731_705_121,
    body: '{"event_type":"ping","data":{"success":true}}',
  }
  expect(signWebhook(content, ['whsec_plJ3nmyCDGBKInavdOK15jsl'])).toBe(
    'v1,rAvfW3dJ/X/qxhsaXPOyyCGmRKsaKWcsNccKXlIktD0=',
  )
})

/** The program in docs/guide/webhooks.md. */
interface Program {
  isGenuine(headers: Record<string, string>, body: string, secret: string): boolean
}

let folder: string
let program: Program
beforeAll(async () => {
  const page = readFileSync(new URL('../../../../docs/guide/webhooks.md', import.meta.url), 'utf8')
  const source = /```js\n([\s\S]*?)```/.exec(page)![1]!
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-guide-'))
  const file = path.join(folder, 'is-genuine.mjs')
  await writeFile(file, source)
  program = (await import(pathToFileURL(file).href)) as Program
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const secret = createWebhookSecret()
const body = '{"type":"video.finished"}'
const nowSeconds = () => Math.floor(Date.now() / 1000)

function headersOf(timestamp: number, secrets: readonly string[]): Record<string, string> {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signWebhook({ id: 'msg_1', timestamp, body }, secrets),
  }
}

test('the program in the guide takes genuine calls, also while a secret is being replaced', () => {
  expect(program.isGenuine(headersOf(nowSeconds(), [secret]), body, secret)).toBe(true)
  const both = headersOf(nowSeconds(), [createWebhookSecret(), secret])
  expect(program.isGenuine(both, body, secret)).toBe(true)
})

test('the program in the guide refuses all others', () => {
  const genuine = headersOf(nowSeconds(), [secret])
  const others: [Record<string, string>, string][] = [
    [genuine, `${body} `],
    [{ ...genuine, 'webhook-id': 'msg_2' }, body],
    [{ ...genuine, 'webhook-signature': 'v1,short' }, body],
    [headersOf(nowSeconds(), [createWebhookSecret()]), body],
    [headersOf(nowSeconds() - 600, [secret]), body],
    [headersOf(nowSeconds() + 600, [secret]), body],
    [{}, body],
  ]
  for (const [headers, text] of others) expect(program.isGenuine(headers, text, secret)).toBe(false)
})

// An account with one of everything that an id can name, for tests that call routes with another account's ids.

import { Readable } from 'node:stream'
import { eq, inArray, sql } from '../store/sql.ts'
import { articleDocumentSchema } from '@vivify/contract/article'
import { signInAsGuest, signUp } from '@vivify/contract/routes/account'
import { orderArticles } from '@vivify/contract/routes/articles'
import { importCreation } from '@vivify/contract/routes/creations'
import { createKey } from '@vivify/contract/routes/keys'
import { createKit } from '@vivify/contract/routes/kits'
import { createFolder } from '@vivify/contract/routes/library'
import { createPersona } from '@vivify/contract/routes/personas'
import { createPost, schedulePost } from '@vivify/contract/routes/posts'
import { previewSpeech } from '@vivify/contract/routes/previews'
import { createProject } from '@vivify/contract/routes/projects'
import { createReviewLink } from '@vivify/contract/routes/reviews'
import { listDevices } from '@vivify/contract/routes/security'
import { inviteMember } from '@vivify/contract/routes/teams'
import { createWebhook, testWebhook } from '@vivify/contract/routes/webhooks'
import type { Database } from '../store/database.ts'
import { articleSites } from '../store/schema-article-sites.ts'
import { articles } from '../store/schema-articles.ts'
import { dataExports } from '../store/schema-data-exports.ts'
import { checkouts } from '../store/schema-payments.ts'
import { passkeys } from '../store/schema-security.ts'
import { jobs, memberships, users } from '../store/schema.ts'
import { connections } from '../store/schema-social.ts'
import type { TestBrowser, TestServer } from '../testing.ts'
import { sampleInput } from './testing-sample.ts'

export interface Belongings {
  browser: TestBrowser
  /** In every text of the account, so that an answer to another account with it is a leak. */
  marker: string
  workspaceId: string
  /** An API key with all scopes. */
  secret: string
  /** Ids by the kind of thing, as `kindOfId` names it. */
  ids: ReadonlyMap<string, string>
}

/** A GIF of one pixel. */
const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
const personaForm = {
  backstory: 'Makes tea and talks about it.',
  personalityTraits: ['Educational & Informative'],
  visualStyle: 'Soft light',
}
const plan = {
  date: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
  time: '09:00',
  zone: 'UTC',
}

/** Signs up and makes one of everything. */
export async function openBelongings(server: TestServer, name: string): Promise<Belongings> {
  const browser = server.openBrowser()
  const marker = `Hands off ${name}`
  const email = `${name}@x.org`
  await browser.send(signUp, { body: { email, password: 'long enough' } })
  const caller = await server.context.services.accounts.findForOperator(email)
  const ids = new Map<string, string>()
  const { body: asset } = await browser.call('PUT', `/api/assets?name=${encodeURIComponent(marker)}.gif`, gif)
  ids.set('asset', String(asset['id']))
  await makeDocuments(browser, marker, ids)
  await finishArticle(server.context.store.db, marker, ids.get('article')!)
  await makePosts(browser, marker, ids)
  await makeOutside(server.context.store.db, caller.workspaceId, name, ids)
  const { key, secret } = await browser.send(createKey, { body: { name: marker, scopes: null } })
  ids.set('key', key.id)
  await makeWebhook(browser, name, ids)
  await makeTeam(server, { browser, marker, workspaceId: caller.workspaceId, userId: caller.userId }, ids)
  await makeSecurity(server, { browser, name, workspaceId: caller.workspaceId, userId: caller.userId }, ids)
  return { browser, marker, workspaceId: caller.workspaceId, secret, ids }
}

async function makeDocuments(browser: TestBrowser, marker: string, ids: Map<string, string>): Promise<void> {
  const scenes = [{ id: 'a', say: `${marker}, this is mine.` }]
  const document = { version: 1, title: marker, seed: 1, scenes }
  ids.set('project', (await browser.send(createProject, { body: { title: marker, document } })).id)
  const creation = await browser.send(importCreation, { body: { assetId: ids.get('asset'), title: marker } })
  ids.set('creation', creation.id)
  ids.set('folder', (await browser.send(createFolder, { body: { name: marker } })).id)
  const order = await browser.send(orderArticles, {
    body: { titles: [`${marker}: an article`], idempotencyKey: 'mine' },
  })
  ids.set('batch', order.batchId)
  ids.set('article', order.articles[0]!.id)
  const give = (kind: string): string => ids.get(kind) ?? 'none'
  ids.set('kit', (await browser.send(createKit, { body: sampleInput(createKit.body, give).value })).id)
  ids.set('script', 'demo-of-it')
  const persona = await browser.send(createPersona, { body: { form: { ...personaForm, name: marker } } })
  ids.set('persona', persona.persona.id)
  ids.set('job', persona.jobId)
  const { scenes: spoken } = await browser.send(previewSpeech, { body: { document } })
  ids.set('preview', spoken[0]!.utterance!)
}

async function makePosts(browser: TestBrowser, marker: string, ids: Map<string, string>): Promise<void> {
  const content = { text: `${marker}, my post`, platforms: ['twitter'], plan }
  const draft = await browser.send(createPost, { body: { content } })
  ids.set('post', draft.id)
  const params = { postId: draft.id }
  const body = { revision: draft.revision, when: 'planned' }
  const { targets } = await browser.send(schedulePost, { params, body })
  ids.set('target', targets[0]!.id)
  ids.set('link', (await browser.send(createReviewLink, { params, body: { days: 7 } })).link.id)
}

/** As if its job had written it. */
async function finishArticle(db: Database, marker: string, articleId: string): Promise<void> {
  const document = articleDocumentSchema.parse({ title: marker, markdown: `# ${marker}\n\nThis is mine.` })
  const [article] = await db
    .update(articles)
    .set({ document, ending: 'written', words: 3 })
    .where(eq(articles.id, articleId))
    .returning()
  await db
    .update(jobs)
    .set({ status: 'completed', finishedAt: new Date() })
    .where(eq(jobs.id, article!.jobId!))
}

/** What would have to be connected at other sites. */
async function makeOutside(db: Database, workspaceId: string, name: string, ids: Map<string, string>) {
  const connectionId = `connection-${name}`
  const shared = { workspaceId, name: `Hands off ${name}` }
  const account = { ...shared, id: connectionId, platform: 'twitter' as const, accountId: name }
  await db.insert(connections).values({ ...account, secrets: 'sealed', state: 'ready' })
  ids.set('connection', connectionId)
  const site = { ...shared, id: `site-${name}`, kind: 'webhook' as const, address: 'https://example.org' }
  await db.insert(articleSites).values({ ...site, secret: 'sealed' })
  ids.set('site', site.id)
  const order = { requestKey: name, plan: 'creator' as const, billing: 'monthly' as const }
  await db
    .insert(checkouts)
    .values({ ...order, workspaceId, id: `checkout-${name}`, status: 'paid', sessionId: `session-${name}` })
  ids.set('checkout', `checkout-${name}`)
}

async function makeWebhook(browser: TestBrowser, name: string, ids: Map<string, string>): Promise<void> {
  const address = `https://example.org/${name}`
  const { webhook } = await browser.send(createWebhook, { body: { address, events: ['video.finished'] } })
  ids.set('webhook', webhook.id)
  const delivery = await browser.send(testWebhook, { params: { webhookId: webhook.id } })
  ids.set('delivery', delivery.id)
}

/** A viewer in the team, and an open invite. */
async function makeTeam(
  server: TestServer,
  { browser, marker, workspaceId, userId }: Omit<Secured, 'name'> & { marker: string },
  ids: Map<string, string>,
): Promise<void> {
  const { session } = await server.openBrowser().send(signInAsGuest)
  const { db } = server.context.store
  await db.insert(memberships).values({ workspaceId, userId: session.id, role: 'viewer' })
  await db
    .update(users)
    .set({ name: marker })
    .where(inArray(users.id, [session.id, userId]))
  ids.set('member', session.id)
  ids.set('workspace', workspaceId)
  const { invite } = await browser.send(inviteMember, { body: { role: 'editor', label: marker } })
  ids.set('invite', invite.id)
}

interface Secured {
  browser: TestBrowser
  name: string
  workspaceId: string
  userId: string
}

/** A signed-in device, a passkey, and a finished export with its file. */
async function makeSecurity(
  { context }: TestServer,
  { browser, name, workspaceId, userId }: Secured,
  ids: Map<string, string>,
): Promise<void> {
  const { db } = context.store
  ids.set('device', (await browser.send(listDevices)).devices[0]!.id)
  const passkey = { id: `passkey-${name}`, userId, name, credentialID: name, publicKey: 'none', counter: 0 }
  await db.insert(passkeys).values({ ...passkey, deviceType: 'singleDevice', backedUp: false })
  ids.set('passkey', passkey.id)
  const storageKey = `${workspaceId}/export.zip`
  const limit = { maxBytes: 100, sentence: 'too large' }
  const { sizeBytes } = await context.storage.write(storageKey, Readable.from(['a ZIP']), limit)
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.insert(dataExports).values({ id: `export-${name}`, workspaceId, storageKey, sizeBytes, expiresAt })
  ids.set('export', `export-${name}`)
}

/** All rows of a workspace, in every table that has one, as text. */
export async function dumpRows(db: Database, workspaceId: string): Promise<string> {
  const tables = await (tablesOf.get(db) ?? keepTables(db))
  const parts = tables.map(
    ({ name, column }) =>
      sql`select ${name} as name, (select jsonb_agg(to_jsonb(held) order by to_jsonb(held)::text) from ${sql.identifier(name)} held where ${sql.identifier(column)} = ${workspaceId}) as rows`,
  )
  const { rows } = (await db.execute(sql.join(parts, sql` union all `))) as unknown as {
    rows: { name: string; rows: unknown }[]
  }
  return rows.map(({ name, rows: held }) => `${name} ${JSON.stringify(held)}`).join('\n')
}

/** Finding them costs more than reading them. */
const tablesOf = new WeakMap<Database, ReturnType<typeof listTables>>()

function keepTables(db: Database): ReturnType<typeof listTables> {
  const tables = listTables(db)
  tablesOf.set(db, tables)
  return tables
}

async function listTables(db: Database): Promise<{ name: string; column: string }[]> {
  const { rows } = (await db.execute(
    sql`select table_name as name from information_schema.columns where column_name = 'workspace_id' and table_schema = 'public' order by 1`,
  )) as unknown as { rows: { name: string }[] }
  return [...rows.map(({ name }) => ({ name, column: 'workspace_id' })), { name: 'workspaces', column: 'id' }]
}

// Shared by the tests of articles at people's sites: a server that publishes to stubs, and the ends of its jobs.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signInAsGuest } from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/article-sites'
import { publishArticleJob } from '../../jobs/publish-article.ts'
import { GhostStub } from '../../providers/publishing/testing-ghost.ts'
import type { StubSite } from '../../providers/publishing/testing-site.ts'
import { WebhookStub } from '../../providers/publishing/testing-webhook.ts'
import { WordPressStub } from '../../providers/publishing/testing-wordpress.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { buildRichArticle, keepArticle } from '../article-exports/testing.ts'
import { startDueJobs } from '../due/due-jobs.ts'

export interface Sites {
  server: TestServer
  wordpress: WordPressStub
  ghost: GhostStub
  webhook: WebhookStub
  all: readonly StubSite[]
  close(): Promise<void>
}

/** A server whose pauses are short, and a stub of each kind of site. */
export async function openSites(): Promise<Sites> {
  const stubs = { wordpress: new WordPressStub(), ghost: new GhostStub(), webhook: new WebhookStub() }
  const all: StubSite[] = Object.values(stubs)
  await Promise.all(all.map((stub) => stub.open()))
  const server = await openTestServer({
    runsJobs: true,
    environment: { ALLOWED_PRIVATE_HOSTS: all.map(({ host }) => host).join(',') },
    defineJobs: ({ sites, articleExports, config }) => [
      publishArticleJob({
        ...sites,
        exports: articleExports,
        dataFolder: config.dataFolder,
        times: { settleMs: 30, unclearMs: 60 },
        retryPausesMs: [20, 20, 20],
      }),
    ],
  })
  return {
    server,
    ...stubs,
    all,
    async close() {
      await server.close()
      await Promise.all(all.map((stub) => stub.close()))
    },
  }
}

export interface Owner {
  browser: TestBrowser
  workspaceId: string
}

export async function openOwner(server: TestServer): Promise<Owner> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  const caller = await server.context.services.accounts.readSession(new Headers({ cookie: browser.cookie }))
  return { browser, workspaceId: caller!.workspaceId }
}

/** Connects a stub as its person does; the secret of a webhook is given to its receiver. Returns the site's id. */
export async function connect({ browser }: Owner, stub: StubSite): Promise<string> {
  const { kind, login, address } = stub
  const body = {
    wordpress: { kind, address, user: login.user, password: login.secret },
    ghost: { kind, address, adminKey: login.secret },
    webhook: { kind, address: `${address}/hook` },
  }[kind]
  const { site, secret } = await browser.send(routes.connectArticleSite, { body })
  if (stub instanceof WebhookStub) stub.login = { user: '', secret: secret! }
  return site.id
}

export const keep = ({ server }: Pick<Sites, 'server'>, { workspaceId }: Owner): Promise<string> =>
  keepArticle(server.context, workspaceId, buildRichArticle())

export interface Published {
  articleId: string
  siteId: string
}

export async function publish(
  { browser }: Owner,
  { articleId, siteId }: Published,
  body: Record<string, unknown> = {},
): Promise<routes.Publication> {
  const { publication } = await browser.send(routes.publishArticle, {
    params: { articleId },
    body: { siteId, idempotencyKey: randomUUID(), ...body },
  })
  return publication
}

export async function readPublication(
  { browser }: Owner,
  { articleId, siteId }: Published,
): Promise<routes.Publication> {
  const { publications } = await browser.send(routes.listPublications, { params: { articleId } })
  return publications.find((one) => one.siteId === siteId)!
}

/** Waits until the article has left the hands of Vivify. */
export async function endPublishing(
  server: TestServer,
  owner: Owner,
  at: Published,
): Promise<routes.Publication> {
  const untilMs = Date.now() + 60_000
  while (Date.now() < untilMs) {
    const publication = await readPublication(owner, at)
    if (publication.state !== 'publishing') return publication
    await startDueJobs({ db: server.context.store.db, queue: server.context.queue })
    await wait(15)
  }
  throw new Error('The article was not published in time.')
}

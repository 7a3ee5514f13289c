// Shared by the tests of articles: orders, credits and the ends of jobs.

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { listCredits, signInAsGuest } from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/articles'
import { startDueJobs } from '../due/due-jobs.ts'
import { grantCredits } from '../credits/ledger.ts'
import type { TestBrowser, TestServer } from '../../testing.ts'

/** Notes about cats, whose sentences can all stand alone. */
export const catNotes = `# Cats

A cat is a small animal that lives with people. Cats have been kept for about 10,000 years. A house cat weighs about 4.5 kilograms.

## Sleep

Cats sleep for 12 to 16 hours a day. Most cats sleep lightly, so that they wake at the smallest sound. A cat chooses a warm and high place for sleeping. Old cats sleep longer than young cats.

## Food

Cats eat meat. A cat needs taurine, which only meat contains. Cats drink little water, because their ancestors lived in deserts. A cat eats ten to twenty small meals a day when it can choose.

## Senses

Cats see well in the dark. A cat needs a sixth of the light that a person needs. The whiskers of a cat feel the slightest movement of the air. Cats hear sounds up to 64 kilohertz.

## Play

Cats play to practice hunting. A play session of ten minutes is enough for most cats. Toys that move like prey hold the attention of a cat longest.
`

export const noPictures = { hasFeaturedImage: false, imagesInArticle: 0, articleLength: 'Short' } as const

export async function openGuest(server: TestServer, credits = 0): Promise<TestBrowser> {
  const guest = server.openBrowser()
  await guest.send(signInAsGuest)
  if (credits > 0) {
    const workspaceId = await workspaceOf(server, guest)
    const grant = { id: randomUUID(), workspaceId, amount: credits, reference: 'test' }
    await server.context.store.db.transaction((tx) => grantCredits(tx, grant))
  }
  return guest
}

export async function workspaceOf(server: TestServer, browser: TestBrowser): Promise<string> {
  const headers = new Headers({ cookie: browser.cookie })
  const caller = await server.context.services.accounts.readSession(headers)
  return caller!.workspaceId
}

export async function order(
  browser: TestBrowser,
  titles: readonly string[],
  body: Record<string, unknown> = {},
) {
  const sources = { notes: catNotes, usesWikipedia: false }
  return browser.send(routes.orderArticles, {
    body: { titles, sources, config: noPictures, idempotencyKey: randomUUID(), ...body },
  })
}

export const readOne = (browser: TestBrowser, articleId: string) =>
  browser.send(routes.readArticle, { params: { articleId } })

/** Waits until none of a batch's articles waits or is written, and returns them in their order. */
export async function endBatch(server: TestServer, browser: TestBrowser, batchId: string, maxMs = 60_000) {
  const untilMs = Date.now() + maxMs
  while (Date.now() < untilMs) {
    const { articles } = await browser.send(routes.listArticles, { query: `?batchId=${batchId}&limit=500` })
    if (articles.every(({ state }) => state !== 'queued' && state !== 'writing')) return articles
    await startDueJobs({ db: server.context.store.db, queue: server.context.queue })
    await wait(50)
  }
  throw new Error('The articles were not written in time.')
}

/** The balance, checked against the sum of the ledger. */
export async function balanceOf(browser: TestBrowser): Promise<number> {
  const { credits, entries } = await browser.send(listCredits)
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  if (entries.length < 100 && sum !== credits)
    throw new Error(`The balance is ${credits}, the ledger says ${sum}.`)
  return credits
}

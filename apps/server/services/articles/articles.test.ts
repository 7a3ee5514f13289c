import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCitations } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import * as routes from '@vivify/contract/routes/articles'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { balanceOf, endBatch, noPictures, openGuest, order, readOne } from './testing.ts'

const say = messages.articleWriting
const startMs = 60_000

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await openTestServer({ runsJobs: true })
  browser = await openGuest(server)
}, startMs)
afterAll(() => server.close(), startMs)

describe('an article', () => {
  test('is written from notes: cited, finished for search engines, and paid by what was made', async () => {
    const { batchId, articles } = await order(browser, ['How Cats Sleep and Eat'])
    expect(articles).toMatchObject([{ title: 'How Cats Sleep and Eat', state: 'queued', credits: 0 }])
    const [written] = await endBatch(server, browser, batchId)
    expect(written).toMatchObject({ state: 'written', credits: 1, engine: say.builtIn })
    const { document } = await readOne(browser, written!.id)
    console.log(document.markdown, written!.warnings, document)
    expect(document.markdown).toMatch(/^## /m)
    expect(listCitations(document.markdown)).toEqual(['n1'])
    expect(document.sources).toMatchObject([{ id: 'n1', kind: 'notes' }])
    expect(document.seoTitle).toBe('How Cats Sleep and Eat')
    expect(document.slug).toBe('how-cats-sleep-and-eat')
    expect(document.description.length).toBeGreaterThan(20)
    expect(await balanceOf(browser)).toBe(19)
  })
})

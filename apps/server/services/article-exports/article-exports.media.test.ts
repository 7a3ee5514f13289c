import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unzipSync, strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { exportFormats } from '@vivify/contract/routes/articles'
import { createMemoryStorage } from '../../providers/storage/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { createArticleExportService, type ArticleExportOptions } from './article-exports.ts'
import { OpenExports } from './open-exports.ts'
import { buildRichArticle, keepArticle } from './testing.ts'

const words = messages.articleExports
let server: TestServer

interface Owner {
  browser: TestBrowser
  workspaceId: string
}
beforeAll(async () => {
  // As with object storage, files are lent as copies, which are removed when given back.
  server = await openTestServer({ storage: createMemoryStorage() })
})
afterAll(() => server.close())

async function openOwner(): Promise<Owner> {
  const browser = server.openBrowser()
  await browser.send(signInAsGuest)
  const caller = await server.context.services.accounts.readSession(new Headers({ cookie: browser.cookie }))
  return { browser, workspaceId: caller!.workspaceId }
}

const keep = ({ workspaceId }: Owner, document = buildRichArticle(), batchId?: string): Promise<string> =>
  keepArticle(server.context, workspaceId, document, batchId)

async function download({ browser }: Owner, address: string) {
  const response = await browser.fetch('GET', address)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

/** Folders of exports that are not yet removed. */
async function listLeft(): Promise<string[]> {
  const work = await readdir(path.join(server.context.config.dataFolder, 'work')).catch(() => [])
  return work.filter((name) => name.startsWith('export-'))
}

async function expectNothingLeft(): Promise<void> {
  for (let count = 0; count < 50 && (await listLeft()).length > 0; count++) await wait(20)
  expect(await listLeft()).toEqual([])
}

test('each format is downloaded under the article’s name, and nothing stays on the disk', async () => {
  const owner = await openOwner()
  const id = await keep(owner)
  const starts = { markdown: 'PK', html: '<!doctype html>', docx: 'PK', pdf: '%PDF-' }
  const endings = { markdown: 'zip', html: 'html', docx: 'docx', pdf: 'pdf' }
  for (const format of exportFormats) {
    const { status, headers, bytes } = await download(owner, `/api/articles/${id}/export?format=${format}`)
    expect(status, format).toBe(200)
    expect(headers.get('content-disposition')).toContain(
      `attachment; filename="tom-and-jerrys-lighthouse.${endings[format]}"`,
    )
    expect(headers.get('content-length')).toBe(String(bytes.length))
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(strFromU8(bytes.subarray(0, 20))).toMatch(new RegExp(`^${starts[format]}`))
  }
  await expectNothingLeft()
})

test('Markdown without pictures is a single file', async () => {
  const owner = await openOwner()
  const id = await keep(
    owner,
    buildRichArticle({ featured: null, markdown: 'Only words.', faq: [], slug: '' }),
  )
  const { headers, bytes } = await download(owner, `/api/articles/${id}/export?format=markdown`)
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(strFromU8(bytes)).toContain('Only words.')
  expect(headers.get('content-disposition')).toMatch(/filename="tom-jerry[\w-]*\.md"/)
})

test('a ZIP of all has every format of each article, and says what is missing', async () => {
  const owner = await openOwner()
  const batchId = crypto.randomUUID()
  await keep(owner, buildRichArticle(), batchId)
  await keep(owner, buildRichArticle(), batchId)
  await keep(owner, buildRichArticle({ title: 'Of another order', slug: 'other' }))
  await keepArticle(server.context, owner.workspaceId, null, batchId)
  const { bytes, headers } = await download(owner, `/api/articles/export?batchId=${batchId}`)
  expect(headers.get('content-disposition')).toContain('articles.zip')
  const files = unzipSync(bytes)
  const name = 'tom-and-jerrys-lighthouse'
  for (const folder of [name, `${name}-2`]) {
    for (const ending of ['md', 'html', 'docx', 'pdf'])
      expect(files).toHaveProperty([`${folder}/${folder}.${ending}`])
    const markdown = strFromU8(files[`${folder}/${folder}.md`]!)
    const shown = [...markdown.matchAll(/!\[.*?\]\((pictures\/[\w.-]+)/g)].map((match) => match[1]!)
    expect(shown).toHaveLength(1)
    for (const picture of shown) expect(files).toHaveProperty([`${folder}/${picture}`])
  }
  expect(strFromU8(files['notes.txt']!)).toContain(words.pictureMissing('A picture of nobody'))
  expect(Object.keys(files).some((file) => file.startsWith('other/'))).toBe(false)
  await expectNothingLeft()
})

test('a download that is broken off, and a request for the headers alone, leave nothing behind', async () => {
  const owner = await openOwner()
  const address = `/api/articles/${await keep(owner)}/export?format=pdf`
  const response = await owner.browser.fetch('GET', address)
  await response.body!.cancel()
  expect((await owner.browser.fetch('HEAD', address)).status).toBe(200)
  await expectNothingLeft()
})

test('nobody else gets an article, and one without a text is refused with a sentence', async () => {
  const owner = await openOwner()
  const other = await openOwner()
  const id = await keep(owner)
  const theirs = await other.browser.call('GET', `/api/articles/${id}/export?format=html`)
  expect(theirs).toMatchObject({ status: 404, body: { error: messages.articleWriting.notFound } })
  expect(await other.browser.call('GET', '/api/articles/export')).toMatchObject({
    status: 404,
    body: { error: words.nothing },
  })
  expect(await server.openBrowser().call('GET', `/api/articles/${id}/export?format=html`)).toMatchObject({
    status: 401,
  })
  const empty = await keepArticle(server.context, owner.workspaceId, null)
  const answer = await owner.browser.call('GET', `/api/articles/${empty}/export?format=pdf`)
  expect(answer).toMatchObject({ status: 409, body: { error: messages.articleSites.notWritten } })
  const unknown = await owner.browser.call('GET', `/api/articles/${id}/export?format=exe`)
  expect(unknown.status).toBe(422)
})

test('pictures of other people are not shown', async () => {
  const owner = await openOwner()
  const thief = await openOwner()
  const id = await keep(owner)
  const { document } = await server.context.services.articleExports.read(owner.workspaceId, id)
  const stolen = await keepArticle(server.context, thief.workspaceId, document)
  const { bytes } = await download(thief, `/api/articles/${stolen}/export?format=html`)
  expect(strFromU8(bytes)).not.toContain('data:image')
})

test('many large exports of one account let another one pass', async () => {
  const busy = await openOwner()
  const other = await openOwner()
  const cells = `|${'a|'.repeat(200)}\n|${'-|'.repeat(200)}\n${`|${'b|'.repeat(200)}\n`.repeat(45)}`
  const heavy = await keep(busy, buildRichArticle({ markdown: cells, featured: null }))
  const light = await keep(other, buildRichArticle({ markdown: 'Short.', featured: null }))
  let ended = 0
  const all = Array.from({ length: 4 }, () =>
    download(busy, `/api/articles/${heavy}/export?format=docx`).finally(() => ended++),
  )
  await wait(50)
  const { status } = await download(other, `/api/articles/${light}/export?format=html`)
  expect(status).toBe(200)
  expect(ended).toBeLessThan(4)
  expect((await Promise.all(all)).map((one) => one.status)).toEqual([200, 200, 200, 200])
})

describe('a reader that stops', () => {
  async function openService(options: Partial<ArticleExportOptions>) {
    const owner = await openOwner()
    const articleId = await keep(owner)
    const { store, storage, config } = server.context
    const service = createArticleExportService({
      db: store.db,
      storage,
      dataFolder: config.dataFolder,
      ...options,
    })
    const { workspaceId } = owner
    return { service, workspaceId, start: () => service.exportOne(workspaceId, { articleId, format: 'pdf' }) }
  }

  test('loses its file, and one that reads gets all of it', async () => {
    const { service, start } = await openService({
      open: new OpenExports({ idleMs: 500, longestMs: 20_000 }),
    })
    const stopped = await start()
    // Before the next one is made, which may take longer than a reader may stop.
    const failure = once(stopped.content, 'error')
    const read = await start()
    let bytes = 0
    for await (const chunk of read.content) bytes += (chunk as Buffer).length
    expect(bytes).toBe(read.sizeBytes)
    expect((await failure)[0]).toMatchObject({ message: expect.stringContaining('stopped') })
    await expectNothingLeft()
    service.stop()
  })

  test('can’t fill the disk: an account has a few files at once, and gets the next when one is gone', async () => {
    const { service, start } = await openService({})
    const opened = []
    for (let count = 0; count < 6; count++) opened.push(await start())
    await expect(start()).rejects.toMatchObject({ code: 'rate_limited', message: words.tooManyOpen(6) })
    opened[0]!.content.destroy()
    await expect.poll(listLeft).toHaveLength(5)
    opened.push(await start())
    for (const { content } of opened) content.destroy()
    await expectNothingLeft()
    service.stop()
  })

  test('gets no ZIP whose files are too large, and they are not written to the end', async () => {
    const { service, workspaceId } = await openService({ maxBytes: 1000 })
    const all = service.exportAll(workspaceId, { batchId: undefined })
    await expect(all).rejects.toMatchObject({ code: 'too_large' })
    await expectNothingLeft()
    service.stop()
  })
})

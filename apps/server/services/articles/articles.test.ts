import { randomBytes, randomUUID } from 'node:crypto'
import { eq, sql } from '../../store/sql.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { articleJsonLd, listCitations, listPictures } from '@vivify/contract/article-markdown'
import { brandMessages } from '@vivify/contract/brand-messages'
import * as messages from '@vivify/contract/messages'
import { readAsset } from '@vivify/contract/routes/assets'
import * as routes from '@vivify/contract/routes/articles'
import { saveBrandKit } from '@vivify/contract/routes/brand-kit'
import { createProject, readProject } from '@vivify/contract/routes/projects'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { createQuickPainter } from '../images/testing.ts'
import { smallDocument } from '../../testing-process.ts'
import { assets } from '../../store/schema.ts'
import { measureTexts } from '../../store/article-versions.ts'
import { saveArticle } from './save-article.ts'
import {
  balanceOf,
  catNotes,
  endBatch,
  noPictures,
  openGuest,
  order,
  readOne,
  workspaceOf,
} from './testing.ts'

const say = messages.articleWriting
const startMs = 60_000

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await openTestServer({ runsJobs: true, painter: createQuickPainter() })
  browser = await openGuest(server, 500)
}, startMs)
afterAll(() => server.close(), startMs)

async function readAssetRow(id: string) {
  const [row] = await server.context.store.db.select().from(assets).where(eq(assets.id, id))
  return row!
}

/** Orders one article and waits for its end. */
async function write(title: string, body: Record<string, unknown> = {}, from = browser) {
  const { batchId } = await order(from, [title], body)
  const [listed] = await endBatch(server, from, batchId)
  return { listed: listed!, article: await readOne(from, listed!.id) }
}

const save = (id: string, body: { revision: number; document: unknown }, from = browser) =>
  from.call('PUT', `/api/articles/${id}`, body)

describe('an article', () => {
  test('is written from notes: cited, finished for search engines, and paid by what was made', async () => {
    const guest = await openGuest(server)
    const { batchId, articles } = await order(guest, ['How Cats Sleep and Eat'])
    expect(articles).toMatchObject([{ title: 'How Cats Sleep and Eat', state: 'queued', credits: 0 }])
    const [written] = await endBatch(server, guest, batchId)
    expect(written).toMatchObject({ state: 'written', credits: 1, engine: say.builtIn })
    const { document, config } = await readOne(guest, written!.id)
    expect(config).toMatchObject(noPictures)
    expect(document.markdown).toMatch(/^## Sleep$/m)
    expect(listCitations(document.markdown)).toEqual(['n1'])
    expect(document.sources).toMatchObject([{ id: 'n1', kind: 'notes' }])
    expect(document).toMatchObject({
      seoTitle: 'How Cats Sleep and Eat',
      slug: 'how-cats-sleep-and-eat',
      featured: null,
      flags: [],
    })
    expect(document.description).toMatch(/^A cat is a small animal/)
    expect(JSON.stringify(articleJsonLd(document))).toContain('"headline":"How Cats Sleep and Eat"')
    // It is much shorter than was asked for, and says so.
    expect(written!.warnings.join(' ')).toMatch(/about \d+ of 500 words/)
    expect(await balanceOf(guest)).toBe(19)
  })

  test('gets its pictures from the built-in painter, with captions and alternative texts, at a credit each', async () => {
    const before = await balanceOf(browser)
    const config = { ...noPictures, hasFeaturedImage: true, imagesInArticle: 1 }
    const { listed, article } = await write('Why Cats Love to Play', { config })
    expect(listed).toMatchObject({ state: 'written', credits: 3 })
    const { featured, markdown } = article.document
    const pictures = [featured!, ...listPictures(markdown)]
    expect(pictures).toHaveLength(2)
    for (const { assetId, altText, caption } of pictures) {
      expect(altText).toMatch(/^Illustration for “/)
      expect(caption).not.toBe('')
      const asset = await browser.send(readAsset, { params: { assetId } })
      expect(asset).toMatchObject({ kind: 'image', width: 1792 })
    }
    expect(await balanceOf(browser)).toBe(before - 3)
  })

  test('has the brand kit on its pictures, unless it was ordered without', async () => {
    const guest = await openGuest(server, 20)
    const logo = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#0000ff' } })
      .png()
      .toBuffer()
    const { id: logoAsset } = (await guest.call('PUT', '/api/assets?name=logo.png', new Uint8Array(logo)))
      .body as { id: string }
    const brand = { logoAsset, primaryColor: '#ff0000', secondaryColor: '#00ff00', watermark: '@cats' }
    await guest.send(saveBrandKit, { body: { brand } })
    const readFeatured = async (usesBrandKit: boolean) => {
      const config = { ...noPictures, hasFeaturedImage: true, usesBrandKit }
      const { article } = await write('Why Cats Love to Play', { config }, guest)
      const asset = await readAssetRow(article.document.featured!.assetId)
      await using file = await server.context.storage.borrow(asset.storageKey)
      const picture = await sharp(file.path).raw().toBuffer({ resolveWithObject: true })
      const { width, height, channels } = picture.info
      const near = (x: number, y: number) =>
        [...picture.data.subarray((y * width + x) * channels, (y * width + x) * channels + 3)].map((value) =>
          Math.round(value / 64),
        )
      return { asset, bar: [near(20, height - 4), near(width - 20, height - 4)], logo: near(width - 80, 950) }
    }
    const branded = await readFeatured(true)
    expect(branded).toMatchObject({
      bar: [
        [4, 0, 0],
        [0, 4, 0],
      ],
      logo: [0, 0, 4],
      asset: { width: 1792, height: 1024, provenance: { edits: [brandMessages.brandedEdit] } },
    })
    const plain = await readFeatured(false)
    expect(plain.bar[0]).toEqual(plain.bar[1])
    expect(plain.asset.provenance!.edits).toEqual([])
  })

  test('never has more pictures than sections, and only those are charged', async () => {
    const notes = catNotes.slice(0, catNotes.indexOf('## Food'))
    const config = { ...noPictures, imagesInArticle: 4 }
    const { listed, article } = await write('Sleeping Cats', {
      config,
      sources: { notes, usesWikipedia: false },
    })
    const sections = article.document.markdown.match(/^## /gm)!.length - 1
    const pictures = listPictures(article.document.markdown).length
    expect(pictures).toBe(Math.min(4, sections))
    expect(listed.credits).toBe(1 + pictures)
  })

  test('without sources is an outline with questions, which is free and says why', async () => {
    const guest = await openGuest(server)
    const body = { sources: { usesWikipedia: false } }
    const { listed, article } = await write('How to Fold a Fitted Sheet', body, guest)
    expect(listed).toMatchObject({ state: 'outline', credits: 0 })
    expect(listed.warnings.join(' ')).toContain('costs nothing')
    expect(article.document.markdown).toContain(say.outlineMark)
    expect(article.document.markdown).toMatch(/^- .+\?$/m)
    expect(await balanceOf(guest)).toBe(20)
    // What the person writes in its place is an article.
    const document = { ...article.document, markdown: 'Fold it in thirds.' }
    const saved = await save(article.id, { revision: article.revision, document }, guest)
    expect(saved).toMatchObject({ status: 200, body: { state: 'written', words: 4 } })
  })

  test('shows HTML and scripts of its title and notes as text', async () => {
    const title = '<script>alert(1)</script> **Cats** & [dogs](javascript:alert(1))'
    const notes = `${catNotes}\n\n## <img src=x onerror=alert(2)>\n\nA cat <b>purrs</b> at about 26 hertz, and ![x](asset:none) nobody knows [why](javascript:x).`
    const { article } = await write(title, { sources: { notes, usesWikipedia: false } })
    const { document } = article
    expect(document.title).toBe(title)
    expect(document.markdown).not.toMatch(/(?<!\\)<[a-z/]/i)
    expect(document.markdown).not.toMatch(/(?<!\\)\]\(javascript/)
    expect(listPictures(document.markdown)).toEqual([])
    expect(document.slug).toMatch(/^[a-z0-9-]*$/)
  })

  test('links to what the person has written before', async () => {
    const guest = await openGuest(server)
    const first = await write('Cats and Deserts', {}, guest)
    expect(first.listed.state).toBe('written')
    const { article } = await write('How Cats Live and Eat', {}, guest)
    // What another batch says may be said again.
    expect(article.state).toBe('written')
    expect(article.document.markdown).toContain(`](article:${first.listed.id})`)
  })
})

describe('editing an article', () => {
  test('keeps versions, joins edits that follow each other, and refuses an old revision', async () => {
    const { article } = await write('Cats at Home')
    const { id } = article
    const edit = (revision: number, markdown: string) =>
      save(id, { revision, document: { ...article.document, markdown } })
    const first = await edit(article.revision, 'Edited once.')
    expect(first.status).toBe(200)
    const second = await edit(article.revision + 1, 'Edited twice.')
    expect(second.body).toMatchObject({ words: 2, revision: article.revision + 2 })
    expect(await edit(article.revision, 'Too late.')).toMatchObject({
      status: 409,
      body: { error: say.changed, details: { revision: article.revision + 2 } },
    })
    const { versions } = await browser.send(routes.listArticleVersions, { params: { articleId: id } })
    expect(versions.map(({ about }) => about)).toEqual([
      say.versions.edited,
      say.versions.written(say.builtIn),
    ])
    const params = { articleId: id, revision: String(versions[1]!.revision) }
    const old = await browser.send(routes.readArticleVersion, { params })
    expect(old.document.markdown).toBe(article.document.markdown)
    const missing = await browser.call('GET', `/api/articles/${id}/versions/999`)
    expect(missing).toMatchObject({ status: 404, body: { error: say.versionNotFound } })
  })

  test('keeps so much text for an account, earlier versions included', async () => {
    const guest = await openGuest(server, 5)
    const { article } = await write('Cats at Night', {}, guest)
    const workspaceId = await workspaceOf(server, guest)
    const { db } = server.context.store
    const kept = await measureTexts(db, workspaceId)
    expect(kept).toBeGreaterThan(1000)
    // Random, because the database compresses what repeats.
    const markdown = randomBytes(15_000).toString('base64')
    const edit = (revision: number, text: string) =>
      saveArticle(
        { db, maxTextBytes: kept + 5000 },
        { workspaceId, id: article.id },
        { revision, document: { ...article.document, markdown: text } },
      )
    await edit(article.revision, markdown)
    // The article and its version.
    expect(await measureTexts(db, workspaceId)).toBeGreaterThan(kept + 25_000)
    await expect(edit(article.revision + 1, `${markdown}.`)).rejects.toMatchObject({
      code: 'rate_limited',
      message: say.tooMuchText(0),
    })
    await edit(article.revision + 1, 'Short.')
    expect(await readOne(guest, article.id)).toMatchObject({ words: 1 })
  })

  test('deletes it and brings it back', async () => {
    const { article } = await write('Cats and Gardens')
    const params = { articleId: article.id }
    await browser.send(routes.deleteArticle, { params })
    expect(await browser.call('GET', `/api/articles/${article.id}`)).toMatchObject({ status: 404 })
    expect((await browser.send(routes.listArticles)).articles.map(({ id }) => id)).not.toContain(article.id)
    expect(await browser.send(routes.restoreArticle, { params })).toMatchObject({ state: 'written' })
    expect(await browser.call('POST', `/api/articles/${article.id}/restore`)).toMatchObject({ status: 404 })
  })

  test('rewords a part by rules and keeps its citations; what needs new facts is refused in words', async () => {
    const { article } = await write('Cats in Boxes')
    const text =
      'In order to sleep, a large number of cats make use of boxes.[^n1] **Boxes** are warm.[^n1]\n\n## Why'
    const rewrite = (way: string, part = text) =>
      browser.send(routes.rewriteSelection, { params: { articleId: article.id }, body: { text: part, way } })
    const plain = await rewrite('plainer')
    expect(plain.text).toBe('To sleep, many cats use boxes.[^n1] **Boxes** are warm.[^n1]\n\n## Why')
    expect((await rewrite('shorter')).text!.length).toBeLessThan(text.length)
    expect(await rewrite('longer')).toMatchObject({ text: null, notice: say.rewrites.onlyVendor })
    expect(await rewrite('shorter', 'Cats sleep.')).toMatchObject({
      text: null,
      notice: say.rewrites.nothingBetter,
    })
    expect(await rewrite('plainer', '猫は魚を食べる。')).toMatchObject({
      text: null,
      notice: say.rewrites.notEnglish,
    })
  })

  test('makes a short with its script, and an article from a project', async () => {
    const { article } = await write('The Senses of Cats')
    const params = { articleId: article.id }
    const brand = { primaryColor: '#123456', watermark: '@cats' }
    await browser.send(saveBrandKit, { body: { brand } })
    const { projectId } = await browser.send(routes.shortFromArticle, { params })
    const project = await browser.send(readProject, { params: { projectId } })
    expect(project.document!.scenes.length).toBeGreaterThan(2)
    expect(project.document!.brand).toMatchObject(brand)
    expect(project.notes.derivedFrom).toEqual([
      { kind: 'article', id: article.id, title: 'The Senses of Cats' },
    ])
    // Asked for twice, it is the same project.
    expect(await browser.send(routes.shortFromArticle, { params })).toEqual({ projectId })

    const { id } = await browser.send(createProject, { body: { title: 'Tea', document: smallDocument } })
    const body = { projectId: id, config: noPictures, idempotencyKey: 'once' }
    const { articleId } = await browser.send(routes.articleFromProject, { body })
    expect(await browser.send(routes.articleFromProject, { body })).toEqual({ articleId })
    const { batchId } = await readOne(browser, articleId)
    expect((await endBatch(server, browser, batchId))[0]!.title).toBe('Tea')
    const empty = await browser.send(createProject, { body: { title: 'Nothing yet' } })
    expect(
      await browser.call('POST', '/api/articles/from-project', { projectId: empty.id, idempotencyKey: 'x' }),
    ).toMatchObject({ status: 422, body: { error: say.noDocument } })
  })
})

describe('an order', () => {
  test('is made once for each key, and needs the credits for all of it', async () => {
    const guest = await openGuest(server)
    const idempotencyKey = randomUUID()
    const [one, two] = await Promise.all([
      order(guest, ['Cats', 'More Cats'], { idempotencyKey }),
      order(guest, ['Cats', 'More Cats'], { idempotencyKey }),
    ])
    expect(one.batchId).toBe(two.batchId)
    expect(one.articles.map(({ title }) => title)).toEqual(['Cats', 'More Cats'])
    await endBatch(server, guest, one.batchId)
    const dear = await guest.call('POST', '/api/articles', {
      titles: ['A', 'B', 'C', 'D', 'E'],
      idempotencyKey: randomUUID(),
    })
    expect(dear).toMatchObject({ status: 402, body: { code: 'insufficient_credits', details: { cost: 25 } } })
    expect((await guest.send(routes.listArticles)).articles).toHaveLength(2)
  })

  test('is refused when an account has deleted thousands of articles that can still be restored', async () => {
    const guest = await openGuest(server, 10)
    const { article: own } = await write('Cats Now', {}, guest)
    await server.context.store.db.execute(sql`
      insert into articles (id, workspace_id, batch_id, position, title, deleted_at)
      select 'gone-' || number, workspace_id, batch_id, number, title, now()
      from articles, generate_series(1, 9999) as number where id = ${own.id}`)
    const body = { titles: ['A', 'B'], config: noPictures, idempotencyKey: randomUUID() }
    expect(await guest.call('POST', '/api/articles', body)).toMatchObject({
      status: 429,
      body: { error: say.tooManyDeleted },
    })
  })

  test('with a title of 10,000 characters, none, 501, or an unknown engine is refused in words', async () => {
    const send = (body: object) =>
      browser.call('POST', '/api/articles', { idempotencyKey: randomUUID(), config: noPictures, ...body })
    for (const titles of [
      ['x'.repeat(10_000)],
      [],
      Array.from({ length: 501 }, (_, index) => `Title ${index}`),
      [' '],
    ]) {
      const { status, body } = await send({ titles })
      expect(status).toBe(422)
      expect(body['error']).toEqual(expect.any(String))
    }
    expect(await send({ titles: ['Cats'], engine: 'nobody' })).toMatchObject({
      status: 422,
      body: { error: messages.vendors.textEngineUnknown },
    })
    const openAi = await send({ titles: ['Cats'], engine: 'openai' })
    expect(openAi.body['error']).toContain('OPENAI_API_KEY')
    const config = { ...noPictures, hasFeaturedImage: true }
    expect(await send({ titles: ['Cats'], config, imageEngine: 'nobody' })).toMatchObject({ status: 422 })
  })

  test('another account finds nothing of it', async () => {
    const { article } = await write('A Cat of My Own')
    const stranger = await openGuest(server)
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['PUT', '', { revision: 1, document: article.document }],
      ['DELETE', ''],
      ['POST', '/write'],
      ['POST', '/restore'],
      ['GET', '/versions'],
      ['GET', `/versions/${article.revision}`],
      ['POST', '/rewrite', { text: 'Cats sleep.', way: 'shorter' }],
      ['POST', '/short'],
    ]
    for (const [method, path, body] of calls) {
      const answer = await stranger.call(method, `/api/articles/${article.id}${path}`, body)
      expect(answer.status, `${method} ${path}`).toBe(404)
    }
    const cancel = await stranger.call('POST', `/api/articles/batches/${article.batchId}/cancel`)
    expect(cancel).toMatchObject({ status: 404, body: { error: say.batchNotFound } })
    expect((await stranger.send(routes.listArticles)).articles).toEqual([])
    const body = { projectId: 'none', idempotencyKey: 'x' }
    expect(await stranger.call('POST', '/api/articles/from-project', body)).toMatchObject({ status: 404 })
  })
})

// Articles by the text vendors, whose documented APIs are stubs here: what they are asked, what is made of their
// answers, and what their failures cost.

import { sql } from '../../store/sql.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { countWords, listCitations } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import * as routes from '@vivify/contract/routes/articles'
import { readJob } from '@vivify/contract/routes/jobs'
import { vendors } from '../../providers/registry.ts'
import {
  anthropicRules,
  compatibleRules,
  geminiRules,
  openAiRules,
  suiteModel,
} from '../../providers/text/testing.ts'
import { startRunner, type Runner } from '../../jobs/runner.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { createQuickPainter } from '../images/testing.ts'
import { balanceOf, endBatch, openGuest, order, readOne } from './testing.ts'
import { AuthorStub, usualAnswers, type Asked } from './testing-author.ts'

const say = messages.articleWriting
const startMs = 60_000
const authors = [geminiRules, openAiRules, anthropicRules, compatibleRules].map(
  (rules) => new AuthorStub(rules),
)
const [gemini] = authors as [AuthorStub]

let server: TestServer
let runner: Runner
let browser: TestBrowser
beforeAll(async () => {
  for (const author of authors) await author.open()
  const text = authors.map((author) => ({
    ...author.rules.vendor,
    createEngine: () => author.connect(author.rules.vendor, { retryDelayMs: 1 }, { model: suiteModel }),
  }))
  server = await openTestServer({ vendors: { ...vendors, text }, painter: createQuickPainter() })
  runner = await startRunner({ ...server.context, definitions: server.context.jobDefinitions })
  browser = await openGuest(server, 500)
}, startMs)
afterEach(() => authors.forEach((author) => author.forget()))
afterAll(async () => {
  await runner.stop()
  for (const author of authors) author.close()
  await server.close()
}, startMs)

/** Orders one article of an engine, by default Gemini. */
const orderOne = (engine = 'gemini', title = 'How Cats Sleep and Eat') => order(browser, [title], { engine })

async function write(engine = 'gemini') {
  const { batchId } = await orderOne(engine)
  const [listed] = await endBatch(server, browser, batchId)
  return { listed: listed!, article: await readOne(browser, listed!.id) }
}

const partsOf = (asked: readonly Asked[]): string[] =>
  asked.map(({ part, isMend }) => (isMend ? `${part} again` : part))
const all = ['brief', 'outline', 'section', 'section', 'frame']

test.each(authors)(
  '$rules.vendor.id writes from the sources, each section after the ones before it',
  async (author) => {
    const before = await balanceOf(browser)
    const { listed, article } = await write(author.rules.vendor.id)
    expect(author.faults).toEqual([])
    expect(partsOf(author.asked)).toEqual(all)
    expect(listed).toMatchObject({
      state: 'written',
      engine: `${author.rules.vendor.name} (${suiteModel})`,
      credits: 1,
      warnings: [],
    })
    const { document } = article
    expect(document).toMatchObject({ seoTitle: 'Cats', description: 'How cats sleep and eat.', flags: [] })
    expect(document.markdown).toContain('## Sleep\n\nCats sleep for 12 to 16 hours a day')
    expect(document.markdown).toContain(
      '- Ten to twenty small meals suit a cat.[^n1]\n- Little water is enough.[^n1]',
    )
    expect(document.faq).toEqual([
      { question: 'How much does a cat weigh?', answer: 'About 4.5 kilograms.[^n1]' },
    ])
    expect(listCitations(document.markdown)).toEqual(['n1'])
    expect(countWords(document.markdown)).toBe(listed.words)
    const [, , first, second] = author.asked
    expect(first!.prompt).toContain('This is the first section.')
    expect(second!.prompt).toContain('Cats sleep long and lightly.')
    expect(second!.prompt).toContain('2. Food: What cats eat.')
    expect(await balanceOf(browser)).toBe(before - 1)
  },
)

describe('a statement that no source has', () => {
  const invented = (asked: Asked) => {
    if (!asked.prompt.includes('Write section 2')) return null
    const text = 'Doctor Miller of Oxford found in 2019 that 93 percent of cats eat fish.'
    return { blocks: [{ kind: 'paragraph', sentences: [{ text, sources: ['n1', 'w9'] }] }], summary: 'Fish.' }
  }

  test('is sent back once with what is wrong, and nothing else is written again', async () => {
    gemini.replaced = [(asked) => (asked.isMend ? null : invented(asked))]
    const { article } = await write()
    expect(partsOf(gemini.asked)).toEqual([
      'brief',
      'outline',
      'section',
      'section',
      'section again',
      'frame',
    ])
    const mend = gemini.asked.find(({ isMend }) => isMend)!
    expect(mend.prompt).toContain('No statement has 2019')
    expect(article.document.flags).toEqual([])
    expect(article.document.markdown).not.toContain('Oxford')
  })

  test('is flagged when it comes again, with a citation of known sources only', async () => {
    gemini.replaced = [invented]
    const { listed, article } = await write()
    expect(article.document.flags).toEqual([
      { text: expect.stringContaining('Doctor Miller'), reason: expect.stringContaining('2019') },
    ])
    expect(listed.warnings).toEqual([say.flagged(1)])
    expect(listCitations(article.document.markdown)).toEqual(['n1'])
  })
})

test('a section that repeats another is written again; markup of the vendor is text', async () => {
  gemini.replaced = [
    (asked) => (asked.prompt.includes('Write section 2') && !asked.isMend ? usualAnswers.sleep : null),
    (asked) => {
      if (asked.part !== 'frame') return null
      const text =
        '# Cats <script>alert(1)</script> [here](javascript:x) ![p](asset:x) have lived with people for about 10,000 years.'
      return {
        ...usualAnswers.frame,
        introduction: [{ kind: 'paragraph', sentences: [{ text, sources: ['n1'] }] }],
      }
    },
  ]
  const { article } = await write()
  expect(partsOf(gemini.asked)).toContain('section again')
  expect(gemini.asked.find(({ isMend }) => isMend)!.prompt).toContain('This is said already')
  expect(article.document.markdown).toContain('\\# Cats \\<script\\>')
  expect(article.document.markdown).toContain('\\!\\[p\\](asset:x)'.replace('\\!', '!'))
})

describe('a vendor that fails', () => {
  const refuse = (status: number, headers = {}) => ({ status, headers, body: gemini.rules.refuse('No') })

  test.each([
    ['401', refuse(401), 'rejected its key'],
    ['HTML', { body: '<html>' }, 'can’t use'],
    ['an empty answer', { headers: { 'content-type': 'text/event-stream' }, body: '' }, 'can’t use'],
  ])(
    'with %s ends the article in words, for free; written again, it pays for no step twice',
    async (_, failure, words) => {
      const before = await balanceOf(browser)
      gemini.replaced = []
      const { batchId, articles } = await (async () => {
        // The brief, the outline and the first section succeed.
        gemini.planned = [pass, pass, pass, () => failure]
        return orderOne()
      })()
      const [failed] = await endBatch(server, browser, batchId)
      expect(failed).toMatchObject({ state: 'failed', credits: 0, words: 0 })
      expect(failed!.warnings[0]).toContain(words)
      expect(failed!.warnings[0]).toContain('Write it again')
      expect(await balanceOf(browser)).toBe(before)
      gemini.forget()
      await browser.send(routes.writeArticleAgain, { params: { articleId: articles[0]!.id } })
      const [written] = await endBatch(server, browser, batchId)
      expect(written).toMatchObject({ state: 'written', credits: 1 })
      expect(partsOf(gemini.asked)).toEqual(['section', 'frame'])
      expect(await balanceOf(browser)).toBe(before - 1)
    },
  )

  // Of three tries a round. The first pause lasts 15 seconds, which a machine that stands still can sleep through, so
  // there are rounds with longer ones.
  const rounds = 4 * 3

  test.each([
    ['429 with Retry-After', [refuse(429, { 'retry-after': '300' })]],
    ['529, as often as it is asked', Array.from({ length: rounds }, () => refuse(529))],
    ['a connection that breaks', Array.from({ length: rounds }, () => ({ breaks: true })) as never[]],
  ])('with %s is waited for, and the article goes on', async (_, failures) => {
    gemini.planned = [pass, pass, ...failures.map((failure) => () => failure)]
    const { articles, batchId } = await orderOne()
    const jobId = articles[0]!.jobId!
    const { db } = server.context.store
    await expect
      .poll(async () => (await browser.send(readJob, { params: { jobId } })).state)
      .toMatchObject({
        status: 'running',
        reason: say.waitsForVendor('Gemini'),
        waitsUntil: expect.any(String),
      })
    expect(await readOne(browser, articles[0]!.id)).toMatchObject({ state: 'writing' })
    gemini.planned = []
    await db.execute(sql`update jobs set due_at = now() where id = ${jobId}`)
    const [written] = await endBatch(server, browser, batchId)
    expect(written).toMatchObject({ state: 'written', credits: 1 })
    expect(partsOf(gemini.asked)).toEqual(all)
  })

  test('that breaks off in the middle of an answer is asked once more for it', async () => {
    gemini.planned = [
      pass,
      (call) => {
        const whole = gemini.rules.say(JSON.stringify(usualAnswers.outline), call)
        return { ...whole, body: String(whole.body).slice(0, String(whole.body).indexOf('\n\n') + 2) }
      },
    ]
    const { listed } = await write()
    expect(listed).toMatchObject({ state: 'written', credits: 1 })
    expect(partsOf(gemini.asked)).toEqual(all)
    expect(gemini.calls).toHaveLength(6)
  })

  /** Lets the stub answer as it would. */
  function pass(call: Parameters<AuthorStub['rules']['say']>[1]) {
    return gemini.answerUsually(call)
  }
})

test('canceled after its text was ordered, an article owes the text, and no more when it is written later', async () => {
  const before = await balanceOf(browser)
  gemini.planned = [{ hangs: true }]
  const { articles, batchId } = await orderOne()
  await expect.poll(() => gemini.calls.length).toBe(1)
  await browser.send(routes.cancelBatch, { params: { batchId } })
  const [cancelled] = await endBatch(server, browser, batchId)
  expect(cancelled).toMatchObject({ state: 'cancelled', credits: 1 })
  expect(await balanceOf(browser)).toBe(before - 1)
  await browser.send(routes.writeArticleAgain, { params: { articleId: articles[0]!.id } })
  expect((await endBatch(server, browser, batchId))[0]).toMatchObject({ state: 'written', credits: 1 })
  expect(await balanceOf(browser)).toBe(before - 1)
})

test('20 articles whose worker stops three times pay for no kept step twice', async () => {
  const titles = Array.from({ length: 20 }, (_, index) => `Cats of House ${index}`)
  const before = await balanceOf(browser)
  const { batchId } = await order(browser, titles, { engine: 'gemini' })
  for (const calls of [8, 30, 60]) {
    await expect.poll(() => gemini.calls.length).toBeGreaterThan(calls)
    await runner.stop()
    runner = await startRunner({ ...server.context, definitions: server.context.jobDefinitions })
  }
  const ended = await endBatch(server, browser, batchId)
  expect(ended.map(({ state }) => state)).toEqual(titles.map(() => 'written'))
  expect(await balanceOf(browser)).toBe(before - 20)
  const prompts = gemini.asked.filter(({ isMend }) => !isMend).map(({ prompt }) => prompt)
  expect(new Set(prompts).size).toBe(5 * 20)
  // Only what was under way when a worker stopped is asked for again: at most one call of each of its four articles.
  expect(prompts.length).toBeLessThanOrEqual(5 * 20 + 3 * 4)
  // The stub says the same in every article, so some sections are sent back, once each.
  expect(gemini.asked.length - prompts.length).toBeLessThanOrEqual(3 * 20 + 3 * 4)
})

test('a vendor rewords a part; what it adds is refused', async () => {
  const { article } = await write()
  const rewrite = () =>
    browser.send(routes.rewriteSelection, {
      params: { articleId: article.id },
      body: { text: 'Cats sleep for about 12 to 16 hours a day.[^n1]', way: 'shorter' },
    })
  expect(await rewrite()).toEqual({
    text: 'Cats sleep 12 to 16 hours a day.[^n1]',
    notice: null,
    engine: `Gemini (${suiteModel})`,
  })
  for (const text of [
    'Cats sleep 19 hours.[^n1]',
    'Cats sleep.[^w7]',
    'Cats sleep, see [this](https://evil.example).',
    'Cats <img src=x> sleep.',
  ]) {
    gemini.replaced = [() => ({ text })]
    const answer = await rewrite()
    expect(answer.text, text).toBeNull()
    expect(answer.notice).toContain('was not used')
  }
  gemini.planned = Array.from({ length: 3 }, () => ({ status: 401, body: gemini.rules.refuse('No') }))
  expect((await rewrite()).engine).toBe(say.builtIn)
})

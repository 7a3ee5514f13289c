import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as messages from '@vivify/contract/messages'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { listCreations } from '@vivify/contract/routes/creations'
import { cancelJob } from '@vivify/contract/routes/jobs'
import * as routes from '@vivify/contract/routes/personas'
import { readPost } from '@vivify/contract/routes/posts'
import { readProject } from '@vivify/contract/routes/projects'
import { geminiRules, TextStub } from '../../providers/text/testing.ts'
import { suiteKey } from '../../providers/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { createQuickPainter } from '../images/testing.ts'

const form = {
  name: 'Clara Weiss',
  backstory: 'A bank advisor with 20 years behind the counter who explains savings, mortgages and pensions.',
  personalityTraits: ['Professional & Business-focused', 'Educational & Informative'],
  visualStyle: 'Navy and white, clean office, natural light',
} as const
const words = messages.persona
const startMs = 60_000
/** Four pictures on a busy machine. */
const makeMs = 120_000

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await openTestServer({ runsJobs: true, painter: createQuickPainter() })
  browser = await openGuest(server)
}, startMs)
afterAll(() => server.close(), startMs)

async function openGuest(where: TestServer): Promise<TestBrowser> {
  const guest = where.openBrowser()
  await guest.send(signInAsGuest)
  return guest
}

const create = (from: TestBrowser, changes: object = {}) =>
  from.send(routes.createPersona, { body: { form: { ...form, ...changes } } })
const read = (from: TestBrowser, personaId: string) =>
  from.send(routes.readPersona, { params: { personaId } })

describe('a persona', () => {
  test(
    'gets its strategy, four pictures of one look, five AI-labeled drafts and a script, for nothing',
    async () => {
      const painting = await openTestServer({ runsJobs: true })
      onTestFinished(() => painting.close())
      const guest = await openGuest(painting)
      const { persona, jobId } = await create(guest)
      expect(persona).toMatchObject({ name: 'Clara Weiss', document: { strategy: null, pictures: [] } })
      expect(await guest.awaitJob(jobId)).toMatchObject({ status: 'completed' })
      const made = await read(guest, persona.id)
      const { strategy, pictures, engines } = made.document
      expect(strategy!.pillars.reduce((sum, { percent }) => sum + percent, 0)).toBe(100)
      expect(strategy!.audience).toContain('savings, mortgages and pensions')
      expect(pictures.map(({ role }) => role)).toEqual(['portrait', 'work', 'place', 'mood'])
      expect(pictures.map(({ seed }) => seed - pictures[0]!.seed)).toEqual([0, 1, 2, 3])
      expect(engines).toEqual({
        strategy: words.writtenBuiltIn,
        pictures: 'Built-in painter',
        posts: words.writtenBuiltIn,
        script: words.writtenBuiltIn,
      })
      expect((await guest.send(listCreations)).total).toBe(4)

      expect(made.posts).toHaveLength(5)
      const post = await guest.send(readPost, { params: { postId: made.posts[0]!.id } })
      expect(post).toMatchObject({
        state: 'draft',
        content: {
          isAiMade: true,
          personaId: persona.id,
          media: [{ assetId: pictures[0]!.assetId, altText: expect.stringContaining('Clara Weiss') }],
          derivedFrom: [{ kind: 'persona', id: persona.id, title: 'Clara Weiss' }],
        },
      })
      expect(post.content.text).toContain('I’m an AI persona')

      const project = await guest.send(readProject, { params: { projectId: made.script!.projectId } })
      expect(project.notes).toMatchObject({ personaId: persona.id, derivedFrom: [{ kind: 'persona' }] })
      expect(project.document).toMatchObject({ visualPrompt: form.visualStyle, title: 'Meet Clara Weiss' })
      expect(made.script!.scenes.join(' ')).toContain('I’m Clara Weiss')
    },
    makeMs,
  )

  test('is refused with the specification’s messages, in its order', async () => {
    const empty = { name: ' ', backstory: '', personalityTraits: [], visualStyle: ' ' }
    const filled = Object.entries(form)
    for (const [count, message] of [
      words.nameMissing,
      words.backstoryMissing,
      words.traitsMissing,
      words.visualStyleMissing,
    ].entries()) {
      const partly = { ...empty, ...Object.fromEntries(filled.slice(0, count)) }
      const answer = await browser.call('POST', '/api/personas', { form: partly })
      expect(answer).toMatchObject({ status: 422, body: { error: message } })
    }
    for (const wrong of [
      { backstory: 'a'.repeat(5001) },
      { personalityTraits: ['Grumpy'] },
      { name: 'n'.repeat(81) },
    ]) {
      const answer = await browser.call('POST', '/api/personas', { form: { ...form, ...wrong } })
      expect(answer.status).toBe(422)
    }
  })

  test('is another account’s neither to see nor to change', async () => {
    const { persona, jobId } = await create(browser)
    await browser.send(cancelJob, { params: { jobId } })
    const stranger = await openGuest(server)
    const address = `/api/personas/${persona.id}`
    for (const [method, path, body] of [
      ['GET', address, undefined],
      ['PUT', address, { revision: 1, isArchived: true }],
      ['POST', `${address}/make`, { parts: ['posts'] }],
      ['POST', `${address}/check`, { text: 'Hello.' }],
      ['DELETE', address, undefined],
      ['POST', `${address}/restore`, undefined],
    ] as const) {
      expect((await stranger.call(method, path, body)).status, `${method} ${path}`).toBe(404)
    }
    expect((await stranger.send(routes.listPersonas)).personas).toEqual([])
  })

  test('sent twice with one key is made once', async () => {
    const guest = await openGuest(server)
    const body = { form, idempotencyKey: 'once' }
    const [one, two] = await Promise.all([
      guest.send(routes.createPersona, { body }),
      guest.send(routes.createPersona, { body }),
    ])
    expect(two.persona.id).toBe(one.persona.id)
    expect(two.jobId).toBe(one.jobId)
    expect((await guest.send(routes.listPersonas)).personas).toHaveLength(1)
    await guest.send(cancelJob, { params: { jobId: one.jobId } })
  })

  test('is edited, archived, deleted and restored; an old revision is refused', async () => {
    const guest = await openGuest(server)
    const { persona, jobId } = await create(guest)
    await guest.send(cancelJob, { params: { jobId } })
    const params = { personaId: persona.id }
    const { revision } = await read(guest, persona.id)
    const renamed = await guest.send(routes.savePersona, {
      params,
      body: { revision, form: { ...form, name: 'Clara W.' }, isArchived: true },
    })
    expect(renamed).toMatchObject({
      name: 'Clara W.',
      isArchived: true,
      document: { form: { name: 'Clara W.' } },
    })
    const stale = await guest.call('PUT', `/api/personas/${persona.id}`, { revision, isArchived: false })
    expect(stale).toMatchObject({ status: 409, body: { error: words.changed } })
    await guest.send(routes.deletePersona, { params })
    expect((await guest.send(routes.listPersonas)).personas).toEqual([])
    expect(await guest.send(routes.restorePersona, { params })).toMatchObject({ name: 'Clara W.' })
  })

  test('refuses pillars whose percents don’t add up', async () => {
    const guest = await openGuest(server)
    const { persona, jobId } = await create(guest)
    await guest.send(cancelJob, { params: { jobId } })
    const pillars = ['a', 'b', 'c'].map((title) => ({ title, percent: 30, about: '' }))
    const strategy = {
      audience: 'Savers',
      pillars,
      voiceRules: ['a'],
      dos: ['a'],
      donts: ['a'],
      bannedWords: [],
      rhythm: { days: [1], time: '08:00', about: '' },
    }
    const answer = await guest.call('PUT', `/api/personas/${persona.id}`, { revision: 1, strategy })
    expect(answer).toMatchObject({ status: 422, body: { error: expect.stringContaining('add up to 100') } })
  })
})

test(
  'a part is made again with other words, its untouched drafts give way, and changed ones stay',
  async () => {
    const guest = await openGuest(server)
    const { persona, jobId } = await create(guest)
    expect(await guest.awaitJob(jobId)).toMatchObject({ status: 'completed' })
    const before = await read(guest, persona.id)
    const kept = before.posts[1]!
    const { content, revision } = await guest.send(readPost, { params: { postId: kept.id } })
    await guest.call('PUT', `/api/posts/${kept.id}`, { content: { ...content, text: 'Mine.' }, revision })
    const again = await guest.send(routes.makePersonaParts, {
      params: { personaId: persona.id },
      body: { parts: ['posts'] },
    })
    expect(await guest.awaitJob(again.jobId)).toMatchObject({ status: 'completed' })
    const after = await read(guest, persona.id)
    expect(after.posts).toHaveLength(5)
    expect(after.document.pictures).toEqual(before.document.pictures)
    expect(after.posts.map(({ id }) => id)).not.toContain(before.posts[0]!.id)
    expect((await guest.call('GET', `/api/posts/${before.posts[0]!.id}`)).status).toBe(404)
    expect((await guest.call('GET', `/api/posts/${kept.id}`)).body).toMatchObject({
      content: { text: 'Mine.' },
    })
  },
  makeMs,
)

test('a text is scored against the persona, and the reasons are sentences', async () => {
  const guest = await openGuest(server)
  const { persona, jobId } = await create(guest)
  await guest.send(cancelJob, { params: { jobId } })
  const check = (text: string) =>
    guest.send(routes.checkVoice, { params: { personaId: persona.id }, body: { text } })
  const good = await check(
    'I would compare both options on paper before I decide. A short plan costs you one evening.',
  )
  const bad = await check('omg guys!!! we are crushing it 🔥🔥🔥')
  expect(good.score).toBeGreaterThan(bad.score + 20)
  expect(bad.findings.find(({ rule }) => rule === 'exclamations')).toMatchObject({ isKept: false })
})

describe('with a text engine', () => {
  const vendor = new TextStub(geminiRules)
  let connected: TestServer
  beforeAll(async () => {
    await vendor.open()
    connected = await openTestServer({
      runsJobs: true,
      painter: createQuickPainter(),
      environment: { GEMINI_API_KEY: suiteKey, GEMINI_BASE_URL: vendor.baseUrl },
    })
  }, startMs)
  afterEach(() => vendor.forget())
  afterAll(async () => {
    vendor.close()
    await connected.close()
  }, startMs)

  const strategy = {
    audience: 'People who save for a first home.',
    pillars: [
      { title: 'Plans', percent: 50, about: 'One plan.' },
      { title: 'Words', percent: 25, about: 'One word.' },
      { title: 'Mail', percent: 24, about: 'One letter.' },
    ],
    voiceRules: ['Be brief.', 'Be kind.'],
    dos: ['Ask.', 'Listen.'],
    donts: ['Promise.', 'Shout.'],
    bannedWords: ['guaranteed'],
  }
  const content = {
    posts: Array.from({ length: 5 }, (_, index) => ({
      text: `Post number ${index} of Clara.`,
      pillar: 'Plans',
    })),
    script: 'I am Clara.\nI explain savings to you.\nWhat do you save for this year?',
  }

  test(
    'the texts are the engine’s, which is named, and the percents still add up',
    async () => {
      const guest = await openGuest(connected)
      vendor.say(JSON.stringify(strategy), JSON.stringify(content))
      const { persona, jobId } = await create(guest)
      expect(await guest.awaitJob(jobId)).toMatchObject({ status: 'completed', result: { warnings: [] } })
      const made = await read(guest, persona.id)
      expect(made.document.engines.strategy).toContain('Gemini')
      expect(made.document.strategy!.pillars.map(({ percent }) => percent)).toEqual([51, 25, 24])
      expect(made.posts[0]!.text).toBe('Post number 0 of Clara.')
      expect(made.script!.scenes.join(' ')).toContain('I explain savings to you.')
    },
    makeMs,
  )

  test(
    'that fails, the built-in writer does the work and the person learns why',
    async () => {
      const guest = await openGuest(connected)
      const refusal = { status: 401, body: geminiRules.refuse('API key not valid') }
      vendor.planned = [refusal, refusal]
      const { persona, jobId } = await create(guest)
      expect(await guest.awaitJob(jobId)).toMatchObject({
        status: 'completed',
        result: { warnings: [expect.stringContaining('Gemini did not write the texts')] },
      })
      expect((await read(guest, persona.id)).document.engines.posts).toBe(words.writtenBuiltIn)
    },
    makeMs,
  )
})

import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInAsGuest } from '@vivify/contract/routes/account'
import { findIdeas } from '@vivify/contract/routes/ideas'
import { writeScript } from '@vivify/contract/routes/scripts'
import { cookingTranscript, encyclopediaArticle } from '@vivify/generators/script/fixtures/sources'
import { starters } from '@vivify/generators/script/starters/index'
import { createGuardedFetch, type GuardedFetch } from '../../lib/guarded-fetch.ts'
import { geminiRules, TextStub } from '../../providers/text/testing.ts'
import { suiteKey } from '../../providers/testing.ts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'
import { phraseFor } from './topic-ideas.ts'

/** Answers of other sites, by host and path. The rest of the internet does not exist. */
const sites: Record<string, RequestListener> = {}
const asked: string[] = []
let internet: Server
let server: TestServer
let browser: TestBrowser

/**
 * The local server plays the sites above and receives the intended host name. All other requests go through the guard.
 */
function fetchLocally(port: number): GuardedFetch {
  const fetch = createGuardedFetch({
    exemptHosts: [`127.0.0.1:${port}`],
    resolve: () => Promise.reject(new Error('ENOTFOUND')),
  })
  return async (address, request) => {
    const url = URL.parse(address)
    const isSite = url?.port === '' && /\.(?:org|com)$/.test(url.hostname)
    if (!isSite) return fetch(address, request)
    const local = `http://127.0.0.1:${port}/${url.host}${url.pathname}${url.search}`
    return { ...(await fetch(local, request)), url: address }
  }
}

beforeAll(async () => {
  internet = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local')
    asked.push(`${url.pathname.slice(1)}${url.search}`)
    const site = sites[url.pathname.slice(1)]
    if (site) site(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => internet.listen(0, '127.0.0.1', resolve))
  const { port } = internet.address() as AddressInfo
  server = await openTestServer({ fetch: fetchLocally(port) })
  browser = server.openBrowser()
  await browser.send(signInAsGuest)
})
beforeEach(() => {
  asked.length = 0
})
afterAll(async () => {
  internet.closeAllConnections()
  internet.close()
  await server.close()
})

function find(inspiration: unknown, from: TestBrowser = browser) {
  return from.send(findIdeas, { body: { inspiration } })
}

async function findError(inspiration: unknown): Promise<{ status: number; error: string; code: string }> {
  const { status, body } = await browser.call('POST', '/api/ideas', { inspiration })
  return { status, error: String(body['error']), code: String(body['code']) }
}

function serveJson(path: string, body: unknown): void {
  sites[path] = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

describe('a topic', () => {
  test('gives ready scripts with their sources, and outlines that ask for facts', async () => {
    const { ideas, engine, notice, found } = await find({ kind: 'topic', topic: 'octopus' })
    const [ready, ...others] = ideas
    expect(ready).toMatchObject({ engine: 'starter', about: expect.stringMatching(/facts checked/) })
    expect(ready!.credit.length).toBeGreaterThan(0)
    expect(others.map((idea) => idea.engine)).toContain('frame')
    expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length)
    expect({ engine, notice, found }).toMatchObject({ notice: null, found: null })
    expect(asked).toEqual([])
  })

  test('gives ideas whose sources produce exactly the promised scripts', async () => {
    const { ideas } = await find({ kind: 'topic', topic: 'octopus' })
    for (const idea of ideas) {
      const written = await browser.send(writeScript, { body: { source: idea.source } })
      if (idea.engine === 'starter') {
        expect(written).toMatchObject({ status: 'written', document: { title: idea.title } })
      } else expect(written.status).toBe('questions')
    }
  })

  test('without a ready script offers near ones as related, after its own ideas', async () => {
    const { ideas } = await find({ kind: 'topic', topic: 'samurai' })
    const own = ideas.filter(({ isRelated }) => !isRelated)
    expect(own.length).toBeGreaterThan(0)
    expect(own.map(({ engine }) => engine)).not.toContain('starter')
    const related = ideas.slice(own.length)
    expect(related.map(({ engine, isRelated }) => [engine, isRelated])).toContainEqual(['starter', true])
    const written = await browser.send(writeScript, {
      body: { source: { kind: 'topic', topic: 'samurai', facts: [] } },
    })
    expect(written.status).toBe('questions')
  })

  test('without words is refused with a sentence', async () => {
    expect(await findError({ kind: 'topic', topic: '???' })).toMatchObject({
      status: 422,
      code: 'nothing_to_say',
    })
  })

  test('in another language gets a sentence in place of English outlines, and no script', async () => {
    const error = expect.stringContaining('this topic looks like German')
    const source = { kind: 'topic', topic: 'Warum Katzen schnurren', facts: [], asOutline: true }
    const refused = { status: 422, body: { error } }
    expect(await findError({ kind: 'topic', topic: source.topic })).toMatchObject({ status: 422, error })
    expect(await browser.call('POST', '/api/scripts', { source })).toMatchObject(refused)
  })

  test('finds every ready script by its phrase', () => {
    expect(starters.filter((starter) => phraseFor(starter) === null)).toEqual([])
  })
})

describe('a transcript', () => {
  test('gives several ideas, each written with its displayed opening, whatever the voice', async () => {
    const { ideas, notice } = await find({ kind: 'transcript', text: cookingTranscript })
    expect(ideas.length).toBeGreaterThanOrEqual(3)
    expect(ideas.length).toBeLessThanOrEqual(5)
    expect(new Set(ideas.map(({ hook }) => hook)).size).toBe(ideas.length)
    expect(notice).toBeNull()
    for (const idea of ideas) {
      for (const voice of ['Alloy', 'Echo', null] as const) {
        const body = { source: idea.source, choices: { voice } }
        const written = await browser.send(writeScript, { body })
        expect(written.status === 'written' && written.document.scenes[0]!.say).toBe(idea.hook)
      }
    }
  })

  test('with nothing to say is refused with a sentence', async () => {
    expect(await findError({ kind: 'transcript', text: '[Music] [Applause]' })).toMatchObject({ status: 422 })
  })
})

describe('a web page', () => {
  const html = `<!doctype html><html><head><title>Tardigrades - Wiki</title>
    <meta name="author" content="A. Writer"><meta property="og:image" content="/bear.png"></head>
    <body><nav>Home About</nav><article><h1>Tardigrade</h1>${encyclopediaArticle
      .split(/\n+/)
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join('')}</article></body></html>`

  test('gives ideas in its own words, its title and a picture of a few kilobytes', async () => {
    sites['example.org/bears'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
    const picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    sites['example.org/bear.png'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    const { ideas, found } = await find({ kind: 'page', url: 'https://example.org/bears' })
    expect(found).toMatchObject({
      title: 'Tardigrade',
      author: 'A. Writer',
      url: 'https://example.org/bears',
      thumbnailUrl: expect.stringMatching(/^data:image\/jpeg;base64,/),
    })
    expect(found!.thumbnailUrl!.length).toBeLessThan(60_000)
    expect(ideas.length).toBeGreaterThanOrEqual(3)
    for (const idea of ideas) {
      expect(idea).toMatchObject({ engine: 'extractive', source: { kind: 'page' } })
      expect(idea.credit).toMatchObject([{ title: 'Tardigrade', url: 'https://example.org/bears' }])
    }
  })

  test('rendered by scripts is refused with what to do', async () => {
    sites['example.org/app'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body><div id="root"></div></body>')
    const error = await findError({ kind: 'page', url: 'https://example.org/app' })
    expect(error).toMatchObject({ status: 422, error: expect.stringContaining('Paste the text') })
  })

  test.each([
    ['https://example.org/nowhere', 502, 'There is nothing at this address'],
    ['https://site.offline/', 502, 'can’t be reached'],
    ['not an address', 422, 'This is not a web address'],
    ['https://example.org:22/', 422, 'standard ports'],
    ['http://127.0.0.1/', 422, 'not on the public internet'],
    ['http://169.254.169.254/latest/', 422, 'not on the public internet'],
  ])('at %s is answered with %i in words', async (url, status, words) => {
    const error = await findError({ kind: 'page', url })
    expect(error).toMatchObject({ status, error: expect.stringContaining(words) })
  })
})

describe('a video', () => {
  const oembed = 'www.youtube.com/oembed'

  test('gives its title, author, thumbnail, ideas from the title, and asks for the transcript', async () => {
    serveJson(oembed, {
      type: 'video',
      title: 'Why Do Octopuses Have Three Hearts? 🐙 | Deep Sea (4K) #shorts',
      author_name: 'Deep Sea',
      thumbnail_url: 'https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg',
    })
    const picture = await sharp({ create: { width: 480, height: 360, channels: 3, background: 'navy' } })
      .jpeg()
      .toBuffer()
    sites['i.ytimg.com/vi/abcdefghijk/hqdefault.jpg'] = (_, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    const { ideas, found, notice } = await find({ kind: 'video', url: 'https://youtu.be/abcdefghijk?si=x' })
    expect(found).toMatchObject({
      title: expect.stringContaining('Three Hearts'),
      author: 'Deep Sea',
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      thumbnailUrl: expect.stringMatching(/^data:image\/jpeg/),
    })
    expect(ideas.map((idea) => idea.engine)).toEqual(expect.arrayContaining(['starter', 'frame']))
    expect(notice).toContain('paste it here')
    expect(asked[0]).toContain(encodeURIComponent('https://www.youtube.com/watch?v=abcdefghijk'))
  })

  test.each(['https://www.youtube.com/shorts/abcdefghijk', 'm.youtube.com/watch?v=abcdefghijk&t=3s'])(
    '%s is the same video, and does without a thumbnail',
    async (url) => {
      serveJson(oembed, { title: 'Bees', author_name: 'B', thumbnail_url: 'https://gone.example/x.jpg' })
      const { found } = await find({ kind: 'video', url })
      expect(found).toMatchObject({
        url: 'https://www.youtube.com/watch?v=abcdefghijk',
        thumbnailUrl: null,
      })
    },
  )

  test('that is private gets a sentence that says so', async () => {
    sites['vimeo.com/api/oembed.json'] = (_, response) => response.writeHead(403).end()
    const error = await findError({ kind: 'video', url: 'https://vimeo.com/1234' })
    expect(error).toMatchObject({ status: 422, error: expect.stringMatching(/^Vimeo has no public video/) })
  })

  test('of a platform that does not answer gets a sentence with what to do instead', async () => {
    sites['vimeo.com/api/oembed.json'] = (_, response) => response.writeHead(503).end()
    const error = await findError({ kind: 'video', url: 'https://vimeo.com/1234' })
    expect(error).toMatchObject({
      status: 502,
      error: expect.stringContaining('paste the video’s transcript'),
    })
  })

  test('of a platform that shares nothing asks for the transcript', async () => {
    const answer = await find({ kind: 'video', url: 'https://www.instagram.com/reel/x' })
    expect(answer).toMatchObject({ ideas: [], found: null, notice: expect.stringContaining('paste it here') })
    expect(asked).toEqual([])
  })

  test('of an unknown site is refused, and no request goes to the site', async () => {
    const error = await findError({ kind: 'video', url: 'https://evil-youtube.com/watch?v=abcdefghijk' })
    expect(error).toMatchObject({ status: 422, error: expect.stringContaining('paste the transcript') })
    expect(asked).toEqual([])
  })
})

describe('with a vendor', () => {
  const scripts = [
    { title: 'Lamps', script: 'Lamps were once fire.\nThen came the wire, and the night was over.' },
    { title: 'Lights', script: 'Nobody sees this light.\nIt is the one inside your fridge, they say.' },
  ]
  const vendor = new TextStub(geminiRules)
  let connected: TestServer
  let guest: TestBrowser
  beforeAll(async () => {
    await vendor.open()
    connected = await openTestServer({
      fetch: fetchLocally((internet.address() as AddressInfo).port),
      environment: { GEMINI_API_KEY: suiteKey, GEMINI_BASE_URL: vendor.baseUrl },
    })
    guest = connected.openBrowser()
    await guest.send(signInAsGuest)
  })
  afterEach(() => vendor.forget())
  afterAll(async () => {
    vendor.close()
    await connected.close()
  })
  const refuseKey = (): void => {
    vendor.planned = [{ status: 401, body: geminiRules.refuse('API key not valid') }]
  }

  test('a topic gives the provider’s scripts first, marked as the provider’s up to the script', async () => {
    vendor.say(
      `Here you are:\n\`\`\`json\n${JSON.stringify(scripts)}\n\`\`\``,
      JSON.stringify({ ideas: scripts }),
    )
    const { ideas, engine } = await find({ kind: 'topic', topic: 'lamps' }, guest)
    expect(engine).toContain('Gemini (gemini-3.8-flash)')
    expect(ideas[0]).toMatchObject({ title: 'Lamps', hook: 'Lamps were once fire.', engine: 'vendor' })
    expect(ideas[0]!.about).toContain('Check its facts')
    expect(ideas.map((idea) => idea.engine)).toContain('frame')
    const written = await guest.send(writeScript, { body: { source: ideas[0]!.source } })
    expect(written).toMatchObject({ status: 'written', engine: 'Gemini (gemini-3.8-flash)' })
  })

  test('a topic in another language gets the provider’s scripts alone', async () => {
    vendor.say(JSON.stringify({ ideas: scripts }))
    const { ideas, notice } = await find({ kind: 'topic', topic: 'Warum Katzen schnurren' }, guest)
    expect(ideas.every(({ engine }) => engine === 'vendor')).toBe(true)
    expect(notice).toBeNull()
  })

  test('that fails, a topic keeps the built-in ideas and gives the reason', async () => {
    refuseKey()
    const { ideas, notice } = await find({ kind: 'topic', topic: 'octopus' }, guest)
    expect(ideas[0]!.engine).toBe('starter')
    expect(notice).toContain('Gemini rejected its key')
  })

  test('a video gives ideas from its speech', async () => {
    serveJson('www.youtube.com/oembed', { title: 'Eggs', author_name: 'Cook' })
    vendor.say(cookingTranscript)
    const url = 'https://www.youtube.com/watch?v=abcdefghijk'
    const { ideas, notice, engine } = await find({ kind: 'video', url }, guest)
    expect(ideas[0]).toMatchObject({ engine: 'extractive', credit: [{ title: 'Eggs', url }] })
    expect(engine).toContain('Gemini')
    expect(notice).toBeNull()
  })

  test('a video without speech gives ideas from its title, and the reason', async () => {
    serveJson('www.youtube.com/oembed', { title: 'Octopus hearts', author_name: 'Sea' })
    vendor.say('-', JSON.stringify({ ideas: scripts }))
    const url = 'https://www.youtube.com/watch?v=abcdefghijk'
    const { ideas, notice } = await find({ kind: 'video', url }, guest)
    expect(ideas.map((idea) => idea.engine)).toEqual(expect.arrayContaining(['vendor', 'starter']))
    expect(notice).toMatch(/^Gemini found no speech in this video\. .*paste it here\.$/)
  })

  test('that refuses to watch a video, no second request is made', async () => {
    refuseKey()
    const url = 'https://www.youtube.com/watch?v=abcdefghijk'
    const { ideas, notice } = await find({ kind: 'video', url }, guest)
    expect(ideas.map((idea) => idea.engine)).not.toContain('vendor')
    expect(notice!.match(/rejected its key/g)).toHaveLength(1)
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodScore } from '@vivify/contract/choices'
import * as messages from '@vivify/contract/messages'
import * as account from '@vivify/contract/routes/account'
import * as routes from '@vivify/contract/routes/scripts'
import { openTestServer, type TestBrowser, type TestServer } from '../../testing.ts'

let server: TestServer
let browser: TestBrowser
const startMs = 60_000
beforeAll(async () => {
  server = await openTestServer()
  browser = server.openBrowser()
  await browser.send(account.signInAsGuest)
}, startMs)
afterAll(() => server.close(), startMs)

async function writeDocument(text: string) {
  const source = { kind: 'script', text }
  const written = await browser.send(routes.writeScript, { body: { source } })
  if (written.status !== 'written') throw new Error('Not written')
  return written.document
}

const script =
  'The first coffee was made by goat herders in Ethiopia. In order to stay awake, monks drank approximately 3 cups. It is a total game changer.'

describe('script tools', () => {
  test('rewrite the whole script or one scene', async () => {
    const document = await writeDocument(script)
    const whole = await browser.send(routes.rewriteScript, { body: { document } })
    expect(whole).toMatchObject({ engine: 'built-in editor', notice: null })
    expect(whole.document.scenes.map((scene) => scene.say).join(' ')).toBe(
      'Goat herders in Ethiopia made the first coffee. To stay awake, monks drank about 3 cups. It makes a big difference.',
    )
    const { id } = document.scenes[1]!
    const one = await browser.send(routes.rewriteScript, { body: { document, sceneId: id } })
    expect(one.changes.map((change) => change.sceneId)).toEqual([id])
    expect(one.document.scenes[0]).toEqual(document.scenes[0])
  })

  test('say so when there is nothing to change, and leave other languages alone', async () => {
    const document = await writeDocument('Tea is old.')
    const same = await browser.send(routes.rewriteScript, { body: { document } })
    expect(same).toMatchObject({ document, changes: [], notice: messages.scripts.scriptTight })
    const german = { ...document, language: 'de' }
    const foreign = await browser.send(routes.optimizeScript, { body: { document: german } })
    expect(foreign).toMatchObject({ changes: [], notice: messages.scripts.englishOnly })
  })

  test('offer a person’s text hook first, as a list and as a story, as long as asked for', async () => {
    const document = await writeDocument(script)
    const fixtures = '../../../../packages/generators/script/fixtures/texts'
    const text = readFileSync(path.join(import.meta.dirname, fixtures, '18-own-list.txt'), 'utf8')
    for (const targetSeconds of [15, 30]) {
      const body = { document, source: { kind: 'transcript', text }, targetSeconds }
      const { alternatives, notice } = await browser.send(routes.findScriptAlternatives, { body })
      const { hook, list, story } = messages.scripts.versions
      expect(alternatives.map(({ name }) => name)).toEqual([hook.name, list.name, story.name])
      expect(notice).toBeNull()
      for (const version of alternatives) {
        expect({ ...version.document, scenes: [] }).toEqual({ ...document, scenes: [] })
        expect(Math.abs(version.seconds - targetSeconds)).toBeLessThan(targetSeconds * 0.15)
      }
    }
    const plug = { kind: 'transcript', text: 'Thanks for watching, and please subscribe.' }
    const none = await browser.send(routes.findScriptAlternatives, { body: { document, source: plug } })
    expect(none).toMatchObject({ alternatives: [], notice: messages.scripts.noVersions })
  })

  test('offer whole versions, each a document with its length, or say that there are none', async () => {
    const document = await writeDocument(script)
    const found = await browser.send(routes.findScriptAlternatives, { body: { document } })
    expect(found).toMatchObject({ engine: 'built-in editor', notice: null })
    for (const version of found.alternatives) {
      expect(version.document.scenes).not.toEqual(document.scenes)
      expect({ ...version.document, scenes: [] }).toEqual({ ...document, scenes: [] })
      expect(version.seconds).toBeGreaterThan(1)
      expect(version.changes.length).toBeGreaterThan(0)
    }
    const none = { alternatives: [], notice: messages.scripts.noAlternatives }
    const short = await writeDocument('Tea is old.')
    expect(await browser.send(routes.findScriptAlternatives, { body: { document: short } })).toMatchObject(
      none,
    )
    const body = { document: { ...document, language: 'de' } }
    expect(await browser.send(routes.findScriptAlternatives, { body })).toMatchObject({
      alternatives: [],
      notice: messages.scripts.englishOnly,
    })
  })

  test('refuse an unknown scene', async () => {
    const document = await writeDocument('Tea is old.')
    const answer = await browser.call('POST', routes.rewriteScript.path, { document, sceneId: 'none' })
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  test('optimize, and score the result no lower', async () => {
    const document = await writeDocument(`Hey guys, welcome back to my channel. ${script}`)
    const better = await browser.send(routes.optimizeScript, { body: { document } })
    expect(better.changes.length).toBeGreaterThan(2)
    const scores = await Promise.all(
      [document, better.document].map((each) =>
        browser.send(routes.scoreScript, { body: { document: each } }),
      ),
    )
    const mean = scores.map(({ scenes }) => scenes.reduce((sum, { score }) => sum + score, 0) / scenes.length)
    expect(mean[1]).toBeGreaterThan(mean[0]!)
    expect(
      scores[0]!.scenes.every(
        ({ seconds, words, reasons }) => seconds > 0 && words > 0 && reasons.length > 0,
      ),
    ).toBe(true)
  })

  test('name weak scenes when nothing can be changed, and praise only good scripts', async () => {
    const weak = await writeDocument("Tea is a popular drink.\n\nIt's often hot.\n\nWhich tea do you like?")
    const { scenes } = await browser.send(routes.scoreScript, { body: { document: weak } })
    expect(scenes[0]!.score).toBeLessThan(goodScore)
    const answer = await browser.send(routes.optimizeScript, { body: { document: weak } })
    expect(answer).toMatchObject({
      changes: [],
      notice: expect.stringMatching(/^Nothing more .*scene 1 \(hook \d+\), to improve: open with/),
    })
    const body = { source: { kind: 'topic', topic: 'octopus' } } as const
    const ready = await browser.send(routes.writeScript, { body })
    if (ready.status !== 'written') throw new Error('No ready script about octopuses')
    const praised = await browser.send(routes.optimizeScript, { body: { document: ready.document } })
    expect(praised).toMatchObject({ changes: [], notice: messages.scripts.alreadyOptimal })
  })

  test('enhance a prompt only once', async () => {
    const body = { prompt: 'a lighthouse', preset: 'Anime' }
    const once = await browser.send(routes.enhancePrompt, { body })
    expect(once.added).toHaveLength(4)
    const twice = await browser.send(routes.enhancePrompt, { body: { ...body, prompt: once.prompt } })
    expect(twice).toEqual({ prompt: once.prompt, added: [], engine: 'built-in editor' })
  })

  test('write texts for every platform', async () => {
    const document = await writeDocument(script)
    const { texts } = await browser.send(routes.writePublishTexts, { body: { document } })
    expect(texts.map(({ platform }) => platform)).toEqual([...routes.shortPlatforms])
  })
})

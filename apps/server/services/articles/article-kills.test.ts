// kill -9 of the server while it writes a batch of articles, each with a picture that a vendor bills. `npm run test:kill`
// sets ARTICLE_KILLS=3, for 20 articles; otherwise one kill and eight articles are a sample.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '@vivify/contract/random'
import type { ListedArticle } from '@vivify/contract/routes/articles'
import { freeSizeRules, ImageStub } from '../../providers/image/testing.ts'
import { suiteKey } from '../../providers/testing.ts'
import { openTestDatabase } from '../../testing.ts'
import {
  Guest,
  killServer,
  killServers,
  startServerProcess,
  type ServerProcess,
} from '../../testing-process.ts'
import { noPictures } from './testing.ts'

const allPlaces =
  'Ambry Boscoe Calder Dunmor Elsing Farrow Gadby Hexley Irthing Jarrow Kelby Lorton Marsden Norwell Oakham Pelby Quorn Ruskin Selby Tarvin'.split(
    ' ',
  )
const words = {
  which: 'old red small quiet tall young grey wild narrow heavy bright early'.split(' '),
  what: 'cats boats bells gardens roofs kettles ropes lanterns bridges sheds barrels fences'.split(' '),
  do: 'guard follow carry cover meet repair paint warm'.split(' '),
}
const stub = new ImageStub(freeSizeRules)
/** As many articles are written at once. */
const atOnce = 4
const isWhole = Number(process.env['ARTICLE_KILLS'] ?? 1) > 1
const places = isWhole ? allPlaces : allPlaces.slice(0, 8)
/** Numbers of pictures after which the server is killed. */
const kills = isWhole ? [2, 7, 13] : [3]

let folder: string
let environment: Record<string, string>
let removeDatabase: () => Promise<void>

beforeAll(async () => {
  await stub.open()
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-articles-'))
  const { location, remove } = await openTestDatabase()
  removeDatabase = remove
  environment = {
    DATA_DIR: path.join(folder, 'data'),
    PORT: '0',
    OPENAI_API_KEY: suiteKey,
    OPENAI_BASE_URL: `${stub.origin}/v1/`,
    ...(location.kind === 'postgres' ? { DATABASE_URL: location.url } : {}),
  }
})
afterAll(async () => {
  killServers()
  stub.close()
  await removeDatabase()
  await rm(folder, { recursive: true, force: true })
})

test('a batch of articles survives kills, and no picture that is kept is paid for twice', async () => {
  let server = await startServerProcess(environment)
  const guest = await Guest.open(server)
  await guest.call(server, 'POST', '/api/checkout', { plan: 'starter', billing: 'monthly' })
  const { batchId } = await guest.call(server, 'POST', '/api/articles', {
    titles: places.map((place) => `A Guide to ${place}`),
    config: { ...noPictures, hasFeaturedImage: true },
    sources: { notes: manyNotes(), usesWikipedia: false },
    engine: 'built-in',
    imageEngine: 'openai',
    idempotencyKey: 'once',
  })
  for (const pictures of kills) {
    await expect.poll(() => stub.calls.length, { interval: 10 }).toBeGreaterThanOrEqual(pictures)
    await killServer(server, 'SIGKILL')
    server = await startServerProcess(environment)
  }
  const articles = await waitForEnd(server, guest, String(batchId))
  expect(articles.map(({ state }) => state)).toEqual(articles.map(() => 'written'))
  expect(articles.map(({ credits }) => credits)).toEqual(articles.map(() => 2))
  expect(await guest.readAccount(server)).toMatchObject({ credits: 220 - 2 * places.length })

  const prompts = stub.calls.map(({ body }) => String(body['prompt']))
  expect(new Set(prompts).size).toBe(places.length)
  // What was under way at a kill is ordered again, because nobody knows what became of it.
  expect(prompts.length).toBeLessThanOrEqual(places.length + kills.length * atOnce)
  await killServer(server, 'SIGTERM')
}, 180_000)

/** Enough for 20 articles: two sections for each place, and no sentence that is like another. */
function manyNotes(): string {
  const random = createRandom(1)
  const thing = (): string => `${random.pick(words.which)} ${random.pick(words.what)}`
  const sentence = (place: string): string =>
    `In ${place} the ${thing()} ${random.pick(words.do)} ${thing()} and ${thing()} on day ${random.integer(100, 9999)}.`
  const sectionOf = (place: string, part: string): string =>
    `## ${place} ${part}\n\n${Array.from({ length: 6 }, () => sentence(place)).join(' ')}`
  return places.flatMap((place) => [sectionOf(place, 'by day'), sectionOf(place, 'at night')]).join('\n\n')
}

async function waitForEnd(server: ServerProcess, guest: Guest, batchId: string): Promise<ListedArticle[]> {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await guest.call(server, 'GET', `/api/articles?batchId=${batchId}&limit=500`)
    const articles = answer['articles'] as ListedArticle[]
    if (articles.every(({ state }) => state !== 'queued' && state !== 'writing')) return articles
    await wait(150)
  }
  throw new Error(`The batch did not end. ${server.said()}`)
}

// Many articles at once: cost, cancelation, repetition, and accounts that take turns.

import { eq } from '../../store/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWords } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import * as routes from '@vivify/contract/routes/articles'
import { jobs } from '../../store/schema.ts'
import { openTestServer, type TestServer } from '../../testing.ts'
import { createQuickPainter } from '../images/testing.ts'
import { balanceOf, endBatch, openGuest, order, readOne, workspaceOf } from './testing.ts'

const say = messages.articleWriting
const startMs = 60_000

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ runsJobs: true, painter: createQuickPainter() })
}, startMs)
afterAll(() => server.close(), startMs)

test('500 titles are ordered at once and canceled; what was written is charged, and the rest comes back', async () => {
  const guest = await openGuest(server, 1000)
  const titles = Array.from({ length: 500 }, (_, index) => `How Cats Sleep, Part ${index + 1}`)
  const { batchId, articles } = await order(guest, titles)
  expect(articles.map(({ title }) => title)).toEqual(titles)
  expect(await balanceOf(guest)).toBeLessThanOrEqual(520)
  const { cancelled } = await guest.send(routes.cancelBatch, { params: { batchId } })
  const ended = await endBatch(server, guest, batchId)
  expect(cancelled).toBeGreaterThan(400)
  expect(ended.filter(({ state }) => state === 'cancelled')).toHaveLength(cancelled)
  const charged = ended.reduce((sum, { credits }) => sum + credits, 0)
  expect(charged).toBe(ended.filter(({ state }) => state === 'written').length)
  expect(await balanceOf(guest)).toBe(1020 - charged)
  // Canceled again, nothing changes.
  expect(await guest.send(routes.cancelBatch, { params: { batchId } })).toEqual({ cancelled: 0 })
})

test('a canceled article is written when it is asked for again, once', async () => {
  const guest = await openGuest(server, 100)
  const { batchId } = await order(
    guest,
    Array.from({ length: 12 }, (_, index) => `Cats ${index}`),
  )
  await guest.send(routes.cancelBatch, { params: { batchId } })
  const cancelled = (await endBatch(server, guest, batchId)).find(({ state }) => state === 'cancelled')!
  const before = await balanceOf(guest)
  expect(await readOne(guest, cancelled.id)).toMatchObject({ document: { markdown: '' } })
  const again = () => guest.call('POST', `/api/articles/${cancelled.id}/write`)
  const [first, second] = await Promise.all([again(), again()])
  expect([first.status, second.status].toSorted()).toEqual([202, 409])
  const ended = (await endBatch(server, guest, batchId)).find(({ id }) => id === cancelled.id)!
  expect(['written', 'outline']).toContain(ended.state)
  expect(await balanceOf(guest)).toBe(before - ended.credits)
  if (ended.state === 'written')
    expect(await again()).toMatchObject({ status: 409, body: { error: say.alreadyWritten } })
})

test('the same title twice is written once; the other says that nothing is left to say', async () => {
  const guest = await openGuest(server, 10)
  const { batchId } = await order(guest, ['How Cats Sleep', 'How Cats Sleep'])
  const ended = await endBatch(server, guest, batchId)
  expect(ended.map(({ state }) => state)).toContain('written')
  const texts = await Promise.all(ended.map(({ id }) => readOne(guest, id)))
  const written = texts.filter(({ state }) => state === 'written')
  for (const { document } of written) expect(countWords(document.markdown)).toBeGreaterThan(50)
  for (const { warnings } of texts.filter(({ state }) => state === 'outline'))
    expect(warnings.join(' ')).toContain(say.tooLittle)
})

test('one account’s batch doesn’t hold up another’s article', async () => {
  const crowd = await openGuest(server, 100)
  const other = await openGuest(server)
  const many = await order(
    crowd,
    Array.from({ length: 60 }, (_, index) => `The Habits of Cats ${index}`),
  )
  const { batchId, articles } = await order(other, ['What Cats Eat'])
  await endBatch(server, other, batchId)
  const { db } = server.context.store
  const [job] = await db.select().from(jobs).where(eq(jobs.id, articles[0]!.jobId!))
  const crowded = await db
    .select({ startedAt: jobs.startedAt })
    .from(jobs)
    .where(eq(jobs.workspaceId, await workspaceOf(server, crowd)))
  // Every free place goes to the account that has the fewest at work.
  const before = crowded.filter(
    ({ startedAt }) => startedAt && startedAt > job!.createdAt && startedAt < job!.startedAt!,
  )
  expect(before.length).toBeLessThanOrEqual(2)
  await crowd.send(routes.cancelBatch, { params: { batchId: many.batchId } })
  await endBatch(server, crowd, many.batchId)
})

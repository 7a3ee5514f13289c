import { setTimeout as wait } from 'node:timers/promises'
import type { ListedArticle } from '@vivify/contract/routes/articles'
import { createStopwatch, type Stopwatch } from '../server/stopwatch.ts'
import { makeVideo, openVisitor, type Visitor } from '../server/visit.ts'

export interface SourceFile {
  name: string
  text: string
}

export interface ArticleCost {
  /** From the order to the finished article: the first one starts a process. */
  seconds: readonly number[]
  words: readonly number[]
}

export interface CrowdCost {
  articles: number
  videos: number
  seconds: number
  /** Durations of light requests, in milliseconds. */
  times: Stopwatch['times']
}

const titles = [
  'How Vivify Makes a Video from Words',
  'What You Can Do with Scripts and Engines',
  'Videos, Voices and Pictures from a Script',
  'Writing Scripts for Short Videos',
  'From an Idea to a Finished Video',
]
/** The accuracy of the times. */
const lookMs = 20
/** As often as a page looks. */
const lookAtBatchMs = 500
const lookAroundMs = 50
const config = { hasFeaturedImage: false, imagesInArticle: 0, articleLength: 'Medium' }

/** One article after another, each of a batch of its own. Throws Error when one is not written. */
export async function measureArticles(visitor: Visitor, files: readonly SourceFile[]): Promise<ArticleCost> {
  const seconds: number[] = []
  const words: number[] = []
  for (const title of titles) {
    const started = performance.now()
    const batchId = await order(visitor, { titles: [title], files })
    const [article] = await waitForBatch(visitor, batchId, lookMs)
    seconds.push((performance.now() - started) / 1000)
    if (article?.state !== 'written')
      throw new Error(`“${title}” was not written: ${article?.warnings.join(' ')}`)
    words.push(article.words)
  }
  return { seconds, words }
}

/** Throws Error when a request is refused or a job fails. */
export async function measureCrowd(
  address: string,
  files: readonly SourceFile[],
  counts: { articles: number; videos: number },
): Promise<CrowdCost> {
  const stopwatch = createStopwatch()
  const writer = await openVisitor(address, createStopwatch())
  await writer.call('checkout', 'POST', '/api/checkout', { plan: 'starter', billing: 'monthly' })
  const ended = new AbortController()
  const looking = lookAround(await openVisitor(address, stopwatch), ended.signal)
  const started = performance.now()
  const batchId = await order(writer, {
    titles: Array.from(
      { length: counts.articles },
      (_, index) => `${titles[index % titles.length]!}, Part ${index + 1}`,
    ),
    files,
  })
  const videos = Array.from({ length: counts.videos }, async () =>
    makeVideo(await openVisitor(address, createStopwatch())),
  )
  await Promise.all([...videos, waitForBatch(writer, batchId, lookAtBatchMs)])
  const seconds = (performance.now() - started) / 1000
  ended.abort()
  await looking
  return { ...counts, seconds, times: stopwatch.times }
}

async function order(
  visitor: Visitor,
  { titles: wanted, files }: { titles: readonly string[]; files: readonly SourceFile[] },
): Promise<string> {
  const { batchId } = await visitor.call('order articles', 'POST', '/api/articles', {
    titles: wanted,
    config,
    sources: { files, usesWikipedia: false },
    engine: 'built-in',
    idempotencyKey: `${wanted[0]!} ${wanted.length}`,
  })
  return String(batchId)
}

async function waitForBatch(visitor: Visitor, batchId: string, everyMs: number): Promise<ListedArticle[]> {
  for (;;) {
    const answer = await visitor.call('list articles', 'GET', `/api/articles?batchId=${batchId}&limit=500`)
    const articles = answer['articles'] as ListedArticle[]
    const failed = articles.find(({ state }) => state === 'failed')
    if (failed) throw new Error(`“${failed.title}” failed: ${failed.warnings.join(' ')}`)
    if (articles.every(({ state }) => state !== 'queued' && state !== 'writing')) return articles
    await wait(everyMs)
  }
}

/** Light requests of somebody else, until the signal aborts. */
async function lookAround(visitor: Visitor, signal: AbortSignal): Promise<void> {
  const addresses = ['/api/auth/session', '/api/projects', '/api/articles', '/api/credits']
  for (let index = 0; !signal.aborted; index++) {
    const address = addresses[index % addresses.length]!
    await visitor.call(`GET ${address}`, 'GET', address)
    await wait(lookAroundMs, undefined, { signal }).catch(() => {})
  }
}

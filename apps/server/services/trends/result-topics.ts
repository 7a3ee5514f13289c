// Subjects of published posts that got clearly more engagement than the others did.

import type { PlatformId } from '@vivify/contract/platforms'
import type { Topic } from '@vivify/contract/routes/trends'
import { trendMessages } from '@vivify/contract/trend-messages'
import { findSubjects } from '@vivify/social/topic-words'
import type { MeasuredText } from '../../store/trends.ts'

/** Fewer measured posts say nothing about subjects. */
export const minMeasured = 6
const minPostsOfSubject = 2
/** With fewer other posts on a platform, there is nothing usual to compare with. */
const minOthers = 3
const minTimes = 1.3
/** Two reactions instead of one are chance. */
const minReactions = 10
/** Subjects of the same posts are one topic under two names. */
const maxSharedPart = 0.6
const maxTopics = 4

const words = trendMessages

interface Post {
  postId: string
  platform: PlatformId
  reactions: number
  subjects: ReadonlyMap<string, string>
}

interface Result {
  subject: string
  posts: ReadonlySet<string>
  times: number
  average: number
  usual: number
}

/** The best subjects first; without any, the note says why. */
export function findResultTopics(measured: readonly MeasuredText[]): {
  topics: Topic[]
  note: string | null
} {
  const posts = measured.flatMap(({ postId, platform, text, values }): Post[] => {
    const reactions = countReactions(values)
    return reactions === null ? [] : [{ postId, platform, reactions, subjects: findSubjects(text) }]
  })
  const count = new Set(posts.map(({ postId }) => postId)).size
  if (count === 0) return { topics: [], note: words.notMeasured }
  if (count < minMeasured) return { topics: [], note: words.tooFewMeasured(count, minMeasured) }
  const keys = new Set(posts.flatMap(({ subjects }) => [...subjects.keys()]))
  const totals = addUp(posts)
  const results = [...keys]
    .flatMap((key) => compare(key, posts, totals) ?? [])
    .toSorted((one, other) => other.times - one.times || other.posts.size - one.posts.size)
  const topics = leaveOutAlike(results).slice(0, maxTopics).map(describe)
  return { topics, note: topics.length === 0 ? words.noneStandsOut(count) : null }
}

/** Null when the platform reports no reactions. */
function countReactions({ engagement, likes, comments, shares }: MeasuredText['values']): number | null {
  if (engagement !== undefined) return engagement
  const known = [likes, comments, shares].filter((value) => value !== undefined)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

type Totals = ReadonlyMap<PlatformId, { posts: number; reactions: number }>

function addUp(posts: readonly Post[]): Totals {
  const totals = new Map<PlatformId, { posts: number; reactions: number }>()
  for (const { platform, reactions } of posts) {
    const known = totals.get(platform) ?? { posts: 0, reactions: 0 }
    totals.set(platform, { posts: known.posts + 1, reactions: known.reactions + reactions })
  }
  return totals
}

/**
 * Compares the posts of a subject with the other posts on the same platforms. Null unless they did clearly better: on
 * average, and more than half of them, so that a single hit makes no subject.
 */
function compare(key: string, posts: readonly Post[], totals: Totals): Result | null {
  const own = posts.filter(({ subjects }) => subjects.has(key))
  const ownTotals = addUp(own)
  const compared = own.flatMap((post) => {
    const [all, mine] = [totals.get(post.platform)!, ownTotals.get(post.platform)!]
    const others = all.posts - mine.posts
    return others < minOthers ? [] : [{ post, usual: (all.reactions - mine.reactions) / others }]
  })
  const ids = new Set(compared.map(({ post }) => post.postId))
  const reactions = compared.reduce((sum, { post }) => sum + post.reactions, 0)
  const usual = compared.reduce((sum, each) => sum + each.usual, 0)
  if (ids.size < minPostsOfSubject || reactions < minReactions || usual === 0) return null
  const better = compared.filter(({ post, usual: expected }) => post.reactions > expected)
  if (reactions / usual < minTimes || better.length * 2 <= compared.length) return null
  return {
    subject: nameOf(key, own),
    posts: ids,
    times: reactions / usual,
    average: reactions / compared.length,
    usual: usual / compared.length,
  }
}

/** As most of the posts write it. */
function nameOf(key: string, posts: readonly Post[]): string {
  const counts = new Map<string, number>()
  for (const { subjects } of posts) {
    const name = subjects.get(key)!
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].toSorted((one, other) => other[1] - one[1])[0]![0]
}

function leaveOutAlike(results: readonly Result[]): Result[] {
  const kept: Result[] = []
  for (const result of results) {
    const isAlike = kept.some(({ posts }) => {
      const shared = [...posts].filter((id) => result.posts.has(id)).length
      return shared / Math.min(posts.size, result.posts.size) > maxSharedPart
    })
    if (!isAlike) kept.push(result)
  }
  return kept
}

function describe({ subject, posts, times, average, usual }: Result): Topic {
  const plain = plainOf(subject)
  const hook = words.resultHook(plain)
  return {
    id: `results-${plain.toLowerCase()}`,
    source: 'results',
    title: subject.startsWith('#') ? subject : `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`,
    basis: words.result({
      posts: posts.size,
      subject,
      times: times.toFixed(1),
      average: print(average),
      usual: print(usual),
    }),
    starts: [{ hook, text: `${hook}:\n\n${words.resultText(plain)}` }],
    date: null,
    pillar: null,
    ideaTopic: plain,
  }
}

/** `#MorningCoffee` is `morning coffee`. */
function plainOf(subject: string): string {
  if (!subject.startsWith('#')) return subject
  return subject
    .slice(1)
    .replaceAll('_', ' ')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
}

function print(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 })
}

// Where posts stand on the calendar, which of them can be moved, and which come too close to each other.

import * as messages from '@vivify/contract/messages'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { Plan, PostState } from '@vivify/contract/post'
import type { SavedPost } from '../../api/posts.ts'
import { addDays, daysBetween, momentOf, wallClockAt, type Day } from './calendar-dates.ts'

/** `draft` is shown hollow. */
export type PostTone = 'draft' | 'scheduled' | 'published' | 'rehearsed' | 'failed' | 'unconfirmed'

export interface PlacedPost {
  post: SavedPost
  /** On the browser's wall clock. */
  day: Day
  time: string
  tone: PostTone
  isMovable: boolean
  /** What to be warned of, as sentences. */
  warnings: readonly string[]
}

const tones: Record<PostState, PostTone> = {
  draft: 'draft',
  cancelled: 'draft',
  scheduled: 'scheduled',
  publishing: 'scheduled',
  published: 'published',
  rehearsed: 'rehearsed',
  failed: 'failed',
  unconfirmed: 'unconfirmed',
}

/** Posts by day, in the order of their time. Posts without a time are left out. */
export function placePosts(posts: readonly SavedPost[], zone: string): Map<Day, PlacedPost[]> {
  const placed = posts.flatMap((post) => placePost(post, zone) ?? [])
  const warned = addWarnings(placed)
  const days = Map.groupBy(warned, ({ day }) => day)
  for (const list of days.values()) {
    list.sort((one, other) => one.time.localeCompare(other.time) || one.post.id.localeCompare(other.post.id))
  }
  return days
}

/** Null for a post that was neither planned nor sent. */
export function placePost(post: SavedPost, zone: string): PlacedPost | null {
  const at = findPlace(post, zone)
  if (at === null) return null
  const isMovable = post.content.plan !== null && (post.state === 'draft' || post.state === 'scheduled')
  return { post, ...at, tone: tones[post.state], isMovable, warnings: [] }
}

function findPlace({ content, targets }: SavedPost, zone: string): { day: Day; time: string } | null {
  const { plan } = content
  if (plan === null) {
    const ended = targets.flatMap(({ endedAt }) => (endedAt === null ? [] : [Date.parse(endedAt)]))
    return ended.length === 0 ? null : wallClockAt(Math.min(...ended), zone)
  }
  if (plan.zone === zone) return { day: plan.date, time: plan.time }
  try {
    return wallClockAt(momentOf({ day: plan.date, time: plan.time }, plan.zone), zone)
  } catch {
    // A zone that this browser does not know.
    return { day: plan.date, time: plan.time }
  }
}

/** The plan on another day: at the same time of the same zone. */
export function movePlan(plan: Plan, from: Day, to: Day): Plan {
  return { ...plan, date: addDays(plan.date, daysBetween(from, to)) }
}

/** The sentences about posts of one platform within one hour, or with the same text. Drafts are not sent, so they don't count. */
function addWarnings(placed: readonly PlacedPost[]): PlacedPost[] {
  const sent = placed.filter(({ tone }) => tone !== 'draft' && tone !== 'failed')
  const hours = new Map<string, number>()
  const texts = new Map<string, number>()
  for (const one of sent) {
    for (const platform of one.post.content.platforms) {
      count(hours, hourKey(one, platform))
      count(texts, textKey(one, platform))
    }
  }
  return placed.map((one) => {
    if (one.tone !== 'scheduled') return one
    const { platforms } = one.post.content
    const close = platforms.filter((platform) => hours.get(hourKey(one, platform))! > 1)
    const equal = platforms.filter((platform) => texts.get(textKey(one, platform))! > 1)
    const warnings = [
      ...(close.length > 0 ? [messages.calendar.sameHour(listNames(close))] : []),
      ...(equal.length > 0 ? [messages.calendar.duplicate(listNames(equal))] : []),
    ]
    return warnings.length === 0 ? one : { ...one, warnings }
  })
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

function listNames(platforms: readonly PlatformId[]): string {
  return either.format(platforms.map((platform) => platformNames[platform]))
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function hourKey({ day, time }: PlacedPost, platform: PlatformId): string {
  return `${platform} ${day} ${time.slice(0, 2)}`
}

function textKey({ post }: PlacedPost, platform: PlatformId): string {
  const text = post.content.versions[platform]?.text ?? post.content.text
  const plain = text.trim().toLowerCase()
  // Two posts without words are told apart by their pictures.
  return `${platform} ${plain === '' ? post.id : plain}`
}

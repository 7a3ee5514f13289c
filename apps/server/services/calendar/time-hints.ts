// When posts may do best: measured on the workspace's own posts where there are enough of them, otherwise what published
// studies say. Each hint states which of the two it is.

import * as messages from '@vivify/contract/messages'
import { platformIds, platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { SlotTime, TimeHint } from '@vivify/contract/routes/calendar'
import type { MeasuredPost } from '../../store/calendar.ts'

/** Fewer posts than this say nothing about times. */
const minPosts = 8
const minPostsAtTime = 2
const maxTimes = 3

const reactions = [
  'likes',
  'comments',
  'shares',
  'reposts',
  'replies',
  'quotes',
  'saves',
  'reactions',
  'clicks',
]
const views = ['views', 'impressions', 'reach']

interface Advice {
  weekdays: readonly number[]
  times: readonly string[]
  advice: string
}

const midweek = [2, 3, 4] as const
const workdays = [1, 2, 3, 4, 5] as const

/** Where large studies (Hootsuite, Sprout Social, CoSchedule) agree at least roughly. */
const advices: Record<PlatformId, Advice> = {
  twitter: {
    weekdays: midweek,
    times: ['09:00'],
    advice: 'Published studies most often name weekday mornings for Twitter.',
  },
  linkedin: {
    weekdays: midweek,
    times: ['10:00'],
    advice: 'Published studies most often name Tuesday to Thursday mornings for LinkedIn.',
  },
  facebook: {
    weekdays: midweek,
    times: ['09:30'],
    advice: 'Published studies most often name weekday mornings until noon for Facebook.',
  },
  instagram: {
    weekdays: midweek,
    times: ['11:00'],
    advice: 'Published studies most often name late mornings in the middle of the week for Instagram.',
  },
  tiktok: {
    weekdays: midweek,
    times: ['17:00'],
    advice: 'Published studies disagree on TikTok; late weekday afternoons are named often.',
  },
  youtube: {
    weekdays: [4, 5, 6],
    times: ['15:00'],
    advice: 'Published studies disagree on YouTube; afternoons late in the week are named often.',
  },
  bluesky: {
    weekdays: workdays,
    times: ['09:00'],
    advice:
      'Few studies cover Bluesky, so this follows what they say of similar platforms: weekday mornings.',
  },
  mastodon: {
    weekdays: workdays,
    times: ['09:00'],
    advice:
      'Few studies cover Mastodon, so this follows what they say of similar platforms: weekday mornings.',
  },
  webhook: {
    weekdays: workdays,
    times: ['10:00'],
    advice: 'Nothing is known about your webhook, so this is a weekday morning.',
  },
}

/** One hint a platform. `zone` is where the times are read. */
export function findTimeHints(measured: readonly MeasuredPost[], zone: string): TimeHint[] {
  return platformIds.map((platform) => {
    const own = measured.filter((post) => post.platform === platform)
    return findOwnTimes(platform, own, zone) ?? adviseTimes(platform)
  })
}

function adviseTimes(platform: PlatformId): TimeHint {
  const { weekdays, times, advice } = advices[platform]
  return {
    platform,
    times: weekdays.flatMap((weekday) => times.map((time) => ({ weekday, time }))),
    isOwnData: false,
    basis: messages.calendar.generalTimes(advice),
  }
}

/** Null when too few posts were measured, or no time of the week was better than the others. */
function findOwnTimes(platform: PlatformId, posts: readonly MeasuredPost[], zone: string): TimeHint | null {
  if (posts.length < minPosts) return null
  const counts = posts.map(({ values }) => countReactions(values))
  const isByViews = counts.every((count) => count === null)
  const scores = posts.map(({ values }, index) => (isByViews ? countViews(values) : counts[index]) ?? 0)
  const byTime = Map.groupBy(
    posts.map(({ endedAt }, index) => ({ ...hourOf(endedAt, zone), score: scores[index]! })),
    ({ weekday, hour }) => weekday * 24 + hour,
  )
  const typical = averageOf(scores)
  const best = [...byTime.values()]
    .filter((group) => group.length >= minPostsAtTime)
    .map((group) => ({
      ...group[0]!,
      average: averageOf(group.map(({ score }) => score)),
      size: group.length,
    }))
    .filter(({ average }) => average > typical)
    .toSorted((one, other) => other.average - one.average)
    .slice(0, maxTimes)
  if (best.length === 0) return null
  const all = best.reduce((sum, { average, size }) => sum + average * size, 0)
  const bestAverage = all / best.reduce((sum, { size }) => sum + size, 0)
  const unit = isByViews ? 'views' : 'reactions'
  return {
    platform,
    times: best
      .map(({ weekday, hour }): SlotTime => ({ weekday, time: `${String(hour).padStart(2, '0')}:00` }))
      .toSorted((one, other) => one.weekday - other.weekday || one.time.localeCompare(other.time)),
    isOwnData: true,
    basis: messages.calendar.ownTimes({
      platform: platformNames[platform],
      posts: posts.length,
      best: `${format(bestAverage)} ${unit}`,
      typical: format(typical),
    }),
  }
}

function hourOf(at: Date, zone: string): { weekday: number; hour: number } {
  const { dayOfWeek, hour } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
  return { weekday: dayOfWeek, hour }
}

/** Null when the platform reports none of them. */
function countReactions(values: Readonly<Record<string, number>>): number | null {
  const known = reactions.flatMap((name) => values[name] ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

function countViews(values: Readonly<Record<string, number>>): number | null {
  return views.map((name) => values[name]).find((value) => value !== undefined) ?? null
}

function averageOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function format(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 })
}

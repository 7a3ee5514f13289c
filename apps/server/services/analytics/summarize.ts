// The four metrics of accounts and posts, and their change against the period before.

import type { MeasuredAccount, Metric, Metrics } from '@vivify/contract/routes/analytics'
import type { PublishedRow, Values } from '../../store/analytics.ts'

/** Milliseconds since 1970. `before` is the beginning of the period that `from` ends. */
export interface Period {
  before: number
  from: number
}

export function summarize(
  accounts: readonly Pick<MeasuredAccount, 'days'>[],
  posts: readonly Pick<PublishedRow, 'endedAt' | 'values'>[],
  { before, from }: Period,
): Metrics {
  const now = posts.filter(({ endedAt }) => endedAt.getTime() >= from)
  const earlier = posts.filter(({ endedAt }) => endedAt.getTime() >= before && endedAt.getTime() < from)
  const compare = (measure: (values: readonly Values[]) => number | null): Metric => {
    const [value, was] = [now, earlier].map((some) => measure(some.map(({ values }) => values)))
    return { value: value!, changePercent: changeOf(value!, was!) }
  }
  return {
    followers: countFollowers(accounts, new Date(from).toISOString().slice(0, 10)),
    engagementPercent: compare(measureEngagement),
    reach: compare((values) => add(values.map(seenBy))),
    clicks: compare((values) => add(values.map(({ clicks }) => clicks))),
  }
}

/** Compares only accounts that were measured at both ends, so that a new account is not growth. */
function countFollowers(accounts: readonly Pick<MeasuredAccount, 'days'>[], from: string): Metric {
  const series = accounts.map(({ days }) =>
    days.flatMap(({ day, values }) =>
      values['followers'] === undefined ? [] : [{ day, followers: values['followers'] }],
    ),
  )
  const value = add(series.map((days) => days.at(-1)?.followers))
  const compared = series.flatMap((days) => {
    const first = days.findLast(({ day }) => day <= from) ?? days[0]
    const last = days.at(-1)
    return first && last && first !== last ? [{ first, last }] : []
  })
  const was = add(compared.map(({ first }) => first.followers))
  return { value, changePercent: changeOf(add(compared.map(({ last }) => last.followers)), was) }
}

/** Only posts count whose viewers and reactions are both known. */
function measureEngagement(posts: readonly Values[]): number | null {
  let reactions = 0
  let viewers = 0
  for (const values of posts) {
    const seen = seenBy(values)
    const { engagement, likes, comments, shares } = values
    const reacted = engagement ?? add([likes, comments, shares])
    if (seen === undefined || seen === 0 || reacted === null) continue
    reactions += reacted
    viewers += seen
  }
  return viewers === 0 ? null : round((100 * reactions) / viewers)
}

function seenBy({ reach, views }: Values): number | undefined {
  return reach ?? views
}

/** Null when no value is known. */
function add(values: readonly (number | undefined)[]): number | null {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

function changeOf(value: number | null, was: number | null): number | null {
  return value === null || was === null || was === 0 ? null : round((100 * (value - was)) / was)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

// What a performance report says: measured values, and how much was published and planned.

import type { Analytics, MeasuredPost } from '@vivify/contract/routes/analytics'
import { countPlanned, countPublished } from '../../store/analytics.ts'
import type { Database } from '../../store/database.ts'
import type { ReportFacts } from './tasks/report-contract.ts'

export interface ReportQuestion {
  workspaceId: string
  days: number
  /** Milliseconds since 1970. */
  nowMs: number
  /** The values of these days. */
  measured: Analytics
}

const dayMs = 86_400_000
const maxAccounts = 8
const maxPosts = 6

export async function readReport(db: Database, question: ReportQuestion): Promise<ReportFacts> {
  const { workspaceId, days, nowMs, measured } = question
  const day = (offset: number): string => new Date(nowMs + offset * dayMs).toISOString().slice(0, 10)
  const [published, planned] = await Promise.all([
    countPublished(db, workspaceId, new Date(nowMs - days * dayMs)),
    countPlanned(db, workspaceId, { from: day(0), to: day(days) }),
  ])
  const accounts = measured.accounts.flatMap(({ platform, name, days: rows }) => {
    const followers = rows.flatMap(({ day: on, values }) =>
      values['followers'] === undefined ? [] : [{ day: on, count: values['followers'] }],
    )
    return followers.length === 0 ? [] : [{ platform, name, followers }]
  })
  const posts = measured.posts.map(viewPost)
  const best = posts.filter(({ reactions }) => reactions !== null)
  return {
    days,
    period: { from: day(-days), to: day(0) },
    before: { from: day(-2 * days), to: day(-days) },
    madeOn: day(0),
    isMeasured: accounts.length > 0 || measured.posts.some(({ values }) => Object.keys(values).length > 0),
    metrics: measured.metrics,
    published: { posts: published.posts, sends: published.sends },
    planned,
    accountCount: measured.accounts.length,
    accounts: accounts.toSorted((one, other) => lastOf(other) - lastOf(one)).slice(0, maxAccounts),
    moreAccounts: Math.max(0, accounts.length - maxAccounts),
    platforms: measured.platforms.map(({ platform, metrics }) => ({
      platform,
      metrics,
      sends: published.byPlatform.get(platform) ?? 0,
    })),
    areBest: best.length > 0,
    posts: (best.length > 0 ? best.toSorted((one, other) => other.reactions! - one.reactions!) : posts).slice(
      0,
      maxPosts,
    ),
  }
}

function lastOf({ followers }: ReportFacts['accounts'][number]): number {
  return followers.at(-1)!.count
}

function viewPost({ values, publishedAt, ...post }: MeasuredPost): ReportFacts['posts'][number] {
  const { platform, accountName, text, permalink } = post
  const { engagement, likes, comments, shares, reach, views, clicks } = values
  const known = [likes, comments, shares].filter((value) => value !== undefined)
  const sum = known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
  return {
    platform,
    accountName,
    text,
    permalink,
    publishedOn: publishedAt.slice(0, 10),
    reactions: engagement ?? sum,
    seen: reach ?? views ?? null,
    clicks: clicks ?? null,
  }
}

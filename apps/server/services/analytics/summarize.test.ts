import { expect, test } from 'vitest'
import { summarize } from './summarize.ts'

const day = 86_400_000
const period = { before: 40 * day, from: 70 * day }
const post = (days: number, values: Record<string, number>) => ({ endedAt: new Date(days * day), values })

test('engagement counts only posts whose viewers and reactions are known, and reach falls back to views', () => {
  const posts = [
    post(80, { views: 1000, likes: 30, comments: 10, shares: 10 }),
    post(81, { likes: 500 }),
    post(82, { reach: 500, views: 900, engagement: 25, clicks: 7 }),
    post(50, { views: 1000, likes: 100 }),
  ]
  const { engagementPercent, reach, clicks } = summarize([], posts, period)
  expect(engagementPercent).toEqual({ value: 5, changePercent: -50 })
  expect(reach).toEqual({ value: 1500, changePercent: 50 })
  expect(clicks).toEqual({ value: 7, changePercent: null })
})

test('an account that is new is no growth, and one without followers does not silence the others', () => {
  const days = (...followers: (number | undefined)[]) => ({
    days: followers.map((count, index) => ({
      day: new Date((70 + index) * day).toISOString().slice(0, 10),
      values: (count === undefined ? {} : { followers: count }) as Record<string, number>,
    })),
  })
  const { followers } = summarize([days(100, 150), days(1000), days(undefined, undefined)], [], period)
  expect(followers).toEqual({ value: 1150, changePercent: 50 })
})

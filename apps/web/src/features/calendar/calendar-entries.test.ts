import { expect, test } from 'vitest'
import type { CalendarArticle } from '../../api/calendar.ts'
import { countEntries, idOf, joinEntries, placeArticle } from './calendar-entries.ts'
import { isDay } from './calendar-dates.ts'
import type { PlacedPost } from './calendar-posts.ts'

function buildArticle(article: Partial<CalendarArticle> = {}): CalendarArticle {
  return {
    id: 'p1',
    articleId: 'a1',
    siteId: 's1',
    siteName: 'A blog',
    siteKind: 'wordpress',
    state: 'scheduled',
    status: 'publish',
    jobId: 'j1',
    link: null,
    message: null,
    revision: null,
    plannedAt: '2026-11-25T23:30:00.000Z',
    publishedAt: null,
    title: 'How Lighthouses Work',
    at: '2026-11-25T23:30:00.000Z',
    changedAt: '2026-11-01T00:00:00.000Z',
    ...article,
  }
}

const buildPost = (id: string, time: string) => ({ post: { id }, day: '2026-11-26', time }) as PlacedPost

test('an article is on the day of the browser’s clock', () => {
  expect(placeArticle(buildArticle(), 'Europe/Berlin')).toMatchObject({ day: '2026-11-26', time: '00:30' })
  expect(placeArticle(buildArticle(), 'America/New_York')).toMatchObject({ day: '2026-11-25', time: '18:30' })
})

test('an article that is published and scheduled again is two entries', () => {
  const placed = [buildArticle(), buildArticle({ jobId: 'j2', state: 'published' })].map((article) =>
    placeArticle(article, 'UTC'),
  )
  expect(new Set(placed.map(idOf)).size).toBe(2)
})

test('a day has its posts and articles in the order of their time, and says how many', () => {
  const posts = new Map([['2026-11-26', [buildPost('one', '00:10'), buildPost('two', '09:00')]]])
  const articles = [buildArticle(), buildArticle({ jobId: 'j2', at: '2026-12-01T08:00:00.000Z' })]
  const days = joinEntries(
    posts,
    articles.map((article) => placeArticle(article, 'Europe/Berlin')),
  )
  expect(days.get('2026-11-26')!.map(({ time }) => time)).toEqual(['00:10', '00:30', '09:00'])
  expect([...days.values()].map(countEntries)).toEqual(['2 posts, 1 article', '0 posts, 1 article'])
  expect(countEntries([])).toBe('0 posts')
})

test('only days that exist are days', () => {
  expect(['2026-02-28', '2026-02-30', '2026-13-01', '2026-2-3', 'today', ''].filter(isDay)).toEqual([
    '2026-02-28',
  ])
})

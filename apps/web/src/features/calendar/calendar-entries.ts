// Everything on the calendar: posts, and articles at people's sites.

import type { Publication } from '@vivify/contract/routes/article-sites'
import type { CalendarArticle } from '../../api/calendar.ts'
import { wallClockAt, type Day } from './calendar-dates.ts'
import type { PlacedPost, PostTone } from './calendar-posts.ts'

export interface PlacedArticle {
  article: CalendarArticle
  /** Differs from those of posts, and between two moments of one article. */
  id: string
  /** On the browser's wall clock. */
  day: Day
  time: string
  tone: PostTone
}

export type CalendarEntry = PlacedPost | PlacedArticle

const tones: Record<Publication['state'], PostTone> = {
  scheduled: 'scheduled',
  publishing: 'scheduled',
  published: 'published',
  failed: 'failed',
  unconfirmed: 'unconfirmed',
  cancelled: 'draft',
}

export function placeArticle(article: CalendarArticle, zone: string): PlacedArticle {
  return {
    article,
    id: `article-${article.id}-${article.jobId}`,
    ...wallClockAt(Date.parse(article.at), zone),
    tone: tones[article.state],
  }
}

export function isArticle(entry: CalendarEntry): entry is PlacedArticle {
  return 'article' in entry
}

export function idOf(entry: CalendarEntry): string {
  return isArticle(entry) ? entry.id : entry.post.id
}

/** Posts and articles of each day, in the order of their time. */
export function joinEntries(
  posts: ReadonlyMap<Day, readonly PlacedPost[]>,
  articles: readonly PlacedArticle[],
): Map<Day, CalendarEntry[]> {
  const days = new Map<Day, CalendarEntry[]>([...posts].map(([day, list]) => [day, [...list]]))
  for (const [day, list] of Map.groupBy(articles, (article) => article.day)) {
    const all = [...(days.get(day) ?? []), ...list]
    days.set(
      day,
      all.toSorted(
        (one, other) => one.time.localeCompare(other.time) || idOf(one).localeCompare(idOf(other)),
      ),
    )
  }
  return days
}

/** Such as `2 posts, 1 article`. */
export function countEntries(entries: readonly CalendarEntry[]): string {
  const articles = entries.filter(isArticle).length
  const posts = entries.length - articles
  return [
    posts === 1 ? '1 post' : `${posts} posts`,
    ...(articles === 0 ? [] : [articles === 1 ? '1 article' : `${articles} articles`]),
  ].join(', ')
}

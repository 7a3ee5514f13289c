import { writeOrigin, type Origin } from './origin.ts'

export interface NewPost {
  /** Assets to post. */
  media?: readonly string[]
  text?: string
  /** What the post is made from. */
  from?: Origin
  /** Wall-clock time, such as `2026-11-25` and `09:00`. */
  date?: string
  time?: string
}

/** Address that opens the composer with a new post. */
export function postLink({ media = [], text, from, date, time }: NewPost): string {
  const search = new URLSearchParams(media.map((id) => ['media', id]))
  if (text) search.set('text', text)
  if (from) search.set('from', writeOrigin(from))
  if (date) search.set('date', date)
  if (time) search.set('time', time)
  return `/social-media-suite?${search.toString()}`
}

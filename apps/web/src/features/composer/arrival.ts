// How other screens open the composer: a new post from media, words and a time, with what it was made from.

import type { Origin, PostContent } from '@vivify/contract/post'
import { readOrigin } from '../../lib/origin.ts'
import { addMedia, emptyPost, setAccount, type Accounts } from './post-content.ts'

/** Search parameters that describe a new post. */
const names = ['media', 'text', 'from', 'date', 'time'] as const

export interface Arrival {
  media: string[]
  text: string
  from: Origin[]
  date: string | null
  time: string | null
}

const maxMedia = 35
const maxTextCharacters = 65_000

/**
 * Reads `?media=<assetId>&text=…&from=<kind:id:title>&date=2026-11-25&time=09:00`; `media` and `from` may be repeated.
 * Parts that can't be read are left out; null when none is left.
 */
export function readArrival(search: URLSearchParams): Arrival | null {
  const media = search.getAll('media').filter((id) => /^[\w-]{1,64}$/.test(id))
  const text = (search.get('text') ?? '').slice(0, maxTextCharacters)
  const date = /^\d{4}-\d{2}-\d{2}$/.exec(search.get('date') ?? '')?.[0] ?? null
  const time = /^\d{2}:\d{2}$/.exec(search.get('time') ?? '')?.[0] ?? null
  const from = search.getAll('from').flatMap((value) => readOrigin(value) ?? [])
  if (media.length === 0 && text === '' && date === null) return null
  return { media: media.slice(0, maxMedia), text, from: from.slice(0, 12), date, time }
}

/** The same address without what was read. */
export function withoutArrival(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  for (const name of names) rest.delete(name)
  return rest
}

/** The draft to begin with; `zone` is where its time holds, `accounts` are those of the preselected platforms. */
export function contentOf(arrival: Arrival, zone: string, accounts: Accounts): PostContent {
  const { media, text, from, date, time } = arrival
  const empty = emptyPost()
  const started: PostContent = {
    ...empty,
    text,
    derivedFrom: from,
    plan: date === null ? null : { date, time: time ?? '09:00', zone, fold: 'earlier' },
  }
  const filled = media.reduce((content, assetId) => addMedia(content, { assetId, altText: '' }), started)
  return filled.platforms.reduce(
    (content, platform) => setAccount(content, platform, accounts[platform]),
    filled,
  )
}

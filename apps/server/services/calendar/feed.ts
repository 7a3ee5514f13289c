// The calendar as iCalendar at a secret address, for other calendar programs.

import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { platformNames } from '@vivify/contract/platforms'
import type { CalendarArticle } from '@vivify/contract/routes/calendar'
import { createAddressSecret, hashAddressSecret } from '../../lib/secret-address.ts'
import {
  findFeedWorkspace,
  listFeedRows,
  listFeedTexts,
  putFeed,
  type FeedRow,
} from '../../store/calendar.ts'
import type { Database } from '../../store/database.ts'
import { printCalendar, type CalendarEvent } from './icalendar.ts'

/** Articles at people's sites. */
export interface ArticleSource {
  listBetween(workspaceId: string, span: { from: Date; to: Date; most: number }): Promise<CalendarArticle[]>
}

interface FeedParts {
  db: Database
  articles: ArticleSource
  /** Milliseconds since 1970. */
  now: () => number
}

export interface PrintedFeed {
  text: string
  /** Changes with the text. */
  entityTag: string
}

const dayMs = 86_400_000
const yearMs = 365 * dayMs
const eventMinutes = 15
const summaryCharacters = 60
const mostDescriptionCharacters = 4000
const leastDescriptionCharacters = 200
/** Of all descriptions together: whoever knows the address may ask for them again and again. */
const feedCharacters = 2_000_000
/** Of whole posts, whose texts are read. */
const readCharacters = 20_000_000
const postsAtOnce = 20
const maxArticles = 10_000
const minuteMs = 60_000

/** Makes a new address; the old one stops working. */
export async function rotateFeed(
  db: Database,
  workspaceId: string,
): Promise<{ path: string; createdAt: string }> {
  const secret = createAddressSecret()
  const { createdAt } = await putFeed(db, workspaceId, hashAddressSecret(secret)!)
  return { path: `/calendar/${secret}.ics`, createdAt: createdAt.toISOString() }
}

/** Prints the feed of the address' last part. Throws AppError `not_found` for any other. */
export async function printFeed({ db, articles, now }: FeedParts, file: string): Promise<PrintedFeed> {
  const tokenHash = file.endsWith('.ics') ? hashAddressSecret(file.slice(0, -'.ics'.length)) : null
  const workspaceId = tokenHash === null ? null : await findFeedWorkspace(db, tokenHash)
  if (workspaceId === null) throw new AppError('not_found', messages.calendar.feedNotFound)
  // Whole days, so that the same posts give the same text all day.
  const today = Math.floor(now() / dayMs) * dayMs
  const span = { from: new Date(today - yearMs), to: new Date(today + yearMs) }
  const rows = await listFeedRows(db, workspaceId, span)
  const ids = [...new Set(rows.map(({ postId }) => postId))]
  const texts = await readTexts(db, workspaceId, ids)
  const placed = await articles.listBetween(workspaceId, { ...span, most: maxArticles })
  const text = printCalendar('Vivify', [...describePosts(rows, texts), ...placed.flatMap(describeArticle)])
  const hash = createHash('sha256').update(text).digest('base64url')
  return { text, entityTag: `"${hash}"` }
}

/** The beginnings of posts' texts, until enough was read; later posts are in the feed without their words. */
async function readTexts(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  let characters = 0
  for (let start = 0; start < ids.length && characters < readCharacters; start += postsAtOnce) {
    // As in `findPosts`, other requests get their turn.
    await setImmediate()
    const some = ids.slice(start, start + postsAtOnce)
    for (const one of await listFeedTexts(db, workspaceId, some, mostDescriptionCharacters)) {
      texts.set(one.id, one.text)
      characters += one.characters
    }
  }
  return texts
}

/** One event for each post and moment: a post whose platforms publish at different times is several events. */
function describePosts(rows: readonly FeedRow[], texts: ReadonlyMap<string, string>): CalendarEvent[] {
  const characters = Math.max(leastDescriptionCharacters, Math.floor(feedCharacters / rows.length))
  const groups = Map.groupBy(
    rows,
    (row) => `${row.postId}-${row.state === 'published' ? 'published' : 'planned'}`,
  )
  return [...groups].map(([uid, targets]) => {
    const text = texts.get(targets[0]!.postId) ?? ''
    return describePost(uid, targets, { text, characters })
  })
}

function describePost(
  uid: string,
  targets: readonly FeedRow[],
  { text, characters }: { text: string; characters: number },
): CalendarEvent {
  const { revision, updatedAt, state } = targets[0]!
  const isPublished = state === 'published'
  const names = targets.map(({ platform, connectionId }) =>
    connectionId === null ? `${platformNames[platform]} (dry run)` : platformNames[platform],
  )
  const links = targets.flatMap(({ permalink }) => permalink ?? [])
  const ended = targets.map(({ endedAt }) => endedAt?.getTime() ?? 0)
  return {
    uid: `${uid}@vivify`,
    atMs: isPublished ? Math.min(...ended) : targets[0]!.plannedAt.getTime(),
    minutes: eventMinutes,
    sequence: revision,
    changedAtMs: Math.max(updatedAt.getTime(), ...ended),
    summary: `${isPublished ? 'Published' : 'Scheduled'}: ${names.join(', ')}: ${firstWords(text)}`,
    description: [text.slice(0, characters).toWellFormed(), ...links].join('\n'),
    url: links[0] ?? null,
  }
}

/** No event for what failed or is unconfirmed, as with posts. */
function describeArticle(article: CalendarArticle): CalendarEvent[] {
  const { id, state, status, siteName, title, at, changedAt, link } = article
  if (state === 'failed' || state === 'unconfirmed') return []
  const isThere = state === 'published'
  const changedAtMs = Date.parse(changedAt)
  const begin = isThere ? (status === 'draft' ? 'Draft' : 'Published') : 'Scheduled'
  return [
    {
      uid: `article-${id}-${isThere ? 'published' : 'planned'}@vivify`,
      atMs: Date.parse(at),
      minutes: eventMinutes,
      // It has no count of its changes, but each one is later.
      sequence: Math.floor(changedAtMs / minuteMs),
      changedAtMs,
      summary: `${begin}: ${siteName}: ${firstWords(title)}`,
      description: link ?? '',
      url: isThere ? link : null,
    },
  ]
}

function firstWords(text: string): string {
  const line = text.split('\n', 1)[0]!
  return line.length <= summaryCharacters ? line : `${line.slice(0, summaryCharacters).toWellFormed()}…`
}

// Edits of the queue, as functions from one list to the next.

import { maxArticleTitleCharacters, maxQueuedTitles } from '@vivify/contract/article-choices'
import { createId } from '../../../lib/create-id.ts'

export interface QueuedTitle {
  readonly id: string
  readonly title: string
}

export interface Added {
  queue: QueuedTitle[]
  /** Titles that are longer than an article's title may be. */
  tooLong: string[]
  /** Titles for which the queue has no room. */
  noRoom: string[]
}

/** Adds titles at the end. */
export function addTitles(queue: readonly QueuedTitle[], titles: readonly string[]): Added {
  const fitting = titles.filter((title) => title.length <= maxArticleTitleCharacters)
  const room = Math.max(0, maxQueuedTitles - queue.length)
  return {
    queue: [...queue, ...fitting.slice(0, room).map((title) => ({ id: createId(), title }))],
    tooLong: titles.filter((title) => title.length > maxArticleTitleCharacters),
    noRoom: fitting.slice(room),
  }
}

/** Moves a title to an index, counted without it. */
export function moveTitle(queue: readonly QueuedTitle[], id: string, index: number): QueuedTitle[] {
  const moved = queue.find((item) => item.id === id)
  if (moved === undefined) return [...queue]
  const rest = queue.filter((item) => item.id !== id)
  const at = Math.min(Math.max(0, index), rest.length)
  return [...rest.slice(0, at), moved, ...rest.slice(at)]
}

/** Puts a removed title back where it was. */
export function putBack(queue: readonly QueuedTitle[], item: QueuedTitle, index: number): QueuedTitle[] {
  if (queue.length >= maxQueuedTitles || queue.some(({ id }) => id === item.id)) return [...queue]
  return [...queue.slice(0, index), item, ...queue.slice(index)]
}

/** Ids of titles that repeat an earlier one, whatever their capitals, blanks and final punctuation. */
export function findDuplicates(queue: readonly QueuedTitle[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { id, title } of queue) {
    const key = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const known = key === '' ? title : key
    if (seen.has(known)) repeated.add(id)
    seen.add(known)
  }
  return repeated
}

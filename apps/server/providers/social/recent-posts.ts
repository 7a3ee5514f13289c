// Finds a post again on platforms that have no key against posting twice: by its text, among the account's recent posts.

import { findLinks } from '@vivify/social/count-text'
import { ProviderError } from '../provider-error.ts'
import type { FoundAgain, PublishRun, StepResult } from './port.ts'

export interface RecentPost {
  id: string
  text: string
  createdMs: number
}

/** Platforms state times in seconds. */
const toleranceMs = 2000

/**
 * Looks for a text among the posts that were made since a call began. `isWhole` says that `posts` holds all posts since
 * then; otherwise a text that is not found may still be there.
 */
export function findPostAgain(options: {
  text: string
  /** When the call began, on the platform's clock; see `onPlatformClock`. */
  sinceMs: number
  posts: readonly RecentPost[]
  isWhole: boolean
}): FoundAgain<{ id: string }> {
  const { sinceMs, posts, isWhole } = options
  const text = normalizeText(options.text)
  const matches = posts
    .filter((post) => post.createdMs >= sinceMs - toleranceMs && normalizeText(post.text) === text)
    .sort((one, other) => one.createdMs - other.createdMs)
  if (matches.length === 0) return isWhole ? { outcome: 'absent' } : { outcome: 'unclear' }
  // A post of links or pictures alone has no text that tells it from another one.
  if (matches.length > 1 && text === '') return { outcome: 'unclear' }
  return { outcome: 'done', result: { id: matches[0]!.id } }
}

/** A time of our clock on the platform's clock, by the `Date` of its answer. */
export function onPlatformClock(timeMs: number, nowMs: number, headers: Headers): number {
  const thereMs = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(thereMs) ? timeMs : timeMs + thereMs - nowMs
}

/**
 * A text without what platforms change in it: links, which X replaces, spaces, and the way accents are written.
 */
export function normalizeText(text: string): string {
  let rest = ''
  let end = 0
  for (const { start, stop } of findLinks(text)) {
    rest += text.slice(end, start) + ' '
    end = stop
  }
  return (rest + text.slice(end)).normalize('NFC').replace(/\s+/g, ' ').trim()
}

/**
 * Commits a post that is found again by a search. A platform may list a post so late that it seemed absent; then it
 * refuses the next call as a duplicate, and the search is made once more. `unclear` when the account may not read what
 * would tell. Throws what `commit` throws.
 */
export function commitFindable(
  run: PublishRun,
  name: string,
  { create, find }: { create(): Promise<StepResult>; find(begunMs: number): Promise<FoundAgain<StepResult>> },
): Promise<StepResult> {
  let firstBegunMs: number | null = null
  return run.commit(
    name,
    async () => {
      try {
        return await create()
      } catch (error) {
        if (firstBegunMs === null || !isRefusal(error)) throw error
        const found = await find(firstBegunMs).catch(() => null)
        if (found?.outcome === 'done') return found.result
        throw error
      }
    },
    async (begunMs) => {
      firstBegunMs = begunMs
      try {
        return await find(begunMs)
      } catch (error) {
        if (ProviderError.isInstance(error) && error.failure === 'forbidden') return { outcome: 'unclear' }
        throw error
      }
    },
  )
}

/** How X and LinkedIn refuse duplicates, among other things. */
function isRefusal(error: unknown): boolean {
  return (
    ProviderError.isInstance(error) && (error.failure === 'forbidden' || error.failure === 'unprocessable')
  )
}

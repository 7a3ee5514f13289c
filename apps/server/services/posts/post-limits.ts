// What the posts of an account may take. Lists, the calendar and its feed read many posts at once, so long ones are
// limited together.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import type { PostContent } from '@vivify/contract/post'
import { countEvents, countPosts, measurePosts, type PostRow } from '../../store/posts.ts'
import type { Database, Executor } from '../../store/database.ts'

const maxPosts = 20_000
/** Deleted posts take room for a day. */
const maxWithDeleted = 2 * maxPosts
/** Of one post, as JSON. */
const maxCharacters = 150_000
/** Shorter posts are not measured: their number limits them. */
const longCharacters = 5000
const maxLongCharacters = 20_000_000
const measuredMs = 60_000
/** Lines are never removed. */
const maxReceiptLines = 1000

/** How much the long posts of accounts have together, measured once a minute and counted in between. */
export class LongPosts {
  readonly #db: Database
  readonly #most: number
  readonly #known = new Map<string, { atMs: number; measured: Promise<number>; added: number }>()

  constructor(db: Database, most = maxLongCharacters) {
    this.#db = db
    this.#most = most
  }

  /** Throws AppError `too_large` for a post that is too long, and `rate_limited` when the account has too many long ones. */
  async require(workspaceId: string, content: PostContent): Promise<void> {
    const characters = JSON.stringify(content).length
    if (characters > maxCharacters) throw new AppError('too_large', messages.posts.tooLong(maxCharacters))
    if (characters < longCharacters) return
    const known = this.#measure(workspaceId)
    const before = await known.measured
    if (before + known.added + characters > this.#most) {
      throw new AppError('rate_limited', messages.posts.tooMuchText(this.#most))
    }
    known.added += characters
  }

  /** Measuring reads all posts of an account, so calls that come together share it. */
  #measure(workspaceId: string) {
    const nowMs = performance.now()
    for (const [id, { atMs }] of this.#known) {
      if (nowMs - atMs < measuredMs) break
      this.#known.delete(id)
    }
    const before = this.#known.get(workspaceId)
    if (before) return before
    const measured = measurePosts(this.#db, workspaceId, longCharacters)
    const known = { atMs: nowMs, measured, added: 0 }
    this.#known.set(workspaceId, known)
    measured.catch(() => this.#known.delete(workspaceId))
    return known
  }
}

/** Throws AppError `rate_limited` when the account has too many posts. Called under the lock of the account. */
export async function requirePostRoom(tx: Executor, workspaceId: string): Promise<void> {
  const kept = await countPosts(tx, workspaceId)
  if (kept.live >= maxPosts) throw new AppError('rate_limited', messages.posts.tooMany(maxPosts))
  if (kept.posts >= maxWithDeleted) throw new AppError('rate_limited', messages.posts.tooManyDeleted)
}

/** Throws AppError `conflict` for a post that was scheduled and moved too often. */
export async function requireReceiptRoom(tx: Executor, { workspaceId, id }: PostRow): Promise<void> {
  if ((await countEvents(tx, workspaceId, id)) < maxReceiptLines) return
  throw new AppError('conflict', messages.posts.receiptFull(maxReceiptLines))
}

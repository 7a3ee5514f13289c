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
const maxLongCharacters = 50_000_000
/** Lines are never removed. */
const maxReceiptLines = 1000

/** Throws AppError `too_large` for a post that is too long, and `rate_limited` when the account has too many long ones. */
export async function requireTextRoom(
  db: Database,
  workspaceId: string,
  content: PostContent,
  most = maxLongCharacters,
): Promise<void> {
  const characters = JSON.stringify(content).length
  if (characters > maxCharacters) throw new AppError('too_large', messages.posts.tooLong(maxCharacters))
  if (characters < longCharacters) return
  const kept = await measurePosts(db, workspaceId, longCharacters)
  if (kept + characters > most) throw new AppError('rate_limited', messages.posts.tooMuchText(most))
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

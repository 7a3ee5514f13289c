// Posts: documents that save themselves, and their targets, which are sent at a planned time (publisher.ts).

import { createHash } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { derivePostState, type Plan, type PostContent, type PostState } from '@vivify/contract/post'
import type { PostEvent, SavedPost } from '@vivify/contract/routes/posts'
import { Gate } from '../../lib/gate.ts'
import type { Database, Transaction } from '../../store/database.ts'
import { lockBalance } from '../../store/ledger.ts'
import {
  findPost,
  findPosts,
  insertPost,
  listEvents,
  listPostIds,
  listTargets,
  lockPost,
  markPost,
  updatePost,
  type PostRow,
  type TargetRow,
} from '../../store/posts.ts'
import { describeEvent, describePost } from './describe-post.ts'
import { resolvePlanTime } from './plan-time.ts'
import { LongPosts, requirePostRoom, requireReceiptRoom } from './post-limits.ts'
import { cancelTargets, confirmTarget, retryTarget, scheduleTargets } from './schedule-post.ts'

export interface PostOptions {
  db: Database
  createId: () => string
  /** Wakes the publisher of this process, when it has one. */
  onDue?: () => void
}

/** What names a post throws AppError `not_found` for one that is not the workspace's. */
export interface PostService {
  /** Throws AppError `too_large` when the posts have too much text together, and `rate_limited`. */
  list(workspaceId: string, filter: ListFilter, signal: AbortSignal): Promise<SavedPost[]>
  /**
   * With a key that was used before, returns the post that was made then. Throws AppError `too_large` for a post that is
   * too long, and `rate_limited` when the account has too many.
   */
  create(
    workspaceId: string,
    input: { content: PostContent; idempotencyKey?: string | undefined },
  ): Promise<SavedPost>
  /** The next post of a repetition; null when it exists. */
  createNext(workspaceId: string, next: { content: PostContent; repeatOf: string }): Promise<SavedPost | null>
  read(workspaceId: string, id: string): Promise<SavedPost>
  /**
   * Throws AppError `conflict` when the revision is not the latest, `bad_input` when the post was sent everywhere, and
   * like `create`.
   */
  save(workspaceId: string, id: string, input: { content: PostContent; revision: number }): Promise<SavedPost>
  /**
   * Schedules the post on all of its platforms. Repeated calls change nothing. Throws AppError `bad_input` with the
   * specification's messages, and with what a platform would refuse.
   */
  schedule(
    workspaceId: string,
    id: string,
    request: { revision: number; when: 'planned' | 'now' },
  ): Promise<SavedPost>
  move(workspaceId: string, id: string, plan: Plan): Promise<SavedPost>
  /** Throws AppError `conflict` while the post is being sent. */
  unschedule(workspaceId: string, id: string): Promise<SavedPost>
  retry(workspaceId: string, id: string, targetId: string): Promise<SavedPost>
  confirm(workspaceId: string, id: string, targetId: string, isLive: boolean): Promise<SavedPost>
  readReceipt(workspaceId: string, id: string): Promise<PostEvent[]>
  /** Throws AppError `conflict` while the post is being sent, or may be live. */
  remove(workspaceId: string, id: string): Promise<void>
  restore(workspaceId: string, id: string): Promise<SavedPost>
}

export interface ListFilter {
  from?: string | undefined
  to?: string | undefined
  state?: PostState | undefined
  limit: number
}

/** Of all contents of a list together. */
const maxListedCharacters = 8_000_000
/** A long list keeps this process busy when it is answered. */
const listTurns = { atOnce: 4, atOncePerAccount: 1, maxWaiting: 200, maxWaitingPerAccount: 20 }

export function createPostService(options: PostOptions): PostService {
  const { db, createId } = options
  const longPosts = new LongPosts(db)
  const lists = new Gate(listTurns)
  const describeOne = async (row: PostRow): Promise<SavedPost> =>
    describePost(row, await listTargets(db, row.workspaceId, [row.id]))

  return {
    ...createActions(options, longPosts),
    list: (workspaceId, filter, signal) =>
      lists.pass(workspaceId, signal, () => list(db, workspaceId, filter)),
    async create(workspaceId, input) {
      await longPosts.require(workspaceId, input.content)
      return describeOne(await create(options, workspaceId, input))
    },
    read: async (workspaceId, id) => describeOne(await requirePost(db, workspaceId, id)),

    async createNext(workspaceId, { content, repeatOf }) {
      const plannedOn = content.plan?.date ?? null
      const row = await insertPost(db, { id: createId(), workspaceId, content, plannedOn, repeatOf })
      return row && describePost(row, [])
    },

    async readReceipt(workspaceId, id) {
      await requirePost(db, workspaceId, id)
      return (await listEvents(db, workspaceId, id)).map(describeEvent)
    },

    async restore(workspaceId, id) {
      if (!(await markPost(db, { workspaceId, id }, 'restored'))) throw missingPost()
      return describeOne(await requirePost(db, workspaceId, id))
    },
  }
}

type Actions = Pick<PostService, 'save' | 'schedule' | 'move' | 'unschedule' | 'retry' | 'confirm' | 'remove'>
type Change = (tx: Transaction, post: PostRow, targets: TargetRow[]) => Promise<PostRow | void>

/** The actions on one post, which happen one after another. */
function createActions({ db, createId, onDue = () => {} }: PostOptions, longPosts: LongPosts): Actions {
  const tools = { createId }

  async function act(workspaceId: string, id: string, change: Change): Promise<SavedPost> {
    const saved = await db.transaction(async (tx) => {
      const post = await lockPost(tx, workspaceId, id)
      if (!post) throw missingPost()
      const changed = await change(tx, post, await listTargets(tx, workspaceId, [id]))
      return describePost(changed ?? post, await listTargets(tx, workspaceId, [id]))
    })
    onDue()
    return saved
  }

  return {
    async save(workspaceId, id, { content, revision }) {
      await longPosts.require(workspaceId, content)
      return act(workspaceId, id, async (tx, post, targets) => {
        requireRevision(post, revision)
        if (isSentEverywhere(targets)) throw new AppError('bad_input', messages.posts.alreadySent)
        return (await updatePost(tx, { workspaceId, id, revision }, content)) ?? undefined
      })
    },

    schedule: (workspaceId, id, { revision, when }) =>
      act(workspaceId, id, async (tx, post, targets) => {
        requireRevision(post, revision)
        await requireReceiptRoom(tx, post)
        await scheduleTargets(tx, tools, { post, targets, isNow: when === 'now' })
      }),

    move: (workspaceId, id, plan) =>
      act(workspaceId, id, async (tx, post, targets) => {
        await requireReceiptRoom(tx, post)
        return moveTargets(tx, tools, { post, targets, plan })
      }),

    unschedule: (workspaceId, id) =>
      act(workspaceId, id, async (tx, _post, targets) => cancelTargets(tx, tools, targets)),

    retry: (workspaceId, id, targetId) =>
      act(workspaceId, id, async (tx, post, targets) => {
        await requireReceiptRoom(tx, post)
        await retryTarget(tx, tools, post, requireTarget(targets, targetId))
      }),

    confirm: (workspaceId, id, targetId, isLive) =>
      act(workspaceId, id, async (tx, _post, targets) =>
        confirmTarget(tx, tools, requireTarget(targets, targetId), isLive),
      ),

    async remove(workspaceId, id) {
      await act(workspaceId, id, async (tx, _post, targets) => {
        if (targets.some(({ state }) => state === 'unconfirmed')) {
          throw new AppError('conflict', messages.posts.unconfirmedDelete)
        }
        await cancelTargets(tx, tools, targets)
        await markPost(tx, { workspaceId, id }, 'deleted')
      })
    },
  }
}

/** Throws AppError `conflict` for a post that is being sent or was sent. */
async function moveTargets(
  tx: Transaction,
  tools: { createId: () => string },
  { post, targets, plan }: { post: PostRow; targets: TargetRow[]; plan: Plan },
): Promise<PostRow> {
  const { workspaceId, id, content } = post
  const state = derivePostState(targets)
  if (state !== 'draft' && state !== 'scheduled') throw new AppError('conflict', messages.posts.alreadySent)
  const moved = await updatePost(tx, { workspaceId, id, revision: null }, { ...content, plan })
  if (state === 'draft') resolvePlanTime(plan)
  else await scheduleTargets(tx, tools, { post: moved!, targets, isNow: false })
  return moved!
}

async function list(db: Database, workspaceId: string, filter: ListFilter): Promise<SavedPost[]> {
  const ids = await listPostIds(db, { workspaceId, ...filter })
  const rows = await findPosts(db, workspaceId, { ids, most: maxListedCharacters })
  if (rows === null) throw new AppError('too_large', messages.posts.tooMuchToList)
  const targets = await listTargets(
    db,
    workspaceId,
    rows.map(({ id }) => id),
  )
  const byPost = Map.groupBy(targets, ({ postId }) => postId)
  const all = rows.map((row) => describePost(row, byPost.get(row.id) ?? []))
  return filter.state === undefined ? all : all.filter(({ state }) => state === filter.state)
}

async function create(
  { db, createId }: PostOptions,
  workspaceId: string,
  { content, idempotencyKey: key }: { content: PostContent; idempotencyKey?: string | undefined },
): Promise<PostRow> {
  const id = key === undefined ? createId() : idOfKey(workspaceId, key)
  const post = { workspaceId, content, plannedOn: content.plan?.date ?? null }
  return db.transaction(async (tx) => {
    // First, so that a call with the same key at this moment is seen.
    await lockBalance(tx, workspaceId)
    const before = key === undefined ? null : await findPost(tx, workspaceId, id)
    if (before) return before
    await requirePostRoom(tx, workspaceId)
    // A post that was deleted keeps its id.
    return (await insertPost(tx, { ...post, id })) ?? (await insertPost(tx, { ...post, id: createId() }))!
  })
}

/** Throws AppError `not_found`, also for a post of another workspace. */
export async function requirePost(db: Database, workspaceId: string, id: string): Promise<PostRow> {
  const row = await findPost(db, workspaceId, id)
  if (!row) throw missingPost()
  return row
}

function requireRevision(post: PostRow, revision: number): void {
  if (post.revision === revision) return
  throw new AppError('conflict', messages.posts.changedElsewhere, { details: { revision: post.revision } })
}

function requireTarget(targets: readonly TargetRow[], id: string): TargetRow {
  const target = targets.find((one) => one.id === id)
  if (!target) throw missingPost()
  return target
}

function isSentEverywhere(targets: readonly TargetRow[]): boolean {
  return (
    targets.length > 0 &&
    targets.every(({ state }) => ['published', 'rehearsed', 'publishing', 'unconfirmed'].includes(state))
  )
}

function missingPost(): AppError {
  return new AppError('not_found', messages.posts.notFound)
}

/** One id for each key of a workspace, so that the database itself refuses a second post. */
function idOfKey(workspaceId: string, key: string): string {
  return createHash('sha256').update(`post\n${workspaceId}\n${key}`).digest('hex').slice(0, 32)
}

// Changes of a post's targets that a person asks for. Each runs in a transaction that holds the post's row.

import { randomBytes } from 'node:crypto'
import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { PostContent } from '@vivify/contract/post'
import { checkPost, type MediaFacts } from '@vivify/social/check-post'
import { sql, type SQL } from '../../store/sql.ts'
import { findAssets, type AssetRow } from '../../store/assets.ts'
import { findConnections } from '../../store/connections.ts'
import type { Transaction } from '../../store/database.ts'
import { changeTarget, insertTarget, type PostRow, type TargetRow, type Told } from '../../store/posts.ts'
import { postTargets } from '../../store/schema-social.ts'
import { recordPostEnd } from '../webhooks/record-post-end.ts'
import { resolvePlanTime } from './plan-time.ts'

interface Tools {
  createId: () => string
}

const twoYearsMs = 2 * 366 * 24 * 3_600_000
/** A plan this far in the past was meant as now: the person pressed the button in that minute. */
const justNowMs = 60_000

/**
 * Schedules a post on all of its platforms, or sends it now. Targets that wait get the new time, failed ones another
 * try, those of platforms that were taken out are cancelled. Throws AppError `bad_input` before anything is changed.
 */
export async function scheduleTargets(
  tx: Transaction,
  tools: Tools,
  { post, targets, isNow }: { post: PostRow; targets: readonly TargetRow[]; isNow: boolean },
): Promise<void> {
  const { workspaceId, content } = post
  const at = findMoment(content, isNow)
  await requireSendable(tx, post)
  const accounts = await findAccounts(tx, post)
  const isPending = ({ state }: TargetRow): boolean => state === 'scheduled' || state === 'failed'
  const removed = targets.filter(
    (target) => isPending(target) && !content.platforms.includes(target.platform),
  )
  await cancelTargets(tx, tools, removed)
  for (const platform of content.platforms) {
    const before = targets.find((target) => target.platform === platform)
    const account = accounts.get(platform) ?? { connectionId: null, accountName: null }
    if (before && !isPending(before)) continue
    if (!before) {
      const message = isNow ? messages.posts.receipt.now : messages.posts.receipt.scheduled
      await insertTarget(
        tx,
        {
          ...account,
          id: tools.createId(),
          workspaceId,
          postId: post.id,
          platform,
          key: randomBytes(16).toString('hex'),
          dueAt: at,
          plannedAt: at,
        },
        line(tools, message(platformNames[platform])),
      )
      continue
    }
    const change = { ...account, state: 'scheduled' as const, dueAt: at, plannedAt: at, endedAt: null }
    await changeTarget(
      tx,
      { id: before.id, workspaceId, from: ['scheduled', 'failed'] },
      { ...change, failures: 0, message: null, attempt: sql`${postTargets.attempt} + 1` },
      line(
        tools,
        isNow ? messages.posts.receipt.now(platformNames[platform]) : messages.posts.receipt.rescheduled,
      ),
    )
  }
}

/** Takes targets out of the schedule, except those of which a part is live. Throws AppError `conflict` when one is being sent. */
export async function cancelTargets(
  tx: Transaction,
  tools: Tools,
  targets: readonly TargetRow[],
): Promise<void> {
  if (targets.some(({ state }) => state === 'publishing')) {
    throw new AppError('conflict', messages.posts.sending)
  }
  for (const { id, workspaceId, state, journal } of targets) {
    const isPartLive = Object.values(journal).some(({ isFinal }) => isFinal)
    if ((state !== 'scheduled' && state !== 'failed') || isPartLive) continue
    const isChanged = await changeTarget(
      tx,
      { id, workspaceId, from: ['scheduled', 'failed'] },
      { state: 'cancelled', dueAt: null, endedAt: sql`now()` },
      line(tools, messages.posts.receipt.cancelled),
    )
    // A process took it in this moment.
    if (!isChanged) throw new AppError('conflict', messages.posts.sending)
  }
}

/** Sends a failed target again, from the step that failed. Throws AppError `conflict` for one in another state. */
export async function retryTarget(
  tx: Transaction,
  tools: Tools,
  post: PostRow,
  target: TargetRow,
): Promise<void> {
  const { id, workspaceId, platform } = target
  await requireSendable(tx, { ...post, content: { ...post.content, platforms: [platform] } })
  const account = (await findAccounts(tx, post)).get(platform) ?? { connectionId: null, accountName: null }
  const isChanged = await changeTarget(
    tx,
    { id, workspaceId, from: ['failed'] },
    { ...account, ...again(), failures: 0, attempt: sql`${postTargets.attempt} + 1` },
    line(tools, messages.posts.receipt.retried),
  )
  if (!isChanged) throw new AppError('conflict', messages.posts.notRetryable)
}

/** The person looked: a post that is live is published, one that is not is sent again. */
export async function confirmTarget(
  tx: Transaction,
  tools: Tools,
  target: TargetRow,
  isLive: boolean,
): Promise<void> {
  const { id, workspaceId } = target
  const { confirmedLive, confirmedAbsent } = messages.posts.receipt
  const done = Object.entries(target.journal).filter(([, step]) => step.result !== undefined)
  const isChanged = await changeTarget(
    tx,
    { id, workspaceId, from: ['unconfirmed'] },
    isLive
      ? { state: 'published', dueAt: null, endedAt: sql`now()`, message: null }
      : // The steps whose outcome was unknown had none.
        { ...again(), journal: Object.fromEntries(done) },
    line(tools, isLive ? confirmedLive : confirmedAbsent),
  )
  if (!isChanged) throw new AppError('conflict', messages.posts.notUnconfirmed)
  if (isLive) await recordPostEnd(tx, { ...target, state: 'published', message: null }, tools.createId)
}

function again() {
  return {
    state: 'scheduled' as const,
    dueAt: sql`now()`,
    plannedAt: sql`now()`,
    endedAt: null,
    message: null,
  }
}

function line({ createId }: Tools, message: string): Told {
  return { eventId: createId(), message }
}

/** Throws AppError `bad_input` for a post without a time, or with one in the past. */
function findMoment({ plan }: PostContent, isNow: boolean): Date | SQL {
  if (isNow) return sql`now()`
  if (plan === null) throw new AppError('bad_input', messages.posts.dateMissing)
  const { atMs } = resolvePlanTime(plan)
  const aheadMs = atMs - Date.now()
  if (aheadMs < -justNowMs) throw new AppError('bad_input', messages.posts.past)
  if (aheadMs > twoYearsMs) throw new AppError('bad_input', messages.posts.tooFar)
  return new Date(atMs)
}

/** Throws AppError `bad_input` with the specification's messages, and with what a platform would refuse. */
async function requireSendable(tx: Transaction, { workspaceId, content }: PostRow): Promise<void> {
  const { platforms, media, text } = content
  if (text.trim() === '' && media.length === 0) throw new AppError('bad_input', messages.posts.contentMissing)
  if (platforms.length === 0) throw new AppError('bad_input', messages.posts.platformMissing)
  const ids = [...new Set(media.map(({ assetId }) => assetId))]
  const files = await findAssets(tx, workspaceId, ids)
  if (files.length < ids.length) throw new AppError('asset_missing', messages.posts.mediaMissing)
  const facts = files.map(describeMedia)
  const problems = platforms
    .flatMap((platform) => checkPost(content, platform, facts))
    .filter(({ kind }) => kind === 'blocks')
  const [first] = problems
  if (first) throw new AppError('bad_input', first.message, { details: { problems } })
}

/** Facts of a file that decide whether platforms take it. */
export function describeMedia(asset: AssetRow): MediaFacts {
  const { id: assetId, mimeType, sizeBytes, width, height, durationSeconds } = asset
  const isMoving = asset.kind === 'clip' || asset.kind === 'video'
  const kind = mimeType === 'image/gif' ? 'gif' : isMoving ? 'video' : 'image'
  return { assetId, kind, mimeType, sizeBytes, width, height, durationSeconds }
}

/** The chosen accounts by platform. Throws AppError `bad_input` for one that is not connected anymore. */
async function findAccounts(
  tx: Transaction,
  { workspaceId, content }: PostRow,
): Promise<Map<PlatformId, { connectionId: string; accountName: string }>> {
  const chosen = content.platforms.flatMap((platform) => {
    const id = content.accounts[platform]
    return id === undefined ? [] : [{ platform, id }]
  })
  const found = await findConnections(
    tx,
    workspaceId,
    chosen.map(({ id }) => id),
  )
  return new Map(
    chosen.map(({ platform, id }) => {
      const account = found.find((one) => one.id === id && one.platform === platform)
      if (!account) throw new AppError('bad_input', messages.posts.accountMissing(platformNames[platform]))
      return [platform, { connectionId: id, accountName: account.name }]
    }),
  )
}

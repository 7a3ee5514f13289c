// One attempt to send a post to one platform. Whatever comes of it is one conditional change of the target's row together
// with its receipt's line.

import { AppError } from '@vivify/contract/errors'
import * as messages from '@vivify/contract/messages'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { PostContent } from '@vivify/contract/post'
import { versionFor } from '@vivify/social/check-post'
import { sql } from '../../store/sql.ts'
import { Again } from '../../lib/again.ts'
import { ProviderError } from '../../providers/provider-error.ts'
import type {
  PlatformSettings,
  PublishedPost,
  SocialAccess,
  SocialFetch,
  SocialFile,
  SocialPlatform,
  StepResult,
} from '../../providers/social/port.ts'
import {
  createPublishRun,
  Unconfirmed,
  type Journal,
  type SettleTimes,
} from '../../providers/social/publish-run.ts'
import { rehearse } from '../../providers/social/rehearse.ts'
import type { Database } from '../../store/database.ts'
import { writeStep, type TakenTarget } from '../../store/due-targets.ts'
import { changeTarget, type Told } from '../../store/posts.ts'
import { postTargets, type JournalStep } from '../../store/schema-social.ts'
import { recordPostEnd } from '../webhooks/record-post-end.ts'
import type { Lease } from './lease.ts'

/** Accounts at platforms, as publishing needs them. */
export interface AccountOpener {
  /**
   * Throws AppError `not_found` for an account that was disconnected, `conflict` for one that needs a log-in, and
   * ProviderError when its token can't be refreshed.
   */
  open(workspaceId: string, connectionId: string, signal: AbortSignal): Promise<OpenAccount>
  /**
   * The platform refused this token. Returns true when the account has another one, so that another try makes sense;
   * otherwise it needs a log-in.
   */
  renewRefused(
    workspaceId: string,
    connectionId: string,
    token: string,
    signal: AbortSignal,
  ): Promise<boolean>
  /** The platform asked to leave the account alone for a while. */
  noteBlocked(workspaceId: string, connectionId: string, forMs: number): Promise<void>
}

export interface OpenAccount {
  access: SocialAccess
  settings: PlatformSettings
  /** Reaches a server that a person named only by the guarded way. */
  fetch: SocialFetch
}

export type Aside = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Opens a post's media as they fit a platform; disposing gives temporary files back. */
export type OpenMedia = (
  workspaceId: string,
  content: PostContent,
  platform: PlatformId,
  signal: AbortSignal,
  /** Does work that takes long, such as converting a video. Default: just does it. */
  aside?: Aside,
) => Promise<{ files: readonly SocialFile[] } & AsyncDisposable>

export interface PublishOptions {
  db: Database
  createId: () => string
  platforms: ReadonlyMap<PlatformId, SocialPlatform>
  accounts: AccountOpener
  openMedia: OpenMedia
  /** Default: the usual ones. */
  times?: SettleTimes
  /** Pauses after failures that may pass by themselves, in milliseconds. Default: 30 seconds to 30 minutes. */
  retryPausesMs?: readonly number[]
}

type Ending = Parameters<typeof changeTarget>[2] & { told: string | null }

const usualPausesMs = [30_000, 120_000, 600_000, 1_800_000]
const usualBlockMs = 60_000
const longestWaitMs = 24 * 3_600_000
/** A post that is later than this is not sent without asking. */
const tooLateMs = 12 * 3_600_000

/** Works on a target that this process took until it ends or has to wait. */
export async function publishTarget(
  options: PublishOptions,
  target: TakenTarget,
  lease: Lease,
): Promise<void> {
  const steps: Steps = { ...target.journal }
  const work: Work = { lease, steps }
  const ending = await attempt(options, target, work)
  const { told, ...change } = keepOpen(ending, target, steps)
  const key = { id: target.id, workspaceId: target.workspaceId, attempt: target.attempt }
  const line: Told | null = told === null ? null : { eventId: options.createId(), message: told }
  await options.db.transaction(async (tx) => {
    const isOurs = await changeTarget(tx, { ...key, from: ['publishing'] }, change, line)
    if (isOurs) await recordPostEnd(tx, { ...target, ...change }, options.createId)
  })
}

type Steps = Record<string, JournalStep>

/** A target whose post may be live neither fails nor leaves the hands of Vivify. */
function keepOpen(ending: Ending, target: TakenTarget, steps: Steps): Ending {
  const finals = Object.values(steps).filter(({ isFinal }) => isFinal)
  const isUnclear = finals.some(({ result }) => result === undefined)
  if (ending.state === 'failed' && isUnclear) return unconfirmed(target)
  return ending.state === 'scheduled' && finals.length > 0 ? { ...ending, state: 'publishing' } : ending
}

interface Work {
  lease: Lease
  /** The journal as this attempt knows it. */
  steps: Steps
  /** The account's token, once it was opened. */
  token?: string
}

async function attempt(options: PublishOptions, target: TakenTarget, work: Work): Promise<Ending> {
  const { lease } = work
  const platform = options.platforms.get(target.platform)
  const { signal } = lease.stop
  try {
    if (!platform) throw new AppError('unavailable', messages.posts.accountMissing(target.platform))
    if (target.isDeleted) return cancelled()
    const lateMs = isFresh(target) ? Date.now() - target.plannedAt.getTime() : 0
    if (lateMs > tooLateMs) {
      return failed(messages.posts.receipt.missedBy(Math.round(lateMs / 3_600_000)))
    }
    const { workspaceId, content } = target
    const aside: Aside = (work) => lease.aside(work)
    await using media = await options.openMedia(workspaceId, content, target.platform, signal, aside)
    if (target.connectionId === null) {
      const { key } = target
      await rehearse(platform, { content, key, signal, files: media.files, nowMs: Date.now() })
      return ended('rehearsed', messages.posts.receipt.rehearsed(platformNames[target.platform]))
    }
    const post = await publish(options, platform, { target, files: media.files, work })
    const name = platformNames[target.platform]
    const told = [messages.posts.receipt.published(name), post.warning].filter(Boolean).join(' ')
    const { id: externalId, permalink, warning } = post
    return { ...ended('published', told), externalId, permalink, message: warning ?? null }
  } catch (error) {
    return describeEnd(options, { target, token: work.token }, error, signal)
  }
}

async function publish(
  { db, accounts, times }: PublishOptions,
  platform: SocialPlatform,
  { target, files, work }: { target: TakenTarget; files: readonly SocialFile[]; work: Work },
): Promise<PublishedPost> {
  const { lease } = work
  const { content, key } = target
  const { signal } = lease.stop
  const account = await accounts.open(target.workspaceId, target.connectionId!, signal)
  const { access, settings, fetch } = account
  work.token = access.token
  const journal = openJournal(db, target, work)
  await restartForOtherBytes(journal, work.steps, files)
  const run = createPublishRun(
    {
      post: versionFor(content, platform.id),
      content,
      files,
      access,
      key,
      signal,
      fetch,
      now: () => Date.now(),
      times,
    },
    journal,
  )
  return platform.publish(run, settings)
}

const filesStep = 'files'

/**
 * Forgets uploads that an earlier attempt began with other bytes, for instance before an update of the encoder. What is
 * final stays: then the files were sent already.
 */
async function restartForOtherBytes(
  journal: Journal,
  steps: Steps,
  files: readonly SocialFile[],
): Promise<void> {
  const made = files.flatMap(({ sha256 }, index) => (sha256 === undefined ? [] : [[String(index), sha256]]))
  if (made.length === 0) return
  const now: StepResult = Object.fromEntries(made)
  const before = steps[filesStep]?.result
  const isSame = before !== undefined && made.every(([index, sha256]) => before[index!] === sha256)
  if (isSame || Object.values(steps).some(({ isFinal }) => isFinal)) return
  for (const name of Object.keys(steps)) await journal.forget(name)
  await journal.finish(filesStep, now)
}

/** The journal in the target's row. */
function openJournal(db: Database, target: TakenTarget, { lease, steps }: Work): Journal {
  const write = async (name: string, step: JournalStep | null): Promise<void> => {
    if (!(await writeStep(db, target, name, step))) lease.lose()
    lease.stop.signal.throwIfAborted()
    if (step === null) delete steps[name]
    else steps[name] = step
  }
  return {
    read: (name) => steps[name],
    begin: (name) => write(name, { begun: Date.now(), isFinal: true }),
    finish: (name, result) => write(name, { ...(steps[name] ?? { begun: Date.now() }), result }),
    forget: (name) => write(name, null),
    requireLease: () => lease.require(),
  }
}

interface Tried {
  target: TakenTarget
  token: string | undefined
}

async function describeEnd(
  options: PublishOptions,
  tried: Tried,
  error: unknown,
  signal: AbortSignal,
): Promise<Ending> {
  const { target } = tried
  const name = platformNames[target.platform]
  if (error instanceof Again) return waits(target, error.afterMs, error.reason, null)
  // Nothing is known to have gone wrong: whoever takes it next finds the journal.
  if (signal.aborted) return waits(target, 0, target.message, null)
  if (Unconfirmed.isInstance(error)) return unconfirmed(target)
  if (!ProviderError.isInstance(error)) return failed(describeOther(error, name))
  if (error.failure === 'unauthorized') return describeRefused(options, tried, signal)
  if (error.failure === 'rate_limited') return describeBlocked(options, target, error)
  const pauseMs = (options.retryPausesMs ?? usualPausesMs)[target.failures]
  if (!error.isRetryable || pauseMs === undefined) return failed(sentenceOf(error))
  const message = messages.posts.receipt.willRetry(sentenceOf(error))
  return { ...waits(target, pauseMs, message, message), failures: target.failures + 1 }
}

/** A token that was refused is renewed once; a network that fails meanwhile says nothing about the account. */
async function describeRefused(
  { accounts, retryPausesMs = usualPausesMs }: PublishOptions,
  { target, token }: Tried,
  signal: AbortSignal,
): Promise<Ending> {
  const name = platformNames[target.platform]
  const { connectionId, workspaceId, failures } = target
  const message = messages.posts.accountRefused(name)
  if (connectionId === null || token === undefined || target.failures >= retryPausesMs.length)
    return failed(message)
  try {
    const isRenewed = await accounts.renewRefused(workspaceId, connectionId, token, signal)
    if (!isRenewed) return failed(message)
    return { ...waits(target, 0, null, null), failures: target.failures + 1 }
  } catch (error) {
    const reason = ProviderError.isInstance(error) ? sentenceOf(error) : describeOther(error, name)
    const sentence = messages.posts.receipt.willRetry(reason)
    return { ...waits(target, retryPausesMs[failures] ?? 0, sentence, sentence), failures: failures + 1 }
  }
}

async function describeBlocked(
  { accounts }: PublishOptions,
  target: TakenTarget,
  error: ProviderError,
): Promise<Ending> {
  const askedMs = (error.retryAfterSeconds ?? 0) * 1000
  const waitMs = Math.min(longestWaitMs, askedMs > 0 ? askedMs : usualBlockMs)
  const { connectionId, workspaceId } = target
  if (connectionId !== null) await accounts.noteBlocked(workspaceId, connectionId, Date.now() + waitMs)
  const message = messages.posts.receipt.waiting(platformNames[target.platform])
  return waits(target, waitMs, message, message)
}

/** Stays with the post: due again after a while. The receipt gets a line only for a new reason. */
function waits(target: TakenTarget, afterMs: number, message: string | null, told: string | null): Ending {
  return {
    state: told === null ? 'publishing' : 'scheduled',
    attempt: sql`${postTargets.attempt} + 1`,
    dueAt: sql`now() + make_interval(secs => ${afterMs / 1000})`,
    message,
    told: told === target.message ? null : told,
  }
}

function ended(state: 'published' | 'rehearsed', told: string): Ending {
  return { state, dueAt: null, endedAt: sql`now()`, message: null, told }
}

function unconfirmed({ platform }: TakenTarget): Ending {
  const message = messages.posts.receipt.unconfirmed(platformNames[platform])
  return { state: 'unconfirmed', dueAt: null, message, told: message }
}

function failed(message: string): Ending {
  return { state: 'failed', dueAt: null, endedAt: sql`now()`, message, told: message }
}

function cancelled(): Ending {
  return {
    state: 'cancelled',
    dueAt: null,
    endedAt: sql`now()`,
    message: null,
    told: messages.posts.receipt.cancelled,
  }
}

/** True when nothing was tried yet. */
function isFresh({ journal, failures, message }: TakenTarget): boolean {
  return Object.keys(journal).length === 0 && failures === 0 && message === null
}

/** A platform's own words tell more than ours. */
function sentenceOf(error: ProviderError): string {
  const reason = error.details['reason']
  return typeof reason === 'string'
    ? messages.posts.refusedWith(error.vendor, reason)
    : messages.posts.platformFailed[error.failure](error.vendor)
}

function describeOther(error: unknown, platform: string): string {
  return AppError.isInstance(error) ? error.message : messages.posts.failedInside(platform)
}

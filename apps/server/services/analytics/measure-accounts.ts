// Asks platforms once a day for the values of connected accounts and of the posts that were published there.

import type { PlatformId } from '@vivify/contract/platforms'
import { ProviderError } from '../../providers/provider-error.ts'
import type { Measured, MeasureCall, SocialPlatform } from '../../providers/social/port.ts'
import {
  listDueAccounts,
  listPublishedOf,
  saveAccountMeasure,
  savePostMeasures,
  type DueAccount,
  type Values,
} from '../../store/analytics.ts'
import type { Database } from '../../store/database.ts'
import type { ConnectionService } from '../connections/connections.ts'

export interface MeasureOptions {
  db: Database
  platforms: ReadonlyMap<PlatformId, SocialPlatform>
  accounts: Pick<ConnectionService, 'open' | 'noteBlocked'>
  /** Milliseconds since 1970. */
  now: () => number
  signal: AbortSignal
}

const batch = 200
const atOnce = 4
const callMs = 60_000
const usualBlockMs = 15 * 60_000
/** Older posts hardly change. */
const measuredDays = 90
const maxPosts = 200
/** Far above what any platform answers. */
const maxValue = 1e15

/**
 * Measures accounts that were not measured today. An account that fails is tried again in the next run; it is never
 * marked as disconnected for that. Returns the number of measured accounts.
 */
export async function measureAccounts(options: MeasureOptions): Promise<number> {
  const { db, now, signal } = options
  const day = new Date(now()).toISOString().slice(0, 10)
  const due = await listDueAccounts(db, day, batch)
  let measured = 0
  const work = async (): Promise<void> => {
    for (let account = due.pop(); account && !signal.aborted; account = due.pop()) {
      if (await measureOne(options, account, day)) measured++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return measured
}

async function measureOne(options: MeasureOptions, account: DueAccount, day: string): Promise<boolean> {
  const { db, platforms, accounts } = options
  const platform = platforms.get(account.platform)
  if (!platform || (!platform.measureAccount && !platform.measurePosts)) return false
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(callMs)])
  const { id: connectionId, workspaceId } = account
  const opened = await accounts.open(workspaceId, connectionId, signal).catch(() => null)
  if (!opened) return false
  const { access, settings, fetch } = opened
  const call: MeasureCall = { access, settings, fetch, signal }
  // Posts are measured even when the account's own values were refused, and the other way round.
  const posts = await attempt(options, account, () => measurePosts(options, platform, account, call))
  const own = await attempt(options, account, async () => platform.measureAccount?.(call) ?? {})
  if (posts) {
    await savePostMeasures(
      db,
      posts.map(({ targetId, values }) => ({ targetId, workspaceId, day, values })),
    )
  }
  // The row also says that the account was measured today, so it is written last.
  if (!own || !posts) return false
  await saveAccountMeasure(db, { connectionId, workspaceId, day, values: readValues(own) })
  return true
}

async function measurePosts(
  { db, now }: MeasureOptions,
  platform: SocialPlatform,
  account: DueAccount,
  call: MeasureCall,
): Promise<{ targetId: string; values: Values }[]> {
  if (!platform.measurePosts) return []
  const since = new Date(now() - measuredDays * 86_400_000)
  const published = await listPublishedOf(db, account, since, maxPosts)
  if (published.length === 0) return []
  const ids = published.map(({ externalId }) => externalId)
  const found = await platform.measurePosts(call, ids)
  return published.flatMap(({ targetId, externalId }) => {
    const values = found.get(externalId)
    return values ? [{ targetId, values: readValues(values) }] : []
  })
}

/** Returns null when the platform refused or could not be reached. After a 429 the account's calls wait. */
async function attempt<Result>(
  { accounts, now }: MeasureOptions,
  { workspaceId, id }: DueAccount,
  measure: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await measure()
  } catch (error) {
    if (!ProviderError.isInstance(error)) return null
    if (error.failure === 'rate_limited') {
      const waitMs = (error.retryAfterSeconds ?? 0) * 1000 || usualBlockMs
      await accounts.noteBlocked(workspaceId, id, now() + waitMs)
    }
    return null
  }
}

function readValues(measured: Measured): Values {
  const known = Object.entries(measured).filter(
    ([, value]) => Number.isFinite(value) && value >= 0 && value <= maxValue,
  )
  return Object.fromEntries(known)
}

// What every platform's adapter must do, proven against its simulator.

import { describe, expect, test } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import type { SocialFile, SocialPlatform } from './port.ts'
import { MemoryJournal, openStage, publishToEnd, type Ending, type Stage } from './testing.ts'
import type { PostContent } from '@vivify/contract/post'

export interface SocialSample {
  /** Such as `a video`. */
  name: string
  content: PostContent
  files: readonly SocialFile[]
  /** Posts that it becomes there, thread and first comment included. */
  count: number
  /** Whether the platform can't be asked if it took such a post, so that an interrupted call stays unconfirmed. */
  mayStayUnclear?: boolean
}

/** Runs the suite; `samples` cover the kinds of posts that the platform takes. */
export function describeSocialPlatform(platform: SocialPlatform, samples: readonly SocialSample[]): void {
  describe.each(samples)(`${platform.id}: $name`, (sample) => {
    test('is published once, with its texts and media', async () => {
      const stage = openStage(platform)
      expect(await publish(stage, sample)).toMatchObject({ kind: 'published' })
      const posts = stage.simulator.posts()
      expect(posts).toHaveLength(sample.count)
      expect(posts[0]!.accountId).toBe(stage.access.accountId)
      expect(posts[0]!.media).toHaveLength(sample.files.length)
    })

    test('a process killed at any change of the journal publishes nothing twice and loses nothing', () =>
      killEverywhere(platform, sample))

    test.each(['cut_before', 'cut_after', 'error_after'] as const)(
      'a connection that fails by %s at any call leads to one post',
      (kind) => failEverywhere(platform, sample, kind),
    )

    test('a call that is refused for now says how long to wait, and the next run publishes once', async () => {
      const stage = openStage(platform)
      const headers = { 'retry-after': '90' }
      stage.simulator.inject({ call: '/', kind: 'status', status: 429, headers, body: {} })
      const first = await publish(stage, sample)
      const error = first.kind === 'failed' ? first.error : null
      expect(ProviderError.isInstance(error) && error.retryAfterSeconds).toBe(90)
      expect(await publish(stage, sample)).toMatchObject({ kind: 'published' })
      expect(stage.simulator.posts()).toHaveLength(sample.count)
    })

    test('a revoked token is told as such, and nothing is published', async () => {
      const stage = openStage(platform)
      stage.simulator.revoke(stage.access.accountId)
      const ending = await publish(stage, sample)
      const error = ending.kind === 'failed' ? ending.error : null
      expect(ProviderError.isInstance(error) && error.failure).toBe('unauthorized')
      expect(stage.simulator.posts()).toHaveLength(0)
    })
  })
}

function publish(stage: Stage, { content, files }: SocialSample, journal?: MemoryJournal): Promise<Ending> {
  return publishToEnd(stage, { content, files, ...(journal ? { journal } : {}) })
}

function textsOf({ simulator }: Stage): string[] {
  return simulator.posts().map(({ text }) => text)
}

async function killEverywhere(platform: SocialPlatform, sample: SocialSample): Promise<void> {
  const whole = openStage(platform)
  const journal = new MemoryJournal(() => whole.clock.nowMs)
  await publish(whole, sample, journal)
  for (let change = 1; change <= journal.changes; change++) {
    for (const when of ['before', 'after'] as const) {
      const stage = openStage(platform)
      const killed = new MemoryJournal(() => stage.clock.nowMs)
      killed.dieAt = { change, when }
      const ending = await publish(stage, sample, killed)
      const kinds = sample.mayStayUnclear ? ['published', 'unconfirmed'] : ['published']
      expect(kinds, `${change} ${when}`).toContain(ending.kind)
      if (ending.kind === 'published') expect(textsOf(stage), `${change} ${when}`).toEqual(textsOf(whole))
      else expect(stage.simulator.posts().length).toBeLessThanOrEqual(sample.count)
    }
  }
}

async function failEverywhere(
  platform: SocialPlatform,
  sample: SocialSample,
  kind: 'cut_before' | 'cut_after' | 'error_after',
): Promise<void> {
  const whole = openStage(platform)
  await publish(whole, sample)
  const calls = whole.simulator.calls()
  for (const [index, call] of calls.entries()) {
    const stage = openStage(platform)
    const ending = await publishWithFault(stage, sample, index, kind)
    const label = `${kind} at ${call}`
    expect(ending.kind, label).not.toBe('failed')
    if (ending.kind === 'published') expect(textsOf(stage), label).toEqual(textsOf(whole))
    else expect(stage.simulator.posts().length, label).toBeLessThanOrEqual(sample.count)
  }
}

/** Fails the call at an index; a definite failure of a harmless step is tried again, as the product does. */
async function publishWithFault(
  stage: Stage,
  post: { content: PostContent; files: readonly SocialFile[] },
  index: number,
  kind: 'cut_before' | 'cut_after' | 'error_after',
): Promise<Ending> {
  const journal = new MemoryJournal(() => stage.clock.nowMs)
  let seen = -1
  const fetch = (request: Request): Promise<Response> => {
    seen++
    if (seen === index) stage.simulator.inject({ call: '/', kind })
    return stage.simulator.fetch(request)
  }
  for (let tries = 0; tries < 5; tries++) {
    const ending = await publishToEnd(stage, { ...post, journal, fetch })
    const mayTryAgain =
      ending.kind === 'failed' && ProviderError.isInstance(ending.error) && ending.error.isRetryable
    if (!mayTryAgain) return ending
  }
  throw new Error('It failed five times after one fault.')
}

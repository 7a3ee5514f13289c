// Drives a site's recipe as the product does, on a clock that waits move.

import { createHash } from 'node:crypto'
import { Again } from '../../lib/again.ts'
import { createGuardedSend } from '../../lib/guarded-send.ts'
import { createSteps, Unconfirmed } from '../social/publish-run.ts'
import { Killed, MemoryJournal } from '../social/testing.ts'
import type { PublishedArticle, SiteCall, SitePost, SiteRun } from './port.ts'
import { publishingSites } from './sites.ts'
import type { StubSite } from './testing-site.ts'

export const testKey = '0123456789abcdef0123456789abcdef'

/** A stub, or a real site. */
export type TestedSite = Pick<StubSite, 'kind' | 'host' | 'address' | 'login'>

export interface Clock {
  nowMs: number
}

export function buildPost(post: Partial<SitePost> = {}): SitePost {
  const picture = (assetId: string, mimeType: string) => {
    const bytes = Buffer.from(`a picture called ${assetId}`)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const ending = mimeType === 'image/png' ? 'png' : 'jpg'
    const texts = { altText: `Alt of "${assetId}"`, caption: `Caption of <${assetId}>` }
    return { assetId, name: `1-${assetId}.${ending}`, mimeType, sha256, ...texts, read: async () => bytes }
  }
  return {
    title: 'How lighthouses & lamps work',
    slug: 'how-lighthouses-work',
    seoTitle: 'Lighthouses explained',
    description: 'A guide to lighthouses.',
    html: '<p>Light.</p>\n<figure><img src="vivify-picture:dusk" alt="Dusk"></figure>',
    markdown: 'Light.\n',
    pictures: [picture('cover', 'image/jpeg'), picture('dusk', 'image/png')],
    featuredId: 'cover',
    ...post,
  }
}

export function callTo(stub: TestedSite, clock: Clock, access: Partial<SiteCall['access']> = {}): SiteCall {
  return {
    access: { address: stub.address, ...stub.login, ...access },
    name: 'the site',
    fetch: createGuardedSend({ exemptHosts: [stub.host] }),
    signal: new AbortController().signal,
    // The stubs' clock is this computer's, of which the test's clock is ahead.
    now: () => clock.nowMs,
  }
}

export type SiteEnding =
  | { kind: 'published'; article: PublishedArticle }
  | { kind: 'unconfirmed' }
  | { kind: 'failed'; error: unknown }

export interface SiteDrive {
  post?: SitePost
  status?: SiteRun['status']
  journal?: MemoryJournal
  earlierId?: string | null
  uploads?: SiteRun['uploads']
  requestKey?: string
  access?: Partial<SiteCall['access']>
  /** Default: the guarded way. */
  fetch?: SiteCall['fetch']
  /** Default: the same for all articles. */
  key?: string
}

/** Runs a recipe until it ends; waits move the clock of the journal, and a killed run is followed by another one. */
export async function publishToEnd(stub: TestedSite, drive: SiteDrive = {}): Promise<SiteEnding> {
  const clock = { nowMs: Date.now() }
  let waitedMs = 0
  const now = (): number => clock.nowMs + waitedMs
  const journal = drive.journal ?? new MemoryJournal(now)
  const call = callTo(stub, clock, drive.access)
  for (let count = 0; count < 40; count++) {
    const run: SiteRun = {
      ...call,
      ...(drive.fetch ? { fetch: drive.fetch } : {}),
      ...createSteps({ now, signal: call.signal }, journal),
      post: drive.post ?? buildPost(),
      status: drive.status ?? 'draft',
      key: drive.key ?? testKey,
      requestKey: drive.requestKey ?? 'request-1',
      earlierId: drive.earlierId ?? null,
      uploads: drive.uploads ?? new Map(),
    }
    try {
      return { kind: 'published', article: await publishingSites[stub.kind].publish(run) }
    } catch (error) {
      if (error instanceof Again) waitedMs += error.afterMs
      else if (error instanceof Killed) journal.dieAt = null
      else if (Unconfirmed.isInstance(error)) return { kind: 'unconfirmed' }
      else return { kind: 'failed', error }
    }
  }
  throw new Error('The article did not end after 40 runs.')
}

// Drives an adapter as the product does, on a clock that tests move.

import { postContentSchema, type PostContent } from '@vivify/contract/post'
import { versionFor } from '@vivify/social/check-post'
import type { z } from 'zod'
import { Again } from '../../lib/again.ts'
import type {
  PlatformSettings,
  PublishedPost,
  SocialAccess,
  SocialFetch,
  SocialFile,
  SocialPlatform,
  SocialSimulator,
  StepResult,
} from './port.ts'
import { createPublishRun, Unconfirmed, type Journal } from './publish-run.ts'

export const testOrigin = 'https://platform.test'

export interface Stage {
  platform: SocialPlatform
  simulator: SocialSimulator
  access: SocialAccess
  settings: PlatformSettings
  clock: { nowMs: number }
}

/** A simulator with one account, and a clock that stands still. */
export function openStage(
  platform: SocialPlatform,
  options: { pollsUntilReady?: number; tokenSeconds?: number } = {},
): Stage {
  const clock = { nowMs: Date.UTC(2026, 10, 23, 9) }
  const simulator = platform.createSimulator({ now: () => clock.nowMs, origin: testOrigin, ...options })
  const access = simulator.addAccount('tester')
  const settings = { clientId: 'client', clientSecret: 'secret', baseUrl: testOrigin, loginUrl: testOrigin }
  return { platform, simulator, access, settings, clock }
}

export function buildContent(content: z.input<typeof postContentSchema> = {}): PostContent {
  return postContentSchema.parse(content)
}

/** A file of as many bytes as asked for, whose bytes follow from their positions. */
export function buildFile(file: Partial<SocialFile> = {}): SocialFile {
  const isVideo = file.kind === 'video'
  const sizeBytes = file.sizeBytes ?? (isVideo ? 200_000 : 40_000)
  return {
    kind: 'image',
    mimeType: isVideo ? 'video/mp4' : 'image/jpeg',
    width: 1080,
    height: isVideo ? 1920 : 1080,
    durationSeconds: isVideo ? 24 : null,
    altText: isVideo ? '' : 'A lighthouse at dusk',
    read: async (start, end) =>
      Uint8Array.from({ length: Math.min(end, sizeBytes) - start }, (_, index) => (start + index) % 251),
    publicUrl: async () => `https://vivify.test/files/${sizeBytes}`,
    ...file,
    sizeBytes,
  }
}

export class MemoryJournal implements Journal {
  readonly steps = new Map<string, { begun: number; result?: StepResult }>()
  readonly #now: () => number
  /** Changes so far. */
  changes = 0
  /** The change at which the process dies; before or after it was kept. */
  dieAt: { change: number; when: 'before' | 'after' } | null = null

  constructor(now: () => number) {
    this.#now = now
  }

  read(name: string) {
    return this.steps.get(name)
  }

  async begin(name: string) {
    this.#change(() => this.steps.set(name, { begun: this.#now() }))
  }

  async finish(name: string, result: StepResult) {
    this.#change(() => this.steps.set(name, { begun: this.steps.get(name)?.begun ?? this.#now(), result }))
  }

  async forget(name: string) {
    this.#change(() => this.steps.delete(name))
  }

  requireLease() {}

  #change(change: () => void): void {
    this.changes++
    const dies = this.dieAt?.change === this.changes ? this.dieAt.when : null
    if (dies === 'before') throw new Killed()
    change()
    if (dies === 'after') throw new Killed()
  }
}

/** The process was killed. */
export class Killed extends Error {}

export type Ending =
  { kind: 'published'; post: PublishedPost } | { kind: 'unconfirmed' } | { kind: 'failed'; error: unknown }

export interface Drive {
  content: PostContent
  files?: readonly SocialFile[]
  journal?: MemoryJournal
  /** Default: the same for all posts. */
  key?: string
  /** Default: the simulator's. */
  fetch?: SocialFetch
  /** Attempts after which the test gives up. Default: 60. */
  maxRuns?: number
}

/** Runs an adapter until it ends; waits move the clock, and a killed run is followed by another one. */
export async function publishToEnd(stage: Stage, drive: Drive): Promise<Ending> {
  const { platform, simulator, access, settings, clock } = stage
  const journal = drive.journal ?? new MemoryJournal(() => clock.nowMs)
  for (let count = 0; count < (drive.maxRuns ?? 60); count++) {
    const run = createPublishRun(
      {
        post: versionFor(drive.content, platform.id),
        content: drive.content,
        files: drive.files ?? [],
        access,
        key: drive.key ?? '0123456789abcdef0123456789abcdef',
        signal: new AbortController().signal,
        fetch: drive.fetch ?? simulator.fetch,
        now: () => clock.nowMs,
      },
      journal,
    )
    try {
      return { kind: 'published', post: await platform.publish(run, settings) }
    } catch (error) {
      if (Again.prototype.isPrototypeOf(error as object)) clock.nowMs += (error as Again).afterMs
      else if (error instanceof Killed) journal.dieAt = null
      else if (Unconfirmed.isInstance(error)) return { kind: 'unconfirmed' }
      else return { kind: 'failed', error }
    }
  }
  throw new Error(`The post did not end after ${drive.maxRuns ?? 60} runs.`)
}

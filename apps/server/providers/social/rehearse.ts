// The dry run: the whole recipe of an adapter against the platform's simulator, in this process and on a clock of its own
// that jumps over every wait. Nothing leaves the machine.

import type { PostContent } from '@vivify/contract/post'
import { versionFor } from '@vivify/social/check-post'
import { Again } from '../../lib/again.ts'
import type { SocialFile, SocialPlatform, StepResult } from './port.ts'
import { createPublishRun, type Journal } from './publish-run.ts'

const origin = 'https://dry-run.invalid'
const maxRuns = 200

export interface Rehearsal {
  content: PostContent
  files: readonly SocialFile[]
  key: string
  signal: AbortSignal
  nowMs: number
}

/** Returns the calls that a real run would make, as `METHOD /path`. Throws like `publish`. */
export async function rehearse(platform: SocialPlatform, request: Rehearsal): Promise<readonly string[]> {
  let { nowMs } = request
  const now = (): number => nowMs
  const simulator = platform.createSimulator({ now, origin })
  const access = simulator.addAccount()
  const settings = { clientId: 'dry-run', clientSecret: 'dry-run', baseUrl: origin, loginUrl: origin }
  const { content, key, signal } = request
  const files = request.files.map((file, index) => ({
    ...file,
    publicUrl: async () => `${origin}/files/${index}`,
  }))
  const post = versionFor(content, platform.id)
  const journal = openMemoryJournal(now)
  const parts = { post, content, files, access, key, signal, fetch: simulator.fetch, now }
  for (let count = 0; count < maxRuns; count++) {
    signal.throwIfAborted()
    try {
      await platform.publish(createPublishRun(parts, journal), settings)
      return simulator.calls()
    } catch (error) {
      if (!(error instanceof Again)) throw error
      nowMs += error.afterMs
    }
  }
  throw new Error(`The rehearsal for ${platform.id} did not end.`)
}

function openMemoryJournal(now: () => number): Journal {
  const steps = new Map<string, { begun: number; result?: StepResult }>()
  return {
    read: (name) => steps.get(name),
    async begin(name) {
      steps.set(name, { begun: now() })
    },
    async finish(name, result) {
      steps.set(name, { begun: steps.get(name)?.begun ?? now(), result })
    },
    async forget(name) {
      steps.delete(name)
    },
    requireLease() {},
  }
}

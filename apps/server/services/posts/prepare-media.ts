// Makes the media of posts fit before their moment, so that a video is sent on time although converting it takes
// minutes. What is made stays in the cache, where publishing finds it.

import { versionFor } from '@vivify/social/check-post'
import { contentHash } from '../../lib/content-cache.ts'
import type { Database } from '../../store/database.ts'
import { findTargetsDueWithin } from '../../store/due-targets.ts'
import type { OpenMedia } from './publish-target.ts'

export interface PreparerOptions {
  db: Database
  openMedia: OpenMedia
  signal: AbortSignal
}

/** Converting a video of a few minutes takes less. */
const aheadMs = 20 * 60_000
const maxTargets = 200

/**
 * Returns a function that opens the media of posts which are due soon, one after the other, the earliest first. Each is
 * tried once: a file that can't be made to fit is no error here, because the person is told when the post is sent.
 */
export function createMediaPreparer({ db, openMedia, signal }: PreparerOptions): () => Promise<void> {
  let tried = new Set<string>()
  return async () => {
    const soon = await findTargetsDueWithin(db, { aheadMs, limit: maxTargets })
    const named = soon.map((target) => {
      const { media } = versionFor(target.content, target.platform)
      return { ...target, name: contentHash([target.id, media]) }
    })
    tried = new Set(named.map(({ name }) => name).filter((name) => tried.has(name)))
    for (const { name, workspaceId, content, platform } of named) {
      if (signal.aborted) return
      if (tried.has(name)) continue
      tried.add(name)
      try {
        await using _media = await openMedia(workspaceId, content, platform, signal)
      } catch {
        // Publishing says why.
      }
    }
  }
}

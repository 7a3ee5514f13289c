import type { PlatformId } from '@vivify/contract/platforms'
import type { PostProblem } from '@vivify/social/check-post'
import { listPlatforms } from './post-problems.ts'

/** What is changed of a file when it is published, such as `Twitter and TikTok: converted to MP4, about 38 MB`. */
export function listChanges(assetId: string, problems: readonly PostProblem[]): string[] {
  const byPlatform = new Map<PlatformId, string[]>()
  for (const { platform, kind, change, assetId: about } of problems) {
    if (kind !== 'fits' || about !== assetId || change === undefined) continue
    byPlatform.set(platform, [...(byPlatform.get(platform) ?? []), change])
  }
  const platformsOf = Map.groupBy(byPlatform, ([, changes]) => joinChanges(changes))
  return [...platformsOf].map(
    ([changes, entries]) => `${listPlatforms(entries.map(([platform]) => platform))}: ${changes}`,
  )
}

function joinChanges(changes: readonly string[]): string {
  return changes.map((change) => change.charAt(0).toLowerCase() + change.slice(1)).join('; ')
}

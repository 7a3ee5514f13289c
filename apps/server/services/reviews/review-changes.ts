import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { PostContent } from '@vivify/contract/post'
import type { ReviewChange, ReviewedVersion } from '@vivify/contract/routes/reviews'
import { versionFor } from '@vivify/social/check-post'

/** The post as each platform gets it, without anything that is the owner's alone. */
export function describeVersions(content: PostContent): ReviewedVersion[] {
  const positions = new Map(content.media.map(({ assetId }, index) => [assetId, index]))
  return content.platforms.map((platform) => {
    const { text, thread, firstComment, media } = versionFor(content, platform)
    return {
      platform,
      text,
      thread: [...thread],
      firstComment,
      title: platform === 'youtube' ? content.fields.youtube.title : '',
      media: media.flatMap(({ assetId }) => positions.get(assetId) ?? []),
    }
  })
}

const maxChanges = 60

/** What a reviewer would see differently now than when the link was made. */
export function listChanges(before: PostContent, after: PostContent): ReviewChange[] {
  const changes: ReviewChange[] = []
  const note = (platform: PlatformId | null, field: ReviewChange['field'], was: string, is: string): void => {
    if (was !== is) changes.push({ platform, field, before: was, after: is })
  }
  note(null, 'platforms', namePlatforms(before), namePlatforms(after))
  note(null, 'plan', describePlan(before), describePlan(after))
  const old = new Map(describeVersions(before).map((version) => [version.platform, version]))
  for (const version of describeVersions(after)) {
    const { platform } = version
    const was = old.get(platform)
    if (!was) continue
    note(platform, 'text', was.text, version.text)
    note(platform, 'thread', was.thread.join('\n\n'), version.thread.join('\n\n'))
    note(platform, 'firstComment', was.firstComment, version.firstComment)
    note(platform, 'title', was.title, version.title)
    const [oldFiles, newFiles] = [filesOf(before, platform), filesOf(after, platform)]
    if (oldFiles.join() !== newFiles.join()) {
      changes.push({ platform, field: 'media', before: countFiles(oldFiles), after: countFiles(newFiles) })
    }
  }
  return joinEqual(changes).slice(0, maxChanges)
}

/** A change that is the same on several platforms is shown once. */
function joinEqual(changes: readonly ReviewChange[]): ReviewChange[] {
  const groups = Map.groupBy(changes, ({ field, before, after }) => JSON.stringify([field, before, after]))
  return [...groups.values()].map((group) =>
    group.length === 1 ? group[0]! : { ...group[0]!, platform: null },
  )
}

function filesOf(content: PostContent, platform: PlatformId): string[] {
  return versionFor(content, platform).media.map(({ assetId }) => assetId)
}

function countFiles(files: readonly string[]): string {
  return files.length === 1 ? '1 file' : `${files.length} files`
}

function namePlatforms({ platforms }: PostContent): string {
  return platforms.map((platform) => platformNames[platform]).join(', ')
}

function describePlan({ plan }: PostContent): string {
  return plan === null ? 'Not planned' : `${plan.date} ${plan.time} (${plan.zone})`
}

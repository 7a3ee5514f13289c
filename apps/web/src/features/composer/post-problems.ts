import * as messages from '@vivify/contract/messages'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import type { PostContent } from '@vivify/contract/post'
import { checkPost, versionFor, type PostProblem } from '@vivify/social/check-post'
import { hasContent } from './post-content.ts'
import type { usePostFiles } from './use-media-facts.ts'

/** What each selected platform would refuse, and what is fitted for it. Nothing is wrong with a post that is empty. */
export function findProblems(
  content: PostContent,
  { files, facts }: ReturnType<typeof usePostFiles>,
): PostProblem[] {
  if (!hasContent(content)) return []
  // A file that is still loading may be the picture or video that a platform asks for.
  if (files.some(({ asset, isGone }) => asset === null && !isGone)) return []
  return content.platforms.flatMap((platform) => {
    const gone = versionFor(content, platform).media.filter(({ assetId }) =>
      files.some((file) => file.assetId === assetId && file.isGone),
    )
    const missing = gone.map(({ assetId }): PostProblem => {
      return { platform, kind: 'blocks', assetId, message: messages.composer.mediaGone }
    })
    return [...missing, ...checkPost(content, platform, facts)]
  })
}

/** Platforms that would refuse the post. */
export function blockedPlatforms(problems: readonly PostProblem[]): PlatformId[] {
  return [...new Set(problems.filter(({ kind }) => kind === 'blocks').map(({ platform }) => platform))]
}

/** `Twitter, LinkedIn and TikTok`. */
export function listPlatforms(platforms: readonly PlatformId[]): string {
  const names = platforms.map((platform) => platformNames[platform])
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}

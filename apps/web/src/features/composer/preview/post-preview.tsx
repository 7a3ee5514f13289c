import { useQuery } from '@tanstack/react-query'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import { versionFor } from '@vivify/social/check-post'
import { useState, type CSSProperties } from 'react'
import { connectionsQuery } from '../../../api/connections.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { joinClasses } from '../../../ui/class-names.ts'
import { Eye } from '../../../ui/icons.tsx'
import { platformColor, PlatformIcon } from '../../../ui/platform-icons.tsx'
import { EmptyState } from '../../../ui/surfaces.tsx'
import { hasContent } from '../post-content.ts'
import { useComposer } from '../use-composer.ts'
import type { PostFile } from '../use-media-facts.ts'
import { PageCard, PictureCard, ThreadCard, type PreviewProps } from './feed-card.tsx'
import { VerticalCard } from './vertical-card.tsx'

/** How the post looks on each selected platform, while it is written. Our own drawing, not the platform's page. */
export function PostPreview({ files }: { files: readonly PostFile[] }) {
  const { content } = useComposer()
  const [chosen, setChosen] = useState<PlatformId | null>(null)
  const shown = content.platforms.find((platform) => platform === chosen) ?? content.platforms[0]
  if (shown === undefined || !hasContent(content)) {
    return (
      <EmptyState icon={<Eye aria-hidden="true" />} title="Your post will appear here">
        {shown === undefined
          ? 'Select a platform to see your post as it looks there.'
          : 'Write something or add a picture to see the post as it looks on each platform.'}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-label="Preview on" className="flex flex-wrap gap-1">
        {content.platforms.map((platform) => (
          <button
            key={platform}
            type="button"
            aria-pressed={platform === shown}
            aria-label={platformNames[platform]}
            title={platformNames[platform]}
            onClick={() => setChosen(platform)}
            className={joinClasses(
              'grid size-10 place-items-center rounded-base border transition-colors duration-150',
              platform === shown ? 'border-control-line bg-hover' : 'border-transparent hover:bg-hover',
            )}
          >
            <PlatformIcon platform={platform} />
          </button>
        ))}
      </div>
      <PlatformPreview platform={shown} files={files} />
    </div>
  )
}

function PlatformPreview({ platform, files }: { platform: PlatformId; files: readonly PostFile[] }) {
  const { content } = useComposer()
  const { data } = useQuery(connectionsQuery)
  const { user } = useAuth()
  const account = data?.connections.find(({ id }) => id === content.accounts[platform])
  const post = versionFor(content, platform)
  const shownFiles = post.media.flatMap(({ assetId }) => files.find((file) => file.assetId === assetId) ?? [])
  const name = user?.email?.split('@')[0] ?? 'Your name'
  const props: PreviewProps = {
    platform,
    post,
    files: shownFiles,
    author: account?.name ?? name,
    when: content.plan === null ? 'now' : describeDay(content.plan.date),
  }
  const tint = { '--tint': platformColor(platform) } as CSSProperties
  return (
    <section
      key={platform}
      aria-label={`Preview on ${platformNames[platform]}`}
      style={tint}
      className="animate-rise overflow-hidden rounded-large border border-line bg-raised p-4 shadow-card"
    >
      {drawingOf(props, content.fields.youtube.title)}
    </section>
  )
}

function drawingOf(props: PreviewProps, title: string) {
  const { platform, files } = props
  switch (platform) {
    case 'twitter':
    case 'bluesky':
    case 'mastodon':
      return <ThreadCard {...props} />
    case 'linkedin':
    case 'facebook':
    case 'webhook':
      return <PageCard {...props} />
    case 'instagram':
      return files[0]?.kind === 'video' ? <VerticalCard {...props} /> : <PictureCard {...props} />
    case 'tiktok':
      return <VerticalCard {...props} />
    case 'youtube':
      return <VerticalCard {...props} title={title === '' ? 'Your title' : title} />
  }
}

/** Such as `Nov 25`. */
function describeDay(date: string): string {
  return new Date(`${date}T12:00:00`).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
}

import type { PostContent } from '@vivify/contract/post'
import type { ReactNode } from 'react'
import type { SavedPost } from '../../../api/posts.ts'
import { MediaThumbnail } from '../../../lib/media/media-thumbnail.tsx'
import { useQuery } from '@tanstack/react-query'
import { assetQuery } from '../../../api/assets.ts'
import { Button } from '../../../ui/button.tsx'
import { ClipboardList, Pencil, Trash2, Zap } from '../../../ui/icons.tsx'
import { PlatformIcon } from '../../../ui/platform-icons.tsx'
import { platformNames, type PlatformId } from '@vivify/contract/platforms'
import { IconButton } from '../../../ui/button.tsx'
import { titleOf } from '../post-content.ts'
import { StateBadge, TargetMarks } from './post-state.tsx'
import { TargetActions } from './receipt-dialog.tsx'

export interface PostCardProps {
  post: SavedPost
  onEdit: () => void
  onBoost: () => void
  onReceipt: () => void
  onDelete: () => void
}

/** A post of the person's own: its words, its states, and what can be done with it. */
export function PostCard({ post, onEdit, onBoost, onReceipt, onDelete }: PostCardProps) {
  const { content, targets, state } = post
  const asking = targets.filter((target) => target.state === 'failed' || target.state === 'unconfirmed')
  return (
    <CardFrame
      title={titleOf(content)}
      text={wordsOf(content)}
      picture={content.media[0] && <FirstMedia assetId={content.media[0].assetId} />}
      head={
        <>
          <StateBadge state={state} />
          <span className="ml-auto truncate text-xs text-muted">{describeTime(post)}</span>
        </>
      }
      marks={
        targets.length > 0 ? <TargetMarks targets={targets} /> : <PlainMarks platforms={content.platforms} />
      }
      actions={
        <>
          <CardButtons onEdit={onEdit} onBoost={onBoost} title={titleOf(content)} />
          {targets.length > 0 && (
            <Button
              size="small"
              variant="quiet"
              icon={<ClipboardList className="size-4" aria-hidden="true" />}
              onClick={onReceipt}
            >
              Receipt
            </Button>
          )}
          <IconButton
            size="small"
            className="ml-auto"
            label={`Delete ${titleOf(content)}`}
            icon={<Trash2 className="size-4" />}
            onClick={onDelete}
          />
        </>
      }
    >
      {asking.map((target) => (
        <div key={target.id} className="flex flex-col gap-2 rounded-base bg-hover p-3">
          <p className="flex items-center gap-2 text-sm">
            <PlatformIcon platform={target.platform} className="size-4" />
            {target.message ?? `${platformNames[target.platform]} did not take the post.`}
          </p>
          <TargetActions postId={post.id} target={target} />
        </div>
      ))}
    </CardFrame>
  )
}

interface CardFrameProps {
  title: string
  text: string
  picture: ReactNode
  head: ReactNode
  marks: ReactNode
  actions: ReactNode
  children?: ReactNode
}

/** The shape that samples and own posts share. */
export function CardFrame({ title, text, picture, head, marks, actions, children }: CardFrameProps) {
  return (
    <article
      aria-label={title}
      className="flex flex-col gap-3 rounded-large border border-line bg-raised p-4 shadow-card"
    >
      <div className="flex items-center gap-2">{head}</div>
      <div className="flex gap-3">
        <p className="line-clamp-4 min-w-0 flex-1 text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>
        {picture !== undefined && (
          <div className="size-18 shrink-0 overflow-hidden rounded-base bg-sunken">{picture}</div>
        )}
      </div>
      {children}
      <div className="mt-auto flex flex-col gap-3">
        {marks}
        <div className="flex flex-wrap items-center gap-1.5">{actions}</div>
      </div>
    </article>
  )
}

/** Edit and Boost, which every card has. */
export function CardButtons(props: Pick<PostCardProps, 'onEdit' | 'onBoost'> & { title: string }) {
  const { onEdit, onBoost, title } = props
  return (
    <>
      <Button
        size="small"
        aria-description={title}
        icon={<Pencil className="size-4" aria-hidden="true" />}
        onClick={onEdit}
      >
        Edit
      </Button>
      <Button
        size="small"
        aria-description={title}
        icon={<Zap className="size-4" aria-hidden="true" />}
        onClick={onBoost}
      >
        Boost
      </Button>
    </>
  )
}

export function PlainMarks({ platforms }: { platforms: readonly PlatformId[] }) {
  return (
    <ul aria-label="Platforms" className="flex flex-wrap gap-1.5">
      {platforms.map((platform) => (
        <li
          key={platform}
          title={platformNames[platform]}
          className="grid size-8 place-items-center rounded-full bg-hover"
        >
          <PlatformIcon platform={platform} className="size-4" />
          <span className="sr-only">{platformNames[platform]}</span>
        </li>
      ))}
    </ul>
  )
}

function FirstMedia({ assetId }: { assetId: string }) {
  const { data } = useQuery(assetQuery(assetId))
  if (data === undefined) return null
  return (
    <MediaThumbnail
      asset={{ kind: data.mimeType.startsWith('video/') ? 'clip' : 'image', source: assetId }}
    />
  )
}

function wordsOf(content: PostContent): string {
  const own = Object.values(content.versions).find((version) => version.text)
  return content.text || own?.text || titleOf(content)
}

/** When it goes out, went out, or was changed. */
function describeTime({ targets, updatedAt, content }: SavedPost): string {
  const moments = targets.flatMap(({ dueAt, endedAt }) => dueAt ?? endedAt ?? [])
  const at = moments.sort()[0]
  const format = (date: Date): string =>
    date.toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })
  if (at !== undefined) return format(new Date(at))
  if (content.plan !== null)
    return `Planned for ${format(new Date(`${content.plan.date}T${content.plan.time}`))}`
  return `Saved ${format(new Date(updatedAt))}`
}

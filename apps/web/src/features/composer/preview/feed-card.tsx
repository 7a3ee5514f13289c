import type { PlatformId } from '@vivify/contract/platforms'
import type { PlatformPost } from '@vivify/social/check-post'
import type { ReactNode } from 'react'
import { joinClasses } from '../../../ui/class-names.ts'
import { Bookmark, Globe, Heart, MessageCircle, Repeat, Send, type Icon } from '../../../ui/icons.tsx'
import type { PostFile } from '../use-media-facts.ts'
import { PostMedia, SwipedMedia } from './post-media.tsx'
import { PostText } from './post-text.tsx'

export interface PreviewProps {
  platform: PlatformId
  post: PlatformPost
  files: readonly PostFile[]
  /** Name of the account. */
  author: string
  /** Words under the name, such as when it goes out. */
  when: string
}

/** A short post in a column with its thread: Twitter, Bluesky and Mastodon. */
export function ThreadCard({ platform, post, files, author, when }: PreviewProps) {
  const posts = [post.text, ...post.thread]
  return (
    <ol className="flex flex-col">
      {posts.map((text, index) => {
        const isLast = index === posts.length - 1
        return (
          <li key={index} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-3">
            <div className="flex flex-col items-center">
              <Avatar name={author} />
              {!isLast && <span className="w-0.5 flex-1 bg-line" />}
            </div>
            <div className={joinClasses('flex flex-col gap-2', !isLast && 'pb-4')}>
              <p className="truncate text-sm">
                <strong className="font-semibold">{author}</strong>{' '}
                <span className="text-muted">· {when}</span>
              </p>
              <PostText platform={platform} text={text} />
              {index === 0 && <PostMedia files={files} />}
              <Actions icons={[MessageCircle, Repeat, Heart, Bookmark]} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** A wide post with the name above: LinkedIn and Facebook. */
export function PageCard({ platform, post, files, author, when }: PreviewProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={author} />
        <div className="min-w-0">
          <p className="truncate text-sm font-semibold">{author}</p>
          <p className="flex items-center gap-1 text-xs text-muted">
            {when} · <Globe className="size-3" aria-hidden="true" />
          </p>
        </div>
      </div>
      {post.text !== '' && <PostText platform={platform} text={post.text} />}
      <div className="-mx-4">
        <PostMedia files={files} isRounded={false} />
      </div>
      <Actions icons={[Heart, MessageCircle, Repeat, Send]} />
      <FirstComment author={author} text={post.firstComment} platform={platform} />
    </div>
  )
}

/** A picture first, then the words: Instagram. */
export function PictureCard({ platform, post, files, author, when }: PreviewProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2.5">
        <Avatar name={author} size="small" />
        <p className="truncate text-sm font-semibold">{author}</p>
      </div>
      <div className="-mx-4">
        {files.length > 0 ? (
          <SwipedMedia files={files} />
        ) : (
          <MissingMedia>Add a picture or a video</MissingMedia>
        )}
      </div>
      <Actions icons={[Heart, MessageCircle, Send, Bookmark]} />
      {post.text !== '' && <PostText platform={platform} text={post.text} author={author} />}
      <p className="text-xs text-muted">{when}</p>
      <FirstComment author={author} text={post.firstComment} platform={platform} />
    </div>
  )
}

export function MissingMedia({ children }: { children: ReactNode }) {
  return (
    <div className="grid aspect-square place-items-center bg-sunken px-6 text-center text-sm text-muted">
      {children}
    </div>
  )
}

function FirstComment({ author, text, platform }: { author: string; text: string; platform: PlatformId }) {
  if (text.trim() === '') return null
  return (
    <div className="flex gap-2 border-t border-line pt-3">
      <Avatar name={author} size="small" />
      <div className="min-w-0 rounded-base bg-hover px-3 py-2">
        <p className="text-xs font-semibold">{author}</p>
        <PostText platform={platform} text={text} className="text-xs!" />
      </div>
    </div>
  )
}

export function Avatar({ name, size = 'medium' }: { name: string; size?: 'small' | 'medium' }) {
  const letter = [...name.replace(/^@/, '')][0]?.toUpperCase() ?? '?'
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'grid shrink-0 place-items-center rounded-full bg-second-soft font-display font-semibold text-second-text',
        size === 'small' ? 'size-8 text-xs' : 'size-10 text-sm',
      )}
    >
      {letter}
    </span>
  )
}

/** A drawing of the platform's buttons; they do nothing here. */
function Actions({ icons }: { icons: readonly Icon[] }) {
  return (
    <div aria-hidden="true" className="flex justify-between pr-6 text-muted">
      {icons.map((ActionIcon, index) => (
        <ActionIcon key={index} className="size-4" />
      ))}
    </div>
  )
}

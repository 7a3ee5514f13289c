import { Bookmark, Heart, MessageCircle, Send } from '../../../ui/icons.tsx'
import { Cell } from './post-media.tsx'
import { Avatar, type PreviewProps } from './feed-card.tsx'
import { PostText } from './post-text.tsx'
import { TapVideo } from './tap-video.tsx'

export interface VerticalCardProps extends PreviewProps {
  /** Shown in place of the words, as YouTube does. */
  title?: string
}

/** A video that fills a phone, with the words over it: TikTok, Reels and Shorts. */
export function VerticalCard({ platform, post, files, author, title }: VerticalCardProps) {
  const file = files[0]
  const words = title ?? post.text
  return (
    <div className="relative mx-auto aspect-9/16 max-h-[34rem] w-full max-w-[19rem] overflow-hidden rounded-base bg-sunken">
      {file === undefined ? (
        <p className="grid size-full place-items-center px-8 text-center text-sm text-muted">
          {platform === 'youtube' ? 'Add a video' : 'Add a video or a picture'}
        </p>
      ) : file.kind === 'video' && !file.isGone ? (
        <TapVideo file={file} />
      ) : (
        <Cell file={file} />
      )}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute right-2 bottom-28 grid gap-4 rounded-full bg-scrim p-2 text-on-scrim"
      >
        {[Heart, MessageCircle, Bookmark, Send].map((ActionIcon, index) => (
          <ActionIcon key={index} className="size-5" />
        ))}
      </div>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex flex-col gap-1.5 bg-scrim px-3 pt-2.5 pb-3 text-on-scrim [--tint:currentColor] [&_button]:pointer-events-auto [&_span[class*=tint]]:font-semibold">
        <div className="flex items-center gap-2">
          <Avatar name={author} size="small" />
          <p className="truncate text-sm font-semibold">{author}</p>
        </div>
        {words !== '' && <PostText platform={platform} text={words} />}
      </div>
    </div>
  )
}

import { memo } from 'react'
import { platformNames } from '@vivify/contract/platforms'
import * as messages from '@vivify/contract/messages'
import { joinClasses } from '../../ui/class-names.ts'
import { TriangleAlert } from '../../ui/icons.tsx'
import { PlatformIcon, platformColor } from '../../ui/platform-icons.tsx'
import type { PlacedPost } from './calendar-posts.ts'
import { chipClasses, toneNames, type ChipLook } from './chip-look.ts'

const maxIcons = 3

export interface PostChipProps {
  placed: PlacedPost
  look: ChipLook
  onOpen: (postId: string, chip: HTMLElement) => void
}

/** A post on the calendar. The grid around it listens for drags and arrow keys. */
export const PostChip = memo(function PostChip({ placed, look, onOpen }: PostChipProps) {
  const { post, day, time, tone, isMovable, warnings } = placed
  const { platforms, text } = post.content
  const names = platforms.map((platform) => platformNames[platform]).join(', ')
  const words = firstWords(text)
  return (
    <button
      type="button"
      data-chip={post.id}
      data-on={day}
      data-movable={isMovable ? '' : undefined}
      aria-label={`${time} ${words}, ${toneNames[tone]}, ${names}${warnings.length > 0 ? `. ${warnings.join(' ')}` : ''}`}
      aria-haspopup="dialog"
      onClick={(event) => onOpen(post.id, event.currentTarget)}
      className={chipClasses(look, tone, isMovable)}
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 w-0.75"
        style={{ background: platforms[0] === undefined ? undefined : platformColor(platforms[0]) }}
      />
      <span className="shrink-0 font-medium tabular-nums max-sm:text-[11px]">{time}</span>{' '}
      <span className={joinClasses('min-w-0 flex-1 truncate', look === 'line' && 'max-sm:hidden')}>
        {words}
      </span>
      {warnings.length > 0 && (
        <TriangleAlert
          className={joinClasses('size-3 shrink-0 text-warning-text', look === 'line' && 'max-sm:hidden')}
        />
      )}
      <span className={joinClasses('flex shrink-0 items-center', look === 'line' && 'max-lg:hidden')}>
        {platforms.slice(0, maxIcons).map((platform) => (
          <PlatformIcon
            key={platform}
            platform={platform}
            className={look === 'wide' ? 'size-4' : 'size-3'}
          />
        ))}
      </span>
    </button>
  )
})

const maxWords = 80

function firstWords(text: string): string {
  const line = text.trim().split('\n', 1)[0]!
  if (line === '') return messages.calendar.noText
  return line.length <= maxWords ? line : `${line.slice(0, maxWords)}…`
}

import * as messages from '@vivify/contract/messages'
import type { PostContent } from '@vivify/contract/post'
import { platformNames } from '@vivify/contract/platforms'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { CalendarPlus, FileText, Send } from '../../ui/icons.tsx'
import type { PostProblem } from '@vivify/social/check-post'
import { blockedPlatforms, listPlatforms } from './post-problems.ts'
import type { Sending } from './use-send.ts'

const words = messages.composer
/** Not `disabled`: pressed, it says what is wrong. */
const refusedClasses =
  'aria-disabled:cursor-not-allowed! aria-disabled:bg-hover aria-disabled:bg-none aria-disabled:text-muted aria-disabled:shadow-none'

export interface SendBarProps {
  content: PostContent
  problems: readonly PostProblem[]
  sending: Sending
}

/** Schedule, send or keep the post; always in sight. */
export function SendBar({ content, problems, sending }: SendBarProps) {
  const { busy, send, saveDraft } = sending
  const blocked = blockedPlatforms(problems)
  const isRefused = blocked.length > 0 && blocked.length === content.platforms.length
  const ready = content.platforms.length - blocked.length
  return (
    <div
      ref={useBarHeight()}
      className="sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-col gap-2 rounded-b-large border-t border-line bg-raised/95 opaque:bg-raised px-5 py-3 backdrop-blur-md sm:-mx-6 sm:-mb-6 sm:px-6"
    >
      {blocked.length > 0 && (
        <p id="send-reason" className="text-xs text-danger-text">
          {isRefused
            ? `${listPlatforms(blocked)} would refuse this post. See above.`
            : `${ready} of ${content.platforms.length} platforms are ready: ${blocked.map((id) => platformNames[id]).join(', ')} would refuse this post.`}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <Button
          variant="primary"
          className={`col-span-2 sm:flex-1 ${refusedClasses}`}
          icon={<CalendarPlus className="size-4" aria-hidden="true" />}
          isBusy={busy === 'planned'}
          disabled={busy !== null}
          aria-disabled={isRefused || undefined}
          aria-describedby={blocked.length > 0 ? 'send-reason' : undefined}
          onClick={() => send('planned')}
        >
          {words.schedulePost}
        </Button>
        <Button
          icon={<Send className="size-4" aria-hidden="true" />}
          isBusy={busy === 'now'}
          disabled={busy !== null}
          aria-disabled={isRefused || undefined}
          className="aria-disabled:text-muted"
          onClick={() => send('now')}
        >
          {words.postNow}
        </Button>
        <Button
          variant="quiet"
          icon={<FileText className="size-4" aria-hidden="true" />}
          isBusy={busy === 'draft'}
          disabled={busy !== null}
          onClick={saveDraft}
        >
          {words.saveDraft}
        </Button>
      </div>
    </div>
  )
}

/** Fields that get the focus must not be hidden behind the bar. */
function useBarHeight() {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = bar.current!
    const root = document.documentElement.style
    const observer = new ResizeObserver(() =>
      root.setProperty('--generate-height', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--generate-height')
    }
  }, [])
  return bar
}

// How entries of the calendar look, and their samples in the legend.

import * as messages from '@vivify/contract/messages'
import { joinClasses } from '../../ui/class-names.ts'
import type { PostTone } from './calendar-posts.ts'

export const toneNames: Record<PostTone, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  rehearsed: messages.calendar.rehearsed,
  failed: 'Failed',
  unconfirmed: 'Unconfirmed',
}

export const toneClasses: Record<PostTone, string> = {
  draft: 'border-dashed border-control-line bg-transparent text-muted',
  scheduled: 'border-second/60 bg-second-soft text-text',
  published: 'border-good-text/60 bg-good-soft text-text',
  rehearsed: 'border-control-line bg-hover text-text',
  failed: 'border-danger/60 bg-danger-soft text-text',
  unconfirmed: 'border-warning-text/60 bg-warning-soft text-text',
}

/** `line`: one line. `wide`: with room for the words. */
export type ChipLook = 'line' | 'wide'

export function chipClasses(look: ChipLook, tone: PostTone, isMovable: boolean): string {
  return joinClasses(
    'relative flex w-full min-w-0 items-center overflow-hidden rounded-[6px] border py-0.5 pr-1 pl-2 text-left text-xs leading-4.5 select-none touch-manipulation [-webkit-touch-callout:none] hover:brightness-110 data-copy:bg-popup data-dragged:opacity-35 max-sm:pr-0.5 max-sm:pl-1.5',
    look === 'wide' ? 'min-h-8 gap-2 text-sm sm:pl-3' : 'gap-1 max-sm:gap-0.5',
    isMovable ? 'cursor-grab' : 'cursor-pointer',
    toneClasses[tone],
  )
}

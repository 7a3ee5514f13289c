import { useCallback } from 'react'
import { toast } from 'react-hot-toast'
import * as messages from '@vivify/contract/messages'
import type { Plan } from '@vivify/contract/post'
import { useMovePost } from '../../api/calendar.ts'
import { reportFailure } from '../../lib/report-failure.ts'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import { momentOf, nameDay } from './calendar-dates.ts'
import type { PlacedPost } from './calendar-posts.ts'

/** Moves a post at once, with undo. A scheduled post is never moved into the past. */
export function useMove(): (placed: PlacedPost, plan: Plan) => void {
  const { mutate } = useMovePost()
  return useCallback(
    ({ post }, plan) => {
      const before = post.content.plan
      if (before === null) return
      if (post.state === 'scheduled' && isPast(plan)) {
        toast.error(messages.calendar.isPast)
        return
      }
      const onError = (error: Error): void => {
        reportFailure('move a post', error)
        toast.error(error.message)
      }
      const undo = (): void =>
        mutate(
          { postId: post.id, plan: before },
          { onSuccess: () => toast(messages.calendar.movedBack), onError },
        )
      const when = `${nameDay(plan.date)}, ${plan.time}`
      const onSuccess = (): void => toastWithUndo(messages.calendar.moved(when), undo)
      mutate({ postId: post.id, plan }, { onSuccess, onError })
    },
    [mutate],
  )
}

function isPast({ date, time, zone }: Plan): boolean {
  try {
    return momentOf({ day: date, time }, zone) <= Date.now()
  } catch {
    // A zone that this browser does not know: the server decides.
    return false
  }
}

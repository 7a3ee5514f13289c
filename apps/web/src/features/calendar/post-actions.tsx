import { useState } from 'react'
import { toast } from 'react-hot-toast'
import * as messages from '@vivify/contract/messages'
import type { Plan } from '@vivify/contract/post'
import { findFreeSlot } from '../../api/calendar.ts'
import { usePostActions } from '../../api/posts.ts'
import { reportFailure } from '../../lib/report-failure.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Eye, PenLine, Trash2 } from '../../ui/icons.tsx'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import type { PlacedPost } from './calendar-posts.ts'

export interface PostActionsProps {
  placed: PlacedPost
  zone: string
  onMove: (placed: PlacedPost, plan: Plan) => void
  onReview: () => void
  onClose: () => void
}

/** What can be done with a post of the calendar. */
export function PostActions(props: PostActionsProps) {
  const { post, isMovable } = props.placed
  const { isSearching, moveToFreeSlot, unschedule, remove } = useActions(props)
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      <ButtonLink
        size="small"
        to={`/social-media-suite?post=${post.id}`}
        icon={<PenLine className="size-4" />}
      >
        Edit
      </ButtonLink>
      {isMovable && (
        <Button size="small" isBusy={isSearching} onClick={() => void moveToFreeSlot()}>
          Next free slot
        </Button>
      )}
      {post.state === 'scheduled' && (
        <Button size="small" onClick={unschedule}>
          Unschedule
        </Button>
      )}
      <Button size="small" icon={<Eye className="size-4" />} onClick={props.onReview}>
        Review link
      </Button>
      <Button size="small" variant="danger" icon={<Trash2 className="size-4" />} onClick={remove}>
        Delete
      </Button>
    </div>
  )
}

function useActions({ placed, zone, onMove, onClose }: PostActionsProps) {
  const { post } = placed
  const actions = usePostActions()
  const [isSearching, setIsSearching] = useState(false)

  async function moveToFreeSlot(): Promise<void> {
    setIsSearching(true)
    try {
      const slot = await findFreeSlot(post.content.platforms, zone)
      if (slot === null) toast.error(messages.calendar.noFreeSlot)
      else onMove(placed, slot.plan)
      onClose()
    } catch (error) {
      fail('find a free slot')(error)
    } finally {
      setIsSearching(false)
    }
  }
  function unschedule(): void {
    actions.unschedule.mutate(post.id, {
      onSuccess: () => toast.success(messages.calendar.unscheduled),
      onError: fail('unschedule a post'),
    })
    onClose()
  }
  function remove(): void {
    const undo = (): void =>
      actions.restore.mutate(post.id, {
        onSuccess: () => toast.success(messages.calendar.restored),
        onError: fail('restore a post'),
      })
    actions.remove.mutate(post.id, {
      onSuccess: () => toastWithUndo(messages.calendar.deleted, undo),
      onError: fail('delete a post'),
    })
    onClose()
  }
  return { isSearching, moveToFreeSlot, unschedule, remove }
}

function fail(what: string): (error: unknown) => void {
  return (error) => {
    reportFailure(what, error)
    toast.error(error instanceof Error ? error.message : String(error))
  }
}

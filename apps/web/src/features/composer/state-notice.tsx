import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { recentPostsQuery, usePostActions } from '../../api/posts.ts'
import { Button } from '../../ui/button.tsx'
import { CalendarRange, CircleCheck } from '../../ui/icons.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { copyPost } from './post-content.ts'
import { listPlatforms } from './post-problems.ts'
import { isSentEverywhere, isSentSomewhere } from './sent-post.ts'
import { useComposer } from './use-composer.ts'

const words = messages.composer

/** Says when the post in the editor waits for its time, or was sent meanwhile. */
export function StateNotice() {
  const { saved, content, beginWith } = useComposer()
  const { data: posts } = useQuery(recentPostsQuery)
  if (saved === null) return null
  // The list is read again while posts are being sent; the post in the editor is not.
  const { state, targets } = posts?.find(({ id }) => id === saved.id) ?? saved
  if (isSentEverywhere({ targets })) {
    return (
      <Notice
        tone="second"
        icon={<CircleCheck aria-hidden="true" />}
        action={
          <Button size="small" onClick={() => beginWith(copyPost(content, saved.id))}>
            Edit a copy
          </Button>
        }
      >
        {words.sent}
      </Notice>
    )
  }
  if (isSentSomewhere({ targets })) {
    const sent = targets.filter((target) => isSentSomewhere({ targets: [target] }))
    return (
      <Notice tone="second" icon={<CircleCheck aria-hidden="true" />}>
        {words.partlySent(listPlatforms(sent.map(({ platform }) => platform)))}
      </Notice>
    )
  }
  return state === 'scheduled' ? <Scheduled postId={saved.id} /> : null
}

function Scheduled({ postId }: { postId: string }) {
  const { noteSaved } = useComposer()
  const { unschedule } = usePostActions()
  return (
    <Notice
      tone="second"
      icon={<CalendarRange aria-hidden="true" />}
      action={
        <Button
          size="small"
          isBusy={unschedule.isPending}
          onClick={() =>
            unschedule.mutate(postId, {
              onSuccess: ({ state, targets }) => noteSaved({ state, targets }),
              onError: (error) => toast.error(error.message),
            })
          }
        >
          Unschedule
        </Button>
      }
    >
      {`This post is scheduled. It goes out as it is here; press ${words.schedulePost} after changing its time or its platforms.`}
    </Notice>
  )
}

import * as messages from '@vivify/contract/messages'
import type { Plan, PostContent } from '@vivify/contract/post'
import { toast } from 'react-hot-toast'
import { useQueryClient } from '@tanstack/react-query'
import { findFreeSlot } from '../../api/calendar.ts'
import { recentPostsQuery } from '../../api/posts.ts'
import { nextFreeSlot, takenMoments } from './next-slot.ts'
import { ownZone } from '../../ui/own-zone.ts'

/** Finds the next free time of a post's platforms, and says which it is. Never throws. */
export function useBoost(): (content: PostContent) => Promise<Plan> {
  const client = useQueryClient()
  return async ({ platforms, plan }) => {
    const zone = plan?.zone ?? ownZone()
    const slot = platforms.length === 0 ? null : await findFreeSlot(platforms, zone).catch(() => null)
    const posts = client.getQueryData(recentPostsQuery.queryKey) ?? []
    const found = slot?.plan ?? {
      ...nextFreeSlot(new Date(), zone, takenMoments(posts)),
      zone,
      fold: 'earlier' as const,
    }
    toast.success(messages.composer.boosted(describePlan(found)))
    return found
  }
}

/** Such as `Tue, Nov 24, 9:00 AM`. */
function describePlan({ date, time }: Plan): string {
  return new Date(`${date}T${time}`).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
}

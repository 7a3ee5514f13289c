import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import * as messages from '@vivify/contract/messages'
import { feedQuery, useFeedActions } from '../../../api/calendar.ts'
import { reportFailure } from '../../../lib/report-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { CopyField } from './copy-field.tsx'

/** The secret address at which other calendar programs read this one. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(feedQuery)
  const hasFeed = data?.createdAt != null
  const { address, make, end, isMaking, isEnding } = useFeedAddress(hasFeed)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Subscribe"
      description={messages.calendar.feedAbout}
      actions={
        data !== undefined && (
          <>
            {hasFeed && (
              <Button variant="danger" isBusy={isEnding} onClick={end}>
                Turn off
              </Button>
            )}
            <Button variant="primary" isBusy={isMaking} onClick={make}>
              {hasFeed ? 'Make a new address' : 'Make an address'}
            </Button>
          </>
        )
      }
    >
      {error !== null && <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>}
      {data === undefined && error === null && <Skeleton className="h-16" />}
      {address !== null && (
        <CopyField label="Calendar address" value={address} hint={messages.calendar.feedShownOnce} />
      )}
      {address === null && hasFeed && (
        <p className="text-sm">
          {messages.calendar.feedExists(
            new Date(data.createdAt!).toLocaleDateString('en-US', { dateStyle: 'long' }),
          )}
        </p>
      )}
      {address === null && data !== undefined && !hasFeed && (
        <p className="text-sm text-muted">{messages.calendar.noFeed}</p>
      )}
    </Dialog>
  )
}

/** The address is known only right after it was made. */
function useFeedAddress(hasFeed: boolean) {
  const { rotate, disable } = useFeedActions()
  const [address, setAddress] = useState<string | null>(null)
  const fail = (problem: Error): void => {
    reportFailure('change the calendar’s address', problem)
    toast.error(problem.message)
  }
  function make(): void {
    rotate.mutate(undefined, {
      onSuccess: ({ path }) => {
        setAddress(new URL(path, location.origin).href)
        if (hasFeed) toast.success(messages.calendar.feedRotated)
      },
      onError: fail,
    })
  }
  function end(): void {
    disable.mutate(undefined, {
      onSuccess: () => {
        setAddress(null)
        toast.success(messages.calendar.feedDisabled)
      },
      onError: fail,
    })
  }
  return { address, make, end, isMaking: rotate.isPending, isEnding: disable.isPending }
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import * as messages from '@vivify/contract/messages'
import { reviewsQuery, useReviewLinks } from '../../../api/reviews.ts'
import { ReviewNotes } from '../../review-notes/review-notes.tsx'
import { reportFailure } from '../../../lib/report-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Badge, Skeleton } from '../../../ui/surfaces.tsx'
import { CopyField } from './copy-field.tsx'

const spans = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const
type Span = (typeof spans)[number]['value']

const stateNames = { open: 'Open', expired: 'Expired', revoked: 'Withdrawn' } as const

/** Links at which people without an account review a post, and what they said. */
export function ReviewDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(reviewsQuery(postId))
  const { create, revoke } = useReviewLinks(postId)
  const [days, setDays] = useState<Span>('30')
  const [address, setAddress] = useState<string | null>(null)
  const fail = (problem: Error): void => {
    reportFailure('change review links', problem)
    toast.error(problem.message)
  }
  const make = (): void =>
    create.mutate(Number(days), {
      onSuccess: ({ path }) => setAddress(new URL(path, location.origin).href),
      onError: fail,
    })
  const withdraw = (linkId: string): void =>
    revoke.mutate(linkId, { onSuccess: () => toast.success(messages.reviews.linkRevoked), onError: fail })
  return (
    <Dialog isOpen onClose={onClose} title="Review link" description={messages.reviews.about}>
      <div className="flex flex-col gap-5">
        <div className="flex items-end gap-2">
          <SelectField label="Works for" choices={spans} value={days} onChange={setDays} className="flex-1" />
          <Button variant="primary" className="max-md:h-11" isBusy={create.isPending} onClick={make}>
            Make a link
          </Button>
        </div>
        {address !== null && (
          <CopyField label="Review link" value={address} hint={messages.reviews.linkMade} />
        )}
        {error !== null && <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>}
        {data === undefined && error === null && <Skeleton className="h-24" />}
        {data !== undefined && data.links.length > 0 && (
          <ul aria-label="Review links" className="flex flex-col gap-2 text-sm">
            {data.links.map((link) => (
              <li key={link.id} className="flex items-center justify-between gap-2">
                <span>{`Made ${nameMoment(link.createdAt)}, ends ${nameMoment(link.expiresAt)}`}</span>
                {link.state === 'open' ? (
                  <Button size="small" variant="quiet" onClick={() => withdraw(link.id)}>
                    Withdraw
                  </Button>
                ) : (
                  <Badge>{stateNames[link.state]}</Badge>
                )}
              </li>
            ))}
          </ul>
        )}
        {data !== undefined && <ReviewNotes notes={data.notes} empty={messages.reviews.nothingSaid} />}
      </div>
    </Dialog>
  )
}

function nameMoment(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
}

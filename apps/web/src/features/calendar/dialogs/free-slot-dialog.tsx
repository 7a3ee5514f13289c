import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as messages from '@vivify/contract/messages'
import type { PlatformId } from '@vivify/contract/platforms'
import { freeSlotQuery, queueSlotsQuery } from '../../../api/calendar.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PenLine } from '../../../ui/icons.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { nameDay } from '../calendar-dates.ts'
import { PlatformPicker } from './platform-picker.tsx'

export interface FreeSlotDialogProps {
  zone: string
  onClose: () => void
}

/** Finds the next free time for some platforms, and leads on to a post at that time. */
export function FreeSlotDialog({ zone, onClose }: FreeSlotDialogProps) {
  const [platforms, setPlatforms] = useState<readonly PlatformId[]>(['twitter', 'linkedin'])
  const { data: queue } = useQuery(queueSlotsQuery(zone))
  const {
    data: slot,
    error,
    refetch,
  } = useQuery({
    ...freeSlotQuery(platforms, zone),
    enabled: platforms.length > 0,
  })
  const toggle = (platform: PlatformId): void =>
    setPlatforms((chosen) =>
      chosen.includes(platform) ? chosen.filter((one) => one !== platform) : [...chosen, platform],
    )
  const plan = slot?.plan
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Next free slot"
      description="The next queue time that is still free on these platforms."
      actions={
        plan !== undefined && (
          <ButtonLink
            variant="primary"
            to={`/social-media-suite?date=${plan.date}&time=${plan.time}`}
            icon={<PenLine className="size-4" />}
            onClick={onClose}
          >
            Write a post
          </ButtonLink>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <PlatformPicker
          label="Platforms"
          others={queue?.slots.map(({ platform }) => platform) ?? []}
          chosen={platforms}
          onToggle={toggle}
        />
        {error !== null && <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>}
        {platforms.length === 0 && <p className="text-sm text-muted">{messages.posts.platformMissing}</p>}
        {platforms.length > 0 && slot === undefined && error === null && <Skeleton className="h-16" />}
        {platforms.length > 0 && slot === null && (
          <p className="text-sm text-muted">{messages.calendar.noFreeSlot}</p>
        )}
        {platforms.length > 0 && slot != null && (
          <div className="rounded-base border border-line bg-sunken p-4">
            <p className="text-lg font-semibold">{`${nameDay(slot.plan.date)}, ${slot.plan.time}`}</p>
            {slot.plan.zone !== zone && <p className="text-xs text-muted">{`In ${slot.plan.zone}`}</p>}
            <p className="mt-1 text-sm text-muted">{slot.basis}</p>
          </div>
        )}
      </div>
    </Dialog>
  )
}

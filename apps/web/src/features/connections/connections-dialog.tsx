import * as messages from '@vivify/contract/messages'
import type { PlatformId } from '@vivify/contract/platforms'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { PlatformRow } from './platform-row.tsx'
import { useConnections } from './use-connections.ts'

export interface ConnectionsDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The platform to open first. */
  platform?: PlatformId | undefined
}

/** Connects accounts at platforms, and shows and disconnects those that are connected. */
export function ConnectionsDialog({ isOpen, onClose, platform }: ConnectionsDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messages.connections.connect}
      description="Vivify posts in your name to the accounts that you connect. You can disconnect them at any time."
    >
      <PlatformList key={`${isOpen} ${platform}`} first={platform ?? null} />
    </Dialog>
  )
}

function PlatformList({ first }: { first: PlatformId | null }) {
  const { data, error, refetch, isFetching } = useConnections()
  const [opened, setOpened] = useState(first)
  if (error && !data) {
    return (
      <RetryNotice isBusy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </RetryNotice>
    )
  }
  if (!data) {
    return (
      <div role="status" aria-label="Loading accounts" className="grid gap-2">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-14" />
        ))}
      </div>
    )
  }
  return (
    <ul className="-mx-2 grid grid-cols-1 gap-1">
      {data.platforms.map((setup) => (
        <PlatformRow
          key={setup.platform}
          setup={setup}
          accounts={data.connections.filter((account) => account.platform === setup.platform)}
          isOpen={opened === setup.platform}
          onToggle={() => setOpened((now) => (now === setup.platform ? null : setup.platform))}
        />
      ))}
    </ul>
  )
}

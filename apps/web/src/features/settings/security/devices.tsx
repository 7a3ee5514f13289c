import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { devicesQuery, useEndDevice, useEndOtherDevices, type Device } from '../../../api/security.ts'
import { Button } from '../../../ui/button.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Badge, Skeleton } from '../../../ui/surfaces.tsx'
import { SettingCard } from '../setting-card.tsx'

const words = messages.security

/** Signed-in browsers, each of which can be signed out. */
export function Devices() {
  const devices = useQuery(devicesQuery)
  const ending = useEndOtherDevices()
  const others = devices.data?.devices.filter(({ isThis }) => !isThis).length ?? 0
  const endOthers = (): void =>
    ending.mutate(undefined, {
      onSuccess: ({ ended }) => void toast.success(words.othersEnded(ended)),
      onError: (error) => void toast.error(error.message),
    })
  return (
    <SettingCard title={words.devices} intro={words.devicesIntro}>
      {devices.isPending && <Skeleton className="h-24" />}
      {devices.isError && (
        <RetryNotice onRetry={() => void devices.refetch()}>{devices.error.message}</RetryNotice>
      )}
      {devices.isSuccess && (
        <ul className="flex flex-col gap-2">
          {devices.data.devices.map((device) => (
            <DeviceLine key={device.id} device={device} />
          ))}
        </ul>
      )}
      {others > 0 && (
        <Button className="self-start" isBusy={ending.isPending} onClick={endOthers}>
          {words.endOthers}
        </Button>
      )}
    </SettingCard>
  )
}

function DeviceLine({ device }: { device: Device }) {
  const ending = useEndDevice()
  const { id, name, isThis, lastSeenAt, signedInAt } = device
  const end = (): void =>
    ending.mutate(id, {
      onSuccess: () => void toast.success(words.deviceEnded),
      onError: (error) => void toast.error(error.message),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-base border border-line px-3.5 py-2.5">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {name}
          {isThis && <Badge tone="good">{words.thisDevice}</Badge>}
        </p>
        <p className="text-xs text-muted">
          {words.lastSeen(tellDay(lastSeenAt))} · {words.signedIn(tellDay(signedInAt))}
        </p>
      </div>
      {!isThis && (
        <Button
          size="small"
          aria-label={`${words.endDevice} ${name}`}
          isBusy={ending.isPending}
          onClick={end}
        >
          {words.endDevice}
        </Button>
      )}
    </li>
  )
}

function tellDay(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

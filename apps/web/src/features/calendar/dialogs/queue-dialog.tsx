import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import * as messages from '@vivify/contract/messages'
import { platformNames, specifiedPlatforms, type PlatformId } from '@vivify/contract/platforms'
import {
  queueSlotsQuery,
  useReplaceSlots,
  type QueueSlot,
  type SlotTime,
  type TimeHint,
} from '../../../api/calendar.ts'
import { reportFailure } from '../../../lib/report-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Lightbulb, Plus, X } from '../../../ui/icons.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { weekdayNames } from '../calendar-dates.ts'

export interface QueueDialogProps {
  zone: string
  onClose: () => void
}

/** The weekly times of each platform's queue. */
export function QueueDialog({ zone, onClose }: QueueDialogProps) {
  const [platform, setPlatform] = useState<PlatformId>('twitter')
  const { data, error, refetch } = useQuery(queueSlotsQuery(zone))
  const all = [...new Set([...specifiedPlatforms, ...(data?.slots.map((slot) => slot.platform) ?? [])])]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Queue slots"
      description="Your weekly posting times on a platform. “Next free slot” offers the first one that is still free."
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label="Platform"
          choices={all.map((value) => ({ value, label: platformNames[value] }))}
          value={platform}
          onChange={setPlatform}
        />
        {error !== null && <RetryNotice onRetry={() => void refetch()}>{error.message}</RetryNotice>}
        {data === undefined && error === null && <Skeleton className="h-40" />}
        {data !== undefined && (
          <SlotEditor
            key={platform}
            platform={platform}
            zone={zone}
            saved={data.slots.filter((slot) => slot.platform === platform)}
            hint={data.hints.find((hint) => hint.platform === platform)}
          />
        )}
      </div>
    </Dialog>
  )
}

interface SlotEditorProps {
  platform: PlatformId
  zone: string
  saved: readonly QueueSlot[]
  hint: TimeHint | undefined
}

function SlotEditor({ platform, zone, saved, hint }: SlotEditorProps) {
  const [slots, setSlots] = useState<readonly SlotTime[]>(saved)
  const { mutate, isPending } = useReplaceSlots()
  const add = (times: readonly SlotTime[]): void =>
    setSlots((before) => [...before, ...times.filter((time) => !before.some((slot) => isSame(slot, time)))])
  const isChanged =
    slots.length !== saved.length || slots.some((slot) => !saved.some((old) => isSame(old, slot)))
  const otherZone = saved.find((slot) => slot.zone !== zone)?.zone
  function save(): void {
    const body = slots.map(({ weekday, time }) => ({ weekday, time }))
    mutate(
      { platform, zone, slots: body },
      {
        onSuccess: () => toast.success(messages.calendar.slotsSaved(platformNames[platform])),
        onError: (error) => {
          reportFailure('save queue slots', error)
          toast.error(error.message)
        },
      },
    )
  }
  return (
    <>
      <WeekOfSlots slots={slots} onRemove={(gone) => setSlots(slots.filter((slot) => slot !== gone))} />
      <NewSlot onAdd={(slot) => add([slot])} />
      {hint !== undefined && (
        <div className="flex gap-3 rounded-base bg-second-soft p-3 text-sm">
          <Lightbulb className="mt-0.5 size-4 shrink-0 text-second-text" />
          <div className="flex flex-col items-start gap-2">
            <p>{`Suggested: ${hint.times.map(nameSlot).join(', ')}. ${hint.basis}`}</p>
            <Button size="small" onClick={() => add(hint.times)}>
              Add these times
            </Button>
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-muted">
          {otherZone === undefined
            ? messages.calendar.slotZone(zone)
            : messages.calendar.slotZoneChanges(otherZone, zone)}
        </p>
        <Button
          variant="primary"
          isBusy={isPending}
          disabled={!isChanged && otherZone === undefined}
          onClick={save}
        >
          Save slots
        </Button>
      </div>
    </>
  )
}

interface WeekOfSlotsProps {
  slots: readonly SlotTime[]
  onRemove: (slot: SlotTime) => void
}

function WeekOfSlots({ slots, onRemove }: WeekOfSlotsProps) {
  if (slots.length === 0) return <p className="text-sm text-muted">{messages.calendar.noSlots}</p>
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
      {weekdayNames.map((name, index) => {
        const times = slots
          .filter(({ weekday }) => weekday === index + 1)
          .toSorted((one, other) => one.time.localeCompare(other.time))
        return (
          times.length > 0 && (
            <div key={name} className="contents">
              <dt className="py-1 text-muted">{name}</dt>
              <dd className="flex flex-wrap gap-1.5">
                {times.map((slot) => (
                  <span
                    key={slot.time}
                    className="flex h-8 items-center gap-1 rounded-full bg-hover pr-1 pl-3 tabular-nums"
                  >
                    {slot.time}
                    <button
                      type="button"
                      aria-label={`Remove ${nameSlot(slot)}`}
                      onClick={() => onRemove(slot)}
                      className="grid size-6 place-items-center rounded-full text-muted hover:text-text"
                    >
                      <X className="size-3.5" />
                    </button>
                  </span>
                ))}
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

const weekdays = weekdayNames.map((label, index) => ({ value: String(index + 1), label }))

function NewSlot({ onAdd }: { onAdd: (slot: SlotTime) => void }) {
  const [weekday, setWeekday] = useState('1')
  const [time, setTime] = useState('09:00')
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onAdd({ weekday: Number(weekday), time })
      }}
    >
      <SelectField
        label="Day"
        choices={weekdays}
        value={weekday}
        onChange={setWeekday}
        className="min-w-36 flex-1"
      />
      <TextField
        label="Time"
        type="time"
        required
        value={time}
        onChange={(event) => setTime(event.target.value)}
        className="min-w-36 flex-1"
      />
      <Button type="submit" className="max-md:h-11" icon={<Plus className="size-4" />} disabled={time === ''}>
        Add
      </Button>
    </form>
  )
}

function isSame(one: SlotTime, other: SlotTime): boolean {
  return one.weekday === other.weekday && one.time === other.time
}

function nameSlot({ weekday, time }: SlotTime): string {
  return `${weekdayNames[weekday - 1]} ${time}`
}

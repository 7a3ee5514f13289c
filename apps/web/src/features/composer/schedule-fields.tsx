import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import type { Plan } from '@vivify/contract/post'
import { lazy, Suspense, useState, type RefObject } from 'react'
import { planQuery } from '../../api/posts.ts'
import { WhenNear } from '../../lib/when-near.tsx'
import { Info, TriangleAlert } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Notice, Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ownZone } from '../../ui/own-zone.ts'
import { wallClockOf } from './next-slot.ts'
import { useComposer } from './use-composer.ts'

const ZoneField = lazy(async () => ({ default: (await import('../../ui/zone-field.tsx')).ZoneField }))

const words = messages.composer

/** When the post goes out: a wall-clock time and the place where it holds. */
export function ScheduleFields({ dateField }: { dateField: RefObject<HTMLInputElement | null> }) {
  const { content, edit } = useComposer()
  // A plan needs both; until then, one of them waits here.
  const [half, setHalf] = useState({ date: '', time: '', zone: ownZone() })
  const { plan } = content
  const { date, time, zone } = plan ?? half
  const change = (part: Partial<typeof half>): void => {
    const next = { date, time, zone, ...part }
    const isWhole = next.date !== '' && next.time !== ''
    setHalf(isWhole ? { ...next, date: '', time: '' } : next)
    edit(
      (post) => ({ ...post, plan: isWhole ? { ...next, fold: post.plan?.fold ?? 'earlier' } : null }),
      'plan',
    )
  }
  return (
    <section aria-label="Schedule" className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1fr_1.3fr]">
        <TextField
          ref={dateField}
          type="date"
          label={words.scheduleDate}
          min={wallClockOf(new Date(), zone).date}
          value={date}
          onChange={(event) => change({ date: event.target.value })}
        />
        <TextField
          type="time"
          label={words.scheduleTime}
          value={time}
          onChange={(event) => change({ time: event.target.value })}
        />
        <div className="col-span-2 sm:col-span-1">
          <WhenNear skeleton={<Skeleton className="mt-6 h-10" />}>
            <Suspense fallback={<Skeleton className="mt-6 h-10" />}>
              <ZoneField label="Time zone" zone={zone} onChange={(chosen) => change({ zone: chosen })} />
            </Suspense>
          </WhenNear>
        </div>
      </div>
      {plan !== null && <PlanNotice plan={plan} />}
    </section>
  )
}

/** Says when a time is past, does not exist, or exists twice there. */
function PlanNotice({ plan }: { plan: Plan }) {
  const { edit } = useComposer()
  const { data, error } = useQuery(planQuery(plan))
  if (error !== null) {
    return (
      <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        {error.message}
      </Notice>
    )
  }
  if (data === undefined) return null
  if (data.isPast) {
    return (
      <Notice tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
        {messages.posts.past}
      </Notice>
    )
  }
  if (data.kind === 'exact' && data.message === null) return <PlanMoment at={data.at} zone={plan.zone} />
  return (
    <Notice
      tone="warning"
      icon={<TriangleAlert aria-hidden="true" />}
      action={
        data.kind === 'repeated' ? (
          <Segmented
            label="Which of the two"
            value={plan.fold}
            onChange={(fold) =>
              edit((post) => (post.plan === null ? post : { ...post, plan: { ...post.plan, fold } }))
            }
            segments={[
              { value: 'earlier', label: 'Earlier' },
              { value: 'later', label: 'Later' },
            ]}
          />
        ) : undefined
      }
    >
      {data.message ?? `The post goes out at ${data.time}.`}
    </Notice>
  )
}

/** The same moment where the person is, when the plan holds somewhere else. */
function PlanMoment({ at, zone }: { at: string; zone: string }) {
  if (zone === ownZone()) return null
  const here = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(at),
  )
  return (
    <p className="flex items-center gap-2 text-xs text-muted">
      <Info className="size-3.5 shrink-0" aria-hidden="true" />
      {`For you, that is ${here}.`}
    </p>
  )
}

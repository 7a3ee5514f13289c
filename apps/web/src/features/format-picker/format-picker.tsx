import * as messages from '@vivify/contract/messages'
import { findPlan, firstPlanFor, planWatermark } from '@vivify/contract/plans'
import type { Format, Resolution } from '@vivify/contract/project'
import { useId } from 'react'
import { useAllowance } from '../../lib/session/use-allowance.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { PricingLink } from '../../ui/pricing-link.tsx'
import { Segmented, type Segment } from '../../ui/segmented.tsx'
import { useProject } from '../project/use-project.ts'

const words = messages.plans

interface FormatShape {
  format: Format
  /** Size of the drawn shape, in pixels. */
  width: number
  height: number
  note: string
}

const shapes: readonly FormatShape[] = [
  { format: '9:16', width: 16, height: 28, note: 'TikTok, Reels, Shorts' },
  { format: '1:1', width: 24, height: 24, note: 'Feed' },
  { format: '16:9', width: 32, height: 18, note: 'YouTube' },
]

const resolutions: readonly { value: `${Resolution}`; label: string }[] = [
  { value: '720', label: '720p' },
  { value: '1080', label: '1080p' },
  { value: '2160', label: '4K' },
]

/** Chooses the aspect ratio and resolution of the video. */
export function FormatPicker() {
  const { settings, changeSettings } = useProject()
  const allowed = useAllowance()
  const id = useId()
  return (
    <section aria-label="Format and resolution" className="flex flex-col min-w-0 gap-3">
      <div role="group" aria-label="Format" className="grid grid-cols-3 gap-2">
        {shapes.map(({ format, width, height, note }) => {
          const isOn = settings.format === format
          return (
            <button
              key={format}
              type="button"
              aria-describedby={`${id}-${format}`}
              aria-pressed={isOn}
              onClick={() => changeSettings({ format })}
              className={joinClasses(
                'grid min-w-0 justify-items-center gap-1 rounded-base border px-2 pt-3 pb-2 transition-colors duration-150',
                isOn ? 'border-primary bg-primary-soft' : 'border-line bg-raised hover:border-control-line',
              )}
            >
              <span className="grid h-8 place-items-center" aria-hidden="true">
                <span
                  style={{ width, height }}
                  className={joinClasses(
                    'block rounded-[4px] border-2',
                    isOn ? 'border-primary-text bg-primary-soft' : 'border-control-line',
                  )}
                />
              </span>
              <span className="text-sm font-semibold tabular-nums">{format}</span>
              <span
                id={`${id}-${format}`}
                aria-hidden="true"
                className="w-full text-center text-xs text-balance text-muted"
              >
                {note}
              </span>
            </button>
          )
        })}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-medium" aria-hidden="true">
          Resolution
        </span>
        <Segmented
          label="Resolution"
          segments={resolutions.map((segment) => withPlan(segment, allowed.resolution))}
          value={`${settings.resolution}`}
          onChange={(resolution) => changeSettings({ resolution: Number(resolution) as Resolution })}
        />
      </div>
      <PlanLimits resolution={settings.resolution} />
    </section>
  )
}

/** Names the plan of a resolution that the account's own plan lacks, and closes it. */
function withPlan(segment: (typeof resolutions)[number], allowed: Resolution): Segment<`${Resolution}`> {
  const resolution = Number(segment.value) as Resolution
  return resolution <= allowed
    ? segment
    : { ...segment, note: firstPlanFor(resolution).name, isDisabled: true }
}

/** What the plan allows, before a video is ordered that it refuses. Nothing where plans are not enforced. */
function PlanLimits({ resolution }: { resolution: Resolution }) {
  const allowed = useAllowance()
  if (allowed.plan === null || allowed.maxVideoSeconds === null) return null
  const { name } = findPlan(allowed.plan)
  const label = resolutions.find(({ value }) => Number(value) === allowed.resolution)!.label
  const isTooLarge = resolution > allowed.resolution
  return (
    <p className={joinClasses('text-xs', isTooLarge ? 'text-danger-text' : 'text-muted')}>
      {words.limits(name, label, allowed.maxVideoSeconds)}{' '}
      {allowed.hasWatermark && <>{words.watermark(planWatermark)} </>}
      {allowed.plan !== 'scale' && (
        <PricingLink className="underline underline-offset-2">{words.largerPlans}</PricingLink>
      )}
    </p>
  )
}

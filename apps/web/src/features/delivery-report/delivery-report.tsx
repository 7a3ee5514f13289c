import { useQuery } from '@tanstack/react-query'
import { Check, X } from '../../ui/icons.tsx'
import type { DeliveryReport as Report, Verdict } from '@vivify/contract/delivery-report'
import { deliveryReportQuery } from '../../api/creations.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/surfaces.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'

/** Shows the measurements of a finished video and which platforms accept it. */
export function DeliveryReport({ assetId }: { assetId: string }) {
  const { data: report, error, refetch, isRefetching } = useQuery(deliveryReportQuery(assetId))
  if (report !== undefined) return <ReportRows report={report} />
  if (error !== null) {
    return (
      <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
        {error.message}
      </RetryNotice>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <span role="status" className="sr-only">
        Loading the report
      </span>
      {[0, 1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className="h-11" />
      ))}
    </div>
  )
}

function ReportRows({ report }: { report: Report }) {
  const { checks, platforms, file } = report
  const problems = [...checks, ...platforms].filter(({ status }) => status === 'red').length
  return (
    <div className="flex flex-col gap-6">
      <p
        className={joinClasses(
          'rounded-base px-4 py-3 text-sm font-medium',
          problems === 0 ? 'bg-good-soft text-good-text' : 'bg-danger-soft text-danger-text',
        )}
      >
        {problems === 0
          ? 'Ready to post. Every check passed.'
          : `${problems === 1 ? '1 check needs' : `${problems} checks need`} your attention.`}
      </p>
      <Group
        heading="Picture, sound and words"
        rows={checks.map(({ label, ...verdict }) => ({ ...verdict, label }))}
      />
      <Group
        heading="Platforms"
        rows={platforms.map(({ name, ...verdict }) => ({ ...verdict, label: name }))}
      />
      <p className="text-xs text-muted">{describeFile(file)}</p>
    </div>
  )
}

function Group({ heading, rows }: { heading: string; rows: readonly (Verdict & { label: string })[] }) {
  return (
    <section aria-label={heading} className="flex flex-col gap-2">
      <h3 className="text-base">{heading}</h3>
      <ul className="divide-y divide-line rounded-base border border-line">
        {rows.map(({ label, status, sentence }) => (
          <li key={label} className="flex items-start gap-3 px-3 py-2.5 text-sm">
            <Mark status={status} />
            <span className="flex flex-col min-w-0 gap-0.5">
              <span className="font-medium">{label}</span>
              <span className="text-muted">{sentence}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the status with an icon too, not by color alone. */
function Mark({ status }: { status: Verdict['status'] }) {
  const isGood = status === 'green'
  return (
    <span
      className={joinClasses(
        'mt-px grid size-5 shrink-0 place-items-center rounded-full',
        isGood ? 'bg-good-soft text-good-text' : 'bg-danger-soft text-danger-text',
      )}
    >
      {isGood ? (
        <Check className="size-3.5" aria-hidden="true" />
      ) : (
        <X className="size-3.5" aria-hidden="true" />
      )}
      <span className="sr-only">{isGood ? 'Good:' : 'Problem:'}</span>
    </span>
  )
}

function describeFile({ sizeBytes, video, audio }: Report['file']): string {
  const parts = [
    `${(sizeBytes / 1e6).toFixed(1)} MB`,
    video && `${video.width} × ${video.height}`,
    video && `${Math.round(video.fps)} frames a second`,
    video?.codec.toUpperCase(),
    audio && `${audio.codec.toUpperCase()} at ${audio.sampleRate / 1000} kHz`,
  ]
  return parts.filter(Boolean).join(' · ')
}

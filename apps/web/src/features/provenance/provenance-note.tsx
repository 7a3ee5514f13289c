import { useQuery } from '@tanstack/react-query'
import type { Provenance } from '@vivify/contract/provenance'
import { ChevronDown, Stamp } from 'lucide-react'
import { assetQuery } from '../../api/assets.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Badge, Skeleton } from '../../ui/surfaces.tsx'
import { describeProvenance } from './describe-provenance.ts'

/** How a file came to be and under which terms it may be used: one line, and all of it when opened. */
export function ProvenanceNote({ assetId }: { assetId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(assetQuery(assetId))
  if (isError) {
    return (
      <RetryNotice tone="warning" isBusy={isFetching} onRetry={() => void refetch()}>
        How this was made could not be loaded.
      </RetryNotice>
    )
  }
  if (!data) return <Skeleton className="h-11 w-full" />
  if (!data.provenance) {
    return <p className="text-sm text-muted">How this was made was not noted when it was kept.</p>
  }
  return <Noted provenance={data.provenance} />
}

function Noted({ provenance }: { provenance: Provenance }) {
  const { headline, label, tone, rows } = describeProvenance(provenance)
  return (
    <details className="group rounded-base border border-line bg-raised text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 px-3 py-2 [&::-webkit-details-marker]:hidden">
        <Stamp className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 flex-1 basis-44 font-medium">{headline}</span>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <ChevronDown
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line px-3 py-3">
        {rows.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

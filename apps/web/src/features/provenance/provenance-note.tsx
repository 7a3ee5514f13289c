import { useQuery } from '@tanstack/react-query'
import type { Provenance } from '@vivify/contract/provenance'
import { ChevronDown, Stamp } from '../../ui/icons.tsx'
import { useState } from 'react'
import { assetQuery } from '../../api/assets.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Badge, Skeleton } from '../../ui/surfaces.tsx'
import { describeProvenance } from './describe-provenance.ts'

export interface ProvenanceNoteProps {
  assetId: string
  /** True to show all details at first. */
  isOpen?: boolean
}

/** A link that opens the note in a dialog, for places without room for the note. */
export function ProvenanceLink({ assetId }: { assetId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="text-primary-text underline underline-offset-3"
        onClick={() => setOpen(true)}
      >
        {heading}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={heading}>
        <ProvenanceNote assetId={assetId} isOpen />
      </Dialog>
    </>
  )
}

const heading = 'How it was made'

/** How a file was made and its license terms: one line that opens to show all details. */
export function ProvenanceNote({ assetId, isOpen = false }: ProvenanceNoteProps) {
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
    return <p className="text-sm text-muted">There is no record of how this was made.</p>
  }
  return <Noted provenance={data.provenance} isOpen={isOpen} />
}

function Noted({ provenance, isOpen }: { provenance: Provenance; isOpen: boolean }) {
  const { headline, label, tone, rows } = describeProvenance(provenance)
  return (
    <details open={isOpen} className="group rounded-base border border-line bg-raised text-sm">
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
      <FactList facts={rows} />
    </details>
  )
}

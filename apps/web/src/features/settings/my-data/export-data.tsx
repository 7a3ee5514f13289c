import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import {
  dataExportQuery,
  dataExportUrl,
  startDataExport,
  type DataExport,
} from '../../../api/account-data.ts'
import { useJob } from '../../../lib/jobs/use-job.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { Download, FileArchive } from '../../../ui/icons.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Failure, SettingCard } from '../setting-card.tsx'

const words = messages.myData

/** Packs everything into a ZIP, with progress that survives a reload, and offers the latest one. */
export function ExportData() {
  const client = useQueryClient()
  const latest = useQuery(dataExportQuery)
  const [error, setError] = useState<Error | null>(null)
  const { start, cancel, isBusy, isCanceling, progress } = useJob({
    kind: 'export-data',
    place: 'data-export',
    finds: 'any',
    async onEnd(end) {
      if (end.status === 'completed') toast.success(words.exportReady)
      else if (end.status === 'cancelled') toast(words.exportCanceled)
      else setError(describeFailure(end))
      await client.invalidateQueries({ queryKey: dataExportQuery.queryKey })
    },
  })
  const begin = (): void => {
    setError(null)
    void start(async (key) => startDataExport(key))
  }
  const found = latest.data?.export ?? null
  return (
    <SettingCard title={words.export} intro={words.exportIntro}>
      {latest.isError && (
        <RetryNotice onRetry={() => void latest.refetch()}>{latest.error.message}</RetryNotice>
      )}
      {found !== null && !isBusy && <LatestExport found={found} />}
      {isBusy ? (
        <Progress
          stage={progress === null ? words.waiting : (words.stages[progress.stage] ?? words.exporting)}
          share={progress === null ? null : progress.done / progress.total}
          {...(isCanceling ? {} : { onCancel: () => void cancel().catch(() => undefined) })}
        />
      ) : (
        <Button
          className="self-start"
          icon={<FileArchive className="size-4" aria-hidden="true" />}
          onClick={begin}
        >
          {words.startExport}
        </Button>
      )}
      <Failure error={error} />
    </SettingCard>
  )
}

type Ended = { status: 'failed' | 'gone'; message: string } | { status: 'not-started'; error: unknown }

function describeFailure(end: Ended): Error {
  if (end.status !== 'not-started') return new Error(end.message || words.exportFailed)
  return end.error instanceof Error ? end.error : new Error(words.exportFailed)
}

function LatestExport({ found: { id, sizeBytes, createdAt, expiresAt } }: { found: DataExport }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-base border border-line px-3.5 py-2.5">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="text-sm font-medium">{words.exportLine(tellSize(sizeBytes), tellDay(createdAt))}</p>
        <p className="text-xs text-muted">{words.exportExpires(tellDay(expiresAt))}</p>
      </div>
      <a href={dataExportUrl(id)} download className={buttonClasses({ size: 'small' })}>
        <Download className="size-4" aria-hidden="true" />
        {words.download}
      </a>
    </div>
  )
}

function tellDay(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}

function tellSize(bytes: number): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
  const count = bytes / (unit === 'kilobyte' ? 1000 : 1_000_000)
  return new Intl.NumberFormat(undefined, { style: 'unit', unit, maximumFractionDigits: 1 }).format(count)
}

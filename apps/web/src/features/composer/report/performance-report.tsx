import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { analyticsQuery, readReport, type ReportFormat } from '../../../api/analytics.ts'
import { saveAs } from '../../../lib/save-as.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Download, Info } from '../../../ui/icons.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import type { QuickPanelProps } from '../quick-actions.tsx'

const words = messages.report
const periods = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const
type Period = (typeof periods)[number]['value']

const formats = [
  { format: 'pdf', label: words.pdf, about: words.pdfAbout },
  { format: 'png', label: words.png, about: words.pngAbout },
] as const

/** Measured values as a document to send: a period, and the file to download. */
export function PerformanceReport({ onClose }: Pick<QuickPanelProps, 'onClose'>) {
  const [period, setPeriod] = useState<Period>('30')
  const days = Number(period)
  const { data } = useQuery(analyticsQuery(days))
  const { busy, problem, download } = useReport(days)
  const isMeasured =
    data === undefined || [...data.accounts.flatMap((each) => each.days), ...data.posts].some(hasValues)
  return (
    <Dialog isOpen onClose={onClose} title={words.title} description={words.about}>
      <div className="flex flex-col gap-5">
        <div>
          <Segmented label="Period" segments={periods} value={period} onChange={setPeriod} />
        </div>
        {!isMeasured && (
          <Notice tone="second" icon={<Info aria-hidden="true" />}>
            {words.nothingMeasured}
          </Notice>
        )}
        <ul className="flex flex-col gap-3">
          {formats.map(({ format, label, about }) => (
            <li
              key={format}
              className="flex flex-wrap items-center justify-between gap-3 rounded-base border border-line bg-raised p-4"
            >
              <span className="min-w-0 flex-[1_1_12rem] text-sm text-muted">{about}</span>
              <Button
                icon={<Download className="size-4" aria-hidden="true" />}
                isBusy={busy === format}
                busyLabel={words.drawing}
                disabled={busy !== null}
                onClick={() => void download(format)}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
        {problem !== null && (
          <RetryNotice isBusy={busy !== null} onRetry={() => void download(problem.format)}>
            {problem.message}
          </RetryNotice>
        )}
      </div>
    </Dialog>
  )
}

function hasValues({ values }: { values: Record<string, number> }): boolean {
  return Object.keys(values).length > 0
}

interface Problem {
  format: ReportFormat
  message: string
}

/** Long enough for a browser that asks where to save the file. */
const fileLifeMs = 60_000

/** Reads the file before it is saved, so that a failure is a sentence here and no broken download. */
function useReport(days: number) {
  const [busy, setBusy] = useState<ReportFormat | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const download = async (format: ReportFormat): Promise<void> => {
    setBusy(format)
    setProblem(null)
    try {
      const url = URL.createObjectURL(await readReport(days, format))
      const name = `vivify-report-${days}-days.${format}`
      saveAs(url, name)
      setTimeout(() => URL.revokeObjectURL(url), fileLifeMs)
      toast.success(words.saved(name))
    } catch (error) {
      const message = error instanceof Error ? error.message : words.failed
      setProblem({ format, message })
    } finally {
      setBusy(null)
    }
  }
  return { busy, problem, download }
}

import { useState } from 'react'
import { toast } from 'react-hot-toast'
import * as messages from '@vivify/contract/messages'
import { sendCsv, useRefreshPosts, type CsvAnswer, type CsvRequest } from '../../../api/calendar.ts'
import { createId } from '../../../lib/create-id.ts'
import { reportFailure } from '../../../lib/report-failure.ts'
import { saveAs } from '../../../lib/save-as.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { CircleAlert, Download, FileUp } from '../../../ui/icons.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Notice, Skeleton } from '../../../ui/surfaces.tsx'
import { addDays } from '../calendar-dates.ts'
import { CsvRows } from './csv-rows.tsx'
import { readCsvFile } from './read-csv-file.ts'

export interface CsvDialogProps {
  zone: string
  onClose: () => void
}

type SaveAs = NonNullable<CsvRequest['saveAs']>

interface Chosen {
  name: string
  csv: string
  /** Names the import, so that it can be repeated after a failure. */
  key: string
}

const ways = [
  { value: 'scheduled', label: 'Schedule them' },
  { value: 'drafts', label: 'Keep as drafts' },
] as const

/** Posts from a CSV file: what each row becomes is shown before anything is made. */
export function CsvDialog({ zone, onClose }: CsvDialogProps) {
  const { chosen, preview, problem, way, choose, setWay } = usePreview(zone)
  const { start, imported, failures, isBusy } = useImport(onClose)
  const run = (): void => {
    if (chosen === null) return
    void start({ csv: chosen.csv, zone, saveAs: way, idempotencyKey: chosen.key, isCommit: true })
  }
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="Import CSV"
      description={messages.csv.about}
      actions={
        preview !== null &&
        preview.ok > 0 && (
          <Button variant="primary" isBusy={isBusy} busyLabel="Importing..." onClick={run}>
            {`Import ${preview.ok === 1 ? '1 post' : `${preview.ok.toLocaleString('en-US')} posts`}`}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <FileChoice name={chosen?.name ?? null} onChoose={choose} />
          <Segmented label="What rows with a time become" segments={ways} value={way} onChange={setWay} />
          <Button size="small" variant="quiet" icon={<Download className="size-4" />} onClick={saveTemplate}>
            Template
          </Button>
        </div>
        {problem !== null && (
          <Notice tone="danger" icon={<CircleAlert />}>
            {problem}
          </Notice>
        )}
        {chosen !== null && preview === null && problem === null && <Skeleton className="h-48" />}
        {isBusy && preview !== null && <Progress stage="Importing" share={imported / preview.ok} />}
        {failures.length > 0 && (
          <Notice tone="danger" icon={<CircleAlert />}>
            {failures.map(({ line, message }) => (
              <p key={line}>{`Line ${line}: ${message}`}</p>
            ))}
          </Notice>
        )}
        {preview !== null && <CsvRows preview={preview} />}
      </div>
    </Dialog>
  )
}

/** The chosen file and what its rows become. */
function usePreview(zone: string) {
  const [way, setWay] = useState<SaveAs>('scheduled')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [preview, setPreview] = useState<CsvAnswer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function show(next: Chosen | null, nextWay: SaveAs): Promise<void> {
    setPreview(null)
    setProblem(null)
    if (next === null) return
    try {
      setPreview(await sendCsv({ csv: next.csv, zone, saveAs: nextWay, idempotencyKey: next.key }))
    } catch (error) {
      reportFailure('read a CSV file', error)
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  async function choose(file: File): Promise<void> {
    setChosen(null)
    try {
      const next = { name: file.name, csv: await readCsvFile(file), key: createId() }
      setChosen(next)
      await show(next, way)
    } catch (error) {
      setPreview(null)
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return {
    chosen,
    preview,
    problem,
    way,
    choose: (file: File) => void choose(file),
    setWay: (next: SaveAs) => {
      setWay(next)
      void show(chosen, next)
    },
  }
}

/** Imports in several calls, so that a long file shows its progress; a failed call is repeated by pressing again. */
function useImport(onDone: () => void) {
  const refresh = useRefreshPosts()
  const [imported, setImported] = useState(0)
  const [failures, setFailures] = useState<CsvAnswer['failures']>([])
  const [isBusy, setIsBusy] = useState(false)

  async function start(request: CsvRequest): Promise<void> {
    setIsBusy(true)
    setFailures([])
    setImported(0)
    let count = 0
    const failed: CsvAnswer['failures'] = []
    try {
      for (let line: number | null = 2; line !== null;) {
        const answer: CsvAnswer = await sendCsv({ ...request, fromLine: line })
        count += answer.imported
        failed.push(...answer.failures)
        setImported(count)
        line = answer.nextLine
      }
      toast.success(messages.calendar.imported(count))
      if (failed.length === 0) onDone()
    } catch (error) {
      reportFailure('import a CSV file', error)
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setFailures(failed)
      setIsBusy(false)
      await refresh()
    }
  }
  return { start, imported, failures, isBusy }
}

function FileChoice({ name, onChoose }: { name: string | null; onChoose: (file: File) => void }) {
  return (
    <label className="flex h-10 cursor-pointer items-center gap-2 rounded-base border border-control-line/70 bg-raised px-4 text-sm font-medium focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary-text hover:bg-hover">
      <FileUp className="size-4" />
      <span className="max-w-60 truncate">{name ?? 'Choose a CSV file'}</span>
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file can be chosen again after it was corrected.
          event.target.value = ''
          if (file) onChoose(file)
        }}
      />
    </label>
  )
}

/** Two rows, the first of them planned for a week from now. */
function saveTemplate(): void {
  const day = addDays(new Date().toISOString().slice(0, 10), 7)
  saveAs(`data:text/csv;charset=utf-8,${encodeURIComponent(messages.csv.template(day))}`, 'vivify-posts.csv')
}

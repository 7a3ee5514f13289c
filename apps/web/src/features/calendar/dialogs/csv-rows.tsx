import { useState } from 'react'
import { platformNames } from '@vivify/contract/platforms'
import type { CsvAnswer, CsvRow } from '../../../api/calendar.ts'
import { Button } from '../../../ui/button.tsx'
import { PlatformIcon } from '../../../ui/platform-icons.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Badge, type BadgeTone } from '../../../ui/surfaces.tsx'

const becomes: Record<CsvRow['becomes'], { label: string; tone: BadgeTone }> = {
  scheduled: { label: 'Scheduled', tone: 'second' },
  draft: { label: 'Draft', tone: 'neutral' },
  skipped: { label: 'Left out', tone: 'danger' },
}

const pageRows = 100

/** What each row of a file becomes, page by page. */
export function CsvRows({ preview }: { preview: CsvAnswer }) {
  const [shows, setShows] = useState<'all' | 'problems'>('all')
  const [page, setPage] = useState(0)
  const rows = shows === 'all' ? preview.rows : preview.rows.filter(({ status }) => status === 'problem')
  const pages = Math.max(1, Math.ceil(rows.length / pageRows))
  const shown = rows.slice(page * pageRows, (page + 1) * pageRows)
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Segmented
          label="Rows"
          segments={[
            { value: 'all', label: `All ${preview.total.toLocaleString('en-US')}` },
            { value: 'problems', label: `Problems ${preview.problems.toLocaleString('en-US')}` },
          ]}
          value={shows}
          onChange={(next) => {
            setShows(next)
            setPage(0)
          }}
        />
      </div>
      <div
        tabIndex={0}
        role="region"
        aria-label="What each row becomes"
        className="max-h-[45vh] overflow-auto rounded-base border border-line"
      >
        <table className="w-full text-sm">
          <Head />
          <tbody>
            {shown.map((row) => (
              <Row key={row.line} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <div className="flex items-center justify-end gap-2 text-sm text-muted">
          <Button size="small" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          {`${page + 1} of ${pages}`}
          <Button size="small" disabled={page >= pages - 1} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </div>
  )
}

function Head() {
  return (
    <thead className="sticky top-0 z-10 bg-raised text-left text-xs text-muted">
      <tr>
        <th scope="col" className="p-2 font-medium">
          Line
        </th>
        <th scope="col" className="p-2 font-medium max-sm:hidden">
          Becomes
        </th>
        <th scope="col" className="p-2 font-medium">
          Post
        </th>
        <th scope="col" className="p-2 font-medium whitespace-nowrap max-sm:hidden">
          When
        </th>
      </tr>
    </thead>
  )
}

function Row({ row }: { row: CsvRow }) {
  const { label, tone } = becomes[row.becomes]
  const when = row.plan === null ? '' : `${row.plan.date} ${row.plan.time}`
  return (
    <tr className="border-t border-line align-top">
      <td className="p-2 text-muted tabular-nums">{row.line}</td>
      <td className="p-2 max-sm:hidden">
        <Badge tone={tone}>{label}</Badge>
      </td>
      <td className="p-2">
        <div className="sm:hidden">
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="line-clamp-2 break-words">{row.text}</p>
        <p className="flex flex-wrap items-center gap-1.5 text-xs text-muted">
          {row.platforms.map((platform) => (
            <span key={platform} title={platformNames[platform]}>
              <PlatformIcon platform={platform} className="size-3.5" />
              <span className="sr-only">{platformNames[platform]}</span>
            </span>
          ))}
          {row.mediaCount > 0 && (row.mediaCount === 1 ? '1 file' : `${row.mediaCount} files`)}
          <span className="tabular-nums sm:hidden">{when}</span>
        </p>
        {row.message !== null && (
          <p className={row.status === 'problem' ? 'text-xs text-danger-text' : 'text-xs text-warning-text'}>
            {row.message}
          </p>
        )}
      </td>
      <td className="p-2 whitespace-nowrap tabular-nums max-sm:hidden">
        {when}
        {row.plan !== null && <p className="text-xs text-muted">{row.plan.zone}</p>}
      </td>
    </tr>
  )
}

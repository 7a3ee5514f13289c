import { useQuery } from '@tanstack/react-query'
import { asksForCredit, isShareAlike } from '@vivify/contract/licences'
import * as messages from '@vivify/contract/messages'
import type { RightsEntry } from '@vivify/contract/rights'
import { rightsQuery, rightsSheetUrl, type Creation } from '../../api/creations.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'

const words = messages.stock

const parts: Record<RightsEntry['part'], string> = {
  footage: 'Footage',
  picture: 'Pictures',
  music: 'Music',
  voice: 'Voice',
  facts: 'Facts',
}
const sheets = [
  { format: 'csv', label: 'CSV' },
  { format: 'text', label: 'Text' },
] as const

/** Whose work a video consists of, to read and to download. */
export function Rights({ creation }: { creation: Pick<Creation, 'id'> }) {
  const { data, error, refetch, isRefetching } = useQuery(rightsQuery(creation.id))
  if (error !== null && data === undefined) {
    return (
      <RetryNotice isBusy={isRefetching} onRetry={() => void refetch()}>
        {words.rightsFailed}
      </RetryNotice>
    )
  }
  if (data === undefined) return <Skeleton className="h-48 rounded-base" />
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={words.rightsTitle} className="flex flex-col gap-3 text-sm">
        {data.map((entry, index) => (
          <Entry key={`${entry.part} ${index}`} entry={entry} />
        ))}
      </ul>
      <div role="group" aria-label="Download" className="flex flex-wrap gap-2">
        {sheets.map(({ format, label }) => (
          <a
            key={format}
            href={rightsSheetUrl(creation.id, format)}
            download
            className={buttonClasses({ size: 'small' })}
          >
            {label}
          </a>
        ))}
      </div>
    </div>
  )
}

function Entry({ entry }: { entry: RightsEntry }) {
  const { part, scenes, title, author, source, url, licence, licenceUrl } = entry
  const where =
    scenes.length === 0 ? '' : ` · ${scenes.length === 1 ? 'scene' : 'scenes'} ${scenes.join(', ')}`
  return (
    <li className="flex min-w-0 flex-col gap-0.5 border-l-2 border-line pl-3">
      <span className="text-xs text-muted">
        {parts[part]}
        {where}
      </span>
      <span className="break-words">
        {[title, author && `by ${author}`].filter(Boolean).join(' ')}
        {', '}
        <Linked url={url}>{source}</Linked>
      </span>
      <span className="text-xs text-muted">
        <Linked url={licenceUrl}>{licence}</Linked>
        {isShareAlike(licence) && `. ${words.shareAlike}`}
        {!isShareAlike(licence) && asksForCredit(licence) && `. ${words.asksForCredit}`}
      </span>
    </li>
  )
}

function Linked({ url, children }: { url: string | null; children: string }) {
  if (url === null) return children
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-control-line underline-offset-3"
    >
      {children}
    </a>
  )
}

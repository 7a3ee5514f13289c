import { asksForCredit, isShareAlike, likesCredit } from '@vivify/contract/licences'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import type { StockResult } from '../../api/stock.ts'
import { Film } from '../../ui/icons.tsx'

const words = messages.stock

export interface ResultGridProps {
  results: readonly StockResult[]
  isBusy: boolean
  onChosen: (result: StockResult) => void
}

/** What a search found: each with its author, library and license. */
export function ResultGrid({ results, isBusy, onChosen }: ResultGridProps) {
  return (
    <ul aria-label="Results" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {results.map((result) => (
        <li
          key={`${result.source} ${result.id}`}
          className="flex min-w-0 flex-col overflow-hidden rounded-base border border-line bg-raised"
        >
          <button
            type="button"
            aria-label={words.use(result.title || result.sourceName)}
            disabled={isBusy}
            onClick={() => onChosen(result)}
            className="relative block aspect-3/4 w-full bg-sunken transition-[filter] duration-150 hover:brightness-110 disabled:opacity-60"
          >
            <Preview result={result} />
            {result.durationSeconds !== null && (
              <span className="absolute right-1.5 bottom-1.5 rounded-small bg-popup px-1.5 py-0.5 text-xs text-text tabular-nums">
                {Math.round(result.durationSeconds)} s
              </span>
            )}
          </button>
          <About result={result} />
        </li>
      ))}
    </ul>
  )
}

function Preview({ result: { preview } }: { result: StockResult }) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) {
    return (
      <span className="grid size-full place-items-center text-muted">
        <Film className="size-5" aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      src={preview}
      alt=""
      loading="lazy"
      onError={() => setIsBroken(true)}
      className="size-full object-cover"
    />
  )
}

function About({ result }: { result: StockResult }) {
  const { title, author, sourceName, pageUrl, licence, width, height } = result
  return (
    <div className="flex min-w-0 flex-col gap-0.5 px-2 py-1.5 text-xs">
      <span className="truncate font-medium" title={title}>
        {title || sourceName}
      </span>
      {author !== '' && <span className="truncate text-muted">{author}</span>}
      <a
        href={pageUrl}
        target="_blank"
        rel="noreferrer"
        className="truncate text-muted underline decoration-control-line underline-offset-3 hover:text-text"
      >
        {sourceName}
      </a>
      <span className="text-muted" title={describeDuty(licence)}>
        {licence}
        {width !== null && height !== null && ` · ${width} × ${height}`}
      </span>
      {isShareAlike(licence) && <span className="text-warning-text">Share alike</span>}
    </div>
  )
}

function describeDuty(licence: string): string {
  if (isShareAlike(licence)) return words.shareAlike
  if (asksForCredit(licence)) return words.asksForCredit
  return likesCredit(licence) ? words.likesCredit : words.freeToUse
}

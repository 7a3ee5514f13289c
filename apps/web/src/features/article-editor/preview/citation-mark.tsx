import * as messages from '@vivify/contract/messages'
import type { MouseEvent } from 'react'
import type { ArticleDocument } from '../../../api/articles.ts'

const words = messages.articleEditor

export interface CitationMarkProps {
  sourceId: string
  numbers: ReadonlyMap<string, number>
  sources: ArticleDocument['sources']
}

/** Id of a source's entry in the preview's list. */
export const entryIdOf = (sourceId: string): string => `source-${sourceId}`

/** A citation as the number of its source, which leads to the list of sources. */
export function CitationMark({ sourceId, numbers, sources }: CitationMarkProps) {
  const place = numbers.get(sourceId)
  const source = sources.find(({ id }) => id === sourceId)
  if (place === undefined || source === undefined) {
    return (
      <span title={words.unknownCitation(sourceId)} className="text-danger-text">
        [^{sourceId}]
      </span>
    )
  }
  return (
    <sup className="leading-none">
      <a
        href={`#${entryIdOf(sourceId)}`}
        aria-label={words.citation(place, source.title)}
        title={source.title}
        onClick={showEntry}
        className="rounded-[3px] px-0.5 text-[0.8em] font-semibold text-primary-text hover:underline"
      >
        {place}
      </a>
    </sup>
  )
}

/** Leads to the entry without changing the address, where it would be a step of the browser's history. */
function showEntry(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const id = event.currentTarget.hash.slice(1)
  const entry = document.getElementById(id)
  entry?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  entry?.focus({ preventScroll: true })
}

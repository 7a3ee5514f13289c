import { listCitations } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import { useMemo } from 'react'
import type { ArticleDocument } from '../../../api/articles.ts'
import { Button } from '../../../ui/button.tsx'
import { Plus } from '../../../ui/icons.tsx'
import { isWebAddress } from '../preview/source-entries.tsx'
import { useArticle } from '../use-article.ts'

const words = messages.articleEditor

export interface SourcesPanelProps {
  /** Cites a source where the caret is. */
  onCite: (sourceId: string) => void
}

/** Where the facts come from. */
export function SourcesPanel({ onCite }: SourcesPanelProps) {
  const { sources, markdown } = useArticle().content
  const cited = useMemo(() => new Set(listCitations(markdown)), [markdown])
  if (sources.length === 0) return <p className="text-sm text-muted">{words.noSources}</p>
  return (
    <>
      <p className="text-xs text-muted">{words.sourcesAbout}</p>
      <ul className="flex flex-col gap-3">
        {sources.map((source) => (
          <li key={source.id} className="flex items-start gap-3 text-sm">
            <SourceFacts source={source} isCited={cited.has(source.id)} />
            <Button
              size="small"
              icon={<Plus className="size-3.5" />}
              aria-label={words.insertCitation(source.title)}
              onClick={() => onCite(source.id)}
            >
              {words.citeShort}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface SourceFactsProps {
  source: ArticleDocument['sources'][number]
  isCited: boolean
}

function SourceFacts({ source, isCited }: SourceFactsProps) {
  const { kind, title, url, licence, readAt } = source
  const day = new Date(readAt).toLocaleDateString('en-US', { dateStyle: 'medium' })
  const facts = [words.sourceKinds[kind], licence, words.readOn(day), isCited ? '' : words.notCited]
  return (
    <div className="grid min-w-0 flex-1 gap-0.5">
      {isWebAddress(url) ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="font-medium break-words text-primary-text underline underline-offset-3"
        >
          {title}
        </a>
      ) : (
        <span className="font-medium break-words">{title}</span>
      )}
      <span className="text-xs text-muted">{facts.filter(Boolean).join(' · ')}</span>
    </div>
  )
}

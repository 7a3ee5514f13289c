import * as messages from '@vivify/contract/messages'
import type { ArticleDocument } from '../../../api/articles.ts'
import { entryIdOf } from './citation-mark.tsx'

export interface SourceEntriesProps {
  /** The cited sources, in the order of their numbers. */
  sources: ArticleDocument['sources']
}

/** The list of sources under the text, with their licenses. */
export function SourceEntries({ sources }: SourceEntriesProps) {
  const isShareAlike = sources.some(({ licence }) => licence.startsWith('CC BY-SA'))
  return (
    <section aria-labelledby="preview-sources" className="mt-4 flex flex-col gap-3 border-t border-line pt-5">
      <h3 id="preview-sources" className="text-lg">
        {messages.articleExports.sourcesHeading}
      </h3>
      <ol className="flex list-decimal flex-col gap-1.5 pl-6 text-sm marker:text-muted">
        {sources.map((source) => (
          <li
            key={source.id}
            id={entryIdOf(source.id)}
            tabIndex={-1}
            className="rounded-small pl-1 break-words outline-offset-2 target:bg-hover focus:bg-hover"
          >
            <SourceName source={source} />
          </li>
        ))}
      </ol>
      {isShareAlike && <p className="text-xs text-muted">{messages.articleExports.licenceNote}</p>}
    </section>
  )
}

function SourceName({
  source: { title, site, url, licence, licenceUrl },
}: {
  source: ArticleDocument['sources'][0]
}) {
  const classes = 'font-medium text-primary-text underline underline-offset-3'
  return (
    <>
      {isWebAddress(url) ? (
        <a href={url} target="_blank" rel="noreferrer" className={classes}>
          {title}
        </a>
      ) : (
        <span className="font-medium">{title}</span>
      )}
      {site !== '' && <span className="text-muted">, {site}</span>}
      {licence !== '' && (
        <span className="text-muted">
          {' · '}
          {isWebAddress(licenceUrl) ? (
            <a href={licenceUrl} target="_blank" rel="noreferrer" className="underline underline-offset-3">
              {licence}
            </a>
          ) : (
            licence
          )}
        </span>
      )}
    </>
  )
}

/** False for addresses that a link must not lead to, such as `javascript:`. */
export function isWebAddress(address: string | null): address is string {
  return address !== null && /^https?:\/\//i.test(address)
}

import { countWords, listCitedSources } from '@vivify/contract/article-markdown'
import * as messages from '@vivify/contract/messages'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { ArticleDocument } from '../../../api/articles.ts'
import { useArticle } from '../use-article.ts'
import { PreviewPicture } from './preview-picture.tsx'
import { readMarkdown } from './read-markdown.ts'
import { SourceEntries } from './source-entries.tsx'
import { TextBlocks } from './text-blocks.tsx'

const words = messages.articleEditor
const wordsPerMinute = 220

export interface ArticlePreviewProps {
  /** Where the caret is in the Markdown; its block is kept in sight. Null while the text has no caret. */
  caret: number | null
}

/** The article as readers will see it, a moment behind the typing. */
export function ArticlePreview({ caret }: ArticlePreviewProps) {
  const { content } = useArticle()
  const shown = useDeferredValue(content)
  const column = useRef<HTMLDivElement>(null)
  useFollowedCaret(column, caret)
  const { title, markdown, featured } = shown
  return (
    <div ref={column} className="flex flex-col gap-5">
      {featured !== null && <PreviewPicture key={featured.assetId} picture={featured} />}
      <header className="grid gap-1.5">
        <h2 className="text-3xl break-words">{title.trim() === '' ? words.untitled : title}</h2>
        <Length markdown={markdown} />
      </header>
      {markdown.trim() === '' ? (
        <p className="text-sm text-muted">{words.empty}</p>
      ) : (
        <Body article={shown} />
      )}
    </div>
  )
}

function Length({ markdown }: { markdown: string }) {
  const count = useMemo(() => countWords(markdown), [markdown])
  return (
    <p className="text-xs text-muted tabular-nums">
      {words.words(count)} · {words.minutes(Math.round(count / wordsPerMinute))}
    </p>
  )
}

function Body({ article }: { article: ArticleDocument }) {
  const { markdown, flags, faq, sources } = article
  const blocks = useMemo(() => readMarkdown({ markdown, flags }), [markdown, flags])
  const cited = useMemo(() => listCitedSources({ markdown, faq, sources }), [markdown, faq, sources])
  const numbers = useMemo(() => new Map(cited.map(({ id }, index) => [id, index + 1])), [cited])
  return (
    <div className="flex flex-col gap-4 leading-relaxed">
      {blocks === null ? (
        <p className="break-words whitespace-pre-wrap">{markdown}</p>
      ) : (
        <div data-body className="contents">
          <TextBlocks blocks={blocks} numbers={numbers} sources={sources} flags={flags} />
        </div>
      )}
      {faq.length > 0 && <Questions article={article} numbers={numbers} />}
      {cited.length > 0 && <SourceEntries sources={cited} />}
    </div>
  )
}

interface QuestionsProps {
  article: ArticleDocument
  numbers: ReadonlyMap<string, number>
}

function Questions({ article: { faq, sources }, numbers }: QuestionsProps) {
  const answers = useMemo(() => faq.map(({ answer }) => readMarkdown({ markdown: answer, flags: [] })), [faq])
  return (
    <section aria-labelledby="preview-faq" className="mt-4 flex flex-col gap-4">
      <h3 id="preview-faq" className="text-xl">
        {messages.articleExports.faqHeading}
      </h3>
      {faq.map(({ question, answer }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a question is its place
        <div key={index} className="grid gap-1.5">
          <h4 className="text-base break-words">{question}</h4>
          {answers[index] ? (
            <TextBlocks blocks={answers[index]} numbers={numbers} sources={sources} flags={[]} />
          ) : (
            <p className="break-words">{answer}</p>
          )}
        </div>
      ))}
    </section>
  )
}

/** Scrolls the preview so that the block with the caret is in sight. */
function useFollowedCaret(column: React.RefObject<HTMLElement | null>, caret: number | null): void {
  useEffect(() => {
    const scroller = column.current?.closest<HTMLElement>('[data-scroller]')
    if (caret === null || !scroller) return
    const blocks = [...column.current!.querySelectorAll<HTMLElement>('[data-body] > [data-start]')]
    const block = blocks.findLast(({ dataset }) => Number(dataset['start']) <= caret)
    if (block === undefined) return
    const { top, bottom } = block.getBoundingClientRect()
    const view = scroller.getBoundingClientRect()
    if (bottom > view.top && top < view.bottom) return
    scroller.scrollBy({ top: top - view.top - view.height / 3 })
  }, [column, caret])
}

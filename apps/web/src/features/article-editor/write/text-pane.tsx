import * as messages from '@vivify/contract/messages'
import { useId, type KeyboardEvent } from 'react'
import { continueLine, toggleMark } from './markdown-edits.ts'
import { RewritePanel } from './rewrite-panel.tsx'
import { Toolbar } from './toolbar.tsx'
import { useRewrite } from './use-rewrite.ts'
import type { TextField } from './use-text-field.ts'
import { useArticle } from '../use-article.ts'

const words = messages.articleEditor
/** Of the contract. */
const maxMarkdownCharacters = 400_000

/** The Markdown of the article with its tools. */
export function TextPane({ text }: { text: TextField }) {
  const { content } = useArticle()
  const rewrite = useRewrite(text)
  const id = useId()

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return
    const mark = (event.ctrlKey || event.metaKey) && !event.altKey ? markOf(event.key) : null
    if (mark !== null) {
      event.preventDefault()
      text.apply((selected) => toggleMark(selected, mark))
    } else if (event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
      const next = continueLine(text.read())
      if (next === null) return
      event.preventDefault()
      text.apply(() => next)
    }
  }

  return (
    <div className="flex h-full min-h-0 flex-col">
      <Toolbar text={text} rewrite={rewrite} />
      <RewritePanel rewrite={rewrite} />
      <label htmlFor={id} className="sr-only">
        {words.text}
      </label>
      <textarea
        id={id}
        ref={text.field}
        data-undo="document"
        placeholder={words.textPlaceholder}
        maxLength={maxMarkdownCharacters}
        value={content.markdown}
        onChange={({ target }) => text.type(target.value)}
        onKeyDown={press}
        className="min-h-0 w-full flex-1 resize-none rounded-b-large bg-field px-5 py-4 text-base leading-relaxed text-text -outline-offset-2 placeholder:text-muted md:text-[0.9375rem]"
      />
    </div>
  )
}

function markOf(key: string): string | null {
  const name = key.toLowerCase()
  return name === 'b' ? '**' : name === 'i' ? '*' : null
}

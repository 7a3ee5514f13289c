import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useTypingGroup } from '../../../lib/document/use-typing-group.ts'
import { useLatest } from '../../../lib/use-latest.ts'
import { useArticle } from '../use-article.ts'
import type { Selected } from './markdown-edits.ts'

export interface TextField {
  field: RefObject<HTMLTextAreaElement | null>
  /** Where the caret or the selection begins; null before the field was used. */
  caret: number | null
  type: (text: string) => void
  /** Changes the text and the selection as a tool does, in one undo step. */
  apply: (change: (selected: Selected) => Selected) => void
  /** The text with the selection as it is now, or was when the field lost its focus. */
  read: () => Selected
  /** Selects a part of the text and brings it into view. */
  select: (start: number, end: number) => void
}

/** The field of the Markdown. Its selection survives tools, undo and other changes from outside of it. */
export function useTextField(): TextField {
  const { content, edit } = useArticle()
  const { markdown } = content
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const latest = useLatest({ markdown, edit })
  const groupOf = useTypingGroup('markdown')
  /** The text that the field shows because of a key press; any other text came from outside. */
  const typed = useRef(markdown)
  const wanted = useRef<{ start: number; end: number } | null>(null)
  useCaret(field, setCaret)

  useLayoutEffect(() => {
    const element = field.current
    const next = wanted.current
    wanted.current = null
    if (element === null) return
    if (next !== null) {
      element.focus({ preventScroll: true })
      element.setSelectionRange(next.start, next.end)
    } else if (typed.current !== markdown && document.activeElement === element) {
      // React puts the caret at the end of a text that it changes.
      const at = endOfChange(typed.current, markdown)
      element.setSelectionRange(at, at)
    }
    typed.current = markdown
  }, [markdown])

  const read = useCallback((): Selected => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {}
    return { text: latest.current.markdown, start: selectionStart, end: selectionEnd }
  }, [latest])

  const apply = useCallback(
    (change: (selected: Selected) => Selected) => {
      const { text, start, end } = change(read())
      wanted.current = { start, end }
      latest.current.edit((now) => ({ ...now, markdown: text }))
    },
    [read, latest],
  )

  const select = useCallback((start: number, end: number) => {
    const element = field.current
    if (element === null) return
    element.focus({ preventScroll: true })
    // Browsers scroll to a caret that is moved, not to a selection that is set.
    element.setSelectionRange(start, start)
    element.blur()
    element.focus()
    element.setSelectionRange(start, end)
  }, [])

  return {
    field,
    caret,
    type: (text) => {
      typed.current = text
      edit((now) => ({ ...now, markdown: text }), groupOf())
    },
    apply,
    read,
    select,
  }
}

function useCaret(
  field: RefObject<HTMLTextAreaElement | null>,
  onCaret: (caret: number | null) => void,
): void {
  useEffect(() => {
    const look = (): void => {
      const element = field.current
      if (element !== null && document.activeElement === element) onCaret(element.selectionStart)
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [field, onCaret])
}

/** Where the changed part of a text ends. */
function endOfChange(before: string, after: string): number {
  const most = Math.min(before.length, after.length)
  let tail = 0
  while (tail < most && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return after.length - tail
}

import { useEffect } from 'react'
import { isTyping } from '../../lib/keyboard.ts'
import type { ProjectStore } from './project-store.ts'

/**
 * Ctrl or ⌘ and Z undo an edit of the document, with Shift (or Ctrl and Y) redo it. A text field keeps its own undo,
 * unless it is marked `data-undo="document"` because it edits the document itself.
 */
export function useUndoKeys(store: ProjectStore): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      const isDocumentField =
        event.target instanceof Element && event.target.closest('[data-undo="document"]') !== null
      if (isTyping(event.target) && !isDocumentField) return
      const { history } = store.getState()
      const isRedo = key === 'y' || event.shiftKey
      if ((isRedo ? history.future : history.past).length === 0) return
      event.preventDefault()
      if (isRedo) store.redo()
      else store.undo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [store])
}

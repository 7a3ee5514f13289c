import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { isTyping } from '../keyboard.ts'
import type { SavedDocument } from './document-type.ts'

/** The part of a document store that a screen uses, whatever the document type. */
interface ScreenStore {
  subscribe: (listener: () => void) => () => void
  getState: () => {
    status: string
    saved: SavedDocument | null
    history: { past: readonly unknown[]; future: readonly unknown[] }
  }
  open: (id: string) => Promise<void>
  undo: () => void
  redo: () => void
  keepAll: () => void
  retrySaving: () => void
}

/** Ties a screen to a document: its id is in the address, keys undo edits, and leaving the page loses nothing. */
export function useDocumentScreen(store: ScreenStore, parameter: string): void {
  useAddress(store, parameter)
  useDocumentKeeping(store)
}

/** The same for a screen that opens the document itself. */
export function useDocumentKeeping(store: Omit<ScreenStore, 'open'>): void {
  useUndoKeys(store)
  useLeaving(store)
}

/** Syncs the address and the store: the later change wins. */
function useAddress(store: ScreenStore, parameter: string): void {
  const { saved, status } = useSyncExternalStore(store.subscribe, store.getState)
  const id = saved?.id ?? null
  const [search, setSearch] = useSearchParams()
  const asked = search.get(parameter)
  const last = useRef<string | null>(null)
  /** The last id that this hook wrote. It reaches the address later and must not count as a request by the person. */
  const written = useRef<string | null>(null)

  useEffect(() => {
    const isWish = asked !== last.current && asked !== written.current
    last.current = asked
    if (isWish && asked !== null && asked !== id) {
      void store.open(asked)
      return
    }
    if (status === 'loading' || asked === id) return
    written.current = id
    setSearch(
      (current) => {
        if (id === null) current.delete(parameter)
        else current.set(parameter, id)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [asked, id, status, store, parameter, setSearch])
}

/**
 * Ctrl or ⌘ with Z undoes an edit of the document; with Shift (or Ctrl and Y) it redoes. A text field keeps its own
 * undo, unless it is marked `data-undo="document"` because it edits the document itself.
 */
function useUndoKeys(store: Omit<ScreenStore, 'open'>): void {
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

function useLeaving(store: Omit<ScreenStore, 'open'>): void {
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') store.keepAll()
    }
    window.addEventListener('pagehide', store.keepAll)
    window.addEventListener('beforeunload', store.keepAll)
    window.addEventListener('online', store.retrySaving)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('pagehide', store.keepAll)
      window.removeEventListener('beforeunload', store.keepAll)
      window.removeEventListener('online', store.retrySaving)
      document.removeEventListener('visibilitychange', onHidden)
      store.keepAll()
    }
  }, [store])
}

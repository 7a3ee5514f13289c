import type { SaveState } from './autosave.ts'
import type { DocumentState, DocumentStore } from './document-store.ts'
import type { SavedDocument } from './document-type.ts'

/** The document on a screen, and what can be done with each type of document. All changes save themselves. */
export interface OpenDocument<Content, Saved> {
  /** While it is not `ready`, the content is not the one that was asked for. */
  status: 'loading' | 'ready' | 'failed'
  /** Why the document can't be opened. */
  failure: string | null
  content: Content
  /** The server's latest version; null before the first save. */
  saved: Saved | null
  saveState: SaveState
  /** Why the last save failed, in words; null when it did not. */
  saveProblem: string | null
  canUndo: boolean
  canRedo: boolean
  /** Undoable; typing in one field passes the same `group` each time, which keeps one undo step. */
  edit: (change: (content: Content) => Content, group?: string | null) => void
  undo: () => void
  redo: () => void
  /** Throws ApiError. */
  saveNow: () => Promise<Saved>
  resolveConflict: (choice: 'mine' | 'theirs') => void
  retrySaving: () => void
}

export function describeDocument<Content extends object, Saved extends SavedDocument>(
  store: DocumentStore<Content, Saved>,
  { status, failure, saved, history, saveState, saveProblem }: DocumentState<Content, Saved>,
): OpenDocument<Content, Saved> {
  return {
    status,
    failure,
    content: history.present,
    saved,
    saveState,
    saveProblem,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: store.change,
    undo: store.undo,
    redo: store.redo,
    saveNow: store.saveNow,
    resolveConflict: store.resolveConflict,
    retrySaving: store.retrySaving,
  }
}

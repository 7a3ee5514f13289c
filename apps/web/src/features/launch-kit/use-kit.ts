import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { KitDocument, KitForm, KitTexts, SavedKit } from '../../api/kits.ts'
import type { SaveState } from '../../lib/document/autosave.ts'
import type { KitStore } from './kit-store.ts'

/** The kit on the screen, and every way to change it. All changes save themselves. */
export interface Kit {
  /** While it is not `ready`, the content is not the one that was asked for. */
  status: 'loading' | 'ready' | 'failed'
  /** Why the kit can't be opened. */
  failure: string | null
  content: KitDocument
  /** The server's latest version; null before the first save. */
  saved: SavedKit | null
  saveState: SaveState
  saveProblem: string | null
  canUndo: boolean
  canRedo: boolean
  /** Undoable; typing in one field passes the same `group` each time, which keeps one undo step. */
  edit: (change: (content: KitDocument) => KitDocument, group?: string | null) => void
  editForm: (changes: Partial<KitForm>, group?: string | null) => void
  /** Nothing happens while there are no texts. */
  editTexts: (change: (texts: KitTexts) => Partial<KitTexts>, group?: string | null) => void
  undo: () => void
  redo: () => void
  /** Throws ApiError. */
  saveNow: () => Promise<SavedKit>
  /** The content at this moment, for work that takes a while. */
  readNow: () => KitDocument
  /** Begins an empty kit; the open one is saved. */
  startNew: () => void
  /** Raised by `startNew`. */
  begun: number
  open: (kitId: string) => Promise<void>
  resolveConflict: (choice: 'mine' | 'theirs') => void
  retrySaving: () => void
}

export const KitContext = createContext<KitStore | null>(null)

/** The kit on the screen. Throws when used outside `KitProvider`. */
export function useKit(): Kit {
  const store = useContext(KitContext)
  if (store === null) throw new Error('useKit must be used within a KitProvider')
  const state = useSyncExternalStore(store.subscribe, store.getState)
  return useMemo(() => {
    const { status, failure, saved, history, saveState, saveProblem } = state
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
      editForm: (changes, group = null) =>
        store.change((kit) => ({ ...kit, form: { ...kit.form, ...changes } }), group),
      editTexts: (change, group = null) =>
        store.change(
          (kit) => (kit.texts === null ? kit : { ...kit, texts: { ...kit.texts, ...change(kit.texts) } }),
          group,
        ),
      undo: store.undo,
      redo: store.redo,
      saveNow: store.saveNow,
      readNow: () => store.getState().history.present,
      startNew: store.beginEmpty,
      begun: store.begun,
      open: store.open,
      resolveConflict: store.resolveConflict,
      retrySaving: store.retrySaving,
    }
  }, [state, store])
}

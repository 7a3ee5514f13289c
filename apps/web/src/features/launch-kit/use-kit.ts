import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { KitDocument, KitForm, KitTexts, SavedKit } from '../../api/kits.ts'
import { describeDocument, type OpenDocument } from '../../lib/document/open-document.ts'
import type { KitStore } from './kit-store.ts'

/** The kit on the screen, and every way to change it. All changes save themselves. */
export interface Kit extends OpenDocument<KitDocument, SavedKit> {
  editForm: (changes: Partial<KitForm>, group?: string | null) => void
  /** Nothing happens while there are no texts. */
  editTexts: (change: (texts: KitTexts) => Partial<KitTexts>, group?: string | null) => void
  /** The content at this moment, for work that takes a while. */
  readNow: () => KitDocument
  /** Begins an empty kit; the open one is saved. */
  startNew: () => void
  /** Raised by `startNew`. */
  begun: number
  open: (kitId: string) => Promise<void>
}

export const KitContext = createContext<KitStore | null>(null)

/** The kit on the screen. Throws when used outside `KitProvider`. */
export function useKit(): Kit {
  const store = useContext(KitContext)
  if (store === null) throw new Error('useKit must be used within a KitProvider')
  const state = useSyncExternalStore(store.subscribe, store.getState)
  return useMemo(
    () => ({
      ...describeDocument(store, state),
      editForm: (changes, group = null) =>
        store.change((kit) => ({ ...kit, form: { ...kit.form, ...changes } }), group),
      editTexts: (change, group = null) =>
        store.change(
          (kit) => (kit.texts === null ? kit : { ...kit, texts: { ...kit.texts, ...change(kit.texts) } }),
          group,
        ),
      readNow: () => store.getState().history.present,
      startNew: store.beginEmpty,
      begun: store.begun,
      open: store.open,
    }),
    [state, store],
  )
}

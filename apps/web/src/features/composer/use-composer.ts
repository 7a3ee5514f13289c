import type { PostContent } from '@vivify/contract/post'
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { SavedPost } from '../../api/posts.ts'
import type { SaveState } from '../../lib/document/autosave.ts'
import type { PostStore } from './post-store.ts'

/** The post in the editor, and every way to change it. All changes save themselves. */
export interface Composer {
  /** While it is not `ready`, the content is not the one that was asked for. */
  status: 'loading' | 'ready' | 'failed'
  /** Why the post can't be opened. */
  failure: string | null
  content: PostContent
  /** The server's latest version; null before the first save. */
  saved: SavedPost | null
  saveState: SaveState
  /** Why the last save failed, in words; null when it did not. */
  saveProblem: string | null
  canUndo: boolean
  canRedo: boolean
  /** Undoable; typing in one field passes the same `group` each time, which keeps one undo step. */
  edit: (change: (content: PostContent) => PostContent, group?: string | null) => void
  undo: () => void
  redo: () => void
  /** Throws ApiError. */
  saveNow: () => Promise<SavedPost>
  /** Begins an empty post. */
  startNew: () => void
  beginWith: (content: PostContent) => void
  open: (postId: string) => Promise<void>
  noteSaved: (change: Partial<SavedPost>) => void
  resolveConflict: (choice: 'mine' | 'theirs') => void
  retrySaving: () => void
}

export const ComposerContext = createContext<PostStore | null>(null)

/** The post in the editor. Throws when used outside `ComposerProvider`. */
export function useComposer(): Composer {
  const store = useContext(ComposerContext)
  if (store === null) throw new Error('useComposer must be used within a ComposerProvider')
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
      undo: store.undo,
      redo: store.redo,
      saveNow: store.saveNow,
      startNew: () => store.begin(),
      beginWith: store.beginWith,
      open: store.open,
      noteSaved: store.noteSaved,
      resolveConflict: store.resolveConflict,
      retrySaving: store.retrySaving,
    }
  }, [state, store])
}

import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { allArticles, type ArticleDocument, type SavedArticle } from '../../api/articles.ts'
import { endSession } from '../../api/session.ts'
import type { SaveState } from '../../lib/document/autosave.ts'
import { openLocalDrafts } from '../../lib/document/local-drafts.ts'
import { useDocumentKeeping } from '../../lib/document/use-document-screen.ts'
import { useAccountKey } from '../../lib/session/use-account-key.ts'
import { ArticleStore, articleType } from './article-store.ts'

/** The article in the editor, and every way to change it. All changes save themselves. */
export interface Article {
  /** While it is not `ready`, the content is not the one that was asked for. */
  status: 'loading' | 'ready' | 'failed'
  /** Why the article can't be opened. */
  failure: string | null
  content: ArticleDocument
  /** The server's latest version; null until it has answered. */
  saved: SavedArticle | null
  saveState: SaveState
  saveProblem: string | null
  canUndo: boolean
  canRedo: boolean
  /** Undoable; typing in one field passes the same `group` each time, which keeps one undo step. */
  edit: (change: (content: ArticleDocument) => ArticleDocument, group?: string | null) => void
  undo: () => void
  redo: () => void
  /** Throws ApiError. */
  saveNow: () => Promise<SavedArticle>
  /** Reads the article again, for example after it was written. */
  reopen: () => void
  resolveConflict: (choice: 'mine' | 'theirs') => void
  retrySaving: () => void
}

export const ArticleContext = createContext<Article | null>(null)

/** The article in the editor. Throws when used outside the editor. */
export function useArticle(): Article {
  const article = useContext(ArticleContext)
  if (article === null) throw new Error('useArticle must be used within the article editor')
  return article
}

/** Opens an article; when the editor is left, its last changes are still saved. */
export function useOpenArticle(articleId: string): Article {
  const store = useStore()
  const client = useQueryClient()
  useEffect(() => {
    void store.open(articleId)
    return () => {
      // Saves what is open.
      store.begin()
      void client.invalidateQueries(allArticles)
    }
  }, [store, articleId, client])
  useDocumentKeeping(store)
  const state = useSyncExternalStore(store.subscribe, store.getState)
  return useMemo(() => {
    const { status, failure, saved, history, saveState, saveProblem } = state
    return {
      // Before the first answer, the store holds an empty document.
      status: status === 'ready' && saved === null ? 'loading' : status,
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
      reopen: () => void store.open(articleId),
      resolveConflict: store.resolveConflict,
      retrySaving: store.retrySaving,
    }
  }, [state, store, articleId])
}

function useStore(): ArticleStore {
  const client = useQueryClient()
  const accountId = useAccountKey()
  const [store] = useState(
    () =>
      new ArticleStore({
        drafts: openLocalDrafts({ type: articleType, accountId }),
        onUnauthorized: () => endSession(client),
      }),
  )
  return store
}

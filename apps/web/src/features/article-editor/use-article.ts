import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { allArticles, type ArticleDocument, type SavedArticle } from '../../api/articles.ts'
import { endSession } from '../../api/session.ts'
import { openLocalDrafts } from '../../lib/document/local-drafts.ts'
import { describeDocument, type OpenDocument } from '../../lib/document/open-document.ts'
import { useDocumentKeeping } from '../../lib/document/use-document-screen.ts'
import { useAccountKey } from '../../lib/session/use-account-key.ts'
import { ArticleStore, articleType } from './article-store.ts'

/** The article in the editor, and every way to change it. All changes save themselves. */
export interface Article extends OpenDocument<ArticleDocument, SavedArticle> {
  /** Reads the article again, for example after it was written. */
  reopen: () => void
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
    const article = describeDocument(store, state)
    return {
      ...article,
      // Before the first answer, the store holds an empty document.
      status: article.status === 'ready' && article.saved === null ? 'loading' : article.status,
      reopen: () => void store.open(articleId),
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

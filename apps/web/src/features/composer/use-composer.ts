import type { PostContent } from '@vivify/contract/post'
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { SavedPost } from '../../api/posts.ts'
import { describeDocument, type OpenDocument } from '../../lib/document/open-document.ts'
import type { PostStore } from './post-store.ts'

/** The post in the editor, and every way to change it. All changes save themselves. */
export interface Composer extends OpenDocument<PostContent, SavedPost> {
  /** Begins an empty post. */
  startNew: () => void
  beginWith: (content: PostContent) => void
  open: (postId: string) => Promise<void>
  noteSaved: (change: Partial<SavedPost>) => void
}

export const ComposerContext = createContext<PostStore | null>(null)

/** The post in the editor. Throws when used outside `ComposerProvider`. */
export function useComposer(): Composer {
  const store = useContext(ComposerContext)
  if (store === null) throw new Error('useComposer must be used within a ComposerProvider')
  const state = useSyncExternalStore(store.subscribe, store.getState)
  return useMemo(
    () => ({
      ...describeDocument(store, state),
      startNew: () => store.begin(),
      beginWith: store.beginWith,
      open: store.open,
      noteSaved: store.noteSaved,
    }),
    [state, store],
  )
}

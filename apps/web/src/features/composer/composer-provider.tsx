import type { ReactNode } from 'react'
import { allPosts } from '../../api/posts.ts'
import { createAccountStore, useListsAfterSaves } from '../../lib/document/account-store.ts'
import { useDocumentScreen } from '../../lib/document/use-document-screen.ts'
import { PostStore, postType } from './post-store.ts'
import { ComposerContext } from './use-composer.ts'

const usePostStore = createAccountStore(postType, (options) => new PostStore(options))

/** Gives everything inside it `useComposer`; the open post's id is in the address as `?post=`. */
export function ComposerProvider({ children }: { children: ReactNode }) {
  const store = usePostStore()
  useDocumentScreen(store, 'post')
  useListsAfterSaves(store, allPosts)
  return <ComposerContext value={store}>{children}</ComposerContext>
}

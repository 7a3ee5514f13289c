import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { allPosts } from '../../api/posts.ts'
import { endSession } from '../../api/session.ts'
import { openLocalDrafts } from '../../lib/document/local-drafts.ts'
import { useDocumentScreen } from '../../lib/document/use-document-screen.ts'
import { useAccountKey } from '../../lib/session/use-account-key.ts'
import { PostStore, postType } from './post-store.ts'
import { ComposerContext } from './use-composer.ts'

/** The store of the account that is signed in; it outlives the screen. */
let open: { accountId: string; store: PostStore } | null = null

/** Gives everything inside it `useComposer`; the open post's id is in the address as `?post=`. */
export function ComposerProvider({ children }: { children: ReactNode }) {
  const store = useStoreOfAccount()
  useDocumentScreen(store, 'post')
  useRecentPosts(store)
  return <ComposerContext value={store}>{children}</ComposerContext>
}

function useStoreOfAccount(): PostStore {
  const client = useQueryClient()
  const accountId = useAccountKey()
  const [store] = useState(() => {
    if (open?.accountId === accountId) return open.store
    open = {
      accountId,
      store: new PostStore({
        drafts: openLocalDrafts({ type: postType, accountId }),
        onUnauthorized: () => {
          // After the next sign-in, everything is read again and the kept draft is found.
          open = null
          endSession(client)
        },
      }),
    }
    return open.store
  })
  return store
}

/** Every save changes the lists of posts. */
function useRecentPosts(store: PostStore): void {
  const client = useQueryClient()
  const { saved } = useSyncExternalStore(store.subscribe, store.getState)
  const version = saved === null ? '' : `${saved.id} ${saved.revision}`
  useEffect(() => {
    if (version !== '') void client.invalidateQueries(allPosts)
  }, [client, version])
}

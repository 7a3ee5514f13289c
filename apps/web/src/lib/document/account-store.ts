import { useQueryClient, type QueryFilters } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { endSession } from '../../api/session.ts'
import { useAccountKey } from '../session/use-account-key.ts'
import type { DocumentStore, DocumentStoreOptions } from './document-store.ts'
import type { DocumentType, SavedDocument } from './document-type.ts'
import { openLocalDrafts } from './local-drafts.ts'

type StoreOptions<Content extends object, Saved extends SavedDocument> = Pick<
  DocumentStoreOptions<Content, Saved>,
  'drafts' | 'onUnauthorized'
>

/** Makes a hook that returns the store of the signed-in account; the store outlives the screens that use it. */
export function createAccountStore<Content extends object, Saved extends SavedDocument, Store>(
  type: DocumentType<Content, Saved>,
  createStore: (options: StoreOptions<Content, Saved>) => Store,
): () => Store {
  let open: { accountId: string; store: Store } | null = null
  return function useAccountStore() {
    const client = useQueryClient()
    const accountId = useAccountKey()
    const [store] = useState(() => {
      if (open?.accountId === accountId) return open.store
      const onUnauthorized = (): void => {
        // After the next sign-in, everything is read again and the kept draft is found.
        open = null
        endSession(client)
      }
      open = {
        accountId,
        store: createStore({ drafts: openLocalDrafts({ type, accountId }), onUnauthorized }),
      }
      return open.store
    })
    return store
  }
}

/** Reads lists of documents again after every save. */
export function useListsAfterSaves(
  store: Pick<DocumentStore<object, SavedDocument>, 'subscribe' | 'getState'>,
  lists: QueryFilters,
): void {
  const client = useQueryClient()
  const { saved } = useSyncExternalStore(store.subscribe, store.getState)
  const version = saved === null ? '' : `${saved.id} ${saved.revision}`
  useEffect(() => {
    if (version !== '') void client.invalidateQueries(lists)
  }, [client, lists, version])
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { allKits } from '../../api/kits.ts'
import { endSession } from '../../api/session.ts'
import { openLocalDrafts } from '../../lib/document/local-drafts.ts'
import { useDocumentScreen } from '../../lib/document/use-document-screen.ts'
import { useAccountKey } from '../../lib/session/use-account-key.ts'
import { KitStore, kitType } from './kit-store.ts'
import { KitContext } from './use-kit.ts'

/** The store of the account that is signed in; it outlives the screen. */
let open: { accountId: string; store: KitStore } | null = null

/** Gives everything inside it `useKit`; the open kit's id is in the address as `?kit=`. */
export function KitProvider({ children }: { children: ReactNode }) {
  const store = useStoreOfAccount()
  useDocumentScreen(store, 'kit')
  useKitList(store)
  return <KitContext value={store}>{children}</KitContext>
}

function useStoreOfAccount(): KitStore {
  const client = useQueryClient()
  const accountId = useAccountKey()
  const [store] = useState(() => {
    if (open?.accountId === accountId) return open.store
    open = {
      accountId,
      store: new KitStore({
        drafts: openLocalDrafts({ type: kitType, accountId }),
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

/** Every save changes the list of kits. */
function useKitList(store: KitStore): void {
  const client = useQueryClient()
  const { saved } = useSyncExternalStore(store.subscribe, store.getState)
  const version = saved === null ? '' : `${saved.id} ${saved.revision}`
  useEffect(() => {
    if (version !== '') void client.invalidateQueries(allKits)
  }, [client, version])
}

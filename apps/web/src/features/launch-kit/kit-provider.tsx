import type { ReactNode } from 'react'
import { allKits } from '../../api/kits.ts'
import { createAccountStore, useListsAfterSaves } from '../../lib/document/account-store.ts'
import { useDocumentScreen } from '../../lib/document/use-document-screen.ts'
import { KitStore, kitType } from './kit-store.ts'
import { KitContext } from './use-kit.ts'

const useKitStore = createAccountStore(kitType, (options) => new KitStore(options))

/** Gives everything inside it `useKit`; the open kit's id is in the address as `?kit=`. */
export function KitProvider({ children }: { children: ReactNode }) {
  const store = useKitStore()
  useDocumentScreen(store, 'kit')
  useListsAfterSaves(store, allKits)
  return <KitContext value={store}>{children}</KitContext>
}

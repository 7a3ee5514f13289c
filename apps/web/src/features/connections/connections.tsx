import { lazy, Suspense, useState } from 'react'
import type { ConnectionsDialogProps } from './connections-dialog.tsx'

export { useLoginOutcome } from './use-connections.ts'

const LoadedDialog = lazy(async () => ({
  default: (await import('./connections-dialog.tsx')).ConnectionsDialog,
}))

/** The dialog for connected accounts; its code is loaded when it is first opened. */
export function ConnectionsDialog(props: ConnectionsDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <Suspense>
      <LoadedDialog {...props} />
    </Suspense>
  ) : null
}

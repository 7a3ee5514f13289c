import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { KeyRound } from '../../ui/icons.tsx'
import { ConnectionsDialog } from './connections.tsx'

/** Opens the dialog that connects accounts at platforms. */
export function ConnectAccount() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<KeyRound className="size-4" />} onClick={() => setIsOpen(true)}>
        {messages.connections.connect}
      </Button>
      <ConnectionsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { ConnectionsDialog, useLoginOutcome } from '../../features/connections/connections.tsx'
import { Button } from '../../ui/button.tsx'
import { Story } from './story.tsx'

/** Accounts at platforms; needs a signed-in visitor. */
export function ConnectionStories() {
  const [isOpen, setIsOpen] = useState(false)
  useLoginOutcome()
  return (
    <Story name="Connected accounts">
      <Button onClick={() => setIsOpen(true)}>{messages.connections.connect}</Button>
      <ConnectionsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Story>
  )
}

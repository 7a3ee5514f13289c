import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useDisconnect, type Connection } from '../../api/connections.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialog.tsx'
import { CircleAlert, CircleCheck, Unplug } from '../../ui/icons.tsx'

interface AccountLineProps {
  account: Connection
  /** Shows how to connect the account again; left out where that is visible already. */
  onReconnect: (() => void) | undefined
}

/** A connected account with its state. */
export function AccountLine({ account, onReconnect }: AccountLineProps) {
  const [isAsking, setIsAsking] = useState(false)
  const disconnecting = useDisconnect()
  const { name, state, message } = account
  const isReady = state === 'ready'
  const disconnect = (): void => {
    setIsAsking(false)
    disconnecting.mutate(account.id, {
      onSuccess: () => void toast.success(messages.connections.disconnected),
      onError: (error) => void toast.error(error.message),
    })
  }
  return (
    <li className="rounded-small border border-line bg-raised py-1 pr-1 pl-3">
      <div className="flex items-center gap-2">
        {isReady ? (
          <CircleCheck className="size-4 shrink-0 text-good-text" aria-label="Connected" role="img" />
        ) : (
          <CircleAlert className="size-4 shrink-0 text-warning-text" aria-label="Log in again" role="img" />
        )}
        <span className="min-w-0 flex-1 truncate text-sm" title={name}>
          {name}
        </span>
        {!isReady && onReconnect && (
          <Button size="small" onClick={onReconnect}>
            Log in again
          </Button>
        )}
        <IconButton
          label={`Disconnect ${name}`}
          title="Disconnect"
          size="small"
          icon={<Unplug className="size-4" />}
          isBusy={disconnecting.isPending}
          onClick={() => setIsAsking(true)}
        />
      </div>
      {!isReady && message !== null && <p className="pr-2 pb-1.5 text-xs text-warning-text">{message}</p>}
      <AlertDialog
        isOpen={isAsking}
        message={messages.connections.disconnectQuestion(name)}
        details="Posts that are scheduled for it will not be sent. What is posted already stays."
        confirmLabel="Disconnect"
        cancelLabel="Cancel"
        isDangerous
        onConfirm={disconnect}
        onCancel={() => setIsAsking(false)}
      />
    </li>
  )
}

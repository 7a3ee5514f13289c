import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useAddPasskey, useRemovePasskey, type Passkey } from '../../../api/security.ts'
import { canUsePasskeys } from '../../../lib/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { AlertDialog } from '../../../ui/dialog.tsx'
import { KeyRound } from '../../../ui/icons.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SettingCard } from '../setting-card.tsx'
import { PasswordPrompt } from './password-prompt.tsx'

const words = messages.security

/** Ways to sign in without a password. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <SettingCard title={words.passkeys} intro={words.passkeysIntro}>
      {passkeys.length === 0 ? (
        <p className="text-sm text-muted">{words.noPasskeys}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button
          className="self-start"
          icon={<KeyRound className="size-4" aria-hidden="true" />}
          onClick={() => setIsAdding(true)}
        >
          {words.addPasskey}
        </Button>
      ) : (
        <p className="text-sm text-muted">{words.passkeysNeedName}</p>
      )}
      {isAdding && <AddPasskey onClose={() => setIsAdding(false)} />}
    </SettingCard>
  )
}

function AddPasskey({ onClose }: { onClose: () => void }) {
  const adding = useAddPasskey()
  const [name, setName] = useState('')
  return (
    <PasswordPrompt
      isOpen
      title={words.addPasskey}
      confirmLabel={words.addPasskey}
      isBusy={adding.isPending}
      error={tellFailure(adding.error)}
      canConfirm={name.trim() !== ''}
      onClose={onClose}
      onConfirm={(password) =>
        adding.mutate(
          { password, name: name.trim() },
          {
            onSuccess: () => {
              toast.success(words.passkeyAdded)
              onClose()
            },
          },
        )
      }
    >
      <TextField
        label={words.passkeyName}
        placeholder={words.passkeyNamePlaceholder}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </PasswordPrompt>
  )
}

/** A browser says in its own words why it made no passkey; ours are plainer. */
function tellFailure(error: Error | null): Error | null {
  return error === null || error.name === 'ApiError' ? error : new Error(words.passkeyFailed)
}

function PasskeyLine({ passkey: { id, name, createdAt } }: { passkey: Passkey }) {
  const [isAsking, setIsAsking] = useState(false)
  const removing = useRemovePasskey()
  const remove = (): void => {
    setIsAsking(false)
    removing.mutate(id, {
      onSuccess: () => void toast.success(words.passkeyRemoved),
      onError: (error) => void toast.error(error.message),
    })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-base border border-line px-3.5 py-2.5">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="truncate text-sm font-medium">{name}</p>
        <p className="text-xs text-muted">
          {new Date(createdAt).toLocaleDateString(undefined, { dateStyle: 'medium' })}
        </p>
      </div>
      <Button
        size="small"
        aria-label={`${words.removePasskey} ${name}`}
        isBusy={removing.isPending}
        onClick={() => setIsAsking(true)}
      >
        {words.removePasskey}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        message={words.askRemovePasskey(name)}
        confirmLabel={words.removePasskey}
        cancelLabel="Cancel"
        isDangerous
        onConfirm={remove}
        onCancel={() => setIsAsking(false)}
      />
    </li>
  )
}

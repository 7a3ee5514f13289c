import * as messages from '@vivify/contract/messages'
import type { Scope } from '@vivify/contract/scopes'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useKeyActions } from '../../api/keys.ts'
import { CopyField } from '../connections/copy-field.tsx'
import { reportFailure } from '../../lib/report-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ScopePicker } from './scope-picker.tsx'

const words = messages.apiKeys
const maxNameCharacters = 60

/** Asks for name and scopes, then shows the new key, once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={secret === null ? 'Create API key' : 'Your new API key'}
      {...(secret === null ? {} : { description: words.shownOnce })}
    >
      {secret === null ? (
        <KeyForm onCreated={setSecret} onCancel={onClose} />
      ) : (
        <div className="flex flex-col gap-5">
          <CopyField label="API key" value={secret} copied={words.copied} isFocused />
          <Button variant="primary" className="self-end" onClick={onClose}>
            Done
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function KeyForm({ onCreated, onCancel }: { onCreated: (secret: string) => void; onCancel: () => void }) {
  const { name, setName, reach, setReach, scopes, setScopes, errors, isBusy, submit } = useKeyForm(onCreated)
  return (
    <form
      className="flex flex-col gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label="Name"
        placeholder="n8n on my server"
        value={name}
        maxLength={maxNameCharacters}
        autoFocus
        error={errors.name}
        onChange={(event) => setName(event.target.value)}
      />
      <Segmented
        label="What the key may do"
        value={reach}
        onChange={setReach}
        segments={[
          { value: 'all', label: 'Everything' },
          { value: 'chosen', label: 'Chosen scopes' },
        ]}
      />
      {reach === 'chosen' && <ScopePicker chosen={scopes} onChange={setScopes} error={errors.scopes} />}
      <div className="flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" isBusy={isBusy} busyLabel="Creating...">
          Create
        </Button>
      </div>
    </form>
  )
}

function useKeyForm(onCreated: (secret: string) => void) {
  const { create } = useKeyActions()
  const [name, setName] = useState('')
  const [reach, setReach] = useState<'all' | 'chosen'>('all')
  const [scopes, setScopes] = useState<readonly Scope[]>([])
  const [isSent, setIsSent] = useState(false)
  const isNameMissing = name.trim() === ''
  const areScopesMissing = reach === 'chosen' && scopes.length === 0
  const submit = async (): Promise<void> => {
    setIsSent(true)
    if (isNameMissing || areScopesMissing) return
    try {
      const wanted = reach === 'all' ? null : [...scopes]
      const made = await create.mutateAsync({ name: name.trim(), scopes: wanted })
      toast.success(words.created)
      onCreated(made.secret)
    } catch (error) {
      reportFailure('creating an API key', error)
      toast.error((error as Error).message)
    }
  }
  const errors = {
    name: isSent && isNameMissing ? words.nameMissing : undefined,
    scopes: isSent && areScopesMissing ? words.scopesMissing : undefined,
  }
  return { name, setName, reach, setReach, scopes, setScopes, errors, isBusy: create.isPending, submit }
}

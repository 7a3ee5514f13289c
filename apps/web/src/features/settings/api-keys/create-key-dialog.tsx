import * as messages from '@vivify/contract/messages'
import type { Scope } from '@vivify/contract/scopes'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useKeyActions } from '../../../api/keys.ts'
import { reportFailure } from '../../../lib/report-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SecretDialog } from '../secret-dialog.tsx'
import { ScopePicker } from './scope-picker.tsx'

const words = messages.apiKeys
const maxNameCharacters = 60

/** Asks for name and scopes, then shows the new key, once. */
export function CreateKeyDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  if (secret === null) return <KeyForm onCreated={setSecret} onClose={onClose} />
  return (
    <SecretDialog
      title="Your new API key"
      description={words.shownOnce}
      label="API key"
      secret={secret}
      copied={words.copied}
      onClose={onClose}
    />
  )
}

function KeyForm({ onCreated, onClose }: { onCreated: (secret: string) => void; onClose: () => void }) {
  const { name, setName, reach, setReach, scopes, setScopes, errors, isBusy, submit } = useKeyForm(onCreated)
  return (
    <FormDialog
      title="Create API key"
      submitLabel="Create"
      busyLabel="Creating..."
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
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
    </FormDialog>
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

import * as messages from '@vivify/contract/messages'
import { useState, type FormEvent } from 'react'
import { toast } from 'react-hot-toast'
import { useSaveProfile, type Security } from '../../../api/security.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Failure, SettingCard } from '../setting-card.tsx'

const words = messages.security

/** The display name, and the email as it is. */
export function ProfileForm({ security }: { security: Security }) {
  const saving = useSaveProfile()
  const [name, setName] = useState(security.name)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    saving.mutate(name.trim(), { onSuccess: () => void toast.success(words.profileSaved) })
  }
  return (
    <SettingCard title={words.profile}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={words.name}
          autoComplete="name"
          maxLength={80}
          hint={words.nameHint}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField label={words.email} type="email" readOnly value={security.email} />
        <Failure error={saving.error} />
        <Button
          type="submit"
          className="self-start"
          disabled={name.trim() === '' || name.trim() === security.name}
          isBusy={saving.isPending}
          busyLabel={messages.settings.saving}
        >
          {messages.settings.save}
        </Button>
      </form>
    </SettingCard>
  )
}

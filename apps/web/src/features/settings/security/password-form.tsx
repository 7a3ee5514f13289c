import * as messages from '@vivify/contract/messages'
import { useState, type FormEvent } from 'react'
import { toast } from 'react-hot-toast'
import { useChangePassword } from '../../../api/security.ts'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { CheckboxField } from '../../../ui/toggles.tsx'
import { Failure, SettingCard } from '../setting-card.tsx'

const words = messages.security
const empty = { current: '', next: '', endsOthers: true }

/** A new password, for which the current one is asked. */
export function PasswordForm() {
  const changing = useChangePassword()
  const [typed, setTyped] = useState(empty)
  const change = (part: Partial<typeof empty>): void => setTyped((now) => ({ ...now, ...part }))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    changing.mutate(typed, {
      onSuccess: () => {
        setTyped(empty)
        toast.success(words.passwordChanged)
      },
    })
  }
  return (
    <SettingCard title={words.password} intro={words.passwordIntro}>
      <form noValidate onSubmit={submit} aria-label={words.changePassword} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField
            label={words.currentPassword}
            autoComplete="current-password"
            value={typed.current}
            onChange={(event) => change({ current: event.target.value })}
          />
          <PasswordField
            label={words.newPassword}
            autoComplete="new-password"
            value={typed.next}
            onChange={(event) => change({ next: event.target.value })}
          />
        </div>
        <CheckboxField
          label={words.endsOthers}
          isOn={typed.endsOthers}
          onChange={(endsOthers) => change({ endsOthers })}
        />
        <Failure error={changing.error} />
        <Button
          type="submit"
          className="self-start"
          disabled={typed.current === '' || typed.next === ''}
          isBusy={changing.isPending}
          busyLabel={words.changingPassword}
        >
          {words.changePassword}
        </Button>
      </form>
    </SettingCard>
  )
}

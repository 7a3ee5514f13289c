import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useNavigate } from 'react-router'
import { useDeleteAccount } from '../../../api/account-data.ts'
import { teamQuery } from '../../../api/teams.ts'
import { clearLocalDrafts } from '../../../lib/document/local-drafts.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Trash2, TriangleAlert } from '../../../ui/icons.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Failure, SettingCard } from '../setting-card.tsx'

const words = messages.myData
/** As `guestConfirmation` of the contract, which this page doesn't load. */
const guestWord = 'delete'

/** Deletes the account after its email was typed and its password given. */
export function DeleteAccount() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingCard title={words.delete} intro={words.deleteIntro}>
      <p className="text-sm text-muted">{words.deleteKept}</p>
      <TeamWarning />
      <Button
        variant="danger"
        className="self-start"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        {words.startDelete}
      </Button>
      {isOpen && <DeleteDialog onClose={() => setIsOpen(false)} />}
    </SettingCard>
  )
}

/** The account's workspace goes with it, for everybody in it. */
function TeamWarning() {
  const { data } = useQuery(teamQuery)
  const others = (data?.members.length ?? 1) - 1
  if (others === 0) return null
  return (
    <Notice tone="warning" icon={<TriangleAlert />}>
      {messages.teams.deleteWarning(others)}
    </Notice>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { user } = useAuth()
  const { start, isPending, error } = useDeletion()
  const [typed, setTyped] = useState({ confirmation: '', password: '' })
  const wanted = user?.email ?? guestWord
  const isGuest = user?.isGuest === true
  const isReady = typed.confirmation.trim().toLowerCase() === wanted && (isGuest || typed.password !== '')
  const submit = (): void => {
    const { confirmation, password } = typed
    start(isGuest ? { confirmation } : { confirmation, password })
  }
  return (
    <FormDialog
      title={words.delete}
      description={words.deleteIntro}
      submitLabel={words.confirmDelete}
      isBusy={isPending}
      isReady={isReady}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.confirmLabel(wanted)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed.confirmation}
        onChange={(event) => setTyped((now) => ({ ...now, confirmation: event.target.value }))}
      />
      {!isGuest && (
        <PasswordField
          label={messages.security.currentPassword}
          autoComplete="current-password"
          value={typed.password}
          onChange={(event) => setTyped((now) => ({ ...now, password: event.target.value }))}
        />
      )}
      <Failure error={error} />
    </FormDialog>
  )
}

function useDeletion() {
  const { mutate, isPending, error } = useDeleteAccount()
  const navigate = useNavigate()
  const start = (request: { confirmation: string; password?: string }): void =>
    mutate(request, {
      onSuccess: () => {
        clearLocalDrafts()
        toast.success(words.deleted)
        void navigate('/auth')
      },
    })
  return { start, isPending, error }
}

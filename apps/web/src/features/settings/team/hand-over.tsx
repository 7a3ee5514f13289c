import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { useHandOver, type TeamMember } from '../../../api/teams.ts'
import { startOverWith } from '../../../lib/session/arrival.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Failure, SettingCard } from '../setting-card.tsx'

const words = messages.teams

/** The way for an owner to leave: somebody else becomes the owner first. Nothing while there is nobody else. */
export function HandOver({ members }: { members: readonly TeamMember[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const others = members.filter(({ isYou }) => !isYou)
  if (others.length === 0) return null
  return (
    <SettingCard title={words.handOverTitle} intro={words.handOverAbout}>
      <p className="text-sm text-muted">{words.handOverCheck}</p>
      <Button variant="danger" className="self-start" onClick={() => setIsOpen(true)}>
        {words.handOver}
      </Button>
      {isOpen && <HandOverDialog others={others} onClose={() => setIsOpen(false)} />}
    </SettingCard>
  )
}

function HandOverDialog({ others, onClose }: { others: readonly TeamMember[]; onClose: () => void }) {
  const { mutate, isPending, error } = useHandOver()
  const [memberId, setMemberId] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const chosen = others.find(({ id }) => id === memberId)
  const submit = (): void => {
    if (chosen === undefined) return
    mutate(
      { memberId: chosen.id, password },
      { onSuccess: () => startOverWith(words.handedOver(chosen.name)) },
    )
  }
  return (
    <FormDialog
      title={words.handOverTitle}
      description={words.handOverCheck}
      submitLabel={words.handOver}
      isBusy={isPending}
      isReady={chosen !== undefined && password !== ''}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={words.handOverTo}
        placeholder={words.handOverChoose}
        choices={others.map(({ id, name, email }) => ({ value: id, label: name, note: email }))}
        value={memberId}
        onChange={setMemberId}
      />
      <PasswordField
        label={messages.security.currentPassword}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Failure error={error} />
    </FormDialog>
  )
}

import * as messages from '@vivify/contract/messages'
import { inviteDays, maxInviteLabelCharacters, memberRoles, type MemberRole } from '@vivify/contract/roles'
import { useState } from 'react'
import { useTeamActions } from '../../../api/teams.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { SecretDialog } from '../secret-dialog.tsx'
import { Failure } from '../setting-card.tsx'

const words = messages.teams

/** Asks for whom and as what, then shows the link, once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState<string | null>(null)
  if (link === null) return <InviteForm onMade={setLink} onClose={onClose} />
  return (
    <SecretDialog
      title={words.linkTitle}
      description={words.linkAbout(inviteDays)}
      label={words.link}
      secret={link}
      copied={words.linkCopied}
      onClose={onClose}
    />
  )
}

function InviteForm({ onMade, onClose }: { onMade: (link: string) => void; onClose: () => void }) {
  const { invite } = useTeamActions()
  const [label, setLabel] = useState('')
  const [role, setRole] = useState<MemberRole>('editor')
  const submit = (): void =>
    invite.mutate(
      { label: label.trim(), role },
      { onSuccess: ({ path }) => onMade(new URL(path, window.location.origin).href) },
    )
  return (
    <FormDialog
      title={words.inviteTitle}
      submitLabel={words.makeInvite}
      busyLabel={words.makingInvite}
      isBusy={invite.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.inviteFor}
        hint={words.inviteForHint}
        placeholder={words.inviteForPlaceholder}
        value={label}
        maxLength={maxInviteLabelCharacters}
        autoFocus
        onChange={(event) => setLabel(event.target.value)}
      />
      <div className="flex flex-col gap-2">
        <Segmented
          label={words.inviteRole}
          value={role}
          onChange={setRole}
          segments={memberRoles.map((value) => ({ value, label: words.roles[value] }))}
        />
        <p className="text-sm text-muted" aria-live="polite">
          {words.roleAbout[role]}
        </p>
      </div>
      <Failure error={invite.error} />
    </FormDialog>
  )
}

import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { useTeamActions, type Team, type TeamInvite } from '../../../api/teams.ts'
import { Button } from '../../../ui/button.tsx'
import { Info, Plus } from '../../../ui/icons.tsx'
import { Notice } from '../../../ui/surfaces.tsx'
import { SettingCard } from '../setting-card.tsx'
import { InviteDialog } from './invite-dialog.tsx'

const words = messages.teams
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** Links that still work, and the way to another one. */
export function Invites({ team: { invites, refusal } }: { team: Team }) {
  const [isInviting, setIsInviting] = useState(false)
  return (
    <SettingCard title={words.invites} intro={words.invitesAbout}>
      {refusal !== null && (
        <Notice tone="second" icon={<Info />}>
          {refusal}
        </Notice>
      )}
      {invites.length > 0 && (
        <ul className="flex flex-col gap-2" aria-label={words.invites}>
          {invites.map((invite) => (
            <InviteLine key={invite.id} invite={invite} />
          ))}
        </ul>
      )}
      <Button
        variant="primary"
        className="self-start"
        icon={<Plus className="size-4" aria-hidden="true" />}
        disabled={refusal !== null}
        onClick={() => setIsInviting(true)}
      >
        {words.invite}
      </Button>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </SettingCard>
  )
}

function InviteLine({ invite }: { invite: TeamInvite }) {
  const { revoke } = useTeamActions()
  const { id, role, expiresAt } = invite
  const label = invite.label === '' ? words.inviteUnnamed : invite.label
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-base border border-line px-3.5 py-2.5">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="truncate text-sm font-medium">{label}</p>
        <p className="text-xs text-muted">
          {words.inviteLine(words.roles[role], days.format(new Date(expiresAt)))}
        </p>
      </div>
      <Button
        size="small"
        aria-label={words.revokeOf(label)}
        isBusy={revoke.isPending}
        onClick={() =>
          revoke.mutate(id, {
            onSuccess: () => void toast.success(words.revoked),
            onError: (error) => void toast.error(error.message),
          })
        }
      >
        {words.revoke}
      </Button>
    </li>
  )
}

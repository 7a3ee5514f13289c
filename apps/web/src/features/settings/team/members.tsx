import * as messages from '@vivify/contract/messages'
import { memberRoles, type MemberRole } from '@vivify/contract/roles'
import { toast } from 'react-hot-toast'
import { useTeamActions, type Team, type TeamMember } from '../../../api/teams.ts'
import { useAlerts } from '../../../ui/alerts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TriangleAlert } from '../../../ui/icons.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Badge, Notice } from '../../../ui/surfaces.tsx'
import { SettingCard } from '../setting-card.tsx'

const words = messages.teams
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** The members with their roles, and how many seats they take. */
export function Members({ team, isOwner }: { team: Team; isOwner: boolean }) {
  const { members, seats } = team
  const waiting = members.filter(({ isWaiting }) => isWaiting).length
  return (
    <SettingCard
      title={words.members}
      intro={`${words.seats}: ${words.seatsUsed(members.length - waiting, seats)}`}
    >
      {waiting > 0 && (
        <Notice tone="warning" icon={<TriangleAlert />}>
          {words.waitingAbout(waiting)}
        </Notice>
      )}
      <ul className="flex flex-col gap-2" aria-label={words.members}>
        {members.map((member) => (
          <MemberLine key={member.id} member={member} isOwner={isOwner} />
        ))}
      </ul>
      {members.length === 1 && <p className="text-sm text-muted">{words.noMembers}</p>}
    </SettingCard>
  )
}

function MemberLine({ member, isOwner }: { member: TeamMember; isOwner: boolean }) {
  const { name, email, role, isWaiting, isYou, joinedAt } = member
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-base border border-line px-3.5 py-2.5">
      <div className="grid min-w-0 flex-1 basis-48 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          <span className="min-w-0 truncate">{name}</span>
          {isYou && <Badge tone="good">{words.you}</Badge>}
          {isWaiting && <Badge tone="warning">{words.waiting}</Badge>}
        </p>
        <p className="text-xs break-words text-muted">
          {role === 'owner' ? email : `${email} · ${words.joined(days.format(new Date(joinedAt)))}`}
        </p>
      </div>
      {isOwner && role !== 'owner' ? (
        <MemberControls member={member} role={role} />
      ) : (
        <span className="text-sm text-muted" title={words.roleAbout[role]}>
          {words.roles[role]}
        </span>
      )}
    </li>
  )
}

function MemberControls({ member, role }: { member: TeamMember; role: MemberRole }) {
  const { changeRole, remove } = useTeamActions()
  const { confirm } = useAlerts()
  const { id: memberId, name } = member
  const onError = (error: Error): void => void toast.error(error.message)
  const askToRemove = async (): Promise<void> => {
    const isAgreed = await confirm({
      message: words.removeTitle(name),
      details: words.removeAbout,
      confirmLabel: words.remove,
      isDangerous: true,
    })
    if (!isAgreed) return
    remove.mutate(memberId, { onSuccess: () => void toast.success(words.removed(name)), onError })
  }
  return (
    <div className="flex items-center gap-2">
      <SelectField
        label={words.roleOf(name)}
        isLabelHidden
        className="w-32"
        choices={memberRoles.map((value) => ({ value, label: words.roles[value] }))}
        value={role}
        isDisabled={changeRole.isPending}
        onChange={(chosen) =>
          changeRole.mutate(
            { memberId, role: chosen },
            { onSuccess: () => void toast.success(words.roleChanged(name, chosen)), onError },
          )
        }
      />
      <Button
        size="small"
        variant="danger"
        aria-label={words.removeOf(name)}
        isBusy={remove.isPending}
        onClick={() => void askToRemove()}
      >
        {words.remove}
      </Button>
    </div>
  )
}

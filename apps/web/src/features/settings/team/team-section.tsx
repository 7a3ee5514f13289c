import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { firstPlanWithTeam } from '@vivify/contract/plans'
import { Link } from 'react-router'
import { teamQuery } from '../../../api/teams.ts'
import { useAuth } from '../../../lib/session/auth-provider.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Users } from '../../../ui/icons.tsx'
import { PricingLink } from '../../../ui/pricing-link.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Card, Skeleton } from '../../../ui/surfaces.tsx'
import { GuestNotice } from '../guest-notice.tsx'
import { HandOver } from './hand-over.tsx'
import { Invites } from './invites.tsx'
import { LeaveTeam } from './leave-team.tsx'
import { Members } from './members.tsx'

const words = messages.teams

/** Who works in this workspace, with what role, and how others come in. */
export function TeamSection() {
  const { user } = useAuth()
  const isGuest = user?.isGuest === true
  const team = useQuery({ ...teamQuery, enabled: !isGuest })
  if (isGuest) return <GuestNotice />
  if (team.isError) {
    return <RetryNotice onRetry={() => void team.refetch()}>{team.error.message}</RetryNotice>
  }
  if (!team.isSuccess || user === null) return <Skeleton className="h-80 rounded-large" />
  const { owner, role } = user.workspace
  const isAlone = team.data.seats === 1 && team.data.members.length === 1 && team.data.invites.length === 0
  if (isAlone) return <TeamNeeded />
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-3xl text-sm text-muted [&_a]:font-semibold [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-4">
        {role === 'owner' || owner === null ? words.about : words.aboutForMember(owner)}{' '}
        <Link to="/guide?page=teams">Guide</Link>
      </p>
      <Members team={team.data} isOwner={role === 'owner'} />
      {role === 'owner' && <Invites team={team.data} />}
      {role === 'owner' && <HandOver members={team.data.members} />}
      {role !== 'owner' && owner !== null && <LeaveTeam owner={owner} />}
    </div>
  )
}

/** Where the plan has one seat: what a team is, and the way to one. */
function TeamNeeded() {
  const { name, seats } = firstPlanWithTeam()
  return (
    <Card className="flex flex-col items-start gap-4 p-6 sm:flex-row sm:items-center sm:p-8">
      <Users className="size-6 shrink-0 text-muted" aria-hidden="true" />
      <div className="flex flex-1 flex-col gap-1">
        <h2 className="text-lg">{words.planTitle(name)}</h2>
        <p className="max-w-prose text-sm text-muted">
          {words.planAbout(name, seats)}{' '}
          <Link
            to="/guide?page=teams"
            className="font-semibold text-primary-text underline underline-offset-4"
          >
            Guide
          </Link>
        </p>
      </div>
      <PricingLink className={buttonClasses({ variant: 'primary' })}>{words.seePlan(name)}</PricingLink>
    </Card>
  )
}

import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useEffect, type ReactNode } from 'react'
import { toast } from 'react-hot-toast'
import { useLocation } from 'react-router'
import { ApiError } from '../../api/client.ts'
import { inviteQuery, useAcceptInvite, type Invite } from '../../api/teams.ts'
import { startOverWith } from '../../lib/session/arrival.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { keepNextPlace } from '../../lib/session/next-place.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EyeOff, Users } from '../../ui/icons.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { Card, EmptyState } from '../../ui/surfaces.tsx'

const words = messages.teams

/** Where an invite leads: the team, and the way into it. Its secret is behind the `#`, which browsers send to no server. */
export function JoinScreen() {
  const { hash } = useLocation()
  const { user, isLoading } = useAuth()
  const token = hash.slice(1)
  const invite = useQuery({ ...inviteQuery(token, user?.id ?? null), enabled: !isLoading })
  const isAccount = user !== null && !user.isGuest
  useEffect(() => {
    if (!isLoading) keepNextPlace(isAccount ? null : `/join${hash}`)
  }, [isLoading, isAccount, hash])

  if (invite.isError) return <FailedInvite error={invite.error} onRetry={() => void invite.refetch()} />
  if (!invite.isSuccess) return <PageSpinner label={words.loading} />
  return (
    <Card className="mx-auto my-auto flex w-full max-w-lg flex-col gap-5 sm:p-8">
      <span className="grid size-12 place-items-center rounded-full bg-second-soft text-second-text">
        <Users className="size-5.5" aria-hidden="true" />
      </span>
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl sm:text-3xl">{words.joinHeading}</h1>
        <p className="text-base">{words.joinLead(invite.data.owner)}</p>
        <p className="text-sm text-muted">
          {words.joinAs[invite.data.role]} {words.joinKeeps}
        </p>
      </div>
      <NextStep token={token} invite={invite.data} />
    </Card>
  )
}

/** An invite that doesn't work is no failure of the page, so there is nothing to try again. */
function FailedInvite({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) {
    return (
      <div className="mx-auto my-auto w-full max-w-lg">
        <RetryNotice onRetry={onRetry}>{error.message}</RetryNotice>
      </div>
    )
  }
  return (
    <div className="mx-auto my-auto flex w-full max-w-lg flex-col gap-4">
      <h1 className="sr-only">{words.joinHeading}</h1>
      <EmptyState
        icon={<EyeOff />}
        title={words.closedTitle}
        action={<ButtonLink to="/">{words.toDashboard}</ButtonLink>}
      >
        {error.message}
      </EmptyState>
    </div>
  )
}

function NextStep({ token, invite }: { token: string; invite: Invite }) {
  const { user } = useAuth()
  if (user === null || user.isGuest) {
    return (
      <Step about={user === null ? words.joinSignUpAbout : words.joinGuestAbout}>
        <ButtonLink to="/auth" variant="primary" size="large">
          {words.joinSignUp}
        </ButtonLink>
      </Step>
    )
  }
  if (invite.refusal !== null && !invite.isMember) {
    return (
      <Step about={invite.refusal}>
        <ButtonLink to="/">{words.toDashboard}</ButtonLink>
      </Step>
    )
  }
  return <JoinButton token={token} invite={invite} email={user.email ?? ''} />
}

function JoinButton({ token, invite, email }: { token: string; invite: Invite; email: string }) {
  const { mutate, isPending } = useAcceptInvite()
  const join = (): void =>
    mutate(token, {
      onSuccess: () => startOverWith(words.joinedTeam(words.nameOf(invite.owner))),
      onError: (error) => void toast.error(error.message),
    })
  return (
    <Step about={invite.isMember ? words.alreadyMember : words.signedInAs(email)}>
      <Button variant="primary" size="large" isBusy={isPending} busyLabel={words.joining} onClick={join}>
        {invite.isMember ? words.openTeam : words.join}
      </Button>
    </Step>
  )
}

function Step({ about, children }: { about: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 [&>*]:self-start">
      {children}
      <p className="text-sm text-muted">{about}</p>
    </div>
  )
}

import * as messages from '@vivify/contract/messages'
import { ButtonLink } from '../../ui/button.tsx'
import { UserRound } from '../../ui/icons.tsx'
import { EmptyState } from '../../ui/surfaces.tsx'

/** Instead of what only an account with a password has. */
export function GuestNotice() {
  return (
    <EmptyState
      icon={<UserRound aria-hidden="true" />}
      title={messages.settings.guestTitle}
      action={
        <ButtonLink to="/auth" variant="primary">
          {messages.settings.createAccount}
        </ButtonLink>
      }
    >
      {messages.settings.guestAbout}
    </EmptyState>
  )
}

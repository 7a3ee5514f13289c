import * as messages from '@vivify/contract/messages'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Lock } from '../../ui/icons.tsx'
import { EmptyState } from '../../ui/surfaces.tsx'
import { useSwitch } from './use-switch.ts'

const words = messages.teams

/** Instead of what only the owner of a team sees. */
export function OwnerOnlyNotice() {
  const { user } = useAuth()
  const { openOwn, isBusy } = useSwitch()
  return (
    <EmptyState
      icon={<Lock aria-hidden="true" />}
      title={words.ownerOnlyTitle}
      action={
        <Button isBusy={isBusy} onClick={openOwn}>
          {words.toOwnWorkspace}
        </Button>
      }
    >
      {words.ownerOnlyAbout(user?.workspace.owner ?? '')}
    </EmptyState>
  )
}

import * as messages from '@vivify/contract/messages'
import type { OpenWorkspace } from '../../api/teams.ts'
import { Button } from '../../ui/button.tsx'
import { Eye } from '../../ui/icons.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { useSwitch } from './use-switch.ts'

const words = messages.teams

/** Above every screen of a viewer: why nothing can be changed here, and the way to where everything can. */
export function WorkspaceNotice({ workspace }: { workspace: OpenWorkspace }) {
  const { openOwn, isBusy } = useSwitch()
  const owner = workspace.owner ?? ''
  return (
    <div className="pt-4 pb-2">
      <Notice
        tone={workspace.isWaiting ? 'warning' : 'second'}
        icon={<Eye />}
        action={
          <Button size="small" isBusy={isBusy} onClick={openOwn}>
            {words.toOwnWorkspace}
          </Button>
        }
      >
        {workspace.isWaiting ? words.viewingWaiting(owner) : words.viewing(owner)}
      </Notice>
    </div>
  )
}

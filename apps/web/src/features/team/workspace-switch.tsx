import { Menu } from '@base-ui/react/menu'
import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { workspacesQuery, type OpenWorkspace } from '../../api/teams.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { Check, ChevronsUpDown, Users } from '../../ui/icons.tsx'
import { optionClasses, popupClasses } from '../../ui/popup-classes.ts'
import { useSwitch } from './use-switch.ts'
import { nameWorkspace } from './workspace-name.ts'

/** The name of the workspace that is open, and the others behind it. */
export function WorkspaceSwitch({ workspace }: { workspace: OpenWorkspace }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useQuery({ ...workspacesQuery, enabled: isOpen })
  const { open, isBusy } = useSwitch()
  const name = nameWorkspace(workspace)
  const choose = (id: string): void => {
    const chosen = data?.workspaces.find((one) => one.id === id)
    if (chosen !== undefined && id !== workspace.id) open(chosen)
  }
  return (
    <Menu.Root open={isOpen} onOpenChange={setIsOpen}>
      <Menu.Trigger
        aria-label={`${messages.teams.switch}: ${name}`}
        disabled={isBusy}
        className="flex h-8 shrink-0 items-center gap-1.5 rounded-small px-2 text-sm font-medium transition-colors hover:bg-hover data-popup-open:bg-hover"
      >
        <Users className="size-4 shrink-0 text-muted" aria-hidden="true" />
        <span className="max-w-40 truncate max-xl:sr-only">{name}</span>
        <ChevronsUpDown className="size-3.5 shrink-0 text-muted max-xl:hidden" aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <Menu.Popup
            className={joinClasses(popupClasses, 'max-h-[min(24rem,70dvh)] min-w-56 overflow-y-auto p-1')}
          >
            <Menu.Group>
              <Menu.GroupLabel className="px-3 py-1.5 text-xs font-semibold text-muted">
                {messages.teams.switch}
              </Menu.GroupLabel>
              {error !== null && <p className="px-3 py-2 text-sm text-danger-text">{error.message}</p>}
              <Menu.RadioGroup value={workspace.id} onValueChange={(id) => choose(String(id))}>
                {(data?.workspaces ?? [workspace]).map((one) => (
                  <Menu.RadioItem key={one.id} value={one.id} closeOnClick className={optionClasses}>
                    <span className="min-w-0 truncate">{nameWorkspace(one)}</span>
                    <Menu.RadioItemIndicator>
                      <Check className="size-4 text-primary-text" aria-hidden="true" />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

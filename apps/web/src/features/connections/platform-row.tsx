import { platformNames } from '@vivify/contract/platforms'
import { useId } from 'react'
import type { Connection, PlatformSetup } from '../../api/connections.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { ChevronDown } from '../../ui/icons.tsx'
import { PlatformIcon } from '../../ui/platform-icons.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { AccountLine } from './account-line.tsx'
import { LoginButton, PasswordForm, ServerForm } from './login-forms.tsx'
import { SetupSteps } from './setup-steps.tsx'
import { WebhookForm } from './webhook-form.tsx'

interface PlatformRowProps {
  setup: PlatformSetup
  accounts: readonly Connection[]
  isOpen: boolean
  onToggle: () => void
}

/** A platform: its connected accounts, and, once it is opened, how to connect another one. */
export function PlatformRow({ setup, accounts, isOpen, onToggle }: PlatformRowProps) {
  const panelId = useId()
  const { platform } = setup
  return (
    <li className={joinClasses('rounded-base', isOpen && 'bg-sunken')}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
        className="flex min-h-13 w-full items-center gap-3 rounded-base px-2 text-left hover:bg-hover sm:px-3"
      >
        <PlatformIcon platform={platform} className="size-5.5" />
        <span className="min-w-0 flex-1 font-medium">{platformNames[platform]}</span>
        <State setup={setup} accounts={accounts} />
        <ChevronDown
          className={joinClasses('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {accounts.length > 0 && (
        <ul
          aria-label={`${platformNames[platform]} accounts`}
          className="grid grid-cols-1 gap-1 px-2 pb-2 sm:px-3"
        >
          {accounts.map((account) => (
            <AccountLine key={account.id} account={account} onReconnect={isOpen ? undefined : onToggle} />
          ))}
        </ul>
      )}
      <div id={panelId} hidden={!isOpen} className="px-2 pt-1 pb-4 sm:px-3">
        {isOpen && <ConnectPanel setup={setup} />}
      </div>
    </li>
  )
}

function State({ setup, accounts }: Pick<PlatformRowProps, 'setup' | 'accounts'>) {
  if (accounts.some(({ state }) => state === 'needs_login')) return <Badge tone="warning">Log in again</Badge>
  if (accounts.length > 0) {
    return <Badge tone="second">{accounts.length === 1 ? 'Connected' : `${accounts.length} connected`}</Badge>
  }
  return setup.isReady ? null : <Badge>Not set up</Badge>
}

function ConnectPanel({ setup }: { setup: PlatformSetup }) {
  if (!setup.isReady) return <SetupSteps setup={setup} />
  switch (setup.login) {
    case 'oauth':
      return <LoginButton platform={setup.platform} />
    case 'server':
      return <ServerForm platform={setup.platform} />
    case 'password':
      return <PasswordForm platform={setup.platform} />
    case 'webhook':
      return <WebhookForm />
  }
}

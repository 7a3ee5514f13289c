import * as messages from '@vivify/contract/messages'
import { Coins, LogOut, Menu, Search } from '../../ui/icons.tsx'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { KeyCap } from '../../ui/surfaces.tsx'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { ThemeSwitch } from '../../lib/theme/theme-switch.tsx'
import { isApple } from '../../lib/keyboard.ts'
import { useSignOutAction } from './use-sign-out-action.tsx'

const WorkspaceSwitch = lazy(async () => ({
  default: (await import('../../features/team/workspace-switch.tsx')).WorkspaceSwitch,
}))

export interface TopBarProps {
  hasMenu: boolean
  onMenu: () => void
  onPalette: () => void
}

/** Logo, search, theme switch and account menu. */
export function TopBar({ hasMenu, onMenu, onPalette }: TopBarProps) {
  return (
    <header className="fixed inset-x-0 top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-surface/85 px-3 backdrop-blur-md opaque:bg-surface sm:gap-3 sm:px-4">
      {hasMenu && (
        <IconButton
          label="Open menu"
          icon={<Menu className="size-5" />}
          onClick={onMenu}
          className="-ml-1 lg:hidden"
        />
      )}
      <Link to="/" aria-label="Vivify" className="flex items-center gap-2.5 rounded-small lg:w-56">
        <LogoMark className="size-7.5" />
        <span className="font-display text-xl font-bold tracking-tight max-sm:sr-only">Vivify</span>
      </Link>
      <button
        type="button"
        onClick={onPalette}
        className="flex h-9 items-center gap-2.5 rounded-base border border-line bg-sunken px-2.5 text-sm text-muted transition-colors hover:border-control-line hover:text-text lg:w-72"
      >
        <Search className="size-4" aria-hidden="true" />
        <span className="max-lg:sr-only">Search or jump to</span>
        <span className="ml-auto flex gap-1 max-lg:hidden" aria-hidden="true">
          <KeyCap>{isApple() ? '⌘' : 'Ctrl'}</KeyCap>
          <KeyCap>K</KeyCap>
        </span>
      </button>
      <div className="ml-auto flex min-w-0 items-center gap-2 sm:gap-3">
        <ThemeSwitch hidesLabelsWhenNarrow />
        <Account />
      </div>
    </header>
  )
}

function Account() {
  const { user, remembered, isLoading } = useAuth()
  const signOut = useSignOutAction()
  const { pathname } = useLocation()
  const shown = user ?? remembered
  if (shown === null) {
    if (isLoading) return <span className="w-20" />
    // The sign-in screen itself needs no sign-in button.
    return pathname === '/auth' ? null : (
      <ButtonLink to="/auth" size="small">
        Sign In
      </ButtonLink>
    )
  }
  const shownName = shown.isGuest ? 'Guest' : shown.email
  const canSwitch = user?.canSwitch === true
  return (
    <>
      <Link
        to="/credits"
        aria-label={messages.credits.openFrom(shown.credits)}
        className="flex h-8 items-center gap-1.5 rounded-small px-2 text-sm font-medium tabular-nums transition-colors hover:bg-hover max-sm:hidden lg:hidden"
      >
        <Coins className="size-4 text-muted" />
        {shown.credits.toLocaleString('en')}
      </Link>
      {canSwitch && (
        <Suspense>
          <WorkspaceSwitch workspace={user.workspace} />
        </Suspense>
      )}
      <Link
        to="/settings"
        className="max-w-44 min-w-0 truncate rounded-small text-sm font-medium hover:underline hover:underline-offset-4 max-sm:max-w-16"
        title={shown.email ?? undefined}
        aria-label={`${messages.settings.heading}: ${shownName}`}
      >
        {shownName}
      </Link>
      <Button
        size="small"
        variant="quiet"
        aria-label="Sign Out"
        disabled={user === null}
        onClick={signOut}
        icon={<LogOut className="size-4" aria-hidden="true" />}
        className="max-sm:px-2"
      >
        <span className="max-sm:hidden">Sign Out</span>
      </Button>
    </>
  )
}

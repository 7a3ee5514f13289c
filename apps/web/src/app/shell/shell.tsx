import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { toast } from 'react-hot-toast'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { joinClasses } from '../../ui/class-names.ts'
import { takeArrival } from '../../lib/session/arrival.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { findScreen } from '../screens.ts'
import { Sidebar } from './sidebar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TopBar } from './top-bar.tsx'
import { useShortcuts, type ShortcutOptions } from './use-shortcuts.ts'

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}))

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))

const SidebarDrawer = lazy(async () => ({
  default: (await import('./sidebar-drawer.tsx')).SidebarDrawer,
}))

const FailedPaymentNotice = lazy(async () => ({
  default: (await import('../../features/billing/failed-payment-notice.tsx')).FailedPaymentNotice,
}))

const WorkspaceNotice = lazy(async () => ({
  default: (await import('../../features/team/workspace-notice.tsx')).WorkspaceNotice,
}))

/** The frame around every screen: top bar, sidebar or drawer, command palette, footer. */
export function Shell() {
  const { user, remembered, isLoading } = useAuth()
  const { pathname } = useLocation()
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  const togglePalette = useCallback(() => setIsPaletteOpen((isOpen) => !isOpen), [])
  const [wasDrawerOpen, setWasDrawerOpen] = useState(false)
  // Show the sidebar while the session loads, because adding it later would shift the screen.
  const isAwaited = isLoading && findScreen(pathname)?.access === 'session'
  const hasSidebar = (user ?? remembered) !== null || isAwaited

  useScreenTitle(pathname)
  useArrival()
  useEffect(() => setIsDrawerOpen(false), [pathname])

  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-small bg-raised px-3 py-2 text-sm focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <LoadingBar />
      <TopBar
        hasMenu={hasSidebar}
        onMenu={() => {
          setWasDrawerOpen(true)
          setIsDrawerOpen(true)
        }}
        onPalette={() => setIsPaletteOpen(true)}
      />
      {hasSidebar && (
        <>
          <aside className="fixed top-14 bottom-0 left-0 z-20 hidden w-62 border-r border-line bg-surface lg:block">
            <Sidebar />
          </aside>
          <Suspense>
            {wasDrawerOpen && <SidebarDrawer isOpen={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} />}
          </Suspense>
        </>
      )}
      <div className={joinClasses('flex min-h-dvh flex-col overflow-x-clip pt-14', hasSidebar && 'lg:pl-62')}>
        {/* At least as tall as the window from the first paint, so that the footer does not jump when a screen
            loads. */}
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto flex min-h-[calc(100dvh-3.5rem)] w-full max-w-7xl flex-1 flex-col px-4 outline-none sm:px-6 lg:px-8"
        >
          <Suspense>{user?.hasFailedPayment === true && <FailedPaymentNotice />}</Suspense>
          <Suspense>
            {user?.workspace.role === 'viewer' && <WorkspaceNotice workspace={user.workspace} />}
          </Suspense>
          <Outlet />
        </main>
        <SiteFooter />
      </div>
      <Shortcuts isSignedIn={user !== null} onPalette={togglePalette} />
      <Suspense>{isPaletteOpen && <CommandPalette onClose={() => setIsPaletteOpen(false)} />}</Suspense>
    </>
  )
}

/** Handles shortcuts and shows the dialog that lists them. */
function Shortcuts({ isSignedIn, onPalette }: Pick<ShortcutOptions, 'isSignedIn' | 'onPalette'>) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const onHelp = useCallback(() => {
    setWasOpen(true)
    setIsOpen(true)
  }, [])
  useShortcuts({ isSignedIn, onPalette, onHelp })
  return (
    <Suspense>{wasOpen && <ShortcutsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
  )
}

/** A bar at the top while the next screen's code loads. */
function LoadingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <span className="sr-only">Loading</span>
      <div className="h-full w-full animate-pulse bg-action" />
    </div>
  )
}

/** Says what the page before had no time to say. */
function useArrival(): void {
  useEffect(() => {
    const said = takeArrival()
    if (said !== null) toast.success(said)
  }, [])
}

function useScreenTitle(pathname: string): void {
  useEffect(() => {
    const name = findScreen(pathname)?.name
    document.title = name === undefined ? 'Vivify' : `${name} · Vivify`
    // A screen scrolls to the section in its address by itself.
    if (window.location.hash === '') window.scrollTo(0, 0)
  }, [pathname])
}

import { useQueryClient } from '@tanstack/react-query'
import { FileWarning } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { projectApi, recentProjectsQuery } from '../../api/projects.ts'
import { endSession } from '../../api/session.ts'
import { useAuth } from '../../lib/session/auth-provider.tsx'
import { useTheme } from '../../lib/theme/theme.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/surfaces.tsx'
import { openLocalDrafts } from './local-drafts.ts'
import { ProjectStore } from './project-store.ts'
import { ProjectContext } from './use-project.ts'
import { useUndoKeys } from './use-undo-keys.ts'

/** Of the account that is signed in; kept while screens come and go. */
let open: { accountId: string; store: ProjectStore } | null = null

export interface ProjectProviderProps {
  children: ReactNode
  /** Has the shape of what will come. */
  skeleton: ReactNode
}

/** Gives everything inside it `useProject`; the open project's id stands in the address as `?project=`. */
export function ProjectProvider({ children, skeleton }: ProjectProviderProps) {
  const store = useStoreOfAccount()
  const { status, failure } = useSyncExternalStore(store.subscribe, store.getState)
  useAddress(store)
  useThemeOfScreen(store)
  useUndoKeys(store)
  useLeaving(store)
  useRecentProjects(store)

  if (status === 'failed') {
    return (
      <div className="mx-auto w-full max-w-2xl py-16">
        <EmptyState
          icon={<FileWarning />}
          title="This project can’t be opened"
          action={<Button onClick={store.startNew}>Start a new project</Button>}
        >
          {failure}
        </EmptyState>
      </div>
    )
  }
  return <ProjectContext value={store}>{status === 'loading' ? skeleton : children}</ProjectContext>
}

function useStoreOfAccount(): ProjectStore {
  const client = useQueryClient()
  const { user } = useAuth()
  const accountId = user?.id ?? ''
  const [store] = useState(() => {
    if (open?.accountId === accountId) return open.store
    open = {
      accountId,
      store: new ProjectStore({
        api: projectApi,
        drafts: openLocalDrafts(accountId),
        onUnauthorized: () => {
          // After the next sign-in everything is read anew, and the kept draft is found.
          open = null
          endSession(client)
        },
      }),
    }
    return open.store
  })
  return store
}

/** Keeps the address and the store together: what was changed last decides. */
function useAddress(store: ProjectStore): void {
  const { id, status } = useSyncExternalStore(store.subscribe, store.getState)
  const [search, setSearch] = useSearchParams()
  const asked = search.get('project')
  const last = useRef<string | null>(null)
  /** What this page writes arrives in the address later: it is no wish of the person. */
  const written = useRef<string | null>(null)

  useEffect(() => {
    const isWish = asked !== last.current && asked !== written.current
    last.current = asked
    if (isWish && asked !== null && asked !== id) {
      void store.open(asked)
      return
    }
    if (status === 'loading' || asked === id) return
    written.current = id
    setSearch(
      (current) => {
        if (id === null) current.delete('project')
        else current.set('project', id)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [asked, id, status, store, setSearch])
}

/** The theme is of the video too: switching it changes the project, opening a project does not switch it. */
function useThemeOfScreen(store: ProjectStore): void {
  const { theme } = useTheme()
  const { status, history, notes } = useSyncExternalStore(store.subscribe, store.getState)
  const last = useRef(theme)
  const isFresh = status === 'ready' && history.present === null && notes.choices.theme !== theme
  useEffect(() => {
    const isSwitched = last.current !== theme
    last.current = theme
    if (isSwitched || isFresh) store.changeSettings({ theme })
  }, [theme, isFresh, store])
}

function useLeaving(store: ProjectStore): void {
  useEffect(() => {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') store.keepAll()
    }
    window.addEventListener('pagehide', store.keepAll)
    window.addEventListener('beforeunload', store.keepAll)
    window.addEventListener('online', store.retrySaving)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      window.removeEventListener('pagehide', store.keepAll)
      window.removeEventListener('beforeunload', store.keepAll)
      window.removeEventListener('online', store.retrySaving)
      document.removeEventListener('visibilitychange', onHidden)
      store.keepAll()
    }
  }, [store])
}

/** A project that was made or opened changes which ones are recent. */
function useRecentProjects(store: ProjectStore): void {
  const client = useQueryClient()
  const { id } = useSyncExternalStore(store.subscribe, store.getState)
  useEffect(() => {
    void client.invalidateQueries({ queryKey: recentProjectsQuery.queryKey })
  }, [client, id])
}

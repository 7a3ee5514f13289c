import { useQueryClient } from '@tanstack/react-query'
import { FileWarning } from '../../ui/icons.tsx'
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { recentProjectsQuery } from '../../api/projects.ts'
import { createAccountStore } from '../../lib/document/account-store.ts'
import { useDocumentScreen } from '../../lib/document/use-document-screen.ts'
import { useAllowance } from '../../lib/session/use-allowance.ts'
import { useTheme } from '../../lib/theme/theme.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/surfaces.tsx'
import { ProjectStore, projectType } from './project-store.ts'
import { ProjectContext } from './use-project.ts'

const useProjectStore = createAccountStore(projectType, (options) => new ProjectStore(options))

export interface ProjectProviderProps {
  children: ReactNode
  /** Shown while the project loads. */
  skeleton: ReactNode
}

/** Provides `useProject` to its children; keeps the open project's id in the address as `?project=`. */
export function ProjectProvider({ children, skeleton }: ProjectProviderProps) {
  const store = useProjectStore()
  const { status, failure } = useSyncExternalStore(store.subscribe, store.getState)
  useDocumentScreen(store, 'project')
  useThemeOfScreen(store)
  useResolutionOfPlan(store)
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

/** The theme applies to the video too: switching it changes the project, but opening a project does not switch it. */
function useThemeOfScreen(store: ProjectStore): void {
  const { theme } = useTheme()
  const { status, history } = useSyncExternalStore(store.subscribe, store.getState)
  const { document, notes } = history.present
  const last = useRef(theme)
  const isFresh = status === 'ready' && document === null && notes.choices.theme !== theme
  useEffect(() => {
    const isSwitched = last.current !== theme
    last.current = theme
    if (isSwitched || isFresh) store.changeSettings({ theme })
  }, [theme, isFresh, store])
}

/** A new project starts with a resolution that the account's plan allows. */
function useResolutionOfPlan(store: ProjectStore): void {
  const { resolution } = useAllowance()
  const { status, history } = useSyncExternalStore(store.subscribe, store.getState)
  const { document, notes } = history.present
  const isTooLarge = status === 'ready' && document === null && notes.choices.resolution > resolution
  useEffect(() => {
    if (isTooLarge) store.changeSettings({ resolution })
  }, [isTooLarge, resolution, store])
}

/** Reloads the list of recent projects when a project is created or opened. */
function useRecentProjects(store: ProjectStore): void {
  const client = useQueryClient()
  const id = useSyncExternalStore(store.subscribe, store.getState).saved?.id
  useEffect(() => {
    void client.invalidateQueries(recentProjectsQuery)
  }, [client, id])
}

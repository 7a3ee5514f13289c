import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert, CloudOff, FilePlus2 } from '../../ui/icons.tsx'
import { lazy, Suspense } from 'react'
import { recentProjectsQuery } from '../../api/projects.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Notice } from '../../ui/surfaces.tsx'
import { isWorthSaving, titleOf } from './project-content.ts'
import { useProject, type ProjectEditor } from './use-project.ts'

/** Menus are too heavy for the first load. */
const RecentProjects = lazy(async () => ({
  default: (await import('./recent-projects.tsx')).RecentProjects,
}))

/** Which project is open and whether it is saved; a new one, an earlier one. */
export function ProjectBar() {
  const project = useProject()
  const { id, document, notes, startNew, open } = project
  const { data } = useQuery(recentProjectsQuery)
  const others = data?.projects.filter((other) => other.id !== id) ?? []
  const isEmpty = !isWorthSaving({ document, notes })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-10 items-center gap-x-2">
        <p className="flex min-w-0 flex-1 items-baseline gap-2.5 text-sm">
          <span className="truncate font-semibold">
            {isEmpty ? 'New project' : titleOf({ document, notes })}
          </span>
          {!isEmpty && <SaveMark {...project} />}
        </p>
        <div className="flex items-center">
          {others.length > 0 && (
            <Suspense>
              <RecentProjects projects={others} onOpen={(projectId) => void open(projectId)} />
            </Suspense>
          )}
          <Button
            size="small"
            variant="quiet"
            disabled={isEmpty && id === null}
            icon={<FilePlus2 className="size-4" aria-hidden="true" />}
            onClick={startNew}
          >
            New
          </Button>
        </div>
      </div>
      <SaveProblem {...project} />
    </div>
  )
}

function SaveMark({ saveState }: ProjectEditor) {
  return (
    <span role="status" className="inline-flex shrink-0 items-center gap-1.5 text-xs text-muted">
      {saveState === 'saved' && (
        <>
          <Check className="size-3.5 text-primary-text" aria-hidden="true" /> Saved
        </>
      )}
      {saveState === 'saving' && (
        <>
          <Spinner className="size-3" /> Saving
        </>
      )}
      {saveState === 'waiting' && (
        <>
          <CloudOff className="size-3.5 text-warning-text" aria-hidden="true" /> Saved in this browser
        </>
      )}
      {saveState === 'conflict' && (
        <>
          <CircleAlert className="size-3.5 text-warning-text" aria-hidden="true" /> Not saved
        </>
      )}
    </span>
  )
}

function SaveProblem({ saveState, saveProblem, resolveConflict, retrySaving }: ProjectEditor) {
  if (saveState === 'conflict') {
    return (
      <Notice
        tone="warning"
        icon={<CircleAlert />}
        action={
          <span className="flex gap-2">
            <Button size="small" onClick={() => resolveConflict('theirs')}>
              Use the other version
            </Button>
            <Button size="small" onClick={() => resolveConflict('mine')}>
              Keep mine
            </Button>
          </span>
        }
      >
        This project was also changed in another window, in the same places. You can undo your choice.
      </Notice>
    )
  }
  if (saveState !== 'waiting' || saveProblem === null) return null
  return (
    <Notice
      tone="warning"
      icon={<CloudOff />}
      action={
        <Button size="small" onClick={retrySaving}>
          Save now
        </Button>
      }
    >
      {saveProblem} Your changes are stored in this browser and will be saved when the server is back.
    </Notice>
  )
}

import { useQuery } from '@tanstack/react-query'
import { FilePlus2 } from '../../ui/icons.tsx'
import { lazy, Suspense } from 'react'
import { recentProjectsQuery } from '../../api/projects.ts'
import { SaveMark, SaveProblem } from '../../lib/document/save-state.tsx'
import { Button } from '../../ui/button.tsx'
import { isWorthSaving, titleOf } from './project-content.ts'
import { useProject } from './use-project.ts'

/** Loaded separately, because menus are too large for the first load. */
const RecentProjects = lazy(async () => ({
  default: (await import('./recent-projects.tsx')).RecentProjects,
}))

/** Shows the open project and its save state, with buttons for a new project and recent ones. */
export function ProjectBar() {
  const project = useProject()
  const { id, document, notes, startNew, open } = project
  const { data } = useQuery(recentProjectsQuery)
  const others = data?.projects.filter((other) => other.id !== id) ?? []
  const isEmpty = !isWorthSaving({ document, notes })
  return (
    <>
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
      <SaveProblem name="project" {...project} />
    </>
  )
}

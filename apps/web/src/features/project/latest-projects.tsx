import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { recentProjectsQuery } from '../../api/projects.ts'

/** Menus and dialogs are too heavy for the first load of somebody who has no project yet. */
const ProjectShelf = lazy(async () => ({
  default: (await import('./project-shelf.tsx')).ProjectShelf,
}))

/** The projects that were worked on last, and the way to all of them. Nothing while there is none. */
export function LatestProjects() {
  const { data } = useQuery(recentProjectsQuery)
  const projects = data?.projects ?? []
  if (projects.length === 0) return null
  return (
    <Suspense>
      <ProjectShelf projects={projects} />
    </Suspense>
  )
}

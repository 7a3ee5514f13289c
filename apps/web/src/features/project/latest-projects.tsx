import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { recentProjectsQuery } from '../../api/projects.ts'

/** Loaded separately, because a person without projects does not need its menus and dialogs. */
const ProjectShelf = lazy(async () => ({
  default: (await import('./project-shelf.tsx')).ProjectShelf,
}))

/** The latest projects, with a button for all of them. Renders nothing without projects. */
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

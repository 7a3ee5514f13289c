import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { allProjectsQuery, type ListedProject } from '../../api/projects.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { ProjectCard } from './project-card.tsx'
import { useProject } from './use-project.ts'

const shownCount = 4

/** The first few projects as cards, with a button for all projects. */
export function ProjectShelf({ projects }: { projects: readonly ListedProject[] }) {
  const { open } = useProject()
  const [isAllOpen, setIsAllOpen] = useState(false)
  return (
    <section aria-labelledby="latest-projects" className="flex flex-col gap-3">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id="latest-projects" className="text-xl">
          {messages.projects.heading}
        </h2>
        {projects.length > shownCount && (
          <Button size="small" variant="quiet" onClick={() => setIsAllOpen(true)}>
            All projects
          </Button>
        )}
      </div>
      <ProjectGrid projects={projects.slice(0, shownCount)} onOpen={(id) => void open(id)} />
      <Dialog isOpen={isAllOpen} onClose={() => setIsAllOpen(false)} title="All projects" isWide>
        <AllProjects
          onOpen={(id) => {
            setIsAllOpen(false)
            void open(id)
          }}
        />
      </Dialog>
    </section>
  )
}

function AllProjects({ onOpen }: { onOpen: (projectId: string) => void }) {
  const { data } = useQuery(allProjectsQuery)
  if (data === undefined) return <Skeleton className="h-64 rounded-base" />
  return <ProjectGrid projects={data.projects} onOpen={onOpen} />
}

interface ProjectGridProps {
  projects: readonly ListedProject[]
  onOpen: (projectId: string) => void
}

function ProjectGrid({ projects, onOpen }: ProjectGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {projects.map((project) => (
        <li key={project.id} className="flex flex-col min-w-0">
          <ProjectCard project={project} onOpen={() => onOpen(project.id)} />
        </li>
      ))}
    </ul>
  )
}

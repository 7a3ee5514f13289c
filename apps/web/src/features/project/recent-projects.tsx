import { FolderOpen } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'

export interface RecentProjectsProps {
  projects: readonly { id: string; title: string }[]
  onOpen: (projectId: string) => void
}

/** A menu of recently edited projects. */
export function RecentProjects({ projects, onOpen }: RecentProjectsProps) {
  return (
    <Menu
      trigger={
        <IconButton
          label="Recent projects"
          icon={<FolderOpen className="size-4.5" />}
          title="Recent projects"
        />
      }
      entries={projects.map(({ id, title }) => ({ label: title, onChoose: () => onOpen(id) }))}
    />
  )
}

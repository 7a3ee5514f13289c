import * as messages from '@vivify/contract/messages'
import { Ellipsis, Pencil, Trash2 } from '../../ui/icons.tsx'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { assetContentUrl } from '../../api/assets.ts'
import { useProjectActions, type ListedProject } from '../../api/projects.ts'
import { IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Menu } from '../../ui/menu.tsx'
import { EditableTitle } from '../../ui/editable-title.tsx'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import { useProject } from './use-project.ts'

export interface ProjectCardProps {
  project: ListedProject
  onOpen: () => void
}

/** A project with its picture and date. The person can open, rename or delete it. */
export function ProjectCard({ project, onOpen }: ProjectCardProps) {
  const { id, title, updatedAt } = project
  const [isRenaming, setIsRenaming] = useState(false)
  const actions = useCardActions(project)
  const isOpen = useProject().id === id
  return (
    <article
      aria-label={title}
      className={joinClasses(
        'flex flex-col min-w-0 overflow-hidden rounded-base border bg-raised transition-colors duration-150',
        isOpen ? 'border-primary' : 'border-line hover:border-control-line',
      )}
    >
      <button type="button" onClick={onOpen} className="aspect-4/3 w-full overflow-hidden">
        <span className="sr-only">Open {title}</span>
        <ProjectPicture {...project} />
      </button>
      <div className="grid grid-cols-[minmax(0,1fr)] px-2.5 pt-1 pb-2">
        <div className="flex h-8 items-center gap-1">
          <EditableTitle
            title={title}
            isRenaming={isRenaming}
            onRename={(next) => void actions.rename(next)}
            onClose={() => setIsRenaming(false)}
          />
          <Menu
            trigger={
              <IconButton
                size="small"
                label={`More for ${title}`}
                icon={<Ellipsis className="size-4" aria-hidden="true" />}
                className="-mr-1.5"
              />
            }
            entries={[
              { label: 'Rename', icon: <Pencil />, onChoose: () => setIsRenaming(true) },
              { label: 'Delete', icon: <Trash2 />, isDangerous: true, onChoose: () => void actions.remove() },
            ]}
          />
        </div>
        <time dateTime={updatedAt} className="text-xs text-muted">
          {describeMoment(updatedAt)}
        </time>
      </div>
    </article>
  )
}

function ProjectPicture({ thumbnail, excerpt, title, theme }: ListedProject) {
  if (thumbnail !== null) {
    return <img src={assetContentUrl(thumbnail)} alt="" loading="lazy" className="size-full object-cover" />
  }
  return (
    <span
      aria-hidden="true"
      data-theme={theme}
      className="grid size-full content-center glow bg-surface p-3 text-left font-display text-sm leading-snug font-semibold text-text"
    >
      <span className="line-clamp-4">{excerpt || title}</span>
    </span>
  )
}

/** If the project is open, the editor changes with it, because it would otherwise save its own version. */
function useCardActions({ id, title }: ListedProject) {
  const { rename, remove, restore } = useProjectActions()
  const open = useProject()
  const telling = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Something went wrong. Try again.')
    }
  }
  return {
    rename: (next: string) =>
      telling(async () => {
        if (open.id === id) open.rename(next)
        if (open.id === id) await open.saveNow()
        await rename.mutateAsync({ id, title: next })
      }),
    remove: () =>
      telling(async () => {
        if (open.id === id) {
          await open.saveNow()
          open.startNew()
        }
        await remove.mutateAsync(id)
        toastWithUndo(
          messages.projects.deleted,
          () =>
            void telling(async () => {
              await restore.mutateAsync(id)
              toast.success(`${messages.projects.restored} ${title}`)
            }),
        )
      }),
  }
}

const dayMs = 86_400_000

/** Shows the time for today, "Yesterday", or the date. */
function describeMoment(moment: string): string {
  const date = new Date(moment)
  const isToday = date.toDateString() === new Date().toDateString()
  if (isToday) return `Today, ${date.toLocaleTimeString('en-US', { timeStyle: 'short' })}`
  if (date.toDateString() === new Date(Date.now() - dayMs).toDateString()) return 'Yesterday'
  return date.toLocaleDateString('en-US', { dateStyle: 'medium' })
}

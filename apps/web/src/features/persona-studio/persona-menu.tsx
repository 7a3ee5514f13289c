import * as messages from '@vivify/contract/messages'
import { toast } from 'react-hot-toast'
import { usePersonaActions, type SavedPersona } from '../../api/personas.ts'
import { IconButton } from '../../ui/button.tsx'
import { Ellipsis, FileArchive, Trash2, Undo2 } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toastWithUndo } from '../../ui/undo-toast.tsx'

const words = messages.persona

/** Archives or deletes a persona; the toast offers to undo a deletion. */
export function PersonaMenu({ persona, onDeleted }: { persona: SavedPersona; onDeleted?: () => void }) {
  const { save, remove, restore } = usePersonaActions()
  const { id, name, revision, isArchived } = persona

  async function archive(): Promise<void> {
    await save.mutateAsync({ id, revision, isArchived: !isArchived })
    toast.success(isArchived ? words.unarchived : words.archived)
  }
  async function bringBack(): Promise<void> {
    await restore.mutateAsync(id)
    toast.success(words.restored)
  }
  async function deleteIt(): Promise<void> {
    await remove.mutateAsync(id)
    onDeleted?.()
    toastWithUndo(words.deleted, () => tellFailure(bringBack))
  }
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={`More for ${name}`}
          icon={<Ellipsis className="size-4" />}
          className="-mt-0.5 -mr-1.5"
        />
      }
      entries={[
        {
          label: isArchived ? words.unarchive : words.archive,
          icon: isArchived ? <Undo2 /> : <FileArchive />,
          onChoose: () => tellFailure(archive),
        },
        { label: words.delete, icon: <Trash2 />, isDangerous: true, onChoose: () => tellFailure(deleteIt) },
      ]}
    />
  )
}

function tellFailure(act: () => Promise<void>): void {
  act().catch((error: unknown) => {
    toast.error(error instanceof Error ? error.message : 'Something went wrong. Try again.')
  })
}

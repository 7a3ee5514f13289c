import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { foldersQuery, useFolderActions, type LibraryFilter, type LibraryFolder } from '../../api/library.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Ellipsis, FolderPlus, Pencil, Search, Trash2 } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { tellFailure } from './library-card.tsx'

const kinds = [
  { value: 'all', label: 'All kinds' },
  { value: 'image', label: 'Pictures' },
  { value: 'video', label: 'Videos' },
  { value: 'clip', label: 'Clips' },
  { value: 'gif', label: 'GIFs' },
] as const

export interface LibraryFiltersProps {
  filter: LibraryFilter
  onChange: (filter: LibraryFilter) => void
}

/** Search, kind, tag and folder. */
export function LibraryFilters({ filter, onChange }: LibraryFiltersProps) {
  const { data } = useQuery(foldersQuery)
  const folders = data?.folders ?? []
  const tags = data?.tags ?? []
  const folder = folders.find(({ id }) => id === filter.folderId)
  const set = (change: { [Key in keyof LibraryFilter]: LibraryFilter[Key] | undefined }): void => {
    const all = Object.entries({ ...filter, ...change })
    onChange(Object.fromEntries(all.filter(([, value]) => value !== undefined && value !== '')))
  }
  return (
    <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_13rem]">
      <TextField
        label="Search"
        type="search"
        className="col-span-2 md:col-span-3 lg:col-span-1"
        maxLength={200}
        icon={<Search aria-hidden="true" />}
        value={filter.search ?? ''}
        onChange={(event) => set({ search: event.target.value })}
      />
      <SelectField
        label="Kind"
        choices={kinds}
        value={filter.kind ?? 'all'}
        onChange={(kind) => set({ kind: kind === 'all' ? undefined : kind })}
      />
      <SelectField
        label="Tag"
        isDisabled={tags.length === 0}
        choices={[{ value: '', label: 'All tags' }, ...tags.map((tag) => ({ value: tag, label: `#${tag}` }))]}
        value={filter.tag ?? ''}
        onChange={(tag) => set({ tag: tag || undefined })}
      />
      <div className="col-span-2 flex items-end gap-1 md:col-span-1">
        <SelectField
          label="Folder"
          className="min-w-0 flex-1"
          choices={[
            { value: '', label: 'All folders' },
            ...folders.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` })),
          ]}
          value={filter.folderId ?? ''}
          onChange={(folderId) => set({ folderId: folderId || undefined })}
        />
        <FolderMenu folder={folder} onGone={() => set({ folderId: undefined })} />
      </div>
    </div>
  )
}

function FolderMenu({ folder, onGone }: { folder: LibraryFolder | undefined; onGone: () => void }) {
  const [naming, setNaming] = useState<'new' | 'old' | null>(null)
  const { remove } = useFolderActions()
  const deleteIt = async (): Promise<void> => {
    if (folder === undefined) return
    await remove.mutateAsync(folder.id)
    onGone()
    toast.success(messages.library.folderDeleted)
  }
  return (
    <>
      <Menu
        trigger={<IconButton label="Folders" icon={<Ellipsis className="size-4" aria-hidden="true" />} />}
        entries={[
          { label: 'New folder', icon: <FolderPlus />, onChoose: () => setNaming('new') },
          {
            label: 'Rename folder',
            icon: <Pencil />,
            isDisabled: folder === undefined,
            onChoose: () => setNaming('old'),
          },
          {
            label: 'Delete folder',
            icon: <Trash2 />,
            isDangerous: true,
            isDisabled: folder === undefined,
            onChoose: () => void deleteIt().catch(tellFailure),
          },
        ]}
      />
      {naming !== null && (
        <FolderDialog folder={naming === 'old' ? folder : undefined} onClose={() => setNaming(null)} />
      )}
    </>
  )
}

function FolderDialog({ folder, onClose }: { folder: LibraryFolder | undefined; onClose: () => void }) {
  const [name, setName] = useState(folder?.name ?? '')
  const [problem, setProblem] = useState<string>()
  const { create, rename } = useFolderActions()
  const save = async (): Promise<void> => {
    try {
      await (folder ? rename.mutateAsync({ folderId: folder.id, name }) : create.mutateAsync(name))
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The folder could not be saved. Try again.')
    }
  }
  return (
    <Dialog isOpen onClose={onClose} title={folder ? 'Rename folder' : 'New folder'}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label="Name"
          value={name}
          maxLength={80}
          error={problem}
          onChange={(event) => {
            setName(event.target.value)
            setProblem(undefined)
          }}
        />
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          disabled={name.trim() === ''}
          isBusy={create.isPending || rename.isPending}
        >
          Save
        </Button>
      </form>
    </Dialog>
  )
}

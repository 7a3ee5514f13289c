import { useQuery } from '@tanstack/react-query'
import * as messages from '@vivify/contract/messages'
import { useState } from 'react'
import { foldersQuery, useLibraryActions, usesQuery, type LibraryItem } from '../../api/library.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { tellFailure } from './library-card.tsx'

/** Folder and tags of a file, and where it is used. */
export function DetailsDialog({ item, onClose }: { item: LibraryItem; onClose: () => void }) {
  const { data } = useQuery(foldersQuery)
  const { change } = useLibraryActions()
  const [tags, setTags] = useState(item.tags.join(', '))
  const [folderId, setFolderId] = useState(item.folderId ?? '')
  const save = async (): Promise<void> => {
    await change.mutateAsync({ assetId: item.id, folderId: folderId || null, tags: readTags(tags) })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={item.title}
      actions={
        <Button variant="primary" isBusy={change.isPending} onClick={() => void save().catch(tellFailure)}>
          Save
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <SelectField
          label="Folder"
          choices={[
            { value: '', label: 'No folder' },
            ...(data?.folders ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={folderId}
          onChange={setFolderId}
        />
        <TextField
          label="Tags"
          hint="Separated by commas, up to 20."
          maxLength={600}
          value={tags}
          onChange={(event) => setTags(event.target.value)}
        />
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-semibold">Used in</h3>
          <Uses assetId={item.id} />
        </section>
      </div>
    </Dialog>
  )
}

function Uses({ assetId }: { assetId: string }) {
  const { data, error } = useQuery(usesQuery(assetId))
  if (error !== null) return <p className="text-sm text-danger-text">{error.message}</p>
  if (data === undefined) return <Skeleton className="h-12" />
  const uses = [
    ...data.posts.map(({ id, text, state }) => ({
      id,
      kind: `Post, ${state}`,
      text: text || 'Without text',
    })),
    ...data.creations.map(({ id, title, kind }) => ({ id, kind: `Creation, ${kind}`, text: title })),
    ...data.projects.map(({ id, title }) => ({ id, kind: 'Project', text: title || 'Untitled' })),
  ]
  if (uses.length === 0) return <p className="text-sm text-muted">{messages.library.unused}</p>
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {uses.map(({ id, kind, text }) => (
        <li key={id} className="flex min-w-0 gap-2">
          <span className="shrink-0 text-muted">{kind}</span>
          <span className="truncate">{text}</span>
        </li>
      ))}
    </ul>
  )
}

function readTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().replace(/^#/, '').toLowerCase().slice(0, 40))
  return [...new Set(tags)].filter(Boolean).slice(0, 20)
}

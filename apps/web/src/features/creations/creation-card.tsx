import * as messages from '@vivify/contract/messages'
import { Copy, Download, Ellipsis, FileOutput, Pencil, Trash2 } from '../../ui/icons.tsx'
import { useState } from 'react'
import { toast } from 'react-hot-toast'
import { assetContentUrl } from '../../api/assets.ts'
import { useCreationActions, type Creation } from '../../api/creations.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Menu, type MenuEntry } from '../../ui/menu.tsx'
import { MediaThumbnail } from '../../lib/media/media-thumbnail.tsx'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import { formatSeconds } from '../../lib/format-seconds.ts'
import { ratioOf, readFacts } from '../../lib/creation-facts.ts'
import { EditableTitle } from '../../ui/editable-title.tsx'
import { footClasses } from './masonry.tsx'
import { Poster } from './poster.tsx'
import { exportProject } from './project-file.ts'
import { downloadUrl, saveAs } from '../../lib/save-as.ts'
import type { UseScript } from './use-script.ts'

export interface CreationCardProps {
  creation: Creation
  script: UseScript
  onOpen: () => void
}

/** A card for a made or imported creation, with all its actions. */
export function CreationCard({ creation, script, onOpen }: CreationCardProps) {
  const { title, kind, files } = creation
  const [isRenaming, setIsRenaming] = useState(false)
  const { rename } = useCreationActions()
  const facts = readFacts(creation)
  const moving = files.video ?? files.clip
  return (
    <article
      aria-label={title}
      className="overflow-hidden rounded-base border border-line bg-raised transition-colors duration-150 hover:border-control-line"
    >
      <Poster
        label={`Open ${title}`}
        ratio={ratioOf(facts)}
        videoUrl={moving && assetContentUrl(moving)}
        mark={facts.durationSeconds === null ? undefined : formatSeconds(facts.durationSeconds)}
        badge={kind === 'project' ? 'Project' : undefined}
        onOpen={onOpen}
      >
        <StillPicture creation={creation} />
      </Poster>
      <div className={footClasses}>
        <div className="flex h-8 items-center gap-1">
          <EditableTitle
            title={rename.isPending ? rename.variables.title : title}
            isRenaming={isRenaming}
            onRename={(next) => rename.mutate({ id: creation.id, title: next }, { onError: tellFailure })}
            onClose={() => setIsRenaming(false)}
          />
          <MoreMenu creation={creation} onRename={() => setIsRenaming(true)} />
        </div>
        <div className="flex items-center gap-1">
          <MainAction creation={creation} script={script} />
          <DownloadMenu creation={creation} />
        </div>
      </div>
    </article>
  )
}

function StillPicture({ creation }: { creation: Creation }) {
  const { files } = creation
  const still = files.thumbnail ?? files.image
  if (still !== undefined) return <MediaThumbnail asset={{ kind: 'image', source: still }} />
  const moving = files.clip ?? files.video
  if (moving !== undefined) return <MediaThumbnail asset={{ kind: 'clip', source: moving }} />
  const { excerpt, theme } = readFacts(creation)
  return (
    <span
      data-theme={theme}
      className="grid size-full content-center glow bg-surface p-4 text-left font-display text-base leading-snug font-semibold text-text"
    >
      <span className="line-clamp-6">{excerpt || creation.title}</span>
    </span>
  )
}

function MainAction({ creation, script }: { creation: Creation; script: UseScript }) {
  const classes = 'min-w-0 flex-1 px-2!'
  if (creation.kind === 'image') {
    return (
      <ButtonLink
        size="small"
        to={`/image-remix-studio?creation=${encodeURIComponent(creation.id)}`}
        className={classes}
      >
        Remix Image
      </ButtonLink>
    )
  }
  if (!script.canUse(creation)) {
    return <p className="min-w-0 flex-1 truncate text-xs text-muted">Use it as a clip in a scene.</p>
  }
  return (
    <Button size="small" className={classes} onClick={() => void script.use(creation)}>
      Use Script
    </Button>
  )
}

const downloads = [
  { role: 'video', label: 'MP4' },
  { role: 'srt', label: 'SRT' },
  { role: 'vtt', label: 'VTT' },
  { role: 'thumbnail', label: 'Thumbnail' },
  { role: 'image', label: 'Image' },
  { role: 'clip', label: 'Clip' },
] as const

function DownloadMenu({ creation }: { creation: Creation }) {
  const entries = downloads.flatMap(({ role, label }): MenuEntry[] => {
    const assetId = creation.files[role]
    return assetId === undefined
      ? []
      : [{ label, onChoose: () => saveAs(downloadUrl(assetId, creation.title)) }]
  })
  if (entries.length === 0) return null
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={`Download ${creation.title}`}
          icon={<Download className="size-4" aria-hidden="true" />}
        />
      }
      entries={entries}
    />
  )
}

function MoreMenu({ creation, onRename }: { creation: Creation; onRename: () => void }) {
  const { duplicate, remove, restore } = useCreationActions()
  const { id, title, projectId } = creation
  const words = messages.creations

  // Uses promises, because the callbacks of `mutate` don't run after the card is removed.
  async function deleteIt(): Promise<void> {
    await remove.mutateAsync(id)
    toastWithUndo(words.deleted, () => void bringBack().catch(tellFailure))
  }

  async function bringBack(): Promise<void> {
    await restore.mutateAsync(id)
    toast.success(words.restored)
  }

  const project: MenuEntry[] =
    projectId === null
      ? []
      : [
          {
            label: 'Export project',
            icon: <FileOutput />,
            onChoose: () => void exportProject(projectId, title).catch(tellFailure),
          },
        ]
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={`More for ${title}`}
          isBusy={duplicate.isPending || remove.isPending}
          icon={<Ellipsis className="size-4" aria-hidden="true" />}
          className="-mr-1.5"
        />
      }
      entries={[
        { label: 'Rename', icon: <Pencil />, onChoose: onRename },
        {
          label: 'Duplicate',
          icon: <Copy />,
          onChoose: () =>
            duplicate.mutate(id, {
              onSuccess: () => toast.success(words.duplicated),
              onError: tellFailure,
            }),
        },
        ...project,
        {
          label: 'Delete',
          icon: <Trash2 />,
          isDangerous: true,
          onChoose: () => void deleteIt().catch(tellFailure),
        },
      ]}
    />
  )
}

function tellFailure(error: unknown): void {
  toast.error(error instanceof Error ? error.message : 'Something went wrong. Try again.')
}

import * as messages from '@vivify/contract/messages'
import { useState, type ReactNode } from 'react'
import { toast } from 'react-hot-toast'
import { useLibraryActions, type LibraryItem } from '../../api/library.ts'
import { formatSeconds } from '../../lib/format-seconds.ts'
import { MediaThumbnail } from '../../lib/media/media-thumbnail.tsx'
import { postLink } from '../../lib/post-link.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { Info } from '../../ui/icons.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import type { LibrarySample } from './library-samples.ts'

const words = messages.library
const kindNames = { image: null, gif: 'GIF', clip: 'Clip', video: 'Video' } as const

/** A file with Use and Delete. */
export function LibraryCard({ item, onDetails }: { item: LibraryItem; onDetails: () => void }) {
  const remove = useRemove(item.id)
  const { title, kind, durationSeconds, tags } = item
  const marks = [kindNames[kind], durationSeconds === null ? null : formatSeconds(durationSeconds)]
  return (
    <CardFrame
      title={title}
      mark={marks.filter(Boolean).join(' · ')}
      note={tags.map((tag) => `#${tag}`).join(' ')}
      picture={
        <MediaThumbnail
          asset={
            item.posterId === null
              ? { kind: kind === 'clip' || kind === 'video' ? 'clip' : 'image', source: item.id }
              : { kind: 'image', source: item.posterId }
          }
        />
      }
      actions={
        <>
          <ButtonLink
            size="small"
            to={postLink({ media: [item.id] })}
            aria-label={`Use ${title}`}
            className="flex-1 px-2!"
          >
            Use
          </ButtonLink>
          <Button
            size="small"
            variant="quiet"
            className="flex-1 px-2!"
            aria-label={`Delete ${title}`}
            isBusy={remove.isBusy}
            onClick={remove.run}
          >
            Delete
          </Button>
          <IconButton
            size="small"
            label={`Details of ${title}`}
            icon={<Info className="size-4" aria-hidden="true" />}
            onClick={onDetails}
          />
        </>
      }
    />
  )
}

/** Its buttons say what would happen with a file of one's own. */
export function SampleCard({ sample }: { sample: LibrarySample }) {
  return (
    <CardFrame
      title={sample.title}
      badge={<Badge tone="second">Sample</Badge>}
      picture={<img src={sample.url} alt="" loading="lazy" className="size-full object-cover" />}
      actions={
        <>
          <Button
            size="small"
            className="flex-1 px-2!"
            aria-label={`Use sample ${sample.title}`}
            onClick={() => toast(words.sampleUse)}
          >
            Use
          </Button>
          <Button
            size="small"
            variant="quiet"
            className="flex-1 px-2!"
            aria-label={`Delete sample ${sample.title}`}
            onClick={() => toast(words.sampleDelete)}
          >
            Delete
          </Button>
        </>
      }
    />
  )
}

interface CardFrameProps {
  title: string
  picture: ReactNode
  actions: ReactNode
  badge?: ReactNode
  mark?: string
  note?: string
}

function CardFrame({ title, picture, actions, badge, mark, note }: CardFrameProps) {
  return (
    <article
      aria-label={title}
      className="flex flex-col overflow-hidden rounded-base border border-line bg-raised transition-colors duration-150 hover:border-control-line"
    >
      <div className="relative aspect-square bg-sunken">
        <div className="absolute inset-0">{picture}</div>
        {badge !== undefined && <span className="absolute top-2 left-2 rounded-full bg-popup">{badge}</span>}
        {mark !== undefined && mark !== '' && (
          <span className="absolute right-2 bottom-2 rounded-small bg-popup/90 px-1.5 py-0.5 text-xs font-medium tabular-nums">
            {mark}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-2.5">
        <p className="truncate text-sm font-medium" title={title}>
          {title}
        </p>
        {note !== undefined && note !== '' && <p className="truncate text-xs text-muted">{note}</p>}
        <div className="mt-auto flex items-center gap-1">{actions}</div>
      </div>
    </article>
  )
}

/** Deletes a file, with a way back while the toast shows. */
function useRemove(assetId: string): { run: () => void; isBusy: boolean } {
  const { remove, restore } = useLibraryActions()
  const [isBusy, setIsBusy] = useState(false)
  async function bringBack(): Promise<void> {
    await restore.mutateAsync(assetId)
    toast.success(words.restored)
  }
  async function run(): Promise<void> {
    setIsBusy(true)
    try {
      await remove.mutateAsync(assetId)
      toastWithUndo(words.deleted, () => void bringBack().catch(tellFailure))
    } finally {
      setIsBusy(false)
    }
  }
  return { run: () => void run().catch(tellFailure), isBusy }
}

export function tellFailure(error: unknown): void {
  toast.error(error instanceof Error ? error.message : 'Something went wrong. Try again.')
}

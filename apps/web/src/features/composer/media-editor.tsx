import { platformRules } from '@vivify/social/rules'
import type { PostProblem } from '@vivify/social/check-post'
import { lazy, Suspense, useState } from 'react'
import type { SavedAsset } from '../../api/assets.ts'
import { DropArea } from '../../lib/media/drop-area.tsx'
import type { Upload } from '../../lib/media/use-upload.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { ArrowLeft, ArrowRight, FileWarning, Images, X } from '../../ui/icons.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import { BrandButton } from './brand-button.tsx'
import { FileThumbnail } from './file-thumbnail.tsx'
import { listChanges } from './media-changes.ts'
import { addMedia, describeMedia, moveMedia, removeMedia } from './post-content.ts'
import { useComposer } from './use-composer.ts'
import type { PostFile } from './use-media-facts.ts'
import { useTypingGroup } from '../../lib/document/use-typing-group.ts'

const CreationChooser = lazy(async () => ({
  default: (await import('../own-media/creation-chooser.tsx')).CreationChooser,
}))

export const mediaKinds = ['image', 'clip'] as const

/** Models that were trained on pictures make media that platforms want labeled. */
export function isTrained({ provenance }: Pick<SavedAsset, 'provenance'>): boolean {
  return /trainedAlgorithmicMedia/i.test(provenance?.digitalSourceType ?? '')
}

/** Adds a file; one that an AI model made turns the label on. */
export function useAddMedia(): (saved: SavedAsset) => void {
  const { edit } = useComposer()
  return (saved) =>
    edit((post) => {
      const added = addMedia(post, { assetId: saved.id, altText: '' })
      return isTrained(saved) ? { ...added, isAiMade: true } : added
    })
}

export interface MediaEditorProps {
  files: readonly PostFile[]
  problems: readonly PostProblem[]
  upload: Upload
}

/** The pictures and videos of the post: from the person's creations or uploaded, in the order of the post. */
export function MediaEditor({ files, problems, upload }: MediaEditorProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const add = useAddMedia()
  return (
    <section aria-label="Media" className="flex flex-col gap-3">
      {files.length > 0 && <MediaList files={files} problems={problems} />}
      <div className="flex flex-wrap items-stretch gap-2">
        <DropArea
          className="min-w-0 flex-1 basis-64"
          label="Add pictures or a video"
          hint="Drop, paste or choose. Pictures under 10MB, videos under 100MB"
          kinds={mediaKinds}
          upload={upload}
          takesMany
        />
        <Button
          className="h-auto! min-h-11 max-sm:w-full sm:min-h-16"
          icon={<Images className="size-4" aria-hidden="true" />}
          onClick={() => setIsChoosing(true)}
        >
          From Your Creations
        </Button>
      </div>
      {isChoosing && (
        <Suspense fallback={null}>
          <CreationChooser
            description="Choose a picture, a video, an ad or a GIF for the post."
            onClose={() => setIsChoosing(false)}
            onChosen={(saved) => {
              add(saved)
              setIsChoosing(false)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

function MediaList({ files, problems }: Omit<MediaEditorProps, 'upload'>) {
  const { edit } = useComposer()
  const [dragged, setDragged] = useState<number | null>(null)
  return (
    <ul className={joinClasses('grid gap-3', files.length > 1 && 'sm:grid-cols-2')}>
      {files.map((file, index) => (
        <li
          key={file.assetId}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            setDragged(index)
          }}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => {
            if (dragged !== null) event.preventDefault()
          }}
          onDrop={(event) => {
            if (dragged === null) return
            event.preventDefault()
            setDragged(null)
            edit((post) => moveMedia(post, dragged, index))
          }}
          className={joinClasses(
            'flex gap-3 rounded-base border border-line bg-sunken p-2',
            dragged === index && 'opacity-50',
          )}
        >
          <MediaCard
            file={file}
            index={index}
            count={files.length}
            blocks={blocksOf(file, problems)}
            changes={listChanges(file.assetId, problems)}
          />
        </li>
      ))}
    </ul>
  )
}

interface MediaCardProps {
  file: PostFile
  index: number
  count: number
  /** Why platforms would refuse it. */
  blocks: readonly string[]
  /** What is changed when it is published. */
  changes: readonly string[]
}

function blocksOf({ assetId }: PostFile, problems: readonly PostProblem[]): string[] {
  const own = problems.filter((problem) => problem.assetId === assetId && problem.kind === 'blocks')
  return [...new Set(own.map(({ message }) => message))]
}

function MediaCard({ file, index, count, blocks, changes }: MediaCardProps) {
  const name = file.asset?.name ?? 'File'
  return (
    <>
      <div className="aspect-square w-20 shrink-0 self-start overflow-hidden rounded-small bg-raised">
        {file.isGone ? (
          <span className="grid size-full place-items-center text-muted">
            <FileWarning className="size-5" aria-hidden="true" />
          </span>
        ) : (
          <FileThumbnail file={file} />
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex items-center gap-1">
          <span className="min-w-0 flex-1 truncate text-xs" title={name}>
            {name}
          </span>
          {count > 1 && <MoveButtons index={index} count={count} name={name} />}
          <BrandButton file={file} name={name} />
          <RemoveButton file={file} index={index} name={name} />
        </div>
        {file.kind !== 'video' && <AltText file={file} index={index} name={name} />}
        {blocks.length > 0 && (
          <ul className="flex flex-col gap-0.5 text-xs text-danger-text">
            {blocks.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        )}
        {changes.length > 0 && (
          <ul
            aria-label={`Changed when ${name} is published`}
            className="flex flex-col gap-0.5 text-xs text-muted"
          >
            {changes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function MoveButtons({ index, count, name }: { index: number; count: number; name: string }) {
  const { edit } = useComposer()
  return (
    <>
      <IconButton
        size="small"
        label={`Move ${name} forward`}
        disabled={index === 0}
        icon={<ArrowLeft className="size-3.5" />}
        onClick={() => edit((post) => moveMedia(post, index, index - 1))}
      />
      <IconButton
        size="small"
        label={`Move ${name} back`}
        disabled={index === count - 1}
        icon={<ArrowRight className="size-3.5" />}
        onClick={() => edit((post) => moveMedia(post, index, index + 1))}
      />
    </>
  )
}

function RemoveButton({ file, index, name }: { file: PostFile; index: number; name: string }) {
  const { edit } = useComposer()
  const { assetId, altText } = file
  const putBack = (): void =>
    edit((post) => {
      const added = addMedia(post, { assetId, altText })
      return added === post ? post : moveMedia(added, added.media.length - 1, index)
    })
  return (
    <IconButton
      size="small"
      label={`Remove ${name}`}
      icon={<X className="size-3.5" />}
      onClick={() => {
        edit((post) => removeMedia(post, index))
        toastWithUndo('Removed from the post.', putBack)
      }}
    />
  )
}

function AltText({ file, index, name }: { file: PostFile; index: number; name: string }) {
  const { content, edit } = useComposer()
  const group = useTypingGroup(`alt ${file.assetId}`)
  const isShown = content.platforms.some((platform) => platformRules[platform].maxAltText > 0)
  if (!isShown) return null
  return (
    <TextField
      label={`Alt text for ${name}`}
      isLabelHidden
      data-undo="document"
      maxLength={1500}
      placeholder="Alt text: what the picture shows"
      value={file.altText}
      onChange={(event) => {
        const typed = event.target.value
        edit((post) => describeMedia(post, index, typed), group())
      }}
    />
  )
}

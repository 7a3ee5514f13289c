import { assetContentUrl } from '../../../api/assets.ts'
import { joinClasses } from '../../../ui/class-names.ts'
import { FileWarning } from '../../../ui/icons.tsx'
import { FileThumbnail } from '../file-thumbnail.tsx'
import type { PostFile } from '../use-media-facts.ts'

const mostShown = 4

/** Pictures in a grid of one to four, as feeds show them, or a video that plays. */
export function PostMedia({ files, isRounded = true }: { files: readonly PostFile[]; isRounded?: boolean }) {
  const shown = files.slice(0, mostShown)
  const first = shown[0]
  if (first === undefined) return null
  const frame = joinClasses('overflow-hidden bg-sunken', isRounded && 'rounded-base border border-line')
  if (shown.length === 1) {
    return (
      <div className={frame}>
        {first.kind === 'video' ? <PlainVideo file={first} /> : <WholePicture file={first} />}
      </div>
    )
  }
  return (
    <div
      className={joinClasses(
        frame,
        'grid aspect-video grid-cols-2 gap-0.5',
        shown.length > 2 && 'grid-rows-2',
      )}
    >
      {shown.map((file, index) => (
        <div
          key={file.assetId}
          className={joinClasses(
            'relative min-h-0 min-w-0',
            shown.length === 3 && index === 0 && 'row-span-2',
          )}
        >
          <Cell file={file} />
          {index === mostShown - 1 && files.length > mostShown && (
            <span className="absolute inset-0 grid place-items-center bg-scrim text-lg font-semibold text-on-scrim">
              +{files.length - mostShown}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

/** One file of several in a square; the others are reached by swiping. */
export function SwipedMedia({ files }: { files: readonly PostFile[] }) {
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label="Media, swipe for more"
      className="flex aspect-square snap-x snap-mandatory overflow-x-auto bg-sunken [scrollbar-width:none]"
    >
      {files.map((file, index) => (
        <div key={file.assetId} className="relative size-full shrink-0 snap-center">
          <Cell file={file} />
          {files.length > 1 && (
            <span className="absolute top-3 right-3 rounded-full bg-scrim px-2.5 py-1 text-xs text-on-scrim tabular-nums">
              {index + 1}/{files.length}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

export function Cell({ file }: { file: PostFile }) {
  return file.isGone ? <Gone /> : <FileThumbnail file={file} />
}

function Gone() {
  return (
    <span className="grid size-full min-h-24 place-items-center text-muted">
      <FileWarning className="size-6" aria-hidden="true" />
    </span>
  )
}

function WholePicture({ file }: { file: PostFile }) {
  if (file.isGone) return <Gone />
  return (
    <img
      src={assetContentUrl(file.assetId)}
      alt={file.altText}
      width={file.asset?.width ?? undefined}
      height={file.asset?.height ?? undefined}
      className="max-h-80 w-full object-cover"
    />
  )
}

function PlainVideo({ file }: { file: PostFile }) {
  return (
    <video
      controls
      muted
      playsInline
      preload="metadata"
      aria-label={file.asset?.name ?? 'Video'}
      src={`${assetContentUrl(file.assetId)}#t=0.1`}
      className="max-h-96 w-full"
    />
  )
}

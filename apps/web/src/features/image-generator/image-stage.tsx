import * as messages from '@vivify/contract/messages'
import { Download, Layers, Maximize2, SlidersHorizontal, Trash2, TriangleAlert } from '../../ui/icons.tsx'
import type { ReactNode } from 'react'
import { assetContentUrl } from '../../api/assets.ts'
import type { ImageEntry } from '../../api/images.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Badge, Notice, Skeleton } from '../../ui/surfaces.tsx'
import { sampleUrl, type SamplePicture } from '../../lib/samples.ts'
import { ScheduleLink } from '../../lib/schedule-link.tsx'
import { ProvenanceNote } from '../provenance/provenance-note.tsx'
import { describeCost, describeSize, seedOf } from './describe-picture.ts'
import { LogoHint } from './logo-hint.tsx'
import { useDelete } from './use-delete.ts'
import { useDownload } from './use-download.ts'

const words = messages.images
const frameClasses =
  'relative grid w-full grid-cols-[minmax(0,1fr)] place-items-center overflow-hidden rounded-large border border-line bg-sunken p-3 lg:h-[clamp(20rem,calc(100dvh-24rem),48rem)] lg:grid-rows-[minmax(0,1fr)]'
const pictureClasses = 'h-auto max-h-[72dvh] w-auto max-w-full rounded-base object-contain lg:max-h-full'
/** Sizes a sample, or the placeholder of a picture in progress, for the chosen aspect ratio. */
const shapeClasses = (ratio: number): string =>
  joinClasses(
    'relative max-w-full overflow-hidden rounded-base max-lg:max-h-[72dvh]',
    ratio >= 1.2 ? 'w-full' : 'max-lg:w-full lg:h-full',
  )

/** The actions of a picture, wherever it is shown. */
export interface PictureActions {
  onView: (entry: ImageEntry) => void
  onReuse: (entry: ImageEntry) => void
  /** Shows the picture large beside the form. */
  onSelect: (entry: ImageEntry) => void
}

interface ImageStageProps extends PictureActions {
  entry: ImageEntry
  /** All pictures of the same job, including this one. */
  variations: readonly ImageEntry[]
  /** True when the last job on this page made it. */
  isNew: boolean
  /** True while another picture is being made. */
  isBusy: boolean
  /** Width over height of the picture in progress. */
  busyRatio: number
}

/** The selected picture, large, with its settings and actions. */
export function ImageStage(props: ImageStageProps) {
  const { entry, variations, isNew, isBusy, busyRatio, onSelect } = props
  return (
    <section aria-label="Picture" className="flex flex-col gap-4">
      <div className={frameClasses}>
        {isBusy ? (
          <BusyPicture ratio={busyRatio} />
        ) : (
          <img
            key={entry.assetId}
            src={assetContentUrl(entry.assetId)}
            alt={entry.prompt}
            width={entry.width}
            height={entry.height}
            className={joinClasses(pictureClasses, 'animate-rise')}
          />
        )}
      </div>
      {!isBusy && variations.length > 1 && (
        <Variations entries={variations} shown={entry} onSelect={onSelect} />
      )}
      {!isBusy && <StageFacts {...props} />}
      <p role="status" className="sr-only">
        {isNew && !isBusy ? `Your picture is ready: ${entry.prompt}` : ''}
      </p>
    </section>
  )
}

function BusyPicture({ ratio }: { ratio: number }) {
  return (
    <div style={{ aspectRatio: ratio }} className={shapeClasses(ratio)}>
      <Skeleton className="absolute inset-0" />
    </div>
  )
}

function Variations(props: {
  entries: readonly ImageEntry[]
  shown: ImageEntry
  onSelect: (entry: ImageEntry) => void
}) {
  return (
    <div role="group" aria-label="Variations made" className="flex flex-wrap gap-2">
      {props.entries.map((entry) => {
        const isShown = entry.creationId === props.shown.creationId
        return (
          <button
            key={entry.creationId}
            type="button"
            aria-label={`Show variation ${entry.variation + 1}`}
            aria-pressed={isShown}
            onClick={() => props.onSelect(entry)}
            className={joinClasses(
              'size-14 overflow-hidden rounded-small border transition-[border-color,box-shadow] duration-150',
              isShown ? 'border-primary ring-1 ring-primary' : 'border-line hover:border-control-line',
            )}
          >
            <img src={assetContentUrl(entry.assetId)} alt="" className="size-full object-cover" />
          </button>
        )
      })}
    </div>
  )
}

function StageFacts({ entry, ...actions }: ImageStageProps) {
  const { assetId, prompt, negativePrompt, preset, engineName, credits, understood, warnings } = entry
  const seed = seedOf(entry)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="line-clamp-2 min-w-0 flex-1 basis-64 text-base font-medium" title={prompt}>
          {prompt}
        </p>
        <StageButtons entry={entry} {...actions} />
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        <Fact name="Engine">{engineName}</Fact>
        <Fact name="Style">{preset}</Fact>
        {seed !== null && <Fact name="Seed">{seed}</Fact>}
        <Fact name="Size">{describeSize(entry)}</Fact>
        <Fact name="Cost">{describeCost(credits)}</Fact>
      </dl>
      {understood !== null && understood.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5 text-sm text-muted">
          <span>Understood:</span>
          {understood.map((word) => (
            <Badge key={word} tone="second">
              {word}
            </Badge>
          ))}
        </p>
      )}
      <LogoHint prompt={prompt} />
      {negativePrompt !== '' && <p className="text-sm text-muted">Left out: {negativePrompt}</p>}
      <ProvenanceNote key={assetId} assetId={assetId} />
      {warnings.length > 0 && (
        <Notice tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {warnings.join(' ')}
        </Notice>
      )}
    </div>
  )
}

function StageButtons({ entry, onView, onReuse }: Omit<PictureActions, 'onSelect'> & { entry: ImageEntry }) {
  const { download, isDownloading } = useDownload()
  const { deleteIt, isDeleting } = useDelete(entry.creationId)
  return (
    // Closer, so that all of them are in one row beside the form of a usual window.
    <div className="flex flex-wrap gap-1">
      <Button
        size="small"
        icon={<Download className="size-4" aria-hidden="true" />}
        isBusy={isDownloading}
        onClick={() => download(entry.assetId)}
      >
        {words.download}
      </Button>
      <Button
        size="small"
        icon={<Maximize2 className="size-4" aria-hidden="true" />}
        onClick={() => onView(entry)}
      >
        {words.viewFullSize}
      </Button>
      <ScheduleLink
        size="small"
        post={{
          media: [entry.assetId],
          from: { kind: 'creation', id: entry.creationId, title: entry.prompt.slice(0, 200) },
        }}
      />
      <RemixLink creationId={entry.creationId} />
      <Button
        size="small"
        variant="quiet"
        icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
        onClick={() => onReuse(entry)}
      >
        {words.useSettings}
      </Button>
      <IconButton
        size="small"
        label="Delete"
        isBusy={isDeleting}
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={deleteIt}
      />
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="font-medium text-text tabular-nums">{children}</dd>
    </div>
  )
}

/** Opens a picture in the remix studio. */
export function RemixLink({ creationId, className }: { creationId: string; className?: string }) {
  return (
    <ButtonLink
      size="small"
      variant="quiet"
      className={className}
      to={`/image-remix-studio?creation=${encodeURIComponent(creationId)}`}
      icon={<Layers className="size-4" aria-hidden="true" />}
    >
      Remix
    </ButtonLink>
  )
}

/** Shown until the person has made a picture: a sample in the chosen aspect ratio, and one sentence of instruction. */
export function SampleStage(props: { sample: SamplePicture; ratio: number; isBusy: boolean }) {
  const { sample, ratio, isBusy } = props
  return (
    <section aria-label="Picture" className="flex flex-col gap-4">
      <div className={joinClasses(frameClasses, 'glow')}>
        {isBusy ? (
          <BusyPicture ratio={ratio} />
        ) : (
          <div style={{ aspectRatio: ratio }} className={shapeClasses(ratio)}>
            <img
              src={sampleUrl(sample.name, 'webp')}
              alt={sample.prompt}
              className="absolute inset-0 size-full object-cover"
            />
            <span className="absolute top-3 left-3 rounded-full bg-raised">
              <Badge tone="second">Sample</Badge>
            </span>
          </div>
        )}
      </div>
      {!isBusy && (
        <p className="text-sm text-muted">
          Choose an idea or describe your own picture, pick a style, press {words.generate}. It appears here.
        </p>
      )}
    </section>
  )
}

/** A placeholder for the stage until the person's pictures are loaded. */
export function StageSkeleton() {
  return (
    <div className={frameClasses}>
      <Skeleton className="aspect-square w-full rounded-base lg:aspect-auto lg:h-full" />
    </div>
  )
}

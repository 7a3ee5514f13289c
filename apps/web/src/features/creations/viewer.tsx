import { lazy, Suspense, type ReactNode } from 'react'
import { assetContentUrl } from '../../api/assets.ts'
import type { Creation } from '../../api/creations.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Badge, Skeleton } from '../../ui/surfaces.tsx'
import { ProvenanceNote } from '../provenance/provenance-note.tsx'
import { readFacts } from '../../lib/creation-facts.ts'
import { ScheduleLink } from '../../lib/schedule-link.tsx'
import { sampleUrl, type SamplePicture, type SampleVideo } from '../../lib/samples.ts'

const VideoResult = lazy(async () => ({
  default: (await import('../video-result/video-result.tsx')).VideoResult,
}))

/** The creation or sample that the viewer shows. */
export type Viewed =
  | { type: 'creation'; creation: Creation }
  | { type: 'sample picture'; sample: SamplePicture }
  | { type: 'sample video'; sample: SampleVideo }

/** Shows one creation or sample large in a dialog. */
export function Viewer({ viewed, onClose }: { viewed: Viewed; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={viewed.type === 'creation' ? viewed.creation.title : viewed.sample.title}
      description={describe(viewed)}
    >
      <Content viewed={viewed} />
    </Dialog>
  )
}

function describe(viewed: Viewed): ReactNode {
  switch (viewed.type) {
    case 'creation':
      return `Made ${new Date(viewed.creation.createdAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`
    case 'sample picture':
      return (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone="second">Sample</Badge> “{viewed.sample.prompt}”, {viewed.sample.preset}
        </span>
      )
    case 'sample video':
      return (
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone="second">Sample</Badge> {viewed.sample.document.style}, made by the built-in engines
        </span>
      )
  }
}

const largeClasses = 'mx-auto max-h-[62dvh] max-w-full rounded-base bg-sunken'

function Content({ viewed }: { viewed: Viewed }) {
  switch (viewed.type) {
    case 'sample picture':
      return (
        <img
          src={sampleUrl(viewed.sample.name, 'webp')}
          alt={viewed.sample.prompt}
          className={largeClasses}
        />
      )
    case 'sample video':
      return (
        <LargeVideo
          label={viewed.sample.title}
          url={sampleUrl(viewed.sample.name, 'mp4')}
          posterUrl={sampleUrl(viewed.sample.name, 'webp')}
        />
      )
    case 'creation':
      return <CreationContent creation={viewed.creation} />
  }
}

function CreationContent({ creation }: { creation: Creation }) {
  const { id, kind, title, files } = creation
  if (kind === 'video') {
    return (
      <div className="flex flex-col gap-4">
        <Suspense fallback={<Skeleton className="mx-auto aspect-9/16 h-[50dvh]" />}>
          <VideoResult creation={creation} />
        </Suspense>
        {files.video !== undefined && <ProvenanceNote assetId={files.video} />}
      </div>
    )
  }
  if (files.image !== undefined) {
    return (
      <div className="flex flex-col gap-4">
        <img src={assetContentUrl(files.image)} alt={title} className={largeClasses} />
        <div className="flex justify-center">
          <ScheduleLink post={{ media: [files.image], from: { kind: 'creation', id, title } }} />
        </div>
        <ProvenanceNote assetId={files.image} />
      </div>
    )
  }
  if (files.clip !== undefined) {
    return (
      <div className="flex flex-col gap-4">
        <LargeVideo label={title} url={assetContentUrl(files.clip)} />
        <div className="flex flex-wrap justify-center gap-2">
          <ScheduleLink post={{ media: [files.clip], from: { kind: 'creation', id, title } }} />
          <ButtonLink to={`/gif-generator?creation=${encodeURIComponent(id)}`}>Make GIF</ButtonLink>
        </div>
        <ProvenanceNote assetId={files.clip} />
      </div>
    )
  }
  const { excerpt } = readFacts(creation)
  return <p className="text-sm leading-relaxed text-muted">{excerpt || 'There are no words yet.'}</p>
}

function LargeVideo(props: { label: string; url: string; posterUrl?: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the person's own clip, or a short with its words in the picture
    <video
      controls
      playsInline
      preload="metadata"
      aria-label={props.label}
      src={props.url}
      poster={props.posterUrl}
      className={`${largeClasses} h-[62dvh]`}
    />
  )
}

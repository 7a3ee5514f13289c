import { useQuery } from '@tanstack/react-query'
import type { Cover } from '@vivify/contract/cover'
import * as messages from '@vivify/contract/messages'
import { BookOpen, ClipboardList, Download, Film, Image as ImageIcon, ScanSearch } from '../../ui/icons.tsx'
import { lazy, Suspense, useState, type CSSProperties, type ReactNode } from 'react'
import { assetContentUrl } from '../../api/assets.ts'
import { creationQuery, rightsQuery, type Creation } from '../../api/creations.ts'
import { ScheduleLink } from '../../lib/schedule-link.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Button, ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Badge, Skeleton } from '../../ui/surfaces.tsx'
import { readFacts, ratioOf, type CreationFacts } from '../../lib/creation-facts.ts'
import { downloadUrl } from '../../lib/save-as.ts'
import { DeliveryReport } from '../delivery-report/delivery-report.tsx'
import { writeCredits } from '../publish-texts/platforms.ts'
import { PublishTexts } from '../publish-texts/publish-texts.tsx'
import { WriteArticle } from './write-article.tsx'
import { formatSeconds } from '../../lib/format-seconds.ts'

const Rights = lazy(async () => ({ default: (await import('./rights.tsx')).Rights }))
const CoverEditor = lazy(async () => ({ default: (await import('./cover-editor.tsx')).CoverEditor }))

const NaturalVoicesOffer = lazy(async () => ({
  default: (await import('../natural-voices/natural-voices-offer.tsx')).NaturalVoicesOffer,
}))
/** As the facts of a video name it. */
const draftVoice = 'offline draft voice'

/** The finished video in the preview's frame, with all follow-up actions. */
export function VideoResult({ creation: given }: { creation: Creation }) {
  // The cover can be changed here, so the creation is read again.
  const { data: creation } = useQuery({ ...creationQuery(given.id), initialData: given })
  const facts = readFacts(creation)
  const id = encodeURIComponent(creation.id)
  return (
    <section aria-label="Finished video" className="flex flex-col gap-4">
      <ResultFrame creation={creation} ratio={ratioOf(facts)} />
      <Downloads creation={creation} />
      <div className="grid grid-cols-2 gap-2 [&>:last-child:nth-child(odd)]:col-span-2">
        <SchedulePost creation={creation} />
        <ButtonLink
          to={`/gif-generator?creation=${id}`}
          icon={<Film className="size-4" aria-hidden="true" />}
        >
          Make GIF
        </ButtonLink>
        {facts.cover !== null && <ChangeCover creation={creation} cover={facts.cover} />}
        {creation.projectId !== null && (
          <PanelButton
            label="Publish Texts"
            icon={<ClipboardList className="size-4" aria-hidden="true" />}
            description="Written from your script for each platform. Edit them as you like."
          >
            <PublishTexts projectId={creation.projectId} video={creation} />
          </PanelButton>
        )}
        {creation.files.report !== undefined && (
          <PanelButton
            label="Delivery Report"
            icon={<ScanSearch className="size-4" aria-hidden="true" />}
            description="Measured from the finished file."
            mark={creation.facts['reportStatus'] === 'red' ? <Badge tone="danger">Check</Badge> : undefined}
          >
            <DeliveryReport assetId={creation.files.report} />
          </PanelButton>
        )}
        <PanelButton
          label={messages.stock.rightsTitle}
          icon={<BookOpen className="size-4" aria-hidden="true" />}
          description={messages.stock.rightsAbout}
        >
          <Suspense fallback={<Skeleton className="h-48 rounded-base" />}>
            <Rights creation={creation} />
          </Suspense>
        </PanelButton>
        {creation.projectId !== null && <WriteArticle projectId={creation.projectId} />}
      </div>
      {facts.engines.some(({ engine }) => engine === draftVoice) && (
        <Suspense fallback={null}>
          <NaturalVoicesOffer />
        </Suspense>
      )}
      <Facts facts={facts} />
    </section>
  )
}

function ResultFrame({ creation, ratio }: { creation: Creation; ratio: number }) {
  const { files, title } = creation
  const shape: CSSProperties = {
    aspectRatio: ratio,
    width: `min(100%, calc(var(--frame-height) * ${ratio}))`,
  }
  return (
    <video
      key={files.video}
      controls
      playsInline
      preload="metadata"
      aria-label={title}
      src={files.video && assetContentUrl(files.video)}
      poster={files.thumbnail && assetContentUrl(files.thumbnail)}
      style={shape}
      className="mx-auto rounded-[1.25rem] bg-sunken shadow-popup ring-1 ring-line [--frame-height:clamp(16rem,42dvh,40rem)] max-lg:[--frame-height:max(62dvh,33rem)]"
    >
      {files.vtt && <track kind="captions" label="Words" srcLang="en" src={assetContentUrl(files.vtt)} />}
    </video>
  )
}

const downloads = [
  { role: 'video', label: 'MP4' },
  { role: 'srt', label: 'SRT' },
  { role: 'vtt', label: 'VTT' },
  { role: 'thumbnail', label: 'Thumbnail' },
] as const

function Downloads({ creation }: { creation: Creation }) {
  return (
    <div role="group" aria-label="Download" className="flex flex-wrap items-center gap-2">
      <span className="mr-auto flex items-center gap-2 text-sm font-medium">
        <Download className="size-4 text-muted" aria-hidden="true" />
        Download
      </span>
      {downloads.map(({ role, label }) => {
        const assetId = creation.files[role]
        return (
          assetId && (
            <a
              key={role}
              href={downloadUrl(assetId, creation.title)}
              download
              className={buttonClasses({ size: 'small' })}
            >
              {label}
            </a>
          )
        )
      })}
    </div>
  )
}

/** Opens a new post with the video in it, and its title and the credits of its sources to begin with. */
function SchedulePost({ creation }: { creation: Creation }) {
  const { id, title, files } = creation
  const { data: rights = [] } = useQuery(rightsQuery(id))
  if (files.video === undefined) return null
  const text = [title, writeCredits(rights)].filter(Boolean).join('\n\n')
  const post = { text, media: [files.video], from: { kind: 'creation', id, title } as const }
  return <ScheduleLink post={post} label="Schedule Post" />
}

function ChangeCover({ creation, cover }: { creation: Creation; cover: Cover }) {
  return (
    <PanelButton
      label="Cover"
      icon={<ImageIcon className="size-4" aria-hidden="true" />}
      description="What people see before they press play. Download it as the thumbnail."
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="h-80 rounded-base" />}>
          <CoverEditor creation={creation} cover={cover} onSaved={close} />
        </Suspense>
      )}
    </PanelButton>
  )
}

interface PanelButtonProps {
  label: string
  icon: ReactNode
  description: string
  mark?: ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button that opens a dialog, for content that does not fit in the narrow column. */
function PanelButton({ label, icon, description, mark, children }: PanelButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button icon={icon} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
        {mark}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={label} description={description}>
        {typeof children === 'function' ? children(() => setIsOpen(false)) : children}
      </Dialog>
    </>
  )
}

function Facts({ facts }: { facts: CreationFacts }) {
  const { width, height, durationSeconds, credits, secondsTaken, engines } = facts
  const rows = [
    width !== null && height !== null && { name: 'Size', value: `${width} × ${height}` },
    durationSeconds !== null && { name: 'Length', value: formatSeconds(durationSeconds) },
    credits !== null && {
      name: 'Cost',
      value: credits === 0 ? 'Free, already paid for' : `${credits} credits`,
    },
    secondsTaken !== null && { name: 'Made in', value: `${Math.max(1, Math.round(secondsTaken))} s` },
    ...engines.map(({ part, engine }) => ({ name: part, value: engine })),
  ].filter((row) => row !== false)
  if (rows.length === 0) return null
  return (
    <details className="group rounded-base border border-line bg-raised text-sm">
      <summary className="flex min-h-10 items-center gap-2 px-3 font-medium">
        How it was made
        <span className="ml-auto truncate text-xs font-normal text-muted">
          {rows
            .filter(({ name }) => name === 'Cost' || name === 'Made in')
            .map(({ name, value }) => (name === 'Made in' ? `made in ${value}` : value))
            .join(' · ')}
        </span>
      </summary>
      <FactList facts={rows} />
    </details>
  )
}

import * as messages from '@vivify/contract/messages'
import { Download, Maximize2, SlidersHorizontal } from '../../ui/icons.tsx'
import type { ReactNode } from 'react'
import { assetContentUrl } from '../../api/assets.ts'
import type { ImageEntry } from '../../api/images.ts'
import { Button } from '../../ui/button.tsx'
import { Badge } from '../../ui/surfaces.tsx'
import { samplePictures, sampleUrl, type SamplePicture } from '../../lib/samples.ts'
import { describeCost, describeSeed } from './describe-picture.ts'
import { RemixLink, type PictureActions } from './image-stage.tsx'
import { useDownload } from './use-download.ts'

const words = messages.images
const gridClasses = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4'

interface RecentGenerationsProps extends PictureActions {
  /** Newest first, at most four. */
  entries: readonly ImageEntry[]
}

/** The person's latest pictures. */
export function RecentGenerations({ entries, ...actions }: RecentGenerationsProps) {
  return (
    <Frame>
      <ul aria-label={words.recent} className={gridClasses}>
        {entries.map((entry) => (
          <li key={entry.creationId} className="min-w-0">
            <RecentCard entry={entry} {...actions} />
          </li>
        ))}
      </ul>
    </Frame>
  )
}

function Frame({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <section aria-labelledby="recent-heading" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="recent-heading" className="text-2xl">
          {words.recent}
        </h2>
        {note !== undefined && <p className="text-sm text-muted">{note}</p>}
      </div>
      {children}
    </section>
  )
}

function RecentCard({
  entry,
  onSelect,
  onView,
  onReuse,
}: Omit<RecentGenerationsProps, 'entries'> & { entry: ImageEntry }) {
  const { prompt, preset, credits, creationId, assetId } = entry
  const seed = describeSeed(entry)
  const { download, isDownloading } = useDownload()
  return (
    <Card
      label={prompt}
      picture={assetContentUrl(assetId)}
      showLabel={[`Show ${prompt}`, ...seed].join(', ')}
      onPress={() => onSelect(entry)}
      facts={[preset, ...seed, describeCost(credits)].join(' · ')}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-1.5">
        <Button
          size="small"
          className="min-w-0 px-2!"
          icon={<Download className="size-4" aria-hidden="true" />}
          isBusy={isDownloading}
          onClick={() => download(assetId)}
        >
          {words.download}
        </Button>
        <Button
          size="small"
          className="min-w-0 px-2!"
          icon={<Maximize2 className="size-4" aria-hidden="true" />}
          onClick={() => onView(entry)}
        >
          {words.viewFullSize}
        </Button>
      </div>
      <div className="-mx-2 flex flex-wrap justify-between">
        <UseSettings onPress={() => onReuse(entry)} />
        <RemixLink creationId={creationId} className="px-2!" />
      </div>
    </Card>
  )
}

function UseSettings({ onPress }: { onPress: () => void }) {
  return (
    <Button
      size="small"
      variant="quiet"
      className="px-2!"
      icon={<SlidersHorizontal className="size-4" aria-hidden="true" />}
      onClick={onPress}
    >
      {words.useSettings}
    </Button>
  )
}

interface CardProps {
  label: string
  picture: string
  /** Accessible name of the button over the picture. */
  showLabel: string
  onPress: () => void
  facts: string
  badge?: string
  children: ReactNode
}

function Card({ label, picture, showLabel, onPress, facts, badge, children }: CardProps) {
  return (
    <article
      aria-label={label}
      className="group relative overflow-hidden rounded-base border border-line bg-raised transition-colors duration-150 hover:border-control-line"
    >
      <button
        type="button"
        aria-label={showLabel}
        onClick={onPress}
        className="relative block aspect-square w-full overflow-hidden bg-sunken -outline-offset-3"
      >
        <img
          src={picture}
          alt=""
          loading="lazy"
          className="size-full object-cover transition-[scale] duration-200 ease-out group-hover:scale-[1.02]"
        />
      </button>
      {badge !== undefined && (
        <span className="pointer-events-none absolute top-2 left-2 rounded-full bg-raised">
          <Badge tone="second">{badge}</Badge>
        </span>
      )}
      <div className="flex flex-col gap-2 p-3">
        <div className="min-w-0">
          <p className="truncate text-sm font-medium">{label}</p>
          <p className="text-xs text-muted tabular-nums">{facts}</p>
        </div>
        {children}
      </div>
    </article>
  )
}

interface SampleGenerationsProps {
  onView: (sample: SamplePicture) => void
  onReuse: (sample: SamplePicture) => void
}

/** Sample pictures, shown until the person has made a picture. */
export function SampleGenerations({ onView, onReuse }: SampleGenerationsProps) {
  return (
    <Frame note="Samples from the built-in painter. Your own pictures will replace them.">
      <ul aria-label={words.recent} className={gridClasses}>
        {samplePictures.map((sample) => (
          <li key={sample.name} className="min-w-0">
            <Card
              label={sample.title}
              picture={sampleUrl(sample.name, 'webp')}
              showLabel={`Open ${sample.title}`}
              onPress={() => onView(sample)}
              facts={`${sample.preset} · seed ${sample.seed} · Free`}
              badge="Sample"
            >
              <div className="-mx-2 flex flex-wrap justify-between">
                <UseSettings onPress={() => onReuse(sample)} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

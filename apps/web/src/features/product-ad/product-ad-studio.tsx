import { Clapperboard, Eye } from '../../ui/icons.tsx'
import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react'
import { assetContentUrl } from '../../api/assets.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Card, Skeleton } from '../../ui/surfaces.tsx'
import { AdBoard, EmptyTile, tileClasses } from './ad-board.tsx'
import { AdCanvas } from './ad-canvas.tsx'
import { fontOf } from './ad-settings.ts'
import type { AdsByFormat } from './find-ads.ts'
import { GenerateAds } from './generate-ads.tsx'
import { ProductDrop } from './product-drop.tsx'
import { RecentAds } from './recent-ads.tsx'
import { RerollButton, ScenePicker } from './scene-picker.tsx'
import { titleOf } from './make-ads.ts'
import { useAdStudio, type AdStudio } from './use-ad-studio.ts'
import { WordsForm } from './words-form.tsx'

const CutOutEditor = lazy(async () => ({ default: (await import('./cut-out-editor.tsx')).CutOutEditor }))
const FinishedAds = lazy(async () => ({ default: (await import('./finished-ads.tsx')).FinishedAds }))

/** Photo, scene and texts on the left; live previews of all four ads on the right; earlier ads below. */
export function ProductAdStudio() {
  const studio = useAdStudio()
  const { source, settings, change, drawing, brand } = studio
  return (
    <div className="flex flex-col gap-10 max-lg:pb-16">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-8 xl:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <Section title="Your product" className="lg:col-start-1">
          {source.photo === null ? (
            <ProductDrop
              isOpening={source.isOpening}
              error={source.error}
              onFile={(file) => void studio.choose(file)}
              onSample={() => void studio.chooseSample()}
            />
          ) : (
            <Suspense fallback={<Skeleton className="h-80 rounded-large" />}>
              <CutOutEditor
                photo={source.photo}
                cut={drawing.cut}
                isUploading={source.isUploading}
                error={source.error}
                settings={settings}
                onChange={change}
                onRemove={studio.clear}
              />
            </Suspense>
          )}
        </Section>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Results studio={studio} />
        </div>
        <div className="flex flex-col min-w-0 gap-6 lg:col-start-1">
          <Section
            title="Scene"
            action={<RerollButton seed={settings.seed} onChange={(seed) => change({ seed })} />}
          >
            <ScenePicker
              settings={settings}
              scenes={drawing.scenes}
              hasPhoto={source.photo !== null}
              productColors={drawing.cut?.colors ?? []}
              brandColors={brand ? [brand.primaryColor, brand.secondaryColor] : []}
              onChange={change}
            />
          </Section>
          <Section title="Words and brand">
            <WordsForm
              settings={settings}
              font={fontOf(settings, brand)}
              tooLong={drawing.tooLong}
              hasBrandLogo={studio.hasLogo}
              onChange={change}
            />
          </Section>
        </div>
      </div>
      <RecentAds ads={studio.recent} onEdit={studio.goOn} />
    </div>
  )
}

interface SectionProps {
  title: string
  /** Shown beside the title. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

function Section({ title, action, className = '', children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 ${className}`}>
      <Card className="flex flex-col gap-4">
        <div className="flex min-h-8 items-center justify-between gap-3">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  )
}

const views = [
  { value: 'live', label: 'Live preview', icon: <Eye aria-hidden="true" /> },
  { value: 'finished', label: 'Finished ads', icon: <Clapperboard aria-hidden="true" /> },
] as const

function Results({ studio }: { studio: AdStudio }) {
  const { source, drawing, making, pictures, moving, toMove, settings, change, ad, brand } = studio
  const hasAds = Object.keys(pictures).length > 0
  const [view, setView] = useState<'live' | 'finished'>('live')
  useEffect(() => setView(hasAds ? 'finished' : 'live'), [hasAds, pictures])
  const isFinished = hasAds && view === 'finished'
  return (
    <>
      {hasAds && (
        <div className="flex justify-center">
          <Segmented label="Show" segments={views} value={view} onChange={setView} />
        </div>
      )}
      <AdBoard>
        {(format) => {
          if (isFinished && pictures[format]) return <FinishedTile {...{ format, pictures, moving }} />
          if (source.photo === null) return <EmptyTile format={format} />
          return (
            <AdCanvas
              picture={drawing.previews[format]}
              label={`Ad ${format}`}
              className={`rounded-base ${tileClasses[format]}`}
            />
          )
        }}
      </AdBoard>
      {drawing.failure !== null && (
        <p role="alert" className="text-sm text-danger-text">
          {drawing.failure}
        </p>
      )}
      <GenerateAds
        making={making}
        settings={settings}
        hasAds={hasAds}
        outroSeconds={brand?.outro?.isOn ? brand.outro.seconds : null}
        onChange={change}
      />
      {hasAds && source.photo !== null && (
        <Suspense fallback={<Skeleton className="h-40 rounded-large" />}>
          <FinishedAds
            pictures={pictures}
            moving={moving}
            toMove={toMove}
            title={titleOf(ad, source.photo)}
          />
        </Suspense>
      )}
    </>
  )
}

interface FinishedTileProps {
  format: keyof AdsByFormat
  pictures: AdsByFormat
  moving: AdsByFormat
}

/** A finished ad: its video once there is one, otherwise its picture. */
function FinishedTile({ format, pictures, moving }: FinishedTileProps) {
  const video = moving[format]
  const className = `block w-full rounded-base bg-sunken object-cover ${tileClasses[format]}`
  if (video === undefined) {
    return (
      <img src={assetContentUrl(pictures[format]!.files.image!)} alt={`Ad ${format}`} className={className} />
    )
  }
  return (
    <video
      controls
      loop
      muted
      playsInline
      autoPlay={!matchMedia('(prefers-reduced-motion: reduce)').matches}
      preload="metadata"
      aria-label={`Animated ad ${format}`}
      poster={assetContentUrl(video.files.thumbnail!)}
      src={assetContentUrl(video.files.video!)}
      className={className}
    />
  )
}

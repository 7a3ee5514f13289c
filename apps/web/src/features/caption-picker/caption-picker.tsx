import type { CaptionStyle } from '@vivify/contract/project'
import { Ban, Check } from '../../ui/icons.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { joinClasses } from '../../ui/class-names.ts'
import { useProject, type ProjectSettings } from '../project/use-project.ts'
import type { CaptionSample } from './caption-samples.ts'

const captionNotes: Record<CaptionStyle, string> = {
  Classic: 'Colors the spoken word',
  Pill: 'A pill that follows',
  Karaoke: 'Fills as you speak',
  Boxed: 'On a dark plate',
  Glow: 'The word lights up',
  Minimal: 'Word by word',
  Off: 'No words on screen',
}
const styles = Object.keys(captionNotes) as CaptionStyle[]

/** Chooses the caption style; each style shows its own animated sample. */
export function CaptionPicker() {
  const { settings, changeSettings } = useProject()
  const samples = useCaptionSamples(settings)
  return (
    <section className="flex flex-col gap-2">
      <h4 className="text-sm font-medium">Captions</h4>
      <div
        role="group"
        aria-label="Caption style"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),1fr))] gap-2"
      >
        {styles.map((style) => (
          <CaptionCard
            key={style}
            style={style}
            sample={samples?.get(style) ?? null}
            isChosen={settings.captions === style}
            onChoose={() => changeSettings({ captions: style })}
          />
        ))}
      </div>
    </section>
  )
}

interface CaptionCardProps {
  style: CaptionStyle
  /** null until it is made, and for the style without captions. */
  sample: CaptionSample | null
  isChosen: boolean
  onChoose: () => void
}

function CaptionCard({ style, sample, isChosen, onChoose }: CaptionCardProps) {
  const [isLookedAt, setIsLookedAt] = useState(false)
  const noteId = useId()
  return (
    <button
      type="button"
      aria-describedby={noteId}
      aria-pressed={isChosen}
      onClick={onChoose}
      onPointerEnter={() => setIsLookedAt(true)}
      onPointerLeave={() => setIsLookedAt(false)}
      onFocus={() => setIsLookedAt(true)}
      onBlur={() => setIsLookedAt(false)}
      className={joinClasses(
        'relative grid content-start overflow-hidden rounded-base border text-left transition-[border-color,box-shadow] duration-150',
        isChosen
          ? 'border-primary bg-primary-soft ring-1 ring-primary'
          : 'border-line bg-raised hover:border-control-line',
      )}
    >
      <span className="grid aspect-video place-items-center bg-[url(/presets/cinematic.webp)] bg-cover bg-center">
        {style === 'Off' ? (
          <Ban className="size-6 text-on-scrim" aria-hidden="true" />
        ) : (
          <SampleCanvas sample={sample} isMoving={isLookedAt} />
        )}
      </span>
      <span className="flex items-center gap-2 px-2.5 py-2">
        <span className="grid min-w-0 flex-1">
          <span className="truncate text-sm font-semibold">{style}</span>
          <span id={noteId} aria-hidden="true" className="truncate text-xs text-muted">
            {captionNotes[style]}
          </span>
        </span>
        {isChosen && <Check className="size-4 shrink-0 text-primary-text" aria-hidden="true" />}
      </span>
    </button>
  )
}

/** A still sample shows this share of its length, where one word is highlighted. */
const stillShare = 0.42
/** How often a sample plays on hover or focus. It stops after that to save processor time. */
const rounds = 3

function SampleCanvas({ sample, isMoving }: { sample: CaptionSample | null; isMoving: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (element === null || sample === null) return
    sample.draw(element, sample.durationSeconds * stillShare)
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const startMs = performance.now()
    let frame = requestAnimationFrame(function step(nowMs) {
      const seconds = Math.max(0, nowMs - startMs) / 1000
      if (seconds >= rounds * sample.durationSeconds) {
        return sample.draw(element, sample.durationSeconds * stillShare)
      }
      sample.draw(element, seconds % sample.durationSeconds)
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [sample, isMoving])
  return <canvas ref={canvas} width={352} height={198} aria-hidden="true" className="size-full" />
}

function useCaptionSamples({ theme, brand }: ProjectSettings): Map<CaptionStyle, CaptionSample> | null {
  const [samples, setSamples] = useState<Map<CaptionStyle, CaptionSample> | null>(null)
  const brandKey = JSON.stringify(brand)
  useEffect(() => {
    let isGone = false
    const drawn = styles.filter((style) => style !== 'Off')
    // If the samples can't be made, the cards show only the names of the styles.
    void import('./caption-samples.ts')
      .then(({ createCaptionSamples }) =>
        createCaptionSamples(drawn, { theme, brand: JSON.parse(brandKey) as typeof brand }),
      )
      .then((made) => (isGone ? undefined : setSamples(made)))
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [theme, brandKey])
  return samples
}

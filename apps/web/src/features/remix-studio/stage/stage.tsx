import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import { CircleAlert } from '../../../ui/icons.tsx'
import { useCallback, useState } from 'react'
import { Notice } from '../../../ui/surfaces.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { BitmapCanvas } from '../bitmap-canvas.tsx'
import type { LiveState } from '../engine/live-picture.ts'
import type { PixelSize } from '../engine/protocol.ts'
import { CompareSlider } from './compare-slider.tsx'
import { CropFrame } from './crop-frame.tsx'
import type { CropBox } from './crop-geometry.ts'
import type { Marking } from '../panels/edit-panel.tsx'
import { MaskCanvas } from './mask-canvas.tsx'
import { MotionCanvas } from './motion-canvas.tsx'
import { MoveFrames, type Movable } from './move-frames.tsx'
import { useFit } from './use-fit.ts'
import type { Logo } from '../logo.ts'
import type { MotionLoop } from '../use-motion-loop.ts'
import { drawOverlay, type Overlay } from '../words.ts'

export interface StageProps {
  live: LiveState
  /** Aspect of the visible picture; the unit does not matter. */
  shape: PixelSize
  title: string
  /** Shows the original picture, alone or next to the result. */
  compare: 'none' | 'split' | 'before'
  /** The crop box; null when the person is not cropping. */
  cropping: {
    crop: CropBox
    ratio: number | null
    onChange: (crop: CropBox) => void
    onSettled: () => void
  } | null
  /** The words and the logo over the picture; null where they would be in the way. */
  words: { recipe: RemixRecipe; fontVersion: number; logo: Logo } | null
  /** How words and logo are moved; null when they can't be edited now. */
  writing: { listThings: (overlay: Overlay) => Movable[]; onSettled: () => void } | null
  /** The area that a model may change; null when the person is not marking one. */
  marking: Marking | null
  /** The motion loop; null for a still picture. */
  motion: (MotionLoop & { durationSeconds: number }) | null
}

/** The large live picture. */
export function Stage(props: StageProps) {
  const { live, shape, title, compare, cropping, words, writing, marking, motion } = props
  const { room, box } = useFit(shape)
  const [share, setShare] = useState(0.5)
  const { draw, placed } = useWords(words)
  const isSplit = compare === 'split' && cropping === null && marking === null
  const isBefore = compare === 'before'
  return (
    <div className="relative h-[42dvh] overflow-hidden rounded-large border border-line bg-sunken p-3 sm:p-5 lg:h-[calc(100dvh-20.5rem)] lg:min-h-96">
      <div ref={room} className="grid size-full place-items-center">
        {box !== null && (
          <div className="relative" style={box}>
            <BitmapCanvas
              bitmap={live.after}
              draw={draw}
              role="img"
              aria-label={`${title}, remixed`}
              className="absolute inset-0 size-full rounded-small"
            />
            {motion !== null && motion.frames !== null && (
              <MotionCanvas
                frames={motion.frames}
                durationSeconds={motion.durationSeconds}
                title={title}
                draw={draw}
              />
            )}
            <BitmapCanvas
              bitmap={live.before}
              role="img"
              aria-label={`${title}, as it was`}
              aria-hidden={!isSplit && !isBefore}
              style={{ clipPath: isSplit ? `inset(0 ${(1 - share) * 100}% 0 0)` : undefined }}
              className={`absolute inset-0 size-full rounded-small ${isSplit || isBefore ? '' : 'invisible'}`}
            />
            {isSplit && <CompareSlider share={share} onChange={setShare} />}
            {cropping !== null && !isBefore && <CropFrame {...cropping} />}
            {marking !== null && !isBefore && (
              <MaskCanvas
                strokes={marking.strokes}
                brushSize={marking.brushSize}
                onChange={marking.setStrokes}
                shape={shape}
              />
            )}
            {writing !== null && !isSplit && !isBefore && words !== null && (
              <MoveFrames
                things={writing.listThings(placed.overlay)}
                canvas={placed.canvas}
                onSettled={writing.onSettled}
              />
            )}
          </div>
        )}
      </div>
      <StageNotes live={live} motion={motion} logoProblem={words?.logo.problem ?? null} />
    </div>
  )
}

/** Draws words and logo and keeps their positions. */
function useWords(words: StageProps['words']) {
  const [placed, setPlaced] = useState<Placed>(nothingPlaced)
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      if (words === null) return
      const { recipe, fontVersion, logo } = words
      const ready = fontVersion === 0 ? { ...recipe, text: [] } : recipe
      const { width, height } = context.canvas
      const next = { overlay: drawOverlay(context, ready, logo.picture), canvas: { width, height } }
      setPlaced((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    },
    [words],
  )
  return { draw, placed }
}

interface Placed {
  overlay: Overlay
  canvas: PixelSize
}

const nothingPlaced: Placed = { overlay: { texts: [], logo: null }, canvas: { width: 1, height: 1 } }

interface StageNotesProps extends Pick<StageProps, 'live' | 'motion'> {
  logoProblem: string | null
}

function StageNotes({ live, motion, logoProblem }: StageNotesProps) {
  const problem = live.problem ?? motion?.problem ?? logoProblem
  const note = describeWork(live, motion)
  return (
    <div className="pointer-events-none absolute inset-x-4 bottom-4 grid justify-items-center gap-2">
      {problem !== null && (
        <div className="pointer-events-auto rounded-base bg-popup">
          <Notice tone="danger" icon={<CircleAlert aria-hidden="true" />}>
            {problem}
          </Notice>
        </div>
      )}
      {note !== null && problem === null && (
        <p
          role="status"
          className="flex items-center gap-2 rounded-full bg-scrim px-3.5 py-1.5 text-sm text-on-scrim"
        >
          <Spinner className="size-4" />
          {note}
        </p>
      )}
    </div>
  )
}

function describeWork(live: LiveState, motion: StageProps['motion']): string | null {
  if (live.after === null) return 'Opening the picture'
  if (live.share !== null) return `Drawing ${Math.round(live.share * 100)}%`
  if (motion !== null && motion.frames === null) return `Animating ${Math.round(motion.share * 100)}%`
  return null
}

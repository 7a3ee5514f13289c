import { useState } from 'react'
import { Notice } from '../../../ui/surfaces.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { BitmapCanvas } from '../bitmap-canvas.tsx'
import type { LiveState } from '../engine/live-picture.ts'
import type { PixelSize } from '../engine/protocol.ts'
import { CompareSlider } from './compare-slider.tsx'
import { CropFrame } from './crop-frame.tsx'
import type { CropBox } from './crop-geometry.ts'
import { useFit } from './use-fit.ts'

export interface StageProps {
  live: LiveState
  /** Of what is shown, in any unit. */
  shape: PixelSize
  title: string
  /** The picture as it was, alone or beside it as it is. */
  compare: 'none' | 'split' | 'before'
  /** The box that cuts the picture; null outside of cropping. */
  cropping: {
    crop: CropBox
    ratio: number | null
    onChange: (crop: CropBox) => void
    onSettled: () => void
  } | null
}

/** The picture, large and live. */
export function Stage(props: StageProps) {
  const { live, shape, title, compare, cropping } = props
  const { room, box } = useFit(shape)
  const [share, setShare] = useState(0.5)
  const isSplit = compare === 'split' && cropping === null
  const isBefore = compare === 'before'
  return (
    <div className="relative h-[42dvh] overflow-hidden rounded-large border border-line bg-sunken p-3 sm:p-5 lg:h-[calc(100dvh-20.5rem)] lg:min-h-96">
      <div ref={room} className="grid size-full place-items-center">
        {box !== null && (
          <div className="relative" style={box}>
            <BitmapCanvas
              bitmap={live.after}
              role="img"
              aria-label={`${title}, remixed`}
              className="absolute inset-0 size-full rounded-small"
            />
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
          </div>
        )}
      </div>
      <StageNotes live={live} />
    </div>
  )
}

function StageNotes({ live }: { live: LiveState }) {
  return (
    <div className="pointer-events-none absolute inset-x-4 bottom-4 grid justify-items-center gap-2">
      {live.problem !== null && (
        <div className="pointer-events-auto rounded-base bg-popup">
          <Notice tone="danger" icon={<span />}>
            {live.problem}
          </Notice>
        </div>
      )}
      {(live.after === null || live.share !== null) && live.problem === null && (
        <p
          role="status"
          className="flex items-center gap-2 rounded-full bg-scrim px-3.5 py-1.5 text-sm text-on-scrim"
        >
          <Spinner className="size-4" />
          {live.share === null ? 'Opening the picture' : `Drawing ${Math.round(live.share * 100)} %`}
        </p>
      )}
    </div>
  )
}

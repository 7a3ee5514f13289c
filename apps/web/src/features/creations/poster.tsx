import { Play } from '../../ui/icons.tsx'
import { useState, type ReactNode } from 'react'
import { Badge } from '../../ui/surfaces.tsx'
import { clampRatio } from './masonry.tsx'

export interface PosterProps {
  /** Accessible name of the button that opens it. */
  label: string
  ratio: number
  /** Plays without sound while the poster is hovered or focused. */
  videoUrl?: string | undefined
  /** Shown at the lower right, for example the length. */
  mark?: ReactNode
  /** A word shown at the upper left. */
  badge?: string | undefined
  onOpen: () => void
  /** The still picture. */
  children: ReactNode
}

/** The picture of a card. A video plays while the poster is hovered or focused; pressing the poster opens it large. */
export function Poster({ label, ratio, videoUrl, mark, badge, onOpen, children }: PosterProps) {
  const [isLive, setIsLive] = useState(false)
  const wake = (): void => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) setIsLive(true)
  }
  const rest = (): void => setIsLive(false)
  return (
    <div
      style={{ aspectRatio: clampRatio(ratio) }}
      className="group/poster relative w-full overflow-hidden bg-sunken"
    >
      <div className="size-full transition-[scale] duration-200 ease-out group-hover/poster:scale-[1.02]">
        {children}
      </div>
      {isLive && videoUrl !== undefined && <LiveVideo url={videoUrl} />}
      {badge !== undefined && (
        // A badge over a picture needs its own background.
        <span className="absolute top-2 left-2 rounded-full bg-raised">
          <Badge tone="second">{badge}</Badge>
        </span>
      )}
      {(mark !== undefined || videoUrl !== undefined) && (
        <span className="absolute right-2 bottom-2 flex items-center gap-1 rounded-[6px] bg-scrim px-1.5 py-0.5 text-xs font-medium text-on-scrim tabular-nums backdrop-blur-sm">
          {videoUrl !== undefined && <Play className="size-3 fill-current" aria-hidden="true" />}
          {mark}
        </span>
      )}
      <button
        type="button"
        aria-label={label}
        onClick={onOpen}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && wake()}
        onPointerLeave={rest}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && wake()}
        onBlur={rest}
        className="absolute inset-0 -outline-offset-3"
      />
    </div>
  )
}

function LiveVideo({ url }: { url: string }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <video
      src={url}
      autoPlay
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setIsShown(true)}
      className={`absolute inset-0 size-full object-cover transition-opacity duration-150 ${isShown ? '' : 'opacity-0'}`}
    />
  )
}

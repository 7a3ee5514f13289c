import { useRef, useState } from 'react'
import { assetContentUrl } from '../../../api/assets.ts'
import { joinClasses } from '../../../ui/class-names.ts'
import { Pause, Play } from '../../../ui/icons.tsx'
import type { PostFile } from '../use-media-facts.ts'

/** A muted video that plays and pauses by a press anywhere on it, as in a feed of shorts. */
export function TapVideo({ file }: { file: PostFile }) {
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const toggle = (): void => {
    const element = video.current!
    // A source that can't be played shows nothing; that is all there is to say here.
    if (element.paused) void element.play().catch(() => undefined)
    else element.pause()
  }
  return (
    <>
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="metadata"
        aria-label={file.asset?.name ?? 'Video'}
        src={`${assetContentUrl(file.assetId)}#t=0.1`}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        className="size-full object-contain"
      />
      <button
        type="button"
        aria-label={isPlaying ? 'Pause the preview' : 'Play the preview'}
        onClick={toggle}
        className="group absolute inset-0 grid place-items-center -outline-offset-4"
      >
        <span
          className={joinClasses(
            'grid size-14 place-items-center rounded-full bg-scrim text-on-scrim transition-opacity duration-150',
            isPlaying && 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
          )}
        >
          {isPlaying ? (
            <Pause className="size-6" aria-hidden="true" />
          ) : (
            <Play className="size-6" aria-hidden="true" />
          )}
        </span>
      </button>
    </>
  )
}

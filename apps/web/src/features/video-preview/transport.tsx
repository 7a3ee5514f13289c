import {
  Maximize,
  Minimize,
  Pause,
  Play,
  Repeat,
  RotateCcw,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from '../../ui/icons.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import type { EngineState, PreviewEngine } from './engine/engine.ts'
import { formatSeconds } from '../../lib/format-seconds.ts'
import { Scrubber } from './scrubber.tsx'
import type { FullScreen } from './use-full-screen.ts'
import type { Preview } from './use-preview.ts'

export interface TransportProps {
  preview: Preview
  fullScreen: FullScreen
}

/** The controls below the picture: position, play, scenes, sound, full screen. */
export function Transport({ preview: { engine, state }, fullScreen }: TransportProps) {
  if (!engine || !state) {
    return (
      <div className="flex flex-col gap-2">
        <div className="flex h-7 items-center">
          <Skeleton className="h-1.5 w-full rounded-full" />
        </div>
        <Skeleton className="h-10 w-44" />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-1">
      <Scrubber engine={engine} state={state} />
      <div className="flex items-center gap-0.5">
        <IconButton
          label="Previous scene"
          icon={<SkipBack className="size-4.5" />}
          onClick={() => engine.stepScene(-1)}
        />
        <PlayButton engine={engine} state={state} />
        <IconButton
          label="Next scene"
          icon={<SkipForward className="size-4.5" />}
          onClick={() => engine.stepScene(1)}
        />
        <p className="ml-1.5 text-sm whitespace-nowrap tabular-nums">
          {formatSeconds(state.seconds)}
          <span className="text-muted"> / {formatSeconds(state.durationSeconds)}</span>
        </p>
        <span className="flex-1" />
        <Volume engine={engine} state={state} />
        <IconButton
          label="Loop"
          aria-pressed={state.isLooping}
          icon={<Repeat className="size-4.5" />}
          onClick={() => engine.setLooping(!state.isLooping)}
          className={state.isLooping ? 'text-primary-text' : undefined}
        />
        {fullScreen.isPossible && (
          <IconButton
            label={fullScreen.isOn ? 'Leave full screen' : 'Full screen'}
            icon={fullScreen.isOn ? <Minimize className="size-4.5" /> : <Maximize className="size-4.5" />}
            onClick={fullScreen.toggle}
          />
        )}
      </div>
    </div>
  )
}

/** The icon for play, pause, or play again after the end. */
export function playGlyph(state: EngineState, className: string) {
  if (state.isPlaying) return <Pause className={className} />
  return isAtEnd(state) ? <RotateCcw className={className} /> : <Play className={className} />
}

/** The label of the play button. */
export function playLabel(state: EngineState): string {
  if (state.isPlaying) return 'Pause'
  return isAtEnd(state) ? 'Play again' : 'Play'
}

function isAtEnd({ seconds, durationSeconds }: EngineState): boolean {
  return durationSeconds > 0 && seconds >= durationSeconds - 0.05
}

function PlayButton({ engine, state }: { engine: PreviewEngine; state: EngineState }) {
  return (
    <IconButton
      label={playLabel(state)}
      icon={playGlyph(state, 'size-5 fill-current')}
      onClick={engine.toggle}
      className="text-text"
    />
  )
}

function Volume({ engine, state }: { engine: PreviewEngine; state: EngineState }) {
  return (
    <>
      <input
        type="range"
        aria-label="Volume"
        min={0}
        max={1}
        step={0.05}
        value={state.isMuted ? 0 : state.volume}
        onChange={(event) => engine.setVolume(event.target.valueAsNumber)}
        className="mr-1 ml-2 hidden h-8 w-16 cursor-pointer accent-primary @sm:block"
      />
      <IconButton
        label={state.isMuted ? 'Unmute' : 'Mute'}
        icon={state.isMuted ? <VolumeX className="size-4.5" /> : <Volume2 className="size-4.5" />}
        onClick={() => engine.setMuted(!state.isMuted)}
      />
    </>
  )
}

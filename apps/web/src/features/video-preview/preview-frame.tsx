import * as messages from '@vivify/contract/messages'
import type { Project } from '@vivify/contract/project'
import { Check, TriangleAlert } from '../../ui/icons.tsx'
import type { CSSProperties } from 'react'
import { Button } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { BuiltInVoiceButton } from '../project/built-in-voice-button.tsx'
import { EmptyFrameDrawing } from './empty-frame-drawing.tsx'
import { SafeZoneOverlay, type SafeZoneChoice } from './safe-zones.tsx'
import { playGlyph, playLabel } from './transport.tsx'
import type { Preview } from './use-preview.ts'

export interface PreviewFrameProps {
  preview: Preview
  document: Project | null
  format: Project['format']
  safeZone: SafeZoneChoice
  isFullScreen: boolean
}

const ratios: Record<Project['format'], number> = { '9:16': 9 / 16, '1:1': 1, '16:9': 16 / 9 }

/** The video's picture in its aspect ratio, with the play button, the progress and the safe zones over it. */
export function PreviewFrame({ preview, document, format, safeZone, isFullScreen }: PreviewFrameProps) {
  const height = isFullScreen ? 'calc(100dvh - 11rem)' : 'var(--frame-height)'
  const shape: CSSProperties = {
    aspectRatio: format.replace(':', ' / '),
    width: `min(100%, calc(${height} * ${ratios[format]}))`,
  }
  return (
    <div
      style={shape}
      className="group/frame relative mx-auto overflow-hidden rounded-[1.25rem] bg-sunken shadow-popup ring-1 ring-line [--frame-height:clamp(20rem,62dvh,46rem)] lg:[--frame-height:clamp(20rem,min(62dvh,100dvh-24.25rem),46rem)]"
    >
      {document === null ? <EmptyFrame /> : <LiveFrame preview={preview} document={document} />}
      {safeZone !== 'Off' && <SafeZoneOverlay zone={safeZone} />}
    </div>
  )
}

function EmptyFrame() {
  return (
    <div className="absolute inset-0 grid content-center justify-items-center gap-4 glow p-6 text-center">
      <EmptyFrameDrawing />
      <div className="flex flex-col gap-1">
        <p className="font-display text-lg font-semibold">{messages.dashboard.videoPlaceholder}</p>
        <p className="mx-auto max-w-56 text-sm text-muted">
          Your video plays here as soon as you have a script.
        </p>
      </div>
    </div>
  )
}

function LiveFrame({ preview, document }: { preview: Preview; document: Project }) {
  const { canvas, engine, state, parts, engineFailure } = preview
  const failure = state === null ? (engineFailure ?? parts?.speech.failure ?? null) : null
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Preview of ${document.title || 'your video'}`}
        className={joinClasses(
          'absolute inset-0 size-full transition-opacity duration-200',
          !state && 'opacity-0',
        )}
      />
      {!state && failure === null && <Skeleton className="absolute inset-0 size-full rounded-none" />}
      {engine && state && (
        <button
          type="button"
          aria-label={`${playLabel(state)} the preview`}
          onClick={engine.toggle}
          className="absolute inset-0 rounded-[inherit] -outline-offset-3"
        >
          <span
            className={joinClasses(
              'absolute grid place-items-center rounded-full bg-scrim text-on-scrim backdrop-blur-sm transition-[opacity,scale] duration-200 group-hover/frame:opacity-100 group-active/frame:scale-95',
              // Keeps clear of the captions: below them in a portrait video, beside them in the other formats.
              document.format === '9:16'
                ? 'bottom-[14%] left-1/2 size-15 -translate-x-1/2'
                : 'bottom-3 left-3 size-12',
              state.hasMoved && 'opacity-0',
            )}
          >
            {playGlyph(state, joinClasses('size-2/5 fill-current', !state.isPlaying && 'translate-x-px'))}
          </span>
        </button>
      )}
      {failure !== null ? (
        <Failure sentence={failure} onRetry={preview.retry} isOfVoice={engineFailure === null} />
      ) : (
        <StageChips {...preview} />
      )}
    </>
  )
}

interface FailureProps {
  sentence: string
  onRetry: () => void
  isOfVoice: boolean
}

function Failure({ sentence, onRetry, isOfVoice }: FailureProps) {
  return (
    <div
      role="alert"
      className="absolute inset-0 grid content-center justify-items-center gap-4 p-6 text-center"
    >
      <span className="grid size-12 place-items-center rounded-full bg-danger-soft text-danger-text">
        <TriangleAlert className="size-5.5" />
      </span>
      <p className="max-w-64 text-sm">{sentence}</p>
      <span className="flex flex-wrap justify-center gap-2">
        <Button onClick={onRetry}>Try again</Button>
        {isOfVoice && <BuiltInVoiceButton />}
      </span>
    </div>
  )
}

type Stage = { name: string; text: string; isDone: boolean }

/** Lists the parts that are being made, until all are ready. */
function StageChips({ parts, state }: Pick<Preview, 'parts' | 'state'>) {
  const stages = listStages(parts, state)
  const isDone = stages.every((stage) => stage.isDone)
  return (
    <ul
      aria-live="polite"
      className="pointer-events-none absolute top-3 left-3 flex max-w-[calc(100%-1.5rem)] flex-wrap gap-1.5"
    >
      {!isDone &&
        stages.map(({ name, text, isDone: isStageDone }) => (
          <li
            key={name}
            className="flex h-7 animate-rise items-center gap-1.5 rounded-full bg-scrim px-2.5 text-xs font-medium text-on-scrim tabular-nums backdrop-blur-sm"
          >
            {isStageDone ? <Check className="size-3.5" /> : <Spinner className="size-3.5" />}
            {text}
          </li>
        ))}
    </ul>
  )
}

function listStages(parts: Preview['parts'], state: Preview['state']): Stage[] {
  if (!parts) return [{ name: 'voice', text: 'Voice', isDone: false }]
  const { ready, failed, total } = state?.pictures ?? { ready: 0, failed: 0, total: 0 }
  const isPlanned = parts.pictures.status !== 'loading'
  const stages: Stage[] = [
    { name: 'voice', text: 'Voice', isDone: parts.speech.status !== 'loading' && state !== null },
  ]
  if (!isPlanned || total > 0) {
    const text = total > 0 ? `Pictures ${ready} of ${total}` : 'Pictures'
    stages.push({ name: 'pictures', text, isDone: isPlanned && ready + failed >= total })
  }
  const isMixed =
    state?.sound === 'mixed' || parts.sound.status === 'failed' || parts.speech.status === 'failed'
  stages.push({ name: 'sound', text: 'Sound', isDone: isMixed })
  return stages
}

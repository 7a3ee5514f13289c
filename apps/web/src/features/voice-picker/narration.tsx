import { CircleAlert, Mic, Square, Trash2 } from '../../ui/icons.tsx'
import { useEffect, useMemo, useRef } from 'react'
import type { Asset, Project } from '@vivify/contract/project'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { claimSound } from '../audition/sole-sound.ts'
import { AuditionCard } from '../audition/audition-card.tsx'
import { setNarration } from '../own-media/document-media.ts'
import { DropArea } from '../../lib/media/drop-area.tsx'
import { useUpload } from '../../lib/media/use-upload.ts'
import { useProject } from '../project/use-project.ts'
import { maxRecordingSeconds } from './recorder.ts'
import { Teleprompter } from './teleprompter.tsx'
import { useRecorder, type RecordingControls } from './use-recorder.ts'

const kinds = ['audio'] as const

/** Records or uploads the person's own voice, which replaces the built-in voices. */
export function Narration({ onGiveUp }: { onGiveUp: () => void }) {
  const { document, edit } = useProject()
  const upload = useUpload(kinds, (saved) => edit((project) => setNarration(project, saved)))
  const recorder = useRecorder((file) => upload.send([file]))
  const asset = document?.narration ? document.assets[document.narration] : undefined

  if (document === null) {
    return (
      <p className="rounded-base border border-dashed border-control-line/60 px-4 py-6 text-center text-sm text-muted">
        Write the script first, then read it aloud here from the screen.
      </p>
    )
  }
  if (asset !== undefined) {
    return (
      <KeptRecording
        asset={asset}
        onRemove={() => {
          edit((project) => setNarration(project, null))
          onGiveUp()
        }}
      />
    )
  }
  if (recorder.state.status !== 'idle') return <Recording document={document} recorder={recorder} />
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <div className="flex flex-col gap-2">
        <Button
          icon={<Mic className="size-4" />}
          isFullWidth
          className="h-auto min-h-16"
          disabled={upload.sending !== null}
          onClick={recorder.start}
        >
          Record now
        </Button>
        <p className="text-xs text-muted">
          Three seconds to breathe, then read the script from the screen. Up to {maxRecordingSeconds / 60}{' '}
          minutes.
        </p>
        {recorder.state.failure !== null && (
          <p role="alert" className="flex items-start gap-1.5 text-xs text-danger-text">
            <CircleAlert className="mt-px size-3.5 shrink-0" aria-hidden="true" />
            {recorder.state.failure}
          </p>
        )}
      </div>
      <DropArea
        label="Upload a recording"
        hint="Read the whole script once. WAV, MP3, M4A, OGG or FLAC"
        kinds={kinds}
        upload={upload}
      />
    </div>
  )
}

function KeptRecording({ asset, onRemove }: { asset: Asset; onRemove: () => void }) {
  const source = useMemo(() => ({ kind: 'asset' as const, assetId: asset.source }), [asset.source])
  const seconds = asset.durationSeconds
  return (
    <div className="flex flex-col gap-2">
      <AuditionCard
        name={asset.name ?? 'Your recording'}
        note={seconds === undefined ? 'Your own voice' : `Your own voice · ${formatSeconds(seconds)}`}
        source={source}
        isChosen
        onChoose={() => undefined}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-muted">
          Captions follow your reading. If you change the words, record again.
        </p>
        <Button variant="quiet" size="small" icon={<Trash2 className="size-3.5" />} onClick={onRemove}>
          Remove my recording
        </Button>
      </div>
    </div>
  )
}

function Recording({ document, recorder }: { document: Project; recorder: RecordingControls }) {
  const { state, finish, cancel } = recorder
  const isRecording = state.status === 'recording'
  const card = useRef<HTMLDivElement>(null)
  // The words to read and the stop button must be visible together, and no other sound may play.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
    return claimSound(() => undefined)
  }, [])
  return (
    <div
      ref={card}
      data-hides-preview=""
      className="flex flex-col scroll-mt-18 scroll-mb-36 gap-3 rounded-base border border-line bg-sunken p-4"
    >
      <div className="flex min-h-8 items-center gap-3">
        <p role="status" className="flex flex-1 items-center gap-2 text-sm font-medium">
          {state.status === 'asking' && 'Allow the microphone in your browser…'}
          {state.status === 'countdown' && 'Get ready…'}
          {state.status === 'working' && 'Saving the recording…'}
          {isRecording && (
            <>
              <span className="size-2.5 animate-pulse rounded-full bg-danger" aria-hidden="true" />
              Recording
            </>
          )}
        </p>
        {isRecording && (
          <span className="text-sm text-muted tabular-nums">
            {formatSeconds(state.seconds)} / {formatSeconds(maxRecordingSeconds)}
          </span>
        )}
        {state.status === 'asking' || state.status === 'working' ? <Spinner className="size-4" /> : null}
      </div>
      <LevelMeter level={isRecording ? state.level : 0} />
      <Teleprompter
        scenes={document.scenes}
        seconds={isRecording ? state.seconds : null}
        countdown={state.status === 'countdown' ? state.left : null}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={cancel} disabled={state.status === 'working'}>
          Cancel
        </Button>
        <Button
          icon={<Square className="size-3.5 fill-current" />}
          disabled={!isRecording || state.seconds < 1}
          onClick={finish}
        >
          Stop and use it
        </Button>
      </div>
    </div>
  )
}

const meterCells = 32

function LevelMeter({ level }: { level: number }) {
  return (
    <div
      role="meter"
      aria-label="Microphone level"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
      className="flex h-2.5 gap-0.75"
    >
      {Array.from({ length: meterCells }, (_, cell) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
          key={cell}
          className={
            cell / meterCells >= level
              ? 'flex-1 rounded-full bg-line'
              : cell > meterCells * 0.92
                ? 'flex-1 rounded-full bg-danger'
                : 'flex-1 rounded-full bg-primary'
          }
        />
      ))}
    </div>
  )
}

function formatSeconds(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

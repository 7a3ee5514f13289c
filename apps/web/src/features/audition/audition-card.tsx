import { Check, CircleAlert, Pause, Play } from '../../ui/icons.tsx'
import { useMemo } from 'react'
import type { AuditionSource } from '../../api/auditions.ts'
import { joinClasses } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { decodePeaks, measurePeaks } from './peaks.ts'
import { useAudition } from './use-audition.ts'
import { Waveform } from './waveform.tsx'

export interface AuditionCardProps {
  name: string
  /** A word or two below the name. */
  note: string
  /** Waveform shown until the sound itself is loaded. */
  restingPeaks?: string | undefined
  /** null when there is nothing to play. Pass the same object until the source changes. */
  source: AuditionSource | null
  isChosen: boolean
  onChoose: () => void
}

/** A voice or a track: the card selects it, its round button plays it. */
export function AuditionCard(props: AuditionCardProps) {
  const { name, note, source, isChosen, onChoose, restingPeaks } = props
  return (
    <div
      className={joinClasses(
        'group relative flex flex-col min-w-0 gap-2 rounded-base border p-3 transition-colors duration-150',
        isChosen
          ? 'border-primary bg-primary-soft'
          : 'border-line bg-raised hover:border-control-line hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={`Use ${name}`}
        onClick={onChoose}
        className="absolute inset-0 rounded-base"
      />
      <span className="pointer-events-none flex min-h-9 min-w-0 items-center gap-2.5">
        {source !== null && <span className="size-9 shrink-0" aria-hidden="true" />}
        <span className="min-w-0 flex-1 text-sm leading-4.5 font-semibold wrap-anywhere">{name}</span>
        {isChosen && <Check className="size-4 shrink-0 text-primary-text" aria-hidden="true" />}
      </span>
      {source !== null && <Listen {...{ name, source, restingPeaks }} />}
      <span className="pointer-events-none text-xs leading-4 text-muted">{note}</span>
    </div>
  )
}

function Listen({
  name,
  source,
  restingPeaks,
}: {
  name: string
  source: AuditionSource
  restingPeaks: string | undefined
}) {
  const { state, audition, share, failure, toggle } = useAudition(source)
  const isOn = state !== 'idle'
  const peaks = useMemo(() => {
    if (audition !== null) return measurePeaks(audition.samples)
    return restingPeaks === undefined ? null : decodePeaks(restingPeaks)
  }, [audition, restingPeaks])
  return (
    <>
      <button
        type="button"
        aria-label={isOn ? `Stop ${name}` : `Hear ${name}`}
        onClick={toggle}
        className={joinClasses(
          'absolute top-3 left-3 grid size-9 place-items-center rounded-full transition-[background-color,transform] duration-150 active:scale-95',
          isOn ? 'bg-primary text-on-primary' : 'bg-hover text-text hover:bg-primary hover:text-on-primary',
        )}
      >
        {state === 'loading' ? (
          <Spinner className="size-4" />
        ) : isOn ? (
          <Pause className="size-4 fill-current" />
        ) : (
          <Play className="ml-0.5 size-4 fill-current" />
        )}
      </button>
      <Waveform peaks={peaks} share={share} className="pointer-events-none" />
      {failure !== null && (
        <p role="alert" className="pointer-events-none flex items-start gap-1.5 text-xs text-danger-text">
          <CircleAlert className="mt-px size-3.5 shrink-0" aria-hidden="true" />
          {failure}
        </p>
      )}
    </>
  )
}

import { joinClasses } from '../../ui/class-names.ts'
import { describeSeconds, describeWords } from './describe-script.ts'

/** The length that does best on TikTok, Reels and Shorts. */
const bestFromSeconds = 20
const bestToSeconds = 45
/** The right end of the scale. */
const scaleSeconds = 70

/** Compares the script's spoken length with the length that platforms reward. */
export function ScriptLength({ seconds, words, scenes }: { seconds: number; words: number; scenes: number }) {
  const share = (value: number): string => `${Math.min(100, (value / scaleSeconds) * 100)}%`
  const isBest = seconds >= bestFromSeconds && seconds <= bestToSeconds
  return (
    <div className="flex flex-col gap-2 rounded-base border border-line bg-raised px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-sm">
          <strong className="font-semibold tabular-nums">{describeSeconds(seconds)}</strong>
          <span className="text-muted"> · {advise(seconds)}</span>
        </p>
        <p className="text-xs text-muted tabular-nums">
          {describeWords(words)} · {scenes === 1 ? '1 scene' : `${scenes} scenes`}
        </p>
      </div>
      <div className="relative h-2 rounded-full bg-line" aria-hidden="true">
        <span
          className="absolute inset-y-0 bg-primary-soft ring-1 ring-primary/50"
          style={{ left: share(bestFromSeconds), width: share(bestToSeconds - bestFromSeconds) }}
        />
        <span
          className={joinClasses(
            'absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full transition-[left] duration-200 ease-out',
            isBest ? 'bg-primary-text' : 'bg-warning-text',
          )}
          style={{ left: share(seconds) }}
        />
      </div>
    </div>
  )
}

function advise(seconds: number): string {
  if (seconds < bestFromSeconds) return 'short; 20 to 45 do best on TikTok, Reels and Shorts'
  if (seconds <= bestToSeconds) return 'just right for TikTok, Reels and Shorts'
  if (seconds <= 90) return 'long; 20 to 45 do best on TikTok, Reels and Shorts'
  return 'very long for a short; consider two videos'
}

import { joinClasses } from '../../ui/class-names.ts'
import { peakCount } from './peaks.ts'

export interface WaveformProps {
  /** Values from 0 to 1; null shows a line of dots, until the sound is known. */
  peaks: readonly number[] | null
  /** Share of the sound that has played, 0 to 1. */
  share: number
  className?: string
}

const height = 28
const pitch = 4
const barWidth = 2.25

/** The waveform of a sound, filled as far as it has played. Purely decorative, because the play button has a label. */
export function Waveform({ peaks, share, className }: WaveformProps) {
  const bars = peaks ?? new Array<number>(peakCount).fill(0)
  const heard = share * bars.length
  return (
    <svg
      viewBox={`0 0 ${bars.length * pitch} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={joinClasses('h-7 w-full', className)}
    >
      {bars.map((peak, index) => {
        const barHeight = Math.max(barWidth, peak * height)
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            key={index}
            x={index * pitch}
            y={(height - barHeight) / 2}
            width={barWidth}
            height={barHeight}
            rx={barWidth / 2}
            className={joinClasses(
              'transition-[y,height] duration-200',
              index < heard ? 'fill-primary-text' : 'fill-control-line/70',
            )}
          />
        )
      })}
    </svg>
  )
}

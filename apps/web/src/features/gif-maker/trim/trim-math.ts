import { limits } from '../recipe.ts'

export type TrimPart = 'start' | 'end' | 'both'

export interface Trim {
  startSeconds: number
  endSeconds: number
}

/**
 * The trim after one part was moved to a time; `both` keeps the length. The trim stays inside the film and within the
 * maximum length of a GIF.
 */
export function moveTrim(trim: Trim, part: TrimPart, toSeconds: number, durationSeconds: number): Trim {
  const length = trim.endSeconds - trim.startSeconds
  const least = Math.min(limits.minSeconds, durationSeconds)
  switch (part) {
    case 'start':
      return {
        startSeconds: clamp(
          toSeconds,
          Math.max(0, trim.endSeconds - limits.maxSeconds),
          trim.endSeconds - least,
        ),
        endSeconds: trim.endSeconds,
      }
    case 'end':
      return {
        startSeconds: trim.startSeconds,
        endSeconds: clamp(
          toSeconds,
          trim.startSeconds + least,
          Math.min(durationSeconds, trim.startSeconds + limits.maxSeconds),
        ),
      }
    case 'both': {
      const startSeconds = clamp(toSeconds, 0, durationSeconds - length)
      return { startSeconds, endSeconds: startSeconds + length }
    }
  }
}

/** True when the trim has its maximum length and the film continues. */
export function isLongest({ startSeconds, endSeconds }: Trim, durationSeconds: number): boolean {
  return endSeconds - startSeconds >= limits.maxSeconds - 0.01 && durationSeconds > limits.maxSeconds
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}

/** Formats a time such as "1:02:03.4" or "4.2 s". */
export function formatMoment(seconds: number): string {
  const tenths = Math.round(seconds * 10)
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`
  const [hours, minutes] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60]
  const rest = ((tenths % 600) / 10).toFixed(1).padStart(4, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

import type { Cover } from '@vivify/contract/cover'
import type { Theme } from '@vivify/contract/project'
import type { Creation } from '../api/creations.ts'

/** The known facts of a creation; unknown ones are null or empty. */
export interface CreationFacts {
  width: number | null
  height: number | null
  durationSeconds: number | null
  /** Credits charged; null when unknown. */
  credits: number | null
  /** Total duration of all stages, in seconds. */
  secondsTaken: number | null
  engines: { part: string; engine: string }[]
  /** The first words of a project's script. */
  excerpt: string
  theme: Theme
  /** For a video: its cover, if the cover can be replaced. */
  cover: Cover | null
}

/** In the order in which the parts run. */
const partNames: Record<string, string> = {
  voice: 'Voice',
  pictures: 'Pictures',
  music: 'Music',
  encoder: 'Encoder',
}

/** Reads facts, which are free-form on the wire. */
export function readFacts({ facts }: Pick<Creation, 'facts'>): CreationFacts {
  const { stages, engines, excerpt, theme } = facts
  const seconds = Array.isArray(stages) ? stages.map((stage) => Number(stage?.seconds)) : []
  const named = typeof engines === 'object' && engines !== null ? (engines as Record<string, unknown>) : {}
  return {
    width: numberOrNull(facts['width']),
    height: numberOrNull(facts['height']),
    durationSeconds: numberOrNull(facts['durationSeconds']),
    credits: numberOrNull(facts['credits']),
    secondsTaken: seconds.length > 0 ? numberOrNull(seconds.reduce((sum, each) => sum + each, 0)) : null,
    engines: Object.keys(partNames).flatMap((part) =>
      named[part] === undefined ? [] : [{ part: partNames[part]!, engine: String(named[part]) }],
    ),
    excerpt: typeof excerpt === 'string' ? excerpt : '',
    cover: isCover(facts['cover']) ? facts['cover'] : null,
    theme: theme === 'pixar' ? 'pixar' : 'viral',
  }
}

/** Width divided by height; 1 when the size is unknown. */
export function ratioOf({ width, height }: Pick<CreationFacts, 'width' | 'height'>): number {
  return width !== null && height !== null && width > 0 && height > 0 ? width / height : 1
}

/** Checks only that the fields exist, because the server wrote the value. */
function isCover(value: unknown): value is Cover {
  return (
    typeof value === 'object' && value !== null && 'style' in value && 'frame' in value && 'title' in value
  )
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

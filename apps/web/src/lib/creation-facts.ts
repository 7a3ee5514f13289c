import type { Cover } from '@vivify/contract/cover'
import type { Theme } from '@vivify/contract/project'
import type { Creation } from '../api/creations.ts'

/** What a creation's facts tell, as far as they are there. */
export interface CreationFacts {
  width: number | null
  height: number | null
  durationSeconds: number | null
  /** Credits charged; null when that was not noted. */
  credits: number | null
  /** Seconds that making it took. */
  secondsTaken: number | null
  engines: { part: string; engine: string }[]
  /** The first words of a project's script. */
  excerpt: string
  theme: Theme
  /** Of a video: its cover, when another one can be made. */
  cover: Cover | null
}

/** In the order that they work. */
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

/** Width over height; what is not known counts as square. */
export function ratioOf({ width, height }: Pick<CreationFacts, 'width' | 'height'>): number {
  return width !== null && height !== null && width > 0 && height > 0 ? width / height : 1
}

/** As the server wrote it. */
function isCover(value: unknown): value is Cover {
  return (
    typeof value === 'object' && value !== null && 'style' in value && 'frame' in value && 'title' in value
  )
}

function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

// What an account knows of a picture before it is painted.

import type { Token } from '../token.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { ReadBond } from '../read-bond.ts'
import type { Camera } from '../words/view.ts'
import type { PlaceName } from '../words/places/places.ts'

export interface Picture {
  readonly subjects: readonly ReadSubject[]
  /** True when houses say how large the subject is. */
  readonly isMeasured: boolean
  /** For each subject, a number that it shares with those it does things with. */
  readonly teams: readonly number[]
  readonly bonds: readonly ReadBond[]
  readonly camera: Camera
  readonly place: PlaceName | undefined
  /** Where the scene is set, whether or not a word names it. */
  readonly setting: PlaceName
  /** The token that names the place. */
  readonly placeToken: Token | undefined
  /** Words of moods that are seen in the light. */
  readonly moodWords: ReadonlySet<string>
  /** Words for things that the drawing of the place has anyway. */
  readonly shownTokens: readonly Token[]
}

/** True for what deeds and relations are of: somebody, something, a place, the weather. */
export function isHead({ kind }: Token): boolean {
  return kind === 'thing' || kind === 'person' || kind === 'place' || kind === 'unknown' || kind === 'air'
}

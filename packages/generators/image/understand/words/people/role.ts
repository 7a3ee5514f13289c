import type { Look } from '../../../figures/look.ts'
import type { PoseName } from '../../../figures/poses.ts'
import type { PlaceName } from '../places/places.ts'

/** What a word for a person means: looks, and what such a person usually does and where. */
export interface Role {
  readonly look: Partial<Look>
  readonly pose?: PoseName
  readonly place?: PlaceName
  /** How much larger than people such a being is. */
  readonly size?: number
  /** Motif of what such a person holds. */
  readonly holds?: string
  /** True when nobody could tell from the picture who it is: a voter looks like anybody. */
  readonly isUntold?: true
}

/** One line a role: comma-separated singular words, then what they mean. */
export type RoleRow = readonly [words: string, role: Role]

/** The looks of most women in the lists. */
export const woman = { isBroad: false, hair: 'long' } as const

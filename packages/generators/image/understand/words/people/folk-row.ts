import type { Look } from '../../../figures/look.ts'
import type { PlaceName } from '../places/places.ts'

export interface Folk {
  /** Adjectives, then words that are a person by themselves. */
  readonly names: string
  readonly nouns?: string
  readonly man: Partial<Look>
  readonly woman: Partial<Look>
  readonly place?: PlaceName
}

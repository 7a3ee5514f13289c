// A bond with those it binds, as the rules of hands and of people want it.

import type { Bond } from '../../understand/understanding.ts'
import type { Item } from '../item.ts'

export interface Deal {
  readonly items: readonly Item[]
  readonly bonds: readonly Bond[]
  readonly bond: Bond
  readonly first: Item
  readonly second: Item
  /** What the first does, and the word of the bond; empty where there is none. */
  readonly pose: string
  readonly word: string
}

// A piece of a prompt with what it means.

import type { PoseName } from '../figures/poses.ts'
import type { Deed } from './words/deeds/deed.ts'
import type { PlaceName } from './words/places/places.ts'
import type { Quality } from './words/qualities.ts'
import type { Role } from './words/people/role.ts'
import type { Thing } from './words/things/things.ts'
import type { Tint } from './words/view.ts'
import type { RelationName } from './words/words.ts'

interface Read {
  readonly words: readonly string[]
  readonly isNegated?: boolean
  /** True for a word that a deed beside it already shows: the head of "over his head". */
  readonly isSaid?: boolean
}

export type Token = Read &
  (
    | { readonly kind: 'person'; readonly roles: readonly Role[] }
    | {
        readonly kind: 'thing'
        readonly thing: Thing
        readonly count?: number
        /** The motif of the pieces that it is made of. */
        readonly madeOf?: string
        /** True when it stands for an idea. */
        readonly isSymbol?: boolean
        /** True when it covers the thing before it. */
        readonly isSpread?: boolean
      }
    | { readonly kind: 'place'; readonly place: PlaceName }
    | {
        readonly kind: 'pose'
        readonly pose: PoseName
        readonly relation?: RelationName
        readonly deed?: Deed
      }
    | { readonly kind: 'relation'; readonly relation: RelationName }
    | { readonly kind: 'air'; readonly air: string }
    | { readonly kind: 'color'; readonly color: string }
    | { readonly kind: 'size'; readonly size: number }
    | { readonly kind: 'number'; readonly count: number }
    | { readonly kind: 'quality'; readonly quality: Quality }
    | { readonly kind: 'view'; readonly tint?: Tint }
    | { readonly kind: 'clothing' | 'negation' | 'silent' | 'unknown' }
  )

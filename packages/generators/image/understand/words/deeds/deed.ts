// What somebody is said to do, with all that shows it.

import type { Look } from '../../../figures/look.ts'
import type { PoseName } from '../../../figures/poses.ts'
import type { PlaceName } from '../places/places.ts'
import type { RelationName } from '../words.ts'

export interface Deed {
  readonly pose: PoseName
  readonly look?: Partial<Look>
  /** How who does it relates to whom or what comes after it. */
  readonly relation?: RelationName
  /** True when only a face seen from near shows it. */
  readonly isClose?: boolean
  /** How whoever it is done to is drawn. */
  readonly done?: { readonly pose: PoseName; readonly look?: Partial<Look> }
  /** Motif of what it is done with, where hands alone don't have it. */
  readonly tool?: string
  /** Where it is done, when nothing else says. */
  readonly place?: PlaceName
  /** True when it means this only where nothing follows that it is done to. */
  readonly isBare?: boolean
  /** True when it is done to things only: nobody holds up whom they raise. */
  readonly isForThings?: boolean
  /** A word that must follow: "brushing her daughter's hair". */
  readonly followedBy?: string
  /** Who two people are who do this. */
  readonly couple?: readonly [string, string]
}

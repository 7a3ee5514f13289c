// What the reader finds in a prompt: subjects, how they relate, the place, light and weather.

import type { Look } from '../figures/look.ts'
import type { PoseName } from '../figures/poses.ts'
import type { Seat } from '../figures/seat-pose.ts'
import type { Camera } from './words/view.ts'
import type { PlaceName } from './words/places/places.ts'
import type { Role } from './words/people/role.ts'
import type { StateName } from './words/things/states.ts'
import type { Thing } from './words/things/things.ts'
import type { RelationName } from './words/words.ts'

export interface PersonSubject {
  readonly kind: 'person'
  readonly word: string
  readonly role: Role
  readonly pose: PoseName
  /** The words for what the person does, where the text says so. */
  readonly deed?: string
  /** What somebody sits on who does something else. */
  readonly seat?: Seat
  /** True where the text says that somebody stands. */
  readonly isUpright?: boolean
  /** Where it is usually done. */
  readonly deedPlace?: PlaceName
  /** A color for the clothes, as `#rrggbb`. */
  readonly color?: string
  readonly size: number
  /** True for who is far behind the others. */
  readonly isFar?: boolean
  /** Clothes, age and mood that the text asks for. */
  readonly wear?: Partial<Look>
}

export interface ThingSubject {
  readonly kind: 'thing'
  readonly word: string
  readonly thing: Thing
  readonly color?: string
  /** Larger or smaller than such a thing usually is. */
  readonly size: number
  /** True for what is far behind the rest. */
  readonly isFar?: boolean
  /** True when it was not asked for: a violinist's violin. */
  readonly isTool?: boolean
  /** Height above the ground as a share of its own, and degrees that its front is raised. */
  readonly lift?: number
  readonly tilt?: number
  /** How a fat animal is drawn. */
  readonly girth?: 'broad' | 'belly'
  /** States that are drawn over it. */
  readonly states?: readonly StateName[]
  /** The motif of the pieces that fill its shape. */
  readonly madeOf?: string
  /** True when there are as many as its container has room for. */
  readonly isHeaped?: boolean
  /** True when many of it are all over the thing that it covers. */
  readonly isSpread?: boolean
}

export type Subject = PersonSubject | ThingSubject

/** How two subjects relate: `from` is `relation` `to`, as a cat is on a table. */
export interface Bond {
  readonly relation: RelationName
  readonly from: number
  readonly to: number
  /** Its place among several that lie together, from 0. */
  readonly order?: number
  /** The word that names the relation, where the text has one. */
  readonly word?: string
  /** The part of the second that the first is on. */
  readonly spot?: Spot
  /** True between those who do something else than each other: what one is on or under, the other isn't. */
  readonly isApart?: boolean
}

export type Spot = 'shoulder' | 'shoulders' | 'back' | 'head' | 'nose' | 'arm' | 'lap'

export interface Understanding {
  readonly subjects: readonly Subject[]
  readonly bonds: readonly Bond[]
  /** For each subject, a number that it shares with those it does things with: "two dogs", "a boy and his dog". */
  readonly teams: readonly number[]
  readonly place: PlaceName | undefined
  /** True when the place follows from a person's work and was not asked for. */
  readonly isUsualPlace: boolean
  readonly camera: Camera
  /** Hours and weather in the words that the painters know. */
  readonly air: readonly string[]
  /** Words that were read in the place of others, and these: "holding" for "pulling". */
  readonly turned?: Readonly<Record<string, string>>
  /** Words of the prompt that will be seen in the picture. */
  readonly drawn: readonly string[]
  /** Words of the prompt that will not. */
  readonly missing: readonly string[]
}

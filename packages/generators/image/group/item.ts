// A subject on its way into a group, and its place there. Positions are in meters, with the ground at 0 and up negative.

import type { Figure } from '../figures/draw-figure.ts'
import { figureFoot } from '../figures/draw-figure.ts'
import type { Pose } from '../figures/stances.ts'
import type { Point } from '../figures/vector.ts'
import type { MotifOutline, OutlineLayer } from '../request.ts'
import type { Subject } from '../understand/understanding.ts'

/** A subject at its place in the group. */
export interface Member {
  readonly word: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export type OutlineOf = (motif: string) => MotifOutline | undefined

const adultMeters = 1.75
export const metersPerUnit = adultMeters / 100

export interface Item {
  readonly subject: Subject
  outline: MotifOutline
  /** Pixels of the outline's square per meter of the world, and where its middle on the ground is. */
  scale: number
  x: number
  y: number
  isMirrored: boolean
  depth: number
  box: { left: number; top: number; right: number; bottom: number; crest?: readonly number[] }
  figure?: Figure
  /** What the subject fills with its steam, flames and wings, where that is more than its box. */
  readonly reach?: Item['box']
  /** Draws a person again with other limbs. */
  readonly redraw?: (change: Partial<Pose>) => void
  /** Draws only what is inside a polygon, in units of the outline's square. */
  readonly showIn?: (points: readonly Point[]) => void
  /** What the person leads or pulls on a rope. */
  ties?: readonly Item[]
  /** What it hangs from, or what it has on strings. */
  strings?: readonly Item[]
  /** Who is seen in it, which is a mirror. */
  image?: Item
  /** What leaps out of its water. */
  splash?: Item
  /** What of a hand is in front of the thing that it holds, in units of the outline's square. */
  front?: readonly OutlineLayer[]
  /** What is at the end of its tongue. */
  tongue?: Item
  /** What it hits. */
  struck?: Item
  /** What its cable leads to. */
  cable?: Item
  /** What of a container is in front of what is in it, in units of the outline's square. */
  cover?: readonly OutlineLayer[]
  /** True for balloons from which the others hang. */
  isCarrier?: boolean
  /** How high its legs are, which are drawn below it. */
  legs?: number
}

/** The name of a thing's motif; empty for a person. */
export const motifOf = ({ subject }: Item): string => (subject.kind === 'thing' ? subject.thing.motif : '')

export const widthOf = ({ box, scale }: Item): number => (box.right - box.left) * scale
export const heightOf = (item: Item): number =>
  (item.figure ? Math.max(0.3, figureFoot[1] - item.box.top) : item.box.bottom - item.box.top) * item.scale

export interface Placed {
  readonly layers: OutlineLayer[]
  readonly depth: number
  readonly member?: Member
  readonly box: { left: number; top: number; right: number; bottom: number }
}

/** The size of what is called huge; a giant is larger. */
export const giantSize = 1.8

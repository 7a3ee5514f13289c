import type { OutlineLayer } from '../request.ts'
import type { Look } from './look.ts'
import type { View } from './stances.ts'

export interface Wearer {
  readonly look: Look
  readonly view: View
  /** 1 where the face is at the right, else 0. */
  readonly front: number
  /** The color of plain hats. */
  readonly main: string
}

/** Draws a hat on a head of radius 1 around the origin. */
export type HatPainter = (wearer: Wearer) => OutlineLayer[]

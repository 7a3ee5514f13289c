// What a text asks of the camera and of the light.

import type { Age } from '../../figures/rig.ts'

export interface Camera {
  readonly isSilhouette: boolean
  /** A person as head and shoulders. */
  readonly isBust: boolean
  /** A bust down to the hips, for a face that nobody asked to be close. */
  readonly isHalf: boolean
  /** The first subject is a face before all others. */
  readonly isFront: boolean
  /** Of whoever is seen as a bust. */
  readonly age: Age
  /** The subjects are small in their place. */
  readonly isFar: boolean
  /** The camera looks up. */
  readonly isLow: boolean
  readonly print: 'gray' | 'sepia' | undefined
  readonly tint: Tint | undefined
}

/** Colored light over everything, or over the sky only. */
export interface Tint {
  readonly color: string
  readonly isSky: boolean
}

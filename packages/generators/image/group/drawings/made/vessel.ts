// A container that stands open.

import type { Part } from '../part.ts'

/** Where contents are, in units of the square. */
export interface Vessel {
  /** What is behind the contents, and what is in front of them. */
  readonly back: readonly Part[]
  readonly front: readonly Part[]
  /** Left, upper, right and lower edge of what is seen of the contents when it is full. */
  readonly room: readonly [left: number, top: number, right: number, bottom: number]
  /** A heap over a rim, rows behind glass, things on shelves (the floors of the shelves), long things in a fan. */
  readonly way: 'heap' | 'clear' | 'shelves' | 'fan'
  /** What a liquid in it looks like: its surface, or all of it behind glass. */
  readonly liquid?: string
  readonly shelves?: readonly number[]
}

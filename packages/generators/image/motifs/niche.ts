import type { PaletteName } from './palettes.ts'

/** Surroundings of a motif; they select the set dressing in every preset. */
export const sceneHints = [
  'city',
  'forest',
  'mountains',
  'ocean',
  'desert',
  'space',
  'field',
  'road',
  'night',
  'snow',
  'room',
  'sunrise',
  'storm',
  'garden',
  'beach',
  'sky',
] as const

export type SceneHint = (typeof sceneHints)[number]

/**
 * One row of the table: comma-separated phrases that a creator may write, the emoji for them, 2 to 4 more emoji for the
 * props, and (when they differ from the niche) a palette and a scene.
 */
export type TopicRow = readonly [
  phrases: string,
  motif: string,
  extras: string,
  palette?: PaletteName | '',
  sceneHint?: SceneHint,
]

/** A family of topics with its usual colors and surroundings. */
export interface Niche {
  readonly category: string
  readonly palette: PaletteName
  readonly sceneHint: SceneHint
  readonly rows: readonly TopicRow[]
}

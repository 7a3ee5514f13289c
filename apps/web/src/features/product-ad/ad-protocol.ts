// The messages between the page and the worker that cuts and draws.

import type { FontFamily } from '@vivify/contract/fonts'
import type { AdWordsPart, FrameShare } from '@vivify/contract/project'
import type { CutDoubt, Mask } from '@vivify/generators/ad/cut-out'
import type { AdLayer } from '@vivify/generators/ad/draw-ad'
import type { AdFormat, AdPart, AdWords } from '@vivify/generators/ad/layout'
import type { AdSceneId } from '@vivify/generators/ad/scene-list'

/** Everything that a person chose for an ad, except its format. */
export interface AdChoice {
  scene: AdSceneId
  words: AdWords
  font: FontFamily
  seed: number
  /** `#rrggbb`, the main color first; null uses the product's own colors. */
  colors: readonly string[] | null
  hasLogo: boolean
}

export interface CutChoice {
  tolerance: number
  useAsIs: boolean
  keep: Mask | null
  erase: Mask | null
}

/** The product without its background. */
export interface CutView {
  picture: ImageBitmap
  /** Its position, as shares of the photo. */
  box: FrameShare
  /** Why the outline may be wrong; null when there is no doubt. */
  doubt: CutDoubt | null
  hasOwnAlpha: boolean
  /** The product's own colors in CSS notation, the largest area first. */
  colors: string[]
}

export interface DrawnAd {
  picture: ImageBitmap
  /** The texts that did not fit. */
  tooLong: AdPart[]
}

export interface RenderedAd {
  png: Blob
  tooLong: AdPart[]
  productBox: FrameShare
  wordsParts: AdWordsPart[]
}

/** The tasks of the worker, by name. */
export interface AdTasks {
  open: { ask: { picture: ImageBitmap }; answer: null }
  setLogo: { ask: { picture: ImageBitmap | null }; answer: null }
  cut: { ask: CutChoice; answer: CutView }
  /** `width` is in pixels. */
  draw: { ask: { ad: AdChoice; format: AdFormat; width: number }; answer: DrawnAd }
  render: { ask: { ad: AdChoice; format: AdFormat; width: number; layer: AdLayer }; answer: RenderedAd }
}

export type AdTask = keyof AdTasks

export interface AdAsk<Task extends AdTask = AdTask> {
  id: number
  task: Task
  input: AdTasks[Task]['ask']
}

export type AdReply = { id: number; answer: AdTasks[AdTask]['answer'] } | { id: number; failure: string }

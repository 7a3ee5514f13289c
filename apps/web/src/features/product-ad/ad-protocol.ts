// What the page and the worker that cuts and draws say to each other.

import type { FontFamily } from '@vivify/contract/fonts'
import type { AdWordsPart, FrameShare } from '@vivify/contract/project'
import type { CutDoubt, Mask } from '@vivify/generators/ad/cut-out'
import type { AdLayer } from '@vivify/generators/ad/draw-ad'
import type { AdFormat, AdPart, AdWords } from '@vivify/generators/ad/layout'
import type { AdSceneId } from '@vivify/generators/ad/scene-list'

/** All that a person chose of an ad but its size. */
export interface AdChoice {
  scene: AdSceneId
  words: AdWords
  font: FontFamily
  seed: number
  /** `#rrggbb`, the leading one first; null takes the product's own. */
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
  /** Where it lies, as shares of the photo. */
  box: FrameShare
  /** Why the outline may be wrong. */
  doubt: CutDoubt | null
  hasOwnAlpha: boolean
  /** The product's own, as CSS colors, the largest first. */
  colors: string[]
}

export interface DrawnAd {
  picture: ImageBitmap
  /** Words that did not fit. */
  tooLong: AdPart[]
}

export interface RenderedAd {
  png: Blob
  tooLong: AdPart[]
  productBox: FrameShare
  wordsParts: AdWordsPart[]
}

/** What can be asked, by name. */
export interface AdTasks {
  open: { ask: { picture: ImageBitmap }; answer: null }
  setLogo: { ask: { picture: ImageBitmap | null }; answer: null }
  cut: { ask: CutChoice; answer: CutView }
  /** Of pixels across. */
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

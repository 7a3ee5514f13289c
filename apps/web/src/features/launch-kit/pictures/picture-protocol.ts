// The messages between the page and the worker that draws a kit's pictures.

import type { KitBrand } from '@vivify/contract/kit'
import type { KitPalette, KitPictureId } from '@vivify/contract/kit-choices'
import type { PictureWords } from '@vivify/generators/kit/pictures/picture-words'

/** Everything that a picture shows, except the picture beside the words. */
export interface PictureChoice {
  id: KitPictureId
  palette: KitPalette
  brand: KitBrand | null
  name: string
  words: PictureWords
}

export type PictureRequest =
  | { type: 'setHero'; picture: ImageBitmap | null }
  | { type: 'setLogo'; picture: ImageBitmap | null }
  | { type: 'draw'; choice: PictureChoice }
  | { type: 'render'; choice: PictureChoice }

export interface DrawnPicture {
  picture: ImageBitmap
  /** Words that the picture shows shortened. */
  tooLong: readonly ('headline' | 'body')[]
}

export interface PictureAnswers {
  setHero: null
  setLogo: null
  draw: DrawnPicture
  /** The picture as PNG. */
  render: Blob
}

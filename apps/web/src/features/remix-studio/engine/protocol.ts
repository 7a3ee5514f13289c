// What the page and its worker say to each other. Every request has an answer of the same id.

import type { RemixRecipe } from '@vivify/generators/remix/recipe'

export interface PixelSize {
  width: number
  height: number
}

/** Without the id, which the client gives. */
export type RemixRequest =
  /** Decodes the picture at this size; later requests are about it. */
  | { type: 'open'; picture: Blob; size: PixelSize }
  /** Draws all but the words, with its longer side at most this long. */
  | { type: 'render'; recipe: RemixRecipe; maxSide: number }
  /** The colours that a picture is made of, dark to light. */
  | { type: 'palette'; picture: Blob; size: PixelSize; count: number }
  /** A loop that moves with depth; `words` lies over every frame and has its size. */
  | { type: 'film'; recipe: RemixRecipe; maxSide: number; words: ImageBitmap | null }
  /** The frames of that loop, small, to look at. */
  | { type: 'frames'; recipe: RemixRecipe; maxSide: number; count: number }

export interface RemixAnswers {
  open: PixelSize
  render: ImageBitmap
  palette: string[]
  film: Blob
  frames: ImageBitmap[]
}

export type RequestMessage = RemixRequest & { id: number }

export type AnswerMessage =
  | { id: number; type: 'done'; answer: RemixAnswers[keyof RemixAnswers] }
  | { id: number; type: 'progress'; share: number }
  | { id: number; type: 'failed'; message: string }

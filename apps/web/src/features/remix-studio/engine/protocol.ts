// What the page and its worker say to each other. Every request has an answer of the same id.

import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import type { WorkerAnswer } from '../../../lib/worker-client.ts'

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
  /** The colors that a picture is made of, dark to light. */
  | { type: 'palette'; picture: Blob; size: PixelSize; count: number }
  /** A moment, 0 to 1, of the loop in which the picture moves with depth; without the words. */
  | { type: 'move'; recipe: RemixRecipe; maxSide: number; time: number }

export interface RemixAnswers {
  open: PixelSize
  render: ImageBitmap
  palette: string[]
  move: ImageBitmap
}

export type RequestMessage = RemixRequest & { id: number }

export type AnswerMessage = WorkerAnswer<RemixAnswers[keyof RemixAnswers]>

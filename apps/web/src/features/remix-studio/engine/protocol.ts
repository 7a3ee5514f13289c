// Requests from the page to its worker, and the answers, which carry the id of the request.

import type { RemixRecipe } from '@vivify/generators/remix/recipe'
import type { WorkerAnswer } from '../../../lib/worker-client.ts'

export interface PixelSize {
  width: number
  height: number
}

/** A request without its id; the client adds one. */
export type RemixRequest =
  /** Decodes a picture at this size; later requests use it. */
  | { type: 'open'; picture: Blob; size: PixelSize }
  /** Draws everything except the words, with a longer side of at most `maxSide`. */
  | { type: 'render'; recipe: RemixRecipe; maxSide: number }
  /** The dominant colors of a picture, dark to light. */
  | { type: 'palette'; picture: Blob; size: PixelSize; count: number }
  /** Draws one moment (0 to 1) of the motion loop, without the words. */
  | { type: 'move'; recipe: RemixRecipe; maxSide: number; time: number }

export interface RemixAnswers {
  open: PixelSize
  render: ImageBitmap
  palette: string[]
  move: ImageBitmap
}

export type RequestMessage = RemixRequest & { id: number }

export type AnswerMessage = WorkerAnswer<RemixAnswers[keyof RemixAnswers]>

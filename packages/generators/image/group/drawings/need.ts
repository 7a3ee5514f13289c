// What a pose needs beside the figure.

/** A thing that a pose needs: its longer side, and how far ahead of the figure its middle is, in meters. */
export interface Need {
  readonly motif: string
  readonly meters: number
  readonly ahead: number
  readonly isBehind: boolean
  /** What is in its place where the text names it. */
  readonly unless?: RegExp
}

/** One token ready to be read, with its neighbors. All texts are folded and free of wrapping punctuation. */
export interface TokenContext {
  /** The token itself, never empty. */
  readonly body: string
  /** The token folded, punctuation kept; abbreviations need their point. */
  readonly folded: string
  /** The token before; empty at the start of the text. */
  readonly previous: string
  /** The token after; empty at the end of the text. */
  readonly next: string
  /** True when this token stands among words in capitals, so that capitals do not mean an acronym. */
  readonly isShouting: boolean
}

/** Reads one kind of token: ASCII words separated by spaces, or null when the token is of another kind. */
export type Reader = (token: TokenContext) => string | null

/** True for text such as 7, 1,200, 3.5, 5-10 or $2.5. */
export function isNumeric(text: string): boolean {
  return /^[$€£¥₹+~-]*\d[\d,.]*(?:-[$€£¥₹]?\d[\d,.]*)?$/.test(text)
}

/** One token to read, with its neighbors. All texts are folded and have no surrounding punctuation. */
export interface TokenContext {
  /** The token itself, never empty. */
  readonly body: string
  /** The folded token with its punctuation, because abbreviations need their period. */
  readonly folded: string
  /** The previous token; empty at the start of the text. */
  readonly previous: string
  /** The next token; empty at the end of the text. */
  readonly next: string
  /** True when this token is among words in capitals, so capitals do not mean an acronym. */
  readonly isShouting: boolean
}

/** Reads one kind of token: ASCII words separated by spaces, or null when the token is of another kind. */
export type Reader = (token: TokenContext) => string | null

/** True for text such as 7, 1,200, 3.5, 5-10 or $2.5. */
export function isNumeric(text: string): boolean {
  return /^[$€£¥₹+~-]*\d[\d,.]*(?:-[$€£¥₹]?\d[\d,.]*)?$/.test(text)
}

/** A sentence of a source without what is not spoken. */
export interface SourceSentence {
  readonly text: string
  /** True after a heading, a blank line or a change of speaker. */
  readonly startsBlock: boolean
  /** True for an entry of a numbered list. */
  readonly isNumbered?: boolean
  /** True for a point that says what to do, as its page shows. */
  readonly isCommand?: boolean
  /** True for a name among such points, which is said with what follows it. */
  readonly isSpoken?: boolean
  /** True for a guessed sentence that may be several ones, or part of one. */
  readonly isDoubtful?: boolean
  /** True within a quotation that began in an earlier sentence. */
  readonly isInside?: boolean
  /** True where a quotation goes on in the next sentence. */
  readonly isOpen?: boolean
  /** Who says it, where the source names speakers. */
  readonly speaker?: string
}

// Recognizes sentences that say again what was already said in nearly the same words.

const size = 4
/** Shorter sentences count as repeated only when all their words are the same. */
const minShingled = 6
/** The share of a sentence's runs of words that were seen before. */
const maxShare = 0.55

/** Remembers texts by their runs of four words. */
export class SeenTexts {
  readonly #shingles = new Set<string>()
  readonly #whole = new Set<string>()

  /** Adds every sentence of a text; the caller has split it. */
  add(sentences: Iterable<string>): void {
    for (const sentence of sentences) {
      const words = wordsOf(sentence)
      if (words.length === 0) continue
      this.#whole.add(words.join(' '))
      for (const shingle of shinglesOf(words)) this.#shingles.add(shingle)
    }
  }

  /** Whether the sentence, or nearly the same one, was added before. */
  has(sentence: string): boolean {
    const words = wordsOf(sentence)
    if (this.#whole.has(words.join(' '))) return true
    if (words.length < minShingled) return false
    const shingles = shinglesOf(words)
    const known = shingles.filter((shingle) => this.#shingles.has(shingle)).length
    return known / shingles.length > maxShare
  }
}

function shinglesOf(words: readonly string[]): string[] {
  return Array.from({ length: Math.max(0, words.length - size + 1) }, (_, index) =>
    words.slice(index, index + size).join(' '),
  )
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
  )
}

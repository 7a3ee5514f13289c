/**
 * Looks up what a phrase stands for, from rows of a meaning and its phrases: `['sunset', 'sunset, dusk, at dusk']`.
 * Throws for a phrase in two rows, because one of them would mean nothing.
 */
export function indexPhrases<Meaning>(
  rows: readonly (readonly [meaning: Meaning, phrases: string])[],
): ReadonlyMap<string, Meaning> {
  const index = new Map<string, Meaning>()
  for (const [meaning, phrases] of rows) {
    for (const phrase of phrases.split(', ')) {
      if (index.has(phrase)) throw new Error(`"${phrase}" is in two rows of a table. Keep it in one.`)
      index.set(phrase, meaning)
    }
  }
  return index
}

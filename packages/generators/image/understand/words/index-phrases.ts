/**
 * Looks up what a phrase stands for, from rows of a meaning and its phrases: `['sunset', 'sunset, dusk, at dusk']`. A
 * phrase belongs in one row; of two, the later one counts.
 */
export function indexPhrases<Meaning>(
  rows: readonly (readonly [meaning: Meaning, phrases: string])[],
): ReadonlyMap<string, Meaning> {
  return new Map(
    rows.flatMap(([meaning, phrases]) => phrases.split(', ').map((phrase) => [phrase, meaning] as const)),
  )
}

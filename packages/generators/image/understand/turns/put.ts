// What every turn of speech does in the end.

/** The words with others in the place of those from `from` up to `to`. */
export function put(
  words: readonly string[],
  from: number,
  to: number,
  ...own: readonly string[]
): readonly string[] {
  return [...words.slice(0, from), ...own, ...words.slice(to)]
}

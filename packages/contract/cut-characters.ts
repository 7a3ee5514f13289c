/** The beginning of a text, without half of a character at its end, which no database can store. */
export function cutCharacters(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  return text.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, '')
}

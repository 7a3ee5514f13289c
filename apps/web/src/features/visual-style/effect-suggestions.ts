/** Each is understood as a whole; the test asks the reader that videos are made with. */
export const effectSuggestions = [
  'whoosh on every cut',
  'pop on numbers',
  'ding on emphasis',
  'riser at the start',
  'hit at the end',
  'soft typing on every word',
] as const

const maxCharacters = 500

/** Adds a suggestion to what is written; "none" and what would be too long give way to it. */
export function addEffect(text: string, suggestion: string): string {
  const kept = text.trim().replace(/[,;.\s]+$/, '')
  if (kept === '' || /^(none|no|off)$/i.test(kept)) return suggestion
  const joined = `${kept}, ${suggestion}`
  return joined.length > maxCharacters ? text : joined
}

/** Each suggestion must be fully understood; a test checks them with the parser that videos use. */
export const effectSuggestions = [
  'whoosh on every cut',
  'pop on numbers',
  'ding on emphasis',
  'riser at the start',
  'hit at the end',
  'soft typing on every word',
] as const

const maxCharacters = 500

/** Adds a suggestion to the text. Replaces "none"; leaves the text unchanged if it would get too long. */
export function addEffect(text: string, suggestion: string): string {
  const kept = text.trim().replace(/[,;.\s]+$/, '')
  if (kept === '' || /^(none|no|off)$/i.test(kept)) return suggestion
  const joined = `${kept}, ${suggestion}`
  return joined.length > maxCharacters ? text : joined
}

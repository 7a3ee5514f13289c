/** Splits a text into lowercase words without possessive endings and punctuation. */
export function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}

/**
 * A rough stem that unites plural, -ing and -ed forms: "habits" and "habit" agree, and so do "baking", "baked" and
 * "bake". For comparing only, not for display: the stem of "bake" is "bak".
 */
export function stemWord(word: string): string {
  if (word.length < 4) return word
  let stem = word
  if (/(?:ss|us|is|news)$/.test(stem)) return stem
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}i`
  else if (/(?:s|x|z|ch|sh)es$/.test(stem)) stem = stem.slice(0, -2)
  else if (stem.endsWith('s')) stem = stem.slice(0, -1)
  const ending = stem.match(/(?:ing|(?<!e)ed)$/)?.[0]
  if (ending) {
    const rest = stem.slice(0, -ending.length)
    if (rest.length >= 3 && /[aeiouy]/.test(rest)) stem = rest.replace(/([bdgklmnprt])\1$/, '$1')
  }
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1)
  return stem.length > 3 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem
}

/** The stems of all words of a phrase, joined by spaces. */
export function stemPhrase(phrase: string): string {
  return splitWords(phrase).map(stemWord).join(' ')
}

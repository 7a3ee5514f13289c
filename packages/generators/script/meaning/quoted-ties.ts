// What somebody is quoted with goes on in the next sentence.

/** "I don't count the mistakes," she said. "I count the hours until the phone rings." */
const quoteTurn =
  /[,?!]["”] (?:he|she|i|we|they|(?:my|the|his|her) \p{L}+|\p{Lu}\p{L}+) (?:said|says|asked|told me|answered|replied)\.$/iu
/** "He took the microphone and said, it was a long trip. Along the way I got married." */
const quoteOpening = /\b(?:said|says|wrote|answered|replied),? \S.{8,}$/i

export function goesOnQuoting(text: string, next: string): boolean {
  if (!quoteOpening.test(text) || /\bI\b/.test(text.split(',')[0]!)) return false
  return /\b(?:I|I['’]\p{L}+|my|we)\b/u.test(next) || /^(?:you|you['’](?:d|ve|re|ll)|your)\b/i.test(next)
}

/** True for the second half of what somebody said, behind "she said". */
export function goesOnSpeaking(text: string, next: string): boolean {
  return /^["“]/.test(next) && quoteTurn.test(text)
}

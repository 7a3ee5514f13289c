// What somebody is quoted with goes on in the next sentence.

/** "I don't count the mistakes," she said. "I count the hours until the phone rings." */
const quoteTurn =
  /[,?!]["”] (?:he|she|i|we|they|(?:my|the|his|her) \p{L}+|\p{Lu}\p{L}+) (?:said|says|asked|told me|answered|replied)\.$/iu
/** "He took the microphone and said, it was a long trip. Along the way I got married." */
const quoteOpening = /\b(?:said|says|wrote|answered|replied),? \S.{8,}$/i
/** "And they say please pull the trains back. We'd be safe in there.": speech without marks, which begins with a call. */
const callOpening =
  /\b(?:says?|said|goes|yells?|yelled|(?:i['’]m|was|were) like) (?:please|hey|hi|hello|look|listen|oh|wait|okay)\b.{6,}$/i
const goesOnCalling =
  /^(?:(?:do|can|could|would|will|are|did) you|we|we['’](?:d|ll|re)|i|i['’](?:m|d|ll)|it['’]ll)\b/i

export function goesOnQuoting(text: string, next: string): boolean {
  if (callOpening.test(text) && goesOnCalling.test(next)) return true
  if (!quoteOpening.test(text) || /\bI\b/.test(text.split(',')[0]!)) return false
  return /\b(?:I|I['’]\p{L}+|my|we)\b/u.test(next) || /^(?:you|you['’](?:d|ve|re|ll)|your)\b/i.test(next)
}

/** True for the second half of what somebody said, behind "she said". */
export function goesOnSpeaking(text: string, next: string): boolean {
  return /^["“]/.test(next) && quoteTurn.test(text)
}

// Corrects a mistyped word to one that the library knows.

/** Shorter words have too many neighbors: "tiger" and "timer". */
const minLetters = 6
const minLettersOfVowel = 8

/**
 * The known word that differs from `word` by one slip of the fingers: two letters swapped, one left out, one too many, or
 * a wrong vowel. Another wrong consonant is no slip but another word ("election", "electron"). Null without such a word.
 */
export function correctWord(word: string, known: Iterable<string>): string | null {
  if (word.length < minLetters) return null
  for (const candidate of known) {
    if (candidate.length >= minLetters - 1 && candidate[0] === word[0] && isOneSlipAway(word, candidate)) {
      return candidate
    }
  }
  return null
}

function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const restOfA = a.slice(start)
  const restOfB = b.slice(start)
  if (a.length > b.length) return restOfA.slice(1) === restOfB
  if (a.length < b.length) return restOfA === restOfB.slice(1)
  if (restOfA.slice(2) === restOfB.slice(2) && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0])
    return true
  // In a short word another vowel makes another word: "litter" and "letter".
  return (
    a.length >= minLettersOfVowel &&
    restOfA.slice(1) === restOfB.slice(1) &&
    /^[aeiouy][aeiouy]$/.test(`${restOfA[0]}${restOfB[0]}`)
  )
}

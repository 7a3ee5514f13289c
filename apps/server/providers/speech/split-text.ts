import { splitSentences } from '@vivify/generators/script/wording/sentences'

/**
 * Splits a text into parts of at most `maxCharacters`: at the ends of sentences where possible, else after a comma, else
 * between words. Only a word that is too long itself is cut.
 */
export function splitText(text: string, maxCharacters: number): string[] {
  const whole = text.trim()
  if (whole.length <= maxCharacters) return [whole]
  const sentences = splitSentences(whole).flatMap((sentence) =>
    sentence.length <= maxCharacters ? [sentence] : splitSentence(sentence, maxCharacters),
  )
  return pack(sentences, maxCharacters)
}

function splitSentence(sentence: string, maxCharacters: number): string[] {
  const clauses = sentence.split(/(?<=[,;:،、，])\s+/)
  return clauses.flatMap((clause) => {
    if (clause.length <= maxCharacters) return [clause]
    const words = clause.split(/\s+/).flatMap((word) => cutWord(word, maxCharacters))
    return pack(words, maxCharacters)
  })
}

function cutWord(word: string, maxCharacters: number): string[] {
  const parts: string[] = []
  let part = ''
  // By code points, so that no surrogate pair is cut.
  for (const character of word) {
    if (part.length + character.length > maxCharacters) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/** Joins neighbors while they fit. */
function pack(pieces: readonly string[], maxCharacters: number): string[] {
  const parts: string[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= maxCharacters) {
      parts[parts.length - 1] = `${last} ${piece}`
    } else {
      parts.push(piece)
    }
  }
  return parts
}

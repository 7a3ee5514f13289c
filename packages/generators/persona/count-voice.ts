export interface VoiceCounts {
  /** At least 1. */
  readonly sentences: number
  /** Lowercase. */
  readonly words: readonly string[]
  readonly exclamations: number
  readonly emoji: number
  readonly syllables: number
}

/** Counts what a voice is recognized by. Hashtags, addresses and mentions are left out. */
export function countVoice(text: string): VoiceCounts {
  const plain = text.replace(/(?:https?:\/\/|[#@])\S+/g, ' ')
  const words = plain.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  const sentences = plain.split(/[.!?…]+|\n+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
  return {
    sentences: Math.max(1, sentences),
    words,
    exclamations: plain.match(/!+/g)?.length ?? 0,
    emoji:
      plain.match(/\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)*/gu)
        ?.length ?? 0,
    syllables: words.reduce((sum, word) => sum + countSyllables(word), 0),
  }
}

/** An estimate for English; other alphabets count a syllable for three letters. */
function countSyllables(word: string): number {
  if (!/[a-z]/.test(word)) return Math.ceil(word.length / 3)
  const groups = word.replace(/(?:[^laeiouy]e|ed|es)$/, '').match(/[aeiouyà-ü]+/g)?.length ?? 0
  return Math.max(1, groups)
}

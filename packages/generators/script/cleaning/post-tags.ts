// The hashtags and handles at the end of a pasted post. They find it readers, and nobody says them.

export interface PostText {
  readonly text: string
  /** How many were left out. */
  readonly hashtags: number
  readonly handles: number
}

const tag =
  /^(?:#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+|@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]*[\p{L}\p{N}_])?)[,;.!|•]?$/u
/** Emoji and lone marks between the tags. */
const ornament = /^[^\p{L}\p{N}#@]+$/u
/** Only ever written for a platform, so that one of them alone is no word of the sentence. */
const platformTag =
  /^#(?:ad|sponsored|gifted|shorts?|reels?|fyp|fy|foryou|foryoupage|viral|trending|partner)\b/i
const sentenceEnd = /[.!?…:)"'”’\p{Extended_Pictographic}\u{fe0f}]$/u

/**
 * Leaves out the tags that end a text: lines of them, and those behind its last sentence. A tag that is a word of the
 * sentence stays ("I love #coffee", "Follow @maria"). Lines of hashtags alone are left to whoever reads the lines.
 */
export function withoutPostTags(text: string): PostText {
  const lines = text.split('\n')
  const left = { hashtags: 0, handles: 0 }
  for (let index = lines.length - 1; index >= 0; index--) {
    const words = lines[index]!.split(/\s+/).filter((word) => word !== '')
    const isOnlyTags = words.every((word) => tag.test(word) || ornament.test(word))
    if (!isOnlyTags) {
      lines[index] = withoutTagsBehind(lines[index]!, left)
      break
    }
    if (!words.some((word) => word.startsWith('@'))) continue
    count(words, left)
    lines[index] = ''
  }
  return { text: lines.join('\n'), ...left }
}

function withoutTagsBehind(line: string, left: { hashtags: number; handles: number }): string {
  const words = line.trimEnd().split(' ')
  let start = words.length
  while (start > 0 && (tag.test(words[start - 1]!) || isBetweenTags(words, start - 1))) start--
  const isSentence = start > 0 && sentenceEnd.test(words[start - 1]!)
  if (!isSentence) {
    // "Follow @maria #travel #lisbon": whom to follow belongs to the sentence.
    while (start < words.length && words[start]!.startsWith('@')) start++
    const tags = words.slice(start).filter((word) => word.startsWith('#'))
    if (tags.length === 1 && !platformTag.test(tags[0]!)) return line
  }
  if (start === words.length) return line
  count(words.slice(start), left)
  return words.slice(0, start).join(' ').trimEnd()
}

/** True for an ornament with a tag behind it. */
function isBetweenTags(words: readonly string[], index: number): boolean {
  const next = words[index + 1]
  return next !== undefined && tag.test(next) && /^[|•·,&+-]$/.test(words[index]!)
}

function count(words: readonly string[], left: { hashtags: number; handles: number }): void {
  for (const word of words) {
    if (word.startsWith('#')) left.hashtags++
    else if (word.startsWith('@')) left.handles++
  }
}

// How a name falls into lines, words and initials.

/** The words of a name. */
export function wordsOf(name: string): string[] {
  return name.split(/\s+/).filter((word) => word !== '')
}

/** Lines of similar length, at most `count`, broken between words. */
export function balanceLines(text: string, count: number): string[] {
  const words = wordsOf(text)
  let best = [words.join(' ')]
  let bestScore = Infinity
  for (const lines of splitInto(words, Math.min(count, words.length))) {
    const longest = Math.max(...lines.map((line) => line.length))
    const shortest = Math.min(...lines.map((line) => line.length))
    const score = longest + (longest - shortest) * 0.25
    if (score < bestScore) [best, bestScore] = [lines, score]
  }
  return best
}

/** All ways to put words on exactly `count` lines. Names are short, so there are few. */
function splitInto(words: readonly string[], count: number): string[][] {
  if (count <= 1) return [[words.join(' ')]]
  const ways: string[][] = []
  for (let first = 1; first <= words.length - count + 1; first++) {
    for (const rest of splitInto(words.slice(first), count - 1)) {
      ways.push([words.slice(0, first).join(' '), ...rest])
    }
  }
  return ways
}

const smallWords = new Set([
  'the',
  'a',
  'an',
  'of',
  'and',
  '&',
  'for',
  'in',
  'on',
  'at',
  'by',
  'to',
  'de',
  'la',
])

/** One to three letters for a monogram: of the words that carry the name, or the capitals inside a single word. */
export function initialsOf(name: string): string {
  const words = wordsOf(name).filter((word) => /[\p{Letter}\p{Number}]/u.test(word))
  const main = words.filter((word) => !smallWords.has(word.toLowerCase()))
  const chosen = main.length > 0 ? main : words
  const [only] = chosen
  if (only === undefined) return [...name].slice(0, 1).join('')
  if (chosen.length === 1) {
    const capitals = only.match(/\p{Lu}/gu) ?? []
    const isMixed = /\p{Ll}/u.test(only) && capitals.length > 1
    return isMixed ? capitals.slice(0, 2).join('') : firstLetter(only)
  }
  return chosen.slice(0, 3).map(firstLetter).join('').slice(0, 3)
}

function firstLetter(word: string): string {
  return (word.match(/[\p{Letter}\p{Number}]/u)?.[0] ?? '').toUpperCase()
}

/** Where the second part of a name begins: its last word, or a capital inside a single word. Null when it has one part. */
export function secondPartAt(name: string): number | null {
  const space = name.lastIndexOf(' ')
  if (space > 0) return space + 1
  const inner = name.slice(1).search(/(?<=\p{Ll})\p{Lu}/u)
  return inner < 0 ? null : inner + 1
}

/** The number of lines that a name reads best on. */
export function lineCount(name: string, lettersPerLine: number): number {
  return Math.min(wordsOf(name).length, Math.max(1, Math.ceil(name.length / lettersPerLine)), 3)
}

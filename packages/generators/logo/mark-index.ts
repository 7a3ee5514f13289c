// Finds marks by what people call them.

import { splitWords, stemWord } from '../image/motifs/words.ts'

/** A motif that works as a mark. */
export interface MarkEntry {
  /** Its name in the motif set. */
  readonly name: string
  /** What people call it. */
  readonly label: string
  readonly tags: readonly string[]
  /** The file that has its outline. */
  readonly bucket: number
}

/** Marks that suit many brands: shown where a name suggests none, and kept in one file. */
export const popularMarks = [
  'owl',
  'hot-beverage',
  'leaf-fluttering-in-wind',
  'mountain',
  'rocket',
  'cube-mark',
  'fox',
  'lotus',
  'high-voltage',
  'orbit-mark',
  'crown',
  'aperture-mark',
  'growth-mark',
  'seedling',
  'light-bulb',
  'paw-prints',
  'studio-microphone',
]

const scores = { whole: 12, head: 6, word: 4, tag: 3, start: 2 } as const

/** Marks that fit a text, best first. Every word counts; none has to match. */
export function findMarks(text: string, entries: readonly MarkEntry[], limit: number): MarkEntry[] {
  const words = splitWords(text)
  const stems = words.map(stemWord)
  if (stems.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, stems, words) }))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

function scoreOf({ label, tags }: MarkEntry, stems: readonly string[], words: readonly string[]): number {
  const own = splitWords(label)
  const ownStems = own.map(stemWord)
  if (ownStems.join(' ') === stems.join(' ')) return 100
  const tagStems = tags.map(stemWord)
  return stems.reduce((sum, stem, index) => {
    if (ownStems.length === 1 && ownStems[0] === stem) return sum + scores.whole
    if (ownStems.at(-1) === stem) return sum + scores.head
    if (ownStems.includes(stem)) return sum + scores.word
    if (tagStems.includes(stem)) return sum + scores.tag
    const typed = words[index]!
    const isStart = typed.length > 1 && [...own, ...tags].some((word) => word.startsWith(typed))
    return sum + (isStart ? scores.start : 0)
  }, 0)
}

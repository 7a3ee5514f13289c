import { findTopics } from '../image/motifs/find-motif.ts'
import { splitWords, stemWord } from '../image/motifs/words.ts'
import { findMarks, type MarkEntry } from './mark-index.ts'
import type { LogoWish } from './read-logo-prompt.ts'

/** Marks for a text: those that it names, then those of its topic ("bakery" gives bread), then the rest that fit. */
export function searchMarks(text: string, entries: readonly MarkEntry[], limit: number): MarkEntry[] {
  const named = findMarks(text, entries, limit)
  const [first] = named
  const isExact = first !== undefined && stemWord(first.label) === stemWord(text.trim().toLowerCase())
  const topical = marksOfTopics(text, entries)
  const ordered = isExact ? [first, ...topical, ...named] : [...topical, ...named]
  return [...new Set(ordered)].slice(0, limit)
}

/** The marks that fit a wish, best first; none when it says nothing that can be shown. */
export function suggestMarks(
  wish: Pick<LogoWish, 'shown' | 'nameWords' | 'aboutWords'>,
  entries: readonly MarkEntry[],
  limit: number,
): MarkEntry[] {
  const about = wish.aboutWords.join(' ')
  const name = wish.nameWords.join(' ')
  const found = [
    ...(wish.shown === '' ? [] : searchMarks(wish.shown, entries, 2)),
    ...exactMarks(wish.nameWords, entries),
    ...exactMarks(wish.aboutWords, entries),
    ...marksOfTopics(about, entries),
    ...marksOfTopics(name, entries),
    ...findMarks(about, entries, limit),
    ...findMarks(name, entries, limit),
  ]
  return [...new Set(found)].slice(0, limit)
}

/** Marks that a name says by itself: the things in it, and what its topic is shown by. Mere likeness doesn't count. */
export function marksOfName(name: string, entries: readonly MarkEntry[]): MarkEntry[] {
  return [...new Set([...exactMarks(splitWords(name), entries), ...marksOfTopics(name, entries)])]
}

function exactMarks(words: readonly string[], entries: readonly MarkEntry[]): MarkEntry[] {
  const byLabel = new Map(entries.map((entry) => [stemWord(entry.label.toLowerCase()), entry]))
  return words.flatMap((word) => byLabel.get(stemWord(word)) ?? [])
}

function marksOfTopics(text: string, entries: readonly MarkEntry[]): MarkEntry[] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  return findTopics(text)
    .filter(({ isWeak }) => !isWeak)
    .flatMap(({ topic }) =>
      [topic.motif, ...topic.extras].flatMap((name) => byName.get(name) ?? []).slice(0, 2),
    )
}

import { findTopics } from '../image/motifs/find-motif.ts'
import { stemWord } from '../image/motifs/words.ts'
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
export function suggestMarks(wish: LogoWish, entries: readonly MarkEntry[], limit: number): MarkEntry[] {
  const byLabel = new Map(entries.map((entry) => [stemWord(entry.label.toLowerCase()), entry]))
  const exact = (words: readonly string[]): MarkEntry[] =>
    words.flatMap((word) => byLabel.get(stemWord(word)) ?? [])
  const about = wish.aboutWords.join(' ')
  const name = wish.nameWords.join(' ')
  const found = [
    ...(wish.shown === '' ? [] : searchMarks(wish.shown, entries, 2)),
    ...exact(wish.nameWords),
    ...exact(wish.aboutWords),
    ...marksOfTopics(about, entries),
    ...marksOfTopics(name, entries),
    ...findMarks(about, entries, limit),
    ...findMarks(name, entries, limit),
  ]
  return [...new Set(found)].slice(0, limit)
}

function marksOfTopics(text: string, entries: readonly MarkEntry[]): MarkEntry[] {
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  return findTopics(text)
    .filter(({ isWeak }) => !isWeak)
    .flatMap(({ topic }) =>
      [topic.motif, ...topic.extras].flatMap((name) => byName.get(name) ?? []).slice(0, 2),
    )
}

// Compares two versions of a text: paragraph by paragraph, and word by word where a paragraph was changed.

import { diffWords, type DiffPart } from '../../../lib/word-diff.ts'

export type Difference =
  | { kind: 'same'; paragraphs: string[] }
  /** One paragraph that became another; an empty side means that it was added or removed. */
  | { kind: 'changed'; parts: DiffPart[] }

/** Beyond this, the table of all pairs would take too much memory, and everything in between counts as replaced. */
const maxPairs = 4_000_000

export function compareTexts(before: string, after: string): Difference[] {
  const old = splitParagraphs(before)
  const fresh = splitParagraphs(after)
  let head = 0
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head++
  let tail = 0
  while (
    tail < Math.min(old.length, fresh.length) - head &&
    old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]
  )
    tail++
  return joinSame([
    { kind: 'same', paragraphs: old.slice(0, head) },
    ...compareMiddle(old.slice(head, old.length - tail), fresh.slice(head, fresh.length - tail)),
    { kind: 'same', paragraphs: old.slice(old.length - tail) },
  ])
}

/** How many words were added and removed. */
export function countChanges(differences: readonly Difference[]): { added: number; removed: number } {
  const counts = { added: 0, removed: 0 }
  for (const difference of differences) {
    if (difference.kind === 'same') continue
    for (const { kind, text } of difference.parts) {
      if (kind !== 'same') counts[kind] += text.split(/\s+/).filter(Boolean).length
    }
  }
  return counts
}

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

function compareMiddle(old: readonly string[], fresh: readonly string[]): Difference[] {
  if (old.length * fresh.length > maxPairs) return pairUp(old, fresh)
  const common = commonLengths(old, fresh)
  const differences: Difference[] = []
  let gone: string[] = []
  let come: string[] = []
  const flush = (): void => {
    differences.push(...pairUp(gone, come))
    gone = []
    come = []
  }
  let left = 0
  let right = 0
  while (left < old.length || right < fresh.length) {
    if (left < old.length && right < fresh.length && old[left] === fresh[right]) {
      flush()
      differences.push({ kind: 'same', paragraphs: [old[left]!] })
      left++
      right++
    } else if (
      right === fresh.length ||
      (left < old.length && common[left + 1]![right]! >= common[left]![right + 1]!)
    ) {
      gone.push(old[left++]!)
    } else {
      come.push(fresh[right++]!)
    }
  }
  flush()
  return differences
}

/** `table[i][j]` is the length of the longest common subsequence of `old` from i on and `fresh` from j on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1))
  for (let left = old.length - 1; left >= 0; left--) {
    for (let right = fresh.length - 1; right >= 0; right--) {
      table[left]![right] =
        old[left] === fresh[right]
          ? table[left + 1]![right + 1]! + 1
          : Math.max(table[left + 1]![right]!, table[left]![right + 1]!)
    }
  }
  return table
}

/** In a run of changes, the first removed paragraph became the first added one, and so on. */
function pairUp(gone: readonly string[], come: readonly string[]): Difference[] {
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    kind: 'changed',
    parts: diffWords(gone[index] ?? '', come[index] ?? ''),
  }))
}

function joinSame(differences: readonly Difference[]): Difference[] {
  const joined: Difference[] = []
  for (const difference of differences) {
    const last = joined.at(-1)
    if (difference.kind === 'same' && difference.paragraphs.length === 0) continue
    if (difference.kind === 'same' && last?.kind === 'same') {
      joined[joined.length - 1] = { kind: 'same', paragraphs: [...last.paragraphs, ...difference.paragraphs] }
    } else joined.push(difference)
  }
  return joined
}

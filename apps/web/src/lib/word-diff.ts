// Compares two texts word by word.

export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** A longer text is shown as fully replaced, because the size of the table is the product of both lengths. */
const maxWords = 600

/** Returns the parts of both texts in reading order; removed words come before the words that replace them. */
export function diffWords(before: string, after: string): DiffPart[] {
  const old = before.split(/\s+/).filter(Boolean)
  const fresh = after.split(/\s+/).filter(Boolean)
  if (old.length > maxWords || fresh.length > maxWords) {
    return join([...old.map(removed), ...fresh.map(added)])
  }
  const common = commonLengths(old, fresh)
  const parts: DiffPart[] = []
  let left = 0
  let right = 0
  while (left < old.length && right < fresh.length) {
    if (old[left] === fresh[right]) {
      parts.push({ kind: 'same', text: old[left]! })
      left++
      right++
    } else if (common[left + 1]![right]! >= common[left]![right + 1]!) {
      parts.push(removed(old[left++]!))
    } else {
      parts.push(added(fresh[right++]!))
    }
  }
  return join([...parts, ...old.slice(left).map(removed), ...fresh.slice(right).map(added)])
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

const removed = (text: string): DiffPart => ({ kind: 'removed', text })
const added = (text: string): DiffPart => ({ kind: 'added', text })

/** Joins neighboring parts of the same kind; in a run of changes, the removed words come first. */
function join(parts: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = []
  let run: DiffPart[] = []
  const flush = (): void => {
    for (const kind of ['removed', 'added'] as const) {
      const text = run.flatMap((part) => (part.kind === kind ? [part.text] : [])).join(' ')
      if (text !== '') joined.push({ kind, text })
    }
    run = []
  }
  for (const part of parts) {
    if (part.kind !== 'same') {
      run.push(part)
      continue
    }
    flush()
    const last = joined.at(-1)
    if (last?.kind === 'same') joined[joined.length - 1] = { kind: 'same', text: `${last.text} ${part.text}` }
    else joined.push(part)
  }
  flush()
  return joined
}

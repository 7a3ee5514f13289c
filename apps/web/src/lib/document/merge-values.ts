// Merges two people's (or two windows') edits of one document, so that a refused save rarely has to ask the person.

const conflict = Symbol('conflict')

type Fields = Record<string, unknown>
type Entry = Fields & { id: string }

/** Combines both sides' changes since `base`; null when both changed the same place to different values. */
export function mergeValues<Value>(base: Value, mine: Value, theirs: Value): Value | null {
  const merged = merge(base, mine, theirs)
  return merged === conflict ? null : (merged as Value)
}

/** Deep equality of JSON values. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]))
  }
  if (!isRecord(one) || !isRecord(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(one[key], other[key]))
}

function merge(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  if (isSame(mine, base)) return theirs
  if (isList(base) && isList(mine) && isList(theirs)) return mergeLists(base, mine, theirs)
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeFields(base, mine, theirs)
  return conflict
}

function mergeFields(base: Fields, mine: Fields, theirs: Fields): Fields | typeof conflict {
  const merged: Fields = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = merge(base[key], mine[key], theirs[key])
    if (value === conflict) return conflict
    if (value !== undefined) merged[key] = value
  }
  return merged
}

/** Edits in different entries are both kept; the order counts as a single value. */
function mergeLists(base: Entry[], mine: Entry[], theirs: Entry[]): Entry[] | typeof conflict {
  const merged = mergeFields(spread(base), spread(mine), spread(theirs))
  if (merged === conflict) return conflict
  const { order, ...entries } = merged as { order: string[] } & Record<string, Entry>
  const kept = order.flatMap((id) => entries[`id ${id}`] ?? [])
  return kept.length === Object.keys(entries).length ? kept : conflict
}

function spread(list: Entry[]): Fields {
  const entries = list.map((entry) => [`id ${entry.id}`, entry] as const)
  return { ...Object.fromEntries(entries), order: list.map(({ id }) => id) }
}

function isList(value: unknown): value is Entry[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item['id'] === 'string')
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// Undo and redo for any immutable document. A history is itself immutable, so it can live in a store or a reducer.

export interface History<Document> {
  readonly past: readonly Document[]
  readonly present: Document
  readonly future: readonly Document[]
  /** Consecutive edits of the same group are undone together; null never groups. */
  readonly group: string | null
}

const maxSteps = 200

/** A history that begins with a document. */
export function startHistory<Document>(present: Document): History<Document> {
  return { past: [], present, future: [], group: null }
}

/**
 * Records a new state. Typing in one field passes the same `group` each time, which makes one undo step. An edit that
 * changed nothing is not recorded.
 */
export function record<Document>(
  history: History<Document>,
  present: Document,
  group: string | null = null,
): History<Document> {
  if (present === history.present) return history
  const isGrouped = group !== null && group === history.group
  const past = isGrouped ? history.past : [...history.past, history.present].slice(-maxSteps)
  return { past, present, future: [], group }
}

/** Goes back one step; at the beginning, returns the history unchanged. */
export function undo<Document>(history: History<Document>): History<Document> {
  const present = history.past.at(-1)
  if (present === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
    group: null,
  }
}

/** Redoes one undone step; with none left, returns the history unchanged. */
export function redo<Document>(history: History<Document>): History<Document> {
  const [present, ...future] = history.future
  if (present === undefined) return history
  return { past: [...history.past, history.present], present, future, group: null }
}

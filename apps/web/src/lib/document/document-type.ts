// What the store asks of a kind of document: a project now, others by the same few answers.

/** What the server tells of every document. */
export interface SavedDocument {
  id: string
  /** Counts the saves; a save that names an older one is refused. */
  revision: number
}

/**
 * A kind of document. Contents are never changed in place: a part that is the same object says the same. Lists whose
 * entries have an `id` are merged entry by entry.
 */
export interface DocumentType<Content extends object, Saved extends SavedDocument> {
  /** In sentences for people, and in the names of what this browser keeps. */
  name: string
  empty: Content
  /** Nothing is saved before this is true. */
  isWorthSaving: (content: Content) => boolean
  contentOf: (saved: Saved) => Content
  /** False for a draft that is damaged or of another version. */
  isContent: (kept: unknown) => kept is Content
  /** Whether undo goes back over this change. Default: over every one. */
  isStep?: (before: Content, after: Content) => boolean
  /** What a step brings back over what there is now. Default: all of it. */
  restore?: (step: Content, now: Content) => Content
}

/** Where documents are kept. Every call throws ApiError; `save` throws `conflict` when the revision is not the latest. */
export interface DocumentApi<Content, Saved extends SavedDocument> {
  read: (id: string) => Promise<Saved>
  /** Sent again with the same key, it answers with the document that was made the first time, as it was then. */
  create: (content: Content, idempotencyKey: string) => Promise<Saved>
  save: (id: string, revision: number, content: Content, options?: { isLeaving?: boolean }) => Promise<Saved>
}

/** True when both consist of the same parts. */
export function isUnchanged(before: object, after: object): boolean {
  const [one, other] = [before, after] as Record<string, unknown>[]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].every((key) => one![key] === other![key])
}

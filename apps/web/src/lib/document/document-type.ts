// Everything the store needs to know about a kind of document. Projects are the first kind; others can follow.

/** Fields that the server returns for every document. */
export interface SavedDocument {
  id: string
  /** Increases with each save; a save based on an older revision is refused. */
  revision: number
}

/**
 * A kind of document. Contents are immutable: a part that is the same object is unchanged. Lists whose entries have an
 * `id` are merged entry by entry.
 */
export interface DocumentType<Content extends object, Saved extends SavedDocument> {
  /** Appears in sentences for people and in local storage keys. */
  name: string
  empty: Content
  /** Nothing is saved while this returns false. */
  isWorthSaving: (content: Content) => boolean
  contentOf: (saved: Saved) => Content
  /** False for a draft that is damaged or from another version. */
  isContent: (kept: unknown) => kept is Content
  /** Whether this change is an undo step. Default: every change is one. */
  isStep?: (before: Content, after: Content) => boolean
  /** Combines an undo step with the current content. Default: the step replaces all of it. */
  restore?: (step: Content, now: Content) => Content
}

/**
 * The server side of a document type. Every call throws ApiError; `save` throws `conflict` unless the revision is the
 * latest.
 */
export interface DocumentApi<Content, Saved extends SavedDocument> {
  read: (id: string) => Promise<Saved>
  /** Repeated with the same key, it returns the document that the first request created, unchanged. */
  create: (content: Content, idempotencyKey: string) => Promise<Saved>
  save: (id: string, revision: number, content: Content, options?: { isLeaving?: boolean }) => Promise<Saved>
}

/** True when all fields are the same objects. */
export function isUnchanged(before: object, after: object): boolean {
  const [one, other] = [before, after] as Record<string, unknown>[]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].every((key) => one![key] === other![key])
}

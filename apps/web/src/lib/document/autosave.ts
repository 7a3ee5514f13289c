// Saves a document automatically: soon after a change, one save at a time, each based on the revision that was edited.

import { ApiError } from '../../api/client.ts'
import { createId } from '../create-id.ts'
import { isUnchanged, type DocumentApi, type DocumentType, type SavedDocument } from './document-type.ts'
import { isSame, mergeValues } from './merge-values.ts'

export type SaveState = 'saved' | 'saving' | 'waiting' | 'conflict'

/** The version that the server stores. */
export interface SavedBase<Content> {
  /** null until the first save. */
  id: string | null
  revision: number
  content: Content
}

export interface AutosaveOptions<Content extends object, Saved extends SavedDocument> {
  type: DocumentType<Content, Saved>
  api: DocumentApi<Content, Saved>
  /** Returns the content to save. */
  read: () => Content
  onSaved: (saved: Saved) => void
  /** Called when changes from another window were merged into this one. */
  onMerged: (content: Content) => void
  onState: (state: SaveState, problem: string | null) => void
  /** Called when the session has ended. */
  onUnauthorized: () => void
}

const quietMs = 700
const firstRetryMs = 1000
const maxRetryMs = 30_000

/** Saves one document; call `dispose` when another document is opened. */
export class Autosave<Content extends object, Saved extends SavedDocument> {
  readonly #options: AutosaveOptions<Content, Saved>
  #base: SavedBase<Content>
  #saving: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  /** Idempotency key for creating the document: repeated requests still create only one. */
  #createKey: string
  #isCreateRepeated = false
  /** Content at the moment when another document was opened. It is still saved, but no callbacks are called. */
  #left: Content | null = null
  /** The other window's version, until the person chooses between the two. */
  #theirs: Saved | null = null

  /** Pass the `createKey` of an earlier page load when the answer to its request may have been lost. */
  constructor(base: SavedBase<Content>, options: AutosaveOptions<Content, Saved>, createKey?: string) {
    this.#base = base
    this.#options = options
    this.#createKey = createKey ?? createId()
    this.#isCreateRepeated = createKey !== undefined
  }

  get createKey(): string {
    return this.#createKey
  }

  get base(): SavedBase<Content> {
    return this.#base
  }

  /** True when the server has every change. */
  get isClean(): boolean {
    return isUnchanged(this.#read(), this.#base.content)
  }

  /** Call this after each change. */
  schedule(delayMs: number = quietMs): void {
    clearTimeout(this.#timer)
    if (this.#left !== null || this.#theirs !== null) return
    if (this.isClean || (this.#base.id === null && !this.#options.type.isWorthSaving(this.#read()))) {
      // An undo took back what was about to be saved; a save that runs says itself when it ends.
      if (this.#saving !== null) return
      this.#failures = 0
      this.#tell('saved', null)
      return
    }
    if (this.#failures === 0) this.#tell('saving', null)
    this.#timer = setTimeout(() => void this.flush().catch(() => undefined), delayMs)
  }

  /** Saves all unsaved changes now. Throws ApiError when that fails. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = null
    })
    await this.#saving
    // The person kept typing while the last request was running.
    if (!this.isClean) await this.flush()
  }

  /** Retries at once, for example when the connection is back. */
  retry(): void {
    if (this.#failures > 0) this.schedule(0)
  }

  /** Sends the last changes while the page is being closed. */
  sendOff(): void {
    const { id, revision } = this.#base
    if (id === null || this.#saving !== null || this.#theirs !== null || this.isClean) return
    const content = this.#read()
    void this.#options.api.save(id, revision, content, { isLeaving: true }).then(
      (saved) => this.#accept(saved, content),
      () => undefined,
    )
  }

  /** Ends a conflict: `mine` overwrites the other version; `theirs` returns the other version to be shown. */
  resolve(choice: 'mine' | 'theirs'): Content | null {
    const theirs = this.#theirs
    if (theirs === null) return null
    this.#theirs = null
    const content = this.#options.type.contentOf(theirs)
    this.#base = { id: theirs.id, revision: theirs.revision, content }
    if (choice === 'theirs') {
      this.#tell('saved', null)
      return content
    }
    this.schedule(0)
    return null
  }

  /** Stops autosaving; a later flush still saves the content that was left. */
  dispose(left: Content): void {
    this.#left ??= left
    clearTimeout(this.#timer)
  }

  #read(): Content {
    return this.#left ?? this.#options.read()
  }

  #tell(state: SaveState, problem: string | null): void {
    if (this.#left === null) this.#options.onState(state, problem)
  }

  async #saveAll(): Promise<void> {
    if (this.#theirs !== null) throw this.#conflict()
    try {
      while (!this.isClean) {
        this.#tell('saving', null)
        const sent = this.#read()
        const saved = await this.#send(sent)
        if (saved !== null) this.#accept(saved, sent)
      }
      this.#failures = 0
      this.#tell('saved', null)
    } catch (error) {
      this.#noticeFailure(error)
      throw error
    }
  }

  #accept(saved: Saved, sent: Content): void {
    this.#base = { id: saved.id, revision: saved.revision, content: sent }
    if (this.#left === null) this.#options.onSaved(saved)
  }

  /** Makes one save; null when another step was needed first and the save must be tried again. */
  async #send(content: Content): Promise<Saved | null> {
    const { api } = this.#options
    const { id, revision } = this.#base
    if (id === null) return this.#create(content)
    try {
      return await api.save(id, revision, content)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'not_found') {
        // The document was deleted in another window; this screen's content is saved as a new document.
        this.#base = { ...this.#base, id: null }
        this.#createKey = createId()
        return null
      }
      if (error.code !== 'conflict') throw error
      await this.#join(await api.read(id), content)
      return null
    }
  }

  /** Creates the document; null when an earlier request already created it, so that this content must be saved next. */
  async #create(content: Content): Promise<Saved | null> {
    const isRepeated = this.#isCreateRepeated
    this.#isCreateRepeated = true
    const saved = await this.#options.api.create(content, this.#createKey)
    if (!isRepeated) return saved
    this.#accept(saved, this.#options.type.contentOf(saved))
    return null
  }

  /** Merges another window's version. Throws ApiError `conflict` when the person has to choose. */
  async #join(theirs: Saved, mine: Content): Promise<void> {
    const content = this.#options.type.contentOf(theirs)
    const next = { id: theirs.id, revision: theirs.revision, content }
    // The version may be our own save whose answer was lost.
    const merged = isSame(content, mine) ? content : mergeValues(this.#base.content, mine, content)
    if (merged === null) {
      this.#theirs = theirs
      throw this.#conflict()
    }
    const latest = this.#read()
    // The person kept typing, so merge again with the current content.
    if (!isUnchanged(latest, mine)) return this.#join(theirs, latest)
    this.#base = next
    if (this.#left === null) this.#options.onMerged(merged)
    else this.#left = merged
  }

  #noticeFailure(error: unknown): void {
    if (!(error instanceof ApiError)) {
      this.#tell('waiting', 'Your changes could not be saved.')
      return
    }
    if (error.code === 'conflict') return this.#tell('conflict', error.message)
    this.#tell('waiting', error.message)
    if (error.code === 'unauthorized') return this.#options.onUnauthorized()
    const mayPass = error.status === 0 || error.status >= 500 || error.code === 'rate_limited'
    if (!mayPass) return
    const delayMs = Math.min(maxRetryMs, firstRetryMs * 2 ** this.#failures)
    this.#failures++
    this.schedule(delayMs)
  }

  #conflict(): ApiError {
    const { name } = this.#options.type
    return new ApiError('conflict', 409, `This ${name} was also changed in another window.`)
  }
}

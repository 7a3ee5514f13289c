// Saves a document by itself: soon after a change, one save at a time, each on the revision it was made on.

import { ApiError } from '../../api/client.ts'
import { createId } from '../create-id.ts'
import { isUnchanged, type DocumentApi, type DocumentType, type SavedDocument } from './document-type.ts'
import { isSame, mergeValues } from './merge-values.ts'

export type SaveState = 'saved' | 'saving' | 'waiting' | 'conflict'

/** What the server has. */
export interface SavedBase<Content> {
  /** null until the first save. */
  id: string | null
  revision: number
  content: Content
}

export interface AutosaveOptions<Content extends object, Saved extends SavedDocument> {
  type: DocumentType<Content, Saved>
  api: DocumentApi<Content, Saved>
  /** What is to be saved. */
  read: () => Content
  onSaved: (saved: Saved) => void
  /** Another window's changes were joined with ours. */
  onMerged: (content: Content) => void
  onState: (state: SaveState, problem: string | null) => void
  /** The session has ended. */
  onUnauthorized: () => void
}

const quietMs = 700
const firstRetryMs = 1000
const maxRetryMs = 30_000

/** Saves of one document; `dispose` it when another is opened. */
export class Autosave<Content extends object, Saved extends SavedDocument> {
  readonly #options: AutosaveOptions<Content, Saved>
  #base: SavedBase<Content>
  #saving: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #failures = 0
  /** Of the document that is to be made: asked for twice, it is still one. */
  #createKey: string
  #isCreateRepeated = false
  /** What was left behind when another document was opened: it is still saved, and nobody is told. */
  #left: Content | null = null
  /** Their version, while the person has not chosen between theirs and ours. */
  #theirs: Saved | null = null

  /** `createKey` is that of a page before this one, whose answer may have been lost. */
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

  /** True when the server has everything. */
  get isClean(): boolean {
    return isUnchanged(this.#read(), this.#base.content)
  }

  /** To be called after each change. */
  schedule(delayMs: number = quietMs): void {
    clearTimeout(this.#timer)
    if (this.#left !== null || this.#theirs !== null || this.isClean) return
    if (this.#base.id === null && !this.#options.type.isWorthSaving(this.#read())) return
    if (this.#failures === 0) this.#tell('saving', null)
    this.#timer = setTimeout(() => void this.flush().catch(() => undefined), delayMs)
  }

  /** Saves what is not saved yet, now. Throws ApiError when it can't be. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#saving ??= this.#saveAll().finally(() => {
      this.#saving = null
    })
    await this.#saving
    // What was typed while the last answer was on its way.
    if (!this.isClean) await this.flush()
  }

  /** Tries again at once, such as when the connection is back. */
  retry(): void {
    if (this.#failures > 0) this.schedule(0)
  }

  /** Sends the last changes from a page that is being left. */
  sendOff(): void {
    const { id, revision } = this.#base
    if (id === null || this.#saving !== null || this.#theirs !== null || this.isClean) return
    const content = this.#read()
    void this.#options.api.save(id, revision, content, { isLeaving: true }).then(
      (saved) => this.#accept(saved, content),
      () => undefined,
    )
  }

  /** Ends a conflict: with ours over theirs, or with theirs, which is returned to be shown. */
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

  /** Stops saving by itself; a flush afterwards saves what was left. */
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

  /** One save; null when something else had to be done first and it is to be tried again. */
  async #send(content: Content): Promise<Saved | null> {
    const { api } = this.#options
    const { id, revision } = this.#base
    if (id === null) return this.#create(content)
    try {
      return await api.save(id, revision, content)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'not_found') {
        // Deleted in another window; what is on this screen is kept as a new one.
        this.#base = { ...this.#base, id: null }
        this.#createKey = createId()
        return null
      }
      if (error.code !== 'conflict') throw error
      await this.#join(await api.read(id), content)
      return null
    }
  }

  /** Makes the document; null when it was made before, as it was then: it is then to be saved. */
  async #create(content: Content): Promise<Saved | null> {
    const isRepeated = this.#isCreateRepeated
    this.#isCreateRepeated = true
    const saved = await this.#options.api.create(content, this.#createKey)
    if (!isRepeated) return saved
    this.#accept(saved, this.#options.type.contentOf(saved))
    return null
  }

  /** Takes in another window's version. Throws ApiError `conflict` when the person has to choose. */
  async #join(theirs: Saved, mine: Content): Promise<void> {
    const content = this.#options.type.contentOf(theirs)
    const next = { id: theirs.id, revision: theirs.revision, content }
    // Our own save, whose answer was lost.
    const merged = isSame(content, mine) ? content : mergeValues(this.#base.content, mine, content)
    if (merged === null) {
      this.#theirs = theirs
      throw this.#conflict()
    }
    const latest = this.#read()
    // Typed on meanwhile: the next round joins again, from what was read now.
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

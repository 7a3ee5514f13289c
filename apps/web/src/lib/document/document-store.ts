// Holds the document being edited: its content, its undo steps and its saves. React reads it through a hook for each
// type. The store outlives screens, so that nothing is lost when the person moves between them.

import { record, redo, startHistory, undo, type History } from '@vivify/timeline/document/history'
import { ApiError } from '../../api/client.ts'
import { Autosave, type SavedBase, type SaveState } from './autosave.ts'
import { isUnchanged, type DocumentApi, type DocumentType, type SavedDocument } from './document-type.ts'
import type { LocalDrafts } from './local-drafts.ts'
import { mergeValues } from './merge-values.ts'

export interface DocumentState<Content, Saved> {
  status: 'loading' | 'ready' | 'failed'
  /** Why the document can't be opened. */
  failure: string | null
  /** The server's latest version; null before the first save. */
  saved: Saved | null
  history: History<Content>
  saveState: SaveState
  /** Why the last save failed. */
  saveProblem: string | null
}

export interface DocumentStoreOptions<Content extends object, Saved extends SavedDocument> {
  type: DocumentType<Content, Saved>
  api: DocumentApi<Content, Saved>
  drafts: LocalDrafts<Content>
  onUnauthorized: () => void
}

/** Long enough that typing does not wait for the disk, short enough that a crash loses at most a word. */
const draftDelayMs = 250

export class DocumentStore<Content extends object, Saved extends SavedDocument> {
  readonly #options: DocumentStoreOptions<Content, Saved>
  readonly #listeners = new Set<() => void>()
  #state: DocumentState<Content, Saved>
  #autosave: Autosave<Content, Saved>
  #draftTimer: ReturnType<typeof setTimeout> | undefined
  /** Counts calls of `open`, so that the answer to an earlier call is dropped. */
  #opening = 0

  /** Opens the document that was open last, or a new one. */
  constructor(options: DocumentStoreOptions<Content, Saved>) {
    this.#options = options
    const content = options.type.empty
    this.#state = stateOf<Content, Saved>(content, null)
    this.#autosave = this.#createAutosave({ id: null, revision: 0, content })
    const lastOpen = options.drafts.readOpen()
    if (lastOpen !== null) void this.open(lastOpen, { isGuess: true })
    else this.#restoreNew()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getState = (): DocumentState<Content, Saved> => this.#state

  /** Consecutive changes of the same `group` are one undo step. Throws whatever `change` throws. */
  readonly change = (change: (content: Content) => Content, group: string | null = null): void => {
    this.#show(change(this.#content), group)
    this.#noticeChange()
  }

  readonly undo = (): void => this.#go(undo(this.#state.history))
  readonly redo = (): void => this.#go(redo(this.#state.history))

  /** Saves now. Throws ApiError when the save fails, `script_empty` when there is nothing to save. */
  readonly saveNow = async (): Promise<Saved> => {
    if (this.#state.saved === null && !this.#options.type.isWorthSaving(this.#content)) {
      throw new ApiError('script_empty', 0, 'There is nothing to save yet.')
    }
    await this.#autosave.flush()
    return this.#options.api.read(this.#state.saved!.id)
  }

  /** Starts a new document. The open document is saved first. */
  readonly begin = (content: Content = this.#options.type.empty): void => {
    this.#leave()
    this.#options.drafts.writeOpen(null)
    this.#start(content, null)
  }

  /** Opens a saved document; with `isGuess`, a missing document is replaced by a new one. */
  readonly open = async (id: string, { isGuess = false } = {}): Promise<void> => {
    this.#leave()
    const opening = ++this.#opening
    this.#patch({ status: 'loading', failure: null })
    try {
      const saved = await this.#options.api.read(id)
      if (opening === this.#opening) this.#showSaved(saved)
    } catch (error) {
      if (opening !== this.#opening) return
      const isGone = error instanceof ApiError && error.code === 'not_found'
      if (isGuess && isGone) return this.begin()
      const failure =
        error instanceof Error ? error.message : `The ${this.#options.type.name} can’t be opened.`
      if (error instanceof ApiError && error.code === 'unauthorized') this.#options.onUnauthorized()
      this.#patch({ status: 'failed', failure })
    }
  }

  /** Updates fields that the server changed without a save. */
  readonly noteSaved = (change: Partial<Saved>): void => {
    const { saved } = this.#state
    if (saved !== null) this.#patch({ saved: { ...saved, ...change } })
  }

  /** Ends a conflict, keeping this window's version or taking the other's. */
  readonly resolveConflict = (choice: 'mine' | 'theirs'): void => {
    const theirs = this.#autosave.resolve(choice)
    if (theirs === null) return
    this.#show(theirs)
    this.#keepDraft()
  }

  /** Tries a failed save again. */
  readonly retrySaving = (): void => this.#autosave.retry()

  /** Stores and sends unsaved changes, because the page may close at any moment. */
  readonly keepAll = (): void => {
    this.#keepDraft()
    this.#autosave.sendOff()
  }

  get #content(): Content {
    return this.#state.history.present
  }

  #show(content: Content, group: string | null = null): void {
    const { history } = this.#state
    if (isUnchanged(history.present, content)) return
    const isStep = this.#options.type.isStep?.(history.present, content) ?? true
    this.#patch({ history: isStep ? record(history, content, group) : { ...history, present: content } })
  }

  #go(history: History<Content>): void {
    if (history === this.#state.history) return
    const present = this.#options.type.restore?.(history.present, this.#content) ?? history.present
    this.#patch({ history: { ...history, present } })
    this.#noticeChange()
  }

  #noticeChange(): void {
    this.#autosave.schedule()
    clearTimeout(this.#draftTimer)
    this.#draftTimer = setTimeout(() => this.#keepDraft(), draftDelayMs)
  }

  #keepDraft(): void {
    clearTimeout(this.#draftTimer)
    const id = this.#state.saved?.id ?? null
    const { base, isClean, createKey } = this.#autosave
    if (this.#state.status !== 'ready') return
    if (isClean) return this.#options.drafts.remove(id)
    this.#options.drafts.write(id, {
      content: this.#content,
      base: base.id === null ? null : { revision: base.revision, content: base.content },
      ...(base.id === null ? { createKey } : {}),
    })
  }

  /** Closes the open document; its last changes are still sent to the server. */
  #leave(): void {
    this.#opening++
    if (this.#state.status !== 'ready') return
    this.#keepDraft()
    const autosave = this.#autosave
    const id = this.#state.saved?.id ?? null
    const content = this.#content
    autosave.dispose(content)
    if (autosave.isClean || (id === null && !this.#options.type.isWorthSaving(content))) return
    void autosave.flush().then(
      () => this.#forgetDraft(id, content),
      () => undefined,
    )
  }

  /** Deletes the draft, unless newer content has replaced it. */
  #forgetDraft(id: string | null, content: Content): void {
    const kept = this.#options.drafts.read(id)
    if (kept && JSON.stringify(kept.content) === JSON.stringify(content)) this.#options.drafts.remove(id)
  }

  #start(content: Content, saved: Saved | null): void {
    this.#opening++
    this.#autosave.dispose(this.#content)
    const { id, revision } = saved ?? { id: null, revision: 0 }
    this.#autosave = this.#createAutosave({ id, revision, content })
    this.#patch(stateOf(content, saved))
  }

  /** Shows a saved document together with the changes that only this browser has. */
  #showSaved(saved: Saved): void {
    const { type, drafts } = this.#options
    const content = type.contentOf(saved)
    drafts.writeOpen(saved.id)
    this.#start(content, saved)
    const draft = drafts.read(saved.id)
    if (draft === null) return
    const isOnLatest = draft.base?.revision === saved.revision
    const merged = isOnLatest
      ? draft.content
      : draft.base && mergeValues(draft.base.content, draft.content, content)
    if (merged) this.change(() => merged)
    else if (draft.base) this.#showConflicting(saved.id, draft.content, draft.base)
    else drafts.remove(saved.id)
  }

  /** Shows changes that can't be merged: the next save finds the conflict, and the person chooses again. */
  #showConflicting(id: string, content: Content, base: { revision: number; content: Content }): void {
    this.#autosave = this.#createAutosave({ id, ...base })
    this.change(() => content)
  }

  #restoreNew(): void {
    const draft = this.#options.drafts.read(null)
    if (draft === null) return
    this.#autosave = this.#createAutosave(this.#autosave.base, draft.createKey)
    this.change(() => draft.content)
  }

  #createAutosave(base: SavedBase<Content>, createKey?: string): Autosave<Content, Saved> {
    const { type, api, onUnauthorized } = this.#options
    return new Autosave(
      base,
      {
        type,
        api,
        read: () => this.#content,
        onSaved: (saved) => this.#noticeSaved(saved),
        onMerged: (content) => this.#show(content),
        onState: (saveState, saveProblem) => this.#patch({ saveState, saveProblem }),
        onUnauthorized: () => {
          this.#keepDraft()
          onUnauthorized()
        },
      },
      createKey,
    )
  }

  #noticeSaved(saved: Saved): void {
    const id = this.#state.saved?.id ?? null
    if (id !== saved.id) {
      this.#options.drafts.remove(id)
      this.#options.drafts.writeOpen(saved.id)
    }
    this.#patch({ saved })
    this.#keepDraft()
  }

  #patch(change: Partial<DocumentState<Content, Saved>>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function stateOf<Content, Saved>(content: Content, saved: Saved | null): DocumentState<Content, Saved> {
  return {
    status: 'ready',
    failure: null,
    saved,
    history: startHistory(content),
    saveState: 'saved',
    saveProblem: null,
  }
}

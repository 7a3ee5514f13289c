// The project that is being edited: what it says, its undo steps, and its way to the server. React reads it through
// `useProject`; it outlives screens, so that going from one to the other keeps everything.

import type { Project } from '@vivify/contract/project'
import { record, redo, startHistory, undo, type History } from '@vivify/timeline/document/history'
import { ApiError } from '../../api/client.ts'
import type { ProjectApi, ProjectNotes, SavedProject } from '../../api/projects.ts'
import { Autosave, contentOf, type AutosaveOptions, type SavedBase, type SaveState } from './autosave.ts'
import type { LocalDrafts } from './local-drafts.ts'
import { mergeContent } from './merge-content.ts'
import {
  emptyContent,
  isWorthSaving,
  withSettings,
  type ProjectContent,
  type ProjectSettings,
} from './project-content.ts'

export interface ProjectState {
  status: 'loading' | 'ready' | 'failed'
  /** Why the project can't be opened. */
  failure: string | null
  id: string | null
  history: History<Project | null>
  notes: ProjectNotes
  isPaid: boolean
  saveState: SaveState
  /** Why the last save failed. */
  saveProblem: string | null
}

export interface ProjectStoreOptions {
  api: ProjectApi
  drafts: LocalDrafts
  onUnauthorized: () => void
}

/** Long enough that typing does not wait for the disk, short enough that a crash costs a word. */
const draftDelayMs = 250

export class ProjectStore {
  readonly #options: ProjectStoreOptions
  readonly #listeners = new Set<() => void>()
  #state: ProjectState
  #autosave: Autosave
  #draftTimer: ReturnType<typeof setTimeout> | undefined
  /** Whether a preset stood as chosen at each step: undoing it takes its mark away too. */
  readonly #hadPreset = new WeakMap<Project, boolean>()
  /** Counts openings: the answer of an earlier one is dropped. */
  #opening = 0

  /** Opens what was open last, or a new project. */
  constructor(options: ProjectStoreOptions) {
    this.#options = options
    const content = emptyContent()
    this.#state = stateOf(content)
    this.#autosave = this.#createAutosave({ id: null, revision: 0, content })
    const lastOpen = options.drafts.readOpen()
    if (lastOpen !== null) void this.open(lastOpen, { isGuess: true })
    else this.#restoreNew()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getState = (): ProjectState => this.#state

  readonly changeNotes = (change: Partial<ProjectNotes>): void => {
    this.#setContent({ ...this.#content(), notes: { ...this.#state.notes, ...change } })
  }

  readonly changeSettings = (change: Partial<ProjectSettings>): void => {
    const group = `settings ${Object.keys(change).sort().join(' ')}`
    this.#setContent(withSettings(this.#content(), change), group)
  }

  /** Edits the document; edits of the same `group` in a row are one undo step. Without a document nothing happens. */
  readonly edit = (change: (document: Project) => Project, group: string | null = null): void => {
    const { document, notes } = this.#content()
    if (document !== null) this.#setContent({ document: change(document), notes }, group)
  }

  readonly rename = (title: string): void => {
    const { document, notes } = this.#content()
    if (document === null) this.changeNotes({ choices: { ...notes.choices, title } })
    else this.edit((present) => ({ ...present, title }), 'title')
  }

  readonly replaceDocument = (document: Project | null): void => {
    this.#setContent({ document, notes: this.#state.notes })
  }

  readonly undo = (): void => this.#setHistory(undo(this.#state.history))
  readonly redo = (): void => this.#setHistory(redo(this.#state.history))

  /** Saves now. Throws ApiError when it can't be, `script_empty` when there is nothing to save. */
  readonly saveNow = async (): Promise<SavedProject> => {
    if (this.#state.id === null && !isWorthSaving(this.#content())) {
      throw new ApiError('script_empty', 0, 'There is nothing to save yet.')
    }
    await this.#autosave.flush()
    return this.#options.api.read(this.#state.id!)
  }

  /** Begins an empty project with the choices of this one. What was open is saved first. */
  readonly startNew = (): void => {
    const { title: _title, seed: _seed, ...choices } = this.#state.notes.choices
    this.#leave()
    this.#options.drafts.writeOpen(null)
    this.#begin({ id: null, revision: 0, content: emptyContent(choices) }, false)
  }

  /** Opens a saved project; a guess that does not exist any more becomes a new project. */
  readonly open = async (projectId: string, { isGuess = false } = {}): Promise<void> => {
    this.#leave()
    const opening = ++this.#opening
    this.#patch({ status: 'loading', failure: null })
    try {
      const saved = await this.#options.api.read(projectId)
      if (opening === this.#opening) this.#show(saved)
    } catch (error) {
      if (opening !== this.#opening) return
      const isGone = error instanceof ApiError && error.code === 'not_found'
      if (isGuess && isGone) return this.startNew()
      const failure = error instanceof Error ? error.message : 'The project can’t be opened.'
      if (error instanceof ApiError && error.code === 'unauthorized') this.#options.onUnauthorized()
      this.#patch({ status: 'failed', failure })
    }
  }

  /** A video of it was paid for. */
  readonly markPaid = (): void => this.#patch({ isPaid: true })

  /** Ends a conflict, keeping this window's version or taking the other's. */
  readonly resolveConflict = (choice: 'mine' | 'theirs'): void => {
    const theirs = this.#autosave.resolve(choice)
    if (theirs === null) return
    this.#patch({ history: record(this.#state.history, theirs.document), notes: theirs.notes })
    this.#keepDraft()
  }

  /** Tries a failed save again. */
  readonly retrySaving = (): void => this.#autosave.retry()

  /** Keeps what is not saved yet: the page may be gone in a moment. */
  readonly keepAll = (): void => {
    this.#keepDraft()
    this.#autosave.sendOff()
  }

  #content(): ProjectContent {
    return { document: this.#state.history.present, notes: this.#state.notes }
  }

  #setContent({ document, notes }: ProjectContent, group: string | null = null): void {
    this.#patch({ history: record(this.#state.history, document, group), notes })
    this.#markPreset(document, notes)
    this.#noticeChange()
  }

  #setHistory(history: History<Project | null>): void {
    if (history === this.#state.history) return
    const hasPreset = history.present === null ? undefined : this.#hadPreset.get(history.present)
    const { notes } = this.#state
    this.#patch({ history, notes: hasPreset === undefined ? notes : { ...notes, hasPreset } })
    this.#noticeChange()
  }

  /** The first mark of a step stands: it is what undoing leads back to. */
  #markPreset(document: Project | null, { hasPreset = false }: ProjectNotes): void {
    if (document !== null && !this.#hadPreset.has(document)) this.#hadPreset.set(document, hasPreset)
  }

  #noticeChange(): void {
    this.#autosave.schedule()
    clearTimeout(this.#draftTimer)
    this.#draftTimer = setTimeout(() => this.#keepDraft(), draftDelayMs)
  }

  #keepDraft(): void {
    clearTimeout(this.#draftTimer)
    const { id } = this.#state
    const { base, isClean, createKey } = this.#autosave
    if (this.#state.status !== 'ready') return
    if (isClean) return this.#options.drafts.remove(id)
    this.#options.drafts.write(id, {
      content: this.#content(),
      base: base.id === null ? null : { revision: base.revision, content: base.content },
      ...(base.id === null ? { createKey } : {}),
    })
  }

  /** Lets go of the open project; its last changes go on to the server. */
  #leave(): void {
    this.#opening++
    if (this.#state.status !== 'ready') return
    this.#keepDraft()
    const autosave = this.#autosave
    const { id } = this.#state
    const content = this.#content()
    autosave.dispose(content)
    if (autosave.isClean || (id === null && !isWorthSaving(content))) return
    void autosave.flush().then(
      () => this.#forgetDraft(id, content),
      () => undefined,
    )
  }

  /** Unless something else was kept in its place since. */
  #forgetDraft(id: string | null, content: ProjectContent): void {
    const kept = this.#options.drafts.read(id)
    if (kept && JSON.stringify(kept.content) === JSON.stringify(content)) this.#options.drafts.remove(id)
  }

  #begin(base: SavedBase, isPaid: boolean): void {
    this.#opening++
    this.#autosave.dispose(this.#content())
    this.#autosave = this.#createAutosave(base)
    this.#patch({ ...stateOf(base.content), id: base.id, isPaid })
    this.#markPreset(base.content.document, base.content.notes)
  }

  /** Shows a saved project, with what this browser kept of it and the server does not have. */
  #show(saved: SavedProject): void {
    const content = contentOf(saved)
    this.#options.drafts.writeOpen(saved.id)
    this.#begin({ id: saved.id, revision: saved.revision, content }, saved.isPaid)
    const draft = this.#options.drafts.read(saved.id)
    if (draft === null) return
    const isOnLatest = draft.base?.revision === saved.revision
    const merged = isOnLatest
      ? draft.content
      : draft.base && mergeContent(draft.base.content, draft.content, content)
    if (merged) this.#setContent(merged)
    else this.#options.drafts.remove(saved.id)
  }

  #restoreNew(): void {
    const draft = this.#options.drafts.read(null)
    if (draft === null) return
    this.#autosave = this.#createAutosave(this.#autosave.base, draft.createKey)
    this.#setContent(draft.content)
  }

  #createAutosave(base: SavedBase, createKey?: string): Autosave {
    const options: AutosaveOptions = {
      api: this.#options.api,
      read: () => this.#content(),
      onSaved: (saved) => this.#noticeSaved(saved),
      onMerged: ({ document, notes }) =>
        this.#patch({ history: record(this.#state.history, document), notes }),
      onState: (saveState, saveProblem) => this.#patch({ saveState, saveProblem }),
      onUnauthorized: () => {
        this.#keepDraft()
        this.#options.onUnauthorized()
      },
    }
    return new Autosave(base, options, createKey)
  }

  #noticeSaved(saved: SavedProject): void {
    if (this.#state.id !== saved.id) {
      this.#options.drafts.remove(this.#state.id)
      this.#options.drafts.writeOpen(saved.id)
    }
    this.#patch({ id: saved.id, isPaid: saved.isPaid })
    this.#keepDraft()
  }

  #patch(change: Partial<ProjectState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function stateOf({ document, notes }: ProjectContent): ProjectState {
  return {
    status: 'ready',
    failure: null,
    id: null,
    history: startHistory(document),
    notes,
    isPaid: false,
    saveState: 'saved',
    saveProblem: null,
  }
}

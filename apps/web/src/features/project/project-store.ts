// The document store of a project: how it is saved and undone, and all functions that change it.

import type { Project } from '@vivify/contract/project'
import { projectApi, type ProjectApi, type ProjectNotes, type SavedProject } from '../../api/projects.ts'
import { DocumentStore, type DocumentStoreOptions } from '../../lib/document/document-store.ts'
import type { DocumentApi, DocumentType } from '../../lib/document/document-type.ts'
import {
  emptyContent,
  isWorthSaving,
  titleOf,
  withSettings,
  type ProjectContent,
  type ProjectSettings,
} from './project-content.ts'

export const projectType: DocumentType<ProjectContent, SavedProject> = {
  name: 'project',
  empty: emptyContent(),
  isWorthSaving,
  contentOf: ({ document, notes }) => ({ document, notes }),
  isContent: (kept): kept is ProjectContent =>
    typeof (kept as Partial<ProjectContent> | null)?.notes?.choices === 'object',
  // Notes are not part of this undo history, because text fields have their own undo.
  isStep: (before, after) => before.document !== after.document,
  restore({ document, notes }, now) {
    const { hasPreset = false } = notes
    const isMarked = now.notes.hasPreset ?? false
    return { document, notes: isMarked === hasPreset ? now.notes : { ...now.notes, hasPreset } }
  },
}

export interface ProjectStoreOptions extends Pick<
  DocumentStoreOptions<ProjectContent, SavedProject>,
  'drafts' | 'onUnauthorized'
> {
  /** Default: the real server. */
  api?: ProjectApi
}

export class ProjectStore extends DocumentStore<ProjectContent, SavedProject> {
  constructor({ api = projectApi, ...options }: ProjectStoreOptions) {
    super({ ...options, type: projectType, api: documentApi(api) })
  }

  readonly changeNotes = (change: Partial<ProjectNotes>): void =>
    this.change(({ document, notes }) => ({ document, notes: { ...notes, ...change } }))

  readonly changeSettings = (
    change: Partial<ProjectSettings>,
    marks: Pick<ProjectNotes, 'hasPreset'> = {},
  ): void => {
    const group = `settings ${Object.keys(change).sort().join(' ')}`
    this.change((content) => {
      const { document, notes } = withSettings(content, change)
      return { document, notes: { ...notes, ...marks } }
    }, group)
  }

  readonly edit = (change: (document: Project) => Project, group: string | null = null): void =>
    this.change(({ document, notes }) => ({ document: document && change(document), notes }), group)

  readonly rename = (title: string): void => {
    const { document, notes } = this.getState().history.present
    if (document === null) this.changeNotes({ choices: { ...notes.choices, title } })
    else this.edit((present) => ({ ...present, title }), 'title')
  }

  readonly replaceDocument = (document: Project | null): void =>
    this.change(({ notes }) => ({ document, notes }))

  /** Starts an empty project with the choices of this one. */
  readonly startNew = (): void => {
    const { title: _title, seed: _seed, ...choices } = this.getState().history.present.notes.choices
    this.begin(emptyContent(choices))
  }

  /** Records that a video of the project is paid for. */
  readonly markPaid = (): void => this.noteSaved({ isPaid: true })
}

function documentApi(api: ProjectApi): DocumentApi<ProjectContent, SavedProject> {
  const inputOf = (content: ProjectContent) => ({ title: titleOf(content), ...content })
  return {
    read: api.read,
    create: (content, idempotencyKey) => api.create(inputOf(content), idempotencyKey),
    save: (id, revision, content, options) => api.save(id, revision, inputOf(content), options),
  }
}

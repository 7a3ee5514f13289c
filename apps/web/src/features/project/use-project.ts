import type { Project } from '@vivify/contract/project'
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { ProjectNotes, SavedProject } from '../../api/projects.ts'
import type { SaveState } from '../../lib/document/autosave.ts'
import { settingsOf, type ProjectSettings } from './project-content.ts'
import type { ProjectStore } from './project-store.ts'

export type { ProjectNotes, ProjectSettings, SaveState }

/** The project on the screen and all functions that change it. Changes are saved automatically. */
export interface ProjectEditor {
  /** null until the first save. */
  id: string | null
  /** null until there is a script. */
  document: Project | null
  /** The settings of the document, or the choices if there is no document yet. */
  settings: ProjectSettings
  notes: ProjectNotes
  /** True when a video of the project is paid for, so that making it again is free. */
  isPaid: boolean
  saveState: SaveState
  /** A sentence that says why the last save failed; null if it did not. */
  saveProblem: string | null
  changeNotes: (change: Partial<ProjectNotes>) => void
  /** Undoable once there is a document, including `marks`. Repeated changes of the same settings are one undo step. */
  changeSettings: (change: Partial<ProjectSettings>, marks?: Pick<ProjectNotes, 'hasPreset'>) => void
  /**
   * Undoable; pure edits are in `@vivify/timeline/document/edit`. Edits in a row with the same `group`, such as typing
   * in one field, are one undo step. Throws the errors of `change`. Does nothing without a document.
   */
  edit: (change: (document: Project) => Project, group?: string | null) => void
  /** Undoable. null removes the script. */
  replaceDocument: (document: Project | null) => void
  /** Changes the project's name in lists. */
  rename: (title: string) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
  /** Saves at once, for example before making a video. Throws ApiError. */
  saveNow: () => Promise<SavedProject>
  startNew: () => void
  open: (projectId: string) => Promise<void>
  markPaid: () => void
  resolveConflict: (choice: 'mine' | 'theirs') => void
  retrySaving: () => void
}

export const ProjectContext = createContext<ProjectStore | null>(null)

/** The project on the screen. Throws when used outside `ProjectProvider`. */
export function useProject(): ProjectEditor {
  const store = useContext(ProjectContext)
  if (store === null) throw new Error('useProject must be used within a ProjectProvider')
  const state = useSyncExternalStore(store.subscribe, store.getState)
  return useMemo(() => {
    const { saved, history, saveState, saveProblem } = state
    const { document, notes } = history.present
    return {
      id: saved?.id ?? null,
      document,
      settings: settingsOf(history.present),
      notes,
      isPaid: saved?.isPaid ?? false,
      saveState,
      saveProblem,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      changeNotes: store.changeNotes,
      changeSettings: store.changeSettings,
      edit: store.edit,
      replaceDocument: store.replaceDocument,
      rename: store.rename,
      undo: store.undo,
      redo: store.redo,
      saveNow: store.saveNow,
      startNew: store.startNew,
      open: store.open,
      markPaid: store.markPaid,
      resolveConflict: store.resolveConflict,
      retrySaving: store.retrySaving,
    }
  }, [state, store])
}

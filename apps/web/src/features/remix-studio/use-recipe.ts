import { remixRecipeSchema, type RemixRecipe } from '@vivify/generators/remix/recipe'
import { record, redo, startHistory, undo, type History } from '@vivify/timeline/document/history'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isTyping } from '../../lib/keyboard.ts'
import { writeDraft } from './drafts.ts'

export interface RecipeEditor {
  recipe: RemixRecipe
  canUndo: boolean
  canRedo: boolean
  /** Edits with the same `group` are undone together until `settle`. */
  edit: (change: (recipe: RemixRecipe) => RemixRecipe, group?: string) => void
  /** Call it when a slider or box is released: later edits become a separate undo step. */
  settle: () => void
  undo: () => void
  redo: () => void
}

/** The recipe with its undo steps; every change is stored in this browser under `draftKey`. */
export function useRecipe(initial: RemixRecipe, draftKey: string): RecipeEditor {
  const [history, setHistory] = useState<History<RemixRecipe>>(() => startHistory(initial))
  const recipe = history.present
  useEffect(() => {
    if (recipe !== initial) writeDraft(draftKey, recipe)
  }, [recipe, initial, draftKey])

  const edit = useCallback<RecipeEditor['edit']>(
    (change, group) => setHistory((known) => record(known, change(known.present), group ?? null)),
    [],
  )
  const settle = useCallback(() => setHistory((known) => ({ ...known, group: null })), [])
  const stepBack = useCallback(() => setHistory(undo), [])
  const stepForward = useCallback(() => setHistory(redo), [])
  useUndoKeys(stepBack, stepForward)
  return useMemo(
    () => ({
      recipe,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      edit,
      settle,
      undo: stepBack,
      redo: stepForward,
    }),
    [recipe, history, edit, settle, stepBack, stepForward],
  )
}

/** Parses a stored recipe; null when this version can't read it. */
export function readRecipe(kept: unknown): RemixRecipe | null {
  const read = remixRecipeSchema.safeParse(kept)
  return read.success ? read.data : null
}

/** Handles Ctrl or ⌘ with Z; a slider has no undo of its own, but a text field does. */
function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      const isSlider = event.target instanceof HTMLInputElement && event.target.type === 'range'
      if ((key !== 'z' && key !== 'y') || (isTyping(event.target) && !isSlider)) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) onRedo()
      else onUndo()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onUndo, onRedo])
}

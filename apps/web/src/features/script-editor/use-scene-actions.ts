import type { Project } from '@vivify/contract/project'
import * as messages from '@vivify/contract/messages'
import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { toast } from 'react-hot-toast'
import { useProject } from '../project/use-project.ts'
import { createSceneActions, type Desk, type Place, type SceneActions } from './scene-actions.ts'
import { toastWithUndo } from '../../ui/undo-toast.tsx'
import { useLatest } from '../../lib/use-latest.ts'

/** The edits, stable between renders. `list` contains the cards, whose text areas get the focus. */
export function useSceneActions(list: RefObject<HTMLElement | null>): SceneActions {
  const { document, edit } = useProject()
  const latest = useLatest(document)
  const focusNext = useFocusAfterEdit(list, document)

  return useMemo<SceneActions>(() => {
    const desk: Desk = {
      scenes: () => latest.current?.scenes ?? [],
      apply: (change, { group, focus } = {}) => {
        try {
          edit(change, group ?? null)
          if (focus) focusNext(focus)
          return true
        } catch (error) {
          toast.error(error instanceof Error ? error.message : String(error))
          return false
        }
      },
      offerUndo: (bringBack) => toastWithUndo(messages.script.sceneDeleted, bringBack),
    }
    return createSceneActions(desk)
  }, [edit, focusNext])
}

/** Focuses a scene's text after the edit has rendered, because a moved or new card does not have the focus. */
function useFocusAfterEdit(list: RefObject<HTMLElement | null>, document: Project | null) {
  const wanted = useRef<Place | null>(null)
  useLayoutEffect(() => {
    const place = wanted.current
    if (place === null) return
    wanted.current = null
    const card = list.current?.querySelector(`[data-scene="${CSS.escape(place.sceneId)}"]`)
    const text = card?.querySelector('textarea')
    if (!text) return
    text.focus({ preventScroll: place.caret !== null })
    if (place.caret !== null) text.setSelectionRange(place.caret, place.caret)
    card?.scrollIntoView({ block: 'nearest' })
  }, [document, list])
  return useRef((place: Place) => {
    wanted.current = place
  }).current
}

// Every edit that a scene's card can ask for, with where the caret goes afterwards.

import type { Project, Scene } from '@vivify/contract/project'
import { messages } from '@vivify/contract/messages'
import {
  changeScene,
  insertScene,
  mergeWithNext,
  moveScene,
  removeScene,
  splitScene,
} from '@vivify/timeline/document/edit'
import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { toast } from 'react-hot-toast'
import { createId } from '../../lib/create-id.ts'
import { useProject } from '../project/use-project.ts'
import { blankScene, toggleEmphasis, wordIndexAt, wordsOf } from './scene-text.ts'
import { toastWithUndo } from '../../ui/undo-toast.tsx'

export interface SceneActions {
  /** `isTyping` (default true) joins the edit with the ones before it into one undo step. */
  say: (sceneId: string, text: string, isTyping?: boolean) => void
  setTitle: (sceneId: string, title: string | null) => void
  /** Stresses words, or frees them when all are stressed. */
  stress: (sceneId: string, words: readonly string[]) => void
  /** Splits before the word at the caret; at either end a new scene is put there. */
  splitAt: (sceneId: string, caret: number) => void
  mergeNext: (sceneId: string) => void
  mergeIntoPrevious: (sceneId: string) => void
  /** By a number of places, up when negative. */
  moveBy: (sceneId: string, places: number) => void
  moveTo: (sceneId: string, index: number) => void
  addAfter: (sceneId: string) => void
  remove: (sceneId: string) => void
}

type Place = { sceneId: string; caret: number | null }
type Change = (document: Project) => Project

/** What the edits are made with. */
interface Desk {
  scenes: () => readonly Scene[]
  /** False when the edit was refused, which the person was told. */
  apply: (change: Change, options?: { group?: string; focus?: Place | undefined }) => boolean
}

/** The edits, stable from render to render. `list` holds the cards, whose texts take the focus. */
export function useSceneActions(list: RefObject<HTMLElement | null>): SceneActions {
  const { document, edit } = useProject()
  const latest = useRef(document)
  useEffect(() => {
    latest.current = document
  })
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
    }
    return { ...wordActions(desk), ...orderActions(desk) }
  }, [edit, focusNext])
}

function wordActions({ scenes, apply }: Desk): Pick<SceneActions, 'say' | 'setTitle' | 'stress'> {
  return {
    say: (sceneId, text, isTyping = true) =>
      void apply(
        (now) => changeScene(now, sceneId, { say: text.replace(/\s*\n\s*/g, ' ') }),
        isTyping ? { group: `say ${sceneId}` } : {},
      ),
    setTitle: (sceneId, title) =>
      void apply((now) => changeScene(now, sceneId, { onScreen: title }), { group: `title ${sceneId}` }),
    stress: (sceneId, words) => {
      const scene = scenes().find(({ id }) => id === sceneId)
      if (!scene || words.length === 0) return
      const emphasis = toggleEmphasis(scene.emphasis, words)
      apply((now) => changeScene(now, sceneId, { emphasis }))
    },
  }
}

function orderActions({ scenes, apply }: Desk): Omit<SceneActions, 'say' | 'setTitle' | 'stress'> {
  const indexOf = (sceneId: string): number => scenes().findIndex(({ id }) => id === sceneId)
  const add = (index: number): void => {
    const scene = blankScene(createId())
    apply((now) => insertScene(now, index, scene), { focus: { sceneId: scene.id, caret: 0 } })
  }
  const merge = (scene: Scene | undefined): void => {
    if (!scene) return
    const caret = scene.say.trim() === '' ? 0 : scene.say.length + 1
    apply((now) => mergeWithNext(now, scene.id), { focus: { sceneId: scene.id, caret } })
  }
  const moveTo = (sceneId: string, index: number): void => {
    apply((now) => moveScene(now, sceneId, index), { focus: { sceneId, caret: null } })
  }
  return {
    splitAt: (sceneId, caret) => {
      const index = indexOf(sceneId)
      const say = scenes()[index]?.say ?? ''
      const wordIndex = wordIndexAt(say, caret)
      if (wordIndex >= wordsOf(say).length) return add(index + 1)
      if (wordIndex === 0) return add(index)
      const id = createId()
      apply((now) => splitScene(now, sceneId, wordIndex, id), { focus: { sceneId: id, caret: 0 } })
    },
    mergeNext: (sceneId) => merge(scenes()[indexOf(sceneId)]),
    mergeIntoPrevious: (sceneId) => merge(scenes()[indexOf(sceneId) - 1]),
    moveBy: (sceneId, places) => {
      const index = indexOf(sceneId) + places
      if (index >= 0 && index < scenes().length) moveTo(sceneId, index)
    },
    moveTo,
    addAfter: (sceneId) => add(indexOf(sceneId) + 1),
    remove: (sceneId) => {
      const index = indexOf(sceneId)
      const scene = scenes()[index]
      const neighbour = scenes()[index - 1] ?? scenes()[index + 1]
      if (!scene || !neighbour) return
      const focus = { sceneId: neighbour.id, caret: null }
      if (!apply((now) => removeScene(now, sceneId), { focus })) return
      toastWithUndo(messages.script.sceneDeleted, () =>
        apply((now) => (now.scenes.some(({ id }) => id === sceneId) ? now : insertScene(now, index, scene))),
      )
    },
  }
}

/** Focuses a scene's text once the edit is on the screen: a card that was moved or made has lost or never had it. */
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

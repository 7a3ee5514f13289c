// All edits of a scene card, and the caret position after each edit.

import type { Project, Scene } from '@vivify/contract/project'
import {
  changeScene,
  insertScene,
  mergeWithNext,
  moveScene,
  removeScene,
  splitScene,
} from '@vivify/timeline/document/edit'
import { createId } from '../../lib/create-id.ts'
import { blankScene, toggleEmphasis, wordIndexAt, wordsOf } from './scene-text.ts'

export interface SceneActions {
  /** `isTyping` (default true) merges the edit with the previous ones into one undo step. */
  say: (sceneId: string, text: string, isTyping?: boolean) => void
  setTitle: (sceneId: string, title: string | null) => void
  /** Stresses words, or removes the stress when all of them have it. */
  stress: (sceneId: string, words: readonly string[]) => void
  /** Splits before the word at the caret; at either end of the text it adds an empty scene there. */
  splitAt: (sceneId: string, caret: number) => void
  mergeNext: (sceneId: string) => void
  mergeIntoPrevious: (sceneId: string) => void
  /** Moves by a number of places; a negative number moves up. */
  moveBy: (sceneId: string, places: number) => void
  moveTo: (sceneId: string, index: number) => void
  addAfter: (sceneId: string) => void
  remove: (sceneId: string) => void
}

export type Place = { sceneId: string; caret: number | null }
type Change = (document: Project) => Project

/** The functions that the edits need from the screen. */
export interface Desk {
  scenes: () => readonly Scene[]
  /** False when the edit was refused; the person has then seen why. */
  apply: (change: Change, options?: { group?: string; focus?: Place | undefined }) => boolean
  /** Offers to restore a deleted scene. */
  offerUndo: (bringBack: () => void) => void
}

export function createSceneActions(desk: Desk): SceneActions {
  return { ...wordActions(desk), ...orderActions(desk) }
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

function orderActions({ scenes, apply, offerUndo }: Desk): Omit<SceneActions, 'say' | 'setTitle' | 'stress'> {
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
      offerUndo(() =>
        apply((now) => (now.scenes.some(({ id }) => id === sceneId) ? now : insertScene(now, index, scene))),
      )
    },
  }
}

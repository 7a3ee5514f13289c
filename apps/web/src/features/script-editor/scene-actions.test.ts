import type { Project } from '@vivify/contract/project'
import { beforeEach, expect, test } from 'vitest'
import { buildDocument } from '../project/testing.ts'
import { createSceneActions, type Place, type SceneActions } from './scene-actions.ts'

let document: Project
let focus: Place | undefined
let bringBack: (() => void) | undefined
let actions: SceneActions

beforeEach(() => {
  document = buildDocument('Bees dance at noon.', 'Ants walk.', 'Moths rest.')
  focus = undefined
  bringBack = undefined
  actions = createSceneActions({
    scenes: () => document.scenes,
    apply(change, options = {}) {
      document = change(document)
      focus = options.focus
      return true
    },
    offerUndo: (undo) => (bringBack = undo),
  })
})

const texts = (): string[] => document.scenes.map(({ say }) => say)

test('a scene is split before the word at the caret, which goes on in the new scene', () => {
  actions.splitAt('s1', 'Bees da'.length)
  expect(texts().slice(0, 2)).toEqual(['Bees', 'dance at noon.'])
  expect(focus).toEqual({ sceneId: document.scenes[1]!.id, caret: 0 })
})

test('at either end of a scene a split puts an empty one there', () => {
  actions.splitAt('s1', 0)
  expect(texts().slice(0, 2)).toEqual(['', 'Bees dance at noon.'])
  actions.splitAt('s2', 'Ants walk.'.length)
  expect(texts().slice(2, 4)).toEqual(['Ants walk.', ''])
  expect(focus!.sceneId).toBe(document.scenes[3]!.id)
})

test('merging leaves the caret where the two texts meet; the first scene has none before it', () => {
  actions.mergeIntoPrevious('s1')
  expect(texts()).toHaveLength(3)
  actions.mergeIntoPrevious('s2')
  expect(texts()).toEqual(['Bees dance at noon. Ants walk.', 'Moths rest.'])
  expect(focus).toEqual({ sceneId: 's1', caret: 'Bees dance at noon. '.length })
})

test('a scene is moved within the list and not beyond its ends', () => {
  actions.moveBy('s1', -1)
  expect(focus).toBeUndefined()
  actions.moveBy('s1', 2)
  expect(document.scenes.map(({ id }) => id)).toEqual(['s2', 's3', 's1'])
})

test('a scene that is deleted is brought back to its place once; the last one stays', () => {
  actions.remove('s2')
  expect(focus).toEqual({ sceneId: 's1', caret: null })
  bringBack!()
  bringBack!()
  expect(texts()).toEqual(['Bees dance at noon.', 'Ants walk.', 'Moths rest.'])
  for (const id of ['s1', 's2', 's3']) actions.remove(id)
  expect(texts()).toEqual(['Moths rest.'])
})

test('lines that are pasted into a scene become one, and words are stressed and freed', () => {
  actions.say('s1', 'Bees dance\n at noon.')
  expect(texts()[0]).toBe('Bees dance at noon.')
  actions.stress('s1', ['noon.'])
  expect(document.scenes[0]!.emphasis).toEqual(['noon'])
  actions.stress('s1', ['noon.'])
  expect(document.scenes[0]!.emphasis).toEqual([])
})

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

test('a split cuts the scene before the word at the caret and moves the caret to the new scene', () => {
  actions.splitAt('s1', 'Bees da'.length)
  expect(texts().slice(0, 2)).toEqual(['Bees', 'dance at noon.'])
  expect(focus).toEqual({ sceneId: document.scenes[1]!.id, caret: 0 })
})

test('a split at either end of a scene adds an empty scene there', () => {
  actions.splitAt('s1', 0)
  expect(texts().slice(0, 2)).toEqual(['', 'Bees dance at noon.'])
  actions.splitAt('s2', 'Ants walk.'.length)
  expect(texts().slice(2, 4)).toEqual(['Ants walk.', ''])
  expect(focus!.sceneId).toBe(document.scenes[3]!.id)
})

test('merging puts the caret where the two texts meet, and does nothing on the first scene', () => {
  actions.mergeIntoPrevious('s1')
  expect(texts()).toHaveLength(3)
  actions.mergeIntoPrevious('s2')
  expect(texts()).toEqual(['Bees dance at noon. Ants walk.', 'Moths rest.'])
  expect(focus).toEqual({ sceneId: 's1', caret: 'Bees dance at noon. '.length })
})

test('a scene moves within the list but not beyond its ends', () => {
  actions.moveBy('s1', -1)
  expect(focus).toBeUndefined()
  actions.moveBy('s1', 2)
  expect(document.scenes.map(({ id }) => id)).toEqual(['s2', 's3', 's1'])
})

test('a deleted scene is restored to its place once, and the only remaining scene can’t be deleted', () => {
  actions.remove('s2')
  expect(focus).toEqual({ sceneId: 's1', caret: null })
  bringBack!()
  bringBack!()
  expect(texts()).toEqual(['Bees dance at noon.', 'Ants walk.', 'Moths rest.'])
  for (const id of ['s1', 's2', 's3']) actions.remove(id)
  expect(texts()).toEqual(['Moths rest.'])
})

test('pasted lines are joined into one, and stressing a word again removes the stress', () => {
  actions.say('s1', 'Bees dance\n at noon.')
  expect(texts()[0]).toBe('Bees dance at noon.')
  actions.stress('s1', ['noon.'])
  expect(document.scenes[0]!.emphasis).toEqual(['noon'])
  actions.stress('s1', ['noon.'])
  expect(document.scenes[0]!.emphasis).toEqual([])
})

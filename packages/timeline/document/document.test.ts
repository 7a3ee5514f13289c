import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { AppError } from '@vivify/contract/errors'
import type { Project } from '@vivify/contract/project'
import {
  changeScene,
  changeSettings,
  insertScene,
  mergeWithNext,
  moveScene,
  parseProject,
  removeScene,
  splitScene,
} from './edit.ts'
import { record, redo, startHistory, undo } from './history.ts'

function buildProject(says = ['one two three', 'four five', 'six']): Project {
  return parseProject({
    version: 1,
    title: 'Test',
    seed: 1,
    scenes: says.map((say, index) => ({ id: `s${index}`, say, emphasis: ['three', 'five'] })),
  })
}

const says = (project: Project): string[] => project.scenes.map((scene) => scene.say)

describe('editing the document', () => {
  test('fills in fields that an input leaves out', () => {
    expect(buildProject()).toMatchObject({
      format: '9:16',
      resolution: 1080,
      style: 'Kinetic Text',
      voice: 'Alloy',
    })
  })

  test('names the field that is wrong', () => {
    expect(() => parseProject({ version: 1, title: '', seed: 1, scenes: [] })).toThrow(/scenes/)
    expect(() => changeSettings(buildProject(), { format: '4:3' as never })).toThrow(/format/)
  })

  test('does not change the document it is given', () => {
    const project = buildProject()
    const copy = structuredClone(project)
    changeScene(project, 's0', { say: 'changed' })
    splitScene(project, 's0', 1, 'new')
    moveScene(project, 's0', 2)
    expect(project).toEqual(copy)
  })

  test('splits a scene between two words and moves stressed words with their part', () => {
    const project = splitScene(buildProject(), 's0', 2, 'new')
    expect(says(project)).toEqual(['one two', 'three', 'four five', 'six'])
    expect(project.scenes.map((scene) => scene.emphasis)).toEqual([
      [],
      ['three'],
      ['three', 'five'],
      ['three', 'five'],
    ])
  })

  test('refuses a split that leaves a part without words', () => {
    expect(() => splitScene(buildProject(), 's2', 1, 'new')).toThrow(AppError)
  })

  test('merging the parts of a split gives the words back', () => {
    const project = buildProject()
    expect(says(mergeWithNext(splitScene(project, 's0', 1, 'new'), 's0'))).toEqual(says(project))
  })

  test('keeps at least one scene', () => {
    const project = buildProject(['only'])
    expect(() => removeScene(project, 's0')).toThrow('A video needs at least one scene.')
  })

  test('moves, inserts and removes scenes by id', () => {
    const project = buildProject()
    expect(says(moveScene(project, 's0', 2))).toEqual(['four five', 'six', 'one two three'])
    expect(says(removeScene(project, 's1'))).toEqual(['one two three', 'six'])
    expect(says(insertScene(project, 1, { ...project.scenes[0]!, id: 'x', say: 'new' }))[1]).toBe('new')
    expect(() => insertScene(project, 0, project.scenes[0]!)).toThrow(AppError)
    expect(() => removeScene(project, 'nobody')).toThrow('no scene nobody')
  })
})

describe('undo and redo', () => {
  test('undoing everything gives the first document, redoing everything the last', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 20 }), (texts) => {
        let history = startHistory('start')
        for (const text of texts) history = record(history, text)
        const last = history.present
        const steps = history.past.length
        for (let step = 0; step < steps; step++) history = undo(history)
        expect(history.present).toBe('start')
        for (let step = 0; step < steps; step++) history = redo(history)
        expect(history.present).toBe(last)
      }),
    )
  })

  test('typing in one field is one step', () => {
    let history = startHistory('')
    for (const text of ['h', 'he', 'hey']) history = record(history, text, 'title')
    expect(undo(history).present).toBe('')
  })

  test('an edit after an undo drops what was undone', () => {
    const history = record(undo(record(startHistory('a'), 'b')), 'c')
    expect(redo(history).present).toBe('c')
    expect(undo(history).present).toBe('a')
  })
})

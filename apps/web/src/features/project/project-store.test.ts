import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '@vivify/contract/project'
import { openLocalDrafts } from '../../lib/document/local-drafts.ts'
import { createMemoryStorage } from '../../lib/memory-storage.ts'
import { ProjectStore, projectType } from './project-store.ts'
import { buildDocument, startTestProjects, type TestProjects } from './testing.ts'

let projects: TestProjects

beforeEach(() => {
  vi.useFakeTimers()
  projects = startTestProjects()
})
afterEach(() => vi.useRealTimers())

function openStore(): ProjectStore {
  const drafts = openLocalDrafts({ type: projectType, accountId: 'ada', keeper: createMemoryStorage() })
  return new ProjectStore({ api: projects.api, drafts, onUnauthorized: () => {} })
}

/** Waits long enough for all pending saves. */
const settle = () => vi.advanceTimersByTimeAsync(3000)
const contentOf = (store: ProjectStore) => store.getState().history.present
const say = (index: number, text: string) => (document: Project) => ({
  ...document,
  scenes: document.scenes.map((scene, at) => (at === index ? { ...scene, say: text } : scene)),
})

async function openSaved(...texts: string[]): Promise<ProjectStore> {
  const store = openStore()
  store.replaceDocument(buildDocument(...texts))
  await settle()
  return store
}

test('choices alone are not saved, but choices with a topic are', async () => {
  const { server } = projects
  const store = openStore()
  store.changeSettings({ voice: 'Echo' })
  await settle()
  expect(server.saves).toBe(0)
  store.changeNotes({ topic: 'bees' })
  await settle()
  expect(server.stored('d1')).toMatchObject({
    title: 'bees',
    notes: { topic: 'bees', choices: { voice: 'Echo' } },
  })
})

test('repeated changes of one setting are one undo step, and typed notes are not an undo step', async () => {
  const store = await openSaved('One.')
  store.changeSettings({ music: 'Lo-fi Beat' })
  store.changeSettings({ music: 'No Music' })
  store.changeNotes({ topic: 'bees' })
  store.undo()
  expect(contentOf(store)).toMatchObject({ document: { music: 'Uplifting' }, notes: { topic: 'bees' } })
  expect(store.getState().history.past).toHaveLength(1)
})

test('undoing a preset also clears hasPreset, and redoing sets it again', async () => {
  const store = await openSaved('One.')
  store.changeSettings({ preset: 'Anime' }, { hasPreset: true })
  store.undo()
  expect(contentOf(store)).toMatchObject({ document: { preset: 'Cinematic' }, notes: { hasPreset: false } })
  store.redo()
  expect(contentOf(store)).toMatchObject({ document: { preset: 'Anime' }, notes: { hasPreset: true } })
})

test('edits from two windows in different scenes are merged', async () => {
  const store = await openSaved('One.', 'Two.')
  projects.changeElsewhere('d1', say(1, 'Deux.'))
  store.edit(say(0, 'Un.'))
  await settle()
  expect(projects.server.stored('d1').document!.scenes.map((scene) => scene.say)).toEqual(['Un.', 'Deux.'])
  expect(contentOf(store).document!.scenes[1]!.say).toBe('Deux.')
})

test('a new project starts with the choices of the previous one, whose changes are still saved', async () => {
  const store = await openSaved('One.')
  store.changeSettings({ voice: 'Fable' })
  store.edit(say(0, 'Un.'))
  store.startNew()
  expect(store.getState().saved).toBeNull()
  expect(contentOf(store)).toMatchObject({ document: null, notes: { choices: { voice: 'Fable' } } })
  await settle()
  expect(projects.server.stored('d1').document!.scenes[0]!.say).toBe('Un.')
})

test('a rename changes the document, or the choices if there is no document', async () => {
  const store = openStore()
  store.rename('Bees')
  expect(contentOf(store).notes.choices.title).toBe('Bees')
  store.replaceDocument(buildDocument('One.'))
  store.rename('Wasps')
  store.undo()
  expect(contentOf(store).document!.title).toBe('A test')
})

test('a project is marked as paid without waiting for the server', async () => {
  const store = await openSaved('One.')
  store.markPaid()
  expect(store.getState().saved).toMatchObject({ isPaid: true })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Project } from '@vivify/contract/project'
import { ApiError } from '../../api/client.ts'
import { clearLocalDrafts, openLocalDrafts } from './local-drafts.ts'
import { ProjectStore } from './project-store.ts'
import { buildDocument, createMemoryStorage, startTestServer, type TestServer } from './testing.ts'

let server: TestServer
let storage: Storage
const unreachable = new ApiError('unreachable', 0, 'Vivify can’t be reached.')

beforeEach(() => {
  vi.useFakeTimers()
  server = startTestServer()
  storage = createMemoryStorage()
})
afterEach(() => vi.useRealTimers())

function openStore(accountId = 'ada', onUnauthorized = () => {}): ProjectStore {
  return new ProjectStore({ api: server, drafts: openLocalDrafts(accountId, storage), onUnauthorized })
}

/** Time for everything that was going to be saved. */
const settle = () => vi.advanceTimersByTimeAsync(3000)

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

test('nothing is saved before there is something worth it, then typing is one save', async () => {
  const store = openStore()
  store.changeSettings({ voice: 'Echo' })
  await settle()
  expect(server.saves).toBe(0)
  for (const topic of ['b', 'be', 'bees']) store.changeNotes({ topic })
  await settle()
  expect(server.saves).toBe(1)
  expect(store.getState()).toMatchObject({ id: 'p1', saveState: 'saved' })
  expect(server.stored('p1').notes).toMatchObject({ topic: 'bees', choices: { voice: 'Echo' } })
})

test('an edit is undone and redone, and each is saved', async () => {
  const store = await openSaved('One.', 'Two.')
  store.edit(say(0, 'Un.'))
  store.undo()
  await settle()
  expect(server.stored('p1').document!.scenes[0]!.say).toBe('One.')
  store.redo()
  await settle()
  expect(server.stored('p1').document!.scenes[0]!.say).toBe('Un.')
})

test('the same setting in a row is one step of undo', async () => {
  const store = await openSaved('One.')
  store.changeSettings({ music: 'Lo-fi Beat' })
  store.changeSettings({ music: 'No Music' })
  store.undo()
  expect(store.getState().history.present!.music).toBe('Uplifting')
})

test('a project whose first answer was lost is made once, with what was typed since', async () => {
  server.losesAnswers = true
  const store = openStore()
  store.changeNotes({ topic: 'bees' })
  await settle()
  store.changeNotes({ topic: 'bees dance' })
  // The page is left before an answer comes, and opened again.
  store.keepAll()
  server.losesAnswers = false
  const next = openStore()
  await settle()
  expect(next.getState()).toMatchObject({ id: 'p1', saveState: 'saved' })
  expect(server.stored('p1').notes.topic).toBe('bees dance')
  expect(() => server.stored('p2')).toThrow()
})

test('undoing a preset takes its mark away, and redoing brings it back', async () => {
  const store = await openSaved('One.')
  store.changeNotes({ hasPreset: true })
  store.changeSettings({ preset: 'Anime' })
  store.undo()
  expect(store.getState().history.present!.preset).toBe('Cinematic')
  expect(store.getState().notes.hasPreset).toBe(false)
  store.redo()
  expect(store.getState().history.present!.preset).toBe('Anime')
  expect(store.getState().notes.hasPreset).toBe(true)
})

test('without a connection changes wait in this browser and go out when it is back', async () => {
  const store = await openSaved('One.')
  server.failure = unreachable
  store.edit(say(0, 'Un.'))
  await settle()
  expect(store.getState()).toMatchObject({ saveState: 'waiting', saveProblem: unreachable.message })

  // A new page, still without a connection to save with.
  server.failure = null
  const next = openStore()
  await settle()
  expect(next.getState().history.present!.scenes[0]!.say).toBe('Un.')
  expect(server.stored('p1').document!.scenes[0]!.say).toBe('Un.')
  expect(next.getState().saveState).toBe('saved')
})

test('a failed save is tried again by itself', async () => {
  const store = await openSaved('One.')
  server.failure = unreachable
  store.edit(say(0, 'Un.'))
  await settle()
  server.failure = null
  await vi.advanceTimersByTimeAsync(30_000)
  expect(server.stored('p1').document!.scenes[0]!.say).toBe('Un.')
})

test('edits of two windows in different scenes are joined', async () => {
  const store = await openSaved('One.', 'Two.')
  server.changeElsewhere('p1', say(1, 'Deux.'))
  store.edit(say(0, 'Un.'))
  await settle()
  expect(server.stored('p1').document!.scenes.map((scene) => scene.say)).toEqual(['Un.', 'Deux.'])
  expect(store.getState()).toMatchObject({ saveState: 'saved' })
  expect(store.getState().history.present!.scenes[1]!.say).toBe('Deux.')
})

test('edits of two windows in the same words are asked about; either can win', async () => {
  for (const [choice, text] of [
    ['mine', 'Un.'],
    ['theirs', 'Uno.'],
  ] as const) {
    const store = await openSaved('One.')
    const id = store.getState().id!
    server.changeElsewhere(id, say(0, 'Uno.'))
    store.edit(say(0, 'Un.'))
    await settle()
    expect(store.getState().saveState).toBe('conflict')
    store.resolveConflict(choice)
    await settle()
    expect(store.getState()).toMatchObject({ saveState: 'saved' })
    expect(server.stored(id).document!.scenes[0]!.say).toBe(text)
    expect(store.getState().history.present!.scenes[0]!.say).toBe(text)
    store.startNew()
  }
})

test('a save whose answer was lost is not a conflict', async () => {
  const store = await openSaved('One.')
  server.changeElsewhere('p1', say(0, 'Un.'))
  store.edit(say(0, 'Un.'))
  await settle()
  expect(store.getState().saveState).toBe('saved')
})

test('a project that was deleted elsewhere is kept as a new one', async () => {
  const store = await openSaved('One.')
  server.remove('p1')
  store.edit(say(0, 'Un.'))
  await settle()
  expect(server.stored(store.getState().id!).document!.scenes[0]!.say).toBe('Un.')
})

test('a session that ends keeps the draft for its own account only', async () => {
  const ended = vi.fn()
  const store = openStore('ada', ended)
  server.failure = new ApiError('unauthorized', 401, 'Sign in first.')
  store.changeNotes({ topic: 'bees' })
  await settle()
  expect(ended).toHaveBeenCalled()

  server.failure = null
  expect(openStore('bob').getState().notes.topic).toBe('')
  const back = openStore('ada')
  expect(back.getState().notes.topic).toBe('bees')
  await settle()
  expect(server.stored(back.getState().id!).notes.topic).toBe('bees')
})

test('signing out forgets all drafts', () => {
  const store = openStore()
  store.changeNotes({ topic: 'bees' })
  store.keepAll()
  clearLocalDrafts(storage)
  expect(openStore().getState().notes.topic).toBe('')
})

test('a new project begins with the choices of the last, whose changes are still saved', async () => {
  const store = await openSaved('One.')
  store.changeSettings({ voice: 'Fable' })
  store.edit(say(0, 'Un.'))
  store.startNew()
  expect(store.getState()).toMatchObject({ id: null, history: { present: null } })
  expect(store.getState().notes.choices.voice).toBe('Fable')
  await settle()
  expect(server.stored('p1').document!.scenes[0]!.say).toBe('Un.')
})

test('opening another project and coming back finds both as they were', async () => {
  const store = await openSaved('One.')
  store.startNew()
  store.changeNotes({ topic: 'bees' })
  await settle()
  await store.open('p1')
  expect(store.getState().history.present!.scenes[0]!.say).toBe('One.')
  await store.open('p2')
  expect(store.getState()).toMatchObject({ id: 'p2', notes: { topic: 'bees' } })
})

test('saving now answers with the saved project, and says when there is nothing', async () => {
  const store = openStore()
  await expect(store.saveNow()).rejects.toMatchObject({ code: 'script_empty' })
  store.replaceDocument(buildDocument('One.'))
  expect(await store.saveNow()).toMatchObject({ id: 'p1', document: { title: 'A test' } })
})

test('a project that can’t be opened says why', async () => {
  const store = openStore()
  await store.open('nowhere')
  expect(store.getState()).toMatchObject({ status: 'failed', failure: 'Project not found.' })
  store.startNew()
  expect(store.getState().status).toBe('ready')
})

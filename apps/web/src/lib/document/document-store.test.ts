// Tests the store with a minimal document type, to show what every new type gets for free.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/client.ts'
import { createMemoryStorage } from '../memory-storage.ts'
import { DocumentStore } from './document-store.ts'
import type { DocumentType } from './document-type.ts'
import { clearLocalDrafts, openLocalDrafts } from './local-drafts.ts'
import { startTestServer } from './testing.ts'

interface Article {
  title: string
  paragraphs: { id: string; text: string }[]
}
type SavedArticle = Article & { id: string; revision: number }

const articleType: DocumentType<Article, SavedArticle> = {
  name: 'article',
  empty: { title: '', paragraphs: [] },
  isWorthSaving: ({ title }) => title !== '',
  contentOf: ({ title, paragraphs }) => ({ title, paragraphs }),
  isContent: (kept): kept is Article => Array.isArray((kept as Partial<Article> | null)?.paragraphs),
}

const startArticles = () => startTestServer<Article, SavedArticle>((article) => article)
let server: ReturnType<typeof startArticles>
let storage: Storage
const unreachable = new ApiError('unreachable', 0, 'Vivify can’t be reached.')

beforeEach(() => {
  vi.useFakeTimers()
  server = startArticles()
  storage = createMemoryStorage()
})
afterEach(() => vi.useRealTimers())

function openStore(accountId = 'ada', onUnauthorized = () => {}): DocumentStore<Article, SavedArticle> {
  const drafts = openLocalDrafts({ type: articleType, accountId, keeper: storage })
  return new DocumentStore({ type: articleType, api: server, drafts, onUnauthorized })
}

/** Waits until every pending save is done. */
const settle = () => vi.advanceTimersByTimeAsync(3000)
const titled = (title: string) => (article: Article) => ({ ...article, title })
const worded = (index: number, text: string) => (article: Article) => ({
  ...article,
  paragraphs: article.paragraphs.map((part, at) => (at === index ? { ...part, text } : part)),
})

async function openSaved(...texts: string[]): Promise<DocumentStore<Article, SavedArticle>> {
  const store = openStore()
  const paragraphs = texts.map((text, index) => ({ id: `p${index + 1}`, text }))
  store.change(() => ({ title: 'Tea', paragraphs }))
  await settle()
  return store
}

const textsOf = ({ paragraphs }: Article): string[] => paragraphs.map(({ text }) => text)

test('typing leads to one save, as soon as there is something worth saving', async () => {
  const store = openStore()
  store.change((article) => ({ ...article, paragraphs: [{ id: 'p1', text: 'Tea.' }] }))
  await settle()
  expect(server.saves).toBe(0)
  for (const title of ['T', 'Te', 'Tea']) store.change(titled(title), 'title')
  await settle()
  expect(server.saves).toBe(1)
  expect(store.getState()).toMatchObject({ saved: { id: 'd1', revision: 1 }, saveState: 'saved' })
})

test('a change can be undone and redone, each step is saved, and a group is one step', async () => {
  const store = await openSaved('One.', 'Two.')
  for (const text of ['U', 'Un', 'Un.']) store.change(worded(0, text), 'first paragraph')
  store.undo()
  await settle()
  expect(textsOf(server.stored('d1'))).toEqual(['One.', 'Two.'])
  store.redo()
  await settle()
  expect(textsOf(server.stored('d1'))).toEqual(['Un.', 'Two.'])
})

test('an undo that returns to the saved content saves nothing', async () => {
  const store = await openSaved('One.')
  store.change(worded(0, 'Un.'))
  expect(store.getState().saveState).toBe('saving')
  store.undo()
  expect(store.getState().saveState).toBe('saved')
  await settle()
  expect(server.saves).toBe(1)
  expect(store.getState().saveState).toBe('saved')
})

test('edits from two windows in different places are merged', async () => {
  const store = await openSaved('One.', 'Two.')
  server.changeElsewhere('d1', (saved) => ({ ...saved, ...worded(1, 'Deux.')(saved) }))
  store.change(worded(0, 'Un.'))
  await settle()
  expect(textsOf(server.stored('d1'))).toEqual(['Un.', 'Deux.'])
  expect(store.getState().saveState).toBe('saved')
  expect(textsOf(store.getState().history.present)).toEqual(['Un.', 'Deux.'])
})

test('edits from two windows in one place conflict; either can win, and the choice can be undone', async () => {
  for (const [choice, text] of [
    ['mine', 'Un.'],
    ['theirs', 'Uno.'],
  ] as const) {
    const store = await openSaved('One.')
    const { id } = store.getState().saved!
    server.changeElsewhere(id, (saved) => ({ ...saved, ...worded(0, 'Uno.')(saved) }))
    store.change(worded(0, 'Un.'))
    await settle()
    expect(store.getState()).toMatchObject({
      saveState: 'conflict',
      saveProblem: 'This article was also changed in another window.',
    })
    store.resolveConflict(choice)
    await settle()
    expect(store.getState().saveState).toBe('saved')
    expect(textsOf(server.stored(id))).toEqual([text])
    if (choice === 'theirs') {
      store.undo()
      expect(textsOf(store.getState().history.present)).toEqual(['Un.'])
    }
    store.begin()
  }
})

test('an unresolved conflict survives a reload, and the other version can be seen by undoing', async () => {
  const store = await openSaved('One.')
  const { id } = store.getState().saved!
  server.changeElsewhere(id, (saved) => ({ ...saved, ...worded(0, 'Uno.')(saved) }))
  store.change(worded(0, 'Un.'))
  await settle()
  store.keepAll()
  const next = openStore()
  await settle()
  expect(next.getState().saveState).toBe('conflict')
  expect(textsOf(next.getState().history.present)).toEqual(['Un.'])
  expect(textsOf(next.getState().history.past.at(-1)!)).toEqual(['Uno.'])
  expect(textsOf(server.stored(id))).toEqual(['Uno.'])
  next.resolveConflict('mine')
  await settle()
  expect(textsOf(server.stored(id))).toEqual(['Un.'])
})

test('without a connection, changes wait in this browser and are sent when it returns', async () => {
  const store = await openSaved('One.')
  server.failure = unreachable
  store.change(worded(0, 'Un.'))
  await settle()
  expect(store.getState()).toMatchObject({ saveState: 'waiting', saveProblem: unreachable.message })

  // The page reloads, and another window has changed the title.
  server.failure = null
  server.changeElsewhere('d1', (saved) => ({ ...saved, title: 'Tea time' }))
  const next = openStore()
  await settle()
  expect(next.getState().saveState).toBe('saved')
  expect(server.stored('d1')).toMatchObject({ title: 'Tea time', paragraphs: [{ text: 'Un.' }] })
})

test('a failed save is retried automatically', async () => {
  const store = await openSaved('One.')
  server.failure = unreachable
  store.change(worded(0, 'Un.'))
  await settle()
  server.failure = null
  await vi.advanceTimersByTimeAsync(30_000)
  expect(textsOf(server.stored('d1'))).toEqual(['Un.'])
})

test('a document whose first answer was lost is created once, with the text typed since then', async () => {
  server.losesAnswers = true
  const store = openStore()
  store.change(titled('Tea'))
  await settle()
  store.change(titled('Tea time'))
  // The page closes before an answer arrives, and opens again.
  store.keepAll()
  server.losesAnswers = false
  const next = openStore()
  await settle()
  expect(next.getState()).toMatchObject({ saved: { id: 'd1' }, saveState: 'saved' })
  expect(server.stored('d1').title).toBe('Tea time')
  expect(() => server.stored('d2')).toThrow()
})

test('a save whose answer was lost is not a conflict', async () => {
  const store = await openSaved('One.')
  server.changeElsewhere('d1', (saved) => ({ ...saved, ...worded(0, 'Un.')(saved) }))
  store.change(worded(0, 'Un.'))
  await settle()
  expect(store.getState().saveState).toBe('saved')
})

test('a document that was deleted in another window is kept as a new one', async () => {
  const store = await openSaved('One.')
  server.remove('d1')
  store.change(worded(0, 'Un.'))
  await settle()
  expect(store.getState().saved!.id).toBe('d2')
  expect(textsOf(server.stored('d2'))).toEqual(['Un.'])
})

test('after the session ends, only the same account finds the draft, and signing out deletes it', async () => {
  const ended = vi.fn()
  const store = openStore('ada', ended)
  server.failure = new ApiError('unauthorized', 401, 'Sign in first.')
  store.change(titled('Tea'))
  await settle()
  expect(ended).toHaveBeenCalled()
  expect(openStore('bob').getState().history.present.title).toBe('')
  expect(openStore('ada').getState().history.present.title).toBe('Tea')
  clearLocalDrafts(storage)
  expect(openStore('ada').getState().history.present.title).toBe('')
})

test('drafts that are damaged or belong to other types are ignored', () => {
  storage.setItem('vivify.draft.article.ada.new', '{"content":{"title":1}}')
  storage.setItem('vivify.draft.note.ada.new', '{"content":{"title":"","paragraphs":[]}}')
  expect(openStore().getState().history.present).toBe(articleType.empty)
})

test('opening another document and returning restores both documents', async () => {
  const store = await openSaved('One.')
  store.change(worded(0, 'Un.'))
  store.begin()
  store.change(titled('Coffee'))
  await settle()
  await store.open('d1')
  expect(textsOf(store.getState().history.present)).toEqual(['Un.'])
  await store.open('d2')
  expect(store.getState()).toMatchObject({ saved: { id: 'd2' }, history: { present: { title: 'Coffee' } } })
})

test('saveNow returns the saved document, and throws when there is nothing to save', async () => {
  const store = openStore()
  await expect(store.saveNow()).rejects.toMatchObject({ code: 'script_empty' })
  store.change(titled('Tea'))
  expect(await store.saveNow()).toMatchObject({ id: 'd1', title: 'Tea' })
})

test('a document that can’t be opened reports why', async () => {
  const store = openStore()
  await store.open('nowhere')
  expect(store.getState()).toMatchObject({ status: 'failed', failure: 'Document not found.' })
  store.begin()
  expect(store.getState().status).toBe('ready')
})

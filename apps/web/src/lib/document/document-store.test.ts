// The store with a document type of its own: everything that a new type gets by its few answers.

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

/** Time for everything that was going to be saved. */
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

test('typing is one save, once there is something worth it', async () => {
  const store = openStore()
  store.change((article) => ({ ...article, paragraphs: [{ id: 'p1', text: 'Tea.' }] }))
  await settle()
  expect(server.saves).toBe(0)
  for (const title of ['T', 'Te', 'Tea']) store.change(titled(title), 'title')
  await settle()
  expect(server.saves).toBe(1)
  expect(store.getState()).toMatchObject({ saved: { id: 'd1', revision: 1 }, saveState: 'saved' })
})

test('a change is undone and redone, each is saved, and a group is one step', async () => {
  const store = await openSaved('One.', 'Two.')
  for (const text of ['U', 'Un', 'Un.']) store.change(worded(0, text), 'first paragraph')
  store.undo()
  await settle()
  expect(textsOf(server.stored('d1'))).toEqual(['One.', 'Two.'])
  store.redo()
  await settle()
  expect(textsOf(server.stored('d1'))).toEqual(['Un.', 'Two.'])
})

test('an undo that leads back to what is saved saves nothing', async () => {
  const store = await openSaved('One.')
  store.change(worded(0, 'Un.'))
  store.undo()
  await settle()
  expect(server.saves).toBe(1)
})

test('edits of two windows in different places are joined', async () => {
  const store = await openSaved('One.', 'Two.')
  server.changeElsewhere('d1', (saved) => ({ ...saved, ...worded(1, 'Deux.')(saved) }))
  store.change(worded(0, 'Un.'))
  await settle()
  expect(textsOf(server.stored('d1'))).toEqual(['Un.', 'Deux.'])
  expect(store.getState().saveState).toBe('saved')
  expect(textsOf(store.getState().history.present)).toEqual(['Un.', 'Deux.'])
})

test('edits of two windows in the same place are asked about; either can win, and the choice is undone', async () => {
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

test('without a connection changes wait in this browser and go out when it is back', async () => {
  const store = await openSaved('One.')
  server.failure = unreachable
  store.change(worded(0, 'Un.'))
  await settle()
  expect(store.getState()).toMatchObject({ saveState: 'waiting', saveProblem: unreachable.message })

  // The page is loaded again; in another window somebody has changed the title.
  server.failure = null
  server.changeElsewhere('d1', (saved) => ({ ...saved, title: 'Tea time' }))
  const next = openStore()
  await settle()
  expect(next.getState().saveState).toBe('saved')
  expect(server.stored('d1')).toMatchObject({ title: 'Tea time', paragraphs: [{ text: 'Un.' }] })
})

test('a failed save is tried again by itself', async () => {
  const store = await openSaved('One.')
  server.failure = unreachable
  store.change(worded(0, 'Un.'))
  await settle()
  server.failure = null
  await vi.advanceTimersByTimeAsync(30_000)
  expect(textsOf(server.stored('d1'))).toEqual(['Un.'])
})

test('a document whose first answer was lost is made once, with what was typed since', async () => {
  server.losesAnswers = true
  const store = openStore()
  store.change(titled('Tea'))
  await settle()
  store.change(titled('Tea time'))
  // The page is left before an answer comes, and opened again.
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

test('a document that was deleted elsewhere is kept as a new one', async () => {
  const store = await openSaved('One.')
  server.remove('d1')
  store.change(worded(0, 'Un.'))
  await settle()
  expect(store.getState().saved!.id).toBe('d2')
  expect(textsOf(server.stored('d2'))).toEqual(['Un.'])
})

test('a session that ends keeps the draft for its own account only, and signing out forgets it', async () => {
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

test('drafts of other types and damaged ones are left alone', () => {
  storage.setItem('vivify.draft.article.ada.new', '{"content":{"title":1}}')
  storage.setItem('vivify.draft.note.ada.new', '{"content":{"title":"","paragraphs":[]}}')
  expect(openStore().getState().history.present).toBe(articleType.empty)
})

test('opening another document and coming back finds both as they were', async () => {
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

test('saving now answers with the saved document, and says when there is nothing', async () => {
  const store = openStore()
  await expect(store.saveNow()).rejects.toMatchObject({ code: 'script_empty' })
  store.change(titled('Tea'))
  expect(await store.saveNow()).toMatchObject({ id: 'd1', title: 'Tea' })
})

test('a document that can’t be opened says why', async () => {
  const store = openStore()
  await store.open('nowhere')
  expect(store.getState()).toMatchObject({ status: 'failed', failure: 'Document not found.' })
  store.begin()
  expect(store.getState().status).toBe('ready')
})

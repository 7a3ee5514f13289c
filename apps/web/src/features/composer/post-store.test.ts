import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/client.ts'
import { openLocalDrafts } from '../../lib/document/local-drafts.ts'
import { createMemoryStorage } from '../../lib/memory-storage.ts'
import { emptyPost, setAccount } from './post-content.ts'
import { PostStore, postType } from './post-store.ts'
import { startTestPosts } from './testing.ts'

let server: ReturnType<typeof startTestPosts>
let storage: Storage

beforeEach(() => {
  vi.useFakeTimers()
  server = startTestPosts()
  storage = createMemoryStorage()
})
afterEach(() => vi.useRealTimers())

function openStore(): PostStore {
  const drafts = openLocalDrafts({ type: postType, accountId: 'ada', keeper: storage })
  return new PostStore({ api: server, drafts, onUnauthorized: () => {} })
}

const settle = () => vi.advanceTimersByTimeAsync(3000)
const contentOf = (store: PostStore) => store.getState().history.present
const write = (store: PostStore, text: string) => store.change((content) => ({ ...content, text }), 'text')

test('a draft saves itself once it has words; chosen platforms alone do not', async () => {
  const store = openStore()
  store.change((content) => ({ ...content, platforms: ['youtube'] }))
  await settle()
  expect(server.saves).toBe(0)
  write(store, 'Bees')
  await settle()
  expect(server.stored('d1').content).toMatchObject({ text: 'Bees', platforms: ['youtube'] })
})

test('typing is one step of undo, and the choice of an account is none', () => {
  const store = openStore()
  write(store, 'B')
  write(store, 'Be')
  store.change((content) => setAccount(content, 'twitter', 'c1'))
  write(store, 'Bees')
  store.undo()
  expect(contentOf(store).text).toBe('')
})

test('what was typed without a connection is there after a reload, and is saved when the server is back', async () => {
  server.failure = new ApiError('unreachable', 0, 'No answer.')
  const store = openStore()
  write(store, 'Written on a train')
  await settle()
  expect(store.getState().saveState).toBe('waiting')

  server.failure = null
  const reloaded = openStore()
  expect(contentOf(reloaded).text).toBe('Written on a train')
  await settle()
  expect(server.stored('d1').content.text).toBe('Written on a train')
})

test('two windows that change different parts of a post are joined; the same text asks the person', async () => {
  const store = openStore()
  write(store, 'Bees')
  await settle()
  server.changeElsewhere('d1', (saved) => ({
    ...saved,
    content: { ...saved.content, firstComment: 'Source in the replies' },
  }))
  write(store, 'Bees dance')
  await settle()
  expect(server.stored('d1').content).toMatchObject({
    text: 'Bees dance',
    firstComment: 'Source in the replies',
  })
  server.changeElsewhere('d1', (saved) => ({ ...saved, content: { ...saved.content, text: 'Wasps' } }))
  write(store, 'Bees sing')
  await settle()
  expect(store.getState().saveState).toBe('conflict')
  store.resolveConflict('theirs')
  expect(contentOf(store).text).toBe('Wasps')
  store.undo()
  expect(contentOf(store).text).toBe('Bees sing')
})

test('a prefilled draft saves itself, and the draft that was open is saved before', async () => {
  const store = openStore()
  write(store, 'First')
  store.beginWith({ ...emptyPost(), media: [{ assetId: 'a1', altText: '' }] })
  await settle()
  const texts = ['d1', 'd2'].map((id) => server.stored(id).content)
  expect(texts.map(({ text }) => text).sort()).toEqual(['', 'First'])
  expect(contentOf(store).media).toHaveLength(1)
})

test('a damaged draft in the browser is not opened', () => {
  storage.setItem('vivify.draft.post.ada.new', JSON.stringify({ content: { text: 3 }, base: null }))
  expect(contentOf(openStore())).toEqual(emptyPost())
})

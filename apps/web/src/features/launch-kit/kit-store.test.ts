import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../../lib/memory-storage.ts'
import { openLocalDrafts } from '../../lib/document/local-drafts.ts'
import { startTestServer } from '../../lib/document/testing.ts'
import type { KitDocument, SavedKit } from '../../api/kits.ts'
import { emptyKit, KitStore, kitType } from './kit-store.ts'

function openStore() {
  const server = startTestServer<KitDocument, SavedKit>((document) => ({
    document,
    name: document.form.name,
    createdAt: '',
    updatedAt: '',
  }))
  const storage = createMemoryStorage()
  const drafts = openLocalDrafts({ type: kitType, accountId: 'ada', keeper: storage })
  return { server, storage, store: new KitStore({ api: server, drafts, onUnauthorized: () => {} }) }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const settle = () => vi.advanceTimersByTimeAsync(3000)

test('an address alone is not saved; a kit with a name is', async () => {
  const { server, store } = openStore()
  const type = (changes: Partial<KitDocument['form']>) =>
    store.change((kit) => ({ ...kit, form: { ...kit.form, ...changes } }))
  type({ huntUrl: 'https://www.producthunt.com/posts/nib' })
  await settle()
  expect(server.saves).toBe(0)
  type({ name: 'Nib' })
  await settle()
  expect(server.stored('d1').document.form).toMatchObject({ name: 'Nib' })
})

test('a new kit is empty, is counted, and leaves the earlier one saved', async () => {
  const { server, store } = openStore()
  store.change((kit) => ({ ...kit, form: { ...kit.form, name: 'Nib' } }))
  store.beginEmpty()
  await settle()
  expect(store.begun).toBe(1)
  expect(store.getState().history.present).toBe(emptyKit)
  expect(server.stored('d1').document.form.name).toBe('Nib')
})

test('a damaged draft is not shown', () => {
  expect(kitType.isContent(emptyKit)).toBe(true)
  for (const damaged of [null, {}, { ...emptyKit, form: {} }, { ...emptyKit, pictures: null }]) {
    expect(kitType.isContent(damaged)).toBe(false)
  }
})

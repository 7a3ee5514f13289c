import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing.ts'
import { nameSegment, openSegmentStore, removePartsOf } from './store.ts'

async function keepPart(folder: string, name: string, bytes: number, usedAtSeconds: number): Promise<void> {
  const store = await openSegmentStore({ folder, maxBytes: 1e9 })
  const temporaryPath = store.reserve(name)
  await writeFile(temporaryPath, Buffer.alloc(bytes))
  await utimes(await store.keep(name, temporaryPath), usedAtSeconds, usedAtSeconds)
}

test('a part is found only when it is complete', async () => {
  await using folder = await createTemporaryFolder()
  const store = await openSegmentStore({ folder: folder.path, maxBytes: 1e9 })
  const temporaryPath = store.reserve('a')
  await writeFile(temporaryPath, 'half')
  expect(await store.find('a')).toBeNull()
  const path = await store.keep('a', temporaryPath)
  expect(await store.find('a')).toBe(path)
  expect(await readdir(folder.path)).toEqual(['a.mp4'])
})

test('two writers of one part never share a file', async () => {
  await using folder = await createTemporaryFolder()
  const store = await openSegmentStore({ folder: folder.path, maxBytes: 1e9 })
  expect(store.reserve('a')).not.toBe(store.reserve('a'))
})

test('a store above its size removes the least recently used parts, but none in use', async () => {
  await using folder = await createTemporaryFolder()
  for (const [index, name] of ['old', 'needed', 'middle', 'new'].entries()) {
    await keepPart(folder.path, name, 100, 1_000_000 + index)
  }
  const store = await openSegmentStore({ folder: folder.path, maxBytes: 250 })
  await store.prune(new Set(['needed']))
  expect((await readdir(folder.path)).toSorted()).toEqual(['needed.mp4', 'new.mp4'])
})

test('finding a part marks it as recently used', async () => {
  await using folder = await createTemporaryFolder()
  await keepPart(folder.path, 'first', 100, 1_000_000)
  await keepPart(folder.path, 'second', 100, 1_000_001)
  const store = await openSegmentStore({ folder: folder.path, maxBytes: 150 })
  await store.find('first')
  await store.prune(new Set())
  expect(await readdir(folder.path)).toEqual(['first.mp4'])
})

test('leftovers of an ended process are removed at once, unknown ones after an hour', async () => {
  await using folder = await createTemporaryFolder()
  await writeFile(join(folder.path, 'a.partial-41-0'), 'half')
  await writeFile(join(folder.path, 'b.partial-42-0'), 'half')
  await removePartsOf(folder.path, 41)
  expect(await readdir(folder.path)).toEqual(['b.partial-42-0'])
  await utimes(join(folder.path, 'b.partial-42-0'), 1_000_000, 1_000_000)
  await keepPart(folder.path, 'c', 10, 1_000_000 + 3601)
  const store = await openSegmentStore({ folder: folder.path, maxBytes: 1e9 })
  await store.prune(new Set())
  expect(await readdir(folder.path)).toEqual(['c.mp4'])
})

test('names differ when any part of their identity differs', () => {
  const names = [nameSegment('a', 1), nameSegment('a', 2), nameSegment('a1'), nameSegment('1', 'a')]
  expect(new Set(names).size).toBe(names.length)
})

test('a folder that can’t be created gives one sentence', async () => {
  await using folder = await createTemporaryFolder()
  await writeFile(join(folder.path, 'file'), '')
  const opening = openSegmentStore({ folder: join(folder.path, 'file', 'segments'), maxBytes: 1 })
  await expect(opening).rejects.toMatchObject({ code: 'output_unwritable' })
})

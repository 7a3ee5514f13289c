import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentHash, openContentCache, pruneCaches } from './content-cache.ts'

async function withFolder(check: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-cache-'))
  try {
    await check(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function age(file: string, hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(file, then, then)
}

test('a cache is cut to its size, least recently used files first', () =>
  withFolder(async (folder) => {
    const cache = await openContentCache(path.join(folder, 'speech'))
    for (const [name, hours] of [
      ['old', 5],
      ['older', 9],
      ['new', 1],
    ] as const) {
      await writeFile(cache.pathOf(name), new Uint8Array(1000))
      await age(cache.pathOf(name), hours)
    }
    // Reading the oldest entry makes it the most recently used.
    expect((await cache.read('older'))?.length).toBe(1000)
    await pruneCaches(folder, 2000)
    expect((await readdir(path.join(folder, 'speech'))).sort()).toEqual(['new', 'older'])
  }))

test('half-written files of a killed process are removed, those still being written stay', () =>
  withFolder(async (folder) => {
    await writeFile(path.join(folder, 'a.1.partial'), 'x')
    await age(path.join(folder, 'a.1.partial'), 3)
    await writeFile(path.join(folder, 'plan-1.json'), 'x')
    await age(path.join(folder, 'plan-1.json'), 3)
    await writeFile(path.join(folder, 'b.2.partial'), 'x')
    await pruneCaches(folder, 1000)
    expect(await readdir(folder)).toEqual(['b.2.partial'])
  }))

test('a name depends on everything that the content is made from', () => {
  expect(contentHash(['voice', 1, 'hello'])).toBe(contentHash(['voice', 1, 'hello']))
  expect(contentHash(['voice', 1, 'hello'])).not.toBe(contentHash(['voice', 2, 'hello']))
})

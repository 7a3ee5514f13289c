import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearWorkOf, openWorkFolder } from './work-folder.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-work-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an attempt that ends leaves the files of its successor alone; the last one removes the folder', async () => {
  const frozen = await openWorkFolder(folder, { id: 'job', attempt: 1 })
  const next = await openWorkFolder(folder, { id: 'job', attempt: 2 })
  await writeFile(path.join(frozen.path, 'video.mp4'), 'first')
  await writeFile(path.join(next.path, 'video.mp4'), 'second')
  await frozen[Symbol.asyncDispose]()
  expect(await readdir(path.join(folder, 'work', 'job'))).toEqual(['2'])
  expect(await readdir(next.path)).toEqual(['video.mp4'])
  await next[Symbol.asyncDispose]()
  expect(await readdir(path.join(folder, 'work'))).toEqual([])
})

test('files that killed attempts left behind go at the end of their job', async () => {
  await openWorkFolder(folder, { id: 'killed', attempt: 1 })
  await openWorkFolder(folder, { id: 'killed', attempt: 2 })
  await clearWorkOf(folder, 'killed')
  await clearWorkOf(folder, 'unknown')
  expect(await readdir(path.join(folder, 'work'))).toEqual([])
})

import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createTemporaryFolder } from '../testing.ts'
import { assembleModule } from './assemble.ts'

const source = new URL('./convert.wat', import.meta.url)

afterEach(() => vi.unstubAllEnvs())

test('assembled code is kept, taken again, and made anew where it is broken', async () => {
  await using folder = await createTemporaryFolder()
  vi.stubEnv('NODE_COMPILE_CACHE', folder.path)
  expect(await assembleModule(source)).not.toBeNull()
  const [name, ...others] = await readdir(folder.path)
  expect(others).toEqual([])
  const kept = path.join(folder.path, name!)
  const bytes = await readFile(kept)
  expect(await assembleModule(source)).not.toBeNull()
  await writeFile(kept, bytes.subarray(0, 100))
  expect(await assembleModule(source)).not.toBeNull()
  expect(Buffer.compare(await readFile(kept), bytes)).toBe(0)
})

test('without a place for compiled code it is assembled all the same', async () => {
  vi.stubEnv('NODE_COMPILE_CACHE', '')
  expect(await assembleModule(source)).not.toBeNull()
})

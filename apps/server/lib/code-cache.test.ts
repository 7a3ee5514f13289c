import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTemporaryFolder } from '../rendering/testing.ts'

const command = fileURLToPath(new URL('../cli.js', import.meta.url))

test('the command caches its compiled code, and works where it can’t write the cache', async () => {
  await using folder = await createTemporaryFolder()
  const listVoices = async (cache: string): Promise<string> => {
    const env = { ...process.env, NODE_COMPILE_CACHE: cache }
    return (await promisify(execFile)(process.execPath, [command, 'voices'], { env })).stdout
  }
  const kept = path.join(folder.path, 'code')
  const noFolder = path.join(folder.path, 'file')
  await writeFile(noFolder, '')
  const [told, toldElsewhere] = await Promise.all([listVoices(kept), listVoices(noFolder)])
  expect(told).toContain('Alloy')
  expect(toldElsewhere).toBe(told)
  expect((await readdir(kept, { recursive: true })).length).toBeGreaterThan(50)
})

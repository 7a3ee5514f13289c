import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepLight, readLight } from './light-meter.ts'

const frames = [{ luma: 0.5, difference: 0.25 }]

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-light-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('the light of one segment is stored by two renders at the same time', async () => {
  const folder = await makeFolder()
  await Promise.all(Array.from({ length: 20 }, () => keepLight(folder, 'same', frames)))
  expect(await readLight(folder, 'same')).toEqual(frames)
  expect(await readdir(folder)).toEqual(['same.json'])
})

test('a folder that cannot be written costs the measurement, not the render', async () => {
  const file = path.join(await makeFolder(), 'file')
  await writeFile(file, '')
  await keepLight(path.join(file, 'light'), 'any', frames)
  expect(await readLight(path.join(file, 'light'), 'any')).toBeNull()
})

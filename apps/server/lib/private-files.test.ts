import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDataFolder } from './private-files.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vivify-private-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8)

test('a data folder that others could enter is closed with everything in it, and nothing beside it', () => {
  const data = path.join(folder, 'open')
  mkdirSync(path.join(data, 'storage', 'one'), { recursive: true })
  const kept = path.join(data, 'storage', 'one', 'picture.png')
  const beside = path.join(folder, 'beside')
  for (const file of [kept, beside]) {
    writeFileSync(file, 'a')
    chmodSync(file, 0o666)
  }
  symlinkSync(beside, path.join(data, 'link'))
  closeDataFolder(data)
  expect([data, path.dirname(kept), kept, beside].map(modeOf)).toEqual(['700', '700', '600', '666'])
})

test('a data folder is created for its owner alone', () => {
  const data = path.join(folder, 'new', 'data')
  closeDataFolder(data)
  expect(modeOf(data)).toBe('700')
})

test('output that a person asked for has their usual permissions, and the data folder does not', () => {
  const source = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    const { keepFilesPrivate, shareWithPerson } = await import(${JSON.stringify(import.meta.resolve('./private-files.ts'))})
    process.umask(0o022)
    keepFilesPrivate()
    for (const name of ['kept', 'given']) writeFileSync(name, 'a')
    mkdirSync('folder')
    shareWithPerson('given', 'folder')`
  execFileSync(process.execPath, ['--input-type=module', '-e', source], { cwd: folder })
  const modes = ['kept', 'given', 'folder'].map((name) => modeOf(path.join(folder, name)))
  expect(modes).toEqual(['600', '644', '755'])
})

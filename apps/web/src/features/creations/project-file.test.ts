import * as messages from '@vivify/contract/messages'
import { expect, test } from 'vitest'
import { looksLikeProject, readProjectFile } from './project-file.ts'

const { notAProjectFile, newerProjectFile } = messages.creations
const blob = (content: unknown) => new Blob([typeof content === 'string' ? content : JSON.stringify(content)])

test('a project file is read unchanged', async () => {
  const file = { format: 'vivify-project', version: 1, title: 'Tea', document: null, notes: {} }
  expect(await readProjectFile(blob(file))).toEqual(file)
})

test('a file that is not a project, or that is from a newer Vivify, is refused with a sentence', async () => {
  for (const content of ['{"format": ', 'null', '[]', '7', { format: 'something else' }, '']) {
    await expect(readProjectFile(blob(content))).rejects.toThrow(notAProjectFile)
  }
  const newer = { format: 'vivify-project', version: 2 }
  await expect(readProjectFile(blob(newer))).rejects.toThrow(newerProjectFile)
  await expect(readProjectFile(new Blob(['x'.repeat(9_000_001)]))).rejects.toThrow(notAProjectFile)
})

test('project files are recognized by their name or type', () => {
  expect(looksLikeProject({ name: 'Tea.VIVIFY.JSON', type: '' })).toBe(true)
  expect(looksLikeProject({ name: 'tea', type: 'application/json' })).toBe(true)
  expect(looksLikeProject({ name: 'json.png', type: 'image/png' })).toBe(false)
})

// What speakers and writers say about their own text (fixtures 243 to 247), and what they count.

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sentencesFromLines } from './cleaning/captions-file.ts'
import { loadLanguageTools } from './wording/language-tools.ts'
import { readSource } from './cleaning/source-cleaning.ts'
import { findVersions } from './source-versions.ts'

const tools = await loadLanguageTools()
const directory = path.join(import.meta.dirname, 'fixtures', 'fresh')

function fixture(number: number): string {
  const file = readdirSync(directory).find((name) => name.startsWith(`${number}-`))!
  return readFileSync(path.join(directory, file), 'utf8')
}

test('ways that a title counts are ways, not steps', async () => {
  const versions = await findVersions(fixture(246), { targetSeconds: 30, wordsPerMinute: 158 })
  const list = versions.find(({ shape }) => shape === 'list')
  expect(list!.draft.hook.text).toBe('Four ways to chop onions without crying.')
})

test('a subject that is announced behind its story is the title, and the reason for it a fact', () => {
  const { title, sentences } = readSource(fixture(247), tools)
  const text = sentences.map((sentence) => sentence.text).join(' ')
  expect(title).toBe('How a glacier moves')
  expect(text).not.toContain('talk about today')
  expect(text).toContain('but they deliver. Most people think it slides')
})

test('the name of a letter is no title, and neither its promise nor its soup is told', () => {
  const { title, sentences } = readSource(fixture(244), tools)
  expect(title).not.toBe('The Sunday Drawer')
  expect(sentences[0]!.text).toMatch(/^In 2009 I bought a winter coat/)
})

test('clauses of captions end before "nobody ever", and not within what a man invented', () => {
  const words = fixture(243).replaceAll('\n', ' ')
  const cut = sentencesFromLines([words], tools).map(({ text }) => text)
  expect(cut).toEqual(
    expect.arrayContaining([
      'The man who invented it was called Hans Monderman.',
      'Nobody ever hit him.',
      expect.stringMatching(/a real problem they still haven't solved\.$/),
      expect.stringMatching(/I think about it every time I see a sign/),
    ]),
  )
})

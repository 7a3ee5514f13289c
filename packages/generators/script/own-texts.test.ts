// Texts of one's own: what of their frame is never told, and what a list, a story and an interview keep together.

import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadLanguageTools } from './language-tools.ts'
import { readSource } from './source-cleaning.ts'
import { readForScript } from './source-reading.ts'
import { findVersions } from './source-versions.ts'

const tools = await loadLanguageTools()
const directory = path.join(import.meta.dirname, 'fixtures', 'fresh')
const files = readdirSync(directory)

function fixture(number: number): string {
  return readFileSync(
    path.join(
      directory,
      files.find((file) => file.startsWith(`${number}-`))!,
    ),
    'utf8',
  )
}

function read(text: string): string[] {
  return readSource(text, tools).sentences.map((sentence) => sentence.text)
}

async function tell(text: string, targetSeconds = 30): Promise<{ shape: string; told: string }[]> {
  const versions = await findVersions(text, { targetSeconds, wordsPerMinute: 158 })
  return versions.map(({ shape, draft: { title, hook, scenes, callToAction } }) => ({
    shape,
    told: [title, hook.text, ...scenes.map(({ say }) => say), callToAction].join(' '),
  }))
}

const body =
  'I kept bees for nine years and lost every hive in the tenth. The neighbor had sprayed his roses at noon. Nobody told him that bees fly at noon. He cried when he heard it, and he gave me his roses.'

describe('what stands around a text is not told', () => {
  test('the data at the head of a Markdown file, of which the title stays', () => {
    const { sentences, title } = readSource(
      `---\ntitle: "How I lost my bees"\ndate: 2026-01-02\ntags: [bees, roses]\n---\n\n${body}`,
      tools,
    )
    expect(title).toBe('How I lost my bees')
    expect(sentences[0]!.text).toBe('I kept bees for nine years and lost every hive in the tenth.')
  })

  test('a rule above a text that is no data', () => {
    expect(read(`---\n\n${body}\n\n---\n\nIt was the best year of my life.`).join(' ')).toContain('I kept bees')
  })

  test.each([
    ['answers of readers', `${body}\n\n### 3 responses\n\n**Rowan T.** says: Great post!`, /Rowan|Great post/],
    ['the shop', `${body}\n\nShop our favorite hives here.`, /hives here/],
    ['a farewell', `${body} Alright guys. See you in the next one.`, /guys/i],
  ])('%s', (_, text, pattern) => {
    expect(read(text).join(' ')).not.toMatch(pattern)
  })

  test('the quotation marks around a title', () => {
    expect(readSource(`"A bee is never finished"\n\n${body}`, tools).title).toBe('A bee is never finished')
  })
})

test('a list gives reasons only where its text counts them', async () => {
  for (const seconds of [15, 30, 60])
    for (const { told } of await tell(fixture(196), seconds)) expect(told).not.toMatch(/reasons why/i)
})

test('a printed interview that asks “you” has two speakers, so no question stands without its answer', async () => {
  const { sentences } = await readForScript(fixture(194))
  expect(new Set(sentences.flatMap(({ speaker }) => speaker ?? [])).size).toBe(2)
  for (const seconds of [15, 30, 60])
    for (const { told } of await tell(fixture(194), seconds))
      if (/going to slide\?/.test(told)) expect(told).toMatch(/going to slide\? I don't\./)
})

describe('a story', () => {
  test('tells what its end takes for granted', async () => {
    for (const seconds of [30, 60])
      for (const { told } of await tell(fixture(191), seconds))
        if (/The rule is painted/.test(told)) expect(told).toMatch(/After that he had a rule\./)
  })

  test('keeps who says what', async () => {
    for (const seconds of [15, 30, 60])
      for (const { told } of await tell(fixture(191), seconds)) expect(told).not.toMatch(/,"(?=\.)|,"\./)
  })
})

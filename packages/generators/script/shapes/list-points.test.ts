// The names of a list's points: told where the text goes on from them, and never for what is no point.

import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readOpening } from '../wording/lead-ins.ts'
import { findVersions } from '../source-versions.ts'

const directory = path.join(import.meta.dirname, '..', 'fixtures', 'fresh')
const files = readdirSync(directory)

function fixture(number: number): string {
  const file = files.find((name) => name.startsWith(`${number}-`))!
  return readFileSync(path.join(directory, file), 'utf8')
}

describe('numbered headings', () => {
  test('are all points, and a name that the text says "their" for is told', async () => {
    for (const targetSeconds of [30, 60]) {
      const versions = await findVersions(fixture(261), { targetSeconds, wordsPerMinute: 158 })
      const list = versions.find(({ shape }) => shape === 'list')!.draft
      expect(list.hook.text).toBe('Five foods you should never keep in the fridge.')
      const said = list.scenes.map(({ say }) => say).join(' ')
      expect(said).toContain('Two: potatoes. The cold turns their starch into sugar.')
      expect(said).toContain('Three: onions breathe.')
      expect(said).toMatch(/Five: honey/)
    }
  })
})

test('"the other one is sugar" is a sentence, and no point of a list', () => {
  const opening = readOpening('The other one is glycogen, which is sugar.')
  expect(opening.text).toBe('The other one is glycogen, which is sugar.')
  expect(opening.isCounted).toBe(false)
  const another = 'Another one in New Zealand climbed out of its tank.'
  expect(readOpening(another).text).toBe(another)
  expect(readOpening('Another one is to sleep early.').isCounted).toBe(true)
})

test('a list about a product has no point from before the product is named', async () => {
  for (const number of [55, 231]) {
    for (const targetSeconds of [30, 60]) {
      const versions = await findVersions(fixture(number), { targetSeconds, wordsPerMinute: 158 })
      const list = versions.find(({ shape }) => shape === 'list')!.draft
      expect(list.scenes[0]!.say).toMatch(/^One: (?:Nudge is|dusk takes)/)
      expect(list.scenes.map(({ say }) => say).join(' ')).not.toMatch(/most (?:houseplants|lamps)/i)
    }
  }
})

test('the story of a how-to tells what happened before its steps, by whole paragraphs', async () => {
  const versions = await findVersions(fixture(256), { targetSeconds: 60, wordsPerMinute: 158 })
  const story = versions.find(({ shape }) => shape === 'story')!.draft
  const said = [story.hook.text, ...story.scenes.map(({ say }) => say)].join(' ')
  expect(said).toMatch(
    /^Last week my husband did something nice\. He did the laundry\. .*the size of a cat\. Soak it/,
  )
  expect(said).not.toMatch(/because the fibers get shorter|the cheap kind/)
})

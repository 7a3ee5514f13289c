// The names of a list's points: told where the text goes on from them, and never for what is no point.

import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readOpening } from '../wording/lead-ins.ts'
import { findVersions } from '../source-versions.ts'

const directory = path.join(import.meta.dirname, '..', 'fixtures', 'fresh')
const file = readdirSync(directory).find((name) => name.startsWith('261-'))!
const fridge = readFileSync(path.join(directory, file), 'utf8')

describe('numbered headings', () => {
  test('are all points, and a name that the text says "their" for is told', async () => {
    for (const targetSeconds of [30, 60]) {
      const versions = await findVersions(fridge, { targetSeconds, wordsPerMinute: 158 })
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
})

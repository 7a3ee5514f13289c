// A story that somebody tells of themselves reaches its last scene, whatever of its middle is left out.

import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { findVersions } from '../source-versions.ts'

const directory = path.join(import.meta.dirname, '..', 'fixtures', 'fresh')
const files = readdirSync(directory)

async function tellOf(number: number, targetSeconds: number): Promise<Map<string, string>> {
  const text = readFileSync(
    path.join(
      directory,
      files.find((file) => file.startsWith(`${number}-`))!,
    ),
    'utf8',
  )
  const versions = await findVersions(text, { targetSeconds, wordsPerMinute: 158 })
  return new Map(
    versions.map(({ shape, draft: { hook, scenes } }) => [
      shape,
      [hook.text, ...scenes.map(({ say }) => say)].join(' '),
    ]),
  )
}

describe('a story is told to its end at 60 seconds', () => {
  test.each([
    [
      251,
      /gave him the key.*"A man with an office," he said, "doesn't wear out the left one first\.".*still sticks/,
    ],
    [
      252,
      /June\. .*In November we had a storm.*"A blue house with a crooked mailbox\." I live in the blue house/,
    ],
    [70, /One day in May I could play it.*I put the phone on the lid and I played it.*did the middle slower/],
  ])('%i, as a hook and as a story', async (number, turns) => {
    const told = await tellOf(number, 60)
    expect(told.get('hook')).toMatch(turns)
    expect(told.get('story')).toMatch(turns)
  })

  test('and who is in the last scene was met before it', async () => {
    for (const said of (await tellOf(192, 60)).values())
      expect(said).toMatch(/Her name was Bernadette\..*she was eating pretzels/)
  })
})

test('an amount at the end of a sentence opens a story, and a bare number doesn’t', async () => {
  for (const said of (await tellOf(253, 60)).values())
    expect(said).toMatch(/^I once sent a customer an invoice for \$180,000\./)
})

test('the second half of what somebody said is never told without the first', async () => {
  for (const targetSeconds of [15, 30, 60]) {
    for (const said of (await tellOf(253, targetSeconds)).values()) {
      if (said.includes('I count the hours until the phone rings'))
        expect(said).toContain(`"I don't count the mistakes," she said.`)
    }
  }
})

test('"if there are four" is told behind what there are four of', async () => {
  for (const targetSeconds of [30, 60]) {
    for (const said of (await tellOf(257, targetSeconds)).values())
      if (said.includes('If there are four')) expect(said).toMatch(/count the others\. If there are four/)
  }
})

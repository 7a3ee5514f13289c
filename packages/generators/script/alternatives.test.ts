import { beforeAll, describe, expect, test } from 'vitest'
import { sceneSchema, type Scene } from '@vivify/contract/project'
import { estimateSeconds } from '@vivify/timeline/document/scene-length'
import { findAlternatives } from './alternatives.ts'
import { fromSource } from './from-source.ts'
import { techTranscript } from './fixtures/sources.ts'
import { scoreHook } from './wording/hook-score.ts'
import { keepsFacts } from './rewording/keeps-facts.ts'
import { loadLanguageTools, type LanguageTools } from './wording/language-tools.ts'
import { starterToDraft } from './starters/to-draft.ts'
import { starters } from './starters/index.ts'
import { toProjectScenes } from './types.ts'

let tools: LanguageTools
beforeAll(async () => {
  tools = await loadLanguageTools()
})

const pace = 183

function buildScenes(says: readonly string[]): Scene[] {
  return says.map((say, index) => sceneSchema.parse({ id: `s${index}`, say }))
}

function scenesOf(starter: (typeof starters)[number]): Scene[] {
  return toProjectScenes(starterToDraft(starter)).map((scene) => sceneSchema.parse(scene))
}

const wordsOf = (scenes: readonly Scene[]): string[] =>
  scenes
    .map(({ say }) => say)
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}'’,.]+/gu)!
    .map((word) => word.replace(/[,.]+$/, ''))

const long = buildScenes([
  'Your phone is not the reason you sleep badly.',
  'Sleep researchers watched forty people for a month, and they kept every phone in the room.',
  'Bright kitchens delayed sleep by half an hour.',
  'Late coffee cost twenty minutes more, so most people never felt rested.',
  'Warm bedrooms woke people up twice a night, which nobody remembered.',
  'Phones in bed made no difference when the screen was dim.',
  'Cool the room to 65 degrees and dim the kitchen at nine.',
  'Which of these will you try tonight?',
])

describe('other versions of a script', () => {
  test('one version opens with another line, followed by the old first line', () => {
    const opened = findAlternatives(long, tools, pace).find(({ kind }) => kind === 'opening')!
    expect(opened.scenes[0]!.say).not.toBe(long[0]!.say)
    expect(opened.scenes[1]!.say).toBe(long[0]!.say)
    expect(opened.scenes.map(({ say }) => say).toSorted()).toEqual(long.map(({ say }) => say).toSorted())
  })

  test('one version is shorter: scenes are dropped or end sooner, while the first and last line stay', () => {
    const shorter = findAlternatives(long, tools, pace).find(({ kind }) => kind === 'shorter')!
    expect(shorter.scenes[0]).toEqual(long[0])
    expect(shorter.scenes.at(-1)).toEqual(long.at(-1))
    expect(estimateSeconds(shorter.scenes, pace)).toBeLessThan(estimateSeconds(long, pace) - 3)
    expect(shorter.about).toMatch(/scenes? (?:go|lose)/)
  })

  test('one version says the same in plainer words', () => {
    const wordy = buildScenes([
      'Octopuses have three hearts.',
      'In order to swim, an octopus has to stop two of its hearts.',
      'Due to the fact that this is tiring, it crawls instead.',
    ])
    const plainer = findAlternatives(wordy, tools, pace).find(({ kind }) => kind === 'plainer')!
    expect(plainer.scenes.map(({ say }) => say).join(' ')).toContain('To swim, an octopus has to stop')
    expect(plainer.changes.length).toBeGreaterThanOrEqual(2)
  })

  test('a script that is too short or already plain has none', () => {
    expect(findAlternatives(buildScenes(['Tea is old.']), tools, pace)).toEqual([])
    expect(findAlternatives(buildScenes(['Tea is old.', 'Coffee is young.']), tools, pace)).toEqual([])
  })

  test('a list is never cut: "the third thing" needs its second', () => {
    const list = buildScenes([
      'Three habits keep money in your pocket.',
      'First, wait a day before you buy anything online from a phone.',
      'Second, pay with cash on Fridays, and leave the card at home.',
      'Third, cook the night before, which saves a lunch every week.',
      'Which of them is the hardest for you?',
    ])
    const shorter = findAlternatives(list, tools, pace).filter(({ kind }) => kind === 'shorter')
    expect(shorter.every(({ scenes }) => scenes.length === list.length)).toBe(true)
  })
})

test('no version of a ready script adds a word, or opens weaker', () => {
  let found = 0
  for (const starter of starters) {
    const scenes = scenesOf(starter)
    const known = new Set(wordsOf(scenes))
    for (const version of findAlternatives(scenes, tools, pace)) {
      found++
      expect(scoreHook(version.scenes[0]!.say).score).toBeGreaterThanOrEqual(scoreHook(scenes[0]!.say).score)
      expect(version.changes.length).toBeGreaterThan(0)
      if (version.kind === 'plainer') {
        for (const { before, after } of version.changes) expect(keepsFacts(before, after), after).toBe(true)
      } else expect(wordsOf(version.scenes).filter((word) => !known.has(word))).toEqual([])
    }
  }
  expect(found).toBeGreaterThan(40)
})

test('the script of a pasted transcript has versions too', async () => {
  const scenes = toProjectScenes(await fromSource(techTranscript)).map((scene) => sceneSchema.parse(scene))
  expect(findAlternatives(scenes, tools, pace).length).toBeGreaterThan(0)
})

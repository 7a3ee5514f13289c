import { beforeAll, describe, expect, test } from 'vitest'
import { goodScore } from '@vivify/contract/choices'
import { sceneSchema } from '@vivify/contract/project'
import { scoreHook } from '../wording/hook-score.ts'
import { loadLanguageTools, type LanguageTools } from '../wording/language-tools.ts'
import { optimizeScript } from '../optimize.ts'
import { scoreScene, type ScenePlace } from '../wording/scene-score.ts'
import { toProjectScenes } from '../types.ts'
import { starters } from './index.ts'
import { starterToDraft } from './to-draft.ts'

let tools: LanguageTools
beforeAll(async () => {
  tools = await loadLanguageTools()
})

test('every scene of every ready script reaches the score that the editor requires', () => {
  const weak = starters.flatMap((starter) => {
    const scenes = toProjectScenes(starterToDraft(starter))
    return scenes.flatMap(({ say }, index) => {
      const place: ScenePlace = index === 0 ? 'hook' : index === scenes.length - 1 ? 'ending' : 'middle'
      const { score } = scoreScene(say, place)
      return score < goodScore ? [`${starter.id}: ${score} ${say}`] : []
    })
  })
  expect(weak).toEqual([])
})

test('the optimizer finds nothing to improve in a ready script', () => {
  const changes = starters.flatMap((starter) => {
    const scenes = toProjectScenes(starterToDraft(starter)).map((scene) => sceneSchema.parse(scene))
    return optimizeScript(scenes, tools).changes.map(
      ({ before, after }) => `${starter.id}: ${before} → ${after}`,
    )
  })
  expect(changes).toEqual([])
})

describe('an opening', () => {
  test.each([
    'An octopus thinks with its arms.',
    'Sharks are older than trees.',
    'The Moon is quietly leaving us.',
    'OK started as a bad newspaper joke.',
    "There's no wood in a dollar bill.",
  ])('"%s" meets the bar', (hook) => {
    expect(scoreHook(hook).score).toBeGreaterThanOrEqual(goodScore)
  })

  test.each([
    ['Coffee is a popular drink.', 'open with what few people know'],
    ['I want to tell you about cats.', 'name a number'],
    ['Today we look at whales.', 'name who or what it is about first'],
    ['There are many ways to save money.', 'open with what few people know'],
    [
      'When we think about all the things that happen in a long winter night we often forget the owls outside.',
      '12 words or fewer',
    ],
  ])('"%s" does not, and what to improve is named', (hook, advice) => {
    const { score, reasons } = scoreHook(hook)
    expect(score).toBeLessThan(goodScore)
    expect(reasons.at(-1)).toMatch(/^to improve: /)
    expect(reasons.at(-1)).toContain(advice)
  })
})

test.each([
  ['', 'middle'],
  ['Fine.', 'middle'],
  [
    'It was then that the people of the town, who as a matter of fact had been waiting, walked slowly and quietly down to the harbor and looked for a long while out at the gray sea.',
    'middle',
  ],
] as const)('a weak scene (“%s”) names what to improve', (say, place) => {
  const { score, reasons } = scoreScene(say, place)
  expect(score).toBeLessThan(goodScore)
  expect(reasons.at(-1)).toMatch(/^to improve: /)
})

import { expect, test } from 'vitest'
import { toProjectScenes } from '../types.ts'
import { starters } from './index.ts'
import { starterToDraft } from './to-draft.ts'

test('turns every starter into a draft that speaks the same words in the same order', () => {
  for (const starter of starters) {
    const draft = starterToDraft(starter)
    const spoken = [starter.hook, ...starter.scenes.map((scene) => scene.say), starter.callToAction]
    expect(toProjectScenes(draft).map((scene) => scene.say)).toEqual(spoken)
    expect(draft.engine).toBe('starter')
  }
})

test('takes 22 to 36 seconds to speak, by the estimate of the voice rate', () => {
  const seconds = starters.map((starter) => starterToDraft(starter).seconds)
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(22)
  expect(Math.max(...seconds)).toBeLessThanOrEqual(36)
})

test('credits each page once', () => {
  for (const starter of starters) {
    const addresses = starterToDraft(starter).credit!.map((credit) => credit.url)
    const cited = starter.facts.flatMap((fact) => fact.sources.map((source) => source.url))
    expect(addresses.length).toBeGreaterThan(0)
    expect(new Set(addresses)).toEqual(new Set(cited))
    expect(new Set(addresses).size).toBe(addresses.length)
  }
})

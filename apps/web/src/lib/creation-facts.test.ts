import { expect, test } from 'vitest'
import { ratioOf, readFacts } from './creation-facts.ts'

test('existing facts are read, and the time taken is the sum of all stages', () => {
  const stages = [
    { name: 'voice', seconds: 1.5 },
    { name: 'video', seconds: 3 },
  ]
  const engines = { voice: 'Flite', music: 'none' }
  const facts = readFacts({
    facts: { width: 720, height: 1280, credits: 0, stages, engines, theme: 'pixar' },
  })
  expect(facts).toMatchObject({ width: 720, credits: 0, secondsTaken: 4.5, theme: 'pixar' })
  expect(facts.engines).toEqual([
    { part: 'Voice', engine: 'Flite' },
    { part: 'Music', engine: 'none' },
  ])
  expect(ratioOf(facts)).toBe(0.5625)
})

test('facts that are missing or have the wrong type count as unknown', () => {
  const facts = readFacts({ facts: { width: 'wide', stages: [{}], engines: null, excerpt: 7 } })
  expect(facts).toEqual({
    width: null,
    height: null,
    durationSeconds: null,
    credits: null,
    secondsTaken: null,
    engines: [],
    excerpt: '',
    theme: 'viral',
    cover: null,
  })
  expect(ratioOf(facts)).toBe(1)
})

import { describe, expect, test } from 'vitest'
import type { Starter } from './types.ts'
import { starters } from './index.ts'
import { starterNiches } from './types.ts'

// "one" is left out because grammar adds it ("one by one"), as every singular does.
const numberWords = (
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
  'nineteen twenty'
).split(' ')
const largeNumberWords = ['hundred', 'thousand', 'million', 'billion']

const cliches = [
  /did you know/i,
  /mind[- ]?blow/i,
  /game[- ]?changer/i,
  /you won't believe/i,
  /let that sink in/i,
  /little did/i,
  /in today's/i,
  /ever wondered/i,
]

describe('the starter library', () => {
  test('holds at least 300 scripts in at least thirty niches, each niche in use', () => {
    expect(starters.length).toBeGreaterThanOrEqual(300)
    expect(starterNiches.length).toBeGreaterThanOrEqual(30)
    expect(new Set(starters.map((starter) => starter.niche))).toEqual(new Set(starterNiches))
  })

  test('gives every script its own id, title and hook', () => {
    for (const key of ['id', 'title', 'hook'] as const) {
      const values = starters.map((starter) => starter[key].toLowerCase())
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
    }
    expect(starters.filter((starter) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(starter.id))).toEqual([])
  })

  // A share, not a count: a viewer of one niche meets the same opening about as rarely however large the library is.
  test('opens no more than one hook, and no more than one call, in twenty with the same two words', () => {
    const most = starters.length / 20
    expect(mostRepeated(starters.map((starter) => firstWords(starter.hook)))).toBeLessThanOrEqual(most)
    expect(mostRepeated(starters.map((starter) => firstWords(starter.callToAction)))).toBeLessThanOrEqual(
      most,
    )
  })

  test('is in American spelling, like its voice', () => {
    const british =
      /metre|tyre|\bgrey|centre\b|colour|fibre|neighbour|favourite|honour|labour|ageing|travell/i
    const found = starters.filter((starter) => british.test(textOf(starter)))
    expect(found.map((starter) => starter.id)).toEqual([])
  })

  test('avoids clichés of other channels', () => {
    const worn = starters.filter((starter) => cliches.some((cliche) => cliche.test(textOf(starter))))
    expect(worn.map((starter) => starter.id)).toEqual([])
  })
})

describe.each(starters.map((starter) => [starter.id, starter] as const))('%s', (_id, starter) => {
  test('takes 25 to 35 seconds: 60 to 85 words, hook up to 12, five to seven scenes of 8 to 16', () => {
    const words = wordsOf(textOf(starter)).length
    expect(words).toBeGreaterThanOrEqual(60)
    expect(words).toBeLessThanOrEqual(85)
    expect(wordsOf(starter.hook).length).toBeLessThanOrEqual(12)
    expect(starter.scenes.length).toBeGreaterThanOrEqual(5)
    expect(starter.scenes.length).toBeLessThanOrEqual(7)
    const lengths = starter.scenes.map((scene) => wordsOf(scene.say).length)
    expect(lengths.filter((length) => length < 8 || length > 16)).toEqual([])
    expect(wordsOf(starter.callToAction).length).toBeGreaterThanOrEqual(4)
  })

  test('names a source with a web address and a title for every fact', () => {
    expect(starter.facts.length).toBeGreaterThan(0)
    for (const fact of starter.facts) {
      expect(fact.claim).not.toBe('')
      expect(fact.sources.length).toBeGreaterThan(0)
      for (const source of fact.sources) {
        expect(['https:', 'http:']).toContain(new URL(source.url).protocol)
        expect(source.title.trim().length).toBeGreaterThan(3)
      }
    }
  })

  test('says and shows no number that is not in its facts', () => {
    const known = new Set(starter.facts.flatMap((fact) => numbersOf(fact.claim)))
    const shown = starter.scenes.map((scene) => `${scene.say} ${scene.onScreen ?? ''}`).join(' ')
    const unsupported = numbersOf(`${starter.hook} ${shown}`).filter((number) => !known.has(number))
    expect(unsupported).toEqual([])
  })

  test('has a visual and a stressed word in every scene', () => {
    for (const scene of starter.scenes) {
      expect(scene.visualKeywords.length).toBeGreaterThan(0)
      expect(scene.visualKeywords.length).toBeLessThanOrEqual(3)
      expect(scene.emphasis.length).toBeGreaterThan(0)
      const spoken = wordsOf(scene.say.toLowerCase())
      expect(scene.emphasis.filter((word) => !spoken.includes(word.toLowerCase()))).toEqual([])
      expect((scene.onScreen ?? '').length).toBeLessThanOrEqual(40)
    }
  })

  test('can be found by at least five lowercase search words, none twice', () => {
    expect(starter.topics.length).toBeGreaterThanOrEqual(5)
    expect(new Set(starter.topics).size).toBe(starter.topics.length)
    expect(starter.topics.filter((topic) => topic !== topic.toLowerCase().trim())).toEqual([])
  })
})

function textOf(starter: Starter): string {
  return [starter.hook, ...starter.scenes.map((scene) => scene.say), starter.callToAction].join(' ')
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}@][\p{L}\p{N}'’.,-]*(?<![.,])/gu) ?? []
}

/** "10,000" is 10000, "five" 5, "millions" million, "1800s" 1800s; "26.2" stays. */
function numbersOf(text: string): string[] {
  const digits = (text.match(/\d[\d,]*(?:\.\d+)?s?/g) ?? []).map((number) => number.replace(/,/g, ''))
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const small = words
    .filter((word) => numberWords.includes(word))
    .map((word) => `${numberWords.indexOf(word) + 2}`)
  const large = words.map((word) => word.replace(/s$/, '')).filter((word) => largeNumberWords.includes(word))
  return [...digits, ...small, ...large]
}

function firstWords(text: string): string {
  return wordsOf(text.toLowerCase()).slice(0, 2).join(' ')
}

function mostRepeated(values: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Math.max(...counts.values())
}

import { describe, expect, test } from 'vitest'
import { maskingGuardDb, minCueGapSeconds, planEffects, type CueRequest } from './effect-cues.ts'

const words = [
  { text: 'Seven', start: 0.2, end: 0.5 },
  { text: 'people', start: 0.5, end: 1.1 },
  { text: 'lose', start: 1.1, end: 1.5 },
  { text: '$40,000', start: 2.5, end: 3.6 },
  { text: 'Every', start: 6.3, end: 6.6 },
  { text: 'year.', start: 6.6, end: 7.2, isEmphasized: true },
  { text: '👀', start: 7.2, end: 7.2, isEmphasized: true },
  { text: 'Save', start: 11, end: 11.4, isEmphasized: true },
  { text: 'this.', start: 11.4, end: 11.9 },
]

function plan(text: string, changes: Partial<CueRequest> = {}) {
  const request = { text, durationSeconds: 14, sceneStartsSeconds: [0, 4.5, 9], words, ...changes }
  const { cues, unknown } = planEffects(request)
  return { list: cues.map(({ kind, atSeconds }) => `${kind} ${atSeconds}`), cues, unknown }
}

describe('planEffects', () => {
  test('an empty text gives a soft whoosh on scene changes, pops on stressed words, a hit under the hook', () => {
    expect(plan('').list).toEqual(['hit 0.2', 'whoosh 4.5', 'pop 6.6', 'whoosh 9', 'pop 11'])
    expect(plan('  \n').list).toEqual(plan('').list)
  })

  test('reads the example from the form', () => {
    const { list, unknown } = plan('whoosh on every cut, pop on numbers, hit at the hook')
    expect(list).toEqual(['hit 0.2', 'pop 2.5', 'whoosh 4.5', 'whoosh 9'])
    expect(unknown).toEqual([])
  })

  test.each(['none', 'None.', 'no effects', 'No sound effects!', 'without sound effects', 'off', 'no sfx'])(
    '%o gives none',
    (text) => expect(plan(text)).toMatchObject({ list: [], unknown: [] }),
  )

  test.each([
    ['ding at 0:05', ['ding 5']],
    ['camera shutter at 3.5s', ['shutter 3.5']],
    ['a tick every 5 seconds', ['tick 5', 'tick 10']],
    ['bell on the word "save"', ['ding 11']],
    ['pop on the word year', ['pop 6.6']],
    ['typing sound at the start', ['typing 0.2']],
    ['boom at the beginning and a chime at the end', ['hit 0.2', 'ding 11.9']],
    ['pop on important words', ['pop 6.6', 'pop 11']],
    ['swoosh on every other cut', ['swoosh 4.5']],
    ['Whoosh', ['whoosh 4.5', 'whoosh 9']],
    ['on every cut', ['whoosh 4.5', 'whoosh 9']],
    ['hit on the hook & cuts', ['hit 0.2', 'hit 4.5', 'hit 9']],
  ])('%o', (text, expected) => {
    expect(plan(text)).toMatchObject({ list: expected, unknown: [] })
  })

  test('gives two effects joined by "and" the moment that is named for both', () => {
    expect(
      plan('whoosh and tick on cuts').cues.every(({ kind }) => kind === 'whoosh' || kind === 'tick'),
    ).toBe(true)
    expect(plan('whoosh and tick on cuts').list).toContain('whoosh 4.5')
  })

  test('leaves out effects that the text refuses', () => {
    expect(plan('no whoosh').list).toEqual(['hit 0.2', 'pop 6.6', 'pop 11'])
    expect(plan('whoosh on cuts, pop on numbers but no pops').list).toEqual(['whoosh 4.5', 'whoosh 9'])
    expect(plan('nothing on the hook, please').list).toEqual(plan('no sound on the hook').list)
    expect(plan('no sound on the hook').list).toEqual(['whoosh 4.5', 'pop 6.6', 'whoosh 9', 'pop 11'])
  })

  test('lists the words that it does not know, and still plans the rest', () => {
    expect(plan('whoosh on cuts, elephant roar on numbers')).toMatchObject({ unknown: ['elephant', 'roar'] })
    expect(plan('birds chirping').unknown).toEqual(['birds', 'chirping'])
    expect(plan('birds chirping').list).toEqual(plan('').list)
    expect(plan('звук колокола, <script>').unknown).toEqual(['звук', 'колокола', 'script'])
  })

  test('soft and loud change the level', () => {
    const levelOf = (text: string) => plan(text, { words: [] }).cues[0].gainDb
    expect(levelOf('soft whoosh on cuts')).toBeLessThan(levelOf('whoosh on cuts'))
    expect(levelOf('loud whoosh on cuts')).toBeGreaterThan(levelOf('whoosh on cuts'))
    expect(levelOf('quieter, softly')).toBeLessThan(levelOf(''))
  })

  test.each([
    '',
    'tick on every word, loud pop on numbers, loud whoosh every 0.5 seconds, loud hit on cuts',
    'pop pop pop',
  ])('keeps accents apart and words unmasked for %o', (text) => {
    const crowd = Array.from({ length: 80 }, (_, index) => ({
      text: index % 3 === 0 ? '42' : 'word',
      start: index * 0.25,
      end: index * 0.25 + 0.22,
      isEmphasized: index % 2 === 0,
    }))
    const { cues } = plan(text, {
      words: crowd,
      durationSeconds: 20,
      sceneStartsSeconds: [0, 3, 3.4, 8, 19.9],
    })
    expect(cues.length).toBeGreaterThan(3)
    for (let index = 1; index < cues.length; index++) {
      expect(cues[index].atSeconds - cues[index - 1].atSeconds).toBeGreaterThanOrEqual(minCueGapSeconds)
    }
    for (const { gainDb } of cues) expect(gainDb).toBeLessThanOrEqual(maskingGuardDb)
  })

  test('gives a moment that is requested twice to the first request', () => {
    expect(plan('pop on "save", ding on the word save').list).toEqual(['pop 11'])
    expect(plan('swoosh on cuts, whoosh on cuts').list).toEqual(['swoosh 4.5', 'swoosh 9'])
    expect(plan('swoosh on every other cut; whoosh on cuts').list).toEqual(['swoosh 4.5', 'whoosh 9'])
  })

  test('reads the words of a long video only a few times, however many effects are requested', () => {
    let reads = 0
    const long = Array.from({ length: 2000 }, (_, index) => ({
      start: index,
      end: index + 0.5,
      get text() {
        reads++
        return 'x'
      },
    }))
    const wishes = Array.from({ length: 36 }, (_, index) => `pop on "${index % 2 ? 'x' : index}"`)
    const { cues } = plan(wishes.join(', '), { words: long, durationSeconds: 2000 })
    expect(cues).toHaveLength(2000)
    expect(reads).toBeLessThanOrEqual(3 * long.length)
  })

  test('works without words, scenes or length', () => {
    expect(plan('', { words: [], sceneStartsSeconds: [] }).list).toEqual(['hit 0'])
    expect(plan('pop at 99s, hit at the hook', { durationSeconds: 0 }).list).toEqual([])
  })
})

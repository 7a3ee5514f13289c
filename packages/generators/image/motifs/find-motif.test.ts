import { describe, expect, test } from 'vitest'
import { findMotif, findTopics } from './find-motif.ts'
import { loadMotifBodies } from './outlines.ts'

describe('findMotif', () => {
  test.each([
    ['3 money habits that changed my life', 'money-bag'],
    ['Black holes, explained', 'cyclone'],
    ['personal finance for beginners', 'money-bag'],
    ['starting a side hustle', 'rocket'],
    ['meal prepping for one', 'bento-box'],
    ["Why your cat's whiskers matter", 'cat'],
    ['how bees make honey', 'honeybee'],
    ['the fall of the Roman Empire', 'classical-building'],
  ])('understands "%s" as %s', async (text, name) => {
    const found = await findMotif(text)
    expect(found.name).toBe(name)
    expect(found.understood).not.toEqual([])
    expect(found.extras.length).toBeGreaterThanOrEqual(2)
  })

  test('never matches inside a word: "indicator" is no cat, "carpet" no car', async () => {
    for (const text of ['leading indicators', 'the carpet', 'vacation education dedication']) {
      const found = await findMotif(text)
      expect([found.name, ...found.extras]).not.toContain('cat')
      expect(found.name).not.toBe('automobile')
    }
  })

  test('prefers a specific word over a general one', async () => {
    expect((await findMotif('the history of coffee')).name).toBe('hot-beverage')
    expect((await findMotif('ocean facts about sharks')).name).toBe('shark')
  })

  test.each([
    ['a lighthouse in a storm', 'lighthouse', 'ocean'],
    ['a castle on a cliff at sunset', 'castle', 'mountains'],
    ['a sailboat under the northern lights', 'sailboat', 'ocean'],
    ['a cabin in the woods in the snow', 'cabin', 'forest'],
    ['a cup of coffee at sunset', 'hot-beverage', 'sunrise'],
  ])('keeps thing and place of "%s" whatever its weather and hour', async (text, name, sceneHint) => {
    expect(await findMotif(text)).toMatchObject({ name, sceneHint })
  })

  test('takes the scene from words that place the subject', async () => {
    const found = await findMotif('a cat in space')
    expect(found).toMatchObject({ name: 'cat', sceneHint: 'space' })
    expect(found.understood).toEqual(['cat', 'space'])
  })

  test('takes colors from color words, but not from words inside a phrase', async () => {
    expect((await findMotif('a pink elephant')).palette).toBe('rose')
    expect((await findMotif('black hole')).palette).toBe('neon')
  })

  test('falls back on emoji names for topics that are not in the table', async () => {
    const found = await findMotif('the accordion lesson')
    expect(found.name).toBe('accordion')
    expect(found.understood).toEqual(['accordion'])
  })

  test('gives nonsense a neutral motif, reports no understood words, and is always the same', async () => {
    const bodies = await loadMotifBodies()
    const found = await findMotif('zxqv blorp')
    expect(found.understood).toEqual([])
    expect(bodies.has(found.name)).toBe(true)
    expect(found.extras.filter((name) => !bodies.has(name))).toEqual([])
    expect(await findMotif('zxqv blorp')).toEqual(found)
  })

  test('is not confused by names of object properties or by an empty text', async () => {
    expect((await findMotif('constructor toString')).understood).toEqual([])
    expect((await findMotif('')).understood).toEqual([])
  })

  test('leaves out excluded subjects, props and colors', async () => {
    const pair = await findMotif('dogs and coffee', { exclude: ['dog', 'cookies'] })
    expect(pair.name).toBe('hot-beverage')
    expect(pair.extras).not.toContain('cookie')
    expect(pair.understood).toEqual(['coffee'])
    const angry = await findMotif('anger', { exclude: ['red'] })
    expect(angry.palette).not.toBe('ember')
  })
})

describe('findTopics', () => {
  test('lists every named topic, the most specific first', () => {
    expect(findTopics('compound interest beats the lottery').map(({ phrase }) => phrase)).toEqual([
      'compound interest',
      'lottery',
    ])
  })

  test.each([
    ['flying bee', ['bee']],
    ['a robot in a kitchen', ['robot']],
    ['the robot on a desk by a window', ['robot']],
    ['in a kitchen', ['kitchen']],
    ['a person behind a camera', ['camera']],
    ['a close-up on a clock', ['clock']],
    ['plug-in hybrid car', ['car']],
    ['falling in love', ['falling in love']],
    ['blue ink', ['ink']],
  ])('tells what is seen in "%s" from what only describes it', (text, seen) => {
    const heads = findTopics(text).filter(({ isHead }) => isHead)
    expect(heads.map(({ phrase }) => phrase)).toEqual(seen)
  })
})

import { describe, expect, test } from 'vitest'
import { drawOwnThing } from '../../../group/drawings/own-things.ts'
import { madeThings } from '../../../group/drawings/made/made-things.ts'
import { loadMotifBodies } from '../../../motifs/outlines.ts'
import { madeDailyRows, madeDailyWords } from './made-daily-words.ts'
import { madeFoodRows, madeFoodWords } from './made-food-words.ts'
import { madePlayRows, madePlayWords } from './made-play-words.ts'
import { madeRows, madeWords } from './made-words.ts'
import { thingNamed } from './things.ts'
import { understandPrompt } from '../../understand-prompt.ts'

const rows = [...madeRows, ...madeFoodRows, ...madePlayRows, ...madeDailyRows]
const aliases = [...madeWords, ...madeFoodWords, ...madePlayWords, ...madeDailyWords]

const motifs = (prompt: string): string[] =>
  understandPrompt(prompt).subjects.map((subject) =>
    subject.kind === 'thing' ? subject.thing.motif : subject.word,
  )
const relations = (prompt: string): string[] =>
  understandPrompt(prompt).bonds.map(({ from, relation, to }) => `${from} ${relation} ${to}`)

describe('things that people make, and food', () => {
  test('all have a drawing and a word, and every drawing is used', async () => {
    const bodies = await loadMotifBodies()
    const drawn = new Set(rows.map(([motif]) => motif))
    for (const [motif] of rows) expect(drawOwnThing(motif), motif).toBeDefined()
    for (const [motif] of aliases)
      expect(drawOwnThing(motif) !== undefined || bodies.has(motif), motif).toBe(true)
    const others = ['brick', 'photograph', 'empty-frame', 'portrait', 'sketch', 'poster']
    expect(Object.keys(madeThings).filter((motif) => !drawn.has(motif) && !others.includes(motif))).toEqual(
      [],
    )
  })

  test('are read whole when they are the only subject', () => {
    const words = rows.map(([motif, , all]) => ({ motif, word: all.split(', ')[0]!.replace(/^=/, '') }))
    const lost = words.filter(({ word }) => understandPrompt(`a ${word} on a table`).missing.length > 0)
    expect(lost).toEqual([])
    for (const { word } of words) expect(thingNamed(word), word).toBeDefined()
  })

  test.each([
    ['a gun on a table', ['pistol', 'table']],
    ['three cans of beans', ['tin-can', 'tin-can', 'tin-can']],
    ['cups of coffee', ['hot-beverage', 'hot-beverage']],
    ['potato chips', ['chips']],
    ['a computer chip', ['chip']],
    ['an old photograph on a table', ['photograph', 'table']],
    ['a painting on the wall', ['framed-picture', 'brick']],
    ['a woman looking at a painting', ['woman', 'framed-picture']],
    ['a photograph of a cat', ['cat']],
    ['a man building a fence', ['man', 'fence']],
    ['a house with a chimney', ['house']],
    ['a chimney', ['chimney']],
    ['a dog that can fly', ['dog']],
    ['an empty can on a table', ['soda-can', 'table']],
    ['an orange on a table', ['orange-fruit', 'table']],
    ['an orange cat', ['cat']],
    ['a safe full of gold', ['open-safe', 'coin', 'coin', 'coin']],
    ['a big red cooler on a beach', ['cooler']],
    ['cooler days in autumn', []],
    ['a search engine', []],
    ['three servers', ['server-rack', 'server-rack', 'server-rack']],
    ['people cross the street', ['people', 'people', 'people']],
    ['a lighter and a cigarette', ['lighter', 'cigarette']],
    ['three screws', ['screw', 'screw', 'screw']],
    ['an orange and white cat', ['cat']],
    ['a robot repairing an engine', ['robot', 'engine', 'hammer']],
  ])('"%s" shows %j', (prompt, shown) => {
    expect(motifs(prompt)).toEqual(shown)
  })

  test('engines of games are a style', () => {
    expect(understandPrompt('a castle, unreal engine').missing).toEqual([])
    expect(motifs('a castle, unreal engine')).toEqual(['castle'])
  })

  test('are in the hands of whoever has them, who stands where the text says', () => {
    expect(relations('a farmer with a pitchfork in front of a barn')).toEqual([
      '0 holding 1',
      '0 in front of 2',
    ])
    expect(relations('a nurse holding a syringe and a bandage')).toEqual(['0 holding 1', '0 beside 2'])
    expect(relations('a woman with an umbrella')).toEqual(['0 beside 1'])
  })

  test('are worn when they are masks and helmets', () => {
    expect(understandPrompt('a soldier wearing a gas mask').missing).toEqual([])
    expect(relations('a man with a VR headset')).toEqual(['0 wearing 1'])
    expect(understandPrompt('a boy wearing a football helmet').missing).toEqual([])
  })

  test('hang on walls, and are high up in a room', () => {
    expect(relations('a mirror on a wall')).toEqual(['0 hanging 1'])
    expect(relations('a cat on a wall')).toEqual(['0 on 1'])
    const [clock] = understandPrompt('a clock on the kitchen wall').subjects
    expect(clock).toMatchObject({ thing: { motif: 'wall-clock' }, lift: 1.5 })
    expect(understandPrompt('a clock on the kitchen wall').missing).toEqual([])
  })
})

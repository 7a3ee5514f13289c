import { describe, expect, test } from 'vitest'
import { loadMotifOutlines } from '../../../motifs/outlines.ts'
import { drawOwnThing } from '../../../group/drawings/own-things.ts'
import { groups } from './groups.ts'
import { roles } from './people.ts'
import { understandPrompt } from '../../understand-prompt.ts'

const moodOf = (prompt: string): readonly (string | undefined)[] =>
  understandPrompt(prompt).subjects.map((subject) =>
    subject.kind === 'person' ? subject.wear?.mood : undefined,
  )

describe('people', () => {
  test('every group is made of people that the lists know', () => {
    expect(
      Object.values(groups)
        .flat()
        .filter((name) => !roles.has(name)),
    ).toEqual([])
  })

  test('what people hold can be drawn', async () => {
    const held = [...new Set([...roles.values()].flatMap(({ holds }) => holds ?? []))]
    const outlines = await loadMotifOutlines(held)
    expect(held.filter((motif) => !outlines.has(motif) && !drawOwnThing(motif))).toEqual([])
  })

  test.each([
    'a general',
    'a Catholic priest in a church',
    'a rabbi',
    'Napoleon on a battlefield',
    'Albert Einstein',
    "Frankenstein's monster in a laboratory",
    'a Japanese woman',
    'an old Scottish man',
    'a 1920s woman on a stage',
    'two Vikings',
    'an Aztec warrior in the jungle',
    'a hostage',
    'a mad scientist',
    'a fat man',
    'a red-haired girl with freckles',
    'a man with an eye patch and a scar',
    'a blindfolded woman',
    'a man tied up with ropes',
    'a woman in a hijab',
    'a bandaged soldier',
    'a woman with crossed arms',
    'a man covering his face',
    'an angry boss and a scared employee',
    'a queue of people',
    'a fat cat on a couch',
    'a Spartan army',
    'an army of clowns',
    'a hacker wearing a Guy Fawkes mask',
    'twin sisters in pink dresses',
    'a proud father lifting his baby',
    'a cat with sunglasses and a crown',
  ])('"%s" is drawn with nothing missing', (prompt) => {
    const { subjects, missing } = understandPrompt(prompt)
    expect(subjects.length).toBeGreaterThan(0)
    expect(missing).toEqual([])
  })

  test.each([
    ['a voter', 'voter'],
    ['a liar in an office', 'liar'],
    ['a tall man', 'tall'],
    ['a naked man', 'naked'],
  ])('of "%s", "%s" is named as not shown', (prompt, word) => {
    const { subjects, missing } = understandPrompt(prompt)
    expect(subjects).toHaveLength(1)
    expect(missing).toEqual([word])
  })

  test.each(['a general store', 'a Roman temple', 'a private jet', 'African elephants'])(
    'nobody is in "%s"',
    (prompt) => {
      expect(understandPrompt(prompt).subjects.filter(({ kind }) => kind === 'person')).toEqual([])
    },
  )
})

describe('moods', () => {
  test.each([
    ['a shocked man', ['shocked']],
    ['an angry boss and a scared employee', ['angry', 'scared']],
    ['a shocked face', ['shocked']],
    ['a man with an angry expression', ['angry']],
    ['a boy with a big smile', ['happy']],
    ['a happy bride and a nervous groom', ['happy', 'scared']],
    ['an exhausted nurse', ['tired']],
    ['three friends, happy, sad and angry', ['happy', 'sad', 'angry']],
    ['a teenager looking sad', ['sad']],
  ])('of "%s" are %j', (prompt, moods) => {
    expect(moodOf(prompt)).toEqual(moods)
    expect(understandPrompt(prompt).missing).toEqual([])
  })

  test('a face of which nothing else is said is seen from near, and a deed from afar', () => {
    expect(understandPrompt('a crying girl').camera.isHalf).toBe(true)
    expect(understandPrompt('an angry father and a crying son').camera.isHalf).toBe(true)
    expect(understandPrompt('a happy girl riding a horse').camera.isHalf).toBe(false)
    expect(understandPrompt('a happy woman in a red dress').camera.isHalf).toBe(false)
    expect(understandPrompt('an angry man kicking a ball').camera.isHalf).toBe(false)
  })

  test('what a mood is about is behind the face', () => {
    for (const prompt of [
      'a shocked man with a burning house behind him',
      'a scared woman in front of a huge shark',
      'a sad boy with a castle in the background',
    ]) {
      const { camera, missing } = understandPrompt(prompt)
      expect(camera.isFront, prompt).toBe(true)
      expect(missing, prompt).toEqual([])
    }
    expect(understandPrompt('a sad boy and his dog').camera.isFront).toBe(false)
    expect(understandPrompt('a man with a burning house behind him').camera.isFront).toBe(false)
  })
})

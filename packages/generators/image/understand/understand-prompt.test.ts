import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { quickestMs } from '@vivify/contract/node/thread-time'
import { drawBeast } from '../figures/beasts.ts'
import { drawHand } from '../figures/close-hand.ts'
import { drawOwnThing } from '../group/drawings/own-things.ts'
import { loadMotifOutlines } from '../motifs/outlines.ts'
import { ownDisc } from '../request.ts'
import { roles } from './words/people/people.ts'
import { promptCases } from './prompts/prompt-cases.ts'
import { placeOf, sayWhatIsSeen, sceneWords } from './scene/scene.ts'
import { thingOfSymbol } from './words/symbol-words.ts'
import { listThingMotifs } from './words/things/things.ts'
import { maxSubjects, understandPrompt } from './understand-prompt.ts'
import type { Understanding } from './understanding.ts'
import { toolOf } from './words/deeds/deed-words.ts'

function describeSubjects({ subjects }: Understanding): string {
  return subjects
    .map((subject) => (subject.kind === 'thing' ? subject.thing.motif : `${subject.word}/${subject.pose}`))
    .join(', ')
}

describe('understandPrompt', () => {
  test.each(promptCases)('reads "$prompt"', ({ prompt, subjects, relation, place, air, missing }) => {
    const read = understandPrompt(prompt)
    expect({
      subjects: describeSubjects(read),
      relation: read.bonds[0]?.relation,
      place: read.place,
      air: read.air.join(', '),
      missing: read.missing.join(', '),
    }).toEqual({ subjects, relation, place, air: air ?? '', missing: missing ?? '' })
  })

  test.each([
    ['a marathon of feelings', 'running-shoe'],
    ['the bank of england', 'bank'],
    ['caring for each other', 'automobile'],
    ['all the world is a stage', 'deer'],
    ['corn maze', 'ear-of-corn'],
    ['a teacher', 'red-apple'],
  ])('"%s" shows no %s', (prompt, motif) => {
    expect(describeSubjects(understandPrompt(prompt))).not.toContain(motif)
  })

  test('finds nothing in texts without anything to draw, and says which words are missing', () => {
    expect(understandPrompt('')).toMatchObject({ subjects: [], place: undefined, drawn: [], missing: [] })
    expect(understandPrompt('🐱🐱 !!')).toMatchObject({ subjects: [], drawn: [] })
    expect(understandPrompt('compound interest').missing).toEqual(['compound', 'interest'])
    expect(understandPrompt('ein Mann auf der Straße').drawn).toEqual([])
    expect(understandPrompt('constructor toString valueOf __proto__').subjects).toEqual([])
  })

  test('leaves out what a "no" or the negative prompt names', () => {
    expect(understandPrompt('a street with no people')).toMatchObject({ subjects: [], place: 'street' })
    expect(describeSubjects(understandPrompt('a cat without a hat on a table'))).toBe('cat, table')
    expect(describeSubjects(understandPrompt('a dog and a cat', ['cats']))).toBe('dog')
  })

  test('reads long prompts in no time, and draws three subjects at most', () => {
    const long = `${'a horse and a castle and a dragon and a robot and a whale '.repeat(60)}tail`
    const read = understandPrompt(long)
    expect(quickestMs(() => understandPrompt(long))).toBeLessThan(200)
    expect(new Set(describeSubjects(read).split(', ')).size).toBeLessThanOrEqual(maxSubjects)
    expect(read.missing).toContain('robot')
  })

  test('gives colors to clothes and things, and sizes to things', () => {
    expect(understandPrompt('a woman in a red dress').subjects[0]).toMatchObject({
      wear: { lower: 'dress', top: '#d23b36' },
    })
    expect(understandPrompt('a giant blue elephant').subjects[0]).toMatchObject({
      color: '#2f6fc4',
      size: 2.1,
    })
  })

  test('an abstract picture shows nothing of the prompt', () => {
    const seen = sayWhatIsSeen('Abstract', understandPrompt('a cat in space'))
    expect(seen).toEqual({ understood: [], missing: ['cat', 'space'] })
  })
})

test('a dealer wears no mask, a drug dealer does', () => {
  const masked = ['a dealer', 'a scrap dealer', 'a drug dealer'].map((prompt) => {
    const [subject] = understandPrompt(prompt).subjects
    return subject?.kind === 'person' && subject.role.look.eyewear === 'mask'
  })
  expect(masked).toEqual([false, false, true])
})

test('what is in or on a thing says how it is drawn', () => {
  const thingsOf = (prompt: string) =>
    understandPrompt(prompt).subjects.flatMap((subject) => (subject.kind === 'thing' ? [subject] : []))
  expect(thingsOf('a goldfish in a bowl')[1]!.thing.motif).toBe('fishbowl')
  expect(thingsOf('soup in a bowl').some(({ thing }) => thing.motif === 'fishbowl')).toBe(false)
  expect(thingsOf('a witch riding a broom')[0]!.tilt).toBeGreaterThan(40)
  expect(thingsOf('a janitor holding a broom')[0]!.tilt).toBeUndefined()
})

test('a phone’s screen is its own, and a summit is drawn in every style', () => {
  const phone = understandPrompt('a phone with a cracked screen')
  expect(phone.subjects).toMatchObject([{ thing: { motif: 'mobile-phone' } }])
  expect(understandPrompt('a tv screen showing a movie').subjects).not.toEqual([])
  const hiker = understandPrompt('a hiker on a mountain top')
  expect(sayWhatIsSeen('Anime', hiker).missing).toEqual([])
  expect(sayWhatIsSeen('Cinematic', hiker).missing).toEqual([])
})

test('who is in front of a computer types at a desk that has one', () => {
  const read = understandPrompt('a woman sitting in front of a computer')
  expect(read.subjects).toMatchObject([{ kind: 'person', pose: 'typing' }])
  expect(understandPrompt('a cat in front of a laptop').subjects).toHaveLength(2)
})

test('a newborn baby is one, and the windows of a cabin are no room', () => {
  expect(understandPrompt('a nurse holding a newborn baby').subjects).toHaveLength(2)
  expect(placeOf(understandPrompt('a snowy cabin with lights in the windows'))).toBe('snow')
})

test('parts that a drawing has are not drawn beside it, nor taken from its neighbors', () => {
  const motifs = (prompt: string): string[] =>
    understandPrompt(prompt).subjects.flatMap((subject) =>
      subject.kind === 'thing' ? [subject.thing.motif] : [],
    )
  expect(motifs('a snowman wearing a top hat and a blue scarf')).toEqual(['snowman'])
  expect(motifs('a snowman with a red scarf')).toEqual(['snowman', 'scarf'])
  expect(motifs('a snowman and a dog with a scarf')).toEqual(['snowman', 'dog', 'scarf'])
})

test('a sky has no second moon, and the moon no second Earth', () => {
  const words = (prompt: string): string[] => sceneWords(understandPrompt(prompt))
  expect(words('an owl in front of the full moon')).toContain(ownDisc)
  expect(words('an owl at night')).not.toContain(ownDisc)
  expect(words('an astronaut on the moon looking at earth')).toContain('earth')
  expect(words('an astronaut on the moon')).not.toContain('earth')
})

test('every thing that is read, held or used can be drawn', async () => {
  const held = [...roles.values()].flatMap(({ holds }) => holds ?? [])
  const motifs = [...listThingMotifs(), ...held, ...toolOf.values(), ...thingOfSymbol.values()]
  const outlines = await loadMotifOutlines(motifs)
  expect(
    motifs.filter(
      (name) => !outlines.has(name) && !drawOwnThing(name) && !drawHand(name) && !drawBeast(name),
    ),
  ).toEqual([])
})

test('of sixty prompts that were written later, most are read whole', () => {
  const file = new URL('./prompts/fresh-prompts.txt', import.meta.url)
  const prompts = readFileSync(file, 'utf8').split('\n').slice(0, 60)
  const whole = prompts.filter((prompt) => understandPrompt(prompt).missing.length === 0)
  expect(whole.length).toBeGreaterThanOrEqual(43)
})

test('a place that is drawn with what must not be shown gives way to a plainer one', () => {
  expect(understandPrompt('a robot in a garden of flowers', ['flowers']).place).toBe('park')
  expect(understandPrompt('a cat in a library', ['books'])).toMatchObject({
    place: 'room',
    missing: ['library'],
  })
  expect(understandPrompt('a robot in a garden of flowers', ['trees']).place).toBe('garden')
})

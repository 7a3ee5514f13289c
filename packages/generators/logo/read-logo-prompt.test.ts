import { expect, test } from 'vitest'
import { quickestMs } from '@vivify/contract/node/thread-time'
import { readLogoMarks } from '../node/logo-marks.ts'
import { asksForLogo } from './asks-for-logo.ts'
import { readLogoPrompt } from './read-logo-prompt.ts'
import { searchMarks, suggestMarks } from './suggest-marks.ts'

const { entries } = await readLogoMarks()

function firstMark(prompt: string): string | undefined {
  return suggestMarks(readLogoPrompt(prompt), entries, 3)[0]?.name
}

test.each([
  ['logo for a coffee shop called Night Owl', 'Night Owl', 'owl'],
  ['minimal logo, Acme Bakery, bread', 'Acme Bakery', 'bread'],
  ['Acme Bakery logo with a croissant', 'Acme Bakery', 'croissant'],
  ['Create a logo for "Fox & Fern", a florist, in green and gold', 'Fox & Fern', 'fox'],
  ['Design a modern logo for Peak Outdoor Company with a mountain', 'Peak Outdoor Company', 'mountain'],
  ['a vintage badge logo for The Rusty Anchor, a pub by the sea', 'The Rusty Anchor', 'anchor'],
  ['tech startup logo BrightLab, light bulb', 'BrightLab', 'light-bulb'],
  ['A cute logo of a fox for a kids shop called Little Paws', 'Little Paws', 'fox'],
  ['Logo for Müller & Söhne carpentry, hammer', 'Müller & Söhne', 'hammer'],
  ['logo for paws & claws veterinary clinic', 'Paws & Claws Veterinary Clinic', 'paw-prints'],
  ['cleaning company logo Sparkle Home', 'Sparkle Home', 'sparkles'],
  ['Law firm logo Smith and Partners', 'Smith and Partners', 'balance-scale'],
  ['Logo for my band The Night Wolves', 'The Night Wolves', 'wolf'],
])('%s names %s and suggests the mark %s', (prompt, name, mark) => {
  expect(asksForLogo(prompt)).toBe(true)
  expect(readLogoPrompt(prompt).name).toBe(name)
  expect(firstMark(prompt)).toBe(mark)
})

test.each([
  ['brand mark for my podcast', 'studio-microphone'],
  ['logo for a dentist', 'tooth'],
  ['barber shop logo', 'barber-pole'],
  ['night owl logo', 'owl'],
])('%s names nobody, and its mark is %s', (prompt, mark) => {
  expect(readLogoPrompt(prompt).name).toBe('')
  expect(firstMark(prompt)).toBe(mark)
})

test('a prompt that says no more than “logo” has neither a name nor a mark', () => {
  expect(readLogoPrompt('logo').name).toBe('')
  expect(firstMark('logo')).toBeUndefined()
})

test.each([
  'a man wearing a shirt with a logo',
  'a street at night without logos',
  'neon logo on a wall',
  'a lodge in the mountains',
  'add our logo to this picture',
])('%s asks for a picture', (prompt) => {
  expect(asksForLogo(prompt)).toBe(false)
})

test('taglines, styles, layouts and colors are read from the words around the name', () => {
  const wish = readLogoPrompt(
    'elegant monogram in navy and gold for Luna Yoga, with the tagline "Breathe easy"',
  )
  expect(wish).toMatchObject({
    name: 'Luna Yoga',
    tagline: 'Breathe easy',
    style: 'elegant',
    layout: 'monogram',
    colors: ['#16264f', '#c9961a'],
  })
  expect(readLogoPrompt('Luna Yoga logo, slogan: Breathe in, moon')).toMatchObject({
    name: 'Luna Yoga',
    tagline: 'Breathe in',
  })
})

test.each([
  ['logo for a law firm called Harper & Lowe', 'classic'],
  ['playful logo for a law firm called Harper & Lowe', 'friendly'],
  ['bakery logo "Sweet Marie"', 'handwritten'],
  ['Copper Kettle, a craft brewery logo', 'heritage'],
  ['logo for Fieldnote, an app for geologists', null],
])('%s is set in the letters of its style, or else of its trade', (prompt, style) => {
  expect(readLogoPrompt(prompt).style).toBe(style)
})

test('a name is cut to 40 letters, and a hostile prompt is read in no time', () => {
  const long = `logo for ${'Aaaaaaaaa '.repeat(20)}`
  expect([...readLogoPrompt(long).name].length).toBeLessThanOrEqual(40)
  const readAll = (): void => {
    for (const part of ['"', 'A ', 'for of with a ', 'tagline ', "' ", 'logo: ', 'a & ', 'called x ']) {
      const hostile = `logo ${part.repeat(50_000)}`
      asksForLogo(hostile)
      readLogoPrompt(hostile)
    }
  }
  expect(quickestMs(readAll)).toBeLessThan(500)
})

test('a search finds marks by their names, by their tags, by their topic and while a word is typed', () => {
  const search = (text: string): string[] => searchMarks(text, entries, 8).map(({ name }) => name)
  expect(search('dog')[0]).toBe('dog')
  expect(search('law')).toContain('balance-scale')
  expect(search('gym')).toContain('flexed-biceps')
  expect(search('croi')).toContain('croissant')
  expect(search('qqqq')).toEqual([])
})

test('there are hundreds of marks, each with ink, a box and a label', async () => {
  const { marks } = await readLogoMarks()
  expect(entries.length).toBeGreaterThan(500)
  for (const { name, label } of entries) {
    const mark = marks.get(name)!
    expect(
      mark.parts.some(({ tone }) => tone === 'ink'),
      name,
    ).toBe(true)
    expect(Math.min(...mark.box.slice(2)), name).toBeGreaterThan(3)
    expect(label).not.toBe('')
    expect(mark.parts.every(({ path }) => !/NaN|undefined/.test(path))).toBe(true)
  }
})

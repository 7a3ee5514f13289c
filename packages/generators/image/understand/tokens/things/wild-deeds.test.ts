import { expect, test } from 'vitest'
import { placeOf } from '../../scene/scene.ts'
import { understandPrompt } from '../../understand-prompt.ts'

const relationsOf = (prompt: string) => understandPrompt(prompt).bonds.map(({ relation }) => relation)
const motifsOf = (prompt: string) =>
  understandPrompt(prompt).subjects.map((subject) => (subject.kind === 'thing' ? subject.thing.motif : ''))

test.each([
  ['a lioness nuzzling her cub', 'hugging'],
  ['a whale shielding its calf', 'hugging'],
  ['a truck crashing into a house', 'hitting'],
  ['a comet hitting the moon', 'hitting'],
  ['two bulls butting heads', 'hitting'],
  ['a tiger stalking a deer', 'facing'],
])('in "%s" they are seen %s', (prompt, relation) => {
  expect(relationsOf(prompt)[0]).toBe(relation)
  expect(understandPrompt(prompt).missing).toEqual([])
})

test('people do the same in their own ways', () => {
  expect(relationsOf('a mother shielding her son')).not.toContain('hugging')
})

test.each([
  ['an elephant with a calf', ['elephant', 'elephant']],
  ['an owl feeding its chicks', ['owl', 'owl', 'owl']],
  ['a zebra and her foal', ['zebra', 'zebra']],
  ['a cow and her calf', ['cow', 'cow']],
  ['a hen with her chicks', ['rooster', 'baby-chick', 'baby-chick']],
])('the young of "%s" are of its kind', (prompt, motifs) => {
  expect(motifsOf(prompt)).toEqual(motifs)
})

test.each([
  ['a huge moon behind a city skyline', 'skyline', 'great moon'],
  ['a red moon over a forest', 'wood line', 'great red moon'],
  ['the sun setting behind mountains', 'peaks', 'great sun'],
  ['a solar eclipse over a desert', 'dunes', 'great eclipse'],
  ['a lighthouse under a giant moon by the sea', 'sea horizon', 'great moon'],
])('in "%s" the disc is behind the %s', (prompt, place, air) => {
  const read = understandPrompt(prompt)
  expect(placeOf(read)).toBe(place)
  expect(read.air).toContain(air)
  expect(read.missing).toEqual([])
})

test.each([
  ['an astronaut floating above the earth', 'earth orbit'],
  ['a satellite orbiting mars', 'mars orbit'],
])('what is in orbit has the world of "%s" below it', (prompt, place) => {
  expect(placeOf(understandPrompt(prompt))).toBe(place)
})

test.each([
  ['a cross section of a volcano', ['cutaway-volcano']],
  ['the earth cut in half', ['cutaway-earth']],
  ['a rocket blasting off at night', ['launching-rocket']],
  ['a burger falling apart', ['exploded-burger']],
  ['an electric car charging on a street', ['automobile', 'charging-station']],
  ['a crane lifting a container', ['tower-crane', 'shipping-container']],
  ['a crane in a lake', ['stork']],
])('"%s" is drawn as what is shown of it', (prompt, motifs) => {
  expect(motifsOf(prompt)).toEqual(motifs)
})

test.each([
  ['a peacock spreading its tail feathers', ['peacock']],
  ['a panda eating bamboo in the fog', ['panda', 'bamboo-piece']],
  ['an owl swooping down on a mouse', ['flying-owl', 'mouse']],
  ['a tadpole turning into a frog', ['tadpole', 'change-arrow', 'frog']],
  ['a race car with smoking tires', ['racing-car']],
  ['the inside of a clock with gears', ['cutaway-clock']],
  ['a swan with two cygnets', ['swan', 'swan', 'swan']],
])('"%s" is drawn with nothing beside it', (prompt, motifs) => {
  expect(motifsOf(prompt)).toEqual(motifs)
  expect(understandPrompt(prompt).missing).toEqual([])
})

test.each([
  ['a chameleon catching a fly with its tongue', ['chameleon', 'fly']],
  ['a volcano behind a small village', ['volcano', 'hamlet']],
  ['a tornado behind a city', ['tornado', 'city-row']],
  ['a flock of crows over a stormy field', Array.from({ length: 5 }, () => 'flying-blackbird')],
  ['a school of fish attacked by a shark', [...Array.from({ length: 5 }, () => 'fish'), 'shark']],
])('all of "%s" is drawn', (prompt, motifs) => {
  expect(motifsOf(prompt)).toEqual(motifs)
  expect(understandPrompt(prompt).missing).toEqual([])
})

test('what hides in the water has its eyes over it', () => {
  const [only] = understandPrompt('a crocodile hiding under water with only its eyes showing').subjects
  expect(only).toMatchObject({ states: ['lurking'], thing: { bearing: 'water' } })
})

test('what is many times as large as its bearer is drawn larger', () => {
  const leafOf = (prompt: string) => understandPrompt(prompt).subjects[1]!.size
  expect(leafOf('an ant carrying a leaf ten times its size')).toBeGreaterThan(
    leafOf('an ant carrying a leaf'),
  )
})

test('fish in the sea are below its surface, and those that leap are not', () => {
  expect(placeOf(understandPrompt('five fish in the sea'))).toBe('underwater')
  expect(placeOf(understandPrompt('a dolphin jumping out of the sea'))).toBe('sea')
})

test('an iceberg is in the sea, whatever stands behind it', () => {
  expect(placeOf(understandPrompt('an iceberg in front of a lighthouse'))).toBe('sea')
})

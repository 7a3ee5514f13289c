import { describe, expect, test } from 'vitest'
import { placeOf } from '../../scene/scene.ts'
import { understandPrompt } from '../../understand-prompt.ts'

describe('places that people ask for', () => {
  test.each(
    (
      'bank, bank vault, hotel lobby, police station, dentist office, tailor shop, data center, server room, hangar, karate dojo, ' +
      'dance studio, newsroom, war room, crypt, sewer, ice cave, egyptian tomb, dragon lair, wizard tower, observatory, ' +
      'planetarium, boiler room, sauna, spa, medieval town, viking village, fairy village, enchanted forest, western town, ' +
      'african village, mexican plaza, chinese street, indian palace, moon base, mars colony, underwater city, volcano crater, ' +
      'zoo, motel, junkyard, slum, japanese shrine, mosque, mansion, haunted house, tower, saloon, pet shop, kindergarten, ' +
      'winery, shipyard, golf course, courtyard, beach bar, car dealership, stairwell, butcher shop, cafeteria, pantry, car wash, exam hall, dormitory, dressing room, submarine, cottage, castle'
    ).split(', '),
  )('a woman in a %s is there, and nothing is missing', (place) => {
    const read = understandPrompt(`a woman in a ${place}`)
    expect(read.missing).toEqual([])
    expect(read.subjects).toHaveLength(1)
    expect(placeOf(read)).not.toBe('field')
  })

  test.each([
    ['a woman in an old cottage', 'cabin interior'],
    ['a knight in an abandoned castle', 'castle'],
    ['a boy in a haunted house', 'haunted hall'],
    ['a princess in a tall tower', 'tower room'],
    ['a man in a burning building', 'corridor'],
    ['a fisherman on the bank of a river', 'lake'],
    ['a man in front of a bank', 'bank front'],
    ['kids in front of a school', 'school front'],
    ['a woman outside a hospital', 'hospital front'],
    ['a couple in front of a hotel', 'hotel front'],
    ['a man behind a gym', 'street'],
    ['a castle on a hill', 'hilltop'],
  ])('%s is in the place "%s"', (prompt, place) => {
    expect(placeOf(understandPrompt(prompt))).toBe(place)
  })

  test('nobody is old because a library is', () => {
    const [woman] = understandPrompt('a woman in an old library').subjects
    expect(woman).not.toMatchObject({ wear: { age: 'old' } })
  })
})

describe('conditions of a place', () => {
  test.each([
    ['a burning city', 'big city', 'ablaze'],
    ['a city on fire', 'big city', 'ablaze'],
    ['a flooded street', 'street', 'flooded'],
    ['a frozen city', 'big city', 'icebound'],
    ['a post apocalyptic new york', 'new york', 'rubble'],
    ['an overgrown library', 'library', 'vines'],
    ['a muddy road', 'country road', 'mud'],
    ['a wet street at night', 'street', 'puddles'],
    ['a candlelit church', 'church', 'candles'],
    ['a dimly lit bar', 'cafe', 'dim'],
    ['a bright kitchen', 'kitchen', 'sunlit'],
    ['a creepy corridor', 'corridor', 'eerie'],
    ['a messy bedroom', 'bedroom', 'litter'],
    ['a burning forest', 'forest path', 'ablaze'],
  ])('%s is drawn as the place "%s" in the condition "%s"', (prompt, place, condition) => {
    const read = understandPrompt(prompt)
    expect(read.missing).toEqual([])
    expect(placeOf(read)).toBe(place)
    expect(read.air).toContain(condition)
  })

  test("is told where the drawing of a place of nature can't show it", () => {
    expect(understandPrompt('a muddy beach').missing).toEqual(['muddy'])
  })

  test('"building" is a deed of somebody and a thing after an adjective', () => {
    expect(understandPrompt('a burning building').subjects[0]).toMatchObject({
      thing: { motif: 'office-building' },
      states: ['burning'],
    })
    expect(understandPrompt('a man building a house').subjects[0]).toMatchObject({ pose: 'kneeling' })
  })
})

describe('adjectives of things', () => {
  test.each([
    ['a narrow house', 'narrow'],
    ['a long table', 'low'],
    ['a striped car', 'striped'],
    ['a polka dot umbrella', 'dotted'],
    ['a colorful house', 'motley'],
    ['a faded red barn', 'faded'],
    ['a glass castle', 'glassy'],
    ['a half built house', 'scaffolded'],
    ['a flooded house', 'flooded'],
  ])('%s is drawn in the state "%s"', (prompt, state) => {
    const { subjects, missing } = understandPrompt(prompt)
    expect(missing).toEqual([])
    expect(subjects[0]).toMatchObject({ states: [state] })
  })

  test('an abandoned castle stays a castle', () => {
    expect(understandPrompt('an abandoned castle').subjects[0]).toMatchObject({ thing: { motif: 'castle' } })
  })
})

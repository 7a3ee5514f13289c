import { expect, test } from 'vitest'
import { firstSettings, forNewPhoto, headlineFrom, withoutPhoto, type AdSettings } from './ad-settings.ts'

const worked: AdSettings = {
  ...firstSettings,
  useAsIs: true,
  strokes: [{ kind: 'keep', radius: 0.1, points: [] } as unknown as AdSettings['strokes'][number]],
  seed: 7,
}
const titled = (headline: string): AdSettings => ({ ...worked, words: { ...worked.words, headline } })

test('a new photo gives the headline when none was typed, and resets what was chosen for the old one', () => {
  const settings = forNewPhoto(worked, 'desk-lamp.png')
  expect(settings).toMatchObject({ strokes: [], useAsIs: false, seed: 7 })
  expect(settings.words).toEqual({ ...worked.words, headline: 'Desk lamp' })
  expect(forNewPhoto(titled('Light up'), 'desk-lamp.png').words.headline).toBe('Light up')
})

test('removing the photo removes its headline, but not a typed one', () => {
  expect(withoutPhoto(titled('Desk lamp'), 'desk-lamp.png').words.headline).toBe('')
  expect(withoutPhoto(titled('Light up'), 'desk-lamp.png').words.headline).toBe('Light up')
  expect(withoutPhoto(worked, 'desk-lamp.png')).toMatchObject({ strokes: [], useAsIs: false, seed: 7 })
})

test('names that a camera or a computer gives are no headlines', () => {
  for (const name of [
    'IMG_2041.jpg',
    'screenshot.png',
    'photo 2.png',
    '20260101.png',
    'ab.png',
    `${'a'.repeat(50)}.png`,
  ])
    expect(headlineFrom(name)).toBe('')
  expect(headlineFrom('tea_pot (blue).webp')).toBe('Tea pot blue')
})

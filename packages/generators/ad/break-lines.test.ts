import { createNodeStudio } from '@vivify/timeline/node/studio'
import { expect, test } from 'vitest'
import { breakByMeaning, endsBadly } from './break-lines.ts'
import { adSizes, layoutAd, type AdFormat } from './layout.ts'

const measure = createNodeStudio().createSurface(8, 8).getContext('2d')
const widthOf = (text: string): number => text.length

test('an article, a preposition or a number stays with its word', () => {
  const broken = (text: string, count: number, width: number): string[] | null =>
    breakByMeaning({ words: text.split(' '), count, width, widthOf })
  expect(broken('Iced tea for the best mornings', 3, 13)).toEqual(['Iced tea', 'for the best', 'mornings'])
  expect(broken('Made for the best', 2, 12)).toEqual(['Made', 'for the best'])
  expect(broken('Brew it cold. Drink it slow', 2, 20)).toEqual(['Brew it cold.', 'Drink it slow'])
  expect(broken('Ready in 5 minutes flat', 2, 20)).toEqual(['Ready', 'in 5 minutes flat'])
  expect(broken('unbreakable', 1, 4)).toBeNull()
})

const headlines = [
  'Iced tea for the best mornings',
  'The only shoe made for the rain',
  'Coffee that is as good as the view',
  'Sleep like you are on a holiday',
  'Less noise, more of the music',
  'One cup a day is all it takes',
]

test('no headline breaks inside a phrase, whatever the size and the product’s shape', () => {
  const torn: string[] = []
  for (const format of Object.keys(adSizes) as AdFormat[]) {
    for (const [width, height] of [
      [36, 100],
      [1, 1],
      [100, 40],
      [100, 14],
    ] as const) {
      for (const headline of headlines) {
        const words = { headline, sub: 'Back in stock from Monday', callToAction: 'Shop now' }
        const layout = layoutAd({
          format,
          product: { width, height },
          words,
          font: 'Bricolage Grotesque',
          measure,
        })
        const lines = layout.headline!.lines.map(({ text }) => text)
        if (endsBadly(lines)) torn.push(`${format} ${width}:${height} ${lines.join(' / ')}`)
      }
    }
  }
  expect(torn).toEqual([])
})

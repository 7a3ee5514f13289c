import { expect, test } from 'vitest'
import { adSizes, layoutAd, type AdFormat } from '@vivify/generators/ad/layout'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import { headlineFrom } from './ad-settings.ts'
import { listWordsParts } from './words-parts.ts'

const words = {
  headline: 'Big jugs, quiet mornings and a long pour',
  sub: 'Glazed by hand in a small valley where nothing much happens, every day of the year',
  callToAction: 'Shop now',
}

test.each(Object.keys(adSizes) as AdFormat[])(
  'the parts of a %s ad contain every line, in reading order and without overlap',
  (format) => {
    const layout = layoutAd({
      format,
      words,
      product: { width: 300, height: 400 },
      logo: { width: 200, height: 60 },
      font: 'Montserrat',
      measure: createNodeStudio().createSurface(8, 8).getContext('2d'),
    })
    const parts = listWordsParts(layout)
    const lineCount = layout.headline!.lines.length + layout.sub!.lines.length
    expect(parts).toHaveLength(lineCount + 2)
    expect(parts[0]!.role).toBe('logo')
    expect(parts.at(-1)!.role).toBe('callToAction')
    for (const [index, part] of parts.entries()) {
      expect(part.x + part.width).toBeLessThanOrEqual(1)
      const before = parts[index - 1]
      if (before) expect(part.y).toBeGreaterThanOrEqual(before.y + before.height - 1e-9)
    }
    const first = parts.find(({ role }) => role === 'headline')!
    expect(first.x * layout.width).toBeLessThan(layout.headline!.box.left)
    expect(first.y * layout.height).toBeLessThan(layout.headline!.box.top)
  },
)

test.each([
  ['tea-tin_green.png', 'Tea tin green'],
  ['IMG_2041.jpg', ''],
  ['DSC 12.jpg', ''],
  ['Schöne Vase.webp', 'Schöne Vase'],
  ['x.png', ''],
])('the file %s suggests the headline “%s”', (name, headline) => {
  expect(headlineFrom(name)).toBe(headline)
})

import { expect, test } from 'vitest'
import { createNodeStudio } from '../node/studio.ts'
import { toDrawable } from './drawable-text.ts'
import { fontOf, typefaces, type Typeface } from './text.ts'

const studio = createNodeStudio()
/** A character that no font has: its box is what unknown characters look like. */
const unknown = '\u{10FFF0}'

function draw(face: Typeface, text: string): string {
  const context = studio.createSurface(64, 64).getContext('2d')
  context.font = fontOf(face, 40)
  context.fillText(text, 6, 46)
  return Buffer.from(context.getImageData(0, 0, 64, 64).data).toString('base64')
}

test.each(Object.entries(typefaces))('%s draws every sign that scripts use', (_, face) => {
  const box = draw(face, unknown)
  for (const sign of '→⇒➜←≠≈≤≥∞№⅓⅔⅛√★☆×÷±−½¼²³°€£¥₹₽™®©•…–—“”‘’′″')
    for (const letter of toDrawable(sign)) expect(draw(face, letter), sign).not.toBe(box)
})

test('signs become others or words, and emoji are left out with what joins them', () => {
  expect(toDrawable('60% → 24%')).toBe('60% » 24%')
  expect(toDrawable('Wanting ≠ liking')).toBe('Wanting isn’t liking')
  expect(toDrawable('Done 🎉👩‍👩‍👧❤️🇫🇷👍🏽!')).toBe('Done !')
  expect(toDrawable('5 × 3 = 15, #1 ©')).toBe('5 × 3 = 15, #1 ©')
})

test('web addresses are drawn as short as they are spoken', () => {
  expect(toDrawable('LINK: https://example.com/groceries?utm_source=tiktok&x=1')).toBe(
    'LINK: example.com/groceries',
  )
  expect(toDrawable('https://www.example.com/, http://example.org/a/b/c#d.')).toBe(
    'example.com, example.org/a/b.',
  )
  expect(toDrawable(`See https://example.com/${'very-long-'.repeat(20)}now!`)).toBe('See example.com!')
  expect(toDrawable('www.example.com/a?b=c')).toBe('example.com/a')
  expect(toDrawable('Awww.cute, www... what?')).toBe('Awww.cute, www... what?')
  expect(toDrawable('example.com/a?b=c and 3://x')).toBe('example.com/a?b=c and 3://x')
})

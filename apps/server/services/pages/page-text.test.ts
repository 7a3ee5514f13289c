import { expect, test } from 'vitest'
import { threadMs } from '@vivify/contract/node/thread-time'
import { readPageText } from './page-text.ts'

test('a page gives its heading and its text', () => {
  const html = `<html><body><nav>Home</nav><article><h1>Tea</h1>${'<p>Tea is old, and tea is good for whoever drinks it slowly.</p>'.repeat(20)}</article></body></html>`
  const text = readPageText(html)
  expect(text).toMatch(/^# Tea\n\n/)
  expect(text).toContain('Tea is old')
})

const hostile: [string, string, RegExp][] = [
  ['380,000 divs in each other', '<div>'.repeat(380_000), /more than 500 elements inside each other/],
  ['two kinds in turn', '<p><li>'.repeat(100_000), /more than 500 elements inside each other/],
  ['980,000 attributes', `<p ${'a '.repeat(980_000)}>Hi</p>`, /more than 250 attributes/],
  ['a quote that never ends', '<div a="'.repeat(200_000), /more than 250 attributes/],
  ['300,000 elements beside each other', `<div>${'<a>x</a>'.repeat(300_000)}`, /more than 60,000 elements/],
  ['2 million <', `<div>${'<'.repeat(1_900_000)}`, /pieces of text/],
  ['half a million entities', `<div>${'&amp;'.repeat(400_000)}`, /pieces of text/],
  [
    'many closings far down',
    `${'<div>'.repeat(490)}${'</p>'.repeat(50_000)}`,
    /too many elements inside each other/,
  ],
]

test.each(hostile)('%s are refused with the limit before the page is built', (_, html, sentence) => {
  const start = threadMs()
  expect(() => readPageText(html)).toThrow(sentence)
  // A generous limit. Building each page would take minutes or all memory.
  expect(threadMs() - start).toBeLessThan(5000)
})

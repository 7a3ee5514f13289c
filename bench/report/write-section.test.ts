import { expect, test } from 'vitest'
import { replaceSection } from './write-section.ts'

const page =
  '# Benchmarks\n\n<!-- a -->\n\nold\n\n<!-- /a -->\n\nIn between.\n\n<!-- b -->\n\nkept\n\n<!-- /b -->\n'

test('a section replaces the text between its markers and nothing else', () => {
  expect(replaceSection(page, 'a', 'new\n')).toBe(page.replace('old', 'new'))
})

test('writing the same section again changes nothing', () => {
  const once = replaceSection(page, 'b', 'fresh')
  expect(replaceSection(once, 'b', 'fresh')).toBe(once)
})

test('a section that the page lacks is appended', () => {
  const grown = replaceSection(page, 'c', 'third')
  expect(grown.startsWith(page.trimEnd())).toBe(true)
  expect(grown.endsWith('<!-- c -->\n\nthird\n\n<!-- /c -->\n')).toBe(true)
})

import { expect, test } from 'vitest'
import {
  addLink,
  continueLine,
  insertAfter,
  insertBlock,
  toggleLines,
  toggleMark,
  type Selected,
} from './markdown-edits.ts'

/** Reads a text in which ‹ and › stand at the ends of the selection, or | at the caret. */
function read(marked: string): Selected {
  const text = marked.replace(/[‹›|]/g, '')
  const caret = marked.indexOf('|')
  if (caret !== -1) return { text, start: caret, end: caret }
  const start = marked.indexOf('‹')
  return { text, start, end: marked.indexOf('›') - 1 }
}

function write({ text, start, end }: Selected): string {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`
  return `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`
}

test('a mark goes around the selection and away again, and the words stay selected', () => {
  const bold = toggleMark(read('Cats ‹purr› a lot'), '**')
  expect(write(bold)).toBe('Cats **‹purr›** a lot')
  expect(write(toggleMark(bold, '**'))).toBe('Cats ‹purr› a lot')
  expect(write(toggleMark(read('Cats ‹**purr**› a lot'), '**'))).toBe('Cats ‹purr› a lot')
  expect(write(toggleMark(read('Cats ‹purr ›a lot'), '**'))).toBe('Cats **‹purr›** a lot')
  expect(write(toggleMark(read('|'), '**'))).toBe('**|**')
  expect(write(toggleMark(read('a **‹b›** c'), '*'))).toBe('a ***‹b›*** c')
})

test('lines become headings and lists, and plain again', () => {
  expect(write(toggleLines(read('One\n|Two'), 'heading'))).toBe('One\n## |Two')
  expect(write(toggleLines(read('## T|wo'), 'heading'))).toBe('T|wo')
  expect(write(toggleLines(read('## Two|'), 'subheading'))).toBe('### Two|')
  expect(write(toggleLines(read('‹One\n\nTwo›'), 'list'))).toBe('‹- One\n\n- Two›')
  expect(write(toggleLines(read('‹- One\n- Two›'), 'numbered'))).toBe('‹1. One\n2. Two›')
  expect(write(toggleLines(read('‹1. One\n2. Two›'), 'numbered'))).toBe('‹One\nTwo›')
  expect(write(toggleLines(read('|'), 'quote'))).toBe('> |')
})

test('a link selects what has to be filled in', () => {
  expect(write(addLink(read('Read ‹this\npage›.'), 'link text'))).toBe('Read [this page](‹https://›).')
  expect(write(addLink(read('Read |.'), 'link text'))).toBe('Read [‹link text›](https://).')
})

test('a citation goes behind the selection', () => {
  expect(write(insertAfter(read('Cats ‹purr›.'), '[^w1]'))).toBe('Cats purr[^w1]|.')
})

test('Enter goes on with a list, counts on, and ends it in an empty item', () => {
  expect(write(continueLine(read('- One|'))!)).toBe('- One\n- |')
  expect(write(continueLine(read('9. Nine|'))!)).toBe('9. Nine\n10. |')
  expect(write(continueLine(read('> Said|'))!)).toBe('> Said\n> |')
  expect(write(continueLine(read('- One\n- |'))!)).toBe('- One\n|')
  expect(continueLine(read('Plain|'))).toBeNull()
  expect(continueLine(read('- ‹One›'))).toBeNull()
})

test('a picture becomes a block of its own after the paragraph of the caret', () => {
  const put = (marked: string): string => insertBlock(read(marked), '![x](asset:1)').text
  expect(put('One| two\n\nThree')).toBe('One two\n\n![x](asset:1)\n\nThree')
  expect(put('One\n\nTh|ree\n')).toBe('One\n\nThree\n\n![x](asset:1)\n')
  expect(put('|')).toBe('![x](asset:1)\n')
})

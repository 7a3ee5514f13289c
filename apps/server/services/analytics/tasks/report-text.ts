// Text of strangers, made fit for a page: only letters that the fonts have, in as many lines as there is room for.

import { unprintableLetters } from '@vivify/timeline/node/text-fonts'

/** Such as 280 characters of a post. What is longer is cut before it is measured. */
const maxCharacters = 600

/**
 * The text in one line, without emoji and other characters that no font here has. Styled letters (𝗯𝗼𝗹𝗱) become plain
 * ones.
 */
export function toPrintable(text: string): string {
  return text
    .slice(0, maxCharacters)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(unprintableLetters, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Width of a text, in points. */
export type Measure = (text: string) => number

const ellipsis = '…'
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The text in lines of at most a width; the last one ends in an ellipsis when there is more. */
export function wrap(text: string, options: { measure: Measure; width: number; maxLines: number }): string[] {
  const { measure, width, maxLines } = options
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (lines.length === maxLines - 1) return [...lines, clip(longer, measure, width)]
    if (line !== '') lines.push(line)
    line = word
    // A word that is longer than a line, such as an address.
    while (measure(line) > width) {
      if (lines.length === maxLines - 1) return [...lines, clip(line, measure, width)]
      const head = fit(line, measure, width)
      lines.push(head)
      line = line.slice(head.length)
    }
  }
  return line === '' ? lines : [...lines, line]
}

/** The text, or its beginning with an ellipsis. */
export function clip(text: string, measure: Measure, width: number): string {
  if (measure(text) <= width) return text
  return `${fit(text, measure, width - measure(ellipsis)).trimEnd()}${ellipsis}`
}

/** The longest beginning that fits, and at least one character. */
function fit(text: string, measure: Measure, width: number): string {
  const ends = [...segmenter.segment(text)].map(({ index, segment }) => index + segment.length)
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(text.slice(0, ends[middle])) <= width) low = middle
    else high = middle - 1
  }
  return text.slice(0, ends[low])
}

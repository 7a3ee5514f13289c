// Cuts a long text into parts that each make a short of their own.

import { writeVtt } from '@vivify/timeline/captions/files'
import { parseCaptions, type CaptionLine } from './cleaning/captions-file.ts'
import { countWords, splitSentences } from './wording/sentences.ts'

interface Unit {
  readonly text: string
  readonly words: number
  /** How well a part may begin here: at a paragraph or pause, at a sentence, or hardly at all. */
  readonly start: 'good' | 'fair' | 'poor'
  /** The characters before it in the text. */
  readonly joint: string
}

/** Texts below this length are one short. */
const minWords = 300
/** A part must leave the writer a choice: a short has about 85 spoken words. */
const minPartWords = 150
const maxParts = 4
const longPause = 0.8
const maxUnitWords = 60

/**
 * Splits a transcript, captions file or page text into two to four parts of similar length, in order; none when it is
 * too short. Captions stay captions; headings of pages are left out.
 */
export function splitSource(text: string): string[] {
  const captions = parseCaptions(text)
  if (captions !== null) {
    return cut(unitsOfCaptions(captions)).map(([from, to]) => writeCaptions(captions.slice(from, to)))
  }
  const units = unitsOfProse(text)
  return cut(units).map(([from, to]) =>
    units
      .slice(from, to)
      .map((unit, index) => (index === 0 ? '' : unit.joint) + unit.text)
      .join(''),
  )
}

const sentenceEnd = /[.!?…:]["'”’)]?$/
const speakerLabel = /^\p{Lu}[\p{L}\p{N} .]{0,30}:\s/u

function unitsOfCaptions(lines: readonly CaptionLine[]): Unit[] {
  return lines.map((line, index) => {
    const before = lines[index - 1]
    const pause = line.startSeconds - (before?.endSeconds ?? line.startSeconds)
    const isGood = before === undefined || pause >= longPause || sentenceEnd.test(before.text)
    return { text: line.text, words: countWords(line.text), start: isGood ? 'good' : 'fair', joint: '\n' }
  })
}

function unitsOfProse(text: string): Unit[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !/^#{1,6} [^\n]*$/.test(block))
    .flatMap((block) =>
      block.split('\n').flatMap((line, index, lines) => unitsOfLine(line, lines[index - 1])),
    )
}

/** `before` is the previous line of the same paragraph. */
function unitsOfLine(line: string, before: string | undefined): Unit[] {
  const words = countWords(line)
  const pieces = words > maxUnitWords ? splitSentences(line) : [line]
  const isGood = before === undefined || speakerLabel.test(line)
  const start = isGood ? 'good' : sentenceEnd.test(before.trim()) ? 'fair' : 'poor'
  return pieces.map((piece, index) =>
    index === 0
      ? { text: piece, words: countWords(piece), start, joint: before === undefined ? '\n\n' : '\n' }
      : { text: piece, words: countWords(piece), start: 'fair', joint: ' ' },
  )
}

/** Cost of a start, in shares of a part: how far the cut may move for a better one. */
const startCosts: Record<Unit['start'], number> = { good: 0, fair: 0.2, poor: 0.6 }

/** Ranges of units, each as close to its share of the words as a good start allows. */
function cut(units: readonly Unit[]): [number, number][] {
  const total = units.reduce((sum, unit) => sum + unit.words, 0)
  if (total < minWords) return []
  const parts = Math.min(maxParts, Math.floor(total / minPartWords))
  const share = total / parts
  const ends: number[] = []
  let spoken = 0
  let best = { index: 0, cost: Infinity }
  units.forEach((unit, index) => {
    const target = share * (ends.length + 1)
    const cost = Math.abs(spoken - target) + share * startCosts[unit.start]
    if (ends.length < parts - 1) {
      if (cost < best.cost && index > (ends.at(-1) ?? 0)) best = { index, cost }
      if (spoken - target > share * 0.2 && best.cost < Infinity) {
        ends.push(best.index)
        best = { index: 0, cost: Infinity }
      }
    }
    spoken += unit.words
  })
  if (ends.length < parts - 1 && best.cost < Infinity) ends.push(best.index)
  const bounds = [0, ...ends, units.length]
  return bounds.slice(1).map((end, index) => [bounds[index]!, end])
}

function writeCaptions(lines: readonly CaptionLine[]): string {
  if (lines.every((line) => line.endSeconds !== null)) {
    return writeVtt(
      lines.map(({ startSeconds, endSeconds, text }) => ({
        start: startSeconds,
        end: endSeconds ?? startSeconds,
        text,
      })),
    )
  }
  return lines.map((line) => `${clock(line.startSeconds)} ${line.text}`).join('\n')
}

function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 19)
}

// Cuts a long text into parts that each make a short of their own.

import { parseCaptions, type CaptionLine } from './captions-file.ts'
import { countWords, splitSentences } from './sentences.ts'

interface Unit {
  readonly text: string
  readonly words: number
  /** A part may well begin here: a paragraph, or what follows a pause. */
  readonly isStart: boolean
}

/** Below this a text is one short. */
const minWords = 300
/** A part must leave the writer a choice: a short speaks about 85 words. */
const minPartWords = 150
const maxParts = 4
const longPause = 0.8
const maxUnitWords = 60

/**
 * The parts of a transcript, captions file or page text, in order, two to four of about the same length; none when
 * it is too short to be cut. Captions stay captions, headings of pages are left out.
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
      .map((unit, index) => (index === 0 ? '' : unit.isStart ? '\n\n' : ' ') + unit.text)
      .join(''),
  )
}

function unitsOfCaptions(lines: readonly CaptionLine[]): Unit[] {
  return lines.map((line, index) => {
    const before = lines[index - 1]
    const pause = line.startSeconds - (before?.endSeconds ?? line.startSeconds)
    const isStart = before === undefined || pause >= longPause || /[.!?…]["'”’)]?$/.test(before.text)
    return { text: line.text, words: countWords(line.text), isStart }
  })
}

function unitsOfProse(text: string): Unit[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !/^#{1,6} [^\n]*$/.test(block))
    .flatMap((block) => {
      const isLong = countWords(block) > maxUnitWords
      const pieces = isLong ? splitSentences(block) : [block]
      return pieces.map((piece, index) => ({ text: piece, words: countWords(piece), isStart: index === 0 }))
    })
}

/** Ranges of units, each as near to its share of the words as a good beginning allows. */
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
    const cost = Math.abs(spoken - target) + (unit.isStart ? 0 : share * 0.2)
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
    const cues = lines.map(
      (line) =>
        `${clock(line.startSeconds)} --> ${clock(line.endSeconds ?? line.startSeconds)}\n${line.text}`,
    )
    return ['WEBVTT', ...cues].join('\n\n')
  }
  return lines.map((line) => `${clock(line.startSeconds).slice(0, 8)} ${line.text}`).join('\n')
}

function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}

// Recorders and meeting programs write lines around the words: the meeting's name and date, who was there, keywords,
// who stopped the recording. None of them is spoken.

import type { TranscriptReader } from './transcript.ts'

const maxHeaderLines = 14
const minMarkedShare = 0.3
/** The lines below such a heading, up to an empty one, belong to it. */
const listHeading =
  /^(?:summary keywords|keywords|speakers|attendees|participants|invited|attachments)\s{0,3}:?$/i
const frameLine =
  /^(?:transcript|transcription|transcribed by\b.*|this (?:editable )?transcript (?:was|is)\b.*|people can also change the text.*|meeting ended\b.*|.{2,60} (?:started|stopped) (?:transcription|recording)|recording (?:started|stopped)|(?:auto-?)?generated (?:by|with)\b.*|download(?:ed)? from\b.*|read in full|(?:show|hide) transcript|search in video|english \(auto-generated\))\s{0,3}\.?$/i
const loneDate =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}(?:st|nd|rd|th)?,?(?: \d{4})?|\d{1,2}\.? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\.?,?(?: \d{4})?|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:,? (?:at )?\d{1,2}:\d{2} ?(?:[ap]m)?)?$/iu

/** True for a line that is only a date. */
export function isDateLine(line: string): boolean {
  return line.length <= 60 && loneDate.test(line.trim())
}

/** The lines of a transcript without the frame around its words. Other texts lose only lines that no text has. */
export function withoutFrame(lines: readonly string[], reader: TranscriptReader): string[] {
  const isListed = findListed(lines)
  const start = findFirstWords(lines, reader)
  return lines.map((line, index) =>
    index < start || isListed[index] || (line.length <= 200 && frameLine.test(line.trim())) ? '' : line,
  )
}

function findListed(lines: readonly string[]): boolean[] {
  let isInList = false
  return lines.map((line) => {
    const text = line.trim()
    if (text === '') isInList = false
    else isInList ||= listHeading.test(text)
    return isInList
  })
}

/** Place of the first line with a speaker or a time, when only the meeting's name and date come before it. */
function findFirstWords(lines: readonly string[], reader: TranscriptReader): number {
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]))
  const marked = filled.filter((index) => {
    const { hasSpeaker, startSeconds } = reader.read(lines[index]!)
    return hasSpeaker || startSeconds !== null
  })
  const first = marked[0]
  if (first === undefined || marked.length < Math.max(3, filled.length * minMarkedShare)) return 0
  const header = filled.filter((index) => index < first)
  const isHeader =
    header.length <= maxHeaderLines && header.every((index) => !/[.!?…]$/.test(lines[index]!.trim()))
  return isHeader ? first : 0
}

// Recorders and meeting programs write lines around the words: the meeting's name and date, who was there, keywords,
// who stopped the recording. None of them is spoken.

import type { TranscriptReader } from './transcript.ts'

const maxHeaderLines = 14
const minMarkedShare = 0.3
/** The lines below such a heading, up to an empty one, belong to it. */
const listHeading =
  /^(?:summary keywords|keywords|speakers|attendees|participants|invited|attachments)\s{0,3}:?$/i
const frameLine =
  /^(?:transcript|(?:\p{L}{2,14} )?transcript ?[-–—:] .{2,80}|speaker (?:[a-z]|\d): .{2,60} \/ speaker (?:[a-z]|\d): .{2,80}|(?:zoom |meeting |class |lecture |audio |video )?recording: .{2,100}|(?:prof|dr|professor|instructor|lecturer|teacher)\.?:? (?:\p{Lu}[\p{L}.'’-]{0,24} ?){1,3}|transcription|transcribed by\b.*|this (?:editable )?transcript (?:was|is)\b.*|people can also change the text.*|meeting ended\b.*|.{2,60} (?:started|stopped) (?:transcription|recording)|recording (?:started|stopped)|(?:auto-?)?generated (?:by|with)\b.*|download(?:ed)? from\b.*|(?:\p{L}{2,20}: )?(?:voice|audio) (?:message|note|memo)\b.{0,40}|(?:phone|telephone|video|zoom) (?:interview|call),? .{0,60}\b(?:recorded|transcribed)\b.{0,30}|read in full|(?:show|hide) transcript|search in video|english \(auto-generated\))\s{0,3}\.?$/iu
const loneDate =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}(?:st|nd|rd|th)?,?(?: \d{4})?|\d{1,2}\.? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\.?,?(?: \d{4})?|\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})(?:,? (?:at )?\d{1,2}:\d{2} ?(?:[ap]m)?)?$/iu

/** True for a line that is only a date. */
export function isDateLine(line: string): boolean {
  return line.length <= 60 && loneDate.test(line.trim())
}

/** A video page writes its description and its chapters above this line. */
const transcriptHeading = /^(?:transcript|show transcript|full transcript)\s?:?$/i
const maxHeadingPlace = 60
const maxHeaderCharacters = 8000
const maxChapterWords = 9

/**
 * The lines without the names of chapters, which a video page writes between the words and the next time. Such a name is
 * listed elsewhere too, or begins with a capital where the words do not.
 */
function withoutChapters(lines: readonly string[], reader: TranscriptReader): string[] {
  if (!reader.isTimed) return [...lines]
  const read = lines.map((line) => reader.read(line))
  const places = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]))
  const isTime = (place: number | undefined): boolean =>
    place !== undefined && read[place]!.startSeconds !== null && read[place]!.text === ''
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(line.trim(), (counts.get(line.trim()) ?? 0) + 1)
  const words = places.filter((place, order) => !isTime(place) && isTime(places[order - 1]))
  const areSmall = words.filter((place) => /^\p{Ll}/u.test(lines[place]!.trim())).length > words.length * 0.7
  const chapters = new Set(
    places.filter((place, order) => {
      const text = lines[place]!.trim()
      if (isTime(place) || !isTime(places[order + 1]) || read[place]!.startSeconds !== null) return false
      const isBehindWords = order > 1 && !isTime(places[order - 1])
      const isShort = text.split(' ').length <= maxChapterWords && !/[.!?,]$/.test(text)
      return isShort && isBehindWords && (counts.get(text)! > 1 || (areSmall && /^\p{Lu}/u.test(text)))
    }),
  )
  return lines.map((line, index) => (chapters.has(index) ? '' : line))
}

/** The name of a video that was copied with its transcript: the first line, above the word "Transcript". */
export function titleAbove(text: string): string | null {
  const lines = text
    .slice(0, maxHeaderCharacters)
    .split('\n')
    .map((line) => line.trim())
  const heading = lines.findIndex((line) => transcriptHeading.test(line))
  const title = lines.find((line) => line !== '')
  const isTitle = heading > 0 && heading < maxHeadingPlace && title !== undefined && /\p{L}/u.test(title)
  return isTitle && title.length <= 120 && !/[.,;:]$/.test(title) && !frameLine.test(title) ? title : null
}

/** The lines of a transcript without the frame around its words. Other texts lose only lines that no text has. */
export function withoutFrame(lines: readonly string[], reader: TranscriptReader): string[] {
  const isListed = findListed(lines, (line) => {
    const { hasSpeaker, startSeconds } = reader.read(line)
    return hasSpeaker || startSeconds !== null
  })
  const heading = lines.findIndex((line) => transcriptHeading.test(line.trim()))
  const isBelow = reader.isTimed && heading > 0 && heading < maxHeadingPlace
  const start = Math.max(isBelow ? heading + 1 : 0, findFirstWords(lines, reader))
  return withoutChapters(lines, reader).map((line, index) =>
    index < start || isListed[index] || (line.length <= 200 && frameLine.test(line.trim())) ? '' : line,
  )
}

function findListed(lines: readonly string[], isMarked: (line: string) => boolean): boolean[] {
  let isInList = false
  return lines.map((line) => {
    const text = line.trim()
    if (text === '' || transcriptHeading.test(text) || isMarked(line)) isInList = false
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

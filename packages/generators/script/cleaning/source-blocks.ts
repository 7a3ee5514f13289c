// Reads the lines of a page or transcript into paragraphs: without headings, links, marks and what stands around the
// words.

import {
  findBoldPoints,
  findHeadingPoints,
  findStepHeadings,
  commandsOf,
  isCommand,
} from './heading-points.ts'
import type { LanguageTools } from '../wording/language-tools.ts'
import { capitalise } from '../wording/lead-ins.ts'
import { findListPoints, listMark, withSubjects } from './list-lines.ts'
import { isPunctuated, withoutButtons } from './page-buttons.ts'
import { withoutFurniture } from './page-furniture.ts'
import { withoutParts } from './page-parts.ts'
import {
  withoutFrontMatter,
  withoutPictures,
  withoutPostHead,
  withoutSections,
  withoutWriter,
} from './page-sections.ts'
import { nameSpeakers } from './question-paragraphs.ts'
import { withoutNoteSigns } from './rough-notes.ts'
import { countWords } from '../wording/sentences.ts'
import { byline, citation, endOfPage, furnitureLine, webAddress } from './source-patterns.ts'
import { endSentence } from '../wording/tighten.ts'
import { isDateLine, withoutFrame } from './transcript-frame.ts'
import { readTranscriptMarks, type TranscriptReader } from './transcript.ts'

/** "## 2. I let it dry in the rack": the points of an article that counts them. */
const numberedHeading = /^#{2,4} \d{1,2}[.):] \S/
const minNumberedHeadings = 3

export interface Block {
  text: string
  readonly isNumbered: boolean
  /** True for a heading that says what to do. */
  readonly isCommand?: boolean
  /** True for a heading among such ones. */
  readonly isSpoken?: boolean
  readonly speaker: string | null
}

/** "## What you'll need {#steps}": where a link leads. */
const headingMark = /(?<=^#.{1,200}) ?\{#[\w-]{1,60}\}$/

/** The lines of the text itself, without what stands around it. */
function readLines(text: string): {
  lines: string[]
  reader: TranscriptReader
  subject: string | null
  isShop: boolean
} {
  const all = text
    .replace(citation, '')
    .split('\n')
    .map((line) => line.trim().replace(headingMark, ''))
  const given = withoutCallNotes(withoutNoteSigns(withoutPictures(withoutFrontMatter(all))))
  const reader = readTranscriptMarks(given)
  const told = withoutParts(withoutSections(withoutPostHead(withoutWriter(withoutFrame(given, reader)))))
  const unframed = withoutFurniture(told, (line) => reader.read(line).hasSpeaker)
  return {
    lines: withSubjects(withoutButtons(unframed.lines)),
    reader,
    subject: unframed.subject,
    isShop: unframed.isShop,
  }
}

const callEnd =
  /^\[(?:the )?(?:call |tape |recording |interview )?(?:ends?|ended|end of (?:call|tape|recording|interview))\b.{0,20}\]$/i
/** "—because everybody thinks it's the breath": a recording that starts in the middle of a sentence. */
const brokenStart = /(?<=^(?:[^:\n]{1,30}: ?)?)[—–-]{1,2} ?(?:because|and|but|so) (?=\p{L})/u

/** What somebody wrote down behind the end of a call is for themselves. */
function withoutCallNotes(lines: readonly string[]): string[] {
  const end = lines.findIndex((line, index) => index > lines.length / 2 && callEnd.test(line))
  return lines.map((line, index) => {
    if (end >= 0 && index >= end) return ''
    const plain = line.replace(brokenStart, '')
    return plain === line
      ? line
      : plain.replace(/(?<=^(?:[^:\n]{1,30}: ?)?)\p{Ll}/u, (letter) => letter.toUpperCase())
  })
}

export function readBlocks(
  text: string,
  tools: LanguageTools | null,
): { blocks: Block[]; title: string | null; isShop: boolean } {
  const { lines, reader, subject, isShop } = readLines(text)
  const listPoints = findListPoints(lines)
  const hasMarks = isPunctuated(lines.join(' '))
  const hasNumberedHeadings = lines.filter((line) => numberedHeading.test(line)).length >= minNumberedHeadings
  const headingPoints = findHeadingPoints(lines, tools)
  const boldPoints = findBoldPoints(lines, tools)
  const steps = findStepHeadings(lines)
  const areCommands = headingPoints.size > 0 || commandsOf([...steps.values()], tools)
  const body = lines.filter((line) => /[.!?]$/.test(line) && !line.startsWith('#')).slice(0, 200)
  const blocks: Block[] = []
  let title: string | null = subject
  let startsBlock = true
  for (const [index, rawLine] of lines.entries()) {
    const line = cleanLine(rawLine, reader)
    if (line.isHeading && endOfPage.test(line.text) && index > lines.length / 3) break
    const isBeforeText = blocks.length === 0 || isGreeting(blocks)
    if (line.isHeading && isBeforeText) title = betterTitle(title, line.text)
    const step = steps.get(index)
    if (
      step !== undefined ||
      (hasNumberedHeadings && numberedHeading.test(rawLine)) ||
      headingPoints.has(index)
    ) {
      const point = capitalise(inSentenceCase(step ?? line.text, body))
      blocks.push(pointBlock(point, tools, areCommands))
      startsBlock = true
      continue
    }
    if (line.text === '' || line.isHeading || isFurniture(line.text)) {
      startsBlock = true
      continue
    }
    // The last line of speech without sentence marks looks like a heading.
    const mayBeHeading = hasMarks || blocks.length === 0
    const isFirst = blocks.length === 0
    const isLoose = mayBeHeading && standsApart(line.text, lines, { index, isFirst })
    if (isLoose && lines.length >= 3 && !line.isListItem) {
      if (isBeforeText) title = titleBefore(title, line.text, lines[index + 1] ?? '')
      startsBlock = true
    } else if (startsBlock || line.hasSpeaker || line.isListItem || line.isLabelled || blocks.length === 0) {
      blocks.push({
        text: line.text,
        speaker: line.speaker,
        isNumbered: line.isNumbered || listPoints.has(index) || boldPoints.has(index),
      })
    } else blocks[blocks.length - 1]!.text += `\n${line.text}`
    if (!isLoose) startsBlock = line.isListItem && !/[,;]$/.test(line.text) && isListAt(lines, index + 1)
  }
  return {
    blocks: nameSpeakers(blocks),
    title: title === null || isLetterName(title, lines) ? null : withoutCapitals(withoutQuotes(title), lines),
    isShop,
  }
}

function pointBlock(point: string, tools: LanguageTools | null, isSpoken: boolean): Block {
  return {
    text: endSentence(point),
    speaker: null,
    isNumbered: true,
    isCommand: isCommand(point, tools),
    isSpoken,
  }
}

const maxGreetingWords = 40

/** "Good morning! There's no issue next week.": the title of a letter may stand below it. */
function isGreeting(blocks: readonly Block[]): boolean {
  const [first] = blocks
  return (
    blocks.length === 1 &&
    /^(?:good (?:morning|evening|afternoon)|hi|hello|hey|dear|happy \p{L}+day)\b/iu.test(first!.text) &&
    countWords(first!.text) <= maxGreetingWords
  )
}

const maxKickerWords = 4
const issueNumber = /#\d{1,4}\b|\b(?:issue|vol\.?|volume|edition|episode|no\.) ?\d{1,4}\b/i

/** "The Sunday Drawer" above "Issue 44" and nothing else: what the letter is called, not what this one is about. */
function isLetterName(title: string, lines: readonly string[]): boolean {
  const [first, second] = lines.filter((line) => line !== '')
  if (first !== title || !/^(?:issue|no\.|number|vol\.?|volume|edition) ?#?\d{1,4}$/i.test(second ?? ''))
    return false
  return countWords(title) <= maxKickerWords && !/(?:^| )(?!(?:the|of|and|a|for|in|on) )\p{Ll}/u.test(title)
}

/** A magazine's section ("WORK & CRAFT") or a letter's number stands above the title. */
function isKicker(text: string): boolean {
  return (
    isShouted(text) ||
    issueNumber.test(text) ||
    / [|/›»] /.test(text) ||
    /^(?:stop|room|track|exhibit|chapter|lesson|part|section|unit) \d{1,3}$/i.test(text)
  )
}

function isShouted(text: string): boolean {
  return (
    text === text.toLocaleUpperCase('en') &&
    text !== text.toLocaleLowerCase('en') &&
    !/[.!?…:,;]$/.test(text) &&
    countWords(text) <= maxKickerWords
  )
}

/** "Weekly notes on how travel works": what a letter is about. */
const tagline =
  /^(?:(?:an? )?(?:daily|weekly|monthly|occasional|short|quick|honest) )?(?:(?:notes|letters|essays|stories|thoughts|dispatches|musings) (?:on|about|from|for)|(?:newsletter|podcast|blog|column|magazine|letter) (?:on|about|for|by|from))\b/i
const minLongTitle = 6
const maxShortTitle = 4
const maxSiteWords = 2

function betterTitle(title: string | null, text: string): string {
  if (title === null) return text
  // A paper's name stands above its headline.
  const isShort = countWords(title) <= maxShortTitle
  const says = countWords(text) > countWords(title) && /\b(?:i|we|you|\p{L}+n['’]t)\b/iu.test(text)
  const isLonger = isShort && (countWords(text) >= minLongTitle || says)
  // A letter's subject stands in capitals below the letter's name and what that is about.
  const isHeadline = text === text.toLocaleUpperCase('en') && countWords(text) >= minLongTitle - 1
  const isTagline = tagline.test(title) || (isHeadline && title !== title.toLocaleUpperCase('en'))
  if (isSaidTitle(title)) return title
  return (isKicker(title) || isLonger || isTagline) && !isKicker(text) ? text : title
}

/** The name of a site stands above, and the title of a text directly above its date. */
function titleBefore(title: string | null, text: string, below: string): string {
  const isDated =
    title !== null &&
    countWords(title) <= maxSiteWords &&
    countWords(text) > maxSiteWords &&
    isDateLine(below)
  return isDated ? text : betterTitle(title, text)
}

const minCapitalShare = 0.6

/** "Cover the Ugly Floor" → "Cover the ugly floor": names have capitals within the sentences, too. */
function inSentenceCase(heading: string, body: readonly string[]): string {
  const words = heading.split(' ')
  const capitals = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length
  if (words.length < 3 || capitals < words.length * minCapitalShare) return heading
  const names = namesIn(body)
  return capitalise(
    words
      .map((word) =>
        /^\p{Lu}\p{Ll}/u.test(word) && !names.has(word.match(/^\p{L}+/u)?.[0] ?? word)
          ? word.toLowerCase()
          : word,
      )
      .join(' '),
  )
}

function namesIn(body: readonly string[]): ReadonlySet<string> {
  return new Set(body.flatMap((line) => line.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/gu) ?? []))
}

/** A magazine prints what somebody said as the title of an interview. */
function withoutQuotes(title: string): string {
  return title.replace(/^["“]([^"“”]{4,160})["”]$/, '$1')
}

/** "THE MAN WHO HATED WAITING" → "The man who hated waiting". */
function withoutCapitals(title: string, lines: readonly string[]): string {
  const isShouted = countWords(title) > 2 && title === title.toLocaleUpperCase('en')
  if (!isShouted) return withSmallNames(title, lines)
  const names = namesIn(lines.slice(0, 200))
  const plain = title
    .toLocaleLowerCase('en')
    .replace(/\p{L}+/gu, (word) => (word === 'i' || names.has(capitalise(word)) ? capitalise(word) : word))
  return capitalise(plain)
}

/** "MOTHLIGHT – the night-light": a name that the text writes "Mothlight". */
function withSmallNames(title: string, lines: readonly string[]): string {
  const body = lines.slice(0, 200).filter((line) => line !== title)
  return title.replace(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu, (word) => {
    const name = capitalise(word.toLocaleLowerCase('en'))
    const isWritten = (as: string): boolean => body.some((line) => line.split(/[^\p{L}]/u).includes(as))
    return isWritten(name) && !isWritten(word) ? name : word
  })
}

/** True for a line that is no part of the paragraphs: a title, a heading, what stands below one. */
function standsApart(
  text: string,
  lines: readonly string[],
  place: { index: number; isFirst: boolean },
): boolean {
  const isAbove = place.isFirst && (isSaidTitle(text) || isShouted(text) || isStandfirst(lines, place.index))
  return isAbove || isHeadingLike(text, lines, place)
}

/** A magazine prints what somebody said as a title: “Nobody wants to smell like a rose”. */
function isSaidTitle(text: string): boolean {
  return /^["“][^"“”]{8,120}["”]$/.test(text) && countWords(text) <= maxTitleWords
}

/** What is written small below such a title, without a mark at its end. */
function isStandfirst(lines: readonly string[], index: number): boolean {
  return isSaidTitle(lines[index - 1] ?? '') && !/[.!?…]["”]?$/.test(lines[index]!)
}

const maxHeadingWords = 8
const maxTitleWords = 18
/** A paragraph below a heading is at least this long. */
const minParagraphWords = 9

/** A line without punctuation is a heading, a caption or a list item: before an empty line, or above a paragraph. */
function isHeadingLike(
  text: string,
  lines: readonly string[],
  { index, isFirst }: { index: number; isFirst: boolean },
): boolean {
  const isAsked = isFirst && text.endsWith('?') && (lines[index + 1] ?? '') === ''
  if (!isAsked && /[.!?…:,;]["'”’)]*$/.test(text.replace(/ ?\([^()]{1,80}\)$/, ''))) return false
  const below = lines[index + 1] ?? ''
  const next = isFurniture(below) ? '' : below
  const words = countWords(text)
  if (isFirst && words <= maxHeadingWords && isStack(lines, index)) return true
  if (next === '') return words <= (isFirst ? maxTitleWords : maxHeadingWords)
  const isApart = (lines[index - 1] ?? '') === '' && /^\p{Lu}/u.test(text)
  return (
    isApart &&
    words <= maxHeadingWords &&
    countWords(next) >= minParagraphWords &&
    /^["“]?\p{Lu}.*[.!?…]["'”’)]*$/u.test(next)
  )
}

/** Short lines without marks, above an empty line, at the head of a page: "Stop 7", "The clock", "Press 7". */
function isStack(lines: readonly string[], index: number): boolean {
  const end = lines.indexOf('', index)
  const stack = lines.slice(index, end < 0 ? index : end)
  return (
    stack.length > 1 &&
    stack.length <= maxStack &&
    stack.every((line) => countWords(line) <= maxHeadingWords && !/[.!?…,;:]["'”’)]*$/.test(line))
  )
}

const maxStack = 5
/** True when a list goes on or ends at this line, so that its last entry is not continued there. */
function isListAt(lines: readonly string[], index: number): boolean {
  const next = lines[index] ?? ''
  return next === '' || listMark.test(next)
}

/** A paragraph in parentheses is no part of what is told. */
const asideParagraph = /^\([^()]{20,400}\)[.!]?$/

function isFurniture(text: string): boolean {
  return furnitureLine.test(text) || isDateLine(text) || byline.test(text) || asideParagraph.test(text)
}

interface CleanLine {
  readonly text: string
  readonly isHeading: boolean
  readonly hasSpeaker: boolean
  readonly speaker: string | null
  readonly isListItem: boolean
  readonly isNumbered: boolean
  /** True for a line such as "who: people who ride a bike". */
  readonly isLabelled: boolean
}

/** "*laughs*" is a direction; other words between stars are stressed. */
const minStandfirstWords = 12
const soundMark =
  /^(?:\p{L}+ ){0,2}(?:laugh|chuckl|giggl|sigh|cough|gasp|clear|sniff|applau|music|whisper|paus)\p{L}*$/iu

function cleanLine(rawLine: string, reader: TranscriptReader): CleanLine {
  // What is written small below a title is a sentence of the text.
  const isStandfirst =
    /^#{2,6}\s/.test(rawLine) && /[.!?]$/.test(rawLine) && countWords(rawLine) >= minStandfirstWords
  const isHeading = !isStandfirst && /^#{1,6}\s|^=+[^=]+=+$/.test(rawLine)
  const isListItem = listMark.test(rawLine.replace(/^\*\*(?=\d)/, ''))
  const written = rawLine
    .replace(/^> ?(?!>)/, '')
    .replace(/^#{1,6}\s+|^=+\s*|(?:(?<!\s)\s+)?(?<!=)=+$/g, '')
    .replace(/^\*\*(?=\d)([^*]{1,200})\*\*/, '$1')
    .replace(listMark, '')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?! )([^*]{1,200})(?<! )\*(?![\p{L}\p{N}*])/gu, (match, inside: string) =>
      soundMark.test(inside) ? match : inside,
    )
    .replace(webAddress, ' ')
  const { text: read, hasSpeaker, speaker } = reader.read(written)
  const noted = withoutNoteLabel(read)
  const text = isListItem ? noted.replace(/(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase()) : noted
  const isLabelled = !hasSpeaker && /^\p{L}{2,14}(?: \p{L}{1,14}){0,2}: \S/u.test(text)
  const isNumbered = /^(?:\*\*)?\d/.test(rawLine) && isListItem
  return { text, isHeading, hasSpeaker, speaker, isListItem, isNumbered, isLabelled }
}

/** Notes begin their lines with "what it is:" and "who:". */
function withoutNoteLabel(text: string): string {
  return text
    .replace(/^what (?:it is|is it|we do): (?=\p{L})/iu, '')
    .replace(/^(?:pro )?(?:tip|note|hint|good to know|important)s?: (?=\p{L})/iu, '')
    .replace(/^who(?: it(?:['’]s| is) for| for)?: (?=(?:people|anyone|those|everyone) )/i, 'For ')
}

// What stands before and after the words where they were published: who posted a text and when, the head of a newsletter,
// and sections of a page that list things. None of it is spoken.

import { countWords } from '../wording/sentences.ts'
import { isDateLine } from './transcript-frame.ts'

/** Where somebody posted a text, and when: "3d • Edited •", "Posted by u/name 8 hours ago", "Anna @anna · Mar 3". */
const postedLine =
  /^(?:(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:, \d{4})?|yesterday|today) at \d{1,2}:\d{2} ?(?:[ap]m)?(?: ?[•·].{0,40})?|\d{1,2} ?(?:s|m|mins?|h|hrs?|d|w|mos?|yrs?|y)\.?(?: ago)?(?: ?[•·].{0,40})?|(?:wholesome|silver|gold|platinum|helpful|hugz|take my energy|all-seeing upvote)(?: award)?|\p{Lu}|(?:posted|submitted|asked|answered) (?:by|in) (?:u|r)\/\S{1,40}.{0,60}|u\/\S{1,40}(?: ?[•·].{0,40})?|.{0,40}@\w{2,30}(?: ?[•·] ?.{1,30})?|\d{1,2} (?:minutes?|hours?|days?|weeks?|months?|years?) ago(?: ?[•·,].{0,40})?|.{2,40} ?[•·] ?\d{1,2} ?(?:m|h|hrs?|d|w|y)(?: ?[•·].{0,20})?|.{2,80} ?[•·] ?(?:updated|answered) .{1,20}|(?:private|public) group ?[•·].{0,40}|profile photo for .{1,60}|voice memo\b.{0,60}|for immediate release|press release|(?:press )?contacts?: .{3,120})$/iu
const forumLine = /^r\/\w{2,40}(?: ?[•·].{0,60})?$/i
/** Links at the head of a letter. */
const letterLinks =
  /\b(?:unsubscribe|read online|view (?:online|in (?:your )?browser)|open in (?:the )?app)\b/i
/** "Ada Lopez is with Ben Lopez.", "Ada Lopez is feeling happy at The Inn." */
const isWith = /^(?:\p{Lu}[\p{L}.'’-]{0,24} ){1,4}is (?:with|feeling|at|in|celebrating) .{2,80}$/u
const maxHeadLines = 9
const maxHeadWords = 14

/** The lines without the head of a post or newsletter. Lines left out are empty. */
export function withoutPostHead(lines: readonly string[]): string[] {
  const filled = lines.flatMap((line, index) => (line === '' ? [] : [index])).slice(0, maxHeadLines)
  const isHeadLine = (line: string): boolean => countWords(line) <= maxHeadWords && !/[.!?]["”]?$/.test(line)
  let end = -1
  for (const place of filled) {
    const line = lines[place]!
    if (place === filled[0] && isWith.test(line)) {
      end = place
      continue
    }
    if (!isHeadLine(line)) break
    const isLinks = letterLinks.test(line) && /[|·•]/.test(line)
    const isBehind = end >= 0 && (isDateLine(line) || !/[\p{L}\p{N}]/u.test(line))
    if (postedLine.test(line) || forumLine.test(line) || isLinks || isBehind) end = place
  }
  return lines.map((line, index) => (index <= end ? '' : line))
}

const writerName = /^\p{Lu}[\p{L}.'’-]{0,24}(?: (?:\p{Lu}[\p{L}.'’-]{0,24}|van|von|de|der|da)){1,3}$/u
/** What stands below a writer's name: "Follow", "Published in Kitchen Sense", "5 min read", "1.7K", "Share". */
const belowWriter =
  /^(?:[·•|]|follow(?:ing)?|published in .{2,60}|\d{1,2} min(?:ute)?s? read|member-only story|listen|share|save|more|\d[\d.,]{0,8}[km]?|--)$/i
const maxBelowWriter = 16

/** A title, its writer and the buttons of a page are lines of their own: only the title is kept, apart from the text. */
export function withoutWriter(lines: readonly string[]): string[] {
  const filled = lines.flatMap((line, index) => (line === '' ? [] : [index])).slice(0, maxBelowWriter)
  const [title, writer, below] = filled
  if (title === undefined || writer === undefined || below === undefined) return [...lines]
  const isHead =
    countWords(lines[title]!) > 2 &&
    !/[.!]$/.test(lines[title]!) &&
    writerName.test(lines[writer]!) &&
    belowWriter.test(lines[below]!)
  if (!isHead) return [...lines]
  const dropped = new Set([writer])
  for (const index of filled.slice(2)) {
    if (!belowWriter.test(lines[index]!) && !isDateLine(lines[index]!)) break
    dropped.add(index)
  }
  return lines.map((line, index) => (dropped.has(index) ? '' : line))
}

const maxFrontLines = 40

/** A Markdown file begins with its data between two lines of dashes. Only the title of them is kept, as a heading. */
export function withoutFrontMatter(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => line !== '')
  const mark = lines[first] ?? ''
  if (!/^(?:-{3}|\+{3})$/.test(mark)) return [...lines]
  const end = lines.indexOf(mark, first + 1)
  const data = lines.slice(first + 1, Math.max(first + 1, end))
  const isData = data.length > 0 && data.every((line) => /^(?:[\w-]{1,40}\s?[:=]|- |$)/.test(line))
  if (!isData || end > first + maxFrontLines) return [...lines]
  const title = data.find((line) => /^title\s?[:=]/i.test(line))?.replace(/^title\s?[:=]\s{0,4}/i, '')
  const heading = title === undefined || title === '' ? '' : `# ${title.replace(/^(["'])(.*)\1$/, '$2')}`
  return lines.map((line, index) => (index > end ? line : index === first ? heading : ''))
}

/** Sections of which nothing is told, up to the next heading. */
const namesSection =
  /^(?:(?:customer |our |verified )?reviews?|what (?:people|customers|readers|users|others) (?:say|are saying|think)|what i(?:['’]m| am) (?:reading|watching|listening to|loving|into|cooking)(?: (?:this|right) \p{L}{2,8})?|(?:links|reads|things|stuff|posts) (?:i|we) (?:loved|liked|enjoyed|found|read)(?: this \p{L}{2,8})?|elsewhere|in other news|(?:from )?around the web|further reading|recommended(?: reading)?|shop (?:this|the) (?:post|look|story)|customers (?:also|who) (?:bought|viewed|liked).{0,40}|frequently bought together|(?:you|people) (?:may|might|will) also (?:like|enjoy|want)|related (?:articles|posts|stories|guides|questions|products|reading|recipes|topics|videos|searches)|more (?:from|on|like) .{1,40}|about the (?:author|writer|host|show|podcast)|upcoming (?:events|dates|workshops)|(?:from |a word from )?(?:our|today['’]s|this week['’]s) sponsors?|classifieds|popular (?:posts|now)|trending(?: now)?|leave a (?:reply|comment)|discussion about this post|most relevant|(?:all|top|view all|newest) comments|\d{1,5} (?:responses?|repl(?:y|ies)|comments?|thoughts?)|\d{1,5} (?:thoughts?|comments?|responses?) on .{3,120}|(?:responses|replies)|if you (?:liked|enjoyed|like|enjoy|found) this .{2,40}|(?:notes? (?:to|for) (?:the )?editors?|media contact|press contact)|installation|install|contributing|licen[cs]e|change ?log|acknowledge?ments|related|see also|external links|bibliography|(?:questions for )?discussion(?: questions)?|(?:review|comprehension|study) questions|exercises|key terms|vocabulary|references|footnotes|disclosure|disclaimer)\s?:?$/iu
/** "[–]quietmaple 14.2k points 10 hours ago": who wrote an answer on a forum. The first is the text, the others comment it. */
const commentHead = /^\[[–+-]\] ?\S{2,30}.{0,40}\bpoints?\b.{0,40}$/i
/** Lists of data, up to the next empty line. */
const namesList =
  /^(?:what(?:['’]s| is) (?:in the box|included)|in the box|(?:tech(?:nical)? )?spec(?:ification)?s?|technical (?:details|data)|dimensions|size (?:guide|chart)|materials? (?:and|&) care|care instructions|shipping(?: (?:and|&) returns)?|at a glance|table of contents|in this (?:article|post|issue|guide)|quick links|on this page|jump to|key (?:facts|dates|specs)|quick facts)\s?:?$/i
/** "Written by Ada Lopez", below an essay: what follows says who that is. */
const writtenBy = /^(?:Written|Published) (?:by|in) (?:\p{Lu}[\p{L}.'’-]{0,24} ?){1,4}$/u
/** Lines below a short text that say who wrote it. */
const maxSignature = 6
const aboutSender = /^[Aa]bout (?:the )?\p{Lu}[^.!?,]{1,50}$/u
const maxHeadingWords = 8

function isHeadingLine(line: string): boolean {
  if (line.startsWith('#')) return true
  const isShort = countWords(line) <= maxHeadingWords && !/[.!?…,;:"”)]$/.test(line)
  return isShort && line === line.toLocaleUpperCase('en') && /\p{Lu}{3}/u.test(line)
}

/** The lines without sections that list what others say, what else there is, and data. Empty lines keep the others apart. */
export function withoutSections(given: readonly string[]): string[] {
  const heads = given.flatMap((line, index) => (commentHead.test(line) ? [index] : []))
  const end = heads[1] ?? given.length
  const lines = given.map((line, index) => (index >= end || index === heads[0] ? '' : line))
  const told = skipSections(lines)
  const words = (all: readonly string[]): number => all.reduce((sum, line) => sum + countWords(line), 0)
  // Where hardly anything would be left, no heading ended the section.
  return words(told) < words(lines) * minToldShare ? [...lines] : told
}

const minToldShare = 0.35

function skipSections(lines: readonly string[]): string[] {
  let skipped: 'section' | 'list' | null = null
  let hasEntries = false
  return lines.map((line, index) => {
    const name = line.replace(/^#{1,6}\s+|\*\*|__/g, '').trim()
    const isAlone = (lines[index - 1] ?? '') === '' || line.startsWith('#')
    // "About Broodbank", at the end of what Broodbank tells the press.
    const isLate = index > lines.length * 0.6 || (index > 1 && index >= lines.length - maxSignature)
    const isAbout = isLate && aboutSender.test(name) && countWords(name) <= 5
    const isSigned = isLate && writtenBy.test(name)
    const isNamed =
      (isAlone || /^\d{1,5} (?:thoughts?|comments?|responses?) on /i.test(name)) &&
      (namesSection.test(name) || namesList.test(name) || isAbout)
    if (line !== '' && (isNamed || isSigned)) {
      skipped = namesList.test(name) ? 'list' : 'section'
      hasEntries = false
      return ''
    }
    if (skipped === null) return line
    if (isHeadingLine(line) || (skipped === 'list' && line === '' && hasEntries)) {
      skipped = null
      return line
    }
    hasEntries ||= line !== ''
    return ''
  })
}

/** Pictures between words. They mark entries of a list where several lines begin with one. */
const picture =
  /(?![©®™‼⁉])\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu
const leadingPicture =
  /^(?![©®™‼⁉])\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier}|\p{Extended_Pictographic})*\s{0,3}(?=[\p{L}\p{N}"“])/u
const keycap = /^(\d)\uFE0F?\u20E3\s{0,3}/u
const threadNumber = /^\d{1,2}\/(?:\d{1,2})?(?:\s+|$)/
const minMarked = 3

/** The lines without pictures of feelings and things, and without the numbers of a thread: "3/9". */
export function withoutPictures(lines: readonly string[]): string[] {
  // "★★★★★ Better than my marriage": stars that a title stands behind.
  const starred = lines.map((line) => line.replace(/^[★☆]{1,5}\s{1,3}(?=\p{L}[^\d]*$)/u, ''))
  return withoutMarks(starred)
}

function withoutMarks(lines: readonly string[]): string[] {
  const areEntries = lines.filter((line) => leadingPicture.test(line)).length >= minMarked
  const isThread = lines.filter((line) => threadNumber.test(line)).length >= minMarked
  return lines.map((line) => {
    const counted = line.replace(keycap, '$1. ')
    const numbered = isThread ? counted.replace(threadNumber, '') : counted
    const plain = numbered.replace(leadingPicture, areEntries ? '- ' : '').replace(picture, '')
    return plain === line ? line : plain.replace(/\s+/g, ' ').trim()
  })
}

// Reads timed text in common forms: .srt, .vtt, and transcripts copied from a video page.

import { ClauseOpenings } from '../unpunctuated/clause-openings.ts'
import { readCues, type Cue } from './cues.ts'
import { isPunctuated, withoutButtons } from './page-buttons.ts'
import type { LanguageTools } from '../wording/language-tools.ts'
import { countWords, splitSentences } from '../wording/sentences.ts'
import type { SourceSentence } from './source-sentence.ts'
import { readTranscriptMarks, type TranscriptReader } from './transcript.ts'
import { withoutFrame } from './transcript-frame.ts'
import {
  contractedSubject,
  determiner,
  joiner,
  mayEndLine,
  pronounSubject,
  type SpokenWord,
} from '../unpunctuated/speech-words.ts'
import { findMainClause } from '../unpunctuated/spoken-commas.ts'
import { cutUnpunctuated } from '../unpunctuated/unpunctuated-speech.ts'

export interface CaptionLine {
  readonly text: string
  readonly startSeconds: number
  /** null when the format only has start times. */
  readonly endSeconds: number | null
  /** The lines of a cue that has several. */
  readonly rows?: readonly string[]
  /** True when another person may speak from here on. */
  readonly startsTurn?: boolean
  /** Name of that person, where the text gives it. */
  readonly speaker?: string
}

export interface CaptionSentences {
  readonly sentences: SourceSentence[]
  /** True when the sentence ends are a guess, so no sentence may be shortened. */
  readonly isGuessed: boolean
  readonly warnings: string[]
}

// Times that a video page adds for screen readers: "1 minute, 12 seconds".
const spokenTime = /^\s*\d+ (?:hour|minute|second)s?(?:,? \d+ (?:minute|second)s?){0,2}\s*$/i
const pauseSeconds = 0.35
// Without end times, a pause is only estimated from the usual pace, so it has to be longer.
const guessedPauseSeconds = 2

/** Reads .srt, .vtt or a transcript with times. Returns null when the text is none of these. */
export function parseCaptions(text: string): CaptionLine[] | null {
  const cues = readCues(text)
  if (cues.length > 0) return parseCues(cues)
  const lines = text.split(/\r\n?|\n/)
  const reader = readTranscriptMarks(lines)
  if (!reader.isTimed) return null
  return parseTimedLines(
    withoutButtons(withoutFrame(lines, reader).map((line) => line.trim())).filter((line) => line !== ''),
    reader,
  )
}

function parseCues(cues: readonly Cue[]): CaptionLine[] {
  const marked = cues.map(({ lines }) =>
    lines.map(({ text, voice }) => (voice === null ? text : `>> ${text}`)),
  )
  const names = cues.map(({ lines }) => lines.find(({ voice }) => voice !== null)?.voice)
  const reader = readTranscriptMarks(marked.flat())
  const read = cues.map(({ startSeconds, endSeconds }, index) => {
    const spoken = marked[index]!.map((line) => reader.read(line))
    const text = spoken
      .map((part) => part.text)
      .join(' ')
      .trim()
    const turn = spoken.find((part) => part.hasSpeaker)
    const named = turn?.speaker ?? names[index]
    const speaker = named ? { speaker: named } : {}
    const rows = spoken.map((part) => part.text).filter((row) => row !== '')
    const several = rows.length > 1 ? { rows } : {}
    return { text, startSeconds, endSeconds, ...several, ...(turn ? { startsTurn: true } : {}), ...speaker }
  })
  return withoutRollUp(read.filter((cue) => cue.text !== ''))
}

/** Live captions repeat the previous line above the new one; only the new one is kept. */
function withoutRollUp(lines: readonly CaptionLine[]): CaptionLine[] {
  const fresh: CaptionLine[] = []
  let before = ''
  for (const line of lines) {
    const text =
      line.text === before
        ? ''
        : line.text.startsWith(`${before} `) && before !== ''
          ? line.text.slice(before.length + 1)
          : line.text
    if (text === line.text) fresh.push(line)
    else if (text !== '') {
      const { rows, ...rest } = line
      const left = rows?.filter((row) => text.includes(row)) ?? []
      fresh.push({ ...rest, text, ...(left.length > 1 ? { rows: left } : {}) })
    }
    before = text === '' ? before : text
  }
  return fresh
}

function parseTimedLines(lines: readonly string[], reader: TranscriptReader): CaptionLine[] {
  const read: (CaptionLine & { text: string; startsTurn?: boolean; speaker?: string })[] = []
  let waiting: { speaker?: string } | null = null
  for (const line of lines) {
    if (spokenTime.test(line)) continue
    const { text, startSeconds, hasSpeaker, speaker } = reader.read(line)
    const turn: { speaker?: string } | null = hasSpeaker ? (speaker === null ? {} : { speaker }) : waiting
    const opening = turn === null ? {} : { startsTurn: true, ...turn }
    const last = read.at(-1)
    if (startSeconds !== null) {
      read.push({ startSeconds, endSeconds: null, text, ...opening })
    } else if (last === undefined) continue
    else if (hasSpeaker && last.text !== '') {
      read.push({ startSeconds: last.startSeconds, endSeconds: null, text, ...opening })
    } else {
      last.text = `${last.text} ${text}`.trim()
      if (hasSpeaker) Object.assign(last, opening)
    }
    waiting = hasSpeaker && text === '' && startSeconds === null ? turn : null
  }
  return read.filter((line) => line.text !== '')
}

/**
 * Turns caption lines into sentences. Captions with punctuation are cut at it. Others are cut where one clause ends and
 * another begins, with pauses as a hint and with a warning that this is a guess. `tools` tags English.
 */
export function sentencesFromCaptions(
  lines: readonly CaptionLine[],
  tools: LanguageTools | null,
): CaptionSentences {
  const text = lines.map((line) => line.text).join(' ')
  if (isPunctuated(text)) return { sentences: sentencesOfTurns(lines), isGuessed: false, warnings: [] }
  return {
    sentences: guess(timeWords(lines), tools),
    isGuessed: true,
    warnings: [
      'These captions have no punctuation, so sentences were guessed from words and timing. Please check them.',
    ],
  }
}

function guess(words: readonly SpokenWord[], tools: LanguageTools | null): SourceSentence[] {
  return cutUnpunctuated(breakAtCapitals(words), tools).flatMap((cut) => {
    const text = asGuessedSentence(cut.words)
    return text === '' ? [] : [{ text, startsBlock: false, ...(cut.isDoubtful ? { isDoubtful: true } : {}) }]
  })
}

/** A sentence may go on over several lines, but not over a change of speaker. */
function sentencesOfTurns(lines: readonly CaptionLine[]): SourceSentence[] {
  const turns: { texts: string[]; speaker: string | null; isNew: boolean }[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    const isSame = last !== undefined && (line.speaker ?? null) === last.speaker && line.speaker !== undefined
    if (last === undefined || (line.startsTurn && !isSame)) {
      turns.push({ texts: [line.text], speaker: line.speaker ?? null, isNew: line.startsTurn === true })
    } else last.texts.push(line.text)
  }
  return turns.flatMap(({ texts, speaker, isNew }) =>
    splitSentences(texts.join(' ')).map((text, index) => ({
      text,
      startsBlock: isNew && index === 0,
      ...(speaker === null ? {} : { speaker }),
    })),
  )
}

/**
 * Cuts text lines without punctuation into sentences. Blocks are never joined. In blocks of uneven lines, where each
 * line is a saying of its own, line ends count as sentence ends where a clause is complete.
 */
export function sentencesFromLines(blocks: readonly string[], tools: LanguageTools | null): SourceSentence[] {
  const lines = blocks.map((block) => block.split('\n').map(plainWords))
  const areSayings = !areWrapped(blocks) && holdSayings(lines.flat())
  const words = lines.flatMap((block) =>
    block.flatMap((line, lineIndex) => {
      const [after = ''] = block[lineIndex + 1] ?? []
      const isOpen =
        areSayings &&
        (pronounSubject.test(after) || contractedSubject.test(after) || determiner.test(after)) &&
        isOpenCondition(line, tools)
      return line.map((word, index): SpokenWord => {
        const isLineEnd = index === line.length - 1
        const next = block[lineIndex + 1]?.slice(0, 2).join(' ') ?? ''
        const isStranded = /^(?:with|for|from|to)$/i.test(word) && /^(?:and|but|so) /i.test(next)
        const isWhole = (mayEndLine(word, line[index - 1] ?? '') || isStranded) && !goesOn.test(next)
        const isSayingEnd = isLineEnd && areSayings && isWhole && !isOpen
        const isBlockEnd = isLineEnd && lineIndex === block.length - 1
        return { text: word, isLineEnd, hasPause: false, hasBreak: isBlockEnd || isSayingEnd }
      })
    }),
  )
  return guess(words, tools)
}

const conditional = /^(?:(?:so|and|but|now|okay) )?(?:if|when|whenever|once|unless|(?:the )?next time) /i

/** "So next time you press that button" / "you're only calming yourself down". */
function isOpenCondition(line: readonly string[], tools: LanguageTools | null): boolean {
  if (tools === null || !conditional.test(line.join(' ')) || line.length > maxCondition) return false
  const run = new ClauseOpenings(
    line.map((text) => ({ text, isLineEnd: false, hasPause: false, hasBreak: false })),
    tools,
  )
  const first = /^(?:so|and|but|now|okay)$/i.test(line[0]!) ? 1 : 0
  const verbs = line.filter((_, index) => run.isFiniteVerb(index)).length
  const joints = line.filter((word, index) => index > first && joiner.test(word)).length
  return verbs <= 1 + joints && findMainClause(run, first, line.length) === null
}

const maxCondition = 22

/** A line that begins like this continues the one before: "… so deep in a valley" / "that the sun never reaches it". */
const goesOn =
  /^(?:that(?! (?:wasn|isn|didn)['’]t)|which|who|whose|because(?! of)|than|of|to|for|with|from|by|at|about|into|until|ago|or)(?: |$)|^(?:and|but|or) (?:had|has|have|was|were|is|are|did|never|not|could|would|can|will)$/i

const minLines = 6
const minShare = 0.15
/** "I", "I'm", "NASA": a capital that says nothing about where a sentence begins. */
const capitalAnywhere = /^(?:I|I['’]\p{L}+|\p{Lu}{2}.*)$/u

/**
 * Somebody who typed some lines with a small letter and others with a capital began a sentence at each capital. A name
 * begins none, as far as it has its capital elsewhere, too.
 */
function breakAtCapitals(words: readonly SpokenWord[]): readonly SpokenWord[] {
  const opens = (index: number): boolean => index === 0 || words[index - 1]!.isLineEnd
  const isCapital = ({ text }: SpokenWord): boolean => /^\p{Lu}/u.test(text)
  const names = new Set(
    words.filter((word, index) => !opens(index) && isCapital(word)).map(({ text }) => text),
  )
  const starts = words.filter((word, index) => opens(index) && /^\p{L}/u.test(word.text))
  const capitals = starts.filter((word) => isCapital(word) && !capitalAnywhere.test(word.text))
  const areTyped =
    starts.length >= minLines &&
    capitals.length >= starts.length * minShare &&
    starts.filter((word) => !isCapital(word)).length >= starts.length * minShare
  if (!areTyped) return words
  const begins = new Set(capitals.filter(({ text }) => !names.has(text)))
  return words.map((word, index) => {
    const next = words[index + 1]
    return word.isLineEnd && next !== undefined && begins.has(next) ? { ...word, hasBreak: true } : word
  })
}

const minWrapped = 4
const wrapSlack = 8
const minWrappedShare = 0.8

/** True for lines that a program cut at a width: hardly one had room for the first word of the next. */
function areWrapped(blocks: readonly string[]): boolean {
  const pairs = blocks.flatMap((block) => {
    const lines = block.split('\n').map((line) => line.trim())
    return lines.slice(1).map((next, index) => [lines[index]!, next.split(' ')[0]!] as const)
  })
  const width = Math.max(0, ...pairs.map(([line]) => line.length))
  const full = pairs.filter(([line, word]) => line.length + 1 + word.length > width - wrapSlack)
  return pairs.length >= minWrapped && full.length >= pairs.length * minWrappedShare
}

/** True when each line is a saying of its own: lines wrapped at a width have similar lengths, sayings do not. */
function holdSayings(lines: readonly string[][]): boolean {
  const lengths = lines.map((line) => line.length).filter((length) => length > 0)
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  const spread = Math.sqrt(
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length),
  )
  return lengths.length >= 2 && mean >= 9 && spread > mean * 0.2
}

/** Words without directions, fillers and stutters, which would hide the borders of clauses. */
function plainWords(line: string): string[] {
  return (
    line
      .replace(/\[[^[\]]*\]/g, ' ')
      .replace(/(?<!\S)(um+|uh+|uhm+|erm+|hmm+|mmm+|oh)(?!\S)/gi, ' ')
      // "Look at it it costs more" is no stutter.
      .replace(
        /(?<!\S)(?<!\b(?:at|to|of|for|with|on|in|about|from|by|do|did|that's|was|is)\s)(i|you|he|she|it|we|they|the|a|and|but|so|is|to|of|in)\s+\1(?!\S)/gi,
        '$1',
      )
      .split(/\s+/)
      .filter((word) => word !== '')
  )
}

function timeWords(lines: readonly CaptionLine[]): SpokenWord[] {
  const usualPace = paceOf(lines)
  return lines.flatMap((line, lineIndex) => {
    const rows = (line.rows ?? [line.text]).map(plainWords)
    const words = rows.flat()
    const rowEnds = new Set(rows.map((_, row) => rows.slice(0, row + 1).flat().length - 1))
    const next = lines[lineIndex + 1]
    const isGuess = line.endSeconds === null
    const end = line.endSeconds ?? line.startSeconds + words.length / usualPace
    const gap = next === undefined ? 0 : next.startSeconds - end
    return words.map((text, index) => {
      const isLast = index === words.length - 1
      const isRowEnd = rowEnds.has(index) && !isLast
      const hasPause = isLast && gap >= (isGuess ? guessedPauseSeconds : pauseSeconds)
      return {
        text,
        isLineEnd: isLast,
        ...(isRowEnd ? { isRowEnd } : {}),
        hasPause,
        hasBreak: isLast && next?.startsTurn === true,
      }
    })
  })
}

/** Words per second of the faster lines, which contain no pauses. */
function paceOf(lines: readonly CaptionLine[]): number {
  const paces = lines
    .slice(0, -1)
    .map(
      (line, index) =>
        countWords(line.text) / Math.max(0.3, lines[index + 1]!.startSeconds - line.startSeconds),
    )
    .sort((a, b) => a - b)
  return Math.max(1.8, Math.min(4, paces[Math.floor(paces.length * 0.75)] ?? 2.6))
}

/** "When we were kids" is no question. */
const asksOpenly =
  /^(okay |so |now |and |but )*(why|how|what|when|where|who)\b (?:do|does|did|is|are|was|were|can|could|should|would|will)(?:n['’]t)?\b/i
const asksClosed =
  /^(okay |so |now |and |but )*(do|does|did|is|are|was|were|can|could|have|should|would) (you|they|we|i|it|he|she|there|that|this)\b/i
/** "And how long did you stand there", "and the man who yelled at you" */
const asksMeasure =
  /^(?:okay |so |now |and |but )*how (?:long|many|much|far|often|old|big|deep|high|fast|hard)(?: \p{L}+){0,2} (?:do|does|did|is|are|was|were|can|could|will|would|has|have)\b|^and (?:the|your) \p{L}+(?: (?:who|that) \p{L}+(?: (?!is |was |has |had )\p{L}+){0,4})?$|^(?:so |and )?who (?:makes|does|made|did|pays|paid|owns|knows|told|taught|buys|started)(?: \p{L}+){1,4}$/iu
/** "So you were a nurse for how long" */
const asksLast = / (?:for how long|since when|at what age|how many times|for how much)$/i
const asksWhatIf = /^(?:okay |so |now |and |but )*what if (?:i|you|we|they|he|she|it|the|a|there|your|my)\b/i
/** "So what's the right time" */
const asksShort =
  /^(?:okay |so |now |and |but )?(?:(?:what|who|where|how)['’]s (?:the|your|a) [\p{L} ]{3,24}|what['’]s the (?:one|best|worst|\p{L}{1,12}est) (?!is |was )[\p{L}'’]{1,20}(?: (?!is |was )[\p{L}'’]{1,20}){0,9}|what['’]s (?:really |actually )?(?:going on|happening|wrong|next|left|inside)(?: here| there)?)$/iu
/** "You need glasses for": the end of a sentence whose beginning was cut elsewhere. */
const maxTail = 5
const stranded = /\b(?:for|with|about|of|from)$/i
const nodsOnly =
  /^((wow|really|yeah|yes|yep|no|oh|right|okay|ok|sure|exactly|true|nice|cool|i see|mhm|huh)( |$))+$/i
/** "You think okay if I fall asleep now": what was thought became a sentence of its own. */
const saysNothing =
  /^(?:and |so |but |then )?(?:you|i|we|they|he|she) (?:think|thought|say|said|know|knew|mean|guess|feel|go|like)$/i
const trailingTag =
  /(?<!\b(?:is|are|was|were|the|all|turn|to|your|get|be|not|just|by|usually|always|often|never|almost|probably|mostly|half|exactly|(?:you|we|they)['’]re|(?:he|she|it|that)['’]s|i['’]m)) (right|okay|alright|you know|yeah|huh)$/i

/**
 * A sentence from words: without fillers, with a capitalized "I" and an end mark. Empty when it is only a word of
 * assent.
 */
/** "He called the front desk and asked, what do you do with the soap" */
const asksInside =
  /^[^?]{2,160}\b(?:asked|said), (?:what|why|how|where|who) (?:do|does|did|are|is|can|would|will|were) (?:you|i|we|they|he|she|it) [^,]{2,60}$/i

function asGuessedSentence(words: readonly SpokenWord[]): string {
  const spoken = words.map((word) => word.text).join(' ')
  if (
    nodsOnly.test(spoken) ||
    (words.length <= maxTail && stranded.test(spoken) && !/\bwhere\b/i.test(spoken))
  )
    return ''
  const text = spoken
    .replace(
      /^((?:(?:so|okay|and|but|well|now|yeah) )*)like (?=(?:a|an|the|i|you|he|she|it|we|they|this|there|every|all|most|nobody|everybody|everyone|my) )/i,
      '$1',
    )
    .replace(/^(?:(?:okay|so) )?(?:video|reel|short|content|post|tiktok) idea (?=\p{L})/iu, '')
    .replace(/^right (?=(?:so|and|but) )/i, '')
    .replace(/^now (?=(?:in|at|on|by) \p{L})/iu, '')
    .replace(trailingTag, '')
    .replace(/^(?:(?:and|so|but) )?i mean (?=(?:why|what|how|who|where) )/i, '')
    .replace(/^(?:(?:yeah|yes|okay|and|so) )?i know i know(?: but)? /i, '')
    .replace(/ (?:and|so|but) (?:hey|yeah|okay|um|uh)$/i, '')
    .replace(/\byou know (?=\p{L}+s\b)/giu, '')
    .replace(
      /^((?:and|but|so) )?you know (?=(?:most|all|some|one) of\b|(?:it['’]s|there|i|we|they|he|she|if|when) )/i,
      '$1',
    )
    .replace(/\bfun fact (?=\p{L})/giu, 'fun fact: ')
    .replace(/(?<=\p{L}) (which (?:is|are|was|means|makes)\b)/giu, ', $1')
    .replace(/\bi\b/g, 'I')
  if (saysNothing.test(text)) return ''
  const isQuestion = [asksOpenly, asksClosed, asksShort, asksWhatIf, asksInside, asksLast, asksMeasure].some(
    (asks) => asks.test(text),
  )
  // "Would I do it again yeah".
  const answer = asksClosed.test(text) ? spoken.match(/ (yeah|yes|no|nope)$/i)?.[1]?.toLowerCase() : undefined
  if (answer !== undefined) {
    const asked = text.replace(/ (?:yes|no|nope)$/i, '')
    return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}? ${answer.charAt(0).toUpperCase()}${answer.slice(1)}.`
  }
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : isQuestion ? '?' : '.')
}

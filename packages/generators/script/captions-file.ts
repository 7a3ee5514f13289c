// Timed text as people have it: .srt, .vtt, and transcripts copied from a video page.

import { countWords, splitSentences } from './sentences.ts'

export interface CaptionLine {
  readonly text: string
  readonly startSeconds: number
  /** null when the format gives starts only. */
  readonly endSeconds: number | null
}

export interface CaptionSentences {
  readonly sentences: string[]
  readonly warnings: string[]
}

const clock = '(?:(\\d{1,2}):)?(\\d{1,2}):(\\d{2})(?:[.,](\\d{1,3}))?'
const cueTiming = new RegExp(`^\\s*${clock}\\s*-->\\s*${clock}`)
const timeAlone = new RegExp(`^\\s*[[(]?${clock}[\\])]?\\s*$`)
const timeFirst = new RegExp(`^\\s*[[(]?${clock}[\\])]?\\s*[-–—|]?\\s+(?=\\S)`)
// What a video page adds for screen readers: "1 minute, 12 seconds".
const spokenTime = /^\s*(\d+ (hours?|minutes?|seconds?)[,\s]*)+$/i
const pauseSeconds = 0.35
// Without end times a pause is only guessed from the usual pace, so it has to be longer.
const guessedPauseSeconds = 0.8

/** Reads .srt, .vtt or a transcript with times. Returns null when the text is none of these. */
export function parseCaptions(text: string): CaptionLine[] | null {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  if (lines.some((line) => cueTiming.test(line))) return parseCues(lines)
  const filled = lines.filter((line) => line.trim() !== '')
  const timed = filled.filter((line) => timeAlone.test(line) || timeFirst.test(line)).length
  return timed >= 2 && timed >= filled.length * 0.2 ? parseTimedLines(filled) : null
}

function parseCues(lines: readonly string[]): CaptionLine[] {
  const cues: { startSeconds: number; endSeconds: number; parts: string[] }[] = []
  let isInCue = false
  lines.forEach((line, index) => {
    const timing = line.match(cueTiming)
    if (timing) {
      cues.push({ startSeconds: toSeconds(timing, 1), endSeconds: toSeconds(timing, 5), parts: [] })
      isInCue = true
    } else if (line.trim() === '') isInCue = false
    else if (isInCue && !(/^\s*\d+\s*$/.test(line) && cueTiming.test(lines[index + 1] ?? ''))) {
      cues.at(-1)!.parts.push(cleanCue(line))
    }
  })
  const read = cues.map((cue) => ({ ...cue, text: cue.parts.filter((part) => part !== '').join(' ') }))
  return withoutRollUp(
    read
      .filter((cue) => cue.text !== '')
      .map(({ text, startSeconds, endSeconds }) => ({ text, startSeconds, endSeconds })),
  )
}

function cleanCue(line: string): string {
  return line
    .replace(/<[^>]*>|\{\\[^}]*\}/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/^\s*-\s+/, '')
    .trim()
}

/** Live captions repeat the line before under the new one; only what is new is kept. */
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
    if (text !== '') fresh.push({ ...line, text })
    before = text === '' ? before : text
  }
  return fresh
}

function parseTimedLines(lines: readonly string[]): CaptionLine[] {
  const read: { text: string; startSeconds: number; endSeconds: null }[] = []
  for (const line of lines) {
    const alone = line.match(timeAlone)
    const first = alone ?? line.match(timeFirst)
    if (first)
      read.push({
        startSeconds: toSeconds(first, 1),
        endSeconds: null,
        text: alone ? '' : line.slice(first[0].length).trim(),
      })
    else if (spokenTime.test(line)) continue
    else if (read.length > 0) read.at(-1)!.text = `${read.at(-1)!.text} ${line.trim()}`.trim()
  }
  return read.filter((line) => line.text !== '')
}

function toSeconds(match: RegExpMatchArray, first: number): number {
  const [hours, minutes, seconds] = [0, 1, 2].map((offset) => Number(match[first + offset] ?? 0))
  return hours! * 3600 + minutes! * 60 + seconds! + Number(`0.${match[first + 3] ?? '0'}`)
}

/**
 * Turns caption lines into sentences. Punctuated captions are cut at their marks; others at pauses of 0.35 s or
 * more and else into about 6 to 16 words where a clause seems to begin, with a warning that this is a guess.
 */
export function sentencesFromCaptions(lines: readonly CaptionLine[]): CaptionSentences {
  const text = lines.map((line) => line.text).join(' ')
  if (isPunctuated(text)) return { sentences: splitSentences(text), warnings: [] }
  const words = timeWords(lines)
  return {
    sentences: cutAtPauses(words).map(asSentence),
    warnings: [
      'These captions have no punctuation, so sentences were guessed from their timing. Please read them through.',
    ],
  }
}

/** True when there is a sentence end at least every 40 words. */
export function isPunctuated(text: string): boolean {
  const marks = text.match(/[.!?…。！？؟](?=["'”’)\s]|$)/g)?.length ?? 0
  return marks > countWords(text) / 40
}

interface TimedToken {
  readonly text: string
  readonly isLineEnd: boolean
  /** Silence after this word as far as it is known. */
  readonly hasPause: boolean
}

function timeWords(lines: readonly CaptionLine[]): TimedToken[] {
  const usualPace = paceOf(lines)
  return lines.flatMap((line, lineIndex) => {
    const words = line.text
      .replace(/\[[^\]]*\]/g, ' ')
      .split(/\s+/)
      .filter((word) => word !== '')
    const next = lines[lineIndex + 1]
    const isGuess = line.endSeconds === null
    const end = line.endSeconds ?? line.startSeconds + words.length / usualPace
    const gap = next === undefined ? 0 : next.startSeconds - end
    return words.map((text, index) => {
      const isLineEnd = index === words.length - 1
      return { text, isLineEnd, hasPause: isLineEnd && gap >= (isGuess ? guessedPauseSeconds : pauseSeconds) }
    })
  })
}

/** Words per second of the faster lines: what is said without a pause. */
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

const strongOpener =
  /^(so|but|now|okay|then|next|first|second|third|also|if|when|why|how|what|instead|finally|because|however)$/i
const subject =
  /^(i|you|he|she|it|we|they|it's|that's|you're|they're|there|this|the|a|most|some|one|and|big|tiny|every\w*|nobody|people)$/i
// After "why do cats purr" these begin the answer.
const newVoice = /^(everybody|everyone|people|nobody|well)$/i
const openEnded =
  /^(the|a|an|of|and|or|to|is|are|was|were|that|because|between|in|on|at|for|with|like|my|your|their|its|his|her|not|very|so|but|if|when|about|than|as|it's|they're|you're|doctors|also|even|can|can't|don't|gonna|will|would)$/i
const neverFirst = /^(of|to|is|are|was|were|than|hertz|percent|it|them|too|also)$/i
const maxSentenceWords = 16

/** Dynamic programming over all ways to cut: the cheapest sum of awkward lengths and awkward cuts wins. */
function cutAtPauses(words: readonly TimedToken[]): string[][] {
  const cost = new Array<number>(words.length + 1).fill(Infinity)
  const from = new Array<number>(words.length + 1).fill(0)
  cost[0] = 0
  for (let end = 1; end <= words.length; end++) {
    for (let start = Math.max(0, end - maxSentenceWords); start < end; start++) {
      const total =
        cost[start]! +
        lengthCost(end - start, words[end - 1]!) +
        (end < words.length ? cutCost(words, end) : 0)
      if (total < cost[end]!) {
        cost[end] = total
        from[end] = start
      }
    }
    // A pause is always a cut: nothing may reach over it.
    if (words[end - 1]!.hasPause) cost.fill(Infinity, 0, end)
  }
  const sentences: string[][] = []
  for (let end = words.length; end > 0; end = from[end]!) {
    sentences.unshift(words.slice(from[end], end).map((word) => word.text))
  }
  return sentences
}

function lengthCost(length: number, last: TimedToken): number {
  if (last.hasPause) return 0
  return length < 5 ? (5 - length) * 1.2 : Math.abs(length - 10) * 0.12
}

function cutCost(words: readonly TimedToken[], at: number): number {
  const before = words[at - 1]!
  const after = words[at]!.text
  if (before.hasPause) return 0
  let cost = before.isLineEnd ? 0.4 : 2
  if (openEnded.test(before.text)) cost += 4
  if (neverFirst.test(after) && !before.isLineEnd) cost += 2
  if (newVoice.test(after)) cost -= 3.5
  else if (strongOpener.test(after)) cost -= 0.6
  else if (subject.test(after)) cost -= 0.3
  return cost
}

function asSentence(words: readonly string[]): string {
  const text = words.join(' ').replace(/\bi\b/g, 'I').replace(/\bi'/g, "I'")
  const isQuestion =
    /^(okay |so |now |and |but )*(why|how|what|when|where|who|do|does|did|is|are|can|could|have)\b (do|does|did|is|are|can|should|would|you|they|we)\b/i.test(
      text,
    )
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : isQuestion ? '?' : '.')
}

// Reads transcripts as people paste them. Speakers and times are written in many forms: `[00:12] HOST: text`, `NAME
// (00:12)`, `NAME 00:12`, `>> NAME: text`, or a time on its own line. All of them are recognized here, and none is ever
// spoken. A name or a time that could be part of a sentence counts only if the rest of the text confirms it.

import { clock, toSeconds } from './cues.ts'
export interface TranscriptLine {
  /** Spoken words; empty for a line with only a time or a name. */
  readonly text: string
  readonly startSeconds: number | null
  /** True when the line names its speaker. */
  readonly hasSpeaker: boolean
  /** null when the line does not say who speaks. */
  readonly speaker: string | null
}

export interface TranscriptReader {
  /** True when the lines have times of speech. */
  readonly isTimed: boolean
  read(line: string): TranscriptLine
}

interface Mark {
  readonly seconds: number
  readonly isBracketed: boolean
  /** True when the time comes after a name and has no meaning without it. */
  readonly needsName: boolean
}

/** A parsed line. All lines must be known before its marks can be judged. */
interface MarkedLine {
  readonly hasChevrons: boolean
  readonly time: Mark | null
  readonly name: string | null
  /** True when the name is written in a form that never begins a sentence. */
  readonly isCertainName: boolean
  /** The line without its chevrons, and without the time, the name or both. */
  readonly whole: string
  readonly afterTime: string
  readonly afterName: string
}

const timeFirst = new RegExp(String.raw`^([[(]?)${clock}[\])]?(?=$|[\s:|–—-])(?:\s{0,4}[-–—|:](?=\s|$))?\s*`)
const timeLast = new RegExp(String.raw`(\s\s|\t|\s?[[(|,–—-]\s?|\s)${clock}[\])]?:?$`)
const chevrons = /^(?:>{2,3}|(?:&gt;){2,3})\s*/
const nameWord = String.raw`[\p{L}\p{N}][\p{L}\p{N}_.'’&-]{0,24}`
const nameLabel = new RegExp(
  String.raw`^(${nameWord}(?: ${nameWord}){0,3})(?: ?\(([^()]{1,30})\)| ?\[([^[\]]{1,30})\])? ?:(?=\s|$)\s*`,
  'u',
)
const nameAndTime = new RegExp(String.raw`^(${nameWord}(?: ${nameWord}){0,3}) ?[[(]${clock}[\])]:?\s+`, 'u')
// With a comma as in "Lee, Anna".
const bareName = new RegExp(`^${nameWord}(?:,? ${nameWord}){0,3}$`, 'u')
const timeWithin = /\(\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?\)/g
const knownSpeaker =
  /^(?:(?:spk|speaker|host|co-?host|guest|interviewer|interviewee|narrator|presenter|moderator|audience|caller|announcer|participant|unknown speaker)[ _]?#?[a-z]?\d{0,3}|q|a|me|man|woman|male|female|voice-?over)$/i
const nameParticle = /^(?:de|da|di|del|la|le|van|von|der|den|bin|ibn|al|el|y|e|and|&)$/
// Words that begin a sentence or a list and look like a name before a colon.
const neverName = new Set(
  (
    'step rule tip tips myth myths fact facts reason number lesson day week month year part chapter point remember note ' +
    'warning caution important bonus example question answer ps p.s first second third fourth fifth finally next then ' +
    'result results problem solution conclusion summary hook today spoiler update edit pros cons before after ' +
    'ingredient ingredients method source sources translation meaning the a an here this that these those it my your our ' +
    'why how what when where who which if and but so because moral quote secret mistake truth hack trick stage phase ' +
    'level round case scene act section item option plan goal cost price total breakfast lunch dinner monday tuesday ' +
    'wednesday thursday friday saturday sunday one two three four five six seven eight nine ten pro con old new old ' +
    'left right now later morning night stop wait listen look think imagine title subject re fyi warning danger intro ' +
    'outro visual visuals music sfx caption cut shot broll b-roll image text overlay cta body exercise tool'
  ).split(' '),
)
const soundWords =
  /\b(?:music|applau\w{1,6}|clapping|laugh\w{0,6}|chuckl\w{1,4}|giggl\w{1,4}|sigh\w{0,3}|inaudible|unintelligible|indistinct|crosstalk|cheer\w{0,4}|cough\w{0,3}|pauses?|gasp\w{0,3}|clears? throat|inhales?|exhales?|sniff\w{0,3}|sobb?\w{0,4}|silence|beep\w{0,3}|noises?|foreign|whisper\w{0,3}|upbeat|intro plays)\b/i
const maxSoundWords = 5

/** Removes sounds beside the words: "[Music]", "(laughs)", notes. */
function removeSounds(text: string): string {
  return text
    .replace(/\[[^[\]]*\]|[♪♫🎵🎶]+/gu, ' ')
    .replace(/\(([^()]{1,60})\)/g, (match, inside: string) =>
      soundWords.test(inside) && inside.split(' ').length <= maxSoundWords ? ' ' : match,
    )
    .replace(/\*([\p{L} ]{1,40})\*/gu, (match, inside: string) => (soundWords.test(inside) ? ' ' : match))
}

/** Creates the reader of a text's lines. */
export function readTranscriptMarks(lines: readonly string[]): TranscriptReader {
  const marked = lines.filter((line) => line.trim() !== '').map(parseLine)
  const isTimed = areTimes(marked)
  const isSpeaker = findSpeakers(marked)
  return {
    isTimed,
    read(line) {
      const parsed = parseLine(line)
      const hasSpeaker = isSpeaker(parsed)
      const hasTime = countsAsTime(parsed, hasSpeaker, isTimed)
      const rest = hasSpeaker ? parsed.afterName : hasTime ? parsed.afterTime : parsed.whole
      return {
        text: removeSounds(isTimed ? rest.replace(timeWithin, ' ') : rest)
          .replace(/\s+/g, ' ')
          .trim()
          .replace(/^: /, ''),
        startSeconds: hasTime ? parsed.time!.seconds : null,
        hasSpeaker: hasSpeaker || parsed.hasChevrons,
        speaker: hasSpeaker ? parsed.name : null,
      }
    },
  }
}

function countsAsTime({ time }: MarkedLine, hasSpeaker: boolean, isTimed: boolean): boolean {
  if (time === null) return false
  return time.needsName ? hasSpeaker : isTimed || time.isBracketed
}

function parseLine(raw: string): MarkedLine {
  const plain = raw.trim().replaceAll('**', '').replaceAll('__', '')
  const chevron = plain.match(chevrons)
  const whole = chevron ? plain.slice(chevron[0].length) : plain
  const hasChevrons = chevron !== null
  const time = whole.match(timeFirst)
  if (time && time[0] !== '') {
    const afterTime = whole.slice(time[0].length)
    const mark = { seconds: toSeconds(time, 2), isBracketed: time[1] !== '', needsName: false }
    const inner = afterTime.match(chevrons)
    const rest = inner ? afterTime.slice(inner[0].length) : afterTime
    return {
      ...nameBefore(rest),
      hasChevrons: hasChevrons || inner !== null,
      time: mark,
      whole,
      afterTime: rest,
    }
  }
  const stamped = whole.match(nameAndTime)
  if (stamped) {
    const rest = whole.slice(stamped[0].length).replace(/^[:–—-]\s*/, '')
    const mark = { seconds: toSeconds(stamped, 2), isBracketed: true, needsName: true }
    return {
      hasChevrons,
      time: mark,
      name: stamped[1]!,
      isCertainName: true,
      whole,
      afterTime: rest,
      afterName: rest,
    }
  }
  const header = whole.length <= 120 ? whole.match(timeLast) : null
  const name = header ? whole.slice(0, header.index).trim() : ''
  if (header && bareName.test(name)) {
    const isApart = /^(?:\s\s|\t|\s?[[(|])/.test(header[1]!)
    const mark = { seconds: toSeconds(header, 2), isBracketed: isApart, needsName: true }
    return { hasChevrons, time: mark, name, isCertainName: isApart, whole, afterTime: name, afterName: '' }
  }
  return { ...nameBefore(whole), hasChevrons, time: null, whole, afterTime: whole }
}

function nameBefore(text: string): Pick<MarkedLine, 'name' | 'isCertainName' | 'afterName'> {
  const label = text.match(nameLabel)
  if (!label) return { name: null, isCertainName: false, afterName: text }
  // "Anna (00:12): text" and "Anna (laughing): text" name a speaker; "The pan (cold): use it" is a sentence.
  const inside = label[2] ?? label[3]
  const isCertainName = inside !== undefined && new RegExp(`^${clock}$`).test(inside)
  return { name: label[1]!, isCertainName, afterName: text.slice(label[0].length) }
}

/** Times of speech are frequent and increase; "10:30 is when …" does neither. */
function areTimes(lines: readonly MarkedLine[]): boolean {
  const times = lines.flatMap(({ time, name }) =>
    time && (!time.needsName || looksLikeName(name!)) ? [time.seconds] : [],
  )
  if (times.length < 2 || times.length < lines.length * 0.2) return false
  const falls = times.filter((seconds, index) => index > 0 && seconds < times[index - 1]!).length
  return falls <= times.length * 0.2
}

function findSpeakers(lines: readonly MarkedLine[]): (line: MarkedLine) => boolean {
  const counts = new Map<string, number>()
  for (const { name } of lines) {
    if (name !== null) counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1)
  }
  const isSure = ({ name, isCertainName, hasChevrons }: MarkedLine): boolean => {
    if (name === null || !looksLikeName(name)) return false
    const isRepeated = (counts.get(name.toLowerCase()) ?? 0) >= 2
    return knownSpeaker.test(name) || isCertainName || hasChevrons || isRepeated || isCapitals(name)
  }
  // Where most lines name their speaker, a person may speak only once.
  const isDialog = lines.filter(isSure).length >= Math.max(2, lines.length * 0.4)
  return (line) => isSure(line) || (isDialog && line.name !== null && looksLikeName(line.name))
}

function isCapitals(name: string): boolean {
  return name.length >= 2 && /\p{Lu}/u.test(name) && name === name.toLocaleUpperCase('en')
}

function looksLikeName(name: string): boolean {
  if (knownSpeaker.test(name)) return true
  const words = name.split(' ')
  const isPlain = words.every((word) => /^[\p{Lu}\p{Lo}\p{N}]/u.test(word) || nameParticle.test(word))
  const opensSentence = words.some((word) => neverName.has(word.toLowerCase().replace(/[.,#\d]{1,6}$/, '')))
  return isPlain && /^[\p{Lu}\p{Lo}]/u.test(name) && !opensSentence
}

import { addSuffix } from './abbreviations.ts'
import { spellLetters } from './letters.ts'
import { sayCardinal, sayDigits, sayNumber, sayOrdinal, sayYear } from './numbers.ts'
import type { Reader, TokenContext } from './token.ts'

/** Tokens with one reading in any context. */
const fixedReadings: Readonly<Record<string, string>> = {
  '24/7': 'twenty four seven',
  '24-7': 'twenty four seven',
  '50/50': 'fifty fifty',
  '20/20': 'twenty twenty',
  '9/11': 'nine eleven',
  '80/20': 'eighty twenty',
  '911': 'nine one one',
  '404': 'four oh four',
  '401k': 'four oh one kay',
  '401(k)': 'four oh one kay',
  '101': 'one oh one',
}

const fractionNames: Readonly<Record<string, readonly [string, string]>> = {
  '2': ['half', 'halves'],
  '4': ['quarter', 'quarters'],
}

const dottedNumber = /^v?\d+(?:\.\d+){1,}$/i

/** Reads ordinals, fractions, ranges, scores, phone numbers, versions, #1 and plain numbers. */
export const readNumber: Reader = (token) =>
  readRank(token) ??
  readFraction(token) ??
  readPhone(token) ??
  readVersion(token) ??
  readSpan(token) ??
  readPlain(token)

/**
 * Reads tokens with one fixed reading (24/7, 911, 401k), resolutions (1080p) and letter pairs (AT&T, Q&A).
 */
export const readFixed: Reader = ({ body, next }) => {
  const lines = body.match(/^(480|720|1080|1440|2160)[pi]$/)
  if (lines) return `${sayLines(lines[1]!)} ${spellLetters(body.slice(-1))}`
  const pair = body.match(/^([A-Z]{1,3})&([A-Z]{1,3})('s|s)?$/)
  if (pair) return addSuffix(`${spellLetters(pair[1]!)} and ${spellLetters(pair[2]!)}`, pair[3])
  const reading = Object.hasOwn(fixedReadings, body.toLowerCase()) ? fixedReadings[body.toLowerCase()]! : null
  if (reading === null) return null
  const isCounting = /^\d+$/.test(body) && /^[a-z]+s$/.test(next) && next !== 'errors' && next !== 'calls'
  return isCounting ? null : reading
}

/** Resolutions are read in pairs: 1080 is "ten eighty", 720 "seven twenty". */
function sayLines(lines: string): string {
  return `${sayCardinal(Math.floor(Number(lines) / 100))} ${sayCardinal(Number(lines) % 100)}`
}

function readRank({ body }: TokenContext): string | null {
  const ordinal = body.match(/^(\d{1,3}(?:,\d{3})+|\d+)(?:st|nd|rd|th)('s)?$/i)
  if (ordinal) return `${sayOrdinal(Number(ordinal[1]!.replaceAll(',', '')))}${ordinal[2] ?? ''}`
  const numbered = body.match(/^#(\d[\d,.]*)$/)
  return numbered ? `number ${sayNumber(numbered[1]!) ?? sayDigits(numbered[1]!)}` : null
}

function readFraction({ body, next }: TokenContext): string | null {
  const match = body.match(/^(?:(\d+)[ -])?(\d{1,3})\/(\d{1,3})(?:ths?|rds?)?$/)
  if (!match) return null
  const [top, bottom] = [Number(match[2]), Number(match[3])]
  const isScore =
    /^(stars?|rating)$/i.test(next) || top === bottom || bottom === 100 || (bottom === 10 && top > 1)
  const lead = match[1] ? `${sayCardinal(Number(match[1]))} and ` : ''
  if (bottom === 0 || (isScore && lead === '')) return `${sayCardinal(top)} out of ${sayCardinal(bottom)}`
  if (top === 1) return `${lead}${lead ? 'a' : 'one'} ${sayPart(match[3]!, 0)}`
  return `${lead}${sayCardinal(top)} ${sayPart(match[3]!, 1)}`
}

function sayPart(bottom: string, form: 0 | 1): string {
  const named = fractionNames[bottom]
  if (named) return named[form]
  return `${sayOrdinal(Number(bottom))}${form === 1 ? 's' : ''}`
}

function readPhone({ body, folded, previous, next }: TokenContext): string | null {
  if (/^\+?(?:\d{1,3}[-.])?\(?\d{3}\)?[-.]\d{3}[-.]\d{4}$/.test(body) || /^\d{3}-\d{4}$/.test(body)) {
    return sayGroups(body)
  }
  if (/^\(?\d{3}\)\d{3}-\d{4}$/.test(body)) return sayGroups(body.replace(')', '-'))
  if (/^\(\d{3}\)$/.test(folded) && /^\d{3}-?\d{4}$/.test(next)) return sayDigits(body)
  // The country code and the groups of a number written with spaces.
  if (/^\+\d{1,3}$/.test(body) && /^\(?\d{2,4}/.test(next)) return `plus ${sayDigits(body)}`
  if (/^\d{3,4}$/.test(body) && /^\+\d{1,3}$/.test(previous)) return sayDigits(body)
  if (/^\d{3}$/.test(body) && /^\d{3}$/.test(previous) && /^\d{4}$/.test(next)) return sayDigits(body)
  if (/^\d{4}$/.test(body) && /^\d{3}$/.test(previous)) return sayDigits(body)
  return /^\+\d{7,15}$/.test(body) ? `plus ${sayDigits(body)}` : null
}

function sayGroups(body: string): string {
  const groups = body.split(/[^\d]+/).filter((group) => group !== '')
  return groups.map((group) => (group === '800' ? 'eight hundred' : sayDigits(group))).join(' ')
}

function readVersion({ body }: TokenContext): string | null {
  const version = body.match(/^v(\d+(?:\.\d+)*)$/i)
  if (version) return `version ${sayDotted(version[1]!)}`
  return dottedNumber.test(body) && body.split('.').length > 2 ? sayDotted(body) : null
}

function sayDotted(text: string): string {
  return text
    .split('.')
    .map((part) => (part === '0' ? 'oh' : sayCardinal(Number(part))))
    .join(' point ')
}

function readSpan({ body }: TokenContext): string | null {
  const span = body.match(/^(\d[\d,]*(?:\.\d+)?)-(\d[\d,]*(?:\.\d+)?)$/)
  if (span) {
    const [low, high] = [sayNumber(span[1]!), sayNumber(span[2]!)]
    return low === null || high === null ? null : `${low} to ${high}`
  }
  // A date such as 3-3-4 or a set of scores is read group by group.
  return /^\d{1,4}(?:-\d{1,4}){2,}$/.test(body)
    ? body
        .split('-')
        .map((part) => sayCardinal(Number(part)))
        .join(' ')
    : null
}

function readPlain({ body, previous }: TokenContext): string | null {
  const signed = body.match(/^([+~-]?)(\d[\d,.]*|\.\d+)(\+?)$/)
  if (!signed) return null
  const said = /^flight|route|highway|bus|room|boeing|area$/i.test(previous)
    ? sayRoute(signed[2]!)
    : sayNumber(signed[2]!)
  if (said === null) return sayDigits(body)
  const sign = { '+': 'plus ', '-': 'minus ', '~': 'about ' }[signed[1]!] ?? ''
  return `${sign}${said}${signed[3] ? ' plus' : ''}`
}

/** Numbers of roads, rooms and flights are read in pairs: "flight 1549", "room 305". */
function sayRoute(text: string): string | null {
  if (/^\d{4}$/.test(text)) return sayYear(Number(text))
  if (!/^[1-9]\d\d$/.test(text)) return sayNumber(text)
  const rest = Number(text.slice(1))
  if (rest === 0) return sayNumber(text)
  return `${sayCardinal(Number(text.charAt(0)))} ${rest < 10 ? 'oh ' : ''}${sayCardinal(rest)}`
}

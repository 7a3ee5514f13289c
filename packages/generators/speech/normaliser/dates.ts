import { sayCardinal, sayDecade, sayOrdinal, sayYear } from './numbers.ts'
import type { Reader, TokenContext } from './token.ts'

const monthNames =
  'january february march april may june july august september october november december'.split(' ')

/** Abbreviations that are also words ("mar", "may", "sun") count only next to a number. */
const monthAbbreviations: Readonly<Record<string, string>> = Object.fromEntries(
  monthNames.flatMap((name) => [[name.slice(0, 3), name], ...(name === 'september' ? [['sept', name]] : [])]),
)

const weekdays: Readonly<Record<string, string>> = {
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
}

const dayPattern = /^(\d{1,2})(?:st|nd|rd|th)?$/i
const yearPattern = /^(1[0-9]|20)\d\d$/
const decadeOwners = /^(the|his|her|my|their|our|your|early|late|mid|swinging|roaring)$/i
const dateWords = /^(on|by|since|until|till|before|after|from|due|dated|starting|ending|date)$/i
const decadeThings =
  /^(kids?|baby|babies|music|movies|fashion|nostalgia|vibes?|hits|style|hair|rock|pop|sitcoms?|cartoons)$/i
const countedUnits =
  /^(calories|kcal|miles|feet|meters|metres|kilometers|kg|km|mg|g|ml|lbs|pounds|points|watts|times|steps|words|people|users|followers|subscribers|views|likes|dollars|euros|hours|minutes|seconds|days|reps|pages|items|songs|photos|books)$/i

/** Reads 2026-11-20, 3/14/2026, March 3, 3 March, Jan., Mon-Fri, 1990s, '90s, '99, 2019-2024 and years. */
export const readDate: Reader = (token) =>
  readFullDate(token) ??
  readDayOfMonth(token) ??
  readNamedDay(token) ??
  readDecade(token) ??
  readYearRange(token) ??
  readYear(token)

function readFullDate({ body, previous }: TokenContext): string | null {
  const iso = body.match(/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/)
  if (iso) return sayDate(Number(iso[2]), Number(iso[3]), iso[1])
  const numeric = body.match(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)$/)
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[2])]
    const year = numeric[3]!.length === 4 ? numeric[3]! : `20${numeric[3]}`
    return first > 12 ? sayDate(second, first, year) : sayDate(first, second, year)
  }
  const short = body.match(/^(\d{1,2})\/(\d{1,2})$/)
  return short && dateWords.test(previous) ? sayDate(Number(short[1]), Number(short[2])) : null
}

function sayDate(month: number, day: number, year?: string): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  return `${monthNames[month - 1]} ${sayOrdinal(day)}${year === undefined ? '' : ` ${sayYear(Number(year))}`}`
}

function readDayOfMonth({ body, previous, next }: TokenContext): string | null {
  const range = body.match(/^(\d{1,2})-(\d{1,2})$/)
  if (range && findMonth(previous) && Number(range[2]) <= 31) {
    return `${sayOrdinal(Number(range[1]))} to ${sayOrdinal(Number(range[2]))}`
  }
  if (!/^\d{1,2}$/.test(body) || Number(body) < 1 || Number(body) > 31) return null
  if (findMonth(previous) && !/^(percent|%|people|million|billion)$/.test(next))
    return sayOrdinal(Number(body))
  return findMonth(next) && next.toLowerCase() !== 'may' && next.toLowerCase() !== 'march'
    ? `${sayOrdinal(Number(body))} of`
    : null
}

function findMonth(text: string): string | undefined {
  if (!/^[A-Z]/.test(text)) return undefined
  const word = text.toLowerCase()
  return monthNames.includes(word) ? word : monthAbbreviations[word]
}

function readNamedDay({ body, previous, next }: TokenContext): string | null {
  const word = body.toLowerCase()
  const span = word.match(/^([a-z]{3,9})-([a-z]{3,9})$/)
  if (span) {
    const [first, last] = [span[1]!, span[2]!].map(findDayName)
    return first && last ? `${first} to ${last}` : null
  }
  if (!/^[A-Z][a-z]{2,4}$/.test(body)) return null
  const isDated = dayPattern.test(next) || yearPattern.test(next) || dayPattern.test(previous)
  const month = monthAbbreviations[word]
  if (month) return isDated || /^(jan|feb|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/.test(word) ? month : null
  const weekday = weekdays[word]
  return weekday && (/^(mon|tue|tues|wed|thu|thur|thurs|fri)$/.test(word) || /^\d|^[a-z]{3} \d/i.test(next))
    ? weekday
    : null
}

/** The full name of a weekday or month, abbreviated or not. */
function findDayName(name: string): string | undefined {
  const isFull = monthNames.includes(name) || Object.values(weekdays).includes(name)
  return isFull ? name : (weekdays[name] ?? monthAbbreviations[name])
}

function readDecade({ body, previous, next }: TokenContext): string | null {
  const long = body.match(/^(1\d|20)(\d0)'?s$/)
  if (long) return sayDecade(Number(`${long[1]}${long[2]}`))
  const short = body.match(/^('?)([2-9]0)'?s$/)
  return short && (short[1] === "'" || decadeOwners.test(previous) || decadeThings.test(next))
    ? sayDecade(Number(short[2]))
    : null
}

function readYearRange({ body }: TokenContext): string | null {
  const range = body.match(/^((?:1[5-9]|20)\d\d)-((?:1[5-9]|20)?\d\d)$/)
  if (!range) return null
  const last = Number(range[2])
  return `${sayYear(Number(range[1]))} to ${last < 10 ? `oh ${sayCardinal(last)}` : sayYear(last)}`
}

function readYear({ body, next }: TokenContext): string | null {
  const short = body.match(/^'(\d\d)$/)
  if (short)
    return Number(short[1]) < 10 ? `oh ${sayCardinal(Number(short[1]))}` : sayCardinal(Number(short[1]))
  const year = body.match(/^((?:1[1-9]|20)\d\d)('s)?$/)
  if (!year || (countedUnits.test(next) && !year[1]!.endsWith('00'))) return null
  // Round hundreds below 2000 are read like years, whatever they count: "fifteen hundred".
  return `${sayYear(Number(year[1]))}${year[2] ?? ''}`
}

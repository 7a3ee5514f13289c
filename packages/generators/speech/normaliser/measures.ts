import { findMagnitude } from './money.ts'
import { isSingular, numberPattern, sayCardinal, sayNumber, sayYear } from './numbers.ts'
import { isNumeric } from './token.ts'
import type { Reader, TokenContext } from './token.ts'
import { findSeparateUnit, findUnit } from './units.ts'

const value = String.raw`((?=[\d.])${numberPattern})`
const unitText = String.raw`(°?[a-zA-Z°%]+(?:\^[23])?(?:\/[a-zA-Z]+)?)`
const measure = new RegExp(`^([+~-]?)${value}-?${unitText}(\\+?)$`)
const measureRange = new RegExp(`^${value}${unitText}?-${value}${unitText}$`)
const multiplier = new RegExp(`^${value}(?:-${value})?x$`, 'i')
const feetAndInches = /^(\d{1,2})'(\d{1,2})"?$/
const compound = /^(\d+)(h|hr|m|min)(\d+)(m|min|s|sec)$/

/** Nouns that are counted in thousands and millions: before them, "5m" is five million, "10K" ten thousand. */
const countedNoun =
  /^(followers|subscribers|subs|views|likes|people|users|downloads|dollars|customers|members|players|fans|copies|sales|shares|plays|streams|visitors|jobs|workers|students|employees|residents|years|votes|comments|impressions|clicks|leads|readers|listeners|households|homes|cars|units|tons|steps|a|per|in|on|from)$/i
const raceWord = /^(run|race|runs|races|marathon|runner|walk|plan|training|program|pr|pb|time)$/i

/** Reads 5kg, 10 km/h, 30°C, 8GB, 85%, 5-10%, 3x, 10k, 4K, 5'11" and a unit that follows its number. */
export const readMeasure: Reader = (token) =>
  readMultiplier(token) ??
  readMagnitude(token) ??
  readMeasureRange(token) ??
  readAttached(token) ??
  readHeight(token) ??
  readSeparate(token)

function readMultiplier({ body }: TokenContext): string | null {
  const area = body.match(/^(\d{1,4})x(\d{1,4})$/i)
  if (area) return `${sayYear(Number(area[1]))} by ${sayYear(Number(area[2]))}`
  const match = body.match(multiplier)
  if (!match) return null
  const upTo = match[2] ? ` to ${sayNumber(match[2])}` : ''
  return `${sayNumber(match[1]!)}${upTo} times`
}

function readMagnitude({ body, next }: TokenContext): string | null {
  const match = body.match(new RegExp(`^([+~-]?)${value}(?:-${value})?(k|m|mm|b|bn|t)(\\+?)$`, 'i'))
  if (!match) return null
  const [, sign, low, high, letter, plus] = match
  if (letter === 'K' && !countedNoun.test(next) && (/^[458]$/.test(low!) || raceWord.test(next))) {
    return `${sayNumber(low!)} kay`
  }
  if (body === '3M' && !countedNoun.test(next)) return 'three em'
  // A lowercase "m", "g" or "t" is a unit unless people or things follow.
  if (letter === 'm' && !countedNoun.test(next)) return null
  if (letter === 'mm' || (letter === 't' && !countedNoun.test(next))) return null
  const upTo = high === undefined ? '' : ` to ${sayNumber(high)}`
  return `${saySign(sign)}${sayNumber(low!)}${upTo} ${findMagnitude(letter!)}${plus ? ' plus' : ''}`
}

function readMeasureRange({ body }: TokenContext): string | null {
  const range = body.match(measureRange)
  if (!range) return null
  const [, low, lowSymbol, high, symbol] = range
  const unit = findUnit(symbol!)
  if (!unit) return null
  const lowUnit = lowSymbol && lowSymbol !== symbol ? findUnit(lowSymbol) : undefined
  return `${sayNumber(low!)}${lowUnit ? ` ${lowUnit[1]}` : ''} to ${sayNumber(high!)} ${unit[1]}`
}

function readAttached({ body, next }: TokenContext): string | null {
  const parts = body.match(compound)
  if (parts) return `${sayQuantity(parts[1]!, parts[2]!)} ${sayQuantity(parts[3]!, parts[4]!)}`
  const match = body.match(measure)
  if (!match) return null
  const [, sign, amount, symbol, plus] = match
  const unit = findUnit(symbol!)
  if (!unit) return null
  // A hyphen makes it an adjective: a "10-min walk" is a ten minute walk.
  const isAdjective = /\d-[a-z]/i.test(body) || (symbol === 'ft' && next === 'tall')
  const name = isSingular(amount!) || isAdjective ? unit[0] : unit[1]
  return `${saySign(sign)}${sayNumber(amount!)} ${name}${plus ? ' plus' : ''}`
}

function sayQuantity(amount: string, symbol: string): string {
  const unit = findUnit(symbol)!
  return `${sayNumber(amount)} ${isMinuteSymbol(symbol) ? sayMinuteWord(amount) : unit[isSingular(amount) ? 0 : 1]}`
}

/** Within "2h30m" the "m" is minutes, not meters. */
function isMinuteSymbol(symbol: string): boolean {
  return symbol === 'm' || symbol === 'min'
}

function sayMinuteWord(amount: string): string {
  return isSingular(amount) ? 'minute' : 'minutes'
}

function readHeight({ body, folded }: TokenContext): string | null {
  const height = body.match(feetAndInches)
  if (height) return `${sayCardinal(Number(height[1]))} foot ${sayCardinal(Number(height[2]))}`
  const inches = folded.match(/^(\d+(?:\.\d+)?)"[.,!?]*$/)
  return inches ? `${sayNumber(inches[1]!)} ${isSingular(inches[1]!) ? 'inch' : 'inches'}` : null
}

function readSeparate({ body, previous }: TokenContext): string | null {
  if (!isNumeric(previous) || /^[$€£¥₹]/.test(previous)) return null
  const unit = findSeparateUnit(body)
  return unit ? unit[isSingular(previous) ? 0 : 1] : null
}

function saySign(sign: string | undefined): string {
  if (sign === '-') return 'minus '
  if (sign === '+') return 'plus '
  return sign === '~' ? 'about ' : ''
}

import { isSingular, numberPattern, sayCardinal, sayNumber } from './numbers.ts'
import type { Reader } from './token.ts'

interface Currency {
  readonly one: string
  readonly many: string
  readonly cents: string
}

const dollar: Currency = { one: 'dollar', many: 'dollars', cents: 'cents' }
const euro: Currency = { one: 'euro', many: 'euros', cents: 'cents' }
const pound: Currency = { one: 'pound', many: 'pounds', cents: 'pence' }
const yen: Currency = { one: 'yen', many: 'yen', cents: 'sen' }
const rupee: Currency = { one: 'rupee', many: 'rupees', cents: 'paise' }
const won: Currency = { one: 'won', many: 'won', cents: '' }
const bitcoin: Currency = { one: 'bitcoin', many: 'bitcoin', cents: '' }

const currencies: Readonly<Record<string, Currency>> = {
  $: dollar,
  US$: { one: 'you ess dollar', many: 'you ess dollars', cents: 'cents' },
  A$: { one: 'australian dollar', many: 'australian dollars', cents: 'cents' },
  C$: { one: 'canadian dollar', many: 'canadian dollars', cents: 'cents' },
  '€': euro,
  '£': pound,
  '¥': yen,
  '₹': rupee,
  '₩': won,
  '₿': bitcoin,
  USD: dollar,
  EUR: euro,
  GBP: pound,
  JPY: yen,
  INR: rupee,
}

const symbol = String.raw`(US\$|A\$|C\$|[$€£¥₹₩₿])`
const amount = String.raw`((?=[\d.])${numberPattern})`
const magnitude = String.raw`(k|mm|m|bn|b|tn|t)?`
const suffix = String.raw`(\+?)(?:\/(\w+))?`

const symbolFirst = new RegExp(`^([+-]?)${symbol}${amount}${magnitude}${suffix}$`, 'i')
const symbolLast = new RegExp(`^([+-]?)${amount}${magnitude}(€|£|¥|₹|\\$|USD|EUR|GBP|JPY|INR)$`, 'i')
const amountRange = new RegExp(`^${symbol}${amount}${magnitude}-(?:${symbol})?${amount}${magnitude}$`, 'i')
const roundAmount = new RegExp(`^${symbol}${amount}-(thousand|million|billion|trillion)$`, 'i')
const commaCents = /^([€£]?)(\d+),(\d\d)([€£]?)$/

const magnitudes: Readonly<Record<string, string>> = {
  k: 'thousand',
  m: 'million',
  mm: 'million',
  b: 'billion',
  bn: 'billion',
  t: 'trillion',
  tn: 'trillion',
}

const magnitudeWords = /^(hundred|thousand|million|billion|trillion)$/i

const periods: Readonly<Record<string, string>> = {
  mo: 'month',
  yr: 'year',
  hr: 'hour',
  h: 'hour',
  wk: 'week',
  lb: 'pound',
  kg: 'kilogram',
  sqft: 'square foot',
}

/** The word for k, m, b and t after a number; undefined for anything else. */
export function findMagnitude(letter: string): string | undefined {
  return magnitudes[letter.toLowerCase()]
}

/** Reads $1,200, $2.5M, €20, £3.50, 20€, 50¢, $5-$10, $20/month, and the "million" of "$2 million". */
export const readMoney: Reader = ({ body, previous, next }) => {
  const before = matchAmount(previous)
  if (magnitudeWords.test(body) && before !== null) return `${body.toLowerCase()} ${before.currency.many}`
  const cents = body.match(/^(\d+)¢$/)
  if (cents) return `${sayCardinal(Number(cents[1]))} ${isSingular(cents[1]!) ? 'cent' : 'cents'}`
  const european = readCommaCents(body)
  if (european !== null) return european
  const rounded = body.match(roundAmount)
  if (rounded) return readRoundAmount(rounded)
  const range = body.match(amountRange)
  if (range) return readRange(range, next)
  const money = matchAmount(body)
  if (money === null) return readCurrencyName(body, previous)
  if (money.magnitude === '' && magnitudeWords.test(next)) return `${money.sign}${sayNumber(money.amount)}`
  return `${money.sign}${sayAmount(money)}${money.isMore ? ' plus' : ''}${money.per}`
}

interface Money {
  readonly sign: string
  readonly currency: Currency
  readonly amount: string
  readonly magnitude: string
  readonly isMore: boolean
  readonly per: string
}

function matchAmount(body: string): Money | null {
  const first = body.match(symbolFirst)
  const last = first ? null : body.match(symbolLast)
  if (!first && !last) return null
  const [sign, symbolText, amountText, letter, plus, period] = first
    ? [first[1]!, first[2]!, first[3]!, first[4], first[5], first[6]]
    : [last![1]!, last![4]!, last![2]!, last![3], '', undefined]
  const currency = currencies[symbolText.toUpperCase()]
  if (!currency || sayNumber(amountText) === null) return null
  return {
    sign: sign === '-' ? 'minus ' : sign === '+' ? 'plus ' : '',
    currency,
    amount: amountText,
    magnitude: letter ? (findMagnitude(letter) ?? '') : '',
    isMore: plus === '+',
    per: period ? ` per ${periods[period.toLowerCase()] ?? period.toLowerCase()}` : '',
  }
}

function sayAmount({ amount: text, magnitude: scale, currency }: Money): string {
  if (scale !== '') return `${sayNumber(text)} ${scale} ${currency.many}`
  const [whole = '0', decimals] = text.replaceAll(',', '').split('.')
  if (decimals?.length === 2 && currency.cents !== '') return sayCents(whole, decimals, currency)
  return `${sayNumber(text)} ${isSingular(text) ? currency.one : currency.many}`
}

function sayCents(whole: string, cents: string, currency: Currency): string {
  const units = Number(whole)
  const said = `${sayCardinal(units)} ${units === 1 ? currency.one : currency.many}`
  const rest = Number(cents)
  if (rest === 0) return said
  const small =
    rest === 1 && currency.cents === 'cents' ? 'one cent' : `${sayCardinal(rest)} ${currency.cents}`
  return units === 0 ? small : `${said} and ${small}`
}

function readCommaCents(body: string): string | null {
  const match = body.match(commaCents)
  if (!match || (match[1] === '') === (match[4] === '')) return null
  return sayCents(match[2]!, match[3]!, currencies[match[1] || match[4]!]!)
}

/** "$1-million house" is an adjective, so the currency has no plural. */
function readRoundAmount([, symbolText, amountText, scale]: RegExpMatchArray): string {
  return `${sayNumber(amountText!)} ${scale!.toLowerCase()} ${currencies[symbolText!.toUpperCase()]!.one}`
}

function readRange(range: RegExpMatchArray, next: string): string {
  const [, firstSymbol, low, lowScale, , high, highScale] = range
  const lowWord = lowScale && lowScale !== highScale ? ` ${findMagnitude(lowScale)}` : ''
  const highWord = highScale ? ` ${findMagnitude(highScale)}` : ''
  const unit = magnitudeWords.test(next) ? '' : ` ${currencies[firstSymbol!.toUpperCase()]!.many}`
  return `${sayNumber(low!)}${lowWord} to ${sayNumber(high!)}${highWord}${unit}`
}

/** The "USD" of "20 USD". */
function readCurrencyName(body: string, previous: string): string | null {
  const currency = /^[A-Z]{3}$/.test(body) ? currencies[body] : undefined
  return currency && /^\d[\d,.]*$/.test(previous) ? currency.many : null
}

// Numbers as English words.

const ones = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales: readonly (readonly [number, string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
]
const irregularOrdinals: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** Whole numbers below this are read as numbers, larger ones digit by digit. */
const maxSaid = 1e15

/** A number as text, without a sign: 7, 1,200, 0.5, .5. */
export const numberPattern = String.raw`(?:\d{1,3}(?:,\d{2,3})+|\d+)?(?:\.\d+)?`

/** Reads a whole number from 0 to 10^15: 1200 is "one thousand two hundred". Throws RangeError outside. */
export function sayCardinal(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value >= maxSaid) throw new RangeError(`Cannot say ${value}`)
  if (value < 20) return ones[value]!
  if (value < 100) return joinWords(tens[Math.floor(value / 10)]!, value % 10 === 0 ? '' : ones[value % 10]!)
  if (value < 1000) return joinWords(`${ones[Math.floor(value / 100)]} hundred`, sayRest(value % 100))
  const [size, name] = scales.find(([scale]) => value >= scale)!
  return joinWords(`${sayCardinal(Math.floor(value / size))} ${name}`, sayRest(value % size))
}

/** Reads a whole number as an ordinal: 21 is "twenty first". Throws RangeError like `sayCardinal`. */
export function sayOrdinal(value: number): string {
  const words = sayCardinal(value).split(' ')
  const last = words.pop()!
  words.push(irregularOrdinals[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`))
  return words.join(' ')
}

/** Reads digits one by one; other characters are left out. */
export function sayDigits(digits: string): string {
  return [...digits]
    .filter((digit) => digit >= '0' && digit <= '9')
    .map((digit) => ones[Number(digit)]!)
    .join(' ')
}

/** Reads a number without a sign: "1,200", "0.5", ".5", "007". null when the text is not a number. */
export function sayNumber(text: string): string | null {
  if (text === '' || !new RegExp(`^${numberPattern}$`).test(text)) return null
  const [whole = '', decimals] = text.replaceAll(',', '').split('.')
  const isCode = whole.length > 1 && whole.startsWith('0')
  const value = Number(whole || '0')
  const said = isCode || value >= maxSaid ? sayDigits(whole) : sayCardinal(value)
  return decimals === undefined ? said : `${said} point ${sayDigits(decimals)}`
}

/** Reads a four-digit number as a year: 1905 is "nineteen oh five", 2000 "two thousand". */
export function sayYear(year: number): string {
  if (year < 1000 || year > 9999 || year % 1000 < 10) return sayCardinal(year)
  const rest = year % 100
  const century = sayCardinal(Math.floor(year / 100))
  if (rest === 0) return `${century} hundred`
  return `${century} ${rest < 10 ? `oh ${ones[rest]}` : sayCardinal(rest)}`
}

/** Reads a decade: 1990 is "nineteen nineties", 90 "nineties", 2000 "two thousands". */
export function sayDecade(year: number): string {
  const said = year > 100 ? sayYear(year) : sayCardinal(year)
  return said.endsWith('y') ? `${said.slice(0, -1)}ies` : `${said}s`
}

/** True when the noun after a number text is singular. */
export function isSingular(numberText: string): boolean {
  return numberText === '1'
}

function sayRest(value: number): string {
  return value === 0 ? '' : sayCardinal(value)
}

function joinWords(first: string, second: string): string {
  return second === '' ? first : `${first} ${second}`
}

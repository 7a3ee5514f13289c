import { readAcronym } from './acronyms.ts'
import { spellLetters } from './letters.ts'
import { nameReadings } from './names.ts'
import { sayDigits, sayNumber, sayYear } from './numbers.ts'

/** Words before a single capital A or I that make it a letter, not a word: "Plan A", "vitamin A". */
const letterOwner =
  /^(plan|vitamin|grade|type|option|hepatitis|team|group|section|side|step|letter|class|exhibit|series|point)$/i

/** Words that Flite would spell out although people speak them. */
const soundWords: Readonly<Record<string, string>> = {
  hmm: 'hum',
  mm: 'um',
  mmm: 'um',
  shh: 'shush',
  shhh: 'shush',
  psst: 'pist',
  pfft: 'fit',
  brr: 'burr',
  brrr: 'burr',
  tsk: 'tisk',
  nth: 'enth',
  grr: 'gur',
  zzz: 'zee zee',
}

/**
 * Reads every token that no other reader recognized, part by part: hyphens, slashes and camel case split words, digits
 * become numbers, single letters are named. Characters without a reading are dropped; the result may be empty.
 */
export function readWords(text: string, previous = '', isShouting = false): string {
  const parts = splitParts(text)
  const said = parts.map((part, index) =>
    readPart(part, index === 0 ? previous : parts[index - 1]!, isShouting, parts),
  )
  return said.filter((words) => words !== '').join(' ')
}

function splitParts(text: string): string[] {
  return text
    .replace(/[^A-Za-z0-9'&+%]+/g, ' ')
    .split(' ')
    .flatMap((part) => (isName(part) ? [part] : splitCamelCase(part)))
    .filter((part) => part !== '')
}

function isName(part: string): boolean {
  return Object.hasOwn(nameReadings, bareWord(part))
}

function bareWord(part: string): string {
  return part.toLowerCase().replace(/'s$/, '')
}

/** "OpenAI" is split into Open AI and "GPT4" into GPT 4. "McDonald", "O'Neil" and plurals such as "CEOs" stay whole. */
function splitCamelCase(part: string): string[] {
  const spaced = part
    .replace(/([A-Za-z])(\d)/g, '$1 $2')
    .replace(/(\d)([A-Za-z])/g, '$1 $2')
    .replace(/([&+%])/g, ' $1 ')
    .replace(/([a-z]{2})([A-Z])/g, (match, before: string, after: string) =>
      before === 'ac' ? match : `${before} ${after}`,
    )
    .replace(/([A-Z])([A-Z][a-z]{2,})/g, '$1 $2')
  return spaced.split(' ')
}

function readPart(part: string, previous: string, isShouting: boolean, all: readonly string[]): string {
  const word = part.toLowerCase()
  if (part === '&') return 'and'
  if (part === '+') return 'plus'
  if (part === '%') return 'percent'
  if (/^\d+$/.test(part)) return readDigits(part)
  if (Object.hasOwn(soundWords, word)) return soundWords[word]!
  const possessive = word.endsWith("'s") ? "'s" : ''
  if (Object.hasOwn(nameReadings, bareWord(part))) return `${nameReadings[bareWord(part)]}${possessive}`
  const context = { body: part, folded: part, previous, next: '', isShouting }
  const acronym = readAcronym(context)
  if (acronym !== null) return acronym
  const bare = word.replace(/^'+|(?<!')'+$/g, '').replace(/'{2,}/g, "'")
  if (/^[a-z](?:'s)?$/.test(bare)) return readLetter(part, bare, previous, all.length)
  return bare
}

function readDigits(digits: string): string {
  if (/^0\d/.test(digits)) return sayDigits(digits)
  if (/^(19|20)\d\d$/.test(digits)) return sayYear(Number(digits))
  return sayNumber(digits) ?? sayDigits(digits)
}

function readLetter(part: string, bare: string, previous: string, partCount: number): string {
  const letter = bare.charAt(0)
  const isCapital = part !== part.toLowerCase()
  const isNamed = isCapital
    ? partCount > 1 || letterOwner.test(previous)
    : partCount > 1 && /\d$/.test(previous)
  if ((letter === 'a' || letter === 'i') && !isNamed) return bare
  return `${spellLetters(letter)}${bare.slice(1)}`
}

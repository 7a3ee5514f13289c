// Reads a wish for a logo: whose logo it is, what its mark should show, and how it should look.

import { splitWords } from '../image/motifs/words.ts'
import { maxPrompt } from './asks-for-logo.ts'
import { maxNameLetters, maxTaglineLetters, type LogoLayout } from './logo.ts'
import type { LogoStyleId } from './styles.ts'

export interface LogoWish {
  /** Empty when the prompt names nobody. */
  readonly name: string
  readonly tagline: string
  /** What the prompt asks to be shown, such as "mountain" in "with a mountain"; may be empty. */
  readonly shown: string
  /** Words of the name, and words about whose logo it is. */
  readonly nameWords: readonly string[]
  readonly aboutWords: readonly string[]
  readonly style: LogoStyleId | null
  readonly layout: LogoLayout | null
  /** A color that the prompt names, as `#rrggbb`, and a second one. */
  readonly colors: readonly string[]
}

/** Reads a wish in plain words. Never fails: what is not said stays empty. */
export function readLogoPrompt(prompt: string): LogoWish {
  const text = prompt.slice(0, maxPrompt).replaceAll(/\s+/g, ' ').trim()
  const { tagline, rest } = takeTagline(text)
  const name = findName(rest)
  const about = withoutName(rest, name)
  const words = splitWords(about)
  return {
    name: cut(name, maxNameLetters),
    tagline: cut(tagline, maxTaglineLetters),
    ...findMarkWords(about, name),
    style: pickFirst(words, styleWords) ?? pickFirst(words, tradeStyles),
    layout: pickFirst(words, layoutWords),
    colors: [
      ...new Set(words.flatMap((word) => (Object.hasOwn(colorWords, word) ? [colorWords[word]!] : []))),
    ].slice(0, 2),
  }
}

function cut(text: string, letters: number): string {
  return [...text].slice(0, letters).join('').trim()
}

const quoted = /["“„«]([^"“”„«»]{1,80})["”“»]|(?:^|[\s(,:])['‘]([^'‘’]{2,80})['’](?=$|[\s,.;)])/

function takeTagline(text: string): { tagline: string; rest: string } {
  const label = text.search(/\b(?:tag ?line|slogan|motto|claim)\b/i)
  if (label < 0) return { tagline: '', rest: text }
  const after = text.slice(label)
  const quote = quoted.exec(after)
  const plain = /^\S+(?: line)?(?: (?:is|reads|says|of))?[:,]? ?([^,.;:"]{2,80})/i.exec(after)
  const found = quote ?? plain
  if (found === null) return { tagline: '', rest: text }
  const tagline = (found[1] ?? found[2] ?? '').trim()
  const before = withoutLeadIn(text.slice(0, label))
  return { tagline, rest: `${before} ${after.slice(found.index + found[0].length)}`.trim() }
}

const leadIns = new Set(['and', 'with', 'plus', 'the', 'a', 'our', 'my'])

/** The text before "with the tagline", without such words at its end. */
function withoutLeadIn(text: string): string {
  const words = text.split(' ').filter((word) => word !== '')
  while (words.length > 0 && leadIns.has(bareWord(words.at(-1)!).toLowerCase())) words.pop()
  return bareWord(words.join(' '))
}

const punctuation = new Set([',', '.', ';', ':', '!', '?', ')', ' '])

/** A word without the punctuation that follows it. */
function bareWord(word: string): string {
  let end = word.length
  while (end > 0 && punctuation.has(word[end - 1]!)) end--
  return word.slice(0, end)
}

/** The name, by how surely each form gives it: quoted, named, of capitals beside "logo", or the first words with capitals. */
function findName(text: string): string {
  const quote = quoted.exec(text)
  if (quote !== null) return (quote[1] ?? quote[2]!).trim()
  const named =
    /\b(?:called|named|titled|entitled|brand name is|name is|name:|brand:|company:)\s+(.{1,80})/i.exec(text)
  if (named !== null) return nameAtStart(named[1]!)
  const labeled = /^\s*(?:logo|logotype|wordmark|monogram)\s*[:–—-]\s*(.{1,80})/i.exec(text)
  if (labeled !== null) return nameAtStart(labeled[1]!)
  return capitalRun(text)
}

/** Words that end a name that was announced. */
const nameEnd =
  /(?:[,.;:!?()|]|\s[–—-]\s|\s(?:with|in|using|that|which|who|featuring|showing|and (?:a|an|the|use|make|show)|as|minimal|minimalist|modern|please)\s|$)/i

function nameAtStart(text: string): string {
  const end = text.search(nameEnd)
  const words = (end < 0 ? text : text.slice(0, end)).trim().split(' ')
  // Announced names often go on with what the company is: a run of capitals ends where the capitals do.
  if (!startsUpper(words[0] ?? '')) return words.slice(0, 5).join(' ')
  const run = takeRun(words, 0)
  return run.join(' ')
}

const joiners = new Set([
  'of',
  'and',
  '&',
  'the',
  'de',
  'la',
  'le',
  'du',
  'y',
  'e',
  '+',
  'x',
  'for',
  'in',
  'by',
  'n',
])
/** Words that start with a capital because they start a sentence, or say what is wanted. */
const notNames = new Set(
  'logo logos logotype wordmark monogram brand brandmark mark a an the my our create make design draw generate please i we need want minimal minimalist minimalistic modern simple clean flat bold elegant luxury luxurious premium playful friendly cute fun retro vintage classic professional creative abstract geometric round circular badge emblem icon vector cool nice new for with of in and tech startup company business'.split(
    ' ',
  ),
)

function startsUpper(word: string): boolean {
  return /^[("“]?[\p{Lu}\p{Number}]/u.test(word)
}

/** The words of a name from a position on: with capitals, and small words between two of them. */
function takeRun(words: readonly string[], from: number): string[] {
  const run: string[] = []
  for (let at = from; at < words.length; at++) {
    const word = words[at]!
    const bare = bareWord(word)
    const isPart = startsUpper(bare) && !(run.length > 0 && isWanted(bare))
    const isBetween = joiners.has(bare.toLowerCase()) && startsUpper(words[at + 1] ?? '') && run.length > 0
    if (!isPart && !isBetween) break
    run.push(bare)
    if (bare !== word) break
  }
  return run
}

function isWanted(word: string): boolean {
  return /^(?:logos?|logotype|wordmark|monogram|brandmark)$/i.test(word)
}

function capitalRun(text: string): string {
  const words = text.split(' ')
  let best: { run: string[]; score: number } | null = null
  for (let at = 0; at < words.length; at++) {
    const bare = words[at]!.replace(/[^\p{Letter}\p{Number}&'’.-]/gu, '')
    const isArticle = bare === 'The' && at > 0 && startsUpper(words[at + 1] ?? '')
    if (!startsUpper(bare) || (notNames.has(bare.toLowerCase()) && !isArticle)) continue
    const run = takeRun(words, at).map((word) => word.replace(/^[("“]/, ''))
    const isAfterFor = /^(?:for|of|by)$/i.test(words[at - 1] ?? '')
    const isBeforeLogo = isWanted((words[at + run.length] ?? '').replace(/[^a-z]/gi, ''))
    const score = run.length + (isAfterFor || isBeforeLogo ? 3 : 0)
    if (best === null || score > best.score) best = { run, score }
    at += run.length - 1
  }
  return best === null ? lowerName(text) : best.run.join(' ').replace(/['’]s$/, '')
}

/** Without capitals, a name can't be told from a description, except one with an "&" between two words. */
function lowerName(text: string): string {
  const pair =
    /\b(?:for|of)\s+((?:[\p{Letter}\p{Number}'’]{2,20} ){1,2}[&+](?: [\p{Letter}\p{Number}'’]{2,20}){1,3})/iu.exec(
      text,
    )
  return pair === null ? '' : pair[1]!.split(' ').map(capital).join(' ')
}

function isHow(word: string): boolean {
  return (
    Object.hasOwn(styleWords, word) || Object.hasOwn(layoutWords, word) || Object.hasOwn(colorWords, word)
  )
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

function withoutName(text: string, name: string): string {
  return name === '' ? text : text.replace(name, ' ').replaceAll(/\s+/g, ' ')
}

/** What the mark may show: what the prompt asks to be shown, what the name says, then what the business is about. */
function findMarkWords(about: string, name: string): Pick<LogoWish, 'shown' | 'nameWords' | 'aboutWords'> {
  const shown =
    /\b(?:with|showing|featuring|using|of|shaped like|in the shape of) (?:(?:a|an|the|two|some) )?([\p{Letter} -]{2,40})/iu.exec(
      about,
    )
  const aboutWords = splitWords(about).filter(
    (word) => !notNames.has(word) && !isHow(word) && !fillers.has(word),
  )
  return {
    shown:
      shown === null
        ? ''
        : shown[1]!
            .split(/\b(?:in|on|and|for|with|as|at)\b/i)[0]!
            .trim()
            .toLowerCase(),
    nameWords: splitWords(name).filter((word) => word.length > 2),
    aboutWords,
  }
}

const fillers = new Set(
  'called named titled color colors colour colours and or with in on at to from by is are be it that this which who style look feel tagline slogan made use using like featuring showing some two one small local based online your you me us their his her its background white transparent shop store'.split(
    ' ',
  ),
)

function pickFirst<Value>(words: readonly string[], table: Readonly<Record<string, Value>>): Value | null {
  const word = words.find((candidate) => Object.hasOwn(table, candidate))
  return word === undefined ? null : table[word]!
}

const styleWords: Readonly<Record<string, LogoStyleId>> = {
  minimal: 'modern',
  minimalist: 'modern',
  minimalistic: 'modern',
  modern: 'modern',
  clean: 'modern',
  simple: 'modern',
  tech: 'modern',
  friendly: 'friendly',
  playful: 'friendly',
  cute: 'friendly',
  fun: 'friendly',
  kids: 'friendly',
  bold: 'strong',
  strong: 'strong',
  geometric: 'strong',
  professional: 'strong',
  elegant: 'elegant',
  luxury: 'luxury',
  luxurious: 'luxury',
  premium: 'luxury',
  fashion: 'luxury',
  sophisticated: 'elegant',
  classy: 'elegant',
  vintage: 'poster',
  retro: 'poster',
  rugged: 'poster',
  industrial: 'poster',
  quirky: 'character',
  creative: 'character',
  artistic: 'character',
  soft: 'soft',
  warm: 'soft',
  gentle: 'soft',
  organic: 'soft',
  classic: 'classic',
  classical: 'classic',
  traditional: 'classic',
  timeless: 'classic',
  serif: 'classic',
  serious: 'classic',
  heritage: 'heritage',
  slab: 'heritage',
  handmade: 'handwritten',
  handwritten: 'handwritten',
  handwriting: 'handwritten',
  script: 'handwritten',
  cursive: 'handwritten',
  calligraphy: 'handwritten',
  sporty: 'sporty',
  athletic: 'sporty',
}

/** The lettering of a trade, where a prompt names no style. */
const tradeStyles: Readonly<Record<string, LogoStyleId>> = {
  law: 'classic',
  lawyer: 'classic',
  lawyers: 'classic',
  attorney: 'classic',
  attorneys: 'classic',
  notary: 'classic',
  winery: 'classic',
  vineyard: 'classic',
  wine: 'classic',
  bookstore: 'classic',
  publisher: 'classic',
  museum: 'classic',
  jewelry: 'luxury',
  jewellery: 'luxury',
  jeweler: 'luxury',
  perfume: 'luxury',
  boutique: 'luxury',
  wedding: 'luxury',
  spa: 'luxury',
  brewery: 'heritage',
  distillery: 'heritage',
  barber: 'heritage',
  barbershop: 'heritage',
  leather: 'heritage',
  carpentry: 'heritage',
  woodworking: 'heritage',
  roastery: 'heritage',
  bakery: 'handwritten',
  patisserie: 'handwritten',
  cupcake: 'handwritten',
  cupcakes: 'handwritten',
  gelato: 'handwritten',
  florist: 'handwritten',
  flowers: 'handwritten',
  gym: 'sporty',
  fitness: 'sporty',
  soccer: 'sporty',
  crossfit: 'sporty',
}

const layoutWords: Readonly<Record<string, LogoLayout>> = {
  badge: 'roundel',
  emblem: 'roundel',
  round: 'roundel',
  circular: 'roundel',
  stamp: 'roundel',
  seal: 'roundel',
  monogram: 'monogram',
  monograms: 'monogram',
  initials: 'monogram',
  lettermark: 'monogram',
  wordmark: 'wordmark',
  logotype: 'wordmark',
  stacked: 'lockup',
}

const colorWords: Readonly<Record<string, string>> = {
  red: '#c8202f',
  crimson: '#a3122b',
  burgundy: '#6d1a36',
  orange: '#ea6a1f',
  coral: '#f2654c',
  yellow: '#f2b90f',
  gold: '#c9961a',
  golden: '#c9961a',
  amber: '#e08e0b',
  green: '#1f7a3d',
  emerald: '#0f7a55',
  mint: '#4cc9a0',
  lime: '#7cb518',
  olive: '#6b7a2a',
  teal: '#0f766e',
  turquoise: '#14a3a8',
  blue: '#1d5fd1',
  navy: '#16264f',
  sky: '#3aa0e8',
  purple: '#6b35b8',
  violet: '#6b35b8',
  lavender: '#9b87d6',
  pink: '#e0568f',
  magenta: '#c01d80',
  brown: '#6b3d1e',
  black: '#16181d',
  gray: '#5a6270',
  grey: '#5a6270',
  silver: '#8a93a0',
}

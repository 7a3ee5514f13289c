// Reads the form: brings what people type into the few shapes that sentences are built from. What can't be read that way
// is used as it is, after the product's name and a colon.

import type { KitForm } from '@vivify/contract/kit'
import { baseOfThird, isBaseVerb, thirdOf } from './verbs.ts'
import {
  articleFor,
  asSentence,
  capitalize,
  dropStop,
  lowerFirst,
  splitSentences,
  tidy,
  withoutShouting,
} from './words.ts'

/** How a phrase about the product is built. */
export type Phrase =
  /** `base` is null when further verbs in the phrase can't safely be changed with the first. */
  | { kind: 'verb'; third: string | null; base: string | null; full: string }
  /** With its article where it takes one. */
  | { kind: 'noun'; noun: string; isPlural: boolean; full: string }
  | { kind: 'other'; full: string }

export interface Facts {
  name: string
  what: Phrase
  /** Further sentences of the summary. */
  more: string[]
  /** As it goes on after “for”. */
  audience: string
  news: string
  offer: string
  why: string
  features: Phrase[]
  different: string
  price: string
  platforms: string
  privacy: string
  next: string
  maker: string
  link: string
  huntUrl: string
  /** `I` when the maker writes so, `we` otherwise. */
  voice: 'I' | 'we'
  /** Everything that was given, for checks. */
  given: string
}

/** The fields of the form that hold the maker's words. */
const wordFields = [
  'name',
  'summary',
  'audience',
  'news',
  'offer',
  'why',
  'features',
  'different',
  'price',
  'platforms',
  'privacy',
  'next',
  'maker',
] as const satisfies readonly (keyof KitForm)[]

const maxFeatures = 6
const leastFeatures = 3

/** Reads a form that has a name and a summary. */
export function readFacts(shouted: KitForm): Facts {
  const form = withoutShoutedWords(shouted)
  const given = wordFields.map((name) => form[name]).join('\n')
  const name = tidy(form.name)
  const [first = '', ...more] = splitSentences(withoutName(tidy(form.summary), name))
  const features = form.features
    .split(/[\n;]/u)
    .map((line) => dropStop(tidy(line.replace(/^\s*(?:[-–—*•·]|\d{1,2}[.)])\s+/u, ''))))
    .filter((line) => /\p{L}/u.test(line))
  return {
    name,
    what: readPhrase(dropStop(first.replace(/!$/u, '')), given),
    more: more.map(asSentence),
    audience: readAudience(form.audience, given),
    news: asText(form.news),
    offer: asText(form.offer),
    why: asText(form.why),
    features: withoutSaid(features, form.summary)
      .slice(0, maxFeatures)
      .map((feature) => readPhrase(withoutName(feature, name), given)),
    different: asText(form.different),
    price: asText(form.price),
    platforms: dropStop(tidy(form.platforms)),
    privacy: asText(form.privacy),
    next: asText(form.next),
    maker: tidy(form.maker),
    link: form.link.trim(),
    huntUrl: form.huntUrl.trim(),
    voice: /\b(?:I|I['’](?:m|ve|d|ll)|my)\b/u.test(`${form.why} ${form.news}`) ? 'I' : 'we',
    given,
  }
}

/** Longer fields may be written in capitals by somebody who means well. */
function withoutShoutedWords(form: KitForm): KitForm {
  const calm = { ...form }
  for (const field of wordFields) {
    if (field === 'name' || field === 'maker') continue
    calm[field] = form[field]
      .split('\n')
      .map((line) => withoutShouting(line, form.name))
      .join('\n')
  }
  return calm
}

/** Features that add no word to the summary, which stands before them everywhere, as long as others are left. */
function withoutSaid(features: readonly string[], summary: string): readonly string[] {
  const said = new Set(wordsOf(summary))
  const further = features.filter((feature) => wordsOf(feature).some((word) => !said.has(word)))
  return further.length >= leastFeatures ? further : features
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The maker's text with a mark at its end; lines of it stay sentences. */
function asText(text: string): string {
  return splitSentences(tidy(text)).map(asSentence).join(' ')
}

/** `Querylight is a tool that …` and `Querylight: a tool …` say the name once too often. */
function withoutName(text: string, name: string): string {
  if (name === '' || !text.toLowerCase().startsWith(name.toLowerCase())) return text
  const rest = text.slice(name.length)
  const [, after] = /^\s*(?:[:–—-]|,)\s*(\S[\s\S]*)$/u.exec(rest) ?? []
  if (after !== undefined) return after
  return /^\s/u.test(rest) ? rest.trim() : text
}

function readAudience(text: string, given: string): string {
  const plain = dropStop(tidy(text)).replace(/^(?:it['’]?s |made |built )?for\s+/iu, '')
  return lowerFirst(plain, given)
}

const subjects =
  /^(?:it|this (?:app|tool|site|service|product)|we|i|our (?:app|tool|product))\s+(?:can\s+)?/iu
const isForms = /^(?:is|are|am|['’]re|['’]s)\s+/iu

/** “Warmup runs can be executed” is a sentence, “teams that can be merged” is not. */
const clause =
  /^(?:(?!(?:that|which|who|where|when) )[\p{L}\p{N}’'-]+ ){1,5}(?:can|may|will|must|is|are|was|were) \S/iu

/** Reads one phrase about the product. `given` is everything that the maker wrote. */
export function readPhrase(text: string, given = text): Phrase {
  const direct = text.replace(subjects, '')
  const hadIs = isForms.test(direct)
  const plain = dropStop(direct.replace(isForms, ''))
  const [first = ''] = plain.split(/\s/u, 1)
  const second = plain.split(/\s/u)[1] ?? ''
  const base = baseOfThird(first)
  if (!hadIs && base !== null && /^[\p{L}\p{N}]/u.test(second) && !isForms.test(second)) {
    return readVerbs(plain, first, base, 'third')
  }
  if (!hadIs && isBaseVerb(first) && startsObject(second)) {
    return readVerbs(plain, first, first.toLowerCase(), 'base')
  }
  return hadIs || (looksLikeNoun(plain) && !clause.test(plain))
    ? readNoun(plain, given)
    : { kind: 'other', full: capitalize(plain) }
}

/** `plan meals` and `plan your week` are verbs; `plan for teams` and `time tracker` are not. */
const objectStarters = new Set(
  'a an the your my our their its his her every each all any what how when where which who whatever it them one two three no more less better this that these those new you people with'.split(
    ' ',
  ),
)
const nounEnds =
  /(?:er|or|ing|ion|app|apps|tool|tools|board|kit|bot|platform|service|software|map|guide|editor|library|engine|network|assistant|extension|plugin|manager|tracker|generator|marketplace|course|game|journal|newsletter|device|lamp|camera|sensor|database|dashboard|calendar|api|sdk|cli|list|page|site|store|shop|hub|feed)$/iu

function startsObject(word: string): boolean {
  const lower = word.toLowerCase()
  if (lower === '') return false
  if (objectStarters.has(lower)) return true
  return (
    /^\p{L}/u.test(word) &&
    !['for', 'of', 'that', 'by', 'in', 'on', 'to'].includes(lower) &&
    !nounEnds.test(lower)
  )
}

function looksLikeNoun(plain: string): boolean {
  const words = plain.toLowerCase().split(' ')
  if (['a', 'an', 'the', 'your', 'one', 'our'].includes(words[0]!)) return true
  if (words[0]!.endsWith('ing') && words.length > 1 && objectStarters.has(words[1]!)) return false
  return (
    /^[\p{L}\p{N}]/u.test(plain) &&
    !['how', 'what', 'why', 'when', 'stop', 'no', 'never', 'because', 'if'].includes(words[0]!)
  )
}

/** Where the second of two verbs begins: “finds … and explains the cause”. */
const joiners = new Set(['and', 'or', 'then', 'but'])

function readVerbs(plain: string, first: string, base: string, form: 'third' | 'base'): Phrase {
  const rest = plain.slice(first.length)
  const change =
    form === 'third' ? baseOfThird : (word: string) => (isBaseVerb(word) ? thirdOf(word.toLowerCase()) : null)
  const words = rest.split(' ')
  // After “help musicians buy and sell”, further verbs belong to those who are helped.
  const isLeading = /^(?:help|let|make|enable|teach|remind|get|tell)$/u.test(base)
  let isSafe = true
  const changed = words.map((word, at) => {
    const before = words[at - 1]?.toLowerCase() ?? ''
    const isJoined = joiners.has(before) || (before.endsWith(',') && at > 1)
    const other = isJoined && !isLeading ? change(word) : null
    if (other === null) return word
    const next = words[at + 1] ?? ''
    // “meals and plans” are two nouns, “and plans your week” is a verb.
    if (objectStarters.has(next.toLowerCase())) return other
    isSafe = false
    return word
  })
  const full = capitalize(plain)
  const own = `${first.toLowerCase()}${rest}`
  const turned = isSafe ? `${form === 'third' ? base : thirdOf(base)}${changed.join(' ')}` : null
  return form === 'third'
    ? { kind: 'verb', third: own, base: turned, full }
    : { kind: 'verb', third: turned, base: own, full }
}

const headEnds = new Set(
  'for that which with of to in from on by without who where when so and, at into'.split(' '),
)
const uncountable = new Set(
  'power mode support sync delivery charging encryption privacy control shipping quality data speed battery Wi-Fi bluetooth software hardware meditation music advice help news furniture clothing coffee tea food equipment money access support research art fun insurance storage hosting security jewelry detection analysis feedback protection management monitoring tracking'.split(
    ' ',
  ),
)
const articles = new Set('a an the your one our my every no'.split(' '))

function readNoun(plain: string, given: string): Phrase {
  const words = plain.split(' ')
  const end = words.findIndex((word, at) => at > 0 && headEnds.has(word.toLowerCase().replace(/,$/, '')))
  const head = (end < 0 ? words : words.slice(0, end))
    .at(-1)!
    .toLowerCase()
    .replace(/[^\p{L}-]/gu, '')
  const isPlural = /[^su]s$/u.test(head) && !/(?:ss|is|us|news|lens|canvas|atlas)$/u.test(head)
  const isGiven = articles.has(words[0]!.toLowerCase())
  const inside = lowerFirst(plain, given)
  const isMass =
    uncountable.has(head) ||
    (head.endsWith('ing') &&
      !/^(?:setting|meeting|building|drawing|recording|painting|listing|greeting|thing)$/u.test(head))
  const noun = isGiven || isPlural || isMass ? inside : `${articleFor(inside)} ${inside}`
  return {
    kind: 'noun',
    noun,
    isPlural: isPlural && !/^(?:a|an|one)$/iu.test(words[0]!),
    full: capitalize(plain),
  }
}

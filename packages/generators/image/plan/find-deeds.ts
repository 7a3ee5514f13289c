// The verbs of a clause with whoever does them, shown or not.

import { findDoers, viewer, type Clause, type Doer, type LastNamed } from './doers.ts'
import { kitchenDeedOf, placeDeedOf, saidDeedOf } from './said-deeds.ts'
import { findBusiness } from './spoken-place.ts'
import { gerundFor, isBase } from '../understand/words/deeds/verb-forms.ts'

/** Words between the doer and the verb that change nothing. */
const between = new Set(
  (
    'slowly then also quickly often always suddenly finally quietly just simply carefully even once both all had has have still ' +
    'immediately later secretly first now ve re m d been usually only actually really basically literally almost probably nearly who that will can just'
  ).split(' '),
)
/** "Was" before a participle is a passive: whoever was caught caught nobody. */
const beings = new Set('was were is are be m re am'.split(' '))
/** Verbs that lead to another one: "started to dig", "kept digging". */
const carriers =
  /^(?:start|starts|started|begin|begins|began|keep|keeps|kept|try|tries|tried|went|want|wants|wanted|decide|decides|decided|had|has|have|going|used|love|loves|loved|like|likes|liked|hate|hates|hated|learned|need|needs|needed|gonna|continued|ended|end|came|spent|stopped|refused)$/
/** What may stand before a verb that tells somebody to do something. */
const beforeOrder =
  /^(?:then|now|so|first|next|and|always|just|please|also|finally|step|once|second|third|or|or just)$/
const afterOrder =
  /^(?:the|a|an|your|it|them|some|two|three|four|five|in|on|with|into|one|this|each|all|any|every|both|fresh|cold|warm|hot|everything|for|at|up|down|out|off)$/
/** What is done to nothing: "run", "breathe slowly". */
const moves =
  /^(?:run|walk|swim|sleep|wait|stretch|jump|dance|sing|pray|meditate|cook|read|write|rest|sit|stand|smile|laugh|jog|climb)$/
const afterMove =
  /^(?:|without|twice|again|slowly|until|every|before|after|when|while|and|like|through|around|along|outside|alone|with|for|to|on|past|up|down|across|in|so|at|only|faster|slower|barefoot|uphill)$/

export interface Deed {
  readonly doer: Doer
  /** The word of the verb. */
  readonly at: number
  readonly isPassive: boolean
}

/** Everybody in a clause with the word that may be what they do. */
export function findDeeds(
  clause: Clause,
  last: LastNamed,
  carried: Doer | undefined,
): { deeds: readonly Deed[]; doers: readonly Doer[] } {
  const { words } = clause
  const doers = findDoers(clause, last)
  const deeds = doers.flatMap((doer) => deedFrom(words, doer, doer.end) ?? [])
  const orders = [...findOrders(words), ...(doers.length === 0 ? findLaterOrders(words) : [])].filter(
    (at) => at < 4 || deeds.length === 0,
  )
  const you: Doer = { name: viewer, end: 0, isUnknown: false, isTheirs: false, isYours: true }
  if (orders.length > 0) deeds.unshift(...orders.map((at) => ({ doer: you, at, isPassive: false })))
  else if (deeds[0] === undefined && carried && !isBase(words[0])) {
    const deed = deedFrom(words, carried, words[0] === 'and' ? 1 : 0)
    if (deed && gerundFor(words[deed.at])) deeds.push(deed)
  }
  // "She walked over and bought water": the second deed has the same doer.
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (!/^(?:and|then)$/.test(word) || next === undefined) continue
    const earlier = deeds.filter((deed) => deed.at < at)
    const before =
      earlier.findLast((deed) => isVerb(words[deed.at]) || /\w{3}ed$/.test(words[deed.at]!)) ??
      (isPast(next) ? earlier.at(-1) : undefined)
    // "Dozens of people died of exhaustion and strokes": several people stroke, and nobody strokes.
    if (before && isOfOne(next) && isSeveral(before.doer)) continue
    if (before && !deeds.some((deed) => deed.at > at && deed.at < at + 4)) {
      const deed = deedFrom(words, before.doer, at + 1)
      if (deed && deed.at < at + 4) deeds.push(deed)
    }
  }
  return { deeds, doers }
}

/** True for "runs" and "strokes", which only one does. */
function isOfOne(word: string): boolean {
  return /[^s]s$/.test(word) && isBase(word.replace(/(?:(?<=sh|ch|x|o)es|s)$/, ''))
}

function isSeveral({ name }: Doer): boolean {
  return /(?:people|men|women|children|[^s]s)$/.test(name)
}

/** What somebody does whose name ends at a word. */
export function deedFrom(words: readonly string[], doer: Doer, from: number): Deed | undefined {
  let at = from
  let isPassive = false
  for (; at < words.length; at++) {
    const word = words[at]!
    // Whoever had a bakery is shown in it.
    if (/^(?:had|has|have)$/.test(word) && findBusiness(words.slice(at + 1)) !== undefined) break
    if (beings.has(word)) isPassive = true
    // Whoever stopped eating is not seen eating.
    else if (/^(?:stop|stops|stopped|quit|gave)$/.test(word) && words[at + 1]?.endsWith('ing'))
      return undefined
    else if (carriers.test(word) && leadsToDeed(words, at)) {
      isPassive = false
      if (!words[at + 1]!.endsWith('ing')) at++
    } else if (!between.has(word)) break
  }
  at = afterAside(words, at)
  // "Won't" is no victory.
  return at < words.length && words[at + 1] !== 't' ? { doer, at, isPassive } : undefined
}

/** "Came to help" and "kept digging", but not "came to the door". */
const leadsToDeed = (words: readonly string[], at: number): boolean =>
  /^(?:to|.{2,}ing|up)$/.test(words[at + 1] ?? '') &&
  !(
    words[at + 1] === 'to' &&
    /^(?:the|an?|my|your|his|her|its|our|their|this|that|me|him|us|them|one|two|three)$/.test(
      words[at + 2] ?? '',
    )
  )

const asides = /^(?:at|in|from|of|on|behind|with|named|called|near|under)$/
const maxAside = 5

/** The verb after what says more about somebody: "the woman at the counter asked", "a man named Paul hid". */
function afterAside(words: readonly string[], at: number): number {
  if (!asides.test(words[at] ?? '')) return at
  for (let later = at + 2; later <= at + maxAside && later < words.length; later++) {
    const word = words[later]!
    if (/^(?:and|but|who|that|which|to)$/.test(word)) return at
    if (/^(?:was|were)$/.test(word) && gerundFor(words[later + 1]) === words[later + 1]) return later + 1
    const isSame = /^(?:put|hit|cut|shut|set)$/.test(word)
    if ((isPast(word) || isSame) && !/^(?:the|a|an|my|his|her|their|our|your)$/.test(words[later - 1]!))
      return later
  }
  return at
}

/** True for verbs in a form that isn't a noun as well. */
const isPast = (word: string): boolean =>
  !isBase(word) && !word.endsWith('s') && !word.endsWith('ing') && isVerb(word)

/** True for words that are known as deeds. */
export const isVerb = (word: string | undefined): boolean =>
  gerundFor(word) !== undefined || saidDeedOf(word) !== undefined || placeDeedOf(word) !== undefined

const isTellable = (word: string): boolean =>
  kitchenDeedOf(word) !== undefined || (saidDeedOf(word)?.tellings.length ?? 0) > 0

/** Where a clause tells the viewer to do something: "then wipe the bottom". */
function findOrders(words: readonly string[]): number[] {
  let first = 0
  while (first < 2 && beforeOrder.test(words[first] ?? '')) first++
  if (words[first] === 'how' && words[first + 1] === 'to') first += 2
  if (/^(?:start|begin|keep|try|learn|remember)$/.test(words[first] ?? '')) {
    if (words[first + 1] === 'to') first += 2
    else if (gerundFor(words[first + 1]) === words[first + 1])
      return words[first + 1] === undefined ? [] : [first + 1]
  }
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? ''
    if (at === first) {
      // "Slid down the glass" tells nobody to do it.
      const isTold = gerundFor(word) !== undefined && !isBase(word)
      const isOrder = isBase(word) || (!isTold && isTellable(word))
      const isMove = moves.test(word) && afterMove.test(next)
      return isMove || (isOrder && afterOrder.test(next)) ? at : []
    }
    // Speech has no punctuation: "get out in the sun walk the dog".
    const isLater = words.length >= unpunctuated && at > 5 && /^(?:the|a|an|your|it)$/.test(next)
    return isLater && isBase(word) && !inSentence.test(words[at - 1]!) ? at : []
  })
}

/** "Lace up tonight and put your shoes by the door" tells to do both. */
function findLaterOrders(words: readonly string[]): number[] {
  if (!isBase(words[0]) && !(/^(?:up|down|on|off|out)$/.test(words[1] ?? '') && !isPlural(words[0])))
    return []
  return words.flatMap((word, at) => {
    const isNext = at > 1 && /^(?:and|then|or)$/.test(words[at - 1]!)
    const isOrder = isBase(word) || isTellable(word)
    return isNext && isOrder && /^(?:the|a|an|your|it|some|on)$/.test(words[at + 1] ?? '') ? [at] : []
  })
}

const isPlural = (word: string | undefined): boolean => word?.endsWith('s') === true

/** Clauses of so many words have none. */
const unpunctuated = 15

/** Words after which a verb is no order, or no verb. */
const inSentence =
  /s$|^(?:i|we|he|she|they|it|to|them|who|that|which|a|an|the|my|his|her|their|our|this|these|those|of|in|on|at|for|with|by|from|as|than|no|not|never|don|t|didn|doesn|nobody|people|everybody|everyone)$/

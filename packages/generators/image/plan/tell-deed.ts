// Deeds that are shown in another way than their words say.

import { readTokens } from '../understand/tokens/read-tokens.ts'
import { isFood } from '../understand/words/things/things.ts'
import type { Understanding } from '../understand/understanding.ts'
import { findBusiness, owning } from './spoken-place.ts'
import { kitchenDeedOf, placeDeedOf, saidDeedOf, type SaidDeed } from './said-deeds.ts'
import { showClause } from './show-clause.ts'

export interface ToldAct {
  readonly prompt: string
  readonly kind: 'full' | 'told' | 'bare' | 'mind'
}

/** A deed that is shown in another way than its words say. */
export function tellDeed(doer: string, word: string, rest: readonly string[]): ToldAct | undefined {
  // Nobody looks for weight, nor for two pounds.
  if (
    /^(?:lose|lost|losing|miss|forg)/.test(word) &&
    !/^(?:the|a|an|my|your|his|her|our|their)$/.test(rest[0] ?? '')
  )
    return undefined
  // What all of us lost long ago nobody looks for.
  if (/^(?:lose|lost|losing)$/.test(word) && doer === 'people') return undefined
  const toPlace = placeDeedOf(word)
  const there =
    toPlace && leadsToPlace(rest) ? tellWith(doer, toPlace, afterPreposition(rest), isSomewhere) : undefined
  if (there) return there
  const within = searching.test(word) ? tellWith(doer, standingIn, rest, isSomewhere) : undefined
  if (within) return within
  if (/^(?:g[eo]t|receiv|made|make)/.test(word) && rest.slice(0, 3).includes('call'))
    return { prompt: `${doer} talking on the phone`, kind: 'bare' }
  if (/^call(?:s|ed|ing)?$/.test(word) && called.test(rest.slice(0, 3).join(' ')))
    return { prompt: `${doer} talking on the phone`, kind: 'bare' }
  if (/^g[eo]ts?$/.test(word) && rest[0] === 'married') return tellWedding(doer, rest.slice(1))
  if (/^g[eo]t/.test(word) && rest[0] === 'up') return { prompt: `${doer} waking up in bed`, kind: 'bare' }
  if (rest.join(' ').includes('hands and knees')) return { prompt: `${doer} crawling`, kind: 'bare' }
  if (/^(?:hold|holds|held|holding)$/.test(word) && rest.slice(0, 2).join(' ') === 'each other')
    return { prompt: `${doer} hugging`, kind: 'told' }
  const meal = /^t[ao]k(?:es?|ing)$|^took$/.test(word) ? tellMeal(doer, rest) : undefined
  if (meal) return meal
  const worth =
    /^ma[dk]e/.test(word) &&
    rest.slice(0, 5).some((each) => /^(?:dollars|money|euros|bucks|cash|fortune)$/.test(each))
  if (worth) return { prompt: `${doer} holding money`, kind: 'bare' }
  // Nobody sells shares over a counter.
  if (
    /^(?:buy|buys|bought|sell|sells|sold|trade)/.test(word) &&
    (traders.test(doer) || rest.slice(0, 4).some((each) => shares.test(each)))
  )
    return { prompt: `${doer} looking at a computer`, kind: 'bare' }
  const business = readBusiness(doer, word, rest)
  if (business) return business
  const deed = saidDeedOf(word)
  if (!deed || /^(?:out|off|up|down|in|back) with\b/.test(rest.slice(0, 2).join(' ')))
    return tellTool(doer, rest)
  // Whoever puts children to bed doesn't carry them.
  if (word.startsWith('put') && rest[0] === 'up') return tellWith(doer, putUp, rest.slice(1), isWithThing)
  const isPut = word.startsWith('put')
  if (isPut && readTokens(rest.slice(0, 3)).some(({ kind }) => kind === 'person')) return undefined
  if (isPut && /^one (?:in|on|under|into|up)\b/.test(rest.slice(0, 2).join(' '))) return undefined
  // What is put on a desk is on it, and not in the hands of somebody who stands there.
  const placed = isPut && ontoFurniture.test(rest.join(' ')) && tellWith(doer, putOn, rest, isWithThing)
  if (placed) return placed
  const told =
    leadsAway.test(rest[0] ?? '') && !isHers(rest) ? undefined : tellWith(doer, deed, rest, isWithThing)
  if (told || deed.alone === '') return told
  return {
    prompt: `${doer} ${deed.alone}`,
    kind: /^(?:talking|thinking)$/.test(deed.alone) ? 'mind' : 'bare',
  }
}

/** Whoever sears, simmers or whisks food is seen with it at the stove or at a table; nobody cooks a bride who is toasted. */
export function tellCooking(doer: string, word: string, rest: readonly string[]): ToldAct | undefined {
  const deed = kitchenDeedOf(word)
  const shown = deed && tellWith(doer, deed, rest, isWithFood)
  return shown && { ...shown, kind: 'full' }
}

function isWithFood({ subjects, bonds }: Understanding, length: number): boolean {
  const isFilled = bonds.some(({ relation, to }) => {
    const food = subjects[to]
    return /^(?:filled with|holding)$/.test(relation) && food?.kind === 'thing' && isFood(food.thing.motif)
  })
  return length > 0 && isFilled
}

/** Whoever takes a bite eats, and whoever takes a sip drinks. */
function tellMeal(doer: string, rest: readonly string[]): ToldAct | undefined {
  const [amount = '', taken = '', of] = rest[1] === 'small' || rest[1] === 'big' ? rest.toSpliced(1, 1) : rest
  const isMeal =
    /^(?:an?|one|another|the|his|her|my|your|two)$/.test(amount) && /^(?:bites?|sips?)$/.test(taken)
  if (!isMeal) return undefined
  const deed = taken.startsWith('bite') ? 'eating' : 'drinking'
  const food = of === 'of' ? rest.slice(rest.indexOf('of') + 1) : []
  const eaten = { tellings: [{ lead: deed, tail: '' }], alone: '', isToPlace: false }
  return tellWith(doer, eaten, food, isWithThing) ?? { prompt: `${doer} ${deed}`, kind: 'bare' }
}

/** Whoever searches the cliffs is there. */
const searching = /^(?:search|explor|visit|roam|patrol|raid|tour)(?:e?s|ed|ing)?$/
const standingIn: SaidDeed = { tellings: [{ lead: 'standing in', tail: '' }], alone: '', isToPlace: true }

const traders = /\b(?:investors?|traders?|brokers?|bankers?)$/
const shares = /^(?:stocks?|shares|bonds|bitcoins?|crypto|funds?|etfs?)$/

/** Whom people phone; "he called it gold" is no call. */
const called =
  /^(?:(?:the|an?) (?:police|ambulance|office|hospital|number|bank|company|hotel|doctor|taxi|cab)\b|911\b|for help\b|(?:me|him|her|them|home|an? (?:wo)?man)(?: (?:\w+ times|twice|every|and|at|on|from|every|to|back|again|in|that)\b|$)|(?:my|his|her|your|our|their) (?:\w+)(?: (?:and|at|on|from|every|to|back|again|in)\b|$))/

function tellWedding(doer: string, rest: readonly string[]): ToldAct | undefined {
  const shown = showClause(
    { doer, lead: 'getting married' },
    rest,
    ({ subjects }) => subjects[0]?.kind === 'person',
  )
  return shown && { prompt: shown.prompt, kind: 'told' }
}

/** Whoever puts up a fence builds it. */
const putUp: SaidDeed = {
  tellings: [
    { lead: 'building', tail: '' },
    { lead: 'with', tail: '' },
  ],
  alone: '',
  isToPlace: false,
}

/** Whoever has a bakery is seen in it. */
function readBusiness(doer: string, word: string, rest: readonly string[]): ToldAct | undefined {
  const place = owning.test(word) ? findBusiness(rest) : undefined
  return place === undefined ? undefined : { prompt: `${doer} standing in the ${place}`, kind: 'told' }
}

/** "They turned up in sunglasses" and "she asked about pianos": nothing is held. */
const leadsAway =
  /^(?:up|off|out|on|in|at|to|for|about|from|of|by|over|down|away|back|into|through|with|that|if|how|what|why|where|when|like|as|it|them|me|him|her|us|you|rid|used|every)$/
/** "Sold her car" is about her car, and "sold her a car" is not. */
const isHers = ([first, second = '', third = '']: readonly string[]): boolean =>
  first === 'her' &&
  !/^(?:an?|the|to|for|in|on|at|with|and)$/.test(second) &&
  readTokens([second, third].filter(Boolean)).some(({ kind }) => kind === 'thing')

/** What somebody has in hand while they do what no picture shows: "he came out with a lamp". */
function tellTool(doer: string, rest: readonly string[]): ToldAct | undefined {
  const at = rest.slice(0, 6).indexOf('with')
  if (at < 0 || !/^(?:an?|the|his|my|their|your|two|money)$/.test(rest[at + 1] ?? '')) return undefined
  const holding = { tellings: [{ lead: 'holding', tail: '' }], alone: '', isToPlace: false }
  return tellWith(doer, holding, rest.slice(at + 1), isWithThing)
}

const leadsToPlace = (rest: readonly string[]): boolean =>
  rest.slice(0, 4).some((word) => /^(?:to|in|into|at|inside|through|from)$/.test(word))

function afterPreposition(rest: readonly string[]): readonly string[] {
  return rest.slice(rest.findIndex((word) => /^(?:to|in|into|at|inside|through|from)$/.test(word)) + 1)
}

const ontoFurniture =
  /^(?:[\w'-]+ ){1,6}on(?:to)? (?:the|a|my|your|his|her|our|their) (?:\w+ )?(?:desk|table|counter|shelf|windowsill|nightstand|stove)\b/
const putOn: SaidDeed = { tellings: [{ lead: 'putting', tail: '' }], alone: '', isToPlace: false }

export function tellWith(
  doer: string,
  { tellings }: SaidDeed,
  rest: readonly string[],
  isShown: (read: Understanding, length: number) => boolean,
): ToldAct | undefined {
  const named = readTokens(rest.slice(0, 6))
  if (!named.some(({ kind }) => kind === 'thing' || kind === 'person' || kind === 'place')) return undefined
  for (const { lead, tail } of tellings) {
    const shown = showClause({ doer, lead, tail }, rest, isShown)
    // Whoever got a baby to sleep holds none.
    const isCause = lead === 'holding' && / to \w/.test(shown?.prompt ?? '')
    if (shown && !isCause) return { prompt: shown.prompt, kind: 'told' }
  }
  return undefined
}

/** In a place, with nothing but people and what the doer has along: "walked down to the harbor with a lantern". */
function isSomewhere({ subjects, bonds, place, isUsualPlace }: Understanding, length: number): boolean {
  const isAlong = (index: number): boolean =>
    bonds.some(({ from, to, word }) => from === 0 && to === index && word === 'with')
  return (
    length > 0 &&
    place !== undefined &&
    !isUsualPlace &&
    subjects.every(({ kind }, index) => kind === 'person' || isAlong(index))
  )
}

/** Nobody holds a country. */
const maxHeldMeters = 3

export function isWithThing({ subjects, bonds }: Understanding, length: number): boolean {
  const [doer, other] = subjects
  if (length === 0 || doer?.kind !== 'person' || other === undefined) return false
  const isHeld = /^(?:holding|hand out)$/.test(doer.pose)
  if (isHeld && other.kind === 'thing' && other.thing.meters > maxHeldMeters) return false
  return bonds.some(({ from, to }) => from === 0 && to > 0)
}

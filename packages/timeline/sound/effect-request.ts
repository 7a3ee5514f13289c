// Reads the document's Sound Effects text: free English such as "soft whoosh on every cut, pop on numbers".

import type { EffectKind } from './effects.ts'
import {
  effectWords,
  fillerWords,
  loudWords,
  nothingPatterns,
  refusalWords,
  softWords,
  triggerWords,
  type EffectTrigger,
} from './effect-words.ts'

/** When an effect is wanted. */
export type EffectMoment =
  | { readonly type: 'event'; readonly event: EffectTrigger }
  | { readonly type: 'time'; readonly seconds: number }
  | { readonly type: 'interval'; readonly seconds: number }
  | { readonly type: 'word'; readonly word: string }

/** One requested effect. `moments` is empty when the text does not say when. */
export interface EffectWish {
  readonly kind: EffectKind
  readonly moments: readonly EffectMoment[]
  /** Difference from the usual loudness in decibels. */
  readonly changeDb: number
  /** True to use only every second occasion. */
  readonly isAlternate: boolean
}

/** What a text asks for. */
export interface EffectRequest {
  /** True when the text asks for no effects at all. */
  readonly isNone: boolean
  readonly wishes: readonly EffectWish[]
  /** Effects and occasions that the text excludes. */
  readonly refusedKinds: readonly EffectKind[]
  readonly refusedEvents: readonly EffectTrigger[]
  /** Change in decibels for all effects, when the text names no effect. */
  readonly changeDb: number
  /** Unknown words in the order of the text, each once. */
  readonly unknown: readonly string[]
}

interface Clause {
  readonly kinds: EffectKind[]
  readonly moments: EffectMoment[]
  readonly isRefusal: boolean
  readonly isAlternate: boolean
  readonly changeDb: number
  readonly unknown: string[]
  /** True when the clause was joined to the one before it by "and". */
  readonly isJoined: boolean
}

const softerDb = -5
const louderDb = 3
const kindOfWord = indexWords(effectWords)
const eventOfWord = indexWords(triggerWords)
const known = new Set<string>([...fillerWords, ...softWords, ...loudWords, ...refusalWords])
/** Effects for moments that are named without an effect: "on every cut" alone means a whoosh. */
const usualKinds: Record<EffectTrigger, EffectKind> = {
  cut: 'whoosh',
  number: 'pop',
  emphasis: 'pop',
  everyWord: 'tick',
  hook: 'hit',
  end: 'ding',
}

/** Reads any Sound Effects text. Words that are not understood are listed; nothing is thrown. */
export function readEffectRequest(text: string): EffectRequest {
  const plain = text.toLowerCase().replaceAll(/[’‘]/g, "'").trim()
  if (nothingPatterns.test(plain.replaceAll(/(?<![.!])[.!]+$/g, ''))) {
    return { isNone: true, wishes: [], refusedKinds: [], refusedEvents: [], changeDb: 0, unknown: [] }
  }
  const clauses = splitClauses(plain)
  const wished = clauses.filter((clause) => !clause.isRefusal)
  const refused = clauses.filter((clause) => clause.isRefusal)
  const wishes = collectWishes(wished)
  return {
    isNone: false,
    wishes,
    refusedKinds: refused.flatMap((clause) => clause.kinds),
    refusedEvents: refused
      .filter((clause) => clause.kinds.length === 0)
      .flatMap((clause) =>
        clause.moments.flatMap((moment) => (moment.type === 'event' ? [moment.event] : [])),
      ),
    changeDb: wishes.length > 0 ? 0 : (wished.find((clause) => clause.changeDb !== 0)?.changeDb ?? 0),
    unknown: [...new Set(clauses.flatMap((clause) => clause.unknown))],
  }
}

/**
 * Completes clauses joined by "and" from their neighbor, when one of the two states the effect or the moment for both.
 */
function collectWishes(clauses: readonly Clause[]): EffectWish[] {
  const wishes: EffectWish[] = []
  clauses.forEach((clause, index) => {
    let { kinds, moments } = clause
    if (kinds.length === 0) {
      if (moments.length === 0) return
      const before = clauses[index - 1]
      kinds =
        clause.isJoined && before && before.kinds.length > 0
          ? before.kinds
          : moments.map(chooseKind).slice(0, 1)
    }
    if (moments.length === 0 && clauses[index + 1]?.isJoined) moments = clauses[index + 1].moments
    for (const kind of new Set(kinds)) {
      wishes.push({ kind, moments, changeDb: clause.changeDb, isAlternate: clause.isAlternate })
    }
  })
  return wishes
}

function chooseKind(moment: EffectMoment): EffectKind {
  return moment.type === 'event' ? usualKinds[moment.event] : 'pop'
}

function splitClauses(text: string): Clause[] {
  // A period or comma between digits is part of a number; a colon is part of a time.
  const parts = text.split(/((?:(?<!\s)\s+)?(?:[;\n!?+&]|,(?!\d)|\.(?!\d)|\b(?:and|then|plus|but)\b)\s*)/)
  const clauses: Clause[] = []
  let isJoined = false
  parts.forEach((part, index) => {
    if (index % 2 === 1) isJoined = /^(\s*)(and|&|\+|plus)/.test(part) && !/[.;\n]/.test(part)
    else if (part.trim() !== '') {
      const clause = readClause(part, isJoined)
      clauses.push(clause)
    }
  })
  return clauses
}

function readClause(part: string, isJoined: boolean): Clause {
  const moments: EffectMoment[] = []
  let rest = part
  const take = (pattern: RegExp, make: (groups: string[]) => EffectMoment | undefined) => {
    rest = rest.replace(pattern, (all: string, ...groups: string[]) => {
      const moment = make(groups)
      if (moment) moments.push(moment)
      return moment ? ' ' : all
    })
  }
  take(/(?:\b(?:the )?word )?["“”]([^"“”]+)["“”]/g, ([word]) => ({ type: 'word', word: word.trim() }))
  take(/\bthe word ([\p{L}\p{N}'$%-]+)/gu, ([word]) => ({ type: 'word', word }))
  take(/\bevery (\d+(?:\.\d+)?) ?(?:seconds?|secs?|s)\b/g, ([seconds]) => readInterval(Number(seconds)))
  take(/\b(\d{1,2}):(\d{2}(?:\.\d+)?)\b/g, ([minutes, seconds]) => ({
    type: 'time',
    seconds: Number(minutes) * 60 + Number(seconds),
  }))
  take(/\b(\d+(?:\.\d+)?) ?(?:seconds?|secs?|s)\b/g, ([seconds]) => ({
    type: 'time',
    seconds: Number(seconds),
  }))
  take(/\bat (\d+(?:\.\d+)?)(?![\w.])/g, ([seconds]) => ({ type: 'time', seconds: Number(seconds) }))
  rest = rest
    .replaceAll(/\bkey[ -]words?\b/g, 'keywords')
    .replaceAll(/\b(important|stressed|highlighted|emphasi[sz]ed) words?\b/g, 'emphasis')
    .replaceAll(/\bcall[ -]to[ -]action\b/g, 'cta')
    .replaceAll(/\bbuild[ -]ups?\b/g, 'buildup')
    .replaceAll(/\b(scene|slide) changes?\b/g, 'cuts')
  return readWords(rest, moments, isJoined)
}

function readWords(rest: string, moments: EffectMoment[], isJoined: boolean): Clause {
  const kinds: EffectKind[] = []
  const unknown: string[] = []
  const words = rest.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  for (const word of words) {
    const kind = kindOfWord.get(word)
    const event = eventOfWord.get(word)
    if (kind) kinds.push(kind)
    else if (event) addEvent(moments, event)
    else if (!known.has(word)) unknown.push(word)
  }
  const isSoft = words.some((word) => softWords.includes(word))
  const isLoud = words.some((word) => loudWords.includes(word))
  return {
    kinds,
    moments,
    unknown,
    isJoined,
    isRefusal: words.some((word) => refusalWords.includes(word)),
    isAlternate: /\bevery (other|second)\b/.test(rest),
    changeDb: isSoft ? softerDb : isLoud ? louderDb : 0,
  }
}

function addEvent(moments: EffectMoment[], event: EffectTrigger): void {
  if (!moments.some((moment) => moment.type === 'event' && moment.event === event)) {
    moments.push({ type: 'event', event })
  }
}

/** Intervals shorter than half a second would be noise, not rhythm. */
function readInterval(seconds: number): EffectMoment | undefined {
  return seconds >= 0.5 ? { type: 'interval', seconds } : undefined
}

function indexWords<Key extends string>(table: Record<Key, readonly string[]>): Map<string, Key> {
  const index = new Map<string, Key>()
  for (const key in table) for (const word of table[key]) index.set(word, key)
  return index
}

// What animals are seen doing in a spoken sentence: "the crow brought her a key" is a crow with a key.

import type { Understanding } from '../understand/understanding.ts'
import { owning, readClause, type Clause } from './doers.ts'
import { deedFrom } from './find-deeds.ts'
import { isAnimalToken } from './named-animals.ts'
import { spans } from './read-acts.ts'
import { readPrompt } from './read-prompt.ts'
import { showClause } from './show-clause.ts'
import { findSpokenPlace } from './spoken-place.ts'
import { readTokens, type Token } from '../understand/tokens/read-tokens.ts'
import { gerundFor } from '../understand/words/deeds/verb-forms.ts'

const maxClauses = 8
/** How many deeds of a sentence are read. */
const maxDeeds = 4
/** What an animal has in its mouth. */
const carrying =
  /^(?:brings?|brought|carr(?:y|ies|ied)|takes?|took|st[eo]als?|stole|finds?|found|grabs?|grabbed|fetch(?:es|ed)?|drop(?:s|ped)|keeps?|kept|collects?|collected)$/
/** What an animal does that only shows where it is. */
const staying =
  /^(?:waits?|waited|stays?|stayed|lives?|lived|comes?|came|returns?|returned|arrives?|arrived|appears?|appeared|hides?|hid|rests?|rested|taps?|tapped|knocks?|knocked|breaks?|broke|moves?|moved|gets?|got)$/
const taker = /^(?:you|me|him|her|us|them|back|home)$/
const before = /^(?:a|an|the|my|your|our|his|her|their|every|each|one|two|three|four|five|another|this|that)$/
const unreal = /^(?:not|never|no|nobody|if|would|could|should|might|may|unless|t|cannot|ll)$/

/** "The dog's food" is food. */
const animalOwners = /\b(?:the|an?|my|our|his|her|its|their) \p{L}+[’']s (?=\p{Ll})/gu

/** Prompts for what animals do, in the order of the words. */
export function readAnimalDeeds(say: string): string[] {
  const prompts: string[] = []
  for (const text of say
    .replaceAll(spans, ' ')
    .replaceAll(animalOwners, 'the ')
    .split(/(?<=[,.;:!?–—])/, maxClauses)) {
    const clause = readClause(text)
    for (const [index, token] of clause.tokens.entries())
      if (isAnimalToken(token) && !token.isNegated && prompts.length < maxDeeds)
        prompts.push(...readDeed(clause, index))
  }
  return prompts
}

function readDeed({ words, tokens, starts }: Clause, index: number): string[] {
  let from = index
  while (from > 0 && ['number', 'quality', 'color', 'size'].includes(tokens[from - 1]!.kind)) from--
  const start = starts[from]!
  const article = words[start - 1] ?? ''
  const isSubject =
    before.test(article) || (start === 0 && words[0]!.endsWith('s')) || tokens[from]!.kind === 'number'
  if (!isSubject || leading.test(words[start - 2] ?? '')) return []
  const own = starts[index]! + tokens[index]!.words.length
  const other = otherBeside(tokens, index)
  const end = own + (other?.length ?? 0)
  const doer = [...words.slice(start, own), ...(other ? ['and', other.name] : [])].join(' ')
  const shown = words
    .slice(end, end + 14)
    .flatMap((word, at) => (/^(?:and|then)$/.test(word) ? end + at + 1 : []))
  const prompts = [end, ...shown].flatMap((at) => {
    const deed = deedFrom(
      words,
      { name: doer, end: at, isUnknown: false, isTheirs: false, isYours: false },
      at,
    )
    if (!deed || words.slice(end, deed.at).some((word) => unreal.test(word))) return []
    if (deed.isPassive && !left.test(words[deed.at]!)) return []
    return showDeed(doer, words[deed.at]!, words.slice(deed.at + 1, deed.at + 17)) ?? []
  })
  return prompts.length === 0 && other ? showPair(doer, words.slice(end)) : prompts
}

/** Two animals side by side, whatever they do, where that is. */
function showPair(pair: string, rest: readonly string[]): string[] {
  const place = findSpokenPlace(readTokens(['x', ...rest]))
  const prompts = [...(place === undefined ? [] : [`${pair}, ${place}`]), pair]
  return [prompts.find(isOfTwo) ?? []].flat()
}

function isOfTwo(prompt: string): boolean {
  const { subjects, missing } = readPrompt(prompt)
  return missing.length === 0 && subjects.length === 2
}

/** The second one of "the fox and the hound", with how many words lead to its end. */
function otherBeside(tokens: readonly Token[], index: number): { name: string; length: number } | undefined {
  const [and, next, last] = tokens.slice(index + 1, index + 4)
  if (and?.words.join(' ') !== 'and' || next === undefined) return undefined
  const other = before.test(next.words.join(' ')) ? last : next
  if (other === undefined || !isAnimalToken(other)) return undefined
  const between = other === last ? next.words.length : 0
  return { name: other.words.join(' '), length: 1 + between + other.words.length }
}

/** Words after which an animal is not the one that acts: "the tail of the dog". */
const leading = /^(?:of|in|on|at|to|with|for|from|by|about|like|than|as|into|near|under|over)$/

/** What happens to an animal that only shows where it is. */
const left = /^(?:trapped|lost|stuck|abandoned|hidden|locked|stranded|rescued|born)$/

function showDeed(doer: string, word: string, rest: readonly string[]): string | undefined {
  if (carrying.test(word) && !meetingWith(rest)?.isGrown) {
    const thing = taker.test(rest[0] ?? '') ? rest.slice(1) : rest
    const held = showClause({ doer, lead: 'holding' }, thing, isAnimalWith)
    if (held) return held.prompt
  }
  // Whoever got trapped in the forest is there.
  if (left.test(word) || (left.test(rest[0] ?? '') && /^g[eo]ts?$/.test(word)))
    return showClause({ doer, lead: '' }, atPlace(left.test(word) ? rest : rest.slice(1)), isAnimalDoing)
      ?.prompt
  const met = showMeeting(doer, word, rest)
  if (met) return met
  if (staying.test(word))
    return where.test(rest[0] ?? '')
      ? showClause({ doer, lead: '' }, atPlace(rest), isAnimalDoing)?.prompt
      : undefined
  const knocked = knocking.test(word) ? offTable.exec(rest.join(' ')) : null
  if (knocked)
    return showClause({ doer, lead: 'and a' }, `${knocked[1]} on a ${knocked[2]}`.split(' '), isAnimalWith)
      ?.prompt
  const lead = gerundFor(word)
  if (lead === undefined || unseen.test(lead)) return undefined
  const shown = showClause({ doer, lead }, rest, isAnimalDoing)?.prompt
  return shown ?? (alone.test(lead) ? `${lead} ${doer}` : undefined)
}

/** What somebody does with another who is there, too. */
const together =
  /^(?:lead|leads|led|guid(?:es?|ed)|follow(?:s|ed)?|t[ao]kes?|took|brings?|brought|stays?|stayed|walks?|walked|lives?|lived|l[ai]y|lies|sleeps?|slept|sits?|sat|stands?|stood|protect(?:s|ed)?|guard(?:s|ed)?|help(?:s|ed)?|sav(?:es?|ed)|rescue[sd]?|comfort(?:s|ed)?|lov(?:es?|ed)|adopt(?:s|ed)?|rais(?:es?|ed)|befriend(?:s|ed)?|visit(?:s|ed)?|play(?:s|ed)?|wait(?:s|ed)?|joins?|joined|kept|keeps?)$/
/** What somebody does to another who is before them. */
const towards =
  /^(?:meets?|met|greet(?:s|ed)?|approach(?:es|ed)?|f[io]u?nds?|watch(?:es|ed)?|notice[sd]?|nuzzle[sd]?|touch(?:es|ed)?|sniff(?:s|ed)?|sees?|saw|trust(?:s|ed)?|comes?|came|r[au]ns?|w[ae]nt|goes|returns?|returned|rush(?:es|ed)?|hurr(?:ies|ied))$/
/** Words between such a deed and the other. */
const leadingTo =
  /^(?:up|over|back|right|straight|down|to|with|for|by|beside|near|next|close|the|an?|my|your|his|her|their|its|another|old|young|little|big|small|blind|sick|lost|tiny|lonely)$/
const maxLead = 6
const young = /^(?:baby|kitten|puppy|pup|cub|calf|foal|chick|lamb|kid)/

interface Met {
  readonly name: string
  /** False for young, which are carried. */
  readonly isGrown: boolean
  /** The words that lead to it. */
  readonly lead: readonly string[]
}

/** The animal or person whom a deed is done with or to. */
function meetingWith(rest: readonly string[]): Met | undefined {
  const at = rest.findIndex((word) => !leadingTo.test(word))
  if (at < 1 || at > maxLead) return undefined
  const [other, next] = readTokens(rest.slice(at, at + 3))
  const isBeing = other && (other.kind === 'person' || isAnimalToken(other))
  // A dog's bowl is no dog.
  if (!isBeing || next?.kind === 'thing' || next?.words[0] === owning) return undefined
  const name = other.words.join(' ')
  return { name, isGrown: !young.test(name), lead: rest.slice(0, at) }
}

/** An animal and whom it leads, follows or comes to, where that is. */
function showMeeting(doer: string, word: string, rest: readonly string[]): string | undefined {
  const met = meetingWith(rest)
  if (met === undefined) return undefined
  const isTo = met.lead.includes('to')
  const isTowards = isTo && /^(?:walk|r[au]n|c[ao]me|w[ae]nt|go|return|rush|hurr|crawl)/.test(word)
  const relation = isTowards || (towards.test(word) && (isTo || !aiming.test(word))) ? 'looking at' : 'with'
  if (relation === 'with' && !together.test(word)) return undefined
  const shown = /^r[au]n|^rush/.test(word) ? 'running towards' : relation
  const place = findSpokenPlace(readTokens(['x', ...rest]))
  const pair = `${doer} ${shown} the ${met.name}`
  return [...(place === undefined ? [] : [`${pair}, ${place}`]), pair].find(isOfTwo)
}

/** Who only comes or runs is before nobody. */
const aiming = /^(?:comes?|came|r[au]ns?|w[ae]nt|goes|return|rush|hurr)/

/** What a cat does to a glass is about to be seen: both are on the table. */
const knocking = /^(?:push|knock|swat|bat|shov|tip|swip)(?:s|es|e|ed|ped|ted|ing|ping|ting)?$/
const offTable =
  /^(?:the|an?|my|your|his|her|our|their) (?:\w+ )??(\w+) (?:off|over|from|down from) (?:the|an?|my|your|his|her|our|their) (table|shelf|counter|desk|nightstand)\b/

/** What is seen of an animal whatever it does it to. */
const alone = /^(?:yawning|sleeping|howling|running|swimming)$/

const unseen =
  /^(?:learning|thinking|knowing|wanting|needing|feeling|loving|hating|being|having|making|doing|going|looking|getting|using|standing for)$/

const where = /^(?:to|on|in|into|at|by|near|under|behind|beside|inside|outside|up|from|through|over)$/

/** Whoever came to the window is at it. */
function atPlace(rest: readonly string[]): readonly string[] {
  const word = rest[0] ?? ''
  if (/^(?:to|on)$/.test(word)) return ['at', ...rest.slice(1)]
  return word === 'into' ? ['in', ...rest.slice(1)] : rest
}

function isAnimalWith({ subjects, bonds }: Understanding, length: number): boolean {
  const [animal, other] = subjects
  if (length === 0 || animal?.kind !== 'thing' || other?.kind !== 'thing') return false
  return (
    other.thing.meters <= animal.thing.meters * maxHeld &&
    bonds.some(({ from, to }) => from === 0 && to === 1)
  )
}

/** How much longer than an animal whatever it carries may be. */
const maxHeld = 1.5

function isAnimalDoing({ subjects, bonds, place, isUsualPlace }: Understanding, length: number): boolean {
  if (length === 0 || subjects[0]?.kind !== 'thing') return false
  return bonds.some(({ from, to }) => from === 0 && to > 0) || (place !== undefined && !isUsualPlace)
}

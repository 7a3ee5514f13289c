// Cuts a prompt into tokens: the longest phrase that means something wins ("piggy bank" before "bank").

import type { PoseName } from '../../figures/poses.ts'
import { gerundFor } from '../words/deeds/verb-forms.ts'
import { airWords } from '../words/air-words.ts'
import { beastAtWork, beastPeople } from './people/beast-people.ts'
import { conditionOf } from '../words/places/conditions.ts'
import { roomWithin } from '../words/places/further-place-words.ts'
import { deedNamed, pronounNames } from './deed-forms.ts'
import { isFiniteVerb, isHomonym, isNounHere, readHomonym } from './homonyms.ts'
import { groups } from '../words/people/groups.ts'
import { roles } from '../words/people/people.ts'
import type { Role } from '../words/people/role.ts'
import { placeWords } from '../words/places/place-words.ts'
import { singularPhrase } from '../words/singular.ts'
import { isState } from '../words/things/states.ts'
import { isSymbolPhrase } from '../words/symbol-words.ts'
import { isMeasured, thingNamed, thingOf, type Thing } from '../words/things/things.ts'
import { garmentNamed } from '../words/garments.ts'
import { isAdjective, qualityWords, silentWords, viewWords, type Quality } from '../words/qualities.ts'
import type { Token } from '../token.ts'
import { finiteRelations, poseWords } from '../words/deeds/deed-words.ts'
import { colorWords, negations, numbers, relationWords, sizes, type RelationName } from '../words/words.ts'

export type { Token }

const maxPhraseWords = 6
/** Words that lead to a place. */
const leading = new Set(
  'down up past in at on through inside across into near along from over to around within onto by under among between'.split(
    ' ',
  ),
)

export function readTokens(words: readonly string[]): Token[] {
  const tokens: Token[] = []
  let at = 0
  let isNegated = false
  while (at < words.length) {
    const token = readAt(words, at, tokens)
    at += token.words.length
    if (token.kind === 'negation') isNegated = true
    tokens.push(isNegated && token.kind !== 'negation' ? { ...token, isNegated } : token)
    // "No" reaches to the first thing after it.
    if (isNegated && ['person', 'thing', 'place', 'air', 'unknown', 'clothing'].includes(token.kind))
      isNegated = false
  }
  return tokens.filter((token) => token.kind !== 'negation')
}

function readAt(words: readonly string[], at: number, before: readonly Token[]): Token {
  for (let count = Math.min(maxPhraseWords, words.length - at); count > 0; count--) {
    const own = words.slice(at, at + count)
    // No phrase reaches over a comma.
    if (count > 1 && own.includes(',')) continue
    const meaning = meaningOf(own, words, at, before)
    if (meaning) return meaning
  }
  const word = words[at]!
  return { kind: silentWords.has(word) || word === ',' ? 'silent' : 'unknown', words: [word] }
}

function meaningOf(
  own: readonly string[],
  words: readonly string[],
  at: number,
  before: readonly Token[],
): Token | undefined {
  const phrase = own.join(' ')
  const isSingle = own.length === 1
  if (isSingle && negations.has(phrase)) return { kind: 'negation', words: own }
  const isSomebody = isSingle && !before.some(({ kind }) => kind === 'person' || kind === 'thing')
  const names = isSomebody ? pronounNames(words, at) : undefined
  if (names) return { kind: 'person', roles: names.map((name) => roles.get(name)!), words: own }
  const deed = deedNamed(own, words.slice(at + own.length, at + own.length + 6), before)
  if (deed) return deed
  // Whatever isn't elsewhere is on the ground, and what falls comes from the sky.
  if (/^(?:on the (?:ground|floor|grass)|from the sky)$/.test(phrase)) return { kind: 'silent', words: own }
  if (!isSingle && silentWords.has(phrase)) return { kind: 'silent', words: own }
  if (isSingle && isPicture(words, at))
    return { kind: 'thing', thing: thingOf(pictureOf(phrase)), words: own }
  const homonym = isSingle ? readHomonym(words, at) : undefined
  if (homonym) return { kind: 'thing', thing: homonym, words: own }
  if (viewWords.has(phrase) || isPrint(phrase, words[at + own.length])) return { kind: 'view', words: own }
  if (garmentNamed(phrase) && isWorn(words, at, before)) return { kind: 'clothing', words: own }
  if (isSingle && isVerbOf(before.at(-1), phrase, words[at + 1])) return verbNamed(phrase)
  const isFinite = isSingle && isFiniteVerb(phrase, words[at + 1], before)
  const person = isFinite ? undefined : somebodyNamed(phrase, words, at)
  if (person && !(isSingle && isAdjectival(phrase, words[at + 1])))
    return { kind: 'person', roles: person, words: own }
  const room = roomWithin(phrase, leadOf(words, at, before))
  if (room) return { kind: 'place', place: room, words: own }
  const place = placeWords.get(phrase) ?? placeWords.get(singularPhrase(phrase))
  const isVerb = isFinite || (isSingle && !isNounHere(words, at))
  const thing = isVerb || silentWords.has(phrase) ? undefined : thingNamed(phrase)
  // "A castle" is a thing, "in a castle" is a place, and so is what stands alone.
  const isClimbed =
    thing?.motif === 'window' &&
    (before.some((each) => each.kind === 'pose' && each.pose === 'climbing') ||
      before.some((each) => each.words.join(' ') === 'reaching through'))
  if (place && !isClimbed && (!thing || isLedTo(words, at, before)))
    return { kind: 'place', place, words: own }
  const air = airWords.get(phrase)
  if (air) return { kind: 'air', air, words: own }
  if (isSingle && Object.hasOwn(colorWords, phrase))
    return { kind: 'color', color: colorWords[phrase]!, words: own }
  if (isSingle && Object.hasOwn(sizes, phrase)) return { kind: 'size', size: sizes[phrase]!, words: own }
  const quality = qualityWords.get(phrase) ?? (isState(phrase) || conditionOf(phrase) ? {} : undefined)
  if (quality && describes({ quality, thing, own, words, at, before }))
    return { kind: 'quality', quality, words: own }
  if (phrase === 'building' && isNamedBuilding(words, at))
    return { kind: 'thing', thing: thingOf('office-building'), words: own }
  const pose = poseWords.get(phrase) ?? (isSingle ? infinitivePose(words, at) : undefined)
  const relation = relationWords.get(phrase) ?? finiteRelation(phrase, before)
  // "Clinking glasses" are things, unless somebody does it.
  const isNamed = thing !== undefined && !isSingle && !before.some(({ kind }) => kind === 'person')
  if (pose && !isNamed) return { kind: 'pose', pose, words: own, ...(relation ? { relation } : {}) }
  if (relation) return { kind: 'relation', relation, words: own }
  if (isSingle && Object.hasOwn(numbers, phrase))
    return { kind: 'number', count: numbers[phrase]!, words: own }
  if (thing && isCutFrom(own, words[at + own.length])) return undefined
  if (thing) return { kind: 'thing', thing, words: own, ...countOf(phrase, words, at) }
  if (quality) return { kind: 'quality', quality, words: own }
  return isSymbolPhrase(phrase) ? { kind: 'unknown', words: own } : undefined
}

function somebodyNamed(phrase: string, words: readonly string[], at: number): readonly Role[] | undefined {
  return beastPeople(phrase) ?? beastAtWork(phrase, words, at) ?? personNamed(phrase)
}

/** "An old phone booth" is no old phone. */
function isCutFrom(own: readonly string[], next: string | undefined): boolean {
  return (
    own.length > 1 &&
    own[0] === 'old' &&
    next !== undefined &&
    thingNamed(`${own.at(-1)!} ${next}`) !== undefined
  )
}

interface Described {
  readonly quality: Quality
  readonly thing: Thing | undefined
  readonly own: readonly string[]
  readonly words: readonly string[]
  readonly at: number
  readonly before: readonly Token[]
}

/** True for a word that says how something else is, and names nothing itself. */
function describes({ quality, thing, own, words, at, before }: Described): boolean {
  const next = words[at + own.length]
  // A roof is a part of the house before it, and a thing where there is none.
  const isPart = quality.isPart === true && thing !== undefined
  const isOwned =
    isPart && before.some((each) => each.kind === 'thing' && quality.shownBy?.test(each.thing.motif))
  if (isOwned) return true
  // "A woman stands at a crossroads": no stalls.
  if (own.length === 1 && own[0]!.endsWith('s') && before.at(-1)?.kind === 'person' && poseWords.has(own[0]!))
    return false
  const isNoun = own.length === 1 && thing !== undefined && isHomonym(own[0]!) && isAlone(next)
  // "A crystal in a cave" is no cave of crystal.
  const isPlaced =
    thing !== undefined &&
    /^(?:in|into|on|onto|over|up|down|across|from|through|to|toward|towards|against|with|near|behind|under|at|inside|beside)$/.test(
      next ?? '',
    )
  return !isNoun && !isPlaced && !isPart && !isHead(words, at + own.length)
}

/** "Serves drinks" are things; who drinks is named right before. */
function finiteRelation(phrase: string, before: readonly Token[]): RelationName | undefined {
  if (before.findLast(({ kind }) => kind !== 'silent')?.kind === 'pose') return undefined
  return Object.hasOwn(finiteRelations, phrase) ? finiteRelations[phrase] : undefined
}

/** "A woman sticks a note on the fridge" and "a couple cooks dinner": what somebody does, and no sticks and no cooks. */
function isVerbOf(doer: Token | undefined, word: string, next: string | undefined): boolean {
  if (doer?.kind !== 'person' || !word.endsWith('s') || next === undefined || word.length < 4) return false
  if (
    /^(?:his|her|their|its|a|an|the|up|some|two|three|into|onto|out|off|away|down|through|towards?)$/.test(
      next,
    )
  )
    return !/ss$|^(?:this|plus)$/.test(word)
  return (
    /^(?:cooks|coaches|guards|nurses|hosts|judges)$/.test(word) && !relationWords.has(next) && next !== ','
  )
}

function verbNamed(word: string): Token {
  const pose = poseWords.get(word)
  const relation = relationWords.get(word) ?? finiteRelation(word, [])
  if (pose) return { kind: 'pose', pose, words: [word], ...(relation ? { relation } : {}) }
  return relation ? { kind: 'relation', relation, words: [word] } : { kind: 'unknown', words: [word] }
}

/** True where nothing follows that the word before could describe. */
function isAlone(next: string | undefined): boolean {
  return next === undefined || next === ',' || relationWords.has(next) || silentWords.has(next)
}

/** Words for people that are adjectives before a noun: "a general store", "a Roman temple". */
const adjectival = new Set(
  (
    'drunk general private marine model officer official representative criminal rebel rival captive native expert specialist roman greek egyptian mexican russian ' +
    'african arab muslim hindu sikh aztec mayan inca apache sioux punk goth hippie latino american european italian swiss canadian australian brazilian ' +
    'christian catholic protestant communist liberal conservative socialist capitalist volunteer witness patient teen teenage member'
  ).split(' '),
)

/** What is drawn in a style, which is nobody who lives in it: "a minimalist illustration". */
const drawn =
  /^(?:illustration|style|art|artwork|design|logo|poster|painting|drawing|photo|scene|image|picture|vector|composition|wallpaper|icon|,)$/

function isAdjectival(word: string, next: string | undefined): boolean {
  if (word === 'minimalist' && (next === undefined || drawn.test(next))) return true
  return (
    adjectival.has(word) &&
    next !== undefined &&
    next !== ',' &&
    !silentWords.has(next) &&
    !poseWords.has(next) &&
    !relationWords.has(next) &&
    !qualityWords.has(next) &&
    // "The rival waited."
    !(next.endsWith('ed') && gerundFor(next) !== undefined)
  )
}

/** What somebody is about to do, or learns to do: "to fish", "to dance". */
function infinitivePose(words: readonly string[], at: number): PoseName | undefined {
  if (words[at - 1] !== 'to' || /^(?:listening|talking|speaking|next|close)$/.test(words[at - 2] ?? ''))
    return undefined
  const word = words[at]!
  return [`${word}ing`, `${word.replace(/e$/, '')}ing`, `${word}${word.at(-1)}ing`]
    .map((form) => poseWords.get(form))
    .find((pose) => pose !== undefined)
}

/** At the end of a clause, black and white is how the picture is printed. */
function isPrint(phrase: string, next: string | undefined): boolean {
  return phrase === 'black and white' && (next === undefined || next === ',')
}

/** "In a red coat" is worn, "holding a coat" is not. */
function isWorn(words: readonly string[], at: number, before: readonly Token[]): boolean {
  if (!before.some(({ kind }) => kind === 'person')) return false
  // "Holding a syringe and a bandage": both are in the hands.
  const isHeld = before.some(({ words: own }) => /^(?:holding|holds|carrying|carries)$/.test(own[0]!))
  for (let back = at - 1; back >= 0; back--) {
    const word = words[back]!
    if (word === 'and' && isHeld) return false
    // Somebody who chases a hat is not wearing it.
    if (/^(?:his|her)$/.test(word) && /^(?:catch|catching|catches|chase)$/.test(words[back - 1] ?? ''))
      return false
    if (wearing.has(word)) return true
    if (!isAdjective(word) && !Object.hasOwn(sizes, word) && !Object.hasOwn(colorWords, word)) return false
  }
  return false
}

const wearing = new Set('in wearing wears with and dressed his her'.split(' '))

/** "Old oak" ends with a thing, "an oak table" only begins with one. */
function isHead(words: readonly string[], next: number): boolean {
  const word = words[next]
  return word === undefined || (!thingNamed(word) && !personNamed(word) && !isAdjective(word))
}

/** "An old photograph" is a thing; "a photograph of a cat" is the manner of a picture, and "a photo, …", too. */
function isPicture(words: readonly string[], at: number): boolean {
  const next = words[at + 1]
  if (!pictures.has(words[at]!) || next === 'of' || next === ',') return false
  if (next !== undefined && (thingNamed(next) || personNamed(next))) return false
  for (let back = at - 1; back >= 0; back--) {
    const word = words[back]!
    if (/^(?:a|an|the|his|her|their|my|two|three|some)$/.test(word)) return true
    if (!aged.test(word) && !Object.hasOwn(sizes, word) && !Object.hasOwn(colorWords, word)) return false
  }
  return false
}

const pictures: ReadonlyMap<string, string> = new Map([
  ['photo', 'photograph'],
  ['photograph', 'photograph'],
  ['portrait', 'portrait'],
  ['sketch', 'sketch'],
  ['drawing', 'sketch'],
  ['poster', 'poster'],
  ['painting', 'framed-picture'],
  ['picture', 'framed-picture'],
])
const aged =
  /^(?:old|framed|vintage|torn|faded|family|famous|beautiful|broken|burning|crooked|ancient|creepy|valuable|stolen)$/

function pictureOf(word: string): string {
  return pictures.get(word)!
}

/** A plural without a number shows two of a thing. */
function countOf(phrase: string, words: readonly string[], at: number): { count?: number } {
  // A "vase of flowers" is one vase.
  const isPlural =
    !/^(?:canvas|drums|headphones|earphones|earbuds|binoculars|handcuffs|(?:.* )?(?:stairs|steps)|scales|groceries|clothes)$/.test(
      phrase,
    ) &&
    (!/ (?:of|with|without|at|lifting|to the) /.test(phrase) || isMeasured(phrase)) &&
    (isMeasured(phrase) || singularPhrase(phrase) !== phrase) &&
    thingNamed(phrase)?.motif.endsWith('s') === false
  const previous = words[at - 1] ?? ''
  return isPlural && !Object.hasOwn(numbers, previous) ? { count: 2 } : {}
}

function personNamed(phrase: string): readonly Role[] | undefined {
  if (Object.hasOwn(groups, phrase)) return groups[phrase]!.map((name) => roles.get(name)!)
  const role = roles.get(phrase)
  if (role) return [role]
  const plural = roles.get(singularPhrase(phrase))
  if (plural) return [plural, plural]
  const [, before, after] = hosts.exec(phrase) ?? []
  const one = before ?? after
  const own = one === undefined ? undefined : roles.get(singularPhrase(one))
  return own && Array.from({ length: 5 }, () => own)
}

/** What leads to a building: "in an old cottage" is a room of it, "in front of a hotel" is the street before it. */
function leadOf(words: readonly string[], at: number, before: readonly Token[]): string | undefined {
  const lead = words
    .slice(0, at)
    .findLast(
      (word) =>
        /^(?:in|inside|within|outside)$/.test(word) ||
        (!isAdjective(word) && !isState(word) && !conditionOf(word) && !Object.hasOwn(sizes, word)),
    )
  const isOfSomebody = before.some(({ kind }) => kind === 'person' || kind === 'thing')
  return isOfSomebody || lead === 'inside' || lead === 'interior' ? lead : undefined
}

/** "A burning building" is a thing, and no deed. */
function isNamedBuilding(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  const isDescribed =
    isAdjective(before) ||
    isState(before) ||
    conditionOf(before) !== undefined ||
    Object.hasOwn(sizes, before)
  return isDescribed && !/^(?:is|are|was|were|and|of|by|to|for)$/.test(before)
}

/** "A Spartan army", "an army of clowns". */
const hosts =
  /^(?:([a-z ]{1,40}) (?:army|horde|squad|legion|gang|crew)|(?:army|horde|squad|legion|gang|crew|mob|swarm) of ([a-z ]{1,40}))$/

function isLedTo(words: readonly string[], at: number, before: readonly Token[]): boolean {
  if (
    !before.some(
      ({ kind }) => kind === 'person' || kind === 'thing' || kind === 'unknown' || kind === 'place',
    )
  )
    return false
  const isSlope =
    /^(?:mountain|hill|volcano)$/.test(words[at]!) &&
    !/^(?:road|path|trail|pass|village|town|lake|cabin|range|stream)$/.test(words[at + 1] ?? '')
  for (let back = at - 1; back >= 0 && back >= at - 4; back--) {
    const word = words[back]!
    // Who walks up a mountain is on it, and not in front of mountains.
    if (isSlope && /^(?:up|down|climbing|top|summit)$/.test(word)) return false
    if (leading.has(word)) return true
    if (!isAdjective(word) && !Object.hasOwn(sizes, word) && !Object.hasOwn(colorWords, word)) return false
  }
  return false
}

// Finds deeds in whatever form a text has them: "brushing her hair", "a girl brushes her hair", "two girls brush their hair".

import type { PoseName } from '../../figures/poses.ts'
import { roles } from '../words/people/people.ts'
import { poseWords } from '../words/deeds/deed-words.ts'
import { bodies } from '../words/deeds/people-deeds.ts'
import type { Deed } from '../words/deeds/deed.ts'
import { deeds } from '../words/deeds/everyday-deeds.ts'
import type { Token } from '../token.ts'
import { isAnimal, thingNamed } from '../words/things/things.ts'
import { relationWords, type RelationName } from '../words/words.ts'
import { isAlive } from './token-tools.ts'

const determiners = new Set('a an the his her their its my your our some both'.split(' '))

/** Words after which a participle describes what follows. */
const attributes = new Set('a an the in on of through under with his her their from into by over'.split(' '))

type DeedToken = Extract<Token, { kind: 'pose' | 'relation' }>

/** The deed that a phrase names, as far as the words before it say that somebody does it. */
export function deedNamed(
  own: readonly string[],
  following: readonly string[],
  before: readonly Token[],
): DeedToken | undefined {
  const [next] = following
  // The article belongs to what follows.
  if (determiners.has(own.at(-1)!)) return undefined
  const doer = before.findLast(({ kind, words }) => kind !== 'silent' && words[0] !== 'and')
  // Whoever has a word that nobody drew is a person, too, as far as no thing is named.
  const isOfStranger =
    before.some(({ kind }) => kind === 'unknown') &&
    !before.some(({ kind }) => kind === 'thing' || kind === 'place')
  const isOfMascot = own.length > 1 && doer?.kind === 'thing' && bodies.test(doer.thing.motif)
  const isOfPerson =
    isOfStranger ||
    isOfMascot ||
    before.some(({ kind }) => kind === 'person') ||
    isBeginning(own, next, before)
  // "On a smoking volcano": the word says what the volcano is like.
  const last = before.at(-1)?.words.join(' ') ?? ''
  if (own[0]!.endsWith('ing') && own.length === 1 && isObject(next) && attributes.has(last)) return undefined
  const key = [own[0]!, ...own.slice(1).filter((word) => !determiners.has(word))].join(' ')
  const deed = isOfPerson ? deeds.get(key) : undefined
  if (deed && isMeant(deed, following)) return tokenOf(own, deed)
  // "Laughs and waves", but not "feeding ducks".
  // "A king and his guards": what is somebody's is no deed.
  if (own.length === 1 && /^(?:his|her|their|its|the|a|an|two|three|four|many|some)$/.test(last))
    return undefined
  const isNext = doer !== undefined && (isAlive(doer) || (doer.kind === 'pose' && last === 'and'))
  // A family of ducks doesn't duck.
  if (!isNext || last === 'of') return undefined
  return finiteDeed(own, following, doer, before)
}

/** "Shaving in the morning" is done by somebody, a "smoking volcano" does nothing. */
function isBeginning(own: readonly string[], next: string | undefined, before: readonly Token[]): boolean {
  const isFirst = !before.some(({ kind }) => kind !== 'silent')
  // A "blindfolded man" is in this state before he is named.
  const isState = /ed$|^broke$|^bankrupt$/.test(own[0]!)
  return (
    isFirst && (isState || own.length > 1 || next === undefined || determiners.has(next) || !isObject(next))
  )
}

const pronouns: Readonly<Record<string, readonly string[]>> = {
  he: ['man'],
  she: ['woman'],
  they: ['man', 'woman'],
  someone: ['person'],
  somebody: ['person'],
}

/** Who "she" is in "she is brushing her hair": somebody, where nobody is named and a deed follows. */
export function pronounNames(words: readonly string[], at: number): readonly string[] | undefined {
  const names = Object.hasOwn(pronouns, words[at]!) ? pronouns[words[at]!] : undefined
  if (!names) return undefined
  const isBeing = /^(?:is|was|are|were|s|re)$/.test(words[at + 1] ?? '')
  const rest = words.slice(at + (isBeing ? 2 : 1))
  const isKnown = (form: string): boolean =>
    [1, 2, 3, 4].some((count) => {
      const [, ...object] = rest.slice(0, count)
      const key = [form, ...object.filter((word) => !determiners.has(word))].join(' ')
      return deeds.has(key) || poseWords.has(key)
    })
  const verb = rest[0] ?? ''
  const forms = isBeing ? [verb] : gerunds(verb, names.length > 1)
  return forms.some((form) => form.length > 3 && isKnown(form)) ? names : undefined
}

function tokenOf(words: readonly string[], deed: Deed): DeedToken {
  const { pose, relation } = deed
  return { kind: 'pose', pose, words, deed, ...(relation ? { relation } : {}) }
}

/** "Knocks on" after somebody, and "knock on" after several. */
function finiteDeed(
  own: readonly string[],
  following: readonly string[],
  doer: Token,
  before: readonly Token[],
): DeedToken | undefined {
  const [verb, ...rest] = own
  const phrase = own.join(' ')
  if (poseWords.has(phrase) || relationWords.has(phrase)) return undefined
  const object = rest.filter((word) => !determiners.has(word))
  // "A robot army marches", too.
  const isSeveral = isPlural(doer) || isJoined(doer, before)
  const forms = isSeveral
    ? [...gerunds(verb!, true), ...gerunds(verb!, false)]
    : gerunds(verb!, false, isGroup(doer))
  for (const form of forms) {
    const usual = [form, ...object].join(' ')
    // "Taking a photo" is written with its article in some lists.
    const full = [form, ...rest].join(' ')
    const isFull =
      !deeds.has(usual) && !poseWords.has(usual) && (poseWords.has(full) || relationWords.has(full))
    const key = isFull ? full : usual
    const deed = doer.kind === 'thing' ? undefined : deeds.get(key)
    if (deed && isMeant(deed, following)) return tokenOf(own, deed)
    const pose: PoseName | undefined = poseWords.get(key)
    const relation: RelationName | undefined = relationWords.get(key)
    if (pose) return { kind: 'pose', pose, words: own, ...(relation ? { relation } : {}) }
    if (relation) return { kind: 'relation', relation, words: own }
  }
  return undefined
}

/** How a verb looks while it is being done. */
export function gerunds(verb: string, isOfSeveral: boolean, isOfGroup = false): string[] {
  const isThird = verb.length > 3 && verb.endsWith('s') && (!isOfSeveral || isOfGroup)
  const bases = isThird
    ? [verb.slice(0, -1), verb.replace(/es$/, ''), verb.replace(/ies$/, 'y')]
    : isOfSeveral
      ? [verb]
      : []
  return bases.flatMap((base) => [`${base}ing`, `${base.replace(/e$/, '')}ing`, `${base}${base.at(-1)}ing`])
}

/** A couple argues, and so do the family and the team. */
function isGroup(token: Token): boolean {
  return token.kind === 'person' && token.roles.length > 1 && !token.words.at(-1)!.endsWith('s')
}

/** The second of "a boy and a girl", who dance. */
function isJoined(doer: Token, before: readonly Token[]): boolean {
  if (doer.kind !== 'person') return false
  const others = before.slice(0, before.indexOf(doer)).filter(({ kind }) => kind !== 'silent')
  return others.at(-1)?.words[0] === 'and' && others.at(-2)?.kind === 'person'
}

function isPlural(token: Token): boolean {
  return (
    (token.kind === 'person' && token.roles.length > 1) ||
    (token.kind === 'thing' && token.count !== undefined)
  )
}

/** True where what follows a deed is what it is done to. */
function isMeant(deed: Deed, following: readonly string[]): boolean {
  if (deed.followedBy !== undefined)
    return following.includes(deed.followedBy) && following.some((word) => roles.has(word))
  if (deed.isForThings)
    return (
      following.some((word) => thingNamed(word) !== undefined) && !following.some((word) => roles.has(word))
    )
  return !(deed.isBare && isOther(following))
}

/** True where a deed is done to what no gun is fired at: "shooting a film". */
function isOther(following: readonly string[]): boolean {
  if (!isObject(following[0])) return false
  const target = following.find((word) => !determiners.has(word)) ?? ''
  const thing = thingNamed(target)
  return !(roles.has(target) || (thing !== undefined && isAnimal(thing.motif)))
}

/** True for a word that begins what something is done to. */
function isObject(next: string | undefined): boolean {
  return (
    next !== undefined &&
    !/^(?:,|in|on|at|from|near|beside|behind|during|while|and|with|under|through|into|by|over)$/.test(next)
  )
}

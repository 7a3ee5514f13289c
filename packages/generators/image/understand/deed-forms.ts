// Finds deeds in whatever form a text has them: "brushing her hair", "a girl brushes her hair", "two girls brush their hair".

import type { PoseName } from '../figures/poses.ts'
import { poseWords } from './deed-words.ts'
import type { Deed } from './deed.ts'
import { deeds } from './everyday-deeds.ts'
import type { Token } from './token.ts'
import { isAnimal } from './things.ts'
import { relationWords, type RelationName } from './words.ts'

const determiners = new Set('a an the his her their its my your our some both'.split(' '))

type DeedToken = Extract<Token, { kind: 'pose' | 'relation' }>

/** The deed that a phrase names, as far as the words before it say that somebody does it. */
export function deedNamed(
  own: readonly string[],
  next: string | undefined,
  before: readonly Token[],
): DeedToken | undefined {
  const doer = before.findLast(({ kind, words }) => kind !== 'silent' && words[0] !== 'and')
  const isOfPerson = before.some(({ kind }) => kind === 'person') || isBeginning(own, next, before)
  const key = [own[0]!, ...own.slice(1).filter((word) => !determiners.has(word))].join(' ')
  const deed = isOfPerson ? deeds.get(key) : undefined
  if (deed && !(deed.isBare && isObject(next))) return tokenOf(own, deed)
  if (!doer || !(isDoer(doer) || doer.kind === 'pose')) return undefined
  return finiteDeed(own, next, doer)
}

/** "Shaving in the morning" is done by somebody, a "smoking volcano" does nothing. */
function isBeginning(own: readonly string[], next: string | undefined, before: readonly Token[]): boolean {
  const isFirst = !before.some(({ kind }) => kind !== 'silent')
  return isFirst && (own.length > 1 || next === undefined || determiners.has(next) || !isObject(next))
}

function tokenOf(words: readonly string[], deed: Deed): DeedToken {
  const { pose, relation } = deed
  return { kind: 'pose', pose, words, deed, ...(relation ? { relation } : {}) }
}

/** "Knocks on" after somebody, and "knock on" after several. */
function finiteDeed(own: readonly string[], next: string | undefined, doer: Token): DeedToken | undefined {
  const [verb, ...rest] = own
  const phrase = own.join(' ')
  if (poseWords.has(phrase) || relationWords.has(phrase)) return undefined
  const object = rest.filter((word) => !determiners.has(word))
  for (const form of gerunds(verb!, isPlural(doer))) {
    const key = [form, ...object].join(' ')
    const deed = doer.kind === 'thing' ? undefined : deeds.get(key)
    if (deed && !(deed.isBare && isObject(next))) return tokenOf(own, deed)
    const pose: PoseName | undefined = poseWords.get(key)
    const relation: RelationName | undefined = relationWords.get(key)
    if (pose) return { kind: 'pose', pose, words: own, ...(relation ? { relation } : {}) }
    if (relation) return { kind: 'relation', relation, words: own }
  }
  return undefined
}

/** How a verb looks while it is being done. */
function gerunds(verb: string, isOfSeveral: boolean): string[] {
  const bases = isOfSeveral
    ? [verb]
    : verb.length > 3 && verb.endsWith('s')
      ? [verb.slice(0, -1), verb.replace(/es$/, ''), verb.replace(/ies$/, 'y')]
      : []
  return bases.flatMap((base) => [`${base}ing`, `${base.replace(/e$/, '')}ing`, `${base}${base.at(-1)}ing`])
}

function isDoer(token: Token): boolean {
  return token.kind === 'person' || (token.kind === 'thing' && isAnimal(token.thing.motif))
}

function isPlural(token: Token): boolean {
  return (
    (token.kind === 'person' && token.roles.length > 1) ||
    (token.kind === 'thing' && token.count !== undefined)
  )
}

/** True for a word that begins what something is done to. */
function isObject(next: string | undefined): boolean {
  return (
    next !== undefined &&
    !/^(?:,|in|on|at|from|near|beside|behind|during|while|and|with|under|through|into|by|over)$/.test(next)
  )
}

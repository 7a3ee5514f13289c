// What people do in a spoken sentence, as a prompt: "three men dug through the wall" is "three men digging through the wall".
// Only what the reader of prompts understands whole is shown; a clause is cut at its end until it does.

import { readTokens } from '../understand/read-tokens.ts'
import { findDoers, readClause, type Clause, type Doer, type LastNamed } from './doers.ts'
import { moodOfDeed, moods, placeDeedOf, saidDeedOf, type SaidDeed } from './said-deeds.ts'
import { showClause, type ShownClause } from './show-clause.ts'
import type { Understanding } from '../understand/understanding.ts'
import { gerundFor, isBase } from './verb-forms.ts'

export type { LastNamed } from './doers.ts'

export interface Act {
  readonly prompt: string
  /**
   * `full` shows more than the people: what they do it to, or where; `told` shows that in another way than the words, such as
   * boots in the hands of whoever bought them; `mood` is how somebody feels, and `mind` somebody who only thinks or speaks.
   */
  readonly kind: 'full' | 'told' | 'mood' | 'bare' | 'mind'
  /** True for a deed of "them", who may be animals or things. */
  readonly isTheirs: boolean
  /** True for what the viewer is told to do. */
  readonly isYours: boolean
  /** True where nothing is known of the person but a pronoun. */
  readonly isUnknown: boolean
}

/** Verbs that say little of what is seen. */
const vague =
  /^(?:having|getting|doing|making|putting|taking|going|coming|leaving|becoming|being|giving|using|starting|trying|showing|turning|winning|losing|breaking|saying|calling|meeting|finding|dying|growing|starting|learning|playing|working|feeling|bringing|wondering|thinking|saving|trading|accepting|spreading|opening|closing|raising|building|covering|holding|waking|looking|stopping|passing|hitting|rising|cutting|leading|shooting)$/

/** Words between the doer and the verb that change nothing. */
const between = new Set(
  (
    'slowly then also quickly often always suddenly finally quietly just simply carefully even once both all had has have still ' +
    'immediately later secretly first now ve re m d been usually only actually really basically literally almost probably nearly who that will can just got'
  ).split(' '),
)
/** "Was" before a participle is a passive: whoever was caught caught nobody. */
const beings = new Set('was were is are be m re am'.split(' '))
/** Verbs that lead to another one: "started to dig", "kept digging". */
const carriers =
  /^(?:start|starts|started|begin|begins|began|keep|keeps|kept|try|tries|tried|went|want|wants|wanted|decide|decides|decided|had|has|have|going|used|love|loves|loved|like|likes|liked|hate|hates|hated|learned|need|needs|needed|gonna|continued|ended|end|came|spent|stopped|refused)$/
/** After these nothing happens. */
const unreal =
  /^(?:not|never|no|nobody|if|would|could|should|might|may|unless|without|t|cannot|instead|ll|nothing)$/
/** What the viewer may do is shown, too. */
const denied = /^(?:not|never|no|nobody|unless|without|t|cannot|instead|don|nothing)$/
/** What may stand before a verb that tells somebody to do something. */
const beforeOrder =
  /^(?:then|now|so|first|next|and|always|just|please|also|finally|step|once|second|third|or|or just)$/
const afterOrder =
  /^(?:the|a|an|your|it|them|some|two|three|four|five|in|on|with|into|one|this|each|all|any|every|both|fresh|cold|warm|hot|everything|for|at|up|down|out|off)$/
/** What asks the viewer for something tells no story. */
const appeals = /(?<=^|[.!?] )(?:follow|save|share|comment|tag|subscribe|send)\b[^.!?]*[.!?]?/gi
/** "A month later" is no thing that something is done to. */
const spans =
  /\s(?:an?|one|two|three|four|five|six|ten|twenty|every|last|next|this|that|\d+)\s(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|nights?|mornings?|times?)\b(?:\s(?:later|ago|earlier|straight))?/gi
const maxClauses = 8
/** How many deeds of a clause are tried. */
const maxTries = 3

export interface ReadActs {
  /** Those that show most first. */
  readonly acts: readonly Act[]
  /** Whoever does something in it first, shown or not; undefined where nobody does. */
  readonly doer: string | undefined
}

/** What people do in a scene. */
export function readActs(say: string, last: LastNamed): ReadActs {
  const order = ['full', 'told', 'mood', 'bare', 'mind']
  let carried: Doer | undefined
  let doer: string | undefined
  /** What "it" means: only what was named just before is sure to be meant. */
  let it: string | undefined
  const acts = say
    .replaceAll(appeals, '')
    .replaceAll(spans, ' ')
    .split(/(?<=[,.;:!?–—])/)
    .slice(0, maxClauses)
    .flatMap((text) => {
      const clause = readClause(text)
      const deeds = findDeeds(clause, last, carried)
      carried = deeds.at(-1)?.doer
      doer ??= deeds.find((deed) => !deed.doer.isTheirs && !deed.doer.isUnknown)?.doer.name
      const before = it
      for (const token of clause.tokens)
        if (token.kind === 'thing' && !token.isNegated) it = token.words.join(' ')
      if (/[.!?]$/.test(text)) it = undefined
      return readDeeds(clause.words, deeds, { ...last, it: before })
    })
  return {
    acts: acts.toSorted((first, second) => order.indexOf(first.kind) - order.indexOf(second.kind)),
    doer,
  }
}

interface Deed {
  readonly doer: Doer
  /** The word of the verb. */
  readonly at: number
  readonly isPassive: boolean
}

/** Everybody in a clause with the word that may be what they do. */
function findDeeds(clause: Clause, last: LastNamed, carried: Doer | undefined): Deed[] {
  const { words } = clause
  const deeds = findDoers(clause, last).flatMap((doer) => deedFrom(words, doer, doer.end) ?? [])
  const order = findOrder(words)
  if (deeds[0] === undefined && order !== undefined)
    deeds.push({
      doer: { name: 'a person', end: 0, isUnknown: false, isTheirs: false, isYours: true },
      at: order,
      isPassive: false,
    })
  else if (deeds[0] === undefined && carried && !isBase(words[0])) {
    const deed = deedFrom(words, carried, words[0] === 'and' ? 1 : 0)
    if (deed && gerundFor(words[deed.at])) deeds.push(deed)
  }
  // "She walked over and bought water": the second deed has the same doer.
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (!/^(?:and|then)$/.test(word) || next === undefined) continue
    const before = deeds.findLast((deed) => deed.at < at)
    if (before && !deeds.some((deed) => deed.at > at && deed.at < at + 4)) {
      const deed = deedFrom(words, before.doer, at + 1)
      if (deed && deed.at < at + 4) deeds.push(deed)
    }
  }
  return deeds
}

function deedFrom(words: readonly string[], doer: Doer, from: number): Deed | undefined {
  let at = from
  let isPassive = false
  for (; at < words.length; at++) {
    const word = words[at]!
    if (beings.has(word)) isPassive = true
    else if (carriers.test(word) && /^(?:to|.{2,}ing|up)$/.test(words[at + 1] ?? '')) {
      isPassive = false
      if (!words[at + 1]!.endsWith('ing')) at++
    } else if (!between.has(word)) break
  }
  // "Won't" is no victory.
  return at < words.length && words[at + 1] !== 't' ? { doer, at, isPassive } : undefined
}

/** Where a clause tells the viewer to do something: "then wipe the bottom". */
function findOrder(words: readonly string[]): number | undefined {
  let at = 0
  while (at < 2 && beforeOrder.test(words[at] ?? '')) at++
  const isOrder = isBase(words[at]) || saidDeedOf(words[at])?.tellings.length
  return isOrder && afterOrder.test(words[at + 1] ?? '') ? at : undefined
}

function readDeeds(words: readonly string[], deeds: readonly Deed[], named: Named): Act[] {
  const acts: Act[] = []
  let tried = 0
  for (const deed of deeds) {
    const isUnreal = deed.doer.isYours ? denied : unreal
    const before = words.slice(Math.max(0, deed.doer.end - 5), deed.at)
    if (
      before.some((word) => isUnreal.test(word)) ||
      (/^(?:no|nothing|nobody)$/.test(words[deed.at + 1] ?? '') &&
        !/^sa(?:y|ys|id|ying)$/.test(words[deed.at]!))
    )
      continue
    const act = readDeed(words, deed, named)
    if (act) acts.push({ ...act, ...aboutDoer(deed.doer) })
    if (++tried >= maxTries) break
  }
  return acts
}

const aboutDoer = ({
  isTheirs,
  isYours,
  isUnknown,
}: Doer): Pick<Act, 'isTheirs' | 'isYours' | 'isUnknown'> => ({
  isTheirs,
  isYours,
  isUnknown,
})

/** What pronouns mean. */
type Named = LastNamed & { readonly it: string | undefined }

type ReadAct = Pick<Act, 'prompt' | 'kind'>

function readDeed(
  words: readonly string[],
  { doer, at, isPassive }: Deed,
  named: Named,
): ReadAct | undefined {
  const word = words[at]!
  const following = withPerson(words.slice(at + 1, at + 17), doer.name, named)
  const rest = withThing(following, named.it)
  const mood =
    isPassive || /^(?:felt|feel|feels|got|looked|looks|seemed)$/.test(word)
      ? moodAt(words, at)
      : moodOfDeed[word]
  if (mood !== undefined) return { prompt: `${mood} ${withoutArticle(doer.name)}`, kind: 'mood' }
  // "She calls the jay an inspector" is no call, and the Angel Falls don't fall.
  const gerund = /^(?:call\w*|falls|do|does|did|doing)$/.test(word) ? undefined : gerundFor(word)
  // Whoever was caught caught nobody.
  if (isPassive && word !== gerund) return undefined
  const shown = gerund === undefined ? undefined : showDeed(doer.name, gerund, rest)
  if (shown?.kind === 'full') return shown
  return tellDeed(doer.name, word, following) ?? shown
}

/** "It" and "them" as the thing that they mean. */
function withThing(rest: readonly string[], it: string | undefined): readonly string[] {
  if (it === undefined || !/^(?:it|them)$/.test(rest[0] ?? '')) return rest
  const after = rest.slice(1)
  return [
    'the',
    ...it.split(' '),
    ...(/^(?:up|off|out|down|away|back)$/.test(after[0] ?? '') ? after.slice(1) : after),
  ]
}

/** "Him" as the man who is meant; "her" only where no thing of hers follows. */
function withPerson(rest: readonly string[], doer: string, { he, she, they, i }: Named): readonly string[] {
  const [word = '', next = ''] = rest
  const isAlone =
    next === '' ||
    /^(?:to|and|that|for|in|at|on|so|about|how|if|again|because|when|with|by|what|why|where)$/.test(next)
  const person =
    word === 'him'
      ? he
      : word === 'me'
        ? i
        : !isAlone
          ? undefined
          : word === 'her'
            ? she
            : word === 'them'
              ? they
              : undefined
  return person === undefined || person.endsWith(withoutArticle(doer))
    ? rest
    : [...person.split(' '), ...rest.slice(1)]
}

function moodAt(words: readonly string[], at: number): string | undefined {
  for (const word of words.slice(at, at + 4)) {
    if (moods.has(word)) return word
    if (
      !/^(?:so|very|really|too|a|bit|felt|feel|feels|got|looked|looks|seemed|quite|pretty|more|all)$/.test(
        word,
      )
    )
      return undefined
  }
  return undefined
}

const withoutArticle = (name: string): string => name.replace(/^an? /, '')

/** Deeds that are the same whatever follows. */
const aloneDeeds = new Set(
  'swimming sleeping crying walking laughing shouting yelling screaming dancing singing jumping smiling waiting kneeling praying meditating'.split(
    ' ',
  ),
)

function showDeed(doer: string, gerund: string, rest: readonly string[]): ReadAct | undefined {
  // A man who ran two machines didn't run, and "they ran out" of something.
  if (
    gerund === 'running' &&
    /^(?:a|an|the|his|her|their|its|my|our|your|two|three|four|five)$/.test(rest[0] ?? '')
  )
    return undefined
  const isSplit = /^(?:out|off|on|up|down)$/.test(rest[0] ?? '') && !/^of$/.test(rest[1] ?? '')
  if (isSplit && !/^(?:digging|climbing|sitting|standing|picking|looking|lying)$/.test(gerund))
    return undefined
  const isAlone = aloneDeeds.has(gerund)
  const shown = showClause({ doer, lead: gerund, isAlone }, rest, isAlone ? isSomebody : isSomebodyDoing)
  if (!shown) return undefined
  const isFull = hasMore(shown)
  if (vague.test(gerund) && !isFull) return undefined
  return { prompt: shown.prompt, kind: isFull ? 'full' : 'bare' }
}

/** True when more than the people is seen. */
function hasMore({ read, length }: ShownClause): boolean {
  const isMore =
    read.subjects.some(({ kind }) => kind === 'thing') || (!read.isUsualPlace && read.place !== undefined)
  return isMore && length > 0
}

const isSomebody = ({ subjects }: Understanding): boolean => subjects[0]?.kind === 'person'

function isSomebodyDoing({ subjects, bonds }: Understanding): boolean {
  const [doer] = subjects
  return doer?.kind === 'person' && (!/^(?:standing|waiting)$/.test(doer.pose) || bonds.length > 0)
}

/** A deed that is shown in another way than its words say. */
function tellDeed(doer: string, word: string, rest: readonly string[]): ReadAct | undefined {
  // Nobody looks for weight, nor for two pounds.
  if (
    /^(?:lose|lost|losing|miss|forg)/.test(word) &&
    !/^(?:the|a|an|my|your|his|her|our|their)$/.test(rest[0] ?? '')
  )
    return undefined
  const toPlace = placeDeedOf(word)
  const there =
    toPlace && leadsToPlace(rest) ? tellWith(doer, toPlace, afterPreposition(rest), isSomewhere) : undefined
  if (there) return there
  const deed = saidDeedOf(word)
  if (!deed) return undefined
  const told = leadsAway.test(rest[0] ?? '') ? undefined : tellWith(doer, deed, rest, isWithThing)
  if (told || deed.alone === '') return told
  return {
    prompt: `${doer} ${deed.alone}`,
    kind: /^(?:talking|thinking)$/.test(deed.alone) ? 'mind' : 'bare',
  }
}

/** "They turned up in sunglasses" and "she asked about pianos": nothing is held. */
const leadsAway =
  /^(?:up|off|out|on|in|at|to|for|about|from|of|by|over|down|away|back|into|through|with|that|if|how|what|why|where|when|like|as|it|them|me|him|her|us|you|rid|used|every)$/
const leadsToPlace = (rest: readonly string[]): boolean =>
  rest.slice(0, 4).some((word) => /^(?:to|in|into|at|inside|through|from)$/.test(word))

function afterPreposition(rest: readonly string[]): readonly string[] {
  return rest.slice(rest.findIndex((word) => /^(?:to|in|into|at|inside|through|from)$/.test(word)) + 1)
}

function tellWith(
  doer: string,
  { tellings }: SaidDeed,
  rest: readonly string[],
  isShown: (read: Understanding, length: number) => boolean,
): ReadAct | undefined {
  const named = readTokens(rest.slice(0, 6))
  if (!named.some(({ kind }) => kind === 'thing' || kind === 'person' || kind === 'place')) return undefined
  for (const { lead, tail } of tellings) {
    const shown = showClause({ doer, lead, tail }, rest, isShown)
    if (shown) return { prompt: shown.prompt, kind: 'told' }
  }
  return undefined
}

function isSomewhere({ subjects, place, isUsualPlace }: Understanding, length: number): boolean {
  return length > 0 && place !== undefined && !isUsualPlace && subjects.every(({ kind }) => kind === 'person')
}

function isWithThing({ subjects, bonds }: Understanding, length: number): boolean {
  const [doer, other] = subjects
  return (
    length > 0 &&
    doer?.kind === 'person' &&
    other !== undefined &&
    bonds.some(({ from, to }) => from === 0 && to > 0)
  )
}

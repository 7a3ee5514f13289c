// Reads a prompt as a picture: up to three subjects, how they stand to each other, the place, light and weather. Pure
// and without loading, so that a screen can say what will be missing before anything is painted.

import type { PoseName } from '../figures/poses.ts'
import { splitWords, stemWord } from '../motifs/words.ts'
import { readTokens, type Token } from './read-tokens.ts'
import type { Role } from './role.ts'
import type { PlaceName } from './places.ts'
import { roles } from './people.ts'
import { thingOf, type Thing } from './things.ts'
import { silentWords, toolOf, type RelationName } from './words.ts'

export interface PersonSubject {
  readonly kind: 'person'
  readonly word: string
  readonly role: Role
  readonly pose: PoseName
  /** A color for the clothes, as `#rrggbb`. */
  readonly color?: string
  readonly size: number
}

export interface ThingSubject {
  readonly kind: 'thing'
  readonly word: string
  readonly thing: Thing
  readonly color?: string
  /** Larger or smaller than such a thing usually is. */
  readonly size: number
  /** True when it was not asked for: a violinist's violin. */
  readonly isTool?: boolean
}

export type Subject = PersonSubject | ThingSubject

/** How the second of two subjects stands to the first: the first is `relation` the second. */
export interface Bond {
  readonly relation: RelationName
  readonly from: number
  readonly to: number
}

export interface Understanding {
  readonly subjects: readonly Subject[]
  readonly bonds: readonly Bond[]
  readonly place: PlaceName | undefined
  /** True when the place follows from a person's work and was not asked for. */
  readonly isUsualPlace: boolean
  /** Hours and weather in the words that the painters know. */
  readonly air: readonly string[]
  /** Words of the prompt that will be seen in the picture. */
  readonly drawn: readonly string[]
  /** Words of the prompt that will not. */
  readonly missing: readonly string[]
}

/** Things and people that a picture names, and how many bodies they make together ("three friends and a dog"). */
export const maxSubjects = 3
const maxMembers = 5
/** Longer prompts are read up to here; nobody describes a picture in more words. */
const maxWords = 160
const maxMissing = 8

/** Understands a prompt. `exclude` lists words for what must not be shown. */
export function understandPrompt(prompt: string, exclude: readonly string[] = []): Understanding {
  const words = splitWords(prompt.slice(0, 4000)).slice(0, maxWords)
  const banned = new Set(exclude.flatMap(splitWords).map(stemWord))
  const tokens = readTokens(words).filter(
    (token) => !token.isNegated && !token.words.some((word) => banned.has(stemWord(word))),
  )
  const subjects = listSubjects(tokens)
  const named = [...new Set(subjects.map(({ tokens: own }) => own[0]!))].slice(0, maxSubjects)
  const kept = subjects.filter(({ tokens: own }) => named.includes(own[0]!)).slice(0, maxMembers)
  const asked = findPlace(tokens, kept.length > 0)
  const usual = kept.flatMap(({ subject }) =>
    subject.kind === 'person' ? (usualPlace(subject) ?? []) : [],
  )[0]
  const air = [...new Set(tokens.flatMap((token) => (token.kind === 'air' ? token.air : [])))]
  const bonds = findBonds(tokens, kept)
  const undone = bonds.flatMap(({ bond, token }) => (token && !isDone(bond, kept) ? token : []))
  const used = new Set<Token>([
    ...kept.flatMap(({ tokens: own }) => own),
    ...tokens.filter(
      (token) => token.kind === 'place' && asked?.kind === 'place' && token.place === asked.place,
    ),
    ...tokens.filter((token) => token.kind === 'air'),
    ...bonds.flatMap(({ token }) => token ?? []).filter((token) => !undone.includes(token)),
  ])
  const place = asked?.kind === 'place' ? asked.place : usual
  return {
    subjects: kept.map(({ subject }) => subject),
    bonds: bonds.map(({ bond }) => bond),
    place,
    isUsualPlace: asked === undefined && usual !== undefined,
    air,
    drawn: unique(tokens.filter((token) => used.has(token) && !isLink(token)).map(showWords)),
    missing: unique(
      tokens
        .filter((token) => !used.has(token) && (isWanted(token) || undone.includes(token)))
        .map(showWords),
    ).slice(0, maxMissing),
  }
}

/** Where people do what they do, when neither the prompt nor their work says. */
const poseNeeds: Partial<Record<PoseName, PlaceName>> = {
  sleeping: 'bedroom',
  cooking: 'kitchen',
  lifting: 'gym',
  typing: 'office',
  eating: 'living room',
  'playing piano': 'living room',
  singing: 'stage',
}

function usualPlace({ role, pose }: PersonSubject): PlaceName | undefined {
  return pose === 'sleeping' ? poseNeeds[pose] : (role.place ?? poseNeeds[pose])
}

interface ReadSubject {
  readonly subject: Subject
  readonly tokens: readonly Token[]
}

/** Everything that is drawn as a figure or a thing, in the order of the text. */
function listSubjects(tokens: readonly Token[]): ReadSubject[] {
  const found: ReadSubject[] = []
  const poseTokens = tokens.filter((token) => token.kind === 'pose')
  const tools: ReadSubject[] = []
  const taken = new Set<Token>()
  const implied = findImplied(tokens)
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'thing') {
      const { color, size, tokens: words } = readAdjectives(tokens, index)
      const subject: ThingSubject = {
        kind: 'thing',
        word: showWords(token),
        thing: token.thing,
        size,
        ...color,
      }
      for (let count = token.count ?? countBefore(tokens, index); count > 0; count--)
        found.push({ subject, tokens: [token, ...words] })
    } else if (token.kind === 'person') {
      const deed = poseTokens.find((each) => !taken.has(each) && isOwnPose(tokens, index, each))
      if (deed) taken.add(deed)
      const pose = deed && isPossible(deed, tokens) ? deed : undefined
      const { color, size, tokens: words } = readAdjectives(tokens, index)
      const own = [token, ...words, ...(pose ? [pose] : [])]
      const count = token.roles.length === 1 ? 1 : Math.ceil(countBefore(tokens, index) / token.roles.length)
      for (const role of Array.from({ length: count }, () => token.roles).flat()) {
        const does = poseOf(role, pose)
        found.push({
          subject: { kind: 'person', word: showWords(token), role, pose: does, size, ...color },
          tokens: own,
        })
      }
      const role = token.roles[0]!
      const tool = count * token.roles.length === 1 ? findTool(role, poseOf(role, pose), pose) : undefined
      if (tool && !tokens.some((other) => other.kind === 'thing' && isInHand(other.thing, tool.thing)))
        tools.push({ subject: tool, tokens: own })
    } else if (token === implied) {
      const role = roles.get('person')!
      taken.add(token)
      found.push({
        subject: { kind: 'person', word: 'person', role, pose: implied.pose, size: 1 },
        tokens: [token],
      })
      const tool = findTool(role, implied.pose, token)
      if (tool) tools.push({ subject: tool, tokens: [token] })
    }
  }
  // Tools come last, so that what follows a person relates to the person and not to a tool.
  return [...found, ...tools]
}

/** Who waits when the text says "waiting for the last bus": a deed before any thing, with nobody who does it. */
function findImplied(tokens: readonly Token[]): Extract<Token, { kind: 'pose' }> | undefined {
  const first = tokens.findIndex(({ kind }) => kind === 'pose' || kind === 'thing' || kind === 'person')
  const token = tokens[first]
  const isQuality = tokens[first + 1]?.kind === 'thing' || tokens[first + 1]?.kind === 'unknown'
  if (token?.kind !== 'pose' || isQuality || !token.words.at(-1)!.endsWith('ing')) return undefined
  return tokens.some(({ kind }) => kind === 'person') ? undefined : token
}

/** Nobody is drawn asleep at a table, so the picture says that it shows none. */
function isPossible(deed: Token, tokens: readonly Token[]): boolean {
  if (deed.kind !== 'pose' || deed.pose !== 'sleeping') return true
  return !tokens.some(
    (token) => token.kind === 'thing' && /table|laptop|computer|chair/.test(token.thing.motif),
  )
}

/** True for a thing of the prompt that takes the place of a tool. */
function isInHand(named: Thing, tool: Thing): boolean {
  return named.bearing === 'held' || named.motif === tool.motif
}

function poseOf(role: Role, deed: Token | undefined): PoseName {
  return deed?.kind === 'pose' ? deed.pose : (role.pose ?? 'standing')
}

/** Poses of people who have no hand free. */
const busyPoses: ReadonlySet<PoseName> = new Set([
  'sleeping',
  'eating',
  'cooking',
  'typing',
  'reading',
  'swimming',
  'climbing',
  'lifting',
  'playing piano',
  'playing guitar',
])

/** What a person holds for what they do, or because they are known by it. */
function findTool(role: Role, pose: PoseName, deed: Token | undefined): ThingSubject | undefined {
  const motif = (deed && toolOf.get(showWords(deed))) ?? (busyPoses.has(pose) ? undefined : role.holds)
  if (motif === undefined || role.look.gear?.includes('rod')) return undefined
  return { kind: 'thing', word: motif.replaceAll('-', ' '), thing: thingOf(motif), size: 1, isTool: true }
}

/** A pose belongs to the person before it, or to the first person when it comes before all of them. */
function isOwnPose(tokens: readonly Token[], person: number, pose: Token): boolean {
  const at = tokens.indexOf(pose)
  const next = tokens.findIndex((token, index) => index > person && token.kind === 'person')
  const previous = tokens.slice(0, person).some((token) => token.kind === 'person')
  return (at > person && (next === -1 || at < next)) || (at < person && !previous)
}

function readAdjectives(
  tokens: readonly Token[],
  index: number,
): { color: { color?: string }; size: number; tokens: Token[] } {
  const own: Token[] = []
  let color: { color?: string } = {}
  let size = 1
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at]!
    if (token.kind === 'color') color = { color: token.color }
    else if (token.kind === 'size') size *= token.size
    else if (token.kind !== 'silent' && token.kind !== 'number') break
    if (token.kind !== 'silent') own.push(token)
  }
  const after = tokens.slice(index + 1, index + 6)
  const cloth = after.findIndex((token) => token.kind === 'clothing')
  const isTaken = after
    .slice(0, Math.max(0, cloth))
    .some((token) => token.kind === 'thing' || token.kind === 'person')
  if (tokens[index]!.kind === 'person' && cloth >= 0 && !isTaken) {
    const before = after[cloth - 1]
    if (before?.kind === 'color') {
      color = { color: before.color }
      own.push(before, after[cloth]!)
    }
  }
  return { color, size, tokens: own }
}

function countBefore(tokens: readonly Token[], index: number): number {
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at]!
    if (token.kind === 'number') return token.count
    if (token.kind !== 'silent' && token.kind !== 'color' && token.kind !== 'size') return 1
  }
  return 1
}

/** The place: after a word that leads to one if there are subjects, else anywhere. */
function findPlace(tokens: readonly Token[], hasSubjects: boolean): Token | undefined {
  const places = tokens.filter((token) => token.kind === 'place')
  return hasSubjects ? places.at(-1) : places[0]
}

/** The relation between each subject and the one before it. */
function findBonds(
  tokens: readonly Token[],
  subjects: readonly ReadSubject[],
): { bond: Bond; token?: Token }[] {
  return subjects.slice(1).map(({ tokens: own }, index) => {
    const { subject } = subjects[index + 1]!
    if (subject.kind === 'thing' && subject.isTool) {
      const owner = subjects.findIndex(({ tokens: others }) => others[0] === own[0])
      return { bond: { relation: 'holding', from: owner, to: index + 1 } }
    }
    if (own[0] === subjects[index]!.tokens[0])
      return {
        bond: {
          relation: isDuel(subjects[index]!.subject) ? 'facing' : 'beside',
          from: index,
          to: index + 1,
        },
      }
    const from = tokens.indexOf(subjects[index]!.tokens[0]!)
    const to = tokens.indexOf(own[0]!)
    const between = tokens.slice(from + 1, Math.max(from + 1, to))
    // The last word before the second subject counts, unless it leads to a place.
    const token = between.findLast(
      (each, at) => relationOf(each) !== undefined && !isBeforePlace(between, at),
    )
    const relation = (token && relationOf(token)) ?? 'beside'
    return { bond: { relation, from: index, to: index + 1 }, ...(token ? { token } : {}) }
  })
}

/**
 * Animals have no hands: what they hold or drive is only put beside or under them. Of several of a kind, only the last
 * would be on or in the next thing.
 */
function isDone({ relation, from }: Bond, subjects: readonly ReadSubject[]): boolean {
  const { subject, tokens } = subjects[from]!
  const isOneOfSeveral = subjects.some(
    (other, index) => index !== from && other.subject.kind === 'thing' && other.tokens[0] === tokens[0],
  )
  if (isOneOfSeveral && subject.kind === 'thing' && heldRelations.has(relation)) return false
  return subject.kind === 'person' || (relation !== 'holding' && relation !== 'riding')
}

const heldRelations: ReadonlySet<RelationName> = new Set(['on', 'inside', 'riding', 'above'])

/** Two who fight or talk look at each other. */
function isDuel(subject: Subject): boolean {
  return subject.kind === 'person' && (subject.pose === 'fighting' || subject.pose === 'waiting')
}

/** "And" and "with" are seen in every picture of two things. */
function isLink(token: Token): boolean {
  return token.kind === 'relation' && token.relation === 'beside'
}

function relationOf(token: Token): RelationName | undefined {
  return token.kind === 'relation' || token.kind === 'pose' ? token.relation : undefined
}

function isBeforePlace(tokens: readonly Token[], at: number): boolean {
  const next = tokens
    .slice(at + 1)
    .find(({ kind }) => kind !== 'silent' && kind !== 'size' && kind !== 'color')
  return next?.kind === 'place' || next?.kind === 'air'
}

/** Words that ask for something; what binds or praises is missed by nobody. */
function isWanted(token: Token): boolean {
  return (
    token.kind !== 'silent' &&
    token.kind !== 'relation' &&
    !token.words.every((word) => silentWords.has(word) || word.length < 3)
  )
}

function showWords({ words }: Token): string {
  return words.join(' ')
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)]
}

// How the subjects of a text relate to each other.

import type { ReadSubject } from './subjects.ts'
import type { Token } from './read-tokens.ts'
import { isAnimal, isFood } from './things.ts'
import type { Bond, Subject } from './understanding.ts'
import type { RelationName } from './words.ts'

export interface ReadBond {
  readonly bond: Bond
  /** The word that names the relation. */
  readonly token?: Token
}

/** The relation between each subject and the one before it. */
export function findBonds(tokens: readonly Token[], subjects: readonly ReadSubject[]): ReadBond[] {
  const bonds: ReadBond[] = []
  for (let index = 0; index < subjects.length - 1; index++) {
    const found = findBond(tokens, subjects, index, bonds)
    const { bond } = found
    // Whoever holds or wears something also stands on the next thing.
    const holder = bonds.find((each) => each.bond.to === bond.from && worn.has(each.bond.relation))
    const isMoved = holder !== undefined && bond.from === index && placing.has(bond.relation)
    const shelf = bonds.find((each) => each.bond.to === bond.from && each.bond.relation === 'on')
    if (shelf && bond.relation === 'beside' && isPutOn(subjects, shelf.bond.to, bond.to)) {
      // "On a desk next to a cup": the cup is on the desk, too, so it takes its place before the desk does.
      bonds.splice(bonds.indexOf(shelf), 0, { ...found, bond: { ...bond, from: shelf.bond.from } })
      continue
    }
    // "A vase of roses on a piano": the vase is on it.
    const vessel = bonds.find((each) => each.bond.to === bond.from && contents.has(each.bond.relation))
    if (vessel && placing.has(bond.relation))
      bonds.push({ ...found, bond: { ...bond, from: vessel.bond.from } })
    else bonds.push(isMoved ? { ...found, bond: { ...bond, from: holder.bond.from } } : found)
  }
  return bonds
}

function isPutOn(subjects: readonly ReadSubject[], carrier: number, item: number): boolean {
  const [below, small] = [subjects[carrier]!.subject, subjects[item]!.subject]
  return (
    below.kind === 'thing' &&
    small.kind === 'thing' &&
    /table|shelf|windowsill|counter|stove|piano|bed|couch|bench|cutting-board|blanket|plate|tray/.test(
      below.thing.motif,
    ) &&
    small.thing.meters < 0.6
  )
}

const worn: ReadonlySet<RelationName> = new Set(['holding', 'wearing'])
const contents: ReadonlySet<RelationName> = new Set(['filled with', 'topped with'])
const placing: ReadonlySet<RelationName> = new Set([
  'on',
  'inside',
  'riding',
  'under',
  'in front of',
  'behind',
  'above',
  'facing',
  'beside',
])
/** People stand on some tools, and a ball lies on the ground ahead of them. */
function toolRelation(motif: string): RelationName {
  return motif === 'soccer-ball' ? 'facing' : worldlyTools.test(motif) ? 'on' : 'holding'
}

const worldlyTools = /^(?:skateboard|surfboard|skis)$/

interface Site {
  readonly tokens: readonly Token[]
  readonly subjects: readonly ReadSubject[]
  /** The subject before the one whose bond is looked for. */
  readonly index: number
  readonly before: readonly ReadBond[]
  /** The bond by which the previous subject fills or tops something. */
  readonly filled: Bond | undefined
}

function findBond(
  tokens: readonly Token[],
  subjects: readonly ReadSubject[],
  index: number,
  before: readonly ReadBond[],
): ReadBond {
  const { tokens: own, subject } = subjects[index + 1]!
  const filled = before.find(
    ({ bond }) => bond.to === index && (bond.relation === 'filled with' || bond.relation === 'topped with'),
  )?.bond
  const site: Site = { tokens, subjects, index, before, filled }
  if (subject.kind === 'thing' && subject.isTool) {
    const from = subjects.findIndex(({ tokens: others }) => others[0] === own[0])
    return { bond: { relation: toolRelation(subject.thing.motif), from, to: index + 1 } }
  }
  if (own[0] === subjects[index]!.tokens[0]) return { bond: bondOfKind(site) }
  return bondByPlace(site) ?? bondByWord(site)
}

/** How one of several of a kind relates to those before it. */
function bondOfKind({ subjects, index, before, filled }: Site): Bond {
  const to = index + 1
  const { subject, order, heap } = subjects[to]!
  const previous = subjects[index]!.subject
  if (isScattered(subject)) return { relation: 'scattered', from: to - order, to, order }
  if (heap) return { relation: heapRelations[heap], from: to - order, to, order }
  if (filled) return { ...filled, to, order: (filled.order ?? 0) + 1 }
  const carried = before.find(({ bond }) => bond.to === to - order && bond.relation === 'holding')?.bond
  const carrier = carried && subjects[carried.from - order]
  // Each of two people who carry baskets has one.
  if (carrier && carrier.tokens[0] === subjects[carried.from]!.tokens[0])
    return { relation: 'holding', from: carried.from - order, to }
  if (order === 1 && previous.kind === 'person' && previous.pose === 'hugging')
    return { relation: 'hugging', from: index, to }
  return { relation: isDuel(previous) ? 'facing' : 'beside', from: index, to }
}

/** Bonds that follow from what things are, or from a word after them. */
function bondByPlace({ tokens, subjects, index, filled }: Site): ReadBond | undefined {
  const to = index + 1
  const { tokens: own, subject } = subjects[to]!
  const previous = subjects[index]!
  const between = wordsBetween(tokens, previous, subjects[to]!)
  const after = tokens[tokens.indexOf(own[0]!) + 1]
  const said = after?.kind === 'relation' ? after.words.join(' ') : ''
  if (after && said === 'on top') return { bond: { relation: 'topped with', from: index, to }, token: after }
  if (after && /^in (?:its|his|her) (?:mouth|beak)$/.test(said))
    return { bond: { relation: 'holding', from: index, to }, token: after }
  const user = subjects.slice(0, to).findLastIndex((each) => each.subject.kind === 'person')
  if (isTool(between, previous.subject, subject) && user >= 0)
    return { bond: { relation: 'holding', from: user, to } }
  const isOpen = filled !== undefined && isFlatHolder(subjects[filled.from]!.subject)
  const isListed = between.every(
    (each) =>
      (each.kind === 'silent' && (isOpen || !/^(?:a|an|the)$/.test(each.words[0]!))) ||
      each.kind === 'quality' ||
      each.kind === 'number' ||
      each.words[0] === 'and',
  )
  if (filled && isListed) return { bond: { ...filled, to, order: (filled.order ?? 0) + 1 } }
  if (isTopping(between, previous.subject, subject))
    return { bond: { relation: 'topped with', from: index, to } }
  return isContent(between, previous.subject, subject)
    ? { bond: { relation: 'filled with', from: index, to } }
    : undefined
}

/** The last word before the second subject counts, unless it leads to a place. */
function bondByWord({ tokens, subjects, index }: Site): ReadBond {
  const between = wordsBetween(tokens, subjects[index]!, subjects[index + 1]!)
  const token = between.findLast((each, at) => relationOf(each) !== undefined && !isBeforePlace(between, at))
  return {
    bond: { relation: (token && relationOf(token)) ?? 'beside', from: index, to: index + 1 },
    ...(token ? { token } : {}),
  }
}

const containers =
  /basket|bucket|bowl|jar|amphora|wheelbarrow|package|shopping-cart|backpack|mug|plate|treasure-chest|pot|barrel|boat|canoe|crate|bag|truck|glass|luggage|sled|tray|bathtub|couch|shelf/

function wordsBetween(tokens: readonly Token[], first: ReadSubject, second: ReadSubject): readonly Token[] {
  return tokens.slice(tokens.indexOf(first.tokens[0]!) + 1, tokens.indexOf(second.tokens[0]!))
}

/** Small things in the air are strewn over the picture, and birds fly in a V. */
function isScattered(subject: Subject): boolean {
  return subject.kind === 'thing' && (subject.lift ?? 0) > 0.5 && subject.thing.meters < 2
}

/** "Watering roses with a can": whoever does it holds the can. */
function isTool(between: readonly Token[], previous: Subject, tool: Subject): boolean {
  const words = between.filter(({ kind }) => kind !== 'silent').map(({ words: own }) => own.join(' '))
  return (
    previous.kind === 'thing' &&
    tool.kind === 'thing' &&
    tool.thing.bearing === 'held' &&
    between.some((token) => token.words[0] === 'with') &&
    words.every((word) => word === 'with')
  )
}

/** "A desk with a laptop": the small thing stands on the desk. */
function isTopOf(between: readonly Token[], holder: Subject, content: Subject): boolean {
  return (
    holder.kind === 'thing' &&
    content.kind === 'thing' &&
    /^(?:table|shelf|bench|windowsill)$/.test(holder.thing.motif) &&
    content.thing.meters < 0.7 &&
    content.thing.bearing !== 'air' &&
    /^with(?: an?| the| some)*$/.test(between.flatMap(({ words }) => words).join(' '))
  )
}

function isFlatHolder(subject: Subject): boolean {
  return (
    subject.kind === 'thing' &&
    /plate|cutting-board|tray|table|shelf|bench|windowsill/.test(subject.thing.motif)
  )
}

const heapRelations = { pile: 'piled', stack: 'stacked', field: 'planted' } as const

const toppable =
  /^(?:pizza|green-salad|steaming-bowl|pancakes|waffle|ice-cream|toast|avocado-toast|hamburger|pot-of-food|spaghetti|cooked-rice|birthday-cake|shortcake|pie)$/

/** Candles of a cake and smoke of a house are on top of it, whatever word stands between. */
function isTopping(between: readonly Token[], below: Subject, top: Subject): boolean {
  if (below.kind !== 'thing' || top.kind !== 'thing') return false
  const isWith = between.some(({ words }) => words[0] === 'with')
  const isDecoration =
    (/cake|pie/.test(below.thing.motif) && /candle|cherries|strawberry/.test(top.thing.motif)) ||
    (toppable.test(below.thing.motif) && isFood(top.thing.motif) && top.thing.meters < 0.45)
  return isWith && (isDecoration || (top.thing.motif === 'smoke' && below.thing.meters >= 3))
}

/** "A basket of apples", "a cart full of books". */
function isContent(between: readonly Token[], holder: Subject, content: Subject): boolean {
  if (isTopOf(between, holder, content)) return true
  if (holder.kind !== 'thing' || content.kind !== 'thing' || !containers.test(holder.thing.motif))
    return false
  const words = between.flatMap((token) =>
    token.kind === 'color' || token.kind === 'size' ? [] : token.words,
  )
  if (
    /basket|bowl|jar|amphora|wheelbarrow|plate|cutting-board|tray/.test(holder.thing.motif) &&
    /^with(?: an?| the| some)*$/.test(words.join(' '))
  )
    return true
  return (
    /^(?:full |filled |loaded |packed |overflowing )?(?:of|with)(?: fresh| ripe| old| the)*$/.test(
      words.join(' '),
    ) &&
    (words.includes('of') || words.length > 1)
  )
}

/**
 * True when the picture shows the relation. Animals hold what is small in their mouths and can't drive; of several of a
 * kind, only the last would be in the next thing.
 */
export function isDone(
  { bond: { relation, from, to }, token }: ReadBond,
  subjects: readonly ReadSubject[],
): boolean {
  const { subject, tokens } = subjects[from]!
  if (subject.kind === 'person') {
    // If two people carry something, each needs one.
    const isShared = countOf(subjects, from) > Math.max(1, countOf(subjects, to)) && relation === 'holding'
    return (
      (!isShared || /shar/.test(token?.words[0] ?? '')) && isInReach(relation, subjects[to]!.subject, token)
    )
  }
  const isOneOfSeveral = subjects.some((other, index) => index !== from && other.tokens[0] === tokens[0])
  if (isOneOfSeveral && heldRelations.has(relation)) return relation === 'on'
  const other = subjects[to]!.subject
  const isMouthful =
    isAnimal(subject.thing.motif) &&
    other.kind === 'thing' &&
    other.thing.meters < (/mouth|beak/.test(token?.words.join(' ') ?? '') ? 1.5 : 0.8)
  const word = token?.words.join(' ') ?? ''
  if (relation === 'holding') return isMouthful && /mouth|beak|eat|carry|carries|hold|catch/.test(word)
  if (relation === 'riding') return isAnimal(subject.thing.motif) && /rid/.test(word)
  if (relation === 'wearing')
    return (
      isAnimal(subject.thing.motif) &&
      other.kind === 'thing' &&
      /glasses|hat|crown|cap$|scarf/.test(other.thing.motif)
    )
  if (relation === 'inside') return isEntered(other, from)
  return relation !== 'pushing' && relation !== 'hugging' && relation !== 'blowing'
}

function countOf(subjects: readonly ReadSubject[], index: number): number {
  return subjects.filter(({ tokens }) => tokens[0] === subjects[index]!.tokens[0]).length
}

/** Nobody holds a house, and a person who is held must be small. */
function isInReach(relation: RelationName, other: Subject, token: Token | undefined): boolean {
  const word = token?.words.join(' ') ?? ''
  if (relation === 'wearing') return false
  if (relation === 'inside') return isEntered(other, 0)
  if (relation !== 'holding') return true
  if (other.kind === 'person') return other.role.look.age === 'baby'
  // Hands that only hold a thing don't do anything to it.
  if (/^(?:using|painting|reading|playing)$/.test(word) && other.thing.meters > 1.2)
    return /easel|piano|chess|guitar|drum/.test(other.thing.motif)
  return other.thing.meters < 2.4
}

/** Nobody is seen inside a building, and only the first subject is put into a thing. */
function isEntered(other: Subject, from: number): boolean {
  if (other.kind !== 'thing') return false
  if (/tree|waterfall|bush|nest|hammock|bed|boat|canoe|gondola|raft/.test(other.thing.motif)) return true
  return from === 0 && other.thing.meters < 5
}

const heldRelations: ReadonlySet<RelationName> = new Set(['on', 'inside', 'riding', 'above'])

/** Two people who fight or talk look at each other. */
function isDuel(subject: Subject): boolean {
  return (
    subject.kind === 'person' && /^(?:fighting|waiting|shaking hands|hugging|pointing)$/.test(subject.pose)
  )
}

/** "And" and "with" are seen in every picture of two things. */
export function isLink(token: Token): boolean {
  return token.kind === 'relation' && token.relation === 'beside'
}

export function relationOf(token: Token): RelationName | undefined {
  return token.kind === 'relation' || token.kind === 'pose' ? token.relation : undefined
}

const weatherAdjective = /^(?:snowy|rainy|foggy|misty|sunny|stormy|dark|moonlit|starry|snow covered)$/

function isBeforePlace(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1).find(({ kind }) => !['silent', 'size', 'color', 'quality'].includes(kind))
  // "On a snowy branch" leads to the branch: the last word before a thing only describes it.
  if (next?.kind === 'air' && next === tokens.at(-1) && weatherAdjective.test(next.words.join(' ')))
    return false
  return next?.kind === 'place' || next?.kind === 'air'
}

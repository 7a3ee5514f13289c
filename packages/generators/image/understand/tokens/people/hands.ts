// Hands that are seen by themselves, by what they do: a hand that holds a phone is drawn around it, and two that reach for
// each other meet.

import { handMotif, readHand } from '../../../figures/close-hand.ts'
import type { HandPoseName } from '../../../figures/hand-poses.ts'
import type { ReadBond } from '../../read-bond.ts'
import type { ReadSubject } from '../../read-subject.ts'
import type { Token } from '../../token.ts'
import { roles } from '../../words/people/people.ts'
import { singularPhrase } from '../../words/singular.ts'
import { isAnimal, thingOf } from '../../words/things/things.ts'
import type { Subject, ThingSubject } from '../../understanding.ts'
import { seen, wordOf } from '../token-tools.ts'

type ThingToken = Extract<Token, { kind: 'thing' }>

/** Reads tokens around hands. Hands in which somebody in the picture has something are no hands of their own. */
export function readHands(tokens: readonly Token[]): readonly Token[] {
  const all = readFace(joinBodies(tokens))
  if (!all.some(isHand)) return all
  const placed = all.map((_, index) => readSource(all, index))
  return dropOwn(placed.map((_, index) => readSoil(placed, index))).reduce<Token[]>(
    (read, token, index, kept) => {
      const lead = read.findLast(({ kind }) => kind !== 'silent')
      return [...read, ...(isHand(token) ? readHandAt(kept, index, token) : afterHand(token, lead))]
    },
    [],
  )
}

function isHand(token: Token): token is ThingToken {
  return token.kind === 'thing' && readHand(token.thing.motif) !== undefined
}

/** A face without anybody is somebody's. */
function readFace(tokens: readonly Token[]): readonly Token[] {
  const isAlone = tokens.every(({ kind }) => kind !== 'person' && kind !== 'thing')
  return isAlone
    ? tokens.map((token): Token =>
        /^(?:human )?face$/.test(token.words.join(' '))
          ? { kind: 'person', roles: [roles.get('person')!], words: token.words }
          : token,
      )
    : tokens
}

const parts =
  /^(?:ear|nose|foot|leg|flexed-biceps)-medium-light$|^(?:tongue|stomach|wing|beak|paw|fox-tail|pig-nose|horn|claw|braid|mustache|spine|skin-layers|fur)$/

/** Two people shake hands as they stand; without anybody, hands are seen from near. */
function isHandshake({ kind, words }: Token): boolean {
  return kind === 'pose' && /^(?:handshake|shaking hands)$/.test(words.join(' '))
}

/** The nose of a tiger is a place on it, and no nose by itself. */
function joinBodies(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, index): Token => {
    if (isHandshake(token) && !tokens.some(({ kind }) => kind === 'person'))
      return { kind: 'thing', thing: thingOf('human-shaking-hand'), words: token.words, count: 1 }
    if (token.kind !== 'thing' || !parts.test(token.thing.motif)) return token
    const before = tokens[index - 1]
    const isBody = before?.kind === 'person' || (before?.kind === 'thing' && isAnimal(before.thing.motif))
    return isBody ? { kind: 'unknown', words: token.words } : token
  })
}

/** Leaves out "in his hand" and "with both hands" of people who are drawn whole. */
function dropOwn(tokens: readonly Token[]): Token[] {
  const gone = new Set<Token>()
  for (const [index, token] of tokens.entries()) {
    if (!isHand(token) || !tokens.slice(0, index).some(({ kind }) => kind === 'person')) continue
    const from = tokens.slice(0, index).findLastIndex(({ kind }) => kind === 'relation')
    const isNext =
      from >= 0 && tokens.slice(from + 1, index).every(({ kind }) => kind === 'silent' || kind === 'number')
    if (isNext && /^(?:in|with|by)$/.test(tokens[from]!.words.join(' ')))
      for (const each of tokens.slice(from, index + 1)) gone.add(each)
  }
  return tokens.map((token): Token => (gone.has(token) ? { kind: 'silent', words: token.words } : token))
}

/** What a hand comes out of: a splash, or a heap of earth. */
const sources: Readonly<Record<string, string>> = {
  water: 'water-ring',
  ground: 'dirt-pile',
  earth: 'dirt-pile',
  soil: 'dirt-pile',
  dirt: 'dirt-pile',
  sand: 'dirt-pile',
  mud: 'mud-puddle',
  ocean: 'water-ring',
  sea: 'water-ring',
  lake: 'water-ring',
  river: 'water-ring',
  waves: 'water-ring',
}

/** A seedling is drawn with its soil. */
function readSoil(tokens: readonly Token[], index: number): Token {
  const token = tokens[index]!
  const head = tokens.slice(0, index).findLast(({ kind }) => kind === 'thing')
  const isPlanted = head?.kind === 'thing' && /^(?:seedling|potted-plant)$/.test(head.thing.motif)
  const word = token.words.join(' ')
  if (!isPlanted || !tokens.some(isHand)) return token
  if (/^(?:soil|dirt|earth|ground|pot)$/.test(word)) return seen(token.words)
  const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'silent')
  return /^(?:in|into)$/.test(word) && /^(?:soil|dirt|earth|ground|pot)$/.test(wordOf(next))
    ? { kind: 'silent', words: token.words }
    : token
}

function readSource(tokens: readonly Token[], index: number): Token {
  const token = tokens[index]!
  const word = token.words.join(' ')
  const lead = tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent')
  const isSource = lead?.kind === 'relation' && lead.relation === 'emerging' && Object.hasOwn(sources, word)
  return isSource && tokens.slice(0, index).some(isHand)
    ? { kind: 'thing', thing: thingOf(sources[word]!), words: token.words }
    : token
}

function readHandAt(tokens: readonly Token[], index: number, token: ThingToken): Token[] {
  const hand = readHand(token.thing.motif)!
  const word = token.words.join(' ')
  if (word.endsWith('fingers') && hand.pose === 'pointing' && !workOf(tokens, index))
    return [{ ...token, thing: { ...token.thing, motif: handMotif(hand.kind, 'open') }, count: 1 }]
  const counted = tokens[index - 1]
  const isPair =
    /^(?:cupped|touching|shaking|praying)$/.test(hand.pose) ||
    (hand.pose === 'open' &&
      singularPhrase(word) !== word &&
      !(counted?.kind === 'number' && counted.count > 2))
  const deed = tokens.slice(index + 1).find(({ kind }) => kind !== 'silent')
  const as = (pose: HandPoseName): Token[] => [
    {
      kind: 'thing',
      words: token.words,
      thing: { ...token.thing, motif: handMotif(hand.kind, pose) },
      count: 1,
    },
  ]
  const work = workOf(tokens, index)
  if (work) return as(work)
  if (isReach(deed) && hand.pose !== 'fist') {
    const isOut = tokens.slice(tokens.indexOf(deed!) + 1).find(({ kind }) => kind !== 'silent')
    if (isOut?.kind === 'relation' && isOut.relation === 'emerging') return as('clawed')
    return as(isPair ? 'touching' : 'reaching')
  }
  return isPair ? as(hand.pose === 'open' ? 'cupped' : hand.pose) : [{ ...token, count: token.count ?? 1 }]
}

const works: Readonly<Record<string, HandPoseName>> = {
  typing: 'typing',
  writing: 'writing',
  signing: 'writing',
  drawing: 'writing',
  sketching: 'writing',
}

/** What hands do on the next thing: type on keys, write on paper. */
function workOf(tokens: readonly Token[], index: number): HandPoseName | undefined {
  const rest = tokens.slice(index + 1).filter(({ kind }) => kind !== 'silent')
  const pose = works[rest[0]?.words[0] ?? '']
  const thing = rest.find(({ kind }) => kind === 'thing')
  if (pose === undefined || thing?.kind !== 'thing') return undefined
  const isFit =
    pose === 'typing'
      ? /keyboard|laptop|typewriter|computer|calculator/.test(thing.thing.motif)
      : /book|page|paper|note|memo|scroll|envelope|whiteboard|blackboard|clipboard|map$|receipt/.test(
          thing.thing.motif,
        )
  return isFit ? pose : undefined
}

function isReach(token: Token | undefined): boolean {
  return /^(?:reaching|stretching|touching|reaching out)\b/.test(wordOf(token))
}

const doing: Readonly<Record<string, 'holding' | 'facing'>> = {
  putting: 'holding',
  placing: 'holding',
  inserting: 'holding',
  dropping: 'holding',
  turning: 'holding',
  squeezing: 'holding',
  crushing: 'holding',
  lifting: 'holding',
  picking: 'holding',
  planting: 'holding',
  releasing: 'holding',
  catching: 'holding',
  offering: 'holding',
  pressing: 'facing',
  pushing: 'facing',
  clicking: 'facing',
  tapping: 'facing',
  swiping: 'facing',
  scrolling: 'facing',
}

/** What hands do to the next thing. */
function afterHand(token: Token, lead: Token | undefined): Token[] {
  if (!lead || !isHand(lead)) return [token]
  const word = token.words.join(' ')
  const { pose } = readHand(lead.thing.motif)!
  if (works[token.words[0]!] === pose) return [seen(token.words)]
  if (Object.hasOwn(doing, word)) return [{ kind: 'relation', relation: doing[word]!, words: token.words }]
  if (!isReach(token)) return [token]
  return word === 'touching'
    ? [{ kind: 'relation', relation: 'facing', words: token.words }]
    : [seen(token.words)]
}

/** What a hand is drawn as because of what it holds or points at; undefined for all other things. */
export function fitHand(
  subject: ThingSubject,
  index: number,
  read: readonly ReadSubject[],
  bonds: readonly ReadBond[],
): ThingSubject | undefined {
  const hand = readHand(subject.thing.motif)
  if (!hand) return undefined
  if (hand.pose === 'typing' || hand.pose === 'writing') return subject
  const own = bonds.find(({ bond }) => bond.from === index && read[bond.to]!.subject.kind === 'thing')
  const other = own && read[own.bond.to]!.subject
  // Another hand comes to meet it.
  const isMet = bonds.some(
    ({ bond: { from, to, relation } }) =>
      to === index && relation === 'facing' && isHandThing(read[from]!.subject),
  )
  if (isMet) return { ...subject, thing: { ...subject.thing, motif: handMotif(hand.kind, 'reaching') } }
  const pose = other?.kind === 'thing' && own ? poseFor(hand.pose, other, own) : undefined
  // What it breaks is broken, and not the hand.
  const states = subject.states?.filter((state) => state !== 'cracked' && state !== 'in pieces')
  const whole = states ? { ...subject, states } : subject
  if (!pose) return states ? whole : undefined
  return { ...whole, thing: { ...thingOf(subject.thing.motif), motif: handMotif(hand.kind, pose) } }
}

function isHandThing(subject: Subject): boolean {
  return subject.kind === 'thing' && readHand(subject.thing.motif) !== undefined
}

function poseFor(
  pose: HandPoseName,
  other: ThingSubject,
  { bond, token }: ReadBond,
): HandPoseName | undefined {
  const word = wordOf(token)
  const isOtherHand = readHand(other.thing.motif) !== undefined
  if (bond.relation === 'facing' || isOtherHand)
    return /point|press|tap|click|push|swip|scroll/.test(word) ? 'pointing' : 'reaching'
  if (bond.relation === 'emerging') return pose === 'open' ? 'clawed' : undefined
  if (bond.relation !== 'holding' && !/^with$/.test(word)) return undefined
  if (pose === 'cupped') return isBroad(other) ? 'sides' : pose
  if (pose === 'fist') return 'grip'
  if (pose === 'typing' || pose === 'writing') return undefined
  return gripOf(other)
}

/** What two hands hold at its sides; all else lies in them. */
function isBroad({ thing: { motif } }: ThingSubject): boolean {
  return !motif.startsWith('globe') && (isFlat(motif) || isBulky(motif))
}

/** Names that have one of these among their words. */
const named = (words: string): ((motif: string) => boolean) => {
  const known = new Set(words.split(' '))
  return (motif) => motif.split('-').some((word) => known.has(word))
}

const isFlat = named(
  'phone card cards book page paper passport envelope letter tickets ticket banknote mirror map picture laptop calculator receipt memo clipboard newspaper scroll calendar notebook tablet mask game',
)
const isBulky = named(
  'package box bowl plate cup beverage mug pizza cake gift basket wheel tray trophy crystal ball amphora pot hamburger sandwich teddy bread globe lantern coffee',
)
const isSmall = named(
  'coin pill ring key seeds gem needle cigarette puzzle nail leaf pencil pen tooth button chess dice die battery strawberry cherries egg chestnut tube syringe paintbrush crayon cookie feather clover snowflake thread match matches',
)
const isUpright = named(
  'candle torch blade sword dagger knife bottle glass umbrella hammer axe wrench wand microphone balloon flower rose tulip bouquet sunflower hyacinth flag broom staff spear bow trophy lollipop ice spoon fork flashlight lantern telescope cane stick branch scissors drink soda straw beverage mug sheaf hourglass spyglass cup bulb dandelion brush rope club bat poppy lavender gun',
)

function gripOf(other: ThingSubject): HandPoseName {
  const { motif } = other.thing
  if (isAnimal(motif)) return 'palmUp'
  if (isFlat(motif)) return 'flat'
  if (isSmall(motif)) return 'pinch'
  return !motif.startsWith('globe') && isUpright(motif) ? 'grip' : 'palmUp'
}

// Finds everything in a text that is drawn as a figure or a thing, with the words that say how it looks and what it does.

import type { Look } from '../../figures/look.ts'
import { poses, type PoseName } from '../../figures/poses.ts'
import { canSit } from '../../figures/seat-pose.ts'
import { handInHand, poseOf } from './pose-of.ts'
import { pourOut, shareBench, sitToDrink } from './bench.ts'
import { findColorful, gaudy } from './colorful.ts'
import { castAs } from '../tokens/people/beast-people.ts'
import { castOf, seatOf, sufferedDeed, sufferedPose, wearOfDeeds } from './deed-looks.ts'
import { gateOf } from './finish-line.ts'
import { putOn } from '../words/garments.ts'
import { readClothes, readLook } from './read-look.ts'
import { readGirth } from './girth.ts'
import { withMoodOf } from './mood-of-each.ts'
import { roles } from '../words/people/people.ts'
import { seatedPoses, weak } from '../words/deeds/pose-kinds.ts'
import { heapOf, isAfterFull } from '../tokens/plenty.ts'
import type { ReadSubject } from '../read-subject.ts'
import type { Token } from '../token.ts'
import { isBloom } from '../words/things/nature-words.ts'
import { youthOf } from '../words/things/young.ts'
import { readStates } from './read-states.ts'
import { singularPhrase } from '../words/singular.ts'
import { isAllAround, isAmong } from './its-bonds.ts'
import { colorByName } from '../words/things/kind-colors.ts'
import { stanceOf } from '../words/things/stances.ts'
import { isForEach, isJoinedToPrevious, isOnBothSides, isParticiple, lastJoined } from '../tokens/teams.ts'
import { standInWater } from './wading.ts'
import {
  busyPoses,
  findTool,
  isInHand,
  isShared,
  layPlates,
  shareStove,
  shareTable,
  toolsOfTrade,
} from './tools.ts'
import type { Subject, ThingSubject } from '../understanding.ts'
import { toolOf } from '../words/deeds/deed-words.ts'
import { maxOfAKind } from '../words/words.ts'
import { isAlive, isHead, wordOf } from '../tokens/token-tools.ts'

/** Lists the subjects in the order of the text. */
export function listSubjects(tokens: readonly Token[]): readonly ReadSubject[] {
  const implied = findImplied(tokens)
  const taken = new Set<Token>()
  const found: ReadSubject[] = []
  const tools: ReadSubject[] = []
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'thing') found.push(...readThings(tokens, index, token, taken, found))
    else if (token.kind === 'person') {
      const { people, tool } = readPeople(tokens, index, token, taken)
      found.push(...people)
      tools.push(...tool)
    } else if (token === implied) {
      taken.add(token)
      const role = roles.get('person')!
      const subject: Subject = { kind: 'person', word: 'person', role, pose: implied.pose, size: 1 }
      found.push({ subject, tokens: [token], order: 0 })
      const tool = findTool(role, implied.pose, token)
      if (tool) tools.push({ subject: tool, tokens: [token], order: 0 })
    }
  }
  tools.push(...gateOf(tokens, found))
  const seated = sitToDrink(found)
  const meal = shareTable(seated, tokens) ?? shareStove(seated) ?? shareBench(seated)
  if (meal) tools.push(meal)
  tools.push(...layPlates(seated))
  // Tools come last, so that what follows a person relates to the person and not to a tool.
  return pourOut([...seated, ...tools], tokens)
}

function readThings(
  tokens: readonly Token[],
  index: number,
  token: Extract<Token, { kind: 'thing' }>,
  taken: Set<Token>,
  before: readonly ReadSubject[],
): ReadSubject[] {
  const { color, size, count, heap, own } = readAdjectives(tokens, index)
  const deed = isWorn(tokens, index) ? undefined : findDeed(tokens, index, taken)
  const stance = deed && stanceOf(token.thing, deed.pose, wordOf(deed))
  if (stance) taken.add(deed)
  const inState = readStates(tokens, index, token.thing)
  const body = readGirth(tokens, index, token.thing)
  const isBookHeap = heap !== undefined && /^(?:open|closed)-book$/.test(token.thing.motif)
  const motif = isBookHeap ? 'books' : (stance?.motif ?? inState.motif)
  const { isInWater, states } = standInWater(tokens, index, token.thing, [
    ...inState.states,
    ...(stance?.states ?? []),
  ])
  const isWading = states.includes('wading')
  const subject: ThingSubject = {
    kind: 'thing',
    word: wordsOf(token),
    thing: { ...token.thing, motif, ...(isInWater ? { bearing: 'water' as const } : {}) },
    size: size * youthOf(wordsOf(token)),
    ...colorByName(wordsOf(token)),
    ...(inState.color ? { color: inState.color } : {}),
    ...(body.girth ? { girth: body.girth } : {}),
    ...color,
    ...(states.length > 0 ? { states } : {}),
    ...(token.madeOf === undefined ? {} : { madeOf: token.madeOf }),
    ...(stance?.lift && !isWading ? { lift: stance.lift } : {}),
    ...(stance?.tilt && !isWading ? { tilt: stance.tilt } : {}),
  }
  const colorful = findColorful(tokens, index)
  // Three of the things in a basket are seen.
  const isStrewn = token.count !== undefined && stance?.tilt !== undefined && (stance.lift ?? 0) > 0.5
  const isField = isAfterField(tokens, index)
  const usual = isStrewn || isField ? maxOfAKind : usualCount(tokens, index, token)
  // One motif is a whole stack of them.
  const isWhole = isBookHeap || (heap !== undefined && /^(?:pancakes|books|waffle)$/.test(token.thing.motif))
  // A pair of glasses is one thing.
  const isPair = own.some(({ words }) => words[0] === 'pair') && pairs.test(token.thing.motif)
  const isPlural = singularPhrase(wordsOf(token)) !== wordsOf(token)
  const wanted = countByPhrase(tokens, index, before, isPlural) ?? count ?? usual
  const length = isWhole || isPair ? 1 : Math.min(maxOfAKind, wanted)
  const isColorful = colorful !== undefined && length > 1 && color.color === undefined
  const all = [
    token,
    ...own,
    ...inState.tokens,
    ...body.tokens,
    ...(stance ? [deed] : []),
    ...(isColorful ? [colorful] : []),
  ]
  return Array.from({ length }, (_, order) => ({
    subject: isColorful ? { ...subject, color: gaudy[order % gaudy.length]! } : oneOfKinds(subject, order),
    tokens: all,
    order,
    ...(heap ? { heap } : isField ? { heap: 'field' as const } : {}),
  }))
}

/** Several planets are different ones. */
function oneOfKinds(subject: ThingSubject, order: number): ThingSubject {
  const kinds = subject.word.endsWith('planets') ? planets : undefined
  return kinds ? { ...subject, thing: { ...subject.thing, motif: kinds[order % kinds.length]! } } : subject
}

const planets = ['ringed-planet', 'jupiter', 'mars', 'neptune', 'venus', 'mercury'] as const

/** Three of the apples "of apples" are seen. */
function usualCount(tokens: readonly Token[], index: number, { count }: { count?: number }): number {
  return count !== undefined && isAfterOf(tokens, index) ? 3 : (count ?? 1)
}

/** How many words around a head ask for: a guard on each side, a cherry on each of three cupcakes. */
function countByPhrase(
  tokens: readonly Token[],
  index: number,
  before: readonly ReadSubject[],
  isPlural: boolean,
): number | undefined {
  if (isOnBothSides(tokens, index) && !isForEach(tokens, index, index)) return 2
  if (isAmong(tokens, index)) return 6
  if (isAllAround(tokens, index)) return 4
  const previous = before.at(-1)?.tokens[0]
  if (!previous) return undefined
  const owners = before.filter((other) => other.tokens[0] === previous).length
  if (owners < 2) return undefined
  if (isForEach(tokens, tokens.indexOf(previous), index)) return owners
  // "Three cupcakes with cherries on top", "three girls holding balloons".
  const after = tokens[index + 1]
  const between = tokens.slice(tokens.indexOf(previous) + 1, index).findLast(({ kind }) => kind !== 'silent')
  // "Two jars of candy": each has its own.
  const isMatter = wordOf(tokens[index - 1]) === 'of' && tokens[index - 2] === previous && !isPlural
  if (isMatter && previous.kind === 'thing') return owners
  const isHad =
    (between?.kind === 'pose' || between?.kind === 'relation') &&
    /^(?:holding|riding)$/.test(between.relation ?? '')
  return isPlural && (after?.words.join(' ') === 'on top' || isHad) ? owners : undefined
}

/** "A field of tulips", "a garden full of flowers". */
function isAfterField(tokens: readonly Token[], index: number): boolean {
  if (isAfterFull(tokens, index)) return true
  // "A poppy field".
  const next = tokens[index + 1]
  const token = tokens[index]!
  if (next?.kind === 'place' && /^(?:fields?|meadows?|gardens?)$/.test(next.words[0]!))
    return token.kind === 'thing' && isBloom(token.thing.motif)
  if (tokens[index - 1]?.words[0] !== 'of') return false
  const place = tokens.slice(0, index - 1).findLast(({ kind }) => kind !== 'quality')
  return place?.kind === 'place' && /field|garden|forest|meadow|park/.test(place.words.join(' '))
}

/** Motifs that show both of a pair. */
const pairs =
  /handcuffs|binoculars|pliers|glasses|goggles|jeans|scissors|headphone|gloves|socks|shorts|briefs|skis|swords/

function readPeople(
  tokens: readonly Token[],
  index: number,
  token: Extract<Token, { kind: 'person' }>,
  taken: Set<Token>,
): { people: ReadSubject[]; tool: ReadSubject[] } {
  const deeds = readDeeds(tokens, index, taken)
  const deed = deeds[0]
  for (const each of deeds) taken.add(each)
  const { color, size, count, own } = readAdjectives(tokens, index)
  const worn = readClothes(tokens, index)
  const look = readLook(tokens, index)
  const suffered = sufferedDeed(tokens, index)
  const usual = token.roles.length > 2 && isCrowded(tokens) ? maxOfAKind : token.roles.length
  // "A family of four".
  const after = tokens[index + 1]?.words[0] === 'of' ? tokens[index + 2] : undefined
  const ofSize = after?.kind === 'number' && token.roles.length > 1 ? after : undefined
  const wanted = isOnBothSides(tokens, index) ? 2 : (ofSize?.count ?? count ?? usual)
  const length = Math.min(maxOfAKind, wanted)
  const all = [
    token,
    ...own,
    ...(ofSize && ofSize.count <= maxOfAKind ? [ofSize] : []),
    ...worn.tokens,
    ...deeds,
  ]
  const isFishing = deed !== undefined && toolOf.get(wordsOf(deed)) === 'fishing-pole'
  const isListening = deeds.some((each) => /^listening to (?:music|a podcast)$/.test(wordsOf(each)))
  const wear = {
    ...putOn(putOn(look.wear, worn.wear), wearOfDeeds(tokens, deeds)),
    ...suffered?.look,
    ...(isFishing ? { gear: ['rod' as const] } : {}),
    ...(isListening ? ({ hat: 'headphones', accent: '#2b2b34' } as const) : {}),
  }
  const cast = length === 2 ? castAs(castOf(deeds), token.roles) : token.roles
  const crowd = Array.from({ length }, (_, at) => cast[at % cast.length]!)
  const people = crowd.map((role, order): ReadSubject => {
    const pose = sufferedPose(suffered, handInHand(poseOf(role, deed, wear), deeds))
    const seen = poses[pose].view === 'back' ? [] : look.tokens
    const subject: Subject = {
      kind: 'person',
      word: wordsOf(token),
      role,
      pose,
      ...(deed && deed.pose === pose ? { deed: wordsOf(deed) } : {}),
      ...seatOf(deeds, pose),
      ...(deed?.deed?.place ? { deedPlace: deed.deed.place } : {}),
      // A "little girl" is as small as girls are.
      size:
        token.roles.length > 2
          ? 1
          : role.look.age === 'child' || role.look.age === 'baby'
            ? Math.max(size, 0.9)
            : size * (role.size ?? 1),
      ...color,
      ...(Object.keys(wear).length > 0 ? { wear: withMoodOf(order, length, look.tokens, wear) } : {}),
    }
    return { subject, tokens: [...all, ...seen], order }
  })
  const tool = readTools(tokens, token, { deeds, length, wear, all })
  return { people, tool }
}

interface Doers {
  readonly deeds: readonly PoseToken[]
  /** How many of them there are. */
  readonly length: number
  readonly wear: Partial<Look>
  readonly all: readonly Token[]
}

/** What people have in their hands, though no text says so: one for each, as far as it isn't for all of them. */
function readTools(
  tokens: readonly Token[],
  token: Extract<Token, { kind: 'person' }>,
  { deeds, length, wear, all }: Doers,
): ReadSubject[] {
  const deed = deeds[0]
  const role = token.roles[0]!
  const used = deeds.find((each) => each.deed?.tool ?? toolOf.has(wordsOf(each))) ?? deed
  const isToolSeen =
    length === 1 || (used !== undefined && (used.deed?.tool !== undefined || toolOf.has(wordsOf(used))))
  const tool = isToolSeen ? findTool(role, poseOf(role, deed, wear), used) : undefined
  const isNamed = tokens.some((other) => other.kind === 'thing' && tool && isInHand(other.thing, tool.thing))
  if (!isToolSeen && length <= 3 && deeds.length === 0)
    return toolsOfTrade(tokens, token, length, all, (each) => poseOf(each, undefined, {}))
  // Hands that hold a dove hold no rabbit.
  const isFull = deeds.some((each) => each.relation === 'holding' && !toolOf.has(wordsOf(each)))
  const isEmptyHanded = isFull && tokens.some((other) => other.kind === 'thing' && other.thing.meters < 1.5)
  const toolCount = tool && length <= 3 && !isShared.test(tool.thing.motif) ? length : 1
  return tool && !isNamed && !isEmptyHanded
    ? Array.from({ length: toolCount }, (_, order) => ({ subject: tool, tokens: all, order }))
    : []
}

function isAfterOf(tokens: readonly Token[], index: number): boolean {
  const words = tokens
    .slice(Math.max(0, index - 4), index)
    .filter(
      ({ kind, words: [word] }) => !/^(?:color|size|quality)$/.test(kind) || /^(?:full|filled)$/.test(word!),
    )
    .flatMap((token) => token.words)
  return /(?:of|filled with)$/.test(words.join(' '))
}

function isCrowded(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === 'quality' && token.quality.isCrowded)
}

const drifting: ReadonlySet<PoseName> = new Set(['falling', 'soaring', 'floating'])

type PoseToken = Extract<Token, { kind: 'pose' }>

/** The deed that decides how a person is drawn, then those that the drawing also shows: a reader may be sitting. */
function readDeeds(tokens: readonly Token[], index: number, taken: ReadonlySet<Token>): PoseToken[] {
  const own = tokens.filter(
    (each): each is PoseToken =>
      each.kind === 'pose' &&
      (!taken.has(each) || isSaidOfBoth(tokens, index, each)) &&
      isOwnPose(tokens, index, each) &&
      isPossible(each, tokens),
  )
  // Who sits on the floor may do something with the arms.
  const isActive = own.some(({ pose }) => canSit(pose))
  const main =
    own.find(({ pose }) => !weak.has(pose) && !(pose === 'sitting on the ground' && isActive)) ?? own[0]
  if (!main) return []
  const hasSeat = tokens.some(
    (each) => each.kind === 'thing' && /bench|chair|couch|throne|stool/.test(each.thing.motif),
  )
  const isSeated = seatedPoses.has(main.pose) || (hasSeat && main.pose === 'holding')
  const others = own.filter(
    (each) =>
      each !== main &&
      (each.pose === main.pose ||
        (each.pose === 'sitting' && (isSeated || canSit(main.pose))) ||
        (each.pose === 'sitting on the ground' && canSit(main.pose)) ||
        (each.pose === 'standing' && (!isSeated || each.deed !== undefined)) ||
        (each.pose === 'cheering' && main.pose === 'running') ||
        (main.pose === 'hand in hand' && /^(?:walking|walking away|watching)$/.test(each.pose)) ||
        (toolOf.has(wordsOf(each)) && !busyPoses.has(main.pose))),
  )
  return [main, ...others]
}

/** What is said after "a man and a dog" is said of both. */
function isSaidOfBoth(tokens: readonly Token[], index: number, deed: Token): boolean {
  return tokens.indexOf(deed) > index && isJoinedToPrevious(tokens, index)
}

/** What is worn does nothing by itself: in "a dog wearing a cape flying" the cape would fly. */
function isWorn(tokens: readonly Token[], index: number): boolean {
  const lead = tokens.slice(0, index).findLast(({ kind }) => !/^(?:silent|color|size|quality)$/.test(kind))
  return lead?.kind === 'relation' && lead.relation === 'wearing'
}

/** What a thing or an animal is said to do: after it, or as a participle before it. */
function findDeed(tokens: readonly Token[], index: number, taken: ReadonlySet<Token>): PoseToken | undefined {
  for (const token of tokens.slice(lastJoined(tokens, index) + 1)) {
    if (token.kind === 'thing' || token.kind === 'person' || token.kind === 'place') break
    const isOther = isParticiple(tokens, tokens.indexOf(token))
    if (token.kind === 'pose' && !isOther && (!taken.has(token) || isSaidOfBoth(tokens, index, token)))
      return token
  }
  const before = tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent' && kind !== 'color')
  return before?.kind === 'pose' && !taken.has(before) ? before : undefined
}

/** The deed of somebody unnamed, in a text that begins with "waiting for the last bus". */
function findImplied(tokens: readonly Token[]): PoseToken | undefined {
  const first = tokens.findIndex(({ kind }) => kind !== 'silent' && kind !== 'quality')
  const token = tokens[first]
  const next = tokens[first + 1]
  // "A floating market" is a market.
  const isQuality =
    next?.kind === 'thing' ||
    next?.kind === 'unknown' ||
    (next?.kind === 'place' && tokens[first - 1]?.kind === 'silent')
  if (token?.kind !== 'pose' || isQuality || !token.words.at(-1)!.endsWith('ing')) return undefined
  return tokens.some(({ kind }) => kind === 'person') ? undefined : token
}

/** Nobody is drawn asleep at a table, so the picture says that it shows none. */
function isPossible(deed: Token, tokens: readonly Token[]): boolean {
  if (deed.kind !== 'pose' || deed.pose !== 'sleeping') return true
  return !tokens.some(
    (token) => token.kind === 'thing' && /table|laptop|computer|book/.test(token.thing.motif),
  )
}

/** A pose belongs to the person before it, or to the first person when it comes before all of them. */
function isOwnPose(tokens: readonly Token[], person: number, pose: PoseToken): boolean {
  const at = tokens.indexOf(pose)
  // Petals and leaves fall, not whoever stands among them.
  const before = tokens.slice(0, at).findLast(({ kind }) => kind !== 'silent' && kind !== 'quality')
  if (drifting.has(pose.pose) && before?.kind === 'thing') return false
  const last = lastJoined(tokens, person)
  const next = tokens.findIndex((token, index) => index > last && token.kind === 'person')
  const previous = tokens
    .slice(0, person)
    .some((token, index) => token.kind === 'person' || (index < at && isAlive(token)))
  if (isParticiple(tokens, at))
    return tokens.findIndex((token, index) => index > at && isHead(token)) === person
  return (at > person && (next === -1 || at < next)) || (at < person && !previous)
}

interface Adjectives {
  readonly color: { color?: string }
  readonly size: number
  readonly count?: number
  readonly heap?: 'pile' | 'stack' | 'wall'
  readonly own: readonly Token[]
}

function readAdjectives(tokens: readonly Token[], index: number): Adjectives {
  const own: Token[] = []
  let [color, size]: [{ color?: string }, number] = [{}, 1]
  let count: number | undefined
  let heap: 'pile' | 'stack' | 'wall' | undefined
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at]!
    if (token.kind === 'silent' || token.kind === 'quality' || token.kind === 'unknown') continue
    // "Two arguing parents".
    if (token.kind === 'pose' && isParticiple(tokens, at)) continue
    if (token.kind === 'color') color = { color: token.color }
    else if (token.kind === 'size') size *= token.size
    else if (token.kind === 'number' && count === undefined) {
      count = token.count
      heap = heapOf(token)
      // A number that doesn't fit into a picture is reported as missing.
      if (count > maxOfAKind) continue
    } else break
    own.push(token)
  }
  return { color, size, own, ...(count === undefined ? {} : { count }), ...(heap ? { heap } : {}) }
}

function wordsOf({ words }: Token): string {
  return words.join(' ')
}

// Arranges the subjects of a prompt as one outline: true to scale (softened), on common ground, related as the words
// say. Positions are in meters of the picture's world, with the ground at 0 and up negative.

import type { Studio } from '@vivify/timeline/ports'
import { drawBeast } from '../figures/beasts.ts'
import { drawFlyingBird } from '../figures/flying-birds.ts'
import { drawResting } from '../figures/resting-beasts.ts'
import { drawFigure, figureFoot } from '../figures/draw-figure.ts'
import { plainLook } from '../figures/look.ts'
import { poseNamed } from '../figures/poses.ts'
import { moveLayers, multiply, placeMatrix, type Point } from '../figures/vector.ts'
import type { MotifOutline } from '../request.ts'
import type { Bond, PersonSubject, Subject, Understanding } from '../understand/understanding.ts'
import type { Bearing } from '../understand/things.ts'
import { putOn } from '../understand/garments.ts'
import { isSupport, placeFurniture, propsOf } from './furnish-figure.ts'
import { heightOf, metersPerUnit, type Item, type Member, type OutlineOf, type Placed } from './item.ts'
import { measureOutline } from './measure.ts'
import { drawOwnThing } from './own-things.ts'
import { recolor } from './recolor.ts'
import { arrange, standInRow } from './relate.ts'
import { applyStates } from './states/apply-states.ts'

/** The subjects of a picture as one outline. */
export interface Group {
  readonly outline: MotifOutline
  readonly members: readonly Member[]
  /** Width and height as shares of the outline's square, which the larger one fills. */
  readonly wide: number
  readonly tall: number
  readonly bearing: Exclude<Bearing, 'held'>
}

/** Names of all motifs that a group needs from the motif set. */
export function motifsOf({ subjects }: Understanding): string[] {
  return subjects.flatMap((subject) => [
    ...(subject.kind === 'thing' ? [subject.thing.motif] : []),
    ...(subject.kind === 'person' ? propsOf(subject.pose) : []),
  ])
}

/** Arranges the subjects; undefined when none of them can be drawn. */
export function composeGroup(
  understanding: Understanding,
  studio: Studio,
  outlineOf: OutlineOf,
): Group | undefined {
  const { subjects, bonds } = understanding
  const items = subjects.flatMap((subject, index) => {
    const own = bonds.find(({ from }) => from === index)
    const bond = siblingBond(subject, subjects, bonds) ?? own
    const item = makeItem(poseInGroup(flyFromGround(subject, subjects), bond, subjects), studio, outlineOf)
    return item ? [item] : []
  })
  if (items.length === 0) return undefined
  if (items.length === subjects.length) arrange(items, bonds)
  else standInRow(items)
  return assemble(items, outlineOf, studio)
}

const flown = /^(?:kite|drone|balloon|airplane|small-airplane|helicopter)$/
const fliesItself = /hero|angel|fairy|fairies|witch|wizard|genie|ghost|astronaut|peter pan/i

/** Who flies a kite or a drone stands below it; only heroes and witches fly beside it. */
function flyFromGround(subject: Subject, subjects: readonly Subject[]): Subject {
  if (subject.kind !== 'person' || subject.pose !== 'soaring' || fliesItself.test(subject.word))
    return subject
  const isFlown = subjects.some((other) => other.kind === 'thing' && flown.test(other.thing.motif))
  return isFlown ? { ...subject, pose: 'reaching' } : subject
}

/** Of two friends on a bench, both sit, though only one of them is bound to it. */
function siblingBond(
  subject: Subject,
  subjects: readonly Subject[],
  bonds: readonly Bond[],
): Bond | undefined {
  if (subject.kind !== 'person') return undefined
  return bonds.find(({ relation, from, to }) => {
    const other = subjects[from]!
    return (
      relation === 'on' &&
      other.kind === 'person' &&
      other.word === subject.word &&
      subjects[to]!.kind === 'thing'
    )
  })
}

/** Riders sit and chasers run, whatever else they would do. */
function poseInGroup(subject: Subject, bond: Bond | undefined, subjects: readonly Subject[]): Subject {
  if (subject.kind !== 'person' || !bond) return subject
  const other = subjects[bond.to]!
  if (other.kind !== 'thing') {
    if (bond.relation === 'chasing')
      return { ...subject, pose: subject.pose === 'walking' ? 'walking' : 'running' }
    if (bond.relation === 'holding' && isBaby(other)) return { ...subject, pose: 'cradling' }
    return bond.relation === 'facing' && subject.pose === 'watching'
      ? { ...subject, pose: 'waiting' }
      : subject
  }
  const { motif, saddle, bearing } = other.thing
  if (subject.pose === 'watching' && bond.relation === 'facing' && other.thing.meters < 3.5)
    return { ...subject, pose: 'waiting' }
  if (
    subject.pose === 'reaching' &&
    bond.relation === 'facing' &&
    other.thing.meters < 1.2 &&
    bearing === 'ground'
  )
    return { ...subject, pose: 'kneeling' }
  const isMount = saddle !== undefined && bearing === 'ground'
  if (motif === 'bicycle' && (bond.relation === 'riding' || bond.relation === 'on'))
    return { ...subject, pose: 'cycling' }
  if (motif === 'chess-table') return { ...subject, pose: 'typing' }
  if (
    bond.relation !== 'holding' &&
    /^(?:skateboard|surfboard|skis)$/.test(motif) &&
    /^(?:standing|waiting|surfing|riding|holding)$/.test(subject.pose)
  )
    return { ...subject, pose: 'surfing' }
  if (
    bond.relation === 'riding' ||
    (bond.relation === 'on' &&
      isMount &&
      other.thing.meters > 1.5 &&
      motif !== 'bed' &&
      motif !== 'bench' &&
      motif !== 'throne' &&
      motif !== 'couch-and-lamp' &&
      !/^(?:blanket|hammock|deck-chair|hay-bale)$/.test(motif))
  )
    return { ...subject, pose: isMount ? 'riding' : 'sitting' }
  if ((bond.relation === 'on' || bond.relation === 'inside') && motif === 'bed')
    return { ...subject, pose: 'sleeping' }
  if (bond.relation === 'on' && isMount && ['standing', 'waiting', 'holding'].includes(subject.pose))
    return { ...subject, pose: 'sitting' }
  if (subject.pose === 'playing guitar' && /accordion|violin|trumpet|saxophone|drum|flute|harp/.test(motif))
    return { ...subject, pose: 'holding' }
  if (bond.relation === 'under' && motif === 'umbrella' && /^(?:standing|waiting)$/.test(subject.pose))
    return { ...subject, pose: 'holding' }
  if (motif === 'water-wave') return { ...subject, pose: 'surfing' }
  if (bond.relation === 'pushing') return { ...subject, pose: 'pushing' }
  if (bond.relation === 'holding' && (subject.pose === 'standing' || subject.pose === 'waiting'))
    return { ...subject, pose: 'holding' }
  if (bond.relation === 'chasing')
    return { ...subject, pose: subject.pose === 'walking' ? 'walking' : 'running' }
  if (motif === 'kite') return { ...subject, pose: subject.pose === 'running' ? 'running' : 'reaching' }
  return subject
}

function isBaby(subject: Subject): boolean {
  return subject.kind === 'person' && subject.role.look.age === 'baby'
}

function makeItem(subject: Subject, studio: Studio, outlineOf: OutlineOf): Item | undefined {
  if (subject.kind === 'person') return makePerson(subject, studio)
  const { motif, meters } = subject.thing
  const known =
    drawBeast(motif) ?? drawResting(motif) ?? drawFlyingBird(motif) ?? drawOwnThing(motif) ?? outlineOf(motif)
  if (!known) return undefined
  const colored = subject.color === undefined ? known : recolor(known, subject.color)
  const inState = subject.states && applyStates(studio, colored, subject.states)
  const usual = inState?.outline ?? colored
  const outline = subject.tilt === undefined ? usual : tiltOutline(usual, subject.tilt)
  const box =
    subject.tilt === undefined
      ? (inState?.box ?? measureOutline(studio, known))
      : measureOutline(studio, outline)
  const scale = (meters * subject.size) / Math.max(box.right - box.left, box.bottom - box.top)
  const reach = subject.tilt === undefined && inState ? { reach: inState.reach } : {}
  return { subject, outline, scale, x: 0, y: 0, isMirrored: false, depth: 0, box, ...reach }
}

/** Raises the left end of an outline, where animals have their heads. */
function tiltOutline(outline: MotifOutline, degrees: number): MotifOutline {
  const middle = outline.viewBox / 2
  const turn = placeMatrix({ x: 0, y: 0, scale: 0.8, radians: (degrees * Math.PI) / 180 })
  const matrix = multiply([1, 0, 0, 1, middle, middle], multiply(turn, [1, 0, 0, 1, -middle, -middle]))
  return { ...outline, layers: moveLayers(outline.layers, matrix) }
}

function makePerson(subject: PersonSubject, studio: Studio): Item {
  const { look } = subject.role
  const color = subject.color === undefined ? {} : { top: subject.color }
  const worn = putOn(look, subject.wear ?? {})
  const gear = subject.pose === 'lifting' ? (['barbell'] as const) : (worn.gear ?? [])
  const isDyed = subject.wear?.top === undefined && subject.wear?.bottom === undefined
  const figure = drawFigure(
    { ...plainLook, ...worn, gear, ...(isDyed ? color : {}) },
    poseNamed(subject.pose),
  )
  const box = measureOutline(studio, figure.outline)
  return {
    subject,
    outline: figure.outline,
    scale: metersPerUnit * subject.size,
    x: 0,
    y: 0,
    isMirrored: false,
    depth: 0,
    box,
    figure,
  }
}

function assemble(items: readonly Item[], outlineOf: OutlineOf, studio: Studio): Group {
  const mounted = new Set(items.filter((item) => item.y !== 0))
  for (const item of items)
    if (item.subject.kind === 'thing' && item.subject.lift && !mounted.has(item))
      item.y -= heightOf(item) * item.subject.lift
  const placed = items.flatMap((item) => [
    placeItem(item),
    ...(item.figure && item.subject.kind === 'person'
      ? placeFurniture(
          item,
          item.subject.pose,
          mounted.has(item) || items.some((other) => other !== item && isSupport(other)),
          outlineOf,
          studio,
        )
      : []),
  ])
  const left = Math.min(...placed.map(({ box }) => box.left))
  const right = Math.max(...placed.map(({ box }) => box.right))
  const top = Math.min(...placed.map(({ box }) => box.top))
  const bottom = Math.max(...placed.map(({ box }) => box.bottom))
  const side = Math.max(right - left, bottom - top)
  const viewBox = 100
  const scale = viewBox / side
  const shift = placeMatrix({
    x: viewBox / 2 - ((left + right) / 2) * scale,
    y: viewBox - bottom * scale,
    scale,
  })
  const layers = placed
    .toSorted((first, second) => first.depth - second.depth)
    .flatMap((part) => moveLayers(part.layers, shift))
  const move = (x: number, y: number): Point => [x * scale + shift[4], y * scale + shift[5]]
  return {
    outline: { viewBox, layers },
    members: placed.flatMap(({ member }) => {
      if (!member) return []
      const [memberLeft, memberTop] = move(member.left, member.top)
      const [memberRight, memberBottom] = move(member.right, member.bottom)
      return [
        { word: member.word, left: memberLeft, right: memberRight, top: memberTop, bottom: memberBottom },
      ]
    }),
    wide: (right - left) / side,
    tall: (bottom - top) / side,
    bearing: bearingOf(items),
  }
}

/** A group floats or flies only when everything in it does. */
function bearingOf(items: readonly Item[]): Group['bearing'] {
  const isOnLand = items.some(
    ({ subject }) => subject.kind === 'thing' && /^(?:skateboard|skis)$/.test(subject.thing.motif),
  )
  const kinds = items.map(({ subject }) => {
    if (subject.kind === 'thing' && (subject.lift ?? 0) > 0.5) return 'air'
    if (subject.kind === 'thing') return subject.thing.bearing === 'held' ? 'ground' : subject.thing.bearing
    return subject.pose === 'floating' || subject.pose === 'soaring' || subject.pose === 'falling'
      ? 'air'
      : subject.pose === 'swimming' || (subject.pose === 'surfing' && !isOnLand)
        ? 'water'
        : 'ground'
  })
  if (kinds.every((kind) => kind === 'air')) return 'air'
  const lowest = items
    .map((item, index) => ({ y: item.y, kind: kinds[index]! }))
    .sort((first, second) => second.y - first.y)[0]!
  return lowest.kind === 'water' ? 'water' : 'ground'
}

function placeItem(item: Item): Placed {
  const { outline, box, figure, scale, reach = box } = item
  const middleX = figure ? figureFoot[0] : (box.left + box.right) / 2
  const footY = figure ? figureFoot[1] : box.bottom
  const side = item.isMirrored ? -1 : 1
  const matrix = placeMatrix({
    x: item.x - middleX * scale * side,
    y: item.y - footY * scale,
    scale,
    isMirrored: item.isMirrored,
  })
  const boundsOf = (extent: Item['box']): Placed['box'] => {
    const first = item.x + (extent.left - middleX) * scale * side
    const second = item.x + (extent.right - middleX) * scale * side
    return {
      left: Math.min(first, second),
      right: Math.max(first, second),
      top: item.y + (extent.top - footY) * scale,
      bottom: item.y + (extent.bottom - footY) * scale,
    }
  }
  return {
    layers: moveLayers(outline.layers, matrix),
    depth: item.depth,
    member: { word: item.subject.word, ...boundsOf(box) },
    box: boundsOf(reach),
  }
}

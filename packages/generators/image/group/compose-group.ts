// Arranges the subjects of a prompt as one outline: true to scale (softened), on common ground, related as the words
// say. Positions are in meters of the picture's world, with the ground at 0 and up negative.

import type { Studio } from '@vivify/timeline/ports'
import { drawBeast } from '../figures/beasts.ts'
import { drawFlyingBird } from '../figures/flying-birds.ts'
import { drawResting } from '../figures/resting-beasts.ts'
import { drawHand } from '../figures/close-hand.ts'
import { drawFigure, type Figure } from '../figures/draw-figure.ts'
import { plainLook, type Gear, type Look } from '../figures/look.ts'
import { moodOfDeed } from '../figures/mood-of-deed.ts'
import { stanceOfLook } from '../figures/mood-poses.ts'
import { deedPoses } from '../figures/deed-poses.ts'
import { poseNamed, type PoseName } from '../figures/poses.ts'
import { seatPose } from '../figures/seat-pose.ts'
import type { Pose } from '../figures/stances.ts'
import { clipLayers, moveLayers, multiply, placeMatrix, type Point } from '../figures/vector.ts'
import type { MotifOutline } from '../request.ts'
import type { PersonSubject, Subject, ThingSubject, Understanding } from '../understand/understanding.ts'
import { isBloom } from '../understand/words/things/nature-words.ts'
import type { Bearing } from '../understand/words/things/things.ts'
import { putOn } from '../understand/words/garments.ts'
import { drawGrips } from './arrange/grip.ts'
import { isInstrument, isSupport, isUnseated, placeFurniture, propsOf } from './poses/furnish-figure.ts'
import { isInPlaceOfNeed } from './drawings/deed-furniture.ts'
import { drawStrings } from './arrange/emerge.ts'
import {
  heightOf,
  metersPerUnit,
  motifOf,
  type Item,
  type Member,
  type OutlineOf,
  type Placed,
} from './item.ts'
import { mascotBody } from './looks/mascot.ts'
import { measureOutline } from './measure.ts'
import { aloftOf } from './arrange/aloft.ts'
import { isOneSided } from '../motifs/one-sided.ts'
import { isChange } from './arrange/alike.ts'
import { bearingOf, nearnessOf } from './arrange/bearing-of.ts'
import { fatten } from './looks/fatten.ts'
import { drawTogether } from './arrange/draw-together.ts'
import { drawImpacts } from './ties/impacts.ts'
import { drawOwnThing } from './drawings/own-things.ts'
import { placeItem } from './arrange/place-item.ts'
import { poseInGroup } from './poses/pose-in-group.ts'
import { recolor } from './looks/recolor.ts'
import { arrange, standClose, standInRow } from './arrange/arrange.ts'
import { darkenLayers } from './looks/darken.ts'
import { headOfMotif } from './looks/heads.ts'
import { findHidden } from './hidden-members.ts'
import { findIdle } from './idle-deeds.ts'
import { makeOf } from './looks/make-of.ts'
import { drawReflections } from './ties/reflect.ts'
import { applyStates } from './states/apply-states.ts'
import { drawTongues } from './ties/tongues.ts'
import { drawTies } from './ties/ties.ts'
import { varyPerson } from './looks/vary-people.ts'
import { partAtSurface } from './arrange/waterline.ts'
import { drawCovers } from './arrange/vessels.ts'
import { drawCables } from './ties/wires.ts'
import { findBroken } from './witness.ts'

/** The subjects of a picture as one outline. */
export interface Group {
  readonly outline: MotifOutline
  readonly members: readonly Member[]
  /** Width and height as shares of the outline's square, which the larger one fills. */
  readonly wide: number
  readonly tall: number
  readonly bearing: Exclude<Bearing, 'held'>
  /** How it is seen when it is seen from near: an arm over the lower edge, or an eye in the middle. */
  readonly near: 'edge' | 'middle' | undefined
  /** Where the surface of the water cuts it, as a share of its height from the top. */
  readonly surface?: number
  /** Words for relations that the arrangement doesn't show. */
  readonly lost: readonly string[]
}

/** Names of all motifs that a group needs from the motif set. */
export function motifsOf({ subjects }: Understanding): string[] {
  return subjects.flatMap((subject) => [
    ...(subject.kind === 'thing' ? [subject.thing.motif, ...(subject.madeOf ? [subject.madeOf] : [])] : []),
    ...(subject.kind === 'person' ? [...propsOf(subject.pose), ...mascotsOf(subject)] : []),
  ])
}

function mascotsOf({ role }: PersonSubject): string[] {
  return role.look.mascot === undefined ? [] : [role.look.mascot]
}

/** Arranges the subjects, close together for a narrow picture; undefined when none of them can be drawn. */
export function composeGroup(
  understanding: Understanding,
  studio: Studio,
  outlineOf: OutlineOf,
  isNarrow = false,
): Group | undefined {
  const { subjects, bonds } = understanding
  const posed = subjects.map((subject, index) =>
    varyPerson(
      leaveGear(poseInGroup(subject, index, understanding), subjects, hasFullHands(index, understanding)),
      index,
      subjects,
    ),
  )
  const wholes = subjects.filter((subject) => subject.kind === 'thing' && subject.madeOf).length
  const items = posed.flatMap((subject) => makeItem(subject, studio, { outlineOf, wholes }) ?? [])
  if (items.length === 0) return undefined
  const isWhole = items.length === subjects.length
  if (isWhole) arrange(items, understanding)
  else standInRow(items)
  const isSplit = isWhole && understanding.place === 'waterline'
  const surface = isSplit ? partAtSurface(items) : undefined
  // Two faces are seen from nearer, the closer they are.
  if (isWhole && understanding.camera.isHalf) standClose(items)
  if (isWhole && isNarrow) drawTogether(items, bonds)
  const broken = isWhole
    ? [
        // “With” is told only when the thing lies away from whoever has it.
        ...findBroken(items, understanding).filter((index) => bonds[index]!.word !== 'with'),
        ...findIdle(items, bonds),
      ]
    : bonds.map((_, index) => index)
  const lost = [
    ...broken.flatMap((index) => bonds[index]!.word ?? []),
    ...subjects.flatMap((subject, index) => lostDeed(subject, posed[index]!) ?? []),
    ...(isWhole ? findHidden(items, understanding) : []),
    ...(isWhole ? bonds.flatMap(({ from, to }) => hiddenDeed(subjects[from]!, subjects[to]!) ?? []) : []),
  ]
  return {
    ...assemble(items, outlineOf, {
      studio,
      isDark: understanding.camera.isSilhouette,
      surface,
      aloft: isWhole ? aloftOf(items, bonds) : new Set(),
    }),
    lost,
  }
}

/** Deeds that are seen in a pose only: somebody who sits on a chair doesn't play a guitar that isn't there. */
const loud: ReadonlySet<PoseName> = new Set([
  'playing guitar',
  'singing',
  'dancing',
  'jumping',
  'throwing',
  'crying',
  'cheering',
  'praying',
  'cooking',
  'tying',
  'juggling',
  'shouting',
  'handstand',
  'meditating',
])

function lostDeed(asked: Subject, shown: Subject): string | undefined {
  if (asked.kind !== 'person' || shown.kind !== 'person' || asked.pose === shown.pose) return undefined
  // A baby cries with its face.
  if (asked.pose === 'crying' && shown.wear?.mood === 'crying') return undefined
  // Who argues in a car is seen with an open mouth in its window.
  if (asked.pose === 'shouting' && shown.pose === 'driving') return undefined
  // What the face shows is seen in any pose.
  const isOfBody = Object.hasOwn(deedPoses, asked.pose) && asked.wear?.marks === undefined
  const isAlike =
    /^(?:hand out holding|knitting sitting|writing reaching|saluting saluting ahead|on a tightrope on a high rope)$/.test(
      `${asked.pose} ${shown.pose}`,
    )
  const isLost = isOfBody ? !isAlike : loud.has(asked.pose) || asked.deed?.startsWith('kneel') === true
  return isLost && asked.role.look.age !== 'baby' ? asked.deed : undefined
}

/** Of who is at a window only the head is seen. */
function hiddenDeed(who: Subject, where: Subject): string | undefined {
  if (who.kind !== 'person' || where.kind !== 'thing' || !/^(?:tower|house)-window$/.test(where.thing.motif))
    return undefined
  return /^(?:standing|waiting|watching|sitting|thinking|crying|singing|shouting)$/.test(who.pose)
    ? undefined
    : who.deed
}

/** Gear that somebody has no use for beside a thing of the picture: a second broom, or a rod for who mends a net. */
const leftAside: Partial<Record<Gear, RegExp>> = {
  broom: /^broom$/,
  rod: /^(?:yarn|fishing-net|spread-net|package|hammer|boat|fishing-pole)$/,
  cane: /^(?:white-cane|walker|manual-wheelchair)$/,
  pan: /^(?:kitchen-knife|pan|pancakes|birthday-cake|pizza)$/,
  staff: /^broom$/,
}

/** Weapons and sticks, which nobody has in hands that do something else. */
const inHands = /^(?:sword|katana|staff|spear|cane|shield|broom|rod|pan|pointer)$/
const busyHands =
  /hug|hand in hand|shaking hands|reading|typing|eating|cooking|working at|drinking|praying|sleeping|lying|cradling|covering|hands? on|crossed|crying|playing|climbing|swimming|cycling|driving|pushing|toasting|whispering|painting|dancing|juggling/

/** True for whoever has a thing in the hands. */
function hasFullHands(index: number, { subjects, bonds }: Understanding): boolean {
  return bonds.some(({ relation, from, to, word }) => {
    const other = subjects[to]!
    const isSmall = other.kind === 'thing' && other.thing.meters < 0.7
    const isHeldBeside = relation === 'beside' && other.kind === 'thing' && other.thing.bearing === 'held'
    return (
      from === index &&
      (relation === 'holding' ||
        relation === 'hugging' ||
        (relation === 'facing' && (isSmall || /^(?:open|unlock|clos|touch|pet|strok)/.test(word ?? ''))) ||
        isHeldBeside)
    )
  })
}

function leaveGear(subject: Subject, subjects: readonly Subject[], isFull: boolean): Subject {
  if (subject.kind !== 'person') return subject
  // Hands with a thing in them show no mood.
  if (isFull && subject.pose === 'standing')
    return leaveGear({ ...subject, pose: 'standing with a thing' }, subjects, true)
  if (!subject.role.look.gear) return subject
  const isBusy = isFull || busyHands.test(subject.pose)
  const isLeft = (gear: Gear): boolean =>
    (isBusy && inHands.test(gear)) ||
    subjects.some((other) => other.kind === 'thing' && leftAside[gear]?.test(other.thing.motif) === true)
  const gear = subject.role.look.gear.filter((each) => !isLeft(each))
  return { ...subject, role: { ...subject.role, look: { ...subject.role.look, gear } } }
}

function drawThing(motif: string, outlineOf: OutlineOf): MotifOutline | undefined {
  return (
    drawHand(motif) ??
    drawBeast(motif) ??
    drawResting(motif) ??
    drawFlyingBird(motif) ??
    drawOwnThing(motif) ??
    outlineOf(motif)
  )
}

/** The drawing of a thing: a table that is laid or long is another one. */
function drawingOf({ thing, word, isTool, states }: ThingSubject): string {
  if (thing.motif !== 'table') return thing.motif
  if (isTool && word === 'laid table') return 'laid-table'
  return states?.includes('low') ? 'long-table' : thing.motif
}

/** `wholes` is how many of the subjects are made of pieces. */
function makeItem(
  subject: Subject,
  studio: Studio,
  { outlineOf, wholes }: { outlineOf: OutlineOf; wholes: number },
): Item | undefined {
  if (subject.kind === 'person') return makePerson(subject, studio, outlineOf)
  const motif = drawingOf(subject)
  const isLong = motif === 'long-table'
  const meters = isLong ? 3.3 : subject.thing.meters
  const whole = drawThing(motif, outlineOf)
  if (!whole) return undefined
  const piece = subject.madeOf === undefined ? undefined : drawThing(subject.madeOf, outlineOf)
  const known = piece ? makeOf(studio, whole, piece, wholes) : whole
  const colored = subject.color === undefined ? known : recolor(known, subject.color, isBloom(motif))
  const states = isLong ? undefined : subject.states
  const inState = states && applyStates(studio, colored, states, headOfMotif(motif))
  const usual = fatten(inState?.outline ?? colored, subject.girth, studio)
  const outline = subject.tilt === undefined ? usual : tiltOutline(usual, subject.tilt)
  const isAsUsual = subject.tilt === undefined && subject.girth === undefined
  // The rays around a glowing thing don't lie on anything.
  const bare = inState && subject.tilt !== undefined ? tiltOutline(colored, subject.tilt) : outline
  const box = isAsUsual ? (inState?.box ?? measureOutline(studio, known)) : measureOutline(studio, bare)
  const scale = (meters * subject.size) / Math.max(box.right - box.left, box.bottom - box.top)
  const reach = subject.tilt === undefined && inState ? { reach: inState.reach } : {}
  const item: Item = { subject, outline, scale, x: 0, y: 0, isMirrored: false, depth: 0, box, ...reach }
  return Object.assign(item, { showIn: showIn(item, studio) })
}

/** Raises the left end of an outline, where animals have their heads. */
function tiltOutline(outline: MotifOutline, degrees: number): MotifOutline {
  const middle = outline.viewBox / 2
  const turn = placeMatrix({ x: 0, y: 0, scale: 0.8, radians: (degrees * Math.PI) / 180 })
  const matrix = multiply([1, 0, 0, 1, middle, middle], multiply(turn, [1, 0, 0, 1, -middle, -middle]))
  return { ...outline, layers: moveLayers(outline.layers, matrix) }
}

function makePerson(subject: PersonSubject, studio: Studio, outlineOf: OutlineOf): Item {
  const { look } = subject.role
  const color = subject.color === undefined ? {} : { top: subject.color }
  const worn = putOn(look, subject.wear ?? {})
  const usual = (worn.gear ?? []).filter((each) => each !== 'pan' || subject.pose === 'cooking')
  const gear = subject.pose === 'lifting' ? (['barbell'] as const) : usual
  const isDyed = subject.wear?.top === undefined && subject.wear?.bottom === undefined
  const isLoud = /^(?:shouting|singing|cheering)$/.test(subject.pose)
  const dressed = {
    ...plainLook,
    ...worn,
    gear,
    ...(isDyed ? color : {}),
    ...(isLoud ? { isMouthOpen: true } : {}),
    ...(worn.mood === undefined ? { mood: moodOfDeed(subject.pose, subject.deed) } : {}),
    // Dark glasses hide a mood.
    ...(worn.mood && worn.eyewear === 'sunglasses' && !subject.wear?.eyewear ? { eyewear: undefined } : {}),
  }
  // Who only stands shows the mood with the whole body.
  const moodPose = subject.pose === 'standing' ? stanceOfLook(dressed) : undefined
  let pose: Pose = subject.seat ? seatPose(subject.pose, subject.seat) : (moodPose ?? poseNamed(subject.pose))
  const mascot = worn.mascot === undefined ? undefined : drawThing(worn.mascot, outlineOf)
  const draw = (): Pick<Item, 'outline' | 'box'> & { figure: Figure } => {
    const body =
      mascot &&
      mascotBody(mascot, studio, dressed, {
        isSide: pose.view === 'side',
        isAsleep: /^(?:sleeping|dozing|lying|slumped)$/.test(subject.pose),
      })
    const figure = drawFigure(dressed, pose, body)
    const box = measureOutline(studio, figure.outline)
    return { outline: coverBody(figure.outline, worn, studio), box, figure }
  }
  const item: Item = {
    subject,
    ...draw(),
    scale: metersPerUnit * subject.size,
    x: 0,
    y: 0,
    isMirrored: false,
    depth: 0,
    redraw: (change) => {
      pose = { ...pose, ...change }
      Object.assign(item, draw())
    },
  }
  return Object.assign(item, { showIn: showIn(item, studio) })
}

/** The figure in what it is made of, and with what is all over it. */
function coverBody(outline: MotifOutline, { matter, over }: Partial<Look>, studio: Studio): MotifOutline {
  const made = matter === undefined ? outline : recolor(outline, matter)
  return over === undefined ? made : applyStates(studio, made, over).outline
}

function showIn(item: Item, studio: Studio): NonNullable<Item['showIn']> {
  return (points) => {
    const outline = { ...item.outline, layers: clipLayers(item.outline.layers, points) }
    Object.assign(item, { outline, box: measureOutline(studio, outline) })
  }
}

/** What shines is bright before a dark shape. */
const shining = /moon$|^sun$|star$|fire$|candle|lantern|lamp|bulb|firework|lightning/

function assemble(
  items: readonly Item[],
  outlineOf: OutlineOf,
  {
    studio,
    isDark,
    surface,
    aloft,
  }: { studio: Studio; isDark: boolean; surface: number | undefined; aloft: ReadonlySet<Item> },
): Omit<Group, 'lost'> {
  const mounted = new Set(items.filter((item) => item.y !== 0))
  for (const item of items)
    if (item.subject.kind === 'thing' && item.subject.lift && !mounted.has(item) && !aloft.has(item))
      item.y -= heightOf(item) * item.subject.lift
  const place = (item: Item): Placed => {
    const whole = placeItem(item)
    return isDark && !shining.test(motifOf(item)) ? { ...whole, layers: darkenLayers(whole.layers) } : whole
  }
  const isSupported = (item: Item, pose: PoseName): boolean =>
    // Whoever is on a wave has a board below the feet.
    (mounted.has(item) && pose !== 'surfing') ||
    items.some(
      (other) =>
        other !== item &&
        ((isSupport(other) && !isUnseated(pose, other)) || isInPlaceOfNeed(pose, motifOf(other))),
    )
  const placed = items.flatMap((item) => [
    place(item),
    ...(item.figure && item.subject.kind === 'person'
      ? placeFurniture(
          item,
          item.subject.pose,
          isSupported(item, item.subject.seat ? 'sitting' : item.subject.pose),
          items.some(isInstrument),
          outlineOf,
          studio,
        )
      : []),
  ])
  placed.push(
    ...[
      drawTies,
      drawStrings,
      drawGrips,
      drawCovers,
      drawCables,
      drawReflections,
      drawImpacts,
      drawTongues,
    ].flatMap((draw) => draw(items)),
  )
  const left = Math.min(...placed.map(({ box }) => box.left))
  const right = Math.max(...placed.map(({ box }) => box.right))
  const top = Math.min(...placed.map(({ box }) => box.top))
  const bottom = Math.max(...placed.map(({ box }) => box.bottom), ...items.flatMap(groundOf))
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
    outline: { viewBox, layers, isOneSided: items.some(isReadable) },
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
    bearing: bearingOf(items, aloft),
    near: nearnessOf(items),
    ...(surface === undefined ? {} : { surface: (surface - top) / Math.max(0.01, bottom - top) }),
  }
}

/** The ground below somebody who is above it for a moment. */
function groundOf({ subject, y, strings }: Item): number[] {
  if (subject.kind === 'thing' && strings !== undefined && y < 0) return [0]
  return subject.kind === 'person' && y === 0 && leaps.has(subject.pose) ? [0] : []
}

const leaps: ReadonlySet<PoseName> = new Set([
  'jumping',
  'slipping',
  'somersault',
  'skipping rope',
  'dunking',
  'shooting hoops',
  'lifted by a hand',
])

/** A question mark and what is written aren't turned round. */
const isReadable = (item: Item): boolean =>
  isPuzzled(item) || isChange(item) || (item.figure === undefined && isOneSided(motifOf(item)))

const isPuzzled = ({ subject }: Item): boolean =>
  subject.kind === 'person' && subject.wear?.mood === 'confused'

// How the text wants to see what it names: its camera, its print and the color of its light.

import { readHand } from '../../figures/close-hand.ts'
import type { Age } from '../../figures/rig.ts'
import type { Bond } from '../understanding.ts'
import type { Camera } from '../words/view.ts'
import { isFaceGear } from '../../figures/face-gear.ts'
import { gestures } from '../../figures/gestures.ts'
import { poses } from '../../figures/poses.ts'
import type { ReadSubject } from '../read-subject.ts'
import { isDistance } from './distance.ts'
import type { Token } from '../token.ts'
import { isFromAbove } from '../words/qualities.ts'
import { isAnimal } from '../words/things/things.ts'

const close = /^(?:extreme )?close ?up(?: shot)?$|^macro(?: shot)?$|^headshot$/
const wide = /^(?:wide|long|establishing) shot$|^wide angle|^from (?:afar|far away)$/
const far = { test: (view: string): boolean => wide.test(view) || isDistance(view) }
const low = /^(?:extreme )?low angle(?: shot)?$|^from below$|^worm(?: ?s)? eye view$/
const shape = /^(?:in )?silhouettes?$|^silhouetted$|^backlit$|^against the light$/
const gray = /black and white|monochrome|grayscale|greyscale|^film noir$|^noir$/

/** What the words ask of the camera, as far as it can be done with these subjects. */
export function readCamera(tokens: readonly Token[], subjects: readonly ReadSubject[]): Camera {
  const views = tokens.flatMap((token) => (token.kind === 'view' ? [token.words.join(' ')] : []))
  const asks = (pattern: RegExp): boolean => views.some((view) => pattern.test(view))
  const people = subjects.filter(({ subject }) => subject.kind === 'person')
  const isAlone = people.length === 1 && subjects.length === 1
  const isAloneWithTools = people.length === 1 && subjects.every((each) => each === people[0] || isTool(each))
  const isAnyView = views.some(
    (view) => close.test(view) || far.test(view) || low.test(view) || shape.test(view),
  )
  const isHalf =
    !isAnyView && (isAlone ? isAllFace(subjects[0]!) && hasFace(subjects[0]!) : areFaces(tokens, subjects))
  return {
    isSilhouette: asks(shape) && subjects.length > 0,
    isBust:
      ((asks(close) || tokens.some(isOwnFace)) && isAloneWithTools) ||
      isHalf ||
      (isAlone && isFaceDeed(people[0]!) && !isAnyView),
    isHalf,
    isFront: false,
    age: ageOf(people[0]),
    isFar: views.some(far.test) && subjects.length > 0 && !subjects.some(isFarAway),
    isLow: asks(low) && !views.some(far.test),
    print: asks(gray) ? 'gray' : asks(/^sepia/) ? 'sepia' : undefined,
    tint: tokens.flatMap((token) => (token.kind === 'view' && token.tint ? [token.tint] : []))[0],
  }
}

/** "A woman's face" is seen from near. */
function isOwnFace(token: Token, index: number, tokens: readonly Token[]): boolean {
  return (
    /^(?:face|portrait)$/.test(token.words.join(' ')) &&
    (token.kind === 'person' || tokens[index - 1]?.kind === 'person')
  )
}

/** True for what is seen only in a face from near: a wink, a yawn. */
function isFaceDeed({ tokens }: ReadSubject): boolean {
  const deeds = tokens.flatMap((token) => (token.kind === 'pose' ? [token] : []))
  return (
    deeds.some(({ deed }) => deed?.isClose) &&
    deeds.every(({ deed, pose }) => deed?.isClose || pose === 'standing')
  )
}

/** True for somebody of whom a text says nothing but a mood, and nothing that is seen below the hips. */
function isAllFace({ subject, tokens }: ReadSubject): boolean {
  if (subject.kind !== 'person' || Math.abs(subject.size - 1) > 0.15) return false
  const { wear, role } = subject
  const hasDeed = tokens.some(
    (token) =>
      token.kind === 'pose' &&
      !Object.hasOwn(gestures, token.pose) &&
      !/^(?:standing|stands|waiting|crying|cries|weeping|sobbing|posing)$/.test(token.words.join(' ')),
  )
  const isLegless = wear?.lower === undefined && wear?.bottom === undefined && wear?.shoes === undefined
  const isFlying = /^(?:swimming|surfing|cycling)$/.test(role.pose ?? '')
  return !hasDeed && isLegless && !isFlying && role.look.age !== 'baby'
}

const isTool = ({ subject }: ReadSubject): boolean => subject.kind === 'thing' && subject.isTool === true

const isFarAway = ({ subject }: ReadSubject): boolean => subject.isFar === true

const onArms = /^(?:tattoos|handcuffs|ropes|sling|bandages)$/

function hasFace({ subject }: ReadSubject): boolean {
  if (subject.kind !== 'person') return false
  const { wear = {}, pose } = subject
  const isInFace =
    wear.eyewear !== undefined || wear.gear?.some((gear) => isFaceGear(gear) || onArms.test(gear)) === true
  return wear.mood !== undefined || pose === 'crying' || isInFace || Object.hasOwn(gestures, pose)
}

/** Two or three who stand side by side, each with a mood: "an angry boss and a scared employee". */
function areFaces(tokens: readonly Token[], subjects: readonly ReadSubject[]): boolean {
  const isApart = tokens.every(
    (token) =>
      token.kind !== 'relation' || /^(?:and|with|beside|next to|at|along|in)$/.test(token.words.join(' ')),
  )
  return (
    isApart &&
    subjects.length > 1 &&
    subjects.length < 4 &&
    subjects.every(isAllFace) &&
    subjects.some(hasFace)
  )
}

const backgrounds = /^in the background$/

function isLarge({ subject }: ReadSubject): boolean {
  return subject.kind === 'thing' && subject.thing.meters * subject.size > 2.6
}

/** Of somebody with a mood and something behind, the face comes first, as on the covers of videos. */
export function putFaceInFront(
  camera: Camera,
  subjects: readonly ReadSubject[],
  bonds: readonly Bond[],
  tokens: readonly Token[],
): Camera {
  const [first, ...others] = subjects
  if (!first || others.length === 0 || camera.isFar || camera.isLow || camera.isSilhouette) return camera
  const isBackground = tokens.some(
    (token) => token.kind === 'view' && backgrounds.test(token.words.join(' ')),
  )
  const isAbout = bonds
    .filter(({ from, to }) => from === 0 || to === 0)
    .every(
      ({ relation, from, to }) =>
        (relation === 'behind' && from > 0) ||
        (relation === 'in front of' && from === 0) ||
        (relation === 'beside' && from === 0 && (isBackground || isLarge(subjects[to]!))),
    )
  const isOther = others.some(
    ({ subject }) => subject.kind === 'person' && subject.word === first.subject.word,
  )
  const isFront = bonds.length > 0 && isAbout && !isOther && isAllFace(first) && hasFace(first)
  return isFront ? { ...camera, isFront, age: ageOf(first) } : camera
}

interface Scene {
  readonly subjects: readonly ReadSubject[]
  readonly camera: Camera
  readonly isFlatLay: boolean
  readonly isOutdoors: boolean
}

const skies = /^(?:sky|skies)$/

/** The sky over another place, or over somebody who stands under it, is no place of its own. */
export function joinSkies(tokens: readonly Token[]): Token[] {
  const joined = joinSky(tokens)
  const hasFlier = tokens.some((token) => token.kind === 'thing' && token.thing.bearing === 'air')
  return joined.map((token, index): Token => {
    const next = joined.slice(index + 1).find(({ kind }) => kind !== 'silent')
    const isIn = hasFlier && /^(?:in|up in|high in)$/.test(token.words.join(' '))
    return isIn && next?.kind === 'quality' && skies.test(next.words.join(' '))
      ? { kind: 'silent', words: token.words }
      : token
  })
}

function joinSky(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index): Token => {
    if (token.kind !== 'place' || !skies.test(token.words.join(' '))) return token
    const before = tokens.slice(0, index).findLast(({ kind }) => kind === 'relation')
    const isOver = /^(?:under|below|beneath|underneath|against|with)$/.test(before?.words.join(' ') ?? '')
    const isOther = tokens.some((other) => other.kind === 'place' && other.place !== 'sky')
    // Whoever looks at a plane in the sky is below it.
    const toward = tokens
      .slice(0, index)
      .findLast(
        ({ kind, words }) =>
          (kind === 'relation' || kind === 'pose') && !/^(?:in|up in|high in)$/.test(words.join(' ')),
      )
    const isAimed =
      /^(?:point|look|star|gaz|watch|wav|reach|scream|shout|pray|aim|howl|rais)/.test(
        toward?.words[0] ?? '',
      ) && tokens.slice(0, index).some(({ kind }) => kind === 'thing' || kind === 'person')
    if (isAimed) return { kind: 'quality', quality: { shownBy: /./, isPart: true }, words: token.words }
    return isOver || isOther ? { kind: 'view', words: token.words } : token
  })
}

/** Whoever is under the moon is out at night: it is in the sky of the place, and no thing beside them. */
export function hangMoon(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index): Token => {
    if (token.kind !== 'thing' || !/^(?:full|crescent)-moon$/.test(token.thing.motif)) return token
    const before = tokens.slice(0, index).findLast(({ kind }) => kind !== 'silent' && kind !== 'size')
    const isUnder =
      before?.kind === 'relation' && /^(?:under|beneath|below|underneath)$/.test(before.words.join(' '))
    return isUnder && tokens.slice(0, index).some(({ kind }) => kind === 'thing' || kind === 'person')
      ? { kind: 'air', air: 'moon', words: token.words }
      : token
  })
}

function ageOf(read: ReadSubject | undefined): Age {
  if (read?.subject.kind !== 'person') return 'adult'
  return read.subject.wear?.age ?? read.subject.role.look.age ?? 'adult'
}

/** True when the picture is seen as these words of the camera ask. */
export function isSeenSo(
  { words, tint }: Extract<Token, { kind: 'view' }>,
  { subjects, camera, isFlatLay, isOutdoors }: Scene,
): boolean {
  const view = words.join(' ')
  if (tint) return camera.tint === tint
  if (skies.test(view)) return isOutdoors
  // What stands upright is drawn from the side, whatever it stands on.
  if (isFlatLay) return isFromAbove(view) && !subjects.some(isUpright)
  if (shape.test(view)) return camera.isSilhouette
  if (backgrounds.test(view)) return camera.isFront || subjects.some(isFarAway)
  if (gray.test(view) || view.startsWith('sepia')) return camera.print !== undefined
  if (low.test(view)) return camera.isLow
  if (far.test(view))
    return (
      camera.isFar ||
      (isDistance(view) && subjects.some(isFarAway)) ||
      (subjects.length === 0 && view.startsWith('wide'))
    )
  // One thing fills the picture.
  if (close.test(view))
    return (
      camera.isBust ||
      subjects.some(isHand) ||
      subjects.some(isEye) ||
      (subjects.length === 1 && subjects[0]!.subject.kind === 'thing') ||
      subjects.every(isSmall)
    )
  const people = subjects.flatMap(({ subject }) => (subject.kind === 'person' ? [subject] : []))
  const isSideways = people.every(({ pose }) => poses[pose].view === 'side')
  if (/^(?:from the side|side view|in profile)$/.test(view))
    return (
      subjects.length > 0 &&
      isSideways &&
      subjects.every(({ subject }) => subject.kind === 'person' || isSidelong(subject.thing.motif))
    )
  if (view !== 'from behind' && view !== 'from the back') return false
  return people.length > 0 && people.every(({ pose }) => poses[pose].view === 'back')
}

/** Small things fill the picture together. */
function isSmall({ subject }: ReadSubject): boolean {
  return subject.kind === 'thing' && subject.thing.meters < 0.6
}

function isUpright({ subject }: ReadSubject): boolean {
  return (
    subject.kind === 'thing' &&
    /^chess|candle|lamp|^bottle|vase|amphora|bucket|statue|trophy|piggy-bank|robot|house|birthday-cake|plant|globe|lantern|hourglass|jar$|teapot|chair|package|fishbowl|light-bulb|wine-glass|glass-of/.test(
      subject.thing.motif,
    )
  )
}

/** An eye is seen only from near. */
function isEye({ subject }: ReadSubject): boolean {
  return subject.kind === 'thing' && subject.thing.motif.endsWith('human-eye')
}

/** A hand with its arm fills the picture. */
function isHand({ subject }: ReadSubject): boolean {
  return subject.kind === 'thing' && readHand(subject.thing.motif) !== undefined
}

/** Animals and vehicles are drawn from their side. */
function isSidelong(motif: string): boolean {
  return isAnimal(motif) || /car$|automobile|truck|bus$|bicycle|motorcycle|ship|boat|train/.test(motif)
}

const lights = /^(?:lights?|lighting|glow|neon lights?|haze|mist|fog)$/

/**
 * Joins a color with the light or the sky that it describes: "in red light", "under a purple sky". Clouds that are colored
 * are those of the sky.
 */
export function joinTints(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]!
    const isKindOfLight = /^(?:neon|soft|bright|dim|warm|cold)$/.test(tokens[index + 1]?.words[0] ?? '')
    const last = index + (isKindOfLight ? 2 : 1)
    const lit = tokens[last]
    if (token.kind !== 'color' || !lit || !isLit(lit)) joined.push(token)
    else {
      const tint = { color: token.color, isSky: !lights.test(lit.words.join(' ')) }
      joined.push({ kind: 'view', tint, words: tokens.slice(index, last + 1).flatMap(({ words }) => words) })
      index = last
    }
  }
  return joined
}

function isLit(token: Token): boolean {
  const words = token.words.join(' ')
  return (
    lights.test(words) || /^(?:sky|skies|clouds|horizon|sunset|sunrise|evening sky|morning sky)$/.test(words)
  )
}

/** Somebody close faces the viewer; of what they do, only crying is seen in a face. */
export function faceCamera(subjects: readonly ReadSubject[], { isBust }: Camera): readonly ReadSubject[] {
  if (!isBust) return subjects
  // What somebody usually holds is not seen from near.
  return subjects
    .filter((each) => !isTool(each))
    .map((read): ReadSubject => {
      const { subject } = read
      if (subject.kind !== 'person') return read
      if (isFaceDeed(read) || Object.hasOwn(gestures, subject.pose)) return read
      const isCrying = subject.pose === 'crying' && subject.wear?.mood === undefined
      const wear = isCrying ? { ...subject.wear, mood: 'crying' as const } : subject.wear
      const seen = read.tokens.filter(
        (token) => token.kind !== 'pose' || isCrying || /^(?:standing|waiting)$/.test(token.pose),
      )
      return { ...read, subject: { ...subject, pose: 'standing', ...(wear ? { wear } : {}) }, tokens: seen }
    })
}

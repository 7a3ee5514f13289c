// What is used at the face: an eye is at a telescope, a mouth at a trumpet, and a chin on a violin.

import { figureFoot } from '../../figures/draw-figure.ts'
import type { PoseName } from '../../figures/poses.ts'
import type { Bond } from '../../understand/understanding.ts'
import type { RelationName } from '../../understand/words/words.ts'
import { touch } from '../poses/touch.ts'
import { heightOf, motifOf, widthOf, type Item } from '../item.ts'

interface Optic {
  readonly pose: PoseName
  /** Where its eyepiece or mouthpiece is when its user looks to the right, as shares of its box. */
  readonly eye: readonly [x: number, y: number]
  /** Where it is held, if not at the eye. */
  readonly at?: 'mouth' | 'chin'
  /** True for what is drawn the other way round. */
  readonly isTurned?: boolean
  /** How high it stands, as a share of its user's body; small ones are held. */
  readonly stand?: number
  /** How large it is in the hand, as a share of its user's body. */
  readonly size?: number
}

const drink: Optic = { pose: 'drinking', eye: [0.06, 0.34], size: 0.17, at: 'mouth' }

const optics: Readonly<Record<string, Optic>> = {
  microscope: { pose: 'peering down', eye: [0.3, 0.05], stand: 0.42 },
  telescope: { pose: 'peering', eye: [0.05, 0.43], stand: 0 },
  binoculars: { pose: 'aiming', eye: [0, 0.4], size: 0.2 },
  'field-glasses': { pose: 'aiming', eye: [0, 0.4], size: 0.2 },
  spyglass: { pose: 'aiming', eye: [0, 0.5], size: 0.4 },
  'drawn-bow': { pose: 'drawing a bow', eye: [0.02, 0.5], size: 0.52, at: 'mouth' },
  periscope: { pose: 'peering', eye: [0.1, 0.78], stand: 0.62 },
  'drinking-horn': drink,
  camera: { pose: 'aiming', eye: [0, 0.5], size: 0.2 },
  'video-camera': { pose: 'aiming', eye: [0, 0.5], size: 0.24 },
  ...Object.fromEntries(
    'tropical-drink cocktail-glass hot-beverage glass-of-water wine-glass beer-mug bottle cup-with-straw teacup-without-handle glass-of-milk beverage-box bubble-tea clinking-glasses whiskey brandy chalice mug soda-can energy-drink paper-cup thermos'
      .split(' ')
      .map((motif) => [motif, drink]),
  ),
  violin: { pose: 'playing the violin', eye: [0.12, 0.82], size: 0.4, at: 'chin' },
  trumpet: { pose: 'aiming', eye: [0.02, 0.92], size: 0.36, at: 'mouth' },
  bugle: { pose: 'aiming', eye: [0, 0.4], size: 0.34, at: 'mouth' },
  trombone: { pose: 'aiming', eye: [0, 0.42], size: 0.5, at: 'mouth' },
  harmonica: { pose: 'aiming', eye: [0, 0.5], size: 0.16, at: 'mouth' },
  whistle: { pose: 'aiming', eye: [0, 0.25], size: 0.12, at: 'mouth' },
  clarinet: { pose: 'holding', eye: [0.04, 0.04], size: 0.36, at: 'mouth', isTurned: true },
  megaphone: { pose: 'aiming', eye: [0.1, 0.86], size: 0.36, at: 'mouth' },
  loudspeaker: { pose: 'aiming', eye: [0, 0.37], size: 0.3, at: 'mouth' },
  saxophone: { pose: 'holding', eye: [0.02, 0.06], size: 0.44, at: 'mouth', isTurned: true },
  flute: { pose: 'holding', eye: [0.04, 0.06], size: 0.34, at: 'mouth', isTurned: true },
  'magnifying-glass-tilted-left': { pose: 'aiming', eye: [-0.1, 0.4], size: 0.24 },
}

const ways: ReadonlySet<RelationName> = new Set(['facing', 'inside', 'holding', 'beside'])

/** How somebody stands who uses a thing with an eyepiece; undefined for all other things and relations. */
export function poseAtOptic({ relation, word }: Bond, motif: string, pose: PoseName): PoseName | undefined {
  if (relation === 'beside' && word !== undefined && !/^(?:with|at)$/.test(word)) return undefined
  if (!ways.has(relation) || !Object.hasOwn(optics, motif)) return undefined
  const optic = optics[motif]!
  if (optic === drink) return pose === 'drinking' ? pose : undefined
  // Whoever does something else only has it with them.
  const isIdle =
    /^(?:standing|waiting|holding|watching|sitting|blowing|pointing|typing|playing guitar|shouting|singing)$/.test(
      pose,
    )
  return isIdle ? optic.pose : undefined
}

function isOptic(item: Item): boolean {
  return Object.hasOwn(optics, motifOf(item))
}

/** True for somebody whose pose is made for what is used at the face. */
export function isPeering({ subject, figure }: Item, instrument: Item): boolean {
  return (
    figure !== undefined &&
    subject.kind === 'person' &&
    isOptic(instrument) &&
    optics[motifOf(instrument)]!.pose === subject.pose
  )
}

/** How far below the middle of the head each is, in radii of the head. */
const lows = { eye: 0.1, mouth: 0.5, chin: 1.25 } as const

/** What is looked at through a magnifying glass is in the other hand, right before the glass. */
export function holdToLens(person: Item, lens: Item, thing: Item): void {
  const body = 100 * person.figure!.scale * person.scale
  thing.scale *= (body * 0.15) / Math.max(widthOf(thing), heightOf(thing))
  const side = person.isMirrored ? -1 : 1
  thing.x = lens.x + side * (widthOf(lens) * 0.5 + widthOf(thing) * 0.4)
  thing.y = lens.y - heightOf(lens) * 0.62 + heightOf(thing) * 0.5
  thing.depth = person.depth + 0.5
  touch(person, 'farArm', [thing.x, thing.y])
}

/** Puts the eyepiece of an instrument to the eye of its user. */
export function peer(person: Item, instrument: Item): void {
  const { eye, stand, size, at, isTurned } = optics[motifOf(instrument)]!
  const { head, headRadius, scale } = person.figure!
  const body = 100 * scale * person.scale
  const eyeX = person.x + (head[0] + headRadius * (at === 'chin' ? 0.3 : 0.9) - figureFoot[0]) * person.scale
  const eyeY = person.y + (head[1] + headRadius * lows[at ?? 'eye'] - figureFoot[1]) * person.scale
  const level = person.y - body * (stand ?? 0)
  const tall =
    size === undefined
      ? (level - eyeY) / (1 - eye[1])
      : (body * size * heightOf(instrument)) / Math.max(widthOf(instrument), heightOf(instrument))
  instrument.scale *= tall / heightOf(instrument)
  // What stands looks to the left, and people look to the right.
  instrument.isMirrored = size === undefined || isTurned === true
  instrument.x = eyeX + (0.5 - eye[0]) * widthOf(instrument)
  instrument.y = eyeY + (1 - eye[1]) * heightOf(instrument)
  instrument.depth = person.depth + 0.6
}

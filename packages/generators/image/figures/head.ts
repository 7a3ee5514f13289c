// Heads: face, hair, beard and hats. All sizes are shares of the head's radius, so that children get fitting hats.

import type { OutlineLayer } from '../request.ts'
import { hatParts } from './hats.ts'
import { drawFaceGear } from './face-gear.ts'
import { drawMarks } from './face-marks.ts'
import { beastBeforeEyes, beastBehindEyes } from './beast-heads.ts'
import { beastLooks } from './beast-faces.ts'
import { beastEyes, beastMouth, faceDetails, faceParts } from './face.ts'
import type { Look } from './look.ts'
import { darker } from './mix.ts'
import { otherFace } from './other-faces.ts'
import type { Pose } from './stances.ts'
import type { Rig } from './rig.ts'
import { boxPath, discPath, hullPath, moveLayers, polygonPath, type Matrix, type Point } from './vector.ts'

/** Layers of a head of radius 1 around the origin, face to the right in side views. */
type HeadPart = OutlineLayer

/** Hair that falls behind the trunk. */
export function drawHairBehind(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  const isBare =
    look.kind === 'person' && look.isHeadless !== true && look.hat !== 'space' && !coversHair(look)
  return isBare && pose.view === 'front' ? onHead(rig, hairBehind(look, pose.view)) : []
}

export function drawHead(rig: Rig, look: Look, pose: Pose): OutlineLayer[] {
  if (look.isHeadless === true) return collar(rig, look)
  return onHead(rig, headParts(look, pose))
}

/** What is left of a neck in its collar. */
function collar({ neck, girth }: Rig, look: Look): OutlineLayer[] {
  const [x, y] = neck
  return [
    { pathData: discPath(x, y - 1.4 * girth, 4.6 * girth, 2.2 * girth), fill: darker(look.top, 0.7) },
    { pathData: discPath(x, y - 1.7 * girth, 2.9 * girth, 1.3 * girth), fill: '#5a1420' },
  ]
}

function onHead(rig: Rig, parts: readonly HeadPart[]): OutlineLayer[] {
  const [x, y] = rig.head
  const angle = Math.atan2(rig.head[0] - rig.neck[0], -(rig.head[1] - rig.neck[1]))
  const cosine = Math.cos(angle) * rig.headRadius
  const sine = Math.sin(angle) * rig.headRadius
  return moveLayers(parts, [cosine, sine, -sine, cosine, x, y])
}

function headParts(look: Look, { view }: Pose): HeadPart[] {
  if (look.kind === 'beast') return beastHead(look, view)
  if (look.kind !== 'person') {
    const head = otherHeads[look.kind](look, view)
    const face = view === 'back' ? head : [...head, ...otherFace(look, view === 'side')]
    if (look.hat === 'space' && view !== 'back') return glassHelmet(face, view === 'side')
    return [...face, ...hatOnOther(look, view)]
  }
  if (look.hat === 'space') return spaceHelmet(look, view)
  const hat = hatParts(look, view)
  const isCovered = coversHair(look)
  const hair = isCovered || view === 'front' ? [] : hairBehind(look, view)
  if (view === 'back') {
    const cover = look.hair === 'bald' ? look.skin : look.hairColor
    return [...hair, { pathData: discPath(0, 0, 1, 1.06), fill: isCovered ? look.top : cover }, ...hat]
  }
  const isSide = view === 'side'
  const face: HeadPart[] = [
    { pathData: discPath(isSide ? 0.08 : 0, 0.04, isSide ? 0.94 : 0.96, 1.04), fill: look.skin },
  ]
  if (isSide) face.push({ pathData: discPath(1.0, 0.2, 0.17, 0.14), fill: look.skin })
  const hasFace = look.hat !== 'knight' || look.mood !== undefined
  return [
    ...hair,
    ...earParts(look, isSide),
    ...face,
    ...beardParts(look, isSide),
    ...(hasFace ? faceParts(look, isSide) : []),
    ...(isCovered ? [] : hairInFront(look, isSide)),
    ...(hasFace ? [...drawFaceGear(look, isSide), ...faceDetails(look, isSide)] : []),
    ...hat,
    ...drawMarks(look, isSide),
  ]
}

/** Larger than a person's, so that it is told at once whose it is. */
const beastGrowth = 1.5

function beastHead(look: Look, view: Pose['view']): HeadPart[] {
  const name = look.beast ?? 'dog'
  const isSide = view === 'side'
  const isInHelmet = look.hat === 'space'
  const hat = isInHelmet || look.hat === 'hood' ? [] : hatParts(look, view)
  const back: HeadPart = {
    pathData: discPath(0, 0.04, 1.12, 1.08),
    fill: beastLooks[name].mane ?? beastLooks[name].coat,
  }
  const face: HeadPart[] =
    view === 'back'
      ? [...beastBehindEyes(name, false).slice(0, -1), back]
      : [
          ...beastBehindEyes(name, isSide),
          ...beastEyes(look, isSide),
          ...beastBeforeEyes(name, isSide),
          ...(beastLooks[name].face === 'beak'
            ? []
            : moveLayers(beastMouth(look, isSide), mouthPlace(isSide))),
          ...faceDetails({ ...look, hairColor: '#2a2024' }, isSide),
        ]
  // A hood lies behind the ears, and a helmet is of glass in front.
  const hood: HeadPart[] =
    look.hat === 'hood' && view !== 'back'
      ? [{ pathData: discPath(isSide ? -0.3 : 0, 0.22, 1.34, 1.24), fill: darker(look.top, 0.86) }]
      : []
  const parts = isInHelmet ? glassHelmet(face, isSide) : [...hood, ...face, ...hat]
  return moveLayers(parts, [beastGrowth, 0, 0, beastGrowth, 0, -0.4])
}

function glassHelmet(face: readonly HeadPart[], isSide: boolean): HeadPart[] {
  const shift = isSide ? 0.16 : 0
  return [
    { pathData: discPath(0, 0, 1.4), fill: '#f1f3f7' },
    { pathData: discPath(shift, 0.02, 1.18, 1.16), fill: '#35557f' },
    ...moveLayers(face, [0.76, 0, 0, 0.76, shift * 0.4, 0.16]),
    { pathData: discPath(-0.6 + shift, -0.72, 0.2, 0.12), fill: '#dff0ff' },
  ]
}

/** A muzzle has its mouth lower than a face, and further forward. */
function mouthPlace(isSide: boolean): Matrix {
  return isSide ? [0.8, 0, 0, 0.8, 0.36, 0.2] : [0.8, 0, 0, 0.8, 0, 0.2]
}

function earParts(look: Look, isSide: boolean): HeadPart[] {
  if (isSide || coversHair(look)) return []
  return [
    {
      pathData: discPath(-0.98, 0.16, 0.17, 0.24) + discPath(0.98, 0.16, 0.17, 0.24),
      fill: darker(look.skin, 0.92),
    },
  ]
}

function coversHair({ hat }: Look): boolean {
  return hat === 'hood' || hat === 'knight'
}

function beardParts(look: Look, isSide: boolean): HeadPart[] {
  if (!look.hasBeard) return []
  const pathData = isSide
    ? hullPath([
        { x: 0.42, y: 0.7, radius: 0.48 },
        { x: 0.55, y: 1.12, radius: 0.26 },
        { x: -0.2, y: 0.36, radius: 0.2 },
      ])
    : 'M-0.98 0.02C-0.86 0.3 -0.62 0.52 -0.4 0.5C-0.2 0.42 0.2 0.42 0.4 0.5C0.62 0.52 0.86 0.3 0.98 0.02C1.06 0.6 0.82 1.42 0 1.5C-0.82 1.42 -1.06 0.6 -0.98 0.02Z'
  return [{ pathData, fill: look.hairColor }]
}

function hairBehind({ hair, hairColor }: Look, view: Pose['view']): HeadPart[] {
  const isSide = view === 'side'
  const back = isSide ? -0.22 : 0
  const cap = discPath(back, -0.12, 1.1, 1.08)
  const part = (pathData: string): HeadPart[] => [{ pathData, fill: hairColor }]
  switch (hair) {
    case 'bald':
      return []
    case 'short':
    case 'slick':
      return part(cap)
    case 'balding':
      return part(
        isSide
          ? discPath(-0.62, 0.06, 0.5, 0.6)
          : discPath(-0.88, 0.02, 0.34, 0.5) + discPath(0.88, 0.02, 0.34, 0.5),
      )
    case 'mohawk':
      return part(
        isSide
          ? 'M0.9 -0.6L1.1 -1.5L0.6 -1.3L0.5 -2L0 -1.6L-0.3 -2.1L-0.7 -1.4L-1.3 -1.6L-1.1 -0.8L-1.5 -0.4L-0.9 0.2L-0.2 -0.8Z'
          : 'M-0.26 -0.7L-0.42 -1.5L-0.2 -1.4L0 -2.2L0.2 -1.4L0.42 -1.5L0.26 -0.7Z',
      )
    case 'bob':
      return part(
        cap +
          (isSide
            ? hullPath([
                { x: -0.4, y: 0, radius: 0.72 },
                { x: -0.44, y: 0.56, radius: 0.5 },
              ])
            : hullPath([
                { x: -0.6, y: 0.1, radius: 0.62 },
                { x: 0.6, y: 0.1, radius: 0.62 },
                { x: -0.78, y: 0.62, radius: 0.4 },
                { x: 0.78, y: 0.62, radius: 0.4 },
              ])),
      )
    case 'dreads':
    case 'braids':
      return part(cap + strands(isSide, hair === 'braids'))
    case 'curly':
      return part(
        cap +
          [-1, -0.62, -0.1, 0.5, 0.95]
            .map((x) => discPath(x + back, -0.4 - Math.cos(x) * 0.55, 0.46))
            .join('') +
          discPath(back - 0.9, 0.25, 0.42) +
          (isSide ? '' : discPath(0.9, 0.25, 0.42)),
      )
    case 'wild':
      return part(cap + tufts(back))
    case 'bun':
      return part(cap + discPath(isSide ? -1.05 : 0, isSide ? -0.7 : -1.28, 0.48))
    case 'ponytail':
      return part(
        cap +
          hullPath([
            { x: isSide ? -1.1 : 0.55, y: -0.45, radius: 0.3 },
            { x: isSide ? -1.6 : 1.15, y: 0.2, radius: 0.34 },
          ]) +
          hullPath([
            { x: isSide ? -1.6 : 1.15, y: 0.2, radius: 0.34 },
            { x: isSide ? -1.5 : 1.1, y: 1.25, radius: 0.12 },
          ]),
      )
    case 'long':
      return part(
        cap +
          (isSide
            ? hullPath([
                { x: -0.5, y: 0, radius: 0.72 },
                { x: -0.78, y: 1.5, radius: 0.46 },
              ])
            : hullPath([
                { x: -0.45, y: 0.1, radius: 0.72 },
                { x: 0.45, y: 0.1, radius: 0.72 },
                { x: -0.6, y: 1.55, radius: 0.4 },
                { x: 0.6, y: 1.55, radius: 0.4 },
              ])),
      )
  }
}

/** Tufts that stand up around the upper half of a head, none like the one beside it. */
function tufts(back: number): string {
  const reaches = [1.24, 1.46, 1.3, 1.56, 1.38, 1.6, 1.34, 1.5, 1.22]
  return reaches
    .map((reach, index) => {
      const angle = Math.PI * (1.02 + (index / (reaches.length - 1)) * 0.96)
      const at = (radius: number, turn: number): Point => [
        back + Math.cos(angle + turn) * radius,
        -0.12 + Math.sin(angle + turn) * radius,
      ]
      const lean = index % 2 === 0 ? 0.12 : -0.08
      return polygonPath([
        at(0.9, -0.26),
        at(1.14, -0.16 + lean),
        at(reach, lean * 1.6),
        at(1.12, 0.16 + lean),
        at(0.9, 0.26),
      ])
    })
    .join('')
}

/** Dreadlocks all around, or a braid at each side. */
function strands(isSide: boolean, isBraided: boolean): string {
  const roots = isBraided
    ? isSide
      ? [-0.6]
      : [-0.95, 0.95]
    : isSide
      ? [-1, -0.72, -0.44, -0.16]
      : [-1.05, -0.8, -0.5, 0.5, 0.8, 1.05]
  return roots
    .map((x, index) => {
      const low = isBraided ? 1.7 : 1.1 + (index % 2) * 0.3
      const beads = isBraided ? [0.5, 0.85, 1.2, 1.55].map((y) => discPath(x * 1.06, y, 0.24)).join('') : ''
      return (
        hullPath([
          { x, y: -0.1, radius: 0.24 },
          { x: x * 1.1, y: low, radius: 0.16 },
        ]) + beads
      )
    })
    .join('')
}

/** Hair over the forehead. */
function hairInFront({ hair, hairColor }: Look, isSide: boolean): HeadPart[] {
  if (hair === 'bald' || hair === 'balding' || hair === 'mohawk') return []
  const pathData = isSide
    ? 'M0.86 -0.5C0.5 -0.42 0.1 -0.4 -0.12 -0.12C-0.2 0.1 -0.2 0.3 -0.34 0.5L-0.9 0.6L-1.1 -0.3C-0.9 -1.1 -0.3 -1.24 0.1 -1.18C0.6 -1.1 0.86 -0.85 0.9 -0.5Z'
    : 'M-0.98 0.05C-0.9 -0.3 -0.5 -0.42 0.1 -0.56C0.4 -0.5 0.86 -0.34 0.98 0.05L1.08 -0.2C1.04 -0.9 0.6 -1.2 0 -1.2C-0.6 -1.2 -1.04 -0.9 -1.08 -0.2Z'
  return [{ pathData, fill: hairColor }]
}

/** Hats of robots, aliens and skeletons, which have other heads than people. */
function hatOnOther(look: Look, view: Pose['view']): HeadPart[] {
  if (look.kind === 'person' || look.kind === 'beast' || noHat.has(look.hat)) return []
  const [wide, rise] = { robot: [1.12, -0.16], alien: [1.2, -0.5], skeleton: [1.02, -0.22] }[look.kind]
  return moveLayers(hatParts(look, view), [wide!, 0, 0, wide!, 0, rise!])
}

/** What would hide such a face, or is none of its own. */
const noHat: ReadonlySet<Look['hat']> = new Set([
  'none',
  'space',
  'knight',
  'hood',
  'helmet',
  'veil',
  'wimple',
])

const otherHeads = { robot: robotHead, skeleton: skull, alien: alienHead } as const

function spaceHelmet(look: Look, view: Pose['view']): HeadPart[] {
  const shell: HeadPart = { pathData: discPath(0, 0, 1.45), fill: '#f1f3f7' }
  if (view === 'back') return [shell, { pathData: boxPath(-0.5, -0.2, 1, 0.5), fill: '#c9d0dc' }]
  const shift = view === 'side' ? 0.36 : 0
  if (look.mood !== undefined) return [shell, ...faceInHelmet(look, view === 'side')]
  return [
    shell,
    { pathData: discPath(shift, 0.02, view === 'side' ? 1 : 1.12, 0.92), fill: '#2b4468' },
    { pathData: discPath(shift + 0.3, -0.3, 0.36, 0.26), fill: '#86b7e8' },
    { pathData: discPath(-1.2 + shift, 0.1, 0.26, 0.36), fill: look.accent },
  ]
}

/** A mood is seen through the visor. */
function faceInHelmet(look: Look, isSide: boolean): HeadPart[] {
  const face: HeadPart[] = [
    { pathData: discPath(isSide ? 0.08 : 0, 0.04, 0.96, 1.02), fill: look.skin },
    ...hairInFront(look, isSide),
    ...faceParts(look, isSide),
    ...faceDetails(look, isSide),
  ]
  const shift = isSide ? 0.3 : 0
  return [
    { pathData: discPath(shift, 0.02, isSide ? 1.02 : 1.16, 1.08), fill: '#2b4468' },
    ...moveLayers(face, [0.86, 0, 0, 0.86, shift * 0.5, 0.06]),
    { pathData: discPath(-0.62 + shift, -0.66, 0.2, 0.12), fill: '#dff0ff' },
  ]
}

function robotHead(look: Look, view: Pose['view']): HeadPart[] {
  const shift = view === 'side' ? 0.3 : 0
  const face: HeadPart[] =
    view === 'back'
      ? []
      : [
          {
            pathData: hullPath([
              { x: -0.6 + shift, y: 0, radius: 0.34 },
              { x: 0.6 + shift, y: 0, radius: 0.34 },
            ]),
            fill: '#23324a',
          },
          { pathData: discPath(-0.4 + shift, 0, 0.2) + discPath(0.5 + shift, 0, 0.2), fill: '#66e0ff' },
        ]
  return [
    { pathData: boxPath(-0.08, -1.7, 0.16, 0.8) + discPath(0, -1.75, 0.24), fill: look.accent },
    {
      pathData: hullPath([
        { x: -0.75, y: -0.6, radius: 0.4 },
        { x: 0.75, y: -0.6, radius: 0.4 },
        { x: -0.75, y: 0.6, radius: 0.4 },
        { x: 0.75, y: 0.6, radius: 0.4 },
      ]),
      fill: look.skin,
    },
    ...face,
  ]
}

function alienHead(look: Look, view: Pose['view']): HeadPart[] {
  const shift = view === 'side' ? 0.3 : 0
  return [
    {
      pathData: hullPath([
        { x: 0, y: -0.4, radius: 1.2 },
        { x: 0, y: 0.9, radius: 0.4 },
      ]),
      fill: look.skin,
    },
    ...(view === 'back'
      ? []
      : [
          {
            pathData: discPath(-0.46 + shift, 0.02, 0.3, 0.42) + discPath(0.46 + shift, 0.02, 0.3, 0.42),
            fill: '#171226',
          },
        ]),
  ]
}

function skull(look: Look, view: Pose['view']): HeadPart[] {
  const shift = view === 'side' ? 0.3 : 0
  return [
    { pathData: discPath(0, -0.12, 1, 0.94) + boxPath(-0.5 + shift, 0.5, 1, 0.6), fill: look.skin },
    ...(view === 'back'
      ? []
      : [
          {
            pathData:
              discPath(-0.38 + shift, 0, 0.25, 0.28) +
              discPath(0.4 + shift, 0, 0.25, 0.28) +
              boxPath(-0.08 + shift, 0.4, 0.16, 0.2),
            fill: '#2a2430',
          },
        ]),
  ]
}

// A face on a head of radius 1 around the origin, as a mood makes it; it looks to the right in side views.

import type { OutlineLayer } from '../request.ts'
import { expressionOf, type Expression } from './expressions.ts'
import { faceMarks } from './mood-marks.ts'
import type { Look } from './look.ts'
import { mixColors } from './mix.ts'
import { mouthParts } from './mouths.ts'
import {
  boxPath,
  cutAbove,
  discPath,
  limbPath,
  ovalPoints,
  polygonPath,
  ringPath,
  type Point,
} from './vector.ts'

const ink = '#241a1c'
const eyeY = 0.1

/** Middles of the eyes that are seen. */
const eyesOf = (isSide: boolean): readonly number[] => (isSide ? [0.52] : [-0.38, 0.38])

/** Eyes, nose, cheeks and mouth. */
export function faceParts(look: Look, isSide: boolean): OutlineLayer[] {
  const face = expressionOf(look.mood)
  return [
    ...cheekParts(look, face, isSide),
    ...eyeParts(look, face, isSide),
    ...(isSide ? [] : [noseOf(look)]),
    ...mouthParts(look.isMouthOpen && !isOpen(face) ? 'shout' : face.mouth, {
      isSide,
      isTinted: !look.isBroad,
    }),
  ]
}

/** The eyes of an animal on two legs, and its mouth below the nose. */
export function beastEyes(look: Look, isSide: boolean): OutlineLayer[] {
  return eyeParts({ ...look, isBroad: true }, expressionOf(look.mood), isSide)
}

export function beastMouth(look: Look, isSide: boolean): OutlineLayer[] {
  const face = expressionOf(look.mood)
  const mouth = look.isMouthOpen && !isOpen(face) ? 'shout' : face.mouth
  return mouthParts(mouth, { isSide, isTinted: false })
}

/** What is drawn over hair: brows, tears and glasses. */
export function faceDetails(look: Look, isSide: boolean): OutlineLayer[] {
  const face = expressionOf(look.mood)
  return [...browParts(look, face, isSide), ...eyewearParts(look, isSide), ...faceMarks(face, isSide)]
}

const isOpen = ({ mouth }: Expression): boolean => /^(?:laugh|wail|shout|gape|grin)$/.test(mouth)

function noseOf({ skin }: Look): OutlineLayer {
  return { pathData: discPath(0, 0.38, 0.12, 0.1), fill: mixColors(skin, '#8a3b28', 0.16) }
}

function cheekParts({ skin }: Look, { cheeks }: Expression, isSide: boolean): OutlineLayer[] {
  if (cheeks === undefined) return []
  const middles = isSide ? [0.36] : [-0.62, 0.62]
  return [
    {
      pathData: middles.map((x) => discPath(x, 0.46, 0.2, 0.14)).join(''),
      fill: mixColors(skin, '#e2483f', cheeks),
    },
  ]
}

function eyeParts(look: Look, face: Expression, isSide: boolean): OutlineLayer[] {
  return eyesOf(isSide).flatMap((x) => oneEye(look, face, x, isSide))
}

/** An eye under its lid, which is a straight edge that may slope to the nose. */
function oneEye(look: Look, face: Expression, x: number, isSide: boolean): OutlineLayer[] {
  const [wide, high] = [(isSide ? 0.2 : 0.25) * face.eye, 0.29 * face.eye]
  if (face.shut) return [shutEye(x, wide, face.shut)]
  const inner = isSide || x < 0 ? 1 : -1
  const top = eyeY - high + 2 * high * face.lid
  const lidAt = (side: number): Point => [x + side * inner * wide * 1.2, top + side * face.slant * high]
  const [outerEnd, innerEnd] = [lidAt(-1), lidAt(1)]
  const edge = inner === 1 ? ([outerEnd, innerEnd] as const) : ([innerEnd, outerEnd] as const)
  const white = cutAbove(ovalPoints(x, eyeY, wide, high), edge)
  const forward = isSide ? 0.05 : 0
  const [gazeX, gazeY] = face.gaze
  const size = 0.155 * face.pupil
  const pupil = cutAbove(
    ovalPoints(x + forward + gazeX, eyeY + 0.02 + gazeY, size * (isSide ? 0.84 : 1), size * 1.12),
    edge,
  )
  const upper = white.filter(([, y]) => y < eyeY - high * 0.1)
  const lash = look.isBroad ? 0.028 : 0.042
  const outer: Point = [x - inner * wide * 0.92, Math.max(top + 0.04, eyeY - high * 0.42)]
  return [
    { pathData: polygonPath(white), fill: '#fbfaf7' },
    ...(pupil.length > 2 ? [{ pathData: polygonPath(pupil), fill: ink }] : []),
    {
      pathData: discPath(x + forward + gazeX - size * 0.36, eyeY + 0.02 + gazeY - size * 0.3, size * 0.3),
      fill: face.lid > 0.44 ? ink : '#ffffff',
    },
    {
      pathData:
        (upper.length > 1
          ? limbPath(
              lidLine(upper),
              lidLine(upper).map(() => lash),
            )
          : '') +
        (look.isBroad ? '' : limbPath([outer, [outer[0] - inner * 0.13, outer[1] - 0.06]], [0.042, 0.018])),
      fill: ink,
    },
  ]
}

/** The upper rim of an eye from left to right. */
const lidLine = (points: readonly Point[]): readonly Point[] =>
  points
    .toSorted((one, other) => one[0] - other[0])
    .filter((_, index, all) => index % 2 === 0 || index === all.length - 1)

function shutEye(x: number, wide: number, way: 'smiling' | 'resting'): OutlineLayer {
  const bend = way === 'smiling' ? -0.2 : 0.16
  const points = [-1, -0.6, 0, 0.6, 1].map((share): Point => [
    x + share * wide,
    eyeY + bend * (1 - share * share) - bend * 0.4,
  ])
  return {
    pathData: limbPath(
      points,
      points.map(() => 0.06),
    ),
    fill: ink,
  }
}

function browParts(look: Look, face: Expression, isSide: boolean): OutlineLayer[] {
  const color = look.hair === 'bald' && !look.hasBeard ? '#3a2c26' : mixColors(look.hairColor, ink, 0.3)
  const [inner, outer] = face.brow
  const base = -0.36 - (face.eye - 1) * 0.3
  const girth = look.isBroad ? 0.075 : 0.055
  const paths = eyesOf(isSide).map((x) => {
    const side = isSide || x < 0 ? 1 : -1
    const lift = x > 0 && !isSide ? (face.raised ?? 0) : 0
    const ends: Point[] = [
      [x + side * 0.24, base - inner - lift + 0.04],
      [x - side * 0.06, base - (inner + outer) / 2 - lift - 0.05],
      [x - side * 0.32, base - outer - lift + 0.04],
    ]
    return limbPath(ends, [girth, girth, girth * 0.6])
  })
  return [{ pathData: paths.join(''), fill: color }]
}

function eyewearParts({ eyewear }: Look, isSide: boolean): OutlineLayer[] {
  if (eyewear === undefined) return []
  const eyes = isSide ? [0.58] : [-0.4, 0.4]
  if (eyewear === 'patch')
    return [
      {
        pathData: limbPath(
          [
            [isSide ? -0.9 : -0.95, -0.5],
            [isSide ? 0.6 : 0.9, isSide ? 0 : 0.3],
          ],
          [0.05, 0.05],
        ),
        fill: '#15151c',
      },
      { pathData: discPath(isSide ? 0.54 : 0.38, 0.1, 0.28, 0.3), fill: '#15151c' },
    ]
  if (eyewear === 'blindfold')
    return [{ pathData: boxPath(isSide ? -0.9 : -0.97, -0.16, isSide ? 1.86 : 1.94, 0.5), fill: '#23222b' }]
  if (eyewear === 'mask')
    return [
      { pathData: boxPath(isSide ? -0.3 : -0.9, -0.2, isSide ? 1.2 : 1.8, 0.56), fill: '#15151c' },
      { pathData: eyes.map((x) => discPath(x, 0.08, 0.2, 0.16)).join(''), fill: '#ffffff' },
      { pathData: eyes.map((x) => discPath(x, 0.08, 0.1, 0.12)).join(''), fill: ink },
    ]
  const bar = isSide ? boxPath(-0.5, 0.02, 0.8, 0.09) : boxPath(-0.12, 0.02, 0.24, 0.09)
  if (eyewear === 'sunglasses')
    return [{ pathData: eyes.map((x) => discPath(x, 0.12, 0.36, 0.3)).join('') + bar, fill: '#17171d' }]
  return [{ pathData: eyes.map((x) => ringPath(x, 0.1, 0.37, 0.06)).join('') + bar, fill: '#2f2730' }]
}

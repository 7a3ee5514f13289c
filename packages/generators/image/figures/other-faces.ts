// The mood of robots, aliens and skeletons: brows and a mouth around eyes that don't change.

import type { OutlineLayer } from '../request.ts'
import { expressionOf } from './expressions.ts'
import type { Look } from './look.ts'
import { mouthParts } from './mouths.ts'
import { limbPath, moveLayers, type Point } from './vector.ts'

interface Eyes {
  readonly middle: number
  readonly half: number
  readonly y: number
  readonly mouthY: number
  readonly color: string
}

/** Where the eyes of a kind are, and the color of the lines around them. */
const eyesOfKind = {
  robot: { middle: 0.05, half: 0.45, y: -0.16, mouthY: 0.06, color: '#1c2536' },
  alien: { middle: 0, half: 0.46, y: -0.42, mouthY: 0.16, color: '#1d2b1a' },
  skeleton: { middle: 0, half: 0.39, y: -0.36, mouthY: 0.1, color: '#2a2430' },
} as const satisfies Record<string, Eyes>

export function otherFace(look: Look, isSide: boolean): OutlineLayer[] {
  if (look.kind === 'person' || look.kind === 'beast' || look.mood === undefined) return []
  const eyes = eyesOfKind[look.kind]
  const { brow, mouth } = expressionOf(look.mood)
  const shift = isSide ? 0.3 : 0
  const lines = [-1, 1].map((side) => {
    const ends: Point[] = [
      [shift + eyes.middle + side * (eyes.half - 0.24), eyes.y - brow[0] * 1.1 - 0.1],
      [shift + eyes.middle + side * (eyes.half + 0.26), eyes.y - brow[1] * 1.1 - 0.1],
    ]
    return limbPath(ends, [0.1, 0.08])
  })
  const lips = moveLayers(mouthParts(mouth, { isSide: false, isTinted: false }), [
    1,
    0,
    0,
    1,
    shift + eyes.middle,
    eyes.mouthY,
  ])
  return [{ pathData: lines.join(''), fill: eyes.color }, ...(look.kind === 'skeleton' ? [] : lips)]
}

// Initials inside a solid shape: the monogram, and what takes the place of a mark where there is none.

import { createRandom } from '@vivify/contract/random'
import type { Logo } from '../logo.ts'
import { movePoints } from '../outline-font.ts'
import { drawLine, setLine } from '../set-line.ts'
import type { PathShape } from '../shapes.ts'
import { initialsOf } from '../words.ts'

interface Place {
  /** Middle of the shape. */
  readonly x: number
  readonly y: number
  readonly size: number
}

const roundShapes = ['circle', 'squircle', 'leaf'] as const
const sharpShapes = ['hexagon', 'shield', 'square', 'circle'] as const
type SolidShape = (typeof roundShapes)[number] | (typeof sharpShapes)[number]

/** The share of a shape's side that letters may take, where its edges come near. */
const room: Readonly<Record<SolidShape, { width: number; height: number }>> = {
  circle: { width: 0.6, height: 0.42 },
  squircle: { width: 0.64, height: 0.44 },
  leaf: { width: 0.6, height: 0.42 },
  hexagon: { width: 0.58, height: 0.4 },
  shield: { width: 0.56, height: 0.36 },
  square: { width: 0.68, height: 0.46 },
}

/** A solid shape with the initials of the name in it. */
export function initialShape(logo: Logo, place: Place): PathShape[] {
  const random = createRandom(logo.seed).fork('monogram')
  const kind: SolidShape =
    logo.style.corners === 'round' ? random.pick(roundShapes) : random.pick(sharpShapes)
  return [solidShape(kind, place), lettersIn(logo, kind, place)]
}

function lettersIn(logo: Logo, kind: SolidShape, { x, y, size }: Place): PathShape {
  const initials = initialsOf(logo.name)
  const tracking = initials.length > 1 ? Math.min(logo.style.tracking, 0.02) : 0
  const wanted = size * room[kind].height
  const line = setLine(initials, { face: logo.faces.name, capHeight: wanted, tracking })
  const scale = Math.min(1, (size * room[kind].width) / line.width)
  const fitted = setLine(initials, { face: logo.faces.name, capHeight: wanted * scale, tracking })
  const lift = kind === 'shield' ? size * 0.04 : 0
  return drawLine(
    fitted,
    { x: x - fitted.width / 2, y: y - lift + (-fitted.box.top - fitted.box.bottom) / 2 },
    { paint: 'onPrimary', role: 'name' },
  )
}

function solidShape(kind: SolidShape, { x, y, size }: Place): PathShape {
  const half = size / 2
  const path = movePoints(pathsOf[kind], (unitX, unitY) => [x + unitX * half, y + unitY * half])
  return {
    kind: 'path',
    role: 'shape',
    paint: 'primary',
    path,
    box: { left: x - half, right: x + half, top: y - half, bottom: y + half },
  }
}

/** Around 0 0, from -1 to 1. Circles are four curves, because a path is moved by moving its points. */
const pathsOf: Readonly<Record<SolidShape, string>> = {
  circle:
    'M0 -1C0.5523 -1 1 -0.5523 1 0C1 0.5523 0.5523 1 0 1C-0.5523 1 -1 0.5523 -1 0C-1 -0.5523 -0.5523 -1 0 -1Z',
  squircle: 'M0 -1C0.78 -1 1 -0.78 1 0C1 0.78 0.78 1 0 1C-0.78 1 -1 0.78 -1 0C-1 -0.78 -0.78 -1 0 -1Z',
  leaf: 'M-1 -1L0.2 -1C0.64 -1 1 -0.64 1 -0.2L1 1L-0.2 1C-0.64 1 -1 0.64 -1 0.2Z',
  hexagon: 'M0 -1L0.87 -0.5L0.87 0.5L0 1L-0.87 0.5L-0.87 -0.5Z',
  shield:
    'M-0.84 -0.86C-0.5 -0.86 -0.2 -0.92 0 -1C0.2 -0.92 0.5 -0.86 0.84 -0.86L0.84 0.05C0.84 0.55 0.4 0.85 0 1C-0.4 0.85 -0.84 0.55 -0.84 0.05Z',
  square: 'M-1 -1L1 -1L1 1L-1 1Z',
}

/** A circle as a path of four curves. */
export function circlePath(x: number, y: number, radius: number): string {
  return movePoints(pathsOf.circle, (unitX, unitY) => [x + unitX * radius, y + unitY * radius])
}

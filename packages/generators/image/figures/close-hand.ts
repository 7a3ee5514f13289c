// Hands that are seen from near, as flat layers: of flesh, of metal or of bones.

import type { MotifOutline, OutlineLayer } from '../request.ts'
import { handPoses, type Finger, type HandPose, type HandPoseName } from './hand-poses.ts'
import {
  between,
  clipLayers,
  discPath,
  hullPath,
  limbPath,
  moveLayers,
  polygonPath,
  type Matrix,
  type Point,
} from './vector.ts'

const handKinds = ['human', 'zombie', 'robot', 'skeleton'] as const
export type HandKind = (typeof handKinds)[number]

interface Skin {
  readonly skin: string
  readonly shade: string
  readonly nail: string
  readonly sleeve: string
  readonly cuff: string
}

const flesh: Skin = { skin: '#e8ad85', shade: '#b9744f', nail: '#f9d9c4', sleeve: '#35507a', cuff: '#eef1f5' }
const dead: Skin = { skin: '#8fae76', shade: '#566f49', nail: '#3c3a2e', sleeve: '#4a4038', cuff: '#5d5146' }
const metal: Skin = { skin: '#c3ccd8', shade: '#5a6573', nail: '#7fe3ff', sleeve: '#8c98a8', cuff: '#4b5563' }
const bone: Skin = { skin: '#efe8d4', shade: '#a89c80', nail: '#efe8d4', sleeve: '#2d2a33', cuff: '#3b3742' }
const skins: Readonly<Record<HandKind, Skin>> = { human: flesh, zombie: dead, robot: metal, skeleton: bone }

const viewBox = 100

/** Arms are cut where they come into the picture. */
const overEdge: readonly Point[] = [
  [-100, -100],
  [200, -100],
  [200, 100],
  [-100, 100],
]

export interface HandParts {
  /** Behind and before what the hand holds. */
  readonly back: readonly OutlineLayer[]
  readonly front: readonly OutlineLayer[]
}

/** The name of the drawing of a hand. */
export function handMotif(kind: HandKind, pose: HandPoseName): string {
  return `${kind}-${pose}-hand`
}

/** What hand a name stands for; undefined for all other things. */
export function readHand(motif: string): { kind: HandKind; pose: HandPoseName } | undefined {
  const [kind, pose, end] = motif.split('-')
  if (end !== 'hand' || !Object.hasOwn(skins, kind!) || !Object.hasOwn(handPoses, pose!)) return undefined
  return { kind: kind as HandKind, pose: pose as HandPoseName }
}

/** The outline of a hand with nothing in it, or undefined for the names of other things. */
export function drawHand(motif: string): MotifOutline | undefined {
  const hand = readHand(motif)
  if (!hand) return undefined
  const { back, front } = drawHandParts(hand.kind, hand.pose)
  return { viewBox, layers: [...back, ...front] }
}

/** A hand in two parts. `width` is that of something flat that it holds. */
export function drawHandParts(kind: HandKind, name: HandPoseName, width = 36): HandParts {
  const pose: HandPose = handPoses[name]
  const fingers = name === 'flat' ? aroundEdges(width) : name === 'sides' ? atSide(width) : pose.fingers
  const skin = skins[kind]
  // Both hands come as near as what they hold is wide.
  const inward: Matrix = [1, 0, 0, 1, name === 'sides' ? 24 - width / 2 : 0, 0]
  const side: HandParts = {
    back: [
      ...moveLayers([...drawArm(pose, kind, skin), ...drawPalm(pose, fingers, kind, skin)], inward),
      ...fingers.filter(({ isFront }) => !isFront).flatMap((each) => drawFinger(each, kind, skin)),
    ],
    front: [
      ...(pose.pen ? drawPen(pose.pen) : []),
      ...fingers.filter(({ isFront }) => isFront).flatMap((each) => drawFinger(each, kind, skin)),
    ],
  }
  const cut = (layers: readonly OutlineLayer[]): OutlineLayer[] => clipLayers(layers, overEdge)
  if (!pose.isDouble) return { back: cut(side.back), front: cut(side.front) }
  const mirror = (layers: readonly OutlineLayer[]): OutlineLayer[] =>
    moveLayers(layers, [-1, 0, 0, 1, viewBox, 0])
  return {
    back: cut([...side.back, ...mirror(side.back)]),
    front: cut([...mirror(side.front), ...side.front]),
  }
}

function drawPen([end, tip]: readonly [Point, Point]): OutlineLayer[] {
  const [neck, nib] = [between(end, tip, 0.84), between(end, tip, 0.9)]
  return [
    { pathData: limbPath([end, neck], [2.6, 2.6]), fill: '#1f3a6e' },
    { pathData: limbPath([between(end, tip, 0.04), between(end, tip, 0.3)], [1, 1]), fill: '#5f86c9' },
    { pathData: limbPath([neck, nib, tip], [2.4, 1.5, 0.5]), fill: '#c9a24a' },
  ]
}

/** Four fingertips at one edge, and the thumb at the other. */
function aroundEdges(width: number): Finger[] {
  const [left, right] = [50 - width / 2, 50 + width / 2]
  const tip = (y: number, root: number, end: number): Finger => ({
    points: [
      [right + 4, y + 6],
      [right + 2.6, y],
      [right - 5, y - 2.6],
    ],
    radii: [root, end],
    isFront: true,
  })
  const thumb: Finger = {
    points: [
      [46, 80],
      [left - 3, 64],
      [left + 1.6, 46],
    ],
    radii: [7, 4],
    isFront: true,
    hasNail: true,
  }
  return [tip(66, 3.8, 3), tip(58, 4.2, 3.4), tip(49, 4.3, 3.5), tip(40, 4.1, 3.3), thumb]
}

/** The thumb of the left hand in front of an edge. */
function atSide(width: number): Finger[] {
  const edge = 50 - width / 2
  const thumb: Finger = {
    points: [
      [edge - 3, 68],
      [edge + 1, 55],
      [edge + 9, 48],
    ],
    radii: [6.2, 4],
    isFront: true,
    hasNail: true,
  }
  return [thumb]
}

function drawArm({ arm }: HandPose, kind: HandKind, { skin, shade, sleeve, cuff }: Skin): OutlineLayer[] {
  const [elbow, wrist] = [arm[0]!, arm.at(-1)!]
  if (kind === 'skeleton') {
    const side = acrossOf(elbow, wrist, 3.2)
    const rod = (way: number): string =>
      boneOf(
        [elbow[0] + side[0] * way, elbow[1] + side[1] * way],
        [wrist[0] + side[0] * way, wrist[1] + side[1] * way],
        2.2,
      )
    return [{ pathData: rod(1) + rod(-1), fill: skin }]
  }
  const middle = between(elbow, wrist, 0.5)
  const rim = between(elbow, wrist, 0.66)
  const layers = [
    { pathData: limbPath([elbow, wrist], [10, 7.6]), fill: shade },
    { pathData: limbPath([elbow, wrist], [9.2, 7]), fill: skin },
    { pathData: sleevePath(elbow, middle, 13, 11.6), fill: sleeve },
    { pathData: sleevePath(middle, rim, 12.2, 11.6), fill: cuff },
  ]
  return kind === 'robot' ? [...layers.slice(0, 3), drawPiston(middle, wrist, cuff)] : layers
}

/** A piece of a sleeve, cut straight at both ends. */
function sleevePath(from: Point, to: Point, girth: number, end: number): string {
  const [low, high] = [acrossOf(from, to, girth), acrossOf(from, to, end)]
  return polygonPath([
    [from[0] + low[0], from[1] + low[1]],
    [to[0] + high[0], to[1] + high[1]],
    [to[0] - high[0], to[1] - high[1]],
    [from[0] - low[0], from[1] - low[1]],
  ])
}

function drawPiston(from: Point, to: Point, fill: string): OutlineLayer {
  return { pathData: limbPath([from, to], [2.4, 2.4]) + discPath(to[0], to[1], 4.4), fill }
}

function drawPalm(pose: HandPose, fingers: readonly Finger[], kind: HandKind, skin: Skin): OutlineLayer[] {
  if (kind === 'skeleton') {
    const wrist = pose.arm.at(-1)!
    const roots = fingers
      .map(({ points }) => boneOf(between(wrist, points[0]!, 0.2), points[0]!, 1.7))
      .join('')
    return [{ pathData: roots + discPath(wrist[0], wrist[1], 5, 4), fill: skin.skin }]
  }
  const grown = pose.palm.map(({ x, y, radius }) => ({ x, y, radius: radius + 0.7 }))
  const layers: OutlineLayer[] = [
    { pathData: hullPath(grown), fill: skin.shade },
    { pathData: hullPath(pose.palm), fill: skin.skin },
  ]
  const lines = (pose.lines ?? []).map((points) =>
    limbPath(
      points,
      points.map(() => 0.7),
    ),
  )
  if (lines.length > 0 && kind !== 'robot') layers.push({ pathData: lines.join(''), fill: skin.shade })
  if (kind === 'robot') {
    const inner = pose.palm.map(({ x, y, radius }) => ({ x, y, radius: radius * 0.5 }))
    layers.push({ pathData: hullPath(inner), fill: skin.sleeve })
  }
  return layers
}

function drawFinger({ points, radii, hasNail, isFront }: Finger, kind: HandKind, skin: Skin): OutlineLayer[] {
  const [root, end] = radii
  const girths = points.map((_, index) => root + ((end - root) * index) / (points.length - 1))
  const tip = points.at(-1)!
  const before = points.at(-2)!
  if (kind === 'skeleton')
    return [
      {
        pathData: points
          .slice(1)
          .map((point, index) => boneOf(points[index]!, point, end * 0.52))
          .join(''),
        fill: skin.skin,
      },
    ]
  const layers: OutlineLayer[] = [
    {
      pathData: limbPath(
        points,
        girths.map((girth) => girth + 0.75),
      ),
      fill: skin.shade,
    },
    { pathData: limbPath(points, girths), fill: skin.skin },
  ]
  // Without an edge where it grows out of the palm.
  const [x, y] = points[0]!
  if (!isFront) layers.push({ pathData: discPath(x, y, root + 0.9), fill: skin.skin })
  if (kind === 'robot')
    layers.push({
      pathData: points
        .slice(0, -1)
        .map(([x, y], index) => discPath(x, y, girths[index]! * 0.62))
        .join(''),
      fill: skin.cuff,
    })
  if (hasNail) layers.push({ pathData: nailPath(before, tip, end), fill: skin.nail })
  return layers
}

/** A nail near the tip, as long as broad. */
function nailPath(before: Point, tip: Point, girth: number): string {
  const from = between(tip, before, (girth * 0.5) / Math.hypot(tip[0] - before[0], tip[1] - before[1]))
  return limbPath([from, tip], [girth * 0.56, girth * 0.6])
}

/** A bone with a knob at each end. */
function boneOf(from: Point, to: Point, girth: number): string {
  const side = acrossOf(from, to, girth * 0.72)
  const corners = [from, to].flatMap(([x, y], index): Point[] => {
    const way = index === 0 ? 1 : -1
    return [
      [x + side[0] * way, y + side[1] * way],
      [x - side[0] * way, y - side[1] * way],
    ]
  })
  return (
    polygonPath(corners) + discPath(from[0], from[1], girth * 1.25) + discPath(to[0], to[1], girth * 1.25)
  )
}

function acrossOf(from: Point, to: Point, long: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return [(-(to[1] - from[1]) / length) * long, ((to[0] - from[0]) / length) * long]
}

// Four-legged animals of which the motif set has only the head, drawn whole and facing left like the animals of the set.

import type { MotifOutline, OutlineLayer } from '../request.ts'
import type { Beast } from './beast-base.ts'
import { crestLayers, fangsOf, wingsOf } from './beast-extras.ts'
import { beasts, doers } from './beast-looks.ts'
import { darker, mixColors } from './mix.ts'
import {
  discPath,
  hullPath,
  limbPath,
  moveLayers,
  multiply,
  placeMatrix,
  polygonPath,
  type Point,
} from './vector.ts'

const deeds = ['howling', 'running', 'grazing'] as const
type Deed = (typeof deeds)[number]

/** Those that are seen galloping; the horse of the set does so anyway. */
const runners = /^(?:dog|cat|black-cat|leopard)$/

/** Those whose heads at the ground are drawn apart (group/nature/grazers.ts). */
const ownGrazers = /^(?:grazing-)?(?:horse|zebra|cow|deer)$/

/** The name of the drawing in which an animal does something; undefined where it has none. */
export function beastDoing(motif: string, deed: Deed): string | undefined {
  if (deed === 'grazing' && ownGrazers.test(motif)) return `grazing-${motif}`
  const isOwn = Object.hasOwn(beasts, motif)
  // The horse of the set runs already, and rabbits don't howl.
  const isDoer =
    Object.hasOwn(doers, motif) &&
    (deed === 'grazing' || (deed === 'running' && runners.test(motif)) || motif === 'dog')
  return isOwn || isDoer ? `${deed}-${motif}` : undefined
}

/** The outline of an animal that we draw, or undefined for any other name. */
export function drawBeast(name: string): MotifOutline | undefined {
  const deed = deeds.find((each) => name.startsWith(`${each}-`))
  if (deed === 'grazing' && ownGrazers.test(name)) return undefined
  const motif = deed === undefined ? name : name.slice(deed.length + 1)
  const known = deed === undefined ? beasts : { ...doers, ...beasts }
  const beast = Object.hasOwn(known, motif) ? known[motif]! : undefined
  return beast && { viewBox: 120, layers: beastLayers(beast, deed) }
}

const ground = 110

/** Where the head is, and by how many degrees it is turned. */
function headOf(beast: Beast, back: number, deed: Deed | undefined): { at: Point; turn: number } {
  const usual: Point = [42 - beast.body * 0.85 - 6, back - beast.raise]
  if (deed === 'howling')
    return { at: [usual[0] + 4, back - Math.max(beast.raise, 8) - beast.head * 0.7], turn: 52 }
  if (deed === 'grazing') return { at: [usual[0] - 5, ground - beast.head * 1.5], turn: -34 }
  return { at: deed === 'running' ? [usual[0] - 4, usual[1] + beast.raise * 0.4] : usual, turn: 0 }
}

/** Stretched out, all feet off the ground. */
function gallop(beast: Beast, back: number): Legs {
  const leg = (x: number, reach: number, rise: number): string =>
    limbPath(
      [
        [x, back + beast.body * 0.4],
        [x + reach * 0.55, back + beast.body * 0.7 + beast.legLength * 0.34],
        [x + reach, ground - rise],
      ],
      [beast.body * 0.42, beast.body * 0.26 + 1, 3],
    ) + discPath(x + reach - 1.6, ground - rise + 0.6, 4, 2.6)
  const long = beast.legLength * 0.9 + 4
  return {
    far: leg(46, -long * 0.8, 13) + leg(76, long * 0.7, 12),
    near: leg(38, -long, 6) + leg(84, long, 5),
  }
}

function beastLayers(beast: Beast, deed?: Deed): OutlineLayer[] {
  const back = ground - beast.legLength - beast.body
  const front: Point = [42, back]
  const rear: Point = [82, back + 1]
  const { at: head, turn } = headOf(beast, back, deed)
  const legs = deed === 'running' ? gallop(beast, back) : standing(beast, front, rear)
  const neck = beast.extra === 'mane' ? '#9a5a24' : beast.coat
  const layers: OutlineLayer[] = [
    ...tailLayers(beast, rear),
    { pathData: legs.far, fill: darker(beast.legs, 0.78) },
    {
      pathData: limbPath(
        [front, [62, back - beast.body * 0.06], rear],
        [beast.body, beast.body * 0.86, beast.body * 0.94],
      ),
      fill: beast.coat,
    },
    ...(deed === 'running' ? [] : [haunch(beast, rear)]),
    { pathData: legs.near, fill: beast.legs },
    ...(legs.upper === undefined ? [] : [{ pathData: legs.upper, fill: beast.coat }]),
    ...spotLayers(beast, back),
  ]
  if (beast.extra === 'mane') layers.push(maneAround(head, beast.head))
  layers.push({
    pathData: hullPath([
      { x: front[0] - 2, y: front[1] - 1, radius: beast.body * 0.76 },
      { x: head[0] + 2, y: head[1] + 2, radius: beast.head * 0.8 },
    ]),
    fill: neck,
  })
  layers.push(...bibOf(beast, front, head))
  layers.unshift(...wingsOf(beast, back, 'far'))
  layers.push(...wingsOf(beast, back, 'near'))
  if (turn === 0) return [...layers, ...headLayers(beast, head)]
  const turned = placeMatrix({ x: head[0], y: head[1], scale: 1, radians: (turn * Math.PI) / 180 })
  const around = multiply(turned, [1, 0, 0, 1, -head[0], -head[1]])
  return [...layers, ...moveLayers(headLayers(beast, head), around)]
}

interface Legs {
  readonly far: string
  readonly near: string
  /** The upper parts of the near legs, which have the color of the body. */
  readonly upper?: string
}

/** Straight in front, with a heel that points backwards behind. */
function standing(beast: Beast, front: Point, rear: Point): Legs {
  const { body, legLength } = beast
  const thick = body * 0.24 + 1.6
  const low = ground - 3
  const paw = (x: number): string =>
    hullPath([
      { x: x - thick * 0.9, y: ground - 2.4, radius: 2.4 },
      { x: x + 1, y: ground - 2.8, radius: 2.8 },
    ])
  const fore = (x: number): string =>
    limbPath(
      [
        [x, front[1] + body * 0.7],
        [x - 0.4, low],
      ],
      [thick * 1.15, thick * 0.86],
    ) + paw(x)
  const hind = (x: number): string =>
    limbPath(
      [
        [x - 1, rear[1] + body * 0.8],
        [x + 4, ground - legLength * 0.46],
        [x + 2, low],
      ],
      [thick * 1.2, thick * 0.9, thick * 0.82],
    ) + paw(x + 1.6)
  return {
    far: fore(front[0] + 6) + hind(rear[0] - 8),
    near: fore(front[0] - 4) + hind(rear[0] + 2),
    upper: hullPath([
      { x: front[0] - 3, y: front[1] + body * 0.3, radius: body * 0.5 },
      { x: front[0] - 4, y: front[1] + body * 0.92, radius: thick * 1.25 },
    ]),
  }
}

/** The thigh, which stands out from the body. */
function haunch({ body, coat }: Beast, [x, y]: Point): OutlineLayer {
  return {
    pathData: hullPath([
      { x: x + 1, y: y + body * 0.16, radius: body * 0.74 },
      { x: x + 1, y: y + body * 0.84, radius: body * 0.4 },
    ]),
    fill: darker(coat, 0.96),
  }
}

/** A mane in tufts. */
function maneAround([x, y]: Point, head: number): OutlineLayer {
  const tufts = Array.from({ length: 11 }, (_, at) => {
    const angle = (at / 11) * Math.PI * 2
    return discPath(x + 4 + Math.cos(angle) * head * 1.12, y + 3 + Math.sin(angle) * head * 1.16, head * 0.52)
  })
  return { pathData: discPath(x + 4, y + 3, head * 1.3) + tufts.join(''), fill: '#8f4f1e' }
}

/** The light fur of throat and chest. */
function bibOf({ belly, body, head, isBibbed }: Beast, front: Point, at: Point): OutlineLayer[] {
  if (!isBibbed) return []
  return [
    {
      pathData: hullPath([
        { x: at[0] - 1, y: at[1] + head * 0.7, radius: head * 0.36 },
        { x: front[0] - body * 0.66, y: front[1] + body * 0.16, radius: body * 0.3 },
      ]),
      fill: belly,
    },
  ]
}

function spotLayers({ spots, body }: Beast, back: number): OutlineLayer[] {
  if (spots === undefined) return []
  const at = [
    [46, -0.3, 3],
    [56, -0.55, 2.6],
    [66, -0.2, 3.2],
    [76, -0.5, 2.8],
    [84, 0, 2.8],
    [52, 0.2, 2.8],
    [72, 0.3, 2.6],
    [40, 0.3, 2.4],
  ] as const
  return [{ pathData: at.map(([x, y, size]) => discPath(x, back + y * body, size)).join(''), fill: spots }]
}

function tailLayers(beast: Beast, [x, y]: Point): OutlineLayer[] {
  const { tail, body, coat, belly } = beast
  const root: Point = [x + body * 0.8, y - body * 0.3]
  const fill = beast.extra === 'horn' ? '#b58be0' : darker(coat, 0.9)
  if (tail === 'short') return [{ pathData: discPath(root[0] + 1, root[1] + 1, 4), fill }]
  if (tail === 'tuft')
    return [
      {
        pathData: limbPath(
          [root, [root[0] + 9, root[1] + 10], [root[0] + 13, root[1] + 24]],
          [2.2, 1.8, 1.6],
        ),
        fill,
      },
      {
        pathData: discPath(root[0] + 13.6, root[1] + 27, 3.6, 5),
        fill: beast.extra === 'mane' ? '#8f4f1e' : darker(coat, 0.6),
      },
    ]
  const bend: Point[] = [
    root,
    [root[0] + 9, root[1] + 6],
    [root[0] + 15, root[1] + 18],
    [root[0] + 16, root[1] + 30],
  ]
  const whole = { pathData: limbPath(bend, [3, 6.4, 6.8, 1.6]), fill }
  if (beast.extra === 'mask' && beast.ears === 'pointed')
    return [
      whole,
      {
        pathData: [0.3, 0.55, 0.8]
          .map((share) => discPath(root[0] + 6 + share * 11, root[1] + 2 + share * 26, 6, 2.2))
          .join(''),
        fill: '#3a3e47',
      },
    ]
  return beast.isBibbed
    ? [whole, { pathData: limbPath([[root[0] + 15.6, root[1] + 23], bend[3]!], [4.6, 1.6]), fill: belly }]
    : [whole]
}

function headLayers(beast: Beast, [x, y]: Point): OutlineLayer[] {
  const { head, snout, coat, belly } = beast
  const ear = (at: number, share = 1): string => earPath(beast, [x + at, y], share)
  const tip = x - head * 0.5 - snout * 0.75
  const dark = beast.legs === '#26262e' ? '#26262e' : darker(coat, 0.8)
  const layers: OutlineLayer[] = [
    ...crestLayers(beast, [x, y]),
    { pathData: ear(head * 0.52), fill: dark },
    { pathData: discPath(x, y, head * 1.04, head), fill: coat },
    {
      pathData: ear(-head * 0.06),
      fill: beast.legs === '#26262e' ? '#26262e' : beast.ears === 'floppy' ? darker(coat, 0.74) : coat,
    },
    ...(beast.ears === 'floppy' || (beast.ears === 'round' && beast.legs === '#26262e')
      ? []
      : [{ pathData: ear(-head * 0.04, 0.56), fill: darker(coat, 0.7) }]),
    ...(beast.isBibbed
      ? [{ pathData: discPath(x + head * 0.1, y + head * 0.5, head * 0.62, head * 0.44), fill: belly }]
      : []),
    {
      pathData: hullPath([
        { x: x - head * 0.36, y: y + head * 0.3, radius: head * 0.56 },
        { x: tip, y: y + head * 0.42, radius: head * 0.32 },
      ]),
      fill: beast.extra === 'mask' || beast.isBibbed ? belly : mixColors(coat, '#ffffff', 0.12),
    },
  ]
  if (beast.isBibbed)
    layers.push({
      pathData: hullPath([
        { x: x - head * 0.2, y: y - head * 0.1, radius: head * 0.4 },
        { x: tip + head * 0.1, y: y + head * 0.26, radius: head * 0.17 },
      ]),
      fill: coat,
    })
  if (beast.extra === 'mask')
    layers.push({
      pathData: discPath(x - head * 0.4, y - head * 0.04, head * 0.38, head * 0.32),
      fill: '#2a2a32',
    })
  return [...layers, ...fangsOf(beast, [x, y], tip), ...faceLayers(beast, [x, y], tip)]
}

function earPath({ ears, head }: Beast, [x, y]: Point, share: number): string {
  switch (ears) {
    case 'round':
      return discPath(x, y - head * 0.86, head * 0.4 * share)
    case 'none':
      return discPath(x, y, head * 0.1)
    case 'floppy':
      return hullPath([
        { x: x + head * 0.3, y: y - head * 0.56, radius: head * 0.28 * share },
        { x: x + head * 0.66, y: y + head * 0.42, radius: head * 0.32 * share },
      ])
    case 'long':
      return hullPath([
        { x: x + head * 0.2, y: y - head * 0.7, radius: head * 0.22 * share },
        { x: x + head * 0.7, y: y - head * (0.8 + 1.1 * share), radius: head * 0.24 * share },
      ])
    case 'pointed':
      return polygonPath([
        [x - head * 0.4 * share, y - head * 0.62],
        [x + head * 0.12, y - head * (0.7 + 0.98 * share)],
        [x + head * 0.44 * share, y - head * 0.5],
      ])
  }
}

/** Eye, nose and mouth. */
function faceLayers({ head, extra }: Beast, [x, y]: Point, tip: number): OutlineLayer[] {
  const ink = '#201a1c'
  const eye: Point = [x - head * 0.42, y - head * 0.1]
  return [
    { pathData: discPath(...eye, head * 0.17, head * 0.19), fill: extra === 'mask' ? '#f4f4f6' : ink },
    {
      pathData: discPath(eye[0] - head * 0.05, eye[1] - head * 0.06, head * 0.06),
      fill: extra === 'mask' ? ink : '#ffffff',
    },
    { pathData: discPath(tip - head * 0.22, y + head * 0.28, head * 0.23, head * 0.19), fill: ink },
    {
      pathData: limbPath(
        [
          [tip - head * 0.16, y + head * 0.6],
          [tip + head * 0.3, y + head * 0.68],
          [x - head * 0.3, y + head * 0.58],
        ],
        [head * 0.04, head * 0.05, head * 0.04],
      ),
      fill: ink,
    },
  ]
}

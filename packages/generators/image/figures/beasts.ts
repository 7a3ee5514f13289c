// Four-legged animals of which the motif set has only the head, drawn whole and facing left like the animals of the set.

import type { MotifOutline, OutlineLayer } from '../request.ts'
import { beasts, doers, type Beast } from './beast-looks.ts'
import { darker } from './mix.ts'
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

/** The name of the drawing in which an animal does something; undefined where it has none. */
export function beastDoing(motif: string, deed: Deed): string | undefined {
  const isOwn = Object.hasOwn(beasts, motif)
  // The horse of the set runs already, and rabbits don't howl.
  const isDoer = Object.hasOwn(doers, motif) && (deed === 'grazing' || motif === 'dog')
  return isOwn || isDoer ? `${deed}-${motif}` : undefined
}

/** The outline of an animal that we draw, or undefined for any other name. */
export function drawBeast(name: string): MotifOutline | undefined {
  const deed = deeds.find((each) => name.startsWith(`${each}-`))
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
function gallop(beast: Beast, back: number): { far: string; near: string } {
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
  const rear: Point = [80, back + 1]
  const { at: head, turn } = headOf(beast, back, deed)
  const galloping = deed === 'running' ? gallop(beast, back) : undefined
  const leg = (x: number, lean: number): string =>
    limbPath(
      [
        [x, back + beast.body * 0.5],
        [x + lean, ground - beast.legLength * 0.45],
        [x + lean * 0.4, ground - 3],
      ],
      [beast.body * 0.42, beast.body * 0.26 + 1, 3],
    ) + discPath(x + lean * 0.4 - 1.6, ground - 2.4, 4, 2.4)
  const layers: OutlineLayer[] = [
    { pathData: tailPath(beast, rear), fill: beast.extra === 'horn' ? '#b58be0' : darker(beast.coat, 0.9) },
    {
      pathData: galloping?.far ?? leg(front[0] + 4, -4) + leg(rear[0] - 6, 5),
      fill: darker(beast.legs, 0.8),
    },
    { pathData: galloping?.near ?? leg(front[0] - 4, 1) + leg(rear[0] + 3, -3), fill: beast.legs },
    {
      pathData: hullPath([
        { x: front[0], y: front[1], radius: beast.body },
        { x: rear[0], y: rear[1], radius: beast.body * 0.92 },
      ]),
      fill: beast.coat,
    },
    { pathData: discPath(60, back + beast.body * 0.62, 20, beast.body * 0.3), fill: beast.belly },
    ...spotLayers(beast, back),
  ]
  if (beast.extra === 'mane')
    layers.push({
      pathData: discPath(head[0] + 4, head[1] + 3, beast.head * 1.65, beast.head * 1.75),
      fill: '#9a5a24',
    })
  layers.push({
    pathData: hullPath([
      { x: front[0] - 2, y: front[1] - 1, radius: beast.body * 0.74 },
      { x: head[0] + 2, y: head[1] + 2, radius: beast.head * 0.8 },
    ]),
    fill: beast.extra === 'mane' ? '#9a5a24' : beast.coat,
  })
  if (turn === 0) return [...layers, ...headLayers(beast, head)]
  const turned = placeMatrix({ x: head[0], y: head[1], scale: 1, radians: (turn * Math.PI) / 180 })
  const around = multiply(turned, [1, 0, 0, 1, -head[0], -head[1]])
  return [...layers, ...moveLayers(headLayers(beast, head), around)]
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

function tailPath({ tail, body }: Beast, [x, y]: Point): string {
  const root: Point = [x + body * 0.8, y - body * 0.2]
  if (tail === 'short') return discPath(root[0] + 2, root[1], 4)
  if (tail === 'tuft')
    return (
      limbPath([root, [root[0] + 10, root[1] + 8], [root[0] + 14, root[1] - 4]], [2, 1.6, 1.4]) +
      discPath(root[0] + 15, root[1] - 7, 4)
    )
  return limbPath([root, [root[0] + 12, root[1] + 7], [root[0] + 22, root[1] + 14]], [3, 6, 1.5])
}

function headLayers(beast: Beast, [x, y]: Point): OutlineLayer[] {
  const { head, snout } = beast
  const ear = (at: number): string =>
    beast.ears === 'round'
      ? discPath(x + at, y - head * 0.85, head * 0.36)
      : polygonPath([
          [x + at - head * 0.34, y - head * 0.6],
          [x + at + head * 0.1, y - head * 1.6],
          [x + at + head * 0.42, y - head * 0.5],
        ])
  const muzzle = hullPath([
    { x: x - head * 0.2, y: y + head * 0.24, radius: head * 0.64 },
    { x: x - head * 0.4 - snout * 0.75, y: y + head * 0.42, radius: head * 0.34 },
  ])
  const dark = beast.legs === '#26262e' ? '#26262e' : darker(beast.coat, 0.82)
  const layers: OutlineLayer[] = [
    ...crestLayers(beast, [x, y]),
    { pathData: ear(head * 0.5), fill: dark },
    { pathData: discPath(x, y, head), fill: beast.coat },
    {
      pathData: muzzle,
      fill: beast.extra === 'mask' || beast.belly === '#fbeee0' ? beast.belly : darker(beast.coat, 1),
    },
    { pathData: ear(-head * 0.1), fill: beast.legs === '#26262e' ? '#26262e' : beast.coat },
  ]
  if (beast.extra === 'mask')
    layers.push({
      pathData: discPath(x - head * 0.42, y - head * 0.02, head * 0.36, head * 0.3),
      fill: '#2a2a32',
    })
  layers.push(
    {
      pathData: discPath(x - head * 0.44, y - head * 0.08, head * 0.13, head * 0.15),
      fill: beast.extra === 'mask' ? '#f4f4f6' : '#201a1c',
    },
    {
      pathData: discPath(x - head * 0.42 - snout * 0.9, y + head * 0.3, head * 0.2, head * 0.17),
      fill: '#201a1c',
    },
  )
  return layers
}

/** Antlers, or a horn with the mane behind it. */
function crestLayers({ extra, head }: Beast, [x, y]: Point): OutlineLayer[] {
  const layers: OutlineLayer[] = []
  if (extra === 'antlers')
    layers.push({
      pathData: polygonPath([
        [x, y - head],
        [x - 16, y - 22],
        [x - 20, y - 34],
        [x - 12, y - 26],
        [x - 8, y - 36],
        [x - 4, y - 26],
        [x + 4, y - 38],
        [x + 4, y - 24],
        [x + 14, y - 34],
        [x + 12, y - 20],
        [x + 4, y - head],
      ]),
      fill: '#d8b98a',
    })
  if (extra === 'horn') {
    layers.push({
      pathData: polygonPath([
        [x - 4, y - head * 0.7],
        [x - 10, y - head * 2.8],
        [x + 1, y - head * 0.9],
      ]),
      fill: '#f0c14a',
    })
    layers.push({
      pathData: limbPath(
        [
          [x + 5, y - head],
          [x + 14, y + 6],
          [x + 20, y + 22],
        ],
        [5, 6, 4],
      ),
      fill: '#b58be0',
    })
  }
  return layers
}

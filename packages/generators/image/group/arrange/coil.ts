// What winds around something else: a snake around a sword, a vine around a column, chains around a chest.

import { discPath, limbPath, rodPath, type Point } from '../../figures/vector.ts'
import type { OutlineLayer } from '../../request.ts'
import { heightOf, widthOf, type Item } from '../item.ts'
import { ring } from '../drawings/part.ts'

type Kind = 'snake' | 'vine' | 'chain' | 'rope'

/** What the wound thing fills of an outline's square of 100 units; its middle is at 50, and the ground at 100. */
const span = 76
const ground = 100
const colors: Readonly<Record<Kind, string>> = {
  snake: '#3f9f52',
  vine: '#4c7a3a',
  chain: '#8b95a3',
  rope: '#c2985c',
}

function kindOf({ subject }: Item): Kind | undefined {
  if (subject.kind !== 'thing') return undefined
  const name = `${subject.thing.motif} ${subject.word}`
  if (/snake|cobra|python|anaconda|serpent|tentacle|eel\b/.test(name)) return 'snake'
  if (/\bvines?\b|ivy|creeper|garland/.test(name)) return 'vine'
  if (/chain/.test(name)) return 'chain'
  return /\bropes?\b|ribbon|\bcable|\bwire|\bcord/.test(name) ? 'rope' : undefined
}

/** How wide something may be for its height so that turns around it are seen. */
const broadest = 1.6

/** True where the first winds around the second. */
export function canCoil(first: Item, second: Item): boolean {
  const isSlim = widthOf(second) <= heightOf(second) * broadest
  return kindOf(first) !== undefined && kindOf(second) === undefined && isSlim
}

/** Winds the first around the second, from its foot up: only what is before the second is drawn. */
export function coil(first: Item, second: Item): void {
  const kind = kindOf(first)!
  const [wide, tall] = [widthOf(second), heightOf(second)]
  const unit = Math.max(wide, tall) / span
  const winding = wind(wide / unit, tall / unit, kind)
  const color = (first.subject.kind === 'thing' && first.subject.color) || colors[kind]
  const layers = painters[kind](winding, color)
  first.outline = { viewBox: 100, layers }
  first.scale = unit
  const reach = winding.girth + winding.over
  first.box = {
    left: 50 - wide / unit / 2 - reach,
    right: 50 + wide / unit / 2 + reach,
    top: winding.top,
    bottom: ground - winding.low + winding.girth,
  }
  second.x = first.x
  second.y = 0
  first.y = -winding.low * unit + winding.girth * unit
  first.depth = second.depth + 0.01
}

interface Winding {
  /** Each turn from the left to the right. */
  readonly turns: readonly (readonly Point[])[]
  readonly girth: number
  readonly over: number
  readonly low: number
  readonly top: number
}

function wind(wide: number, tall: number, kind: Kind): Winding {
  const girth =
    Math.max(2.2, Math.min(7, tall * 0.055, wide * 0.32)) * (kind === 'vine' || kind === 'rope' ? 0.55 : 1)
  const over = girth * 0.9
  const low = tall * 0.1
  const count = Math.max(2, Math.min(5, Math.round((tall * 0.72) / (wide * 0.5 + girth * 2.4))))
  const pitch = (tall * 0.7) / count
  const [left, right] = [50 - wide / 2 - over, 50 + wide / 2 + over]
  const turns = Array.from({ length: count }, (_, turn): Point[] => {
    const y = ground - low - turn * pitch
    const sag = Math.min(wide * 0.12, pitch * 0.3)
    return [0, 0.25, 0.5, 0.75, 1].map((share): Point => [
      left + (right - left) * share,
      y - pitch * 0.55 * share + Math.sin(share * Math.PI) * sag,
    ])
  })
  const top = Math.min(...turns.at(-1)!.map(([, y]) => y)) - girth * (kind === 'snake' ? 6 : 2)
  return { turns, girth, over, low, top }
}

const painters: Readonly<Record<Kind, (winding: Winding, color: string) => OutlineLayer[]>> = {
  snake({ turns, girth }, color) {
    const [x, y] = turns.at(-1)!.at(-1)!
    const neck: Point[] = [
      [x, y],
      [x + girth * 0.6, y - girth * 1.8],
      [x - girth * 0.6, y - girth * 3.4],
      [x - girth * 2.6, y - girth * 3.9],
    ]
    const bodies = turns.map((points, turn) => {
      const girths = points.map((_, at) => (turn === 0 ? girth * (0.35 + at * 0.16) : girth))
      return { pathData: limbPath(points, girths), fill: color }
    })
    const spots = turns.flatMap((points) =>
      points.slice(1, 4).map(([left, top]) => discPath(left, top - girth * 0.2, girth * 0.42, girth * 0.5)),
    )
    const [headX, headY] = [x - girth * 3, y - girth * 4]
    return [
      ...bodies,
      { pathData: spots.join(''), fill: '#e8c65a' },
      { pathData: rodPath(neck, girth * 0.95), fill: color },
      {
        pathData: rodPath(
          [
            [headX - girth * 1.6, headY + girth * 0.3],
            [headX - girth * 3, headY + girth * 0.9],
          ],
          girth * 0.16,
        ),
        fill: '#d23b3b',
      },
      { pathData: discPath(headX, headY, girth * 1.9, girth * 1.25), fill: color },
      { pathData: discPath(headX - girth * 0.7, headY - girth * 0.35, girth * 0.36), fill: '#f7f4e8' },
      { pathData: discPath(headX - girth * 0.8, headY - girth * 0.35, girth * 0.19), fill: '#1c1a22' },
    ]
  },
  vine({ turns, girth }, color) {
    const leaves = turns.flatMap((points) =>
      points.map(([x, y], at) =>
        discPath(x, y + (at % 2 === 0 ? -girth * 2.2 : girth * 2.2), girth * 2.5, girth * 1.7),
      ),
    )
    return [
      { pathData: turns.map((points) => rodPath(points, girth)).join(''), fill: color },
      { pathData: leaves.join(''), fill: '#4fa850' },
    ]
  },
  chain({ turns, girth }, color) {
    const links = turns.flatMap((points) =>
      points.slice(1).flatMap(([x, y], at) => {
        const [fromX, fromY] = points[at]!
        return [0.25, 0.75].map((share) =>
          ring(fromX + (x - fromX) * share, fromY + (y - fromY) * share, girth * 1.15, girth * 0.45),
        )
      }),
    )
    return [{ pathData: links.join(''), fill: color }]
  },
  rope({ turns, girth }, color) {
    const knots = turns.flatMap((points) =>
      points.slice(0, -1).map(([x, y], at) => {
        const [nextX, nextY] = points[at + 1]!
        const [middleX, middleY] = [(x + nextX) / 2, (y + nextY) / 2]
        return rodPath(
          [
            [middleX - girth * 0.7, middleY + girth * 0.8],
            [middleX + girth * 0.7, middleY - girth * 0.8],
          ],
          girth * 0.18,
        )
      }),
    )
    return [
      { pathData: turns.map((points) => rodPath(points, girth)).join(''), fill: color },
      { pathData: knots.join(''), fill: '#8f6a36' },
    ]
  },
}

/** True where one is wound around the other. */
export function isCoiled(first: Item, second: Item): boolean {
  return canCoil(first, second) && first.x === second.x
}

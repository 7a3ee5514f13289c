// The table before a room, on which what is small stands: on the floor it would be as tall as the furniture, with an
// empty floor under the captions.

import type { BuiltPlace } from '../understand/words/places/places.ts'
import type { Pen } from './pen.ts'

interface Tabletop {
  /** Colors of the top from its far edge to its near one, of the side below it, and of what is cut into that side. */
  readonly top: readonly [far: string, near: string]
  readonly side: string
  readonly line: string
  readonly edge: string
}

const oak: Tabletop = { top: ['#b98a56', '#d3a36b'], side: '#94673c', line: '#7b5430', edge: '#e3bb86' }
const walnut: Tabletop = { top: ['#7d5337', '#976848'], side: '#5f3d27', line: '#4b2f1d', edge: '#ad7d59' }
const birch: Tabletop = { top: ['#cdb48c', '#e2cca6'], side: '#b3966b', line: '#997d55', edge: '#f0e0c2' }
const stone: Tabletop = { top: ['#cfd2d0', '#e6e8e4'], side: '#8d9894', line: '#75807c', edge: '#f5f6f3' }
const steel: Tabletop = { top: ['#b7c3ca', '#d6dfe4'], side: '#8797a1', line: '#72828c', edge: '#edf2f5' }
const linen: Tabletop = { top: ['#e6dcc8', '#f5eedf'], side: '#dacdb4', line: '#c4b597', edge: '#fffaf0' }

/** What stands in a room in which people have tables; in caves and trains things lie on the ground. */
const tabletops: Partial<Record<BuiltPlace, readonly Tabletop[]>> = {
  kitchen: [oak, stone, birch],
  bakery: [birch, stone],
  pantry: [oak, birch],
  cafe: [walnut, oak],
  cafeteria: [birch, steel],
  restaurant: [linen, walnut],
  diner: [steel, birch],
  saloon: [walnut, oak],
  'wine cellar': [oak, walnut],
  'butcher shop': [steel, oak],
  'living room': [oak, walnut, birch],
  bedroom: [walnut, birch],
  'christmas room': [oak, walnut],
  'gaming room': [walnut],
  penthouse: [walnut, stone],
  mansion: [walnut],
  bathroom: [stone],
  library: [walnut, oak],
  office: [birch, walnut],
  classroom: [birch, oak],
  kindergarten: [birch],
  laboratory: [steel, stone],
  hospital: [steel, stone],
  'dentist office': [steel],
  workshop: [oak, walnut],
  'art studio': [oak, birch],
  'tailor shop': [oak],
  'flower shop': [birch, oak],
  shop: [oak, birch],
  bank: [walnut],
  salon: [birch, stone],
  spa: [birch, stone],
  newsroom: [walnut, steel],
  'war room': [walnut],
  'police station': [oak, steel],
  'interrogation room': [steel],
  courtroom: [walnut],
  'wizard tower': [walnut, oak],
  'tower room': [walnut, oak],
  'cabin interior': [oak],
  attic: [oak],
  museum: [stone],
  supermarket: [steel],
  'pet shop': [birch],
}

export function hasTable(place: BuiltPlace | undefined): boolean {
  return place !== undefined && tabletops[place] !== undefined
}

/** How far the top reaches behind the feet and before them, in the pen's units. */
const reach = { behind: 0.16, before: 0.12 }

/** The row of the far edge, with `foot` the row on which things stand; both in the pen's units. */
export function tableTop(foot: number): number {
  return foot + reach.behind
}

/** Draws the table over the lower part of the place. */
export function layTable(pen: Pen, place: BuiltPlace, foot: number): void {
  const choices = tabletops[place]
  if (!choices) return
  const random = pen.random.fork('table')
  const { top, side, line, edge } = random.pick(choices)
  const [far, near] = [tableTop(foot), foot - reach.before]
  const [left, bottom] = [-pen.half, -pen.floor]
  const rows = 14
  for (let row = 0; row < rows; row++) {
    const share = row / (rows - 1)
    const y = far + ((near - far) * (row + 1)) / rows
    pen.box(left, y, pen.half * 2, (far - near) / rows + 0.004, blend(top, share))
  }
  if (top !== linen.top && random.chance(0.6)) grain(pen, far, near, side)
  pen.box(left, near - 0.028, pen.half * 2, 0.03, edge)
  pen.box(left, bottom, pen.half * 2, near - 0.026 - bottom, side)
  pen.box(left, near - 0.075, pen.half * 2, 0.05, line)
  if (top === linen.top) hang(pen, near, bottom, line)
  else if (random.chance(0.5)) drawers(pen, near, { side, line, edge })
  else planks(pen, near, bottom, line)
}

function blend([from, to]: readonly [string, string], share: number): string {
  const channel = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Long lines in the wood, further apart the nearer they are. */
function grain(pen: Pen, far: number, near: number, color: string): void {
  for (const share of [0.16, 0.38, 0.68])
    pen.box(-pen.half, far + (near - far) * share, pen.half * 2, 0.004 + share * 0.006, color)
}

/** Two rows of drawers with their knobs. */
function drawers(
  pen: Pen,
  near: number,
  { side, line, edge }: Pick<Tabletop, 'side' | 'line' | 'edge'>,
): void {
  const wide = pen.half * 0.92
  for (const row of [0, 1]) {
    const y = near - 0.5 - row * 0.52
    for (const at of [-1, 0]) {
      const x = at * pen.half + (pen.half - wide) / 2
      pen.slab(x, y, wide, 0.4, line, 0.04)
      pen.slab(x + 0.02, y + 0.02, wide - 0.04, 0.36, side, 0.03)
      pen.disc(x + wide / 2, y + 0.2, 0.045, line)
      pen.disc(x + wide / 2, y + 0.21, 0.036, edge)
    }
  }
}

/** Upright boards. */
function planks(pen: Pen, near: number, bottom: number, line: string): void {
  for (let board = 1; board < 7; board++)
    pen.box(-pen.half + (pen.half * 2 * board) / 7, bottom, 0.012, near - 0.1 - bottom, line)
}

/** The folds of a cloth. */
function hang(pen: Pen, near: number, bottom: number, line: string): void {
  for (let fold = 0; fold < 9; fold++) {
    const x = -pen.half + (pen.half * 2 * (fold + 0.5)) / 9
    pen.shape(
      [
        [x - 0.008, near - 0.06],
        [x + 0.012, near - 0.06],
        [x + 0.05, bottom],
        [x - 0.035, bottom],
      ],
      line,
    )
  }
}

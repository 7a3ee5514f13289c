// How a thing is made: its proportions, its patterns, its stuff.

import { layer, polygonPath, type Point } from '../../figures/vector.ts'
import { hexColor, mixColor, parseColor } from '../../raster/color.ts'
import type { OutlineLayer } from '../../request.ts'
import { gaudy } from '../../understand/subjects/colorful.ts'
import type { FurtherState } from '../../understand/words/things/further-states.ts'
import { barb, bow, pierce, rope, rot, sew, snap } from './bound.ts'
import { area, dot } from './marks.ts'
import type { Change, Stage, StatePainter } from './stage.ts'

/** A slanted band over the painted part of some rows. */
function band(stage: Stage, from: number, to: number): string {
  const rows = Array.from({ length: 7 }, (_, at) => from + ((to - from) * at) / 6)
  const edges = rows.map((y) => ({ y, ...stage.rowAt(Math.min(0.99, Math.max(0.01, y))) }))
  if (edges.every(({ left, right }) => right - left < 0.02)) return ''
  return polygonPath([
    ...edges.map(({ y, left }) => stage.at(left + 0.015, y)),
    ...edges.toReversed().map(({ y, right }) => stage.at(right - 0.015, y)),
  ])
}

function stripes(stage: Stage): Change {
  const bands = Array.from({ length: 6 }, (_, at) => band(stage, 0.06 + at * 0.16, 0.12 + at * 0.16))
  return { front: [layer(bands.join(''), isPale(stage) ? '#d0433f' : '#f7f2e6')] }
}

function dots(stage: Stage): Change {
  const spots: string[] = []
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 7; column++) {
      const [x, y] = [(column + (row % 2 ? 0.75 : 0.25)) / 7, (row + 0.5) / 7]
      const isFree = [-0.045, 0, 0.045].every((by) => stage.isInside(x + by, y) && stage.isInside(x, y + by))
      if (isFree) spots.push(dot(stage, x, y, 0.034))
    }
  return { front: [layer(spots.join(''), isPale(stage) ? '#d0433f' : '#fbf7ec')] }
}

function isPale({ colorAt }: Stage): boolean {
  const [red, green, blue] = parseColor(colorAt(0.5, 0.5))
  return red * 0.3 + green * 0.59 + blue * 0.11 > 0.72
}

/** What is of one color nearly everywhere, such as an umbrella, has gores in all of them; else each part has its own. */
function motley(stage: Stage): Change {
  // An animal keeps its eyes.
  if (stage.head) return { paint: motleyPart }
  const grid = Array.from({ length: 9 }, (_, at) => (at + 0.5) / 9)
  const counts = new Map<string, number>()
  for (const y of grid)
    for (const x of grid)
      if (stage.isInside(x, y)) {
        const color = stage.colorAt(x, y)
        counts.set(color, (counts.get(color) ?? 0) + 1)
      }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (Math.max(0, ...counts.values()) < all * 0.7) return { paint: motleyPart }
  return {
    front: gaudy.map((color, at) => layer(gore(stage, at / gaudy.length, (at + 1) / gaudy.length), color)),
  }
}

/** A share of the width of every row, around the widest one as far as the thing is not thin. */
function gore(stage: Stage, from: number, to: number): string {
  const rows = Array.from({ length: 48 }, (_, at) => {
    const y = 0.02 + at * 0.02
    const { left, right } = stage.rowAt(y)
    return { y, left: left + 0.008, right: right - 0.008, wide: right - left }
  })
  const widest = rows.reduce((best, { wide }, at) => (wide > rows[best]!.wide ? at : best), 0)
  const most = rows[widest]!.wide
  const top = rows.findLastIndex(({ wide }, at) => at < widest && wide < most * 0.12)
  const bottom = rows.findIndex(({ wide }, at) => at > widest && wide < most * 0.45)
  const painted = rows.slice(top + 1, bottom < 0 ? rows.length : bottom)
  const edge = (share: number): Point[] =>
    painted.map(({ y, left, right }) => stage.at(left + (right - left) * share, y))
  return painted.length > 1 ? polygonPath([...edge(from), ...edge(to).toReversed()]) : ''
}

/** Every part in a color of its own, as light or dark as it was. */
function motleyPart(fill: string, index: number): string {
  const color = parseColor(fill)
  const light = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11
  if (light < 0.14) return fill
  const wanted = parseColor(gaudy[index % gaudy.length]!)
  return hexColor(mixColor(color, mixColor(wanted, [1, 1, 1], Math.max(0, light - 0.7)), 0.86))
}

function faded(fill: string): string {
  const color = parseColor(fill)
  const gray = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11
  return hexColor(mixColor(mixColor(color, [gray, gray, gray], 0.3), [0.88, 0.85, 0.78], 0.36))
}

/** Pale blue, with the streaks of light that polished glass has. */
function glassy(stage: Stage): Change {
  const streaks: OutlineLayer[] = []
  for (const [from, wide, color] of [
    [0.16, 0.07, '#ffffff'],
    [0.28, 0.03, '#f2fbff'],
    [0.66, 0.05, '#f2fbff'],
  ] as const) {
    const lean = (y: number): number => from + (1 - y) * 0.16
    const rows = Array.from({ length: 13 }, (_, at) => 0.08 + (at / 12) * 0.84)
    const painted = rows.filter((y) => stage.isInside(lean(y), y) && stage.isInside(lean(y) + wide, y))
    if (painted.length < 3) continue
    const [top, bottom] = [painted[0]!, painted.at(-1)!]
    streaks.push(
      layer(
        area(stage, [
          [lean(top), top],
          [lean(top) + wide, top],
          [lean(bottom) + wide, bottom],
          [lean(bottom), bottom],
        ]),
        color,
      ),
    )
  }
  return {
    paint: (fill) => {
      const color = parseColor(fill)
      const gray = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11
      return hexColor(mixColor([gray, gray, gray], [0.66, 0.88, 0.97], 0.72))
    },
    front: streaks,
  }
}

/** Poles, planks and a ladder in front, and nothing of the top yet. */
function scaffold(stage: Stage): Change {
  const { at, size } = stage
  const girth = 0.014
  const pole = (x: number): string =>
    area(stage, [
      [x - girth, 0.04],
      [x + girth, 0.04],
      [x + girth, 1],
      [x - girth, 1],
    ])
  const plank = (y: number): string =>
    area(stage, [
      [-0.06, y],
      [1.06, y],
      [1.06, y + 0.035],
      [-0.06, y + 0.035],
    ])
  const brace = (x: number, y: number): string =>
    area(stage, [
      [x, y + 0.24],
      [x + 0.02, y + 0.26],
      [x + 0.34, y + 0.05],
      [x + 0.32, y + 0.03],
    ])
  const cut = [at(-0.2, 0.3), at(0.24, 0.34), at(0.4, 0.22), at(0.58, 0.3), at(0.76, 0.16), at(1.2, 0.26)]
  const bottom = [at(1.2, 1.1), at(-0.2, 1.1)]
  return {
    clip: polygonPath([...cut, ...bottom]),
    front: [
      layer([-0.03, 0.31, 0.66, 1.03].map(pole).join(''), '#c9a24a'),
      layer(
        [brace(0, 0.04), brace(0.32, 0.28), brace(0.66, 0.04), brace(0.66, 0.52), brace(0, 0.52)].join(''),
        '#a8843a',
      ),
      layer([0.26, 0.5, 0.74].map(plank).join(''), '#8a5f38'),
    ],
    reach: { side: size > 0 ? 0.06 : 0 },
  }
}

/** Water around its lower part, with waves. */
function flooded(stage: Stage): Change {
  const wave = (y: number, from: number, to: number, girth: number): string => {
    const top = Array.from({ length: 25 }, (_, at) => {
      const x = from + ((to - from) * at) / 24
      return stage.at(x, y + Math.sin(at * 1.5) * 0.014)
    })
    const bottom = Array.from({ length: 25 }, (_, at) => {
      const x = to - ((to - from) * at) / 24
      return stage.at(x, y + girth)
    })
    return polygonPath([...top, ...bottom])
  }
  return {
    front: [
      layer(wave(0.6, -0.28, 1.28, 0.42), '#3f8fb8'),
      layer(wave(0.6, -0.28, 1.28, 0.03), '#d4eef8'),
      layer(
        wave(0.72, -0.1, 0.4, 0.018) + wave(0.78, 0.56, 1.1, 0.018) + wave(0.88, 0.1, 0.74, 0.018),
        '#7fbfdc',
      ),
    ],
    reach: { side: 0.28, bottom: 0.02 },
  }
}

/** Water in an arc before the trunk. */
function spray(stage: Stage): Change {
  const drop = (share: number, lift: number, size: number): string => {
    const x = 0.02 - share * 0.42
    const y = 0.62 - Math.sin(share * Math.PI * 0.82) * lift
    return dot(stage, x, y, size, size * 1.15)
  }
  const arc = (lift: number, grow: number): string =>
    [0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 0.96]
      .map((share, at) => drop(share, lift, (0.016 + (at % 3) * 0.007) * grow))
      .join('')
  return {
    front: [
      layer(arc(0.5, 1.3) + arc(0.36, 1.1) + arc(0.22, 1), '#4fa3e0'),
      layer(arc(0.44, 0.8) + arc(0.3, 0.7), '#bfe6fb'),
    ],
    reach: { side: 0.46, top: 0.02 },
  }
}

export const makes: Readonly<Record<FurtherState, StatePainter>> = {
  // The eyes and the back are over the water.
  spraying: spray,
  lurking: () => ({ turn: 0, waterline: 0.58 }),
  narrow: (): Change => ({ stretch: [0.6, 1] }),
  low: (): Change => ({ stretch: [1, 0.62] }),
  striped: stripes,
  dotted: dots,
  motley,
  faded: (): Change => ({ paint: faded }),
  glassy,
  scaffolded: scaffold,
  flooded,
  roped: rope,
  ribboned: bow,
  sewn: sew,
  snapped: snap,
  pierced: pierce,
  barbed: barb,
  rotten: rot,
}

// Four-legged animals that sit or sleep curled up, facing left like the animals of the motif set.

import type { MotifOutline, OutlineLayer } from '../request.ts'
import { darker } from './mix.ts'
import { moreBeasts } from './breed-looks.ts'
import { discPath, hullPath, layer, limbPath, polygonPath, type Point } from './vector.ts'

interface Coat {
  readonly coat: string
  readonly belly: string
  readonly ears: 'pointed' | 'round' | 'floppy' | 'long'
  readonly tail: 'bushy' | 'thin' | 'short'
  readonly hasMane?: boolean
  readonly hasWhiskers?: boolean
  readonly hasHorns?: boolean
  readonly marks?: 'stripes' | 'spots' | 'patches'
}

const coats: Readonly<Record<string, Coat>> = {
  cat: { coat: '#f0a24a', belly: '#fbe7c8', ears: 'pointed', tail: 'thin', hasWhiskers: true },
  'black-cat': { coat: '#3a3844', belly: '#55525f', ears: 'pointed', tail: 'thin', hasWhiskers: true },
  dog: { coat: '#d99a52', belly: '#f3dab2', ears: 'floppy', tail: 'thin' },
  'guide-dog': { coat: '#d99a52', belly: '#f3dab2', ears: 'floppy', tail: 'thin' },
  poodle: { coat: '#e6dfd6', belly: '#f6f2ec', ears: 'floppy', tail: 'short' },
  fox: { coat: '#e8762c', belly: '#fbeee0', ears: 'pointed', tail: 'bushy' },
  wolf: { coat: '#8a8f99', belly: '#d9dce2', ears: 'pointed', tail: 'bushy' },
  bear: { coat: '#7a4f30', belly: '#a47a56', ears: 'round', tail: 'short' },
  'polar-bear': { coat: '#eef1f5', belly: '#ffffff', ears: 'round', tail: 'short' },
  lion: { coat: '#e0a44c', belly: '#f0c986', ears: 'round', tail: 'thin', hasMane: true },
  tiger: { coat: '#ee9a3a', belly: '#fbe7c8', ears: 'round', tail: 'thin', marks: 'stripes' },
  leopard: { coat: '#e8b85a', belly: '#f8e6c0', ears: 'round', tail: 'thin', marks: 'spots' },
  rabbit: { coat: '#cfc6bd', belly: '#f4efe9', ears: 'long', tail: 'short' },
  raccoon: { coat: '#7f8590', belly: '#c9ced6', ears: 'pointed', tail: 'bushy' },
  mouse: { coat: '#a7a5ad', belly: '#dcd9e0', ears: 'round', tail: 'thin' },
  deer: { coat: '#b47a48', belly: '#ecd3b0', ears: 'pointed', tail: 'short' },
  chipmunk: { coat: '#b5703a', belly: '#f0d6b0', ears: 'round', tail: 'bushy' },
  panda: { coat: '#f4f4f6', belly: '#26262e', ears: 'round', tail: 'short' },
  monkey: { coat: '#8a5a38', belly: '#e3b98a', ears: 'round', tail: 'thin' },
  pig: { coat: '#f29bb0', belly: '#f8c3cf', ears: 'pointed', tail: 'short' },
  cow: { coat: '#f2efe9', belly: '#ffffff', ears: 'floppy', tail: 'thin', marks: 'patches' },
  ewe: { coat: '#efe9de', belly: '#ffffff', ears: 'floppy', tail: 'short' },
  goat: { coat: '#efb35f', belly: '#f6d9a6', ears: 'floppy', tail: 'short', hasHorns: true },
  hamster: { coat: '#e0a25a', belly: '#fbe9cf', ears: 'round', tail: 'short' },
  rat: { coat: '#6f6d78', belly: '#a09eaa', ears: 'round', tail: 'thin' },
  koala: { coat: '#9aa0ac', belly: '#d5d9e0', ears: 'round', tail: 'short' },
  otter: { coat: '#8a6246', belly: '#c9a482', ears: 'round', tail: 'bushy' },
  kangaroo: { coat: '#c98d54', belly: '#efd2a8', ears: 'long', tail: 'thin' },
}

const names = /^(sitting|sleeping|yawning)-(.+)$/

export function isResting(name: string): boolean {
  const motif = names.exec(name)?.[2]
  return motif !== undefined && coatOf(motif) !== undefined
}

/** Breeds and the young rest as they stand. */
function coatOf(motif: string): Coat | undefined {
  if (Object.hasOwn(coats, motif)) return coats[motif]
  if (!Object.hasOwn(moreBeasts, motif)) return undefined
  const { coat, belly, ears, tail } = moreBeasts[motif]!
  return {
    coat,
    belly,
    ears: ears === 'none' ? 'round' : ears,
    tail: tail === 'tuft' ? 'thin' : tail,
  }
}

/** The outline of an animal at rest, or undefined for any other name. */
export function drawResting(name: string): MotifOutline | undefined {
  const [, pose, motif] = names.exec(name) ?? []
  const coat = motif === undefined ? undefined : coatOf(motif)
  // Monkeys sit with their face to us (group/nature/wild-side-views.ts).
  if (coat === undefined || name === 'sitting-monkey') return undefined
  return { viewBox: 120, layers: pose === 'sleeping' ? sleeping(coat) : sitting(coat, pose === 'yawning') }
}

function sitting(look: Coat, isYawning: boolean): OutlineLayer[] {
  const { coat, belly, tail } = look
  const shade = darker(coat, 0.85)
  const tailPoints: Point[] =
    tail === 'short'
      ? [
          [92, 104],
          [96, 103],
        ]
      : [
          [86, 106],
          [102, 102],
          [108, 84],
        ]
  const girth = tail === 'bushy' ? [6, 10, 4] : tail === 'short' ? [5, 5] : [4, 3.6, 3]
  return [
    layer(limbPath(tailPoints, girth), shade),
    layer(
      hullPath([
        { x: 46, y: 62, radius: 14 },
        { x: 52, y: 84, radius: 20 },
        { x: 72, y: 92, radius: 21 },
      ]),
      coat,
    ),
    ...markings(look, sittingMarks),
    layer(discPath(76, 96, 17, 16), shade),
    layer(discPath(44, 82, 10, 17), belly),
    layer(
      limbPath(
        [
          [48, 74],
          [50, 109],
        ],
        [7, 5],
      ) + discPath(47, 110, 7.5, 4),
      shade,
    ),
    layer(
      limbPath(
        [
          [40, 74],
          [40, 109],
        ],
        [7, 5],
      ) +
        discPath(37, 110, 7.5, 4) +
        discPath(70, 110, 12, 4.6),
      coat,
    ),
    ...headOf(look, [42, 42], isYawning),
    ...(isYawning ? yawn([42, 42]) : []),
  ]
}

function sleeping(look: Coat): OutlineLayer[] {
  const { coat, belly, tail } = look
  const shade = darker(coat, 0.85)
  const girth = tail === 'bushy' ? [8, 11, 8, 3] : [4, 4, 4, 3]
  const tailLayer =
    tail === 'short'
      ? []
      : [
          layer(
            limbPath(
              [
                [100, 96],
                [84, 108],
                [58, 110],
                [44, 108],
              ],
              girth,
            ),
            shade,
          ),
        ]
  return [
    layer(
      hullPath([
        { x: 34, y: 96, radius: 18 },
        { x: 66, y: 84, radius: 30 },
        { x: 90, y: 94, radius: 20 },
      ]),
      coat,
    ),
    ...markings(look, sleepingMarks),
    layer(discPath(88, 97, 19, 16), shade),
    layer(discPath(58, 104, 26, 10), belly),
    ...tailLayer,
    ...headOf(look, [32, 92], true),
  ]
}

/** On a back: where stripes begin and end, and where spots are. */
interface Marks {
  readonly stripes: readonly (readonly [from: Point, to: Point])[]
  readonly spots: readonly Point[]
}

const sittingMarks: Marks = {
  stripes: [
    [
      [60, 58],
      [56, 72],
    ],
    [
      [70, 64],
      [64, 78],
    ],
    [
      [80, 72],
      [72, 84],
    ],
  ],
  spots: [
    [58, 64],
    [66, 74],
    [57, 78],
    [76, 80],
  ],
}

const sleepingMarks: Marks = {
  stripes: [
    [
      [52, 60],
      [54, 78],
    ],
    [
      [66, 55],
      [67, 76],
    ],
    [
      [80, 59],
      [78, 77],
    ],
    [
      [94, 72],
      [89, 82],
    ],
  ],
  spots: [
    [54, 66],
    [66, 62],
    [78, 68],
    [60, 80],
    [72, 80],
    [48, 80],
    [90, 77],
  ],
}

/** The stripes of a tiger, the spots of a leopard or the patches of a cow. */
function markings({ marks }: Coat, { stripes, spots }: Marks): OutlineLayer[] {
  if (marks === undefined) return []
  if (marks === 'stripes')
    return [layer(stripes.map((points) => limbPath([...points], [3.4, 1.2])).join(''), '#33241d')]
  const isLarge = marks === 'patches'
  const discs = spots.map(([x, y], index) =>
    isLarge ? (index % 2 === 0 ? discPath(x, y, 8, 7) : '') : discPath(x, y, 3.4, 3),
  )
  return [layer(discs.join(''), isLarge ? '#2f2d33' : '#5a3a1c')]
}

/** A mouth wide open below the nose, with its teeth and tongue. */
function yawn([x, y]: Point): OutlineLayer[] {
  return [
    layer(discPath(x - 12, y + 15, 8, 10), '#5c1f2a'),
    layer(discPath(x - 12, y + 20, 5.6, 5), '#e8798a'),
    layer(
      polygonPath([
        [x - 17, y + 7.6],
        [x - 13.6, y + 6],
        [x - 15, y + 12],
      ]) +
        polygonPath([
          [x - 10.6, y + 6],
          [x - 7, y + 7.6],
          [x - 9, y + 12],
        ]),
      '#fdfaf2',
    ),
  ]
}

function headOf(
  { coat, belly, ears, hasMane, hasWhiskers, hasHorns }: Coat,
  [x, y]: Point,
  isAsleep: boolean,
): OutlineLayer[] {
  const size = 19
  const shade = darker(coat, 0.82)
  const nose = x - size * 0.62
  const eye = isAsleep
    ? limbPath(
        [
          [x - 13.4, y - 0.8],
          [x - 11.6, y + 1],
          [x - 9, y + 1.7],
          [x - 6.4, y + 1],
          [x - 4.6, y - 0.8],
        ],
        [0.8, 0.9, 0.9, 0.9, 0.8],
      )
    : discPath(x - 8, y - 3, 2.4, 3)
  return [
    ...(hasMane ? [layer(discPath(x + 2, y, size * 1.45), '#9a5a24')] : []),
    layer(earPath(ears, x + size * 0.55, y, size), shade),
    ...(hasHorns ? [layer(hornPath(x, y, size), '#8d8f99')] : []),
    layer(discPath(x, y, size, size * 0.92), coat),
    layer(discPath(nose + 2, y + size * 0.42, size * 0.5, size * 0.36), belly),
    layer(earPath(ears, x - size * 0.35, y, size), ears === 'floppy' ? shade : coat),
    ...(hasWhiskers ? [layer(whiskersOf([nose + 1, y + size * 0.42]), '#201a1c')] : []),
    layer(
      eye + discPath(nose - 5, y + size * 0.28, hasWhiskers ? 2.2 : 3.2, hasWhiskers ? 1.8 : 2.5),
      '#201a1c',
    ),
  ]
}

/** A horn that bends back over the head. */
const hornPath = (x: number, y: number, size: number): string =>
  limbPath(
    [
      [x - size * 0.2, y - size * 0.7],
      [x + size * 0.05, y - size * 1.5],
      [x + size * 0.7, y - size * 1.75],
      [x + size * 1.25, y - size * 1.35],
    ],
    [4, 3.6, 2.8, 1],
  )

function whiskersOf([x, y]: Point): string {
  return [-3, 0, 3]
    .map((drop) =>
      limbPath(
        [
          [x + 4, y + drop * 0.5],
          [x + 15, y + drop * 1.5 + 1],
        ],
        [0.5, 0.3],
      ),
    )
    .join('')
}

function earPath(kind: Coat['ears'], x: number, y: number, size: number): string {
  if (kind === 'round') return discPath(x, y - size * 0.82, size * 0.36)
  if (kind === 'long')
    return hullPath([
      { x, y: y - size * 0.7, radius: size * 0.2 },
      { x: x + size * 0.5, y: y - size * 1.9, radius: size * 0.24 },
    ])
  if (kind === 'floppy')
    return hullPath([
      { x, y: y - size * 0.6, radius: size * 0.26 },
      { x: x + size * 0.34, y: y + size * 0.2, radius: size * 0.28 },
    ])
  return polygonPath([
    [x - size * 0.36, y - size * 0.6],
    [x, y - size * 1.5],
    [x + size * 0.4, y - size * 0.5],
  ])
}

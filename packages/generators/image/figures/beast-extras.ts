// What some four-legged animals have besides: antlers, horns, tusks, fangs and wings.

import type { OutlineLayer } from '../request.ts'
import type { Beast } from './beast-base.ts'
import { darker } from './mix.ts'
import { discPath, limbPath, polygonPath, type Point } from './vector.ts'

/** Tusks, long teeth, or the beak of a griffin over the muzzle. */
export function fangsOf({ extra, head, belly }: Beast, [x, y]: Point, tip: number): OutlineLayer[] {
  if (extra === 'griffin')
    return [
      { pathData: discPath(x, y, head * 1.06), fill: belly },
      {
        pathData: `M${x - head * 0.7} ${y - head * 0.2}C${x - head * 1.5} ${y - head * 0.3} ${x - head * 1.9} ${y + head * 0.2} ${x - head * 1.7} ${y + head * 0.8}C${x - head * 1.4} ${y + head * 0.5} ${x - head * 1.1} ${y + head * 0.5} ${x - head * 0.6} ${y + head * 0.6}Z`,
        fill: '#efb43a',
      },
    ]
  if (extra === 'tusks')
    return [
      {
        pathData: limbPath(
          [
            [tip + head * 0.2, y + head * 0.66],
            [tip - head * 0.1, y + head * 0.5],
            [tip - head * 0.06, y + head * 0.02],
          ],
          [head * 0.15, head * 0.13, head * 0.04],
        ),
        fill: '#f6f0dc',
      },
    ]
  if (extra !== 'fangs') return []
  return [
    {
      pathData: [0.1, 0.52]
        .map((at) =>
          polygonPath([
            [tip + head * at, y + head * 0.56],
            [tip + head * (at + 0.24), y + head * 0.56],
            [tip + head * (at + 0.08), y + head * 1.5],
          ]),
        )
        .join(''),
      fill: '#fbf8ee',
    },
  ]
}

/** A feathered wing at each side. */
export function wingsOf({ extra, coat }: Beast, back: number, side: 'far' | 'near'): OutlineLayer[] {
  if (extra !== 'wings' && extra !== 'griffin') return []
  const feathers = extra === 'wings' ? '#ffffff' : darker(coat, 0.8)
  const [x, y] = side === 'far' ? [-11, back + 3] : [0, back]
  const at = (dx: number, dy: number): string => `${x + dx} ${y + dy}`
  return [
    {
      pathData: `M${at(48, 2)}C${at(50, -22)} ${at(62, -40)} ${at(88, -48)}C${at(84, -40)} ${at(89, -35)} ${at(96, -37)}C${at(92, -28)} ${at(94, -23)} ${at(99, -23)}C${at(92, -12)} ${at(82, -2)} ${at(66, 6)}Z`,
      fill: side === 'far' ? darker(feathers, 0.78) : feathers,
    },
    ...(side === 'near'
      ? [
          {
            pathData: `M${at(50, 2)}C${at(52, -18)} ${at(62, -30)} ${at(80, -36)}C${at(78, -20)} ${at(70, -6)} ${at(60, 4)}Z`,
            fill: darker(feathers, 0.88),
          },
        ]
      : []),
  ]
}

/** Antlers, or a horn with the mane behind it. */
export function crestLayers({ extra, head }: Beast, [x, y]: Point): OutlineLayer[] {
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

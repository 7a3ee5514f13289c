// The places that a product can stand in, coloured from the product.

import { createRandom } from '@vivify/contract/random'
import type { Surface } from '@vivify/timeline/ports'
import { mixOklab, shiftColor } from '../image/raster/color.ts'
import { radialGradient, verticalGradient } from '../image/raster/draw.ts'
import type { AdPalette } from './colors.ts'

export const adSceneIds = [
  'sweep',
  'window',
  'podium',
  'glow',
  'blocks',
  'water',
  'party',
  'stone',
  'neon',
  'leaves',
] as const
export type AdSceneId = (typeof adSceneIds)[number]

export interface AdScene {
  readonly id: AdSceneId
  readonly label: string
  /** One line for the person who chooses. */
  readonly about: string
}

export const adScenes: readonly AdScene[] = [
  { id: 'sweep', label: 'Studio sweep', about: 'A seamless backdrop in the product’s colour' },
  { id: 'window', label: 'Window light', about: 'Sun through a window, with the shadows of its bars' },
  { id: 'podium', label: 'Podium', about: 'A round plinth before an arch' },
  { id: 'glow', label: 'Gradient glow', about: 'A bright disc of colour behind the product' },
  { id: 'blocks', label: 'Colour block', about: 'Two flat colours that meet behind the product' },
  { id: 'water', label: 'Still water', about: 'A mirror of water at dusk' },
  { id: 'party', label: 'Confetti', about: 'Confetti in the air, made for offers' },
  { id: 'stone', label: 'Stone table', about: 'A stone slab in soft daylight' },
  { id: 'neon', label: 'Night neon', about: 'A dark room with a ring of light' },
  { id: 'leaves', label: 'Paper leaves', about: 'Leaves cut from paper, layer on layer' },
]

/** Where the product stands, in pixels of the surface: the middle of its foot and its size. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface SceneOptions {
  readonly scene: AdSceneId
  readonly palette: AdPalette
  readonly seed: number
  /** Low in the middle unless told. */
  readonly stand?: Stand
}

/** Paints a scene over the whole surface. Same options and size, same pixels. */
export function drawScene(surface: Surface, options: SceneOptions): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const { x, y } = options.stand ?? { x: width / 2, y: height * 0.86 }
  const turn = createRandom(options.seed).between(-0.4, 0.4)
  const wall = shiftColor(mixOklab(options.palette.dominant, [1, 1, 1], 0.55), { hueRadians: turn })
  context.fillStyle = verticalGradient(context, 0, height, [
    [0, wall],
    [Math.min(0.98, y / height), mixOklab(wall, [1, 1, 1], 0.4)],
    [1, shiftColor(wall, { lightness: -0.08 })],
  ])
  context.fillRect(0, 0, width, height)
  context.fillStyle = radialGradient(context, x, y - height * 0.3, height * 0.6, [
    [0, [1, 1, 1], 0.5],
    [1, [1, 1, 1], 0],
  ])
  context.fillRect(0, 0, width, height)
}

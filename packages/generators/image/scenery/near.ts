// What is between the camera and the ground, out of focus: leaves, stones or snow in the lower corners of an upright
// scene. Its captions leave the subject the upper half, and the ground alone would be bare.

import type { Random } from '@vivify/contract/random'
import type { Context2D, Studio, Surface } from '@vivify/timeline/ports'
import { cssColor, mixColor, type Color } from '../raster/color.ts'
import { drawSurface } from '../raster/draw.ts'
import type { PictureMotif } from '../request.ts'

type Near = 'leaves' | 'stones' | 'snow'

const leafy =
  /\b(?:garden|field|farm|park|village|savanna|forest|jungle|vineyard|terraces|oasis|suburb|waterfall|dock|graveyard|castle|patch|course|campsite|country|dirt|valley|meadow|hilltop|trail|river|railway|playground|shrine|zoo|viaduct|fork|terrace|wood|courtyard|temple|great wall|mountain road)\b/
const stony =
  /\b(?:mars|moon|canyon|egypt|desert|cappadocia|lava|cliff|crater|battlefield|mountain top|gorge|cave|western|dunes|peaks|junkyard|sea rock)\b/
const snowy = /\b(?:glacier|iceberg|frozen|aurora)\b/

const openGrounds: Readonly<Partial<Record<string, Near>>> = {
  field: 'leaves',
  forest: 'leaves',
  garden: 'leaves',
  mountains: 'leaves',
  road: 'leaves',
  sunrise: 'leaves',
  beach: 'leaves',
  desert: 'stones',
  snow: 'snow',
}

const inOrbit = /\borbit\b/

/** What is near in a place; undefined in a room, in a street, on water and in the air. */
export function nearOf({ place, sceneHint }: Pick<PictureMotif, 'place' | 'sceneHint'>): Near | undefined {
  if (place === undefined) return openGrounds[sceneHint]
  if (inOrbit.test(place)) return undefined
  return snowy.test(place) ? 'snow' : stony.test(place) ? 'stones' : leafy.test(place) ? 'leaves' : undefined
}

/** It is drawn in this many pixels of the picture's smaller side, because enlarging makes it soft. */
const softSide = 150

/** Draws over a finished picture, in colors of its own ground, so that it suits every style and hour. */
export function drawNear(surface: Surface, near: Near, studio: Studio, random: Random): void {
  const { width, height } = surface
  const ground = groundOf(surface)
  const blur = Math.max(1, Math.min(width, height) / softSide)
  const layer = drawSurface(studio, { width: width / blur, height: height / blur }, (context) => {
    context.scale(1 / blur, 1 / blur)
    const sides = random.chance(0.5) ? [1, 0.62] : [0.62, 1]
    for (const [index, share] of sides.entries()) {
      const corner = { side: index === 0 ? -1 : 1, share, width, height } as const
      if (near === 'leaves') growLeaves(context, corner, ground, random.fork(`leaves ${index}`))
      else
        pile(context, corner, near === 'snow' ? snowOn(ground) : rockOn(ground), random.fork(`pile ${index}`))
    }
  })
  const context = surface.getContext('2d')
  context.save()
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(layer, 0, 0, width, height)
  context.restore()
}

/** The mean color of the lowest part of the picture, inside of any frame that a style draws. */
function groundOf(surface: Surface): Color {
  const { width, height } = surface
  const [left, top] = [Math.round(width * 0.1), Math.round(height * 0.84)]
  const [wide, tall] = [Math.max(1, Math.round(width * 0.8)), Math.max(1, Math.round(height * 0.1))]
  const { data } = surface.getContext('2d').getImageData(left, top, wide, tall)
  const sum = [0, 0, 0]
  for (let index = 0; index < data.length; index += 4)
    for (let channel = 0; channel < 3; channel++) sum[channel]! += data[index + channel]!
  const [red, green, blue] = sum.map((value) => (value * 4) / data.length / 255)
  return [red!, green!, blue!]
}

interface Corner {
  readonly side: -1 | 1
  /** How large it is beside the other. */
  readonly share: number
  readonly width: number
  readonly height: number
}

/** Broad leaves that fan out from below the edge, dark ones behind light ones. */
function growLeaves(context: Context2D, corner: Corner, ground: Color, random: Random): void {
  const { side, share, width, height } = corner
  const unit = Math.min(width, height)
  const level = (ground[0] + ground[1] + ground[2]) / 3
  const green: Color = [level * 0.62, level * 1.12, level * 0.5]
  const count = 15
  for (let index = 0; index < count; index++) {
    const out = random.next()
    const x = width * (0.5 + side * (0.56 - out * 0.3 * share))
    const long = unit * share * (0.62 - out * 0.34) * random.between(0.75, 1.1)
    const lean = -side * (0.1 + out * 0.5) + random.between(-0.35, 0.35)
    const light = index / count
    const tint = mixColor(ground, green, 0.5)
    context.fillStyle = cssColor(mixColor(tint, dark, 0.68 - light * random.between(0.3, 0.5)))
    drawLeaf(context, { x, y: height * 1.03, long, lean, girth: long * random.between(0.13, 0.2) })
  }
}

function drawLeaf(
  context: Context2D,
  { x, y, long, lean, girth }: { x: number; y: number; long: number; lean: number; girth: number },
): void {
  const [tipX, tipY] = [x + Math.sin(lean) * long, y - Math.cos(lean) * long]
  const [midX, midY] = [x + Math.sin(lean * 0.55) * long * 0.55, y - Math.cos(lean * 0.55) * long * 0.55]
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(midX - girth, midY, tipX, tipY)
  context.quadraticCurveTo(midX + girth, midY, x, y)
  context.fill()
}

/** Colors of a heap at its top and at its foot. */
type Heap = readonly [top: Color, foot: Color]

function snowOn(ground: Color): Heap {
  const light = mixColor(ground, [0.95, 0.97, 1], 0.6)
  return [light, mixColor(light, ground, 0.45)]
}

function rockOn(ground: Color): Heap {
  return [mixColor(ground, dark, 0.3), mixColor(ground, dark, 0.78)]
}

const dark: Color = [0.03, 0.03, 0.06]

/** Rounded heaps, the nearest one last. */
function pile(context: Context2D, corner: Corner, [top, foot]: Heap, random: Random): void {
  const { side, share, width, height } = corner
  const unit = Math.min(width, height)
  for (let index = 0; index < 4; index++) {
    const wide = unit * share * random.between(0.22, 0.38)
    const tall = wide * random.between(0.5, 0.85)
    const [x, y] = [width * (0.5 + side * (0.52 - index * 0.07 * share)), height * (1.0 + index * 0.012)]
    const fill = context.createLinearGradient(0, y - tall, 0, y)
    fill.addColorStop(0, cssColor(top))
    fill.addColorStop(1, cssColor(foot))
    context.fillStyle = fill
    context.beginPath()
    context.ellipse(x, y, wide, tall, 0, 0, Math.PI * 2)
    context.fill()
  }
}

// The photographer's set of the toy preset: a seamless backdrop, an arch, a disc or a glowing ring, and geometry.

import type { Random } from '@vivify/contract/random'
import { mixColor, mixOklab, parseColor, shiftColor, type Color } from '../raster/color.ts'
import { drawSurface, radialGradient, verticalGradient } from '../raster/draw.ts'
import { overlaySurface, rasterFromSurface, type Raster } from '../raster/raster.ts'
import type { SetStage } from './set-stage.ts'
import type { Frame } from './layout.ts'
import type { Material } from './look.ts'
import type { PictureSet } from './sets.ts'
import { fillDisc } from './shapes.ts'
import { renderSolid, type SolidPart, type Workshop } from './solid.ts'
import { blurSprite, drawContactShadow, drawSprite } from './sprite.ts'

export type StudioKind = 'arch' | 'disc' | 'ring' | 'steps'
export const studioKinds: readonly StudioKind[] = ['arch', 'disc', 'ring', 'steps']

/** Colors of a studio set. */
export interface StudioColors {
  readonly wallTop: Color
  readonly wallBottom: Color
  readonly floor: Color
  readonly shape: Color
  readonly accents: readonly Color[]
}

/** Derives the set's colors from a palette (dark to light, accent fourth); a ring needs a dark room. */
export function chooseStudioColors(palette: readonly string[], kind: StudioKind): StudioColors {
  const colors = palette.map(parseColor)
  const [dark, deep, middle, accent, light] = [0, 0.25, 0.5, 0.75, 1].map(
    (share) => colors[Math.round(share * (colors.length - 1))]!,
  ) as [Color, Color, Color, Color, Color]
  if (kind === 'ring') {
    return {
      wallTop: mixOklab(dark, deep, 0.3),
      wallBottom: mixOklab(deep, middle, 0.3),
      floor: mixOklab(dark, deep, 0.75),
      shape: mixOklab(accent, light, 0.25),
      accents: [middle, accent, mixOklab(deep, middle, 0.6)],
    }
  }
  return {
    wallTop: mixOklab(mixOklab(deep, middle, 0.72), light, 0.08),
    wallBottom: mixOklab(middle, light, 0.5),
    floor: mixOklab(middle, light, 0.22),
    shape: mixOklab(middle, light, 0.34),
    accents: [accent, mixOklab(deep, middle, 0.5), mixOklab(light, accent, 0.15)],
  }
}

/** The studio as a set, so that the shared builders can use its colors. */
export function studioAsSet(colors: StudioColors, isDark: boolean): PictureSet {
  return {
    skyTop: colors.wallTop,
    skyBottom: colors.wallBottom,
    ground: colors.floor,
    accent: colors.accents[0]!,
    distance: 'room',
    air: 'nothing',
    lamp: 'none',
    growth: [],
    isDark,
  }
}

/** Paints wall and floor as one seamless sheet with a pool of light behind the subject. */
export function paintSeamless(frame: Frame, colors: StudioColors, workshop: Workshop): Raster {
  const { width, height, unit } = frame
  const middle = frame.heroBase - frame.heroSize * 0.55
  const surface = drawSurface(workshop.studio, { width, height }, (context) => {
    context.fillStyle = verticalGradient(context, 0, height, [
      [0, colors.wallTop],
      [Math.max(0.1, frame.horizon / height - 0.06), colors.wallBottom],
      [Math.min(0.9, frame.horizon / height + 0.05), mixColor(colors.wallBottom, colors.floor, 0.75)],
      [0.82, shiftColor(colors.floor, { lightness: -0.05 })],
      [1, shiftColor(colors.floor, { lightness: -0.16 })],
    ])
    context.fillRect(0, 0, width, height)
    const x = width * (0.5 + workshop.light.key[0] * 0.25)
    context.fillStyle = radialGradient(context, x, middle, 820 * unit, [
      [0, mixColor(colors.wallBottom, [1, 1, 1], 0.5), 0.55],
      [0.5, mixColor(colors.wallBottom, [1, 1, 1], 0.3), 0.18],
      [1, colors.wallBottom, 0],
    ])
    context.fillRect(0, 0, width, height)
  })
  return rasterFromSurface(surface)
}

/** Builds the arch, disc, ring or steps behind the subject and rolls some geometry onto the floor. */
export function paintStudioSet(stage: SetStage, kind: StudioKind, colors: StudioColors): void {
  const { frame, random } = stage
  const place = random.fork('studio')
  if (kind === 'arch') paintArch(stage, colors)
  if (kind === 'disc') paintDisc(stage, colors)
  if (kind === 'ring') paintRing(stage, colors)
  if (kind === 'steps') paintSteps(stage, colors, place)
  const count = place.integer(3, 5)
  for (let index = 0; index < count; index++) {
    const side = index % 2 === 0 ? -1 : 1
    const radius = frame.unit * place.between(26, 74)
    const x = frame.width / 2 + side * Math.min(frame.width * 0.47, frame.heroSize * place.between(0.62, 0.9))
    const base = frame.heroBase + frame.unit * place.between(-46, 34)
    paintBall(stage, x, base, radius, colors.accents[index % colors.accents.length]!, 0)
  }
}

/** Large, out-of-focus balls at the edges, close to the lens. */
export function paintForeground(stage: SetStage, colors: readonly Color[]): void {
  const { frame, random } = stage
  const place = random.fork('foreground')
  const isLeftFirst = place.chance(0.5)
  for (let index = 0; index < 2; index++) {
    const isLeft = (index === 0) === isLeftFirst
    const radius = frame.unit * place.between(90, 150)
    const x = isLeft ? frame.width * place.between(-0.03, 0.06) : frame.width * place.between(0.94, 1.03)
    const y = frame.height * (index === 0 ? place.between(0.86, 0.97) : place.between(0.02, 0.1))
    paintBall(stage, x, y + radius, radius, colors[index % colors.length]!, 15 * frame.unit)
  }
}

const matte: Partial<Material> = { windowGloss: 0, gloss: 0.06, bodyShare: 0, rim: 0.12 }

function paintArch(stage: SetStage, colors: StudioColors): void {
  const { frame, raster } = stage
  const wide = Math.min(frame.width * 0.74, frame.heroSize * 1.16)
  const tall = frame.heroSize * 1.3
  const base = frame.horizon + 22 * frame.unit
  for (const [scale, tone] of [
    [1, 0],
    [0.8, -0.05],
  ] as const) {
    const width = Math.ceil(wide * scale)
    const height = Math.ceil(tall * (scale + 1) * 0.5)
    const parts: SolidPart[] = [
      {
        color: shiftColor(colors.shape, { lightness: tone }),
        draw: (context) => {
          context.beginPath()
          context.roundRect(2, 2, width - 4, height + width, width / 2)
          context.fill()
        },
      },
    ]
    const sprite = renderSolid(
      { width, height, parts, material: { ...stage.material, ...matte, roundness: 0.09 }, size: width },
      stage.workshop,
    )
    drawContactShadow(
      raster,
      { x: frame.width / 2, y: base, radiusX: width * 0.56, radiusY: width * 0.07 },
      0.34,
      mixColor(colors.floor, [0.1, 0.05, 0.15], 0.7),
    )
    drawSprite(raster, sprite, frame.width / 2 - width / 2, base - height)
  }
}

function paintDisc(stage: SetStage, colors: StudioColors): void {
  const { frame, raster } = stage
  const radius = Math.min(frame.width * 0.42, frame.heroSize * 0.64)
  const extent = Math.ceil(radius * 2.04)
  const sprite = renderSolid(
    {
      width: extent,
      height: extent,
      parts: [
        { color: colors.shape, draw: (context) => fillDisc(context, extent / 2, extent / 2, radius) },
        {
          color: shiftColor(colors.shape, { lightness: 0.05 }),
          draw: (context) => fillDisc(context, extent / 2, extent / 2, radius * 0.84),
        },
      ],
      material: { ...stage.material, ...matte, roundness: 0.08 },
      size: radius * 2,
    },
    stage.workshop,
  )
  const middle = frame.heroBase - frame.heroSize * 0.52
  const key = stage.workshop.light.key
  drawContactShadow(
    raster,
    {
      x: frame.width / 2 - key[0] * radius * 0.16,
      y: middle - key[1] * radius * 0.14,
      radiusX: radius,
      radiusY: radius,
    },
    0.3,
    mixColor(colors.wallTop, [0.1, 0.05, 0.15], 0.6),
  )
  drawSprite(raster, sprite, frame.width / 2 - extent / 2, middle - extent / 2, {
    lastRow: Math.round(frame.horizon + 30 * frame.unit),
  })
}

/** A tube of light on the wall; bloom in the finish makes it glow. */
function paintRing(stage: SetStage, colors: StudioColors): void {
  const { frame, raster, workshop } = stage
  const { width, height, unit } = frame
  const radius = Math.min(width * 0.41, frame.heroSize * 0.63)
  const middle = frame.heroBase - frame.heroSize * 0.55
  const surface = drawSurface(workshop.studio, { width, height }, (context) => {
    const glow = radialGradient(context, width / 2, middle, radius * 1.75, [
      [0, colors.shape, 0.26],
      [0.5, colors.shape, 0.3],
      [0.57, colors.shape, 0.44],
      [0.66, colors.shape, 0.22],
      [1, colors.shape, 0],
    ])
    context.fillStyle = glow
    context.fillRect(0, 0, width, height)
    context.strokeStyle = glow
    for (const [lineWidth, share] of [
      [26, 0.2],
      [15, 0.75],
      [7, 1],
    ] as const) {
      context.strokeStyle = withShare(mixColor(colors.shape, [1, 1, 1], share * 0.65))
      context.globalAlpha = share
      context.lineWidth = lineWidth * unit
      context.beginPath()
      context.arc(width / 2, middle, radius, 0, Math.PI * 2)
      context.stroke()
    }
  })
  overlaySurface(raster, surface)
}

function withShare(color: Color): string {
  return `rgb(${color.map((channel) => Math.round(Math.min(1, channel) * 255)).join(', ')})`
}

function paintSteps(stage: SetStage, colors: StudioColors, random: Random): void {
  const { frame, raster } = stage
  const side = random.chance(0.5) ? 1 : -1
  const blocks = [
    { x: 0.5 + side * 0.3, wide: 0.36, rise: 0.86 },
    { x: 0.5 - side * 0.33, wide: 0.34, rise: 0.5 },
    { x: 0.5 + side * 0.1, wide: 0.3, rise: 0.28 },
  ]
  for (const [index, block] of blocks.entries()) {
    const width = Math.ceil(frame.heroSize * block.wide * 1.5)
    const height = Math.ceil(frame.heroSize * block.rise)
    const parts: SolidPart[] = [
      {
        color: shiftColor(colors.shape, { lightness: index * -0.035, hueRadians: index * 0.12 }),
        draw: (context) => {
          context.beginPath()
          context.roundRect(2, 2, width - 4, height + 40, width * (index === 1 ? 0.5 : 0.09))
          context.fill()
        },
      },
    ]
    const sprite = renderSolid(
      { width, height, parts, material: { ...stage.material, ...matte, roundness: 0.1 }, size: width },
      stage.workshop,
    )
    const base = frame.horizon + (8 + index * 14) * frame.unit
    const shade = mixColor(colors.floor, [0.1, 0.05, 0.15], 0.7)
    drawContactShadow(
      raster,
      { x: frame.width * block.x, y: base, radiusX: width * 0.58, radiusY: width * 0.09 },
      0.34,
      shade,
    )
    drawSprite(raster, sprite, frame.width * block.x - width / 2, base - height)
  }
}

function paintBall(
  stage: SetStage,
  x: number,
  base: number,
  radius: number,
  color: Color,
  blur: number,
): void {
  const margin = Math.ceil(blur * 3 + 2)
  const extent = Math.ceil(radius * 2 + margin * 2)
  const middle = extent / 2
  const sprite = renderSolid(
    {
      width: extent,
      height: extent,
      parts: [{ color, draw: (context) => fillDisc(context, middle, middle, radius) }],
      material: { ...stage.material, bodyShare: 0, roundness: 0.6 },
      size: radius * 2,
    },
    stage.workshop,
  )
  if (blur === 0) {
    const shade = mixColor(stage.set.ground, [0.1, 0.05, 0.15], 0.72)
    drawContactShadow(
      stage.raster,
      {
        x: x - stage.workshop.light.key[0] * radius * 0.4,
        y: base - radius * 0.03,
        radiusX: radius * 1.05,
        radiusY: radius * 0.2,
      },
      0.5,
      shade,
    )
  }
  drawSprite(stage.raster, blurSprite(sprite, blur), x - middle, base - radius - middle)
}

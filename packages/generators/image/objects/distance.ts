// Paints the distance of a set, between the backdrop and the near floor.

import type { Context2D } from '@vivify/timeline/ports'
import { mixColor, mixOklab, parseColor, shiftColor } from '../raster/color.ts'
import { paintBand, paintCloud, renderHalf } from './land.ts'
import type { SetStage } from './set-stage.ts'
import type { PictureSet } from './sets.ts'
import { fillDisc, fillPeak, fillSnowCap } from './shapes.ts'
import { renderMotif, renderSolid, type SolidPart } from './solid.ts'
import { drawContactShadow, drawSprite } from './sprite.ts'

/** Paints the kind of distance in `set.distance`. */
export function paintDistance(stage: SetStage): void {
  distances[stage.set.distance](stage)
}

const distances: Readonly<Record<PictureSet['distance'], (stage: SetStage) => void>> = {
  hills: (stage) => {
    paintBand(stage, { rise: 210, amplitude: 130, wavelength: 560, haze: 0.5 })
    paintBand(stage, { rise: 90, amplitude: 100, wavelength: 420, haze: 0.22 })
    plantGrowth(stage, 4)
  },
  trees: (stage) => {
    paintBand(stage, { rise: 150, amplitude: 90, wavelength: 480, haze: 0.42 })
    plantGrowth(stage, 8)
  },
  wood: (stage) => {
    paintBand(stage, { rise: 150, amplitude: 90, wavelength: 480, haze: 0.42 })
    plantWood(stage)
  },
  dunes: (stage) => {
    paintBand(stage, { rise: 170, amplitude: 120, wavelength: 700, haze: 0.4 })
    paintBand(stage, { rise: 80, amplitude: 90, wavelength: 520, haze: 0.15 })
    plantGrowth(stage, 3)
  },
  waves: (stage) => {
    const sea = mixOklab(parseColor('#2b93c4'), stage.set.skyTop, 0.3)
    paintBand(stage, { rise: 110, amplitude: 14, wavelength: 150, haze: 0.3, color: sea })
    paintBand(stage, { rise: 62, amplitude: 22, wavelength: 190, haze: 0.08, color: sea })
    plantGrowth(stage, 2)
  },
  clouds: (stage) => {
    const place = stage.random.fork('cloud floor')
    for (let index = 0; index < 6; index++) {
      const size = stage.frame.unit * place.between(380, 560)
      const x = stage.frame.width * ((index + place.between(0.1, 0.6)) / 6)
      const y = stage.frame.horizon - size * place.between(0.3, 0.42)
      paintCloud(stage, x, y, size, mixColor([0.97, 0.95, 0.94], stage.set.skyBottom, 0.35), place)
    }
  },
  mountains: (stage) => {
    paintPeaks(stage)
    paintBand(stage, { rise: 95, amplitude: 90, wavelength: 460, haze: 0.2 })
    plantGrowth(stage, 4)
  },
  city: paintCity,
  planets: paintPlanets,
  room: paintRoomWall,
}

function paintPlanets(stage: SetStage): void {
  const place = stage.random.fork('planets')
  const color = shiftColor(stage.set.accent, { lightness: -0.08, chroma: 0.75 })
  const count = place.integer(1, 2)
  for (let index = 0; index < count; index++) {
    const radius = stage.frame.unit * place.between(60, 150)
    const extent = Math.ceil(radius * 2.2)
    const parts: SolidPart[] = [
      {
        color: index === 0 ? color : shiftColor(color, { hueRadians: 2 }),
        draw: (context) => fillDisc(context, extent / 2, extent / 2, radius),
      },
    ]
    const sprite = renderSolid(
      { width: extent, height: extent, parts, material: stage.material, size: radius * 3 },
      stage.workshop,
    )
    const x = stage.frame.width * (index === 0 ? place.between(0.7, 0.94) : place.between(0.06, 0.22))
    const y = stage.frame.height * (index === 0 ? place.between(0.07, 0.16) : place.between(0.2, 0.3))
    drawSprite(stage.raster, sprite, x - extent / 2, y - extent / 2, {
      haze: { color: stage.set.skyTop, share: 0.25 },
    })
  }
  paintBand(stage, { rise: 70, amplitude: 110, wavelength: 460, haze: 0.45 })
}

function paintPeaks(stage: SetStage): void {
  const { frame, set, random } = stage
  const place = random.fork('peaks')
  const half = frame.unit / 2
  const width = Math.ceil(frame.width / 2)
  const height = Math.ceil(520 * half)
  const rock = mixOklab(mixOklab(parseColor('#7d86a8'), set.ground, 0.25), set.skyTop, 0.2)
  const count = Math.max(3, Math.round((frame.width / frame.unit / 1024) * 3.4))
  const peaks = Array.from({ length: count }, (_, index) => {
    const middle = ((index + place.between(0.2, 0.8)) / count) * width
    const reach = half * place.between(250, 380)
    return { left: middle - reach, right: middle + reach, top: half * place.between(20, 170), foot: height }
  })
  const parts = peaks.flatMap((peak, index): SolidPart[] => [
    {
      color: shiftColor(rock, { lightness: (index % 2) * 0.05 }),
      draw: (context) => fillPeak(context, peak),
    },
    { color: [0.95, 0.96, 0.99], draw: (context) => fillSnowCap(context, peak) },
  ])
  const sprite = renderHalf(stage, width, height, parts, { size: 300 * half, lean: 0.1, phase: 3 })
  drawSprite(stage.raster, sprite, 0, frame.horizon - 430 * frame.unit, {
    haze: { color: set.skyBottom, share: 0.3 },
  })
}

function paintCity(stage: SetStage): void {
  for (const [row, haze, rise] of [
    [0, 0.46, 400],
    [1, 0.16, 270],
  ] as const) {
    const place = stage.random.fork(`towers ${row}`)
    const { unit, width } = stage.frame
    for (let x = -place.between(0, 60) * unit, index = 0; x < width; index++) {
      const wide = Math.ceil(unit * place.between(96, 150))
      const tall = Math.ceil(unit * rise * place.between(0.45, 1))
      paintTower(stage, { x, wide, tall, index, haze })
      x += wide + unit * place.between(4, 26)
    }
  }
}

function paintTower(
  stage: SetStage,
  tower: { x: number; wide: number; tall: number; index: number; haze: number },
): void {
  const { frame, set } = stage
  const { wide, index } = tower
  const height = tower.tall + Math.ceil(60 * frame.unit)
  const base = mixOklab(parseColor('#7f90d0'), set.accent, 0.3)
  const color = shiftColor(base, {
    lightness: ((index * 0.37) % 1) * 0.16 - 0.04,
    hueRadians: ((index * 5) % 7) * 0.34 - 1,
    chroma: 1.2,
  })
  const parts: SolidPart[] = [
    { color, draw: (context) => roundBox(context, 1, 1, wide - 2, height + wide * 0.2, wide * 0.12) },
    { color: [1, 0.88, 0.56], draw: (context) => drawWindows(context, wide, height, frame.unit, index) },
  ]
  const sprite = renderSolid(
    {
      width: wide,
      height,
      parts,
      material: { ...stage.material, bodyShare: 0 },
      size: 240 * frame.unit,
      phase: index * 3,
    },
    stage.workshop,
  )
  drawSprite(stage.raster, sprite, tower.x, frame.horizon - tower.tall, {
    haze: { color: mixColor(set.skyTop, set.skyBottom, 0.75), share: tower.haze },
  })
}

function drawWindows(context: Context2D, wide: number, height: number, unit: number, index: number): void {
  const columns = 3
  const pane = wide * 0.16
  const gap = (wide - columns * pane) / (columns + 1)
  for (let row = 0; ; row++) {
    const y = 26 * unit + row * pane * 2.1
    if (y > height) return
    for (let column = 0; column < columns; column++) {
      if ((row * 7 + column * 5 + index * 3) % 4 === 0) continue
      roundBox(context, gap + column * (pane + gap), y, pane, pane * 1.25, pane * 0.25)
    }
  }
}

function paintRoomWall(stage: SetStage): void {
  if (stage.isAirTaken) return
  stage.random.fork('wall kind').pick([paintWindow, paintFrames, paintBunting])(stage)
}

function paintWindow(stage: SetStage): void {
  const { frame, set, random, workshop, material, raster } = stage
  const place = random.fork('wall')
  const { unit } = frame
  const wide = Math.ceil(unit * place.between(300, 380))
  const tall = Math.ceil(wide * 1.15)
  const x = frame.width * (workshop.light.key[0] < 0 ? place.between(0.72, 0.82) : place.between(0.18, 0.28))
  const y = frame.height * place.between(0.07, 0.12)
  const frameColor = mixOklab([0.97, 0.93, 0.86], set.skyBottom, 0.3)
  const rail = wide * 0.075
  const parts: SolidPart[] = [
    { color: frameColor, draw: (context) => roundBox(context, 4, 4, wide - 8, tall - 8, wide * 0.07) },
    {
      color: mixOklab([0.55, 0.78, 0.95], set.accent, 0.12),
      draw: (context) => {
        const pane = (wide - rail * 3.6) / 2
        const high = (tall - rail * 3.6) / 2
        for (const column of [0, 1])
          for (const row of [0, 1])
            roundBox(
              context,
              rail * 1.3 + column * (pane + rail),
              rail * 1.3 + row * (high + rail),
              pane,
              high,
              rail * 0.4,
            )
      },
    },
  ]
  const sprite = renderSolid(
    { width: wide, height: tall, parts, material, size: wide * 0.8, phase: 5 },
    workshop,
  )
  drawContactShadow(
    raster,
    { x: x + 14 * unit, y: y + tall * 0.56, radiusX: wide * 0.52, radiusY: tall * 0.52 },
    0.22,
    [0.4, 0.28, 0.3],
  )
  drawSprite(raster, sprite, x - wide / 2, y)
}

/** Two or three framed sheets of color side by side. */
function paintFrames(stage: SetStage): void {
  const { frame, set, random, workshop, material, raster } = stage
  const place = random.fork('frames')
  const count = place.integer(2, 3)
  for (let index = 0; index < count; index++) {
    const wide = Math.ceil(frame.unit * place.between(150, 215))
    const tall = Math.ceil(wide * place.between(0.9, 1.3))
    const x = frame.width * ((index + 0.5 + place.between(-0.14, 0.14)) / count)
    const y = frame.height * place.between(0.06, 0.11)
    const parts: SolidPart[] = [
      {
        color: mixOklab([0.96, 0.92, 0.84], set.ground, index * 0.22),
        draw: (context) => roundBox(context, 3, 3, wide - 6, tall - 6, wide * 0.1),
      },
      {
        color: shiftColor(set.accent, { hueRadians: index * 1.1 + place.between(-0.3, 0.3), chroma: 0.8 }),
        draw: (context) =>
          roundBox(context, wide * 0.15, wide * 0.15, wide * 0.7, tall - wide * 0.3, wide * 0.06),
      },
      {
        color: mixOklab(set.skyBottom, [1, 1, 1], 0.4),
        draw: (context) => fillDisc(context, wide * 0.5, tall * 0.46, wide * 0.17),
      },
    ]
    const sprite = renderSolid(
      { width: wide, height: tall, parts, material, size: wide, phase: index * 9 },
      workshop,
    )
    const shadow = { x: x + 10 * frame.unit, y: y + tall * 0.56, radiusX: wide * 0.54, radiusY: tall * 0.54 }
    drawContactShadow(raster, shadow, 0.22, [0.4, 0.28, 0.3])
    drawSprite(raster, sprite, x - wide / 2, y)
  }
}

/** A string of little flags from one upper corner to the other. */
function paintBunting(stage: SetStage): void {
  const { frame, set, random, workshop, material, raster } = stage
  const place = random.fork('bunting')
  const size = Math.ceil(frame.unit * 96)
  const count = Math.round(frame.width / (size * 1.12))
  const top = frame.height * place.between(0.05, 0.08)
  const sag = frame.unit * place.between(50, 90)
  for (let index = 0; index < count; index++) {
    const share = (index + 0.5) / count
    const x = frame.width * share
    const y = top + sag * (1 - (share * 2 - 1) ** 2)
    const color = shiftColor([set.accent, set.ground, set.skyTop][index % 3]!, {
      lightness: 0.08,
      chroma: 1.1,
    })
    const draw = (context: Context2D): void => {
      context.beginPath()
      context.moveTo(size * 0.06, size * 0.06)
      context.lineTo(size * 0.94, size * 0.06)
      context.lineTo(size * 0.5, size * 0.96)
      context.closePath()
      context.fill()
    }
    const sprite = renderSolid(
      { width: size, height: size, parts: [{ color, draw }], material, size: size * 2, phase: index * 4 },
      workshop,
    )
    const shadow = { x: x + 8 * frame.unit, y: y + size * 0.42, radiusX: size * 0.36, radiusY: size * 0.42 }
    drawContactShadow(raster, shadow, 0.2, [0.4, 0.28, 0.3])
    drawSprite(raster, sprite, x - size / 2, y)
  }
}

function roundBox(
  context: Context2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

/** Plants the place's own emoji along the horizon, small and hazy, and leaves the middle free for the hero. */
/** Rows of trees from edge to edge, and larger ones at both sides. */
function plantWood(stage: SetStage): void {
  const { growth, frame, set, random, raster } = stage
  const place = random.fork('wood')
  const wide = frame.width / frame.unit
  const row = (count: number, size: number, depth: number, spread: readonly [number, number]) =>
    Array.from({ length: count }, (_, index) => ({
      share: spread[0] + ((index + place.between(0.25, 0.75)) / count) * (spread[1] - spread[0]),
      size: frame.unit * size * place.between(0.85, 1.15),
      depth,
    }))
  const far = row(Math.ceil(wide / 95), 250, 0, [-0.04, 1.04])
  const middle = row(Math.ceil(wide / 160), 340, 0.5, [-0.06, 1.06])
  const near = [...row(2, 520, 1, [-0.1, 0.2]), ...row(2, 520, 1, [0.8, 1.1])]
  for (const [index, tree] of [...far, ...middle, ...near].entries()) {
    const sprite = renderMotif(
      growth[index % growth.length]!,
      { size: tree.size, phase: index * 11, isMirrored: place.chance(0.5) },
      stage.material,
      stage.workshop,
    )
    const base = frame.horizon + (tree.depth * 60 - 14) * frame.unit
    drawSprite(
      raster,
      sprite,
      frame.width * tree.share - sprite.cover.width / 2,
      base - sprite.bounds.bottom,
      {
        haze: { color: mixColor(set.skyTop, set.skyBottom, 0.7), share: 0.42 - tree.depth * 0.34 },
      },
    )
  }
}

function plantGrowth(stage: SetStage, count: number): void {
  const { growth, frame, set, random, raster } = stage
  if (growth.length === 0) return
  const place = random.fork('growth')
  const plants = Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const share = 0.5 + side * (0.2 + 0.32 * ((index + place.between(0.2, 1)) / (count + 0.5)))
    return { x: frame.width * share, size: frame.unit * place.between(120, 210), depth: place.between(0, 1) }
  }).sort((first, second) => first.depth - second.depth)
  for (const [index, plant] of plants.entries()) {
    const sprite = renderMotif(
      growth[index % growth.length]!,
      { size: plant.size, phase: index * 11, isMirrored: place.chance(0.5) },
      stage.material,
      stage.workshop,
    )
    const base = frame.horizon + (plant.depth * 44 - 12) * frame.unit
    drawSprite(raster, sprite, plant.x - sprite.cover.width / 2, base - sprite.bounds.bottom, {
      haze: { color: mixColor(set.skyTop, set.skyBottom, 0.7), share: 0.26 - plant.depth * 0.12 },
    })
  }
}

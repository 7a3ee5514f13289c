import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor, type Color } from '../../raster/color.ts'
import { drawSurface, verticalGradient } from '../../raster/draw.ts'
import { createPlane, overlaySurface } from '../../raster/raster.ts'
import { clamp, mix } from '../../raster/scalar.ts'
import { addGodRays, addMist, addRain } from '../air.ts'
import { heroManner, paintFlyingHero, paintLedgeHero } from '../hero.ts'
import { paintSilhouette } from '../silhouettes.ts'
import { dotLight, paintSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { paintWater } from '../water.ts'
import { paintStreet } from './street.ts'
import { litShare, windowColors } from './windows.ts'

/** Paints a city: a skyline over water, a wet street between towers, or roofs in front of towers. */
export function paintCity(stage: Stage): void {
  const random = stage.random.fork('city')
  paintSky(stage, {
    clouds: random.pick(['deck', 'bands', 'cirrus', 'cumulus'] as const),
    cover: random.between(0.4, 0.8),
    discRadius: random.pick([0.03, 0.05, 0.075]),
  })
  const hero = heroManner(stage)
  const picked = random.pick(['water', 'street', 'roofs'] as const)
  // Only roofs have room for a standing motif, but the word "street" always gives a street.
  const isStreet = stage.request.words.includes('street')
  const manner = isStreet ? 'street' : hero === 'ground' || hero === 'water' ? 'roofs' : picked
  if (manner === 'street') paintStreet(stage, random)
  else paintSkyline(stage, random, manner === 'water')
  if (hero === 'air') paintFlyingHero(stage, random.fork('hero'))
  else if (hero !== 'none' && manner === 'roofs')
    paintLedgeHero(stage, random.fork('hero'), { hasGrass: false })
  if (manner === 'street' && random.chance(0.4)) addRain(stage, 0.6)
}

function paintSkyline(stage: Stage, random: Random, hasWater: boolean): void {
  const { unit, width, height, horizon } = stage
  const base = horizon + unit * 0.04
  const layers = 4
  for (let layer = 0; layer < layers; layer++) {
    const near = layer / (layers - 1)
    const surface = drawSurface(stage.request.studio, stage, (context) =>
      drawBlocks(context, stage, random.fork(`row ${layer}`), near, base),
    )
    overlaySurface(stage.raster, surface)
    if (near < 1) {
      addMist(stage, {
        row: base - unit * 0.02,
        spread: unit * mix(0.11, 0.06, near),
        strength: mix(0.6, 0.35, near),
        seed: layer * 7,
      })
    }
  }
  if (stage.light.disc === 'sun') addGodRays(stage, 0.4)
  if (!hasWater) {
    fillStreets(stage, base)
    paintRoofs(stage, random)
    return
  }
  const water = createPlane(width, height)
  water.data.fill(1, Math.round(base) * width)
  paintWater(stage, water, { roughness: 0.5, clarity: 0.7 })
  scatterShoreLights(stage, random, base)
}

// Below the towers there is street haze instead of sky.
function fillStreets(stage: Stage, base: number): void {
  const { raster, width, height, light, unit } = stage
  const glow = mixColor(light.near, light.haze, 0.42)
  for (let y = Math.round(base); y < height; y++) {
    const color = mixColor(glow, light.near, clamp((y - base) / (unit * 0.3)))
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 3) raster.data.set(color, at)
  }
}

/** One row of buildings; `near` runs from 0 (lost in the haze) to 1 (in front). */
function drawBlocks(context: Context2D, stage: Stage, random: Random, near: number, base: number): void {
  const { unit, width, light } = stage
  const body = mixColor(mixColor(light.near, light.sky[1]!, 0.16), light.haze, (1 - near) * 0.74)
  const lit = litShare(stage)
  const middle = width * random.between(0.35, 0.65)
  let x = -unit * 0.05
  while (x < width + unit * 0.05) {
    const wide = unit * random.between(0.05, 0.12) * mix(0.7, 1.1, near)
    const bump = Math.exp(-(((x - middle) / (unit * 0.3)) ** 2))
    const tall =
      unit * (0.07 + random.next() ** 1.7 * 0.2 + bump * random.between(0.08, 0.38)) * mix(1.25, 0.75, near)
    drawTower(context, stage, random, { x, wide, tall, base, body, near, lit })
    x += wide * random.between(0.78, 1.12)
  }
}

interface Tower {
  readonly x: number
  readonly wide: number
  readonly tall: number
  readonly base: number
  readonly body: Color
  readonly near: number
  readonly lit: number
}

function drawTower(context: Context2D, stage: Stage, random: Random, tower: Tower): void {
  const { light, unit } = stage
  const { x, wide, tall, base, body, near } = tower
  const top = base - tall
  const sunward = x + wide / 2 < stage.sunX ? 1 : -1
  context.fillStyle = verticalGradient(context, top, base, [
    [0, body],
    [1, mixColor(body, light.haze, 0.3 * (1 - near * 0.6))],
  ])
  context.fillRect(x, top, wide, tall + 2)
  const crown = random.pick(['flat', 'step', 'mast', 'slant', 'flat', 'tank'] as const)
  drawCrown(context, random, crown, x, top, wide)
  // The wall towards the sun gets a strip of light.
  const glow = Math.exp(-Math.abs(x - stage.sunX) / (unit * 0.4)) * light.glow
  context.fillStyle = cssColor(light.sun, 0.1 + glow * 0.4)
  const strip = Math.max(1, wide * 0.035)
  context.fillRect(sunward > 0 ? x + wide - strip : x, top, strip, tall)
  if (near > 0.2) drawWindows(context, stage, random, tower)
}

function drawCrown(
  context: Context2D,
  random: Random,
  crown: 'flat' | 'step' | 'mast' | 'slant' | 'tank',
  x: number,
  top: number,
  wide: number,
): void {
  switch (crown) {
    case 'flat':
      return
    case 'step': {
      const rise = wide * random.between(0.2, 0.5)
      context.fillRect(x + wide * 0.15, top - rise * 0.55, wide * 0.7, rise)
      context.fillRect(x + wide * 0.3, top - rise, wide * 0.4, rise)
      return
    }
    case 'mast':
      context.fillRect(
        x + wide * 0.47,
        top - wide * random.between(0.6, 1.3),
        Math.max(1, wide * 0.05),
        wide * 1.4,
      )
      return
    case 'slant':
      context.beginPath()
      context.moveTo(x, top + 1)
      context.lineTo(x + wide, top + 1)
      context.lineTo(x + (random.chance(0.5) ? 0 : wide), top - wide * random.between(0.25, 0.5))
      context.fill()
      return
    case 'tank':
      context.fillRect(x + wide * 0.2, top - wide * 0.12, wide * 0.25, wide * 0.14)
      context.fillRect(x + wide * 0.62, top - wide * 0.2, wide * 0.16, wide * 0.22)
  }
}

/** Windows on a grid that fits the walls; whole floors and columns light up together. */
function drawWindows(context: Context2D, stage: Stage, random: Random, tower: Tower): void {
  const { unit } = stage
  const size = unit * mix(0.0034, 0.006, tower.near)
  const margin = size * 1.1
  const columns = Math.max(1, Math.floor((tower.wide - margin * 2) / (size * 1.9)))
  const rows = Math.floor((tower.tall - margin * 2) / (size * 2.5))
  const stepX = (tower.wide - margin * 2) / columns
  const busy = random.between(0.3, 1.2) * tower.lit
  const color = random.pick(windowColors)
  for (let row = 0; row < rows; row++) {
    const floor = random.chance(0.12) ? 2.2 : random.chance(0.2) ? 0.15 : 1
    for (let column = 0; column < columns; column++) {
      if (!random.chance(clamp(busy * floor, 0, 0.92))) continue
      context.fillStyle = cssColor(
        random.chance(0.12) ? random.pick(windowColors) : color,
        random.between(0.35, 1) * mix(0.5, 0.95, tower.near),
      )
      context.fillRect(
        tower.x + margin + column * stepX + (stepX - size) / 2,
        tower.base - tower.tall + margin + row * size * 2.5,
        size,
        size * 1.45,
      )
    }
  }
}

function scatterShoreLights(stage: Stage, random: Random, base: number): void {
  const { unit, width, raster } = stage
  for (let x = 0; x < width; x += unit * random.between(0.012, 0.03)) {
    dotLight(raster, x, base - unit * 0.004, unit * 0.0026, random.between(0.3, 0.9), [1.1, 0.85, 0.55])
  }
}

/** Dark roofs with tanks, masts and lamps across the lower part. */
function paintRoofs(stage: Stage, random: Random): void {
  const { unit, width, height } = stage
  for (const [level, haze] of [
    [0.56, 0.12],
    [0.72, 0.03],
  ] as const) {
    paintSilhouette(stage, { rim: 0.6, haze }, (context) => {
      let x = -unit * 0.1
      while (x < width) {
        const wide = unit * random.between(0.2, 0.42)
        const top = height * level + unit * random.between(-0.05, 0.07)
        context.fillRect(x, top, wide, height)
        context.fillRect(x - unit * 0.008, top, wide + unit * 0.016, unit * 0.014)
        drawRoofThings(context, random, unit, x, top, wide)
        x += wide * random.between(0.95, 1.1)
      }
    })
  }
}

function drawRoofThings(
  context: Context2D,
  random: Random,
  unit: number,
  x: number,
  top: number,
  wide: number,
): void {
  const at = x + wide * random.between(0.2, 0.7)
  if (random.chance(0.5)) {
    const size = unit * random.between(0.05, 0.07)
    context.fillRect(at - size * 0.5, top - size * 1.7, size, size)
    context.beginPath()
    context.moveTo(at - size * 0.58, top - size * 1.68)
    context.lineTo(at, top - size * 2.15)
    context.lineTo(at + size * 0.58, top - size * 1.68)
    context.fill()
    for (const leg of [-0.4, 0, 0.34]) context.fillRect(at + size * leg, top - size, size * 0.07, size)
  } else {
    const tall = unit * random.between(0.08, 0.17)
    context.fillRect(at, top - tall, unit * 0.005, tall)
    for (let bar = 0; bar < 4; bar++) {
      const reach = unit * (0.03 - bar * 0.005)
      context.fillRect(at - reach, top - tall + bar * tall * 0.11, reach * 2, unit * 0.0028)
    }
  }
}

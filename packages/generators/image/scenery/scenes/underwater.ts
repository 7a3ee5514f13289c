import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { createRamp, cssColor, mixColor, rampColor } from '../../raster/color.ts'
import { swims } from '../../motifs/sea-life.ts'
import { drawSurface } from '../../raster/draw.ts'
import { overlaySurface } from '../../raster/raster.ts'
import { smoothStep } from '../../raster/scalar.ts'
import { addParticles } from '../air.ts'
import { heroManner, paintLedgeHero } from '../hero.ts'
import { paintHero } from '../hero-body.ts'
import { drawFish, drawRocks, fillGround, paintSilhouette } from '../silhouettes.ts'
import type { Stage } from '../stage.ts'

/** Water absorbs the red of things; a subject keeps most of it. */
const heroWhite = 0.5

/** Paints an underwater view: light in shafts from above, reefs that fade into blue, animals and plants around them. */
export function paintUnderwater(stage: Stage): void {
  const random = stage.random.fork('underwater')
  paintWaterBody(stage)
  paintReefs(stage, random.fork('reefs'))
  paintShoal(stage, random.fork('shoal'))
  const manner = heroManner(stage)
  const isSwimming = swims(stage.request.motif.name)
  const hero = random.fork('hero')
  if (isSwimming) paintSwimmingHero(stage, hero)
  addShafts(stage, random.fork('shafts'))
  if (!isSwimming && (manner === 'ground' || manner === 'water'))
    paintLedgeHero(stage, hero, { hasGrass: false })
  paintSeabed(stage, random.fork('seabed'))
  addParticles(stage, { count: 260, size: 0.8, strength: 0.3, tint: stage.light.sun })
  drawBubbles(stage, random.fork('bubbles'))
}

/** Color from the surface down to the dark, brighter towards the light, with glitter at the surface. */
function paintWaterBody(stage: Stage): void {
  const { raster, width, height, unit, light, noise, sunX } = stage
  const ramp = createRamp(light.sky)
  const { data } = raster
  for (let y = 0, at = 0; y < height; y++) {
    const depth = y / height
    const base = rampColor(ramp, depth ** 0.72 * 1.08)
    const down = y / unit
    const distance = 1 / (down + 0.05)
    const glitterShare = Math.exp(-down / 0.1) * 0.75
    for (let x = 0; x < width; x++, at += 3) {
      const aside = (x - sunX) / unit
      const glow = Math.exp(-((aside / 0.55) ** 2) - (down / 0.62) ** 2) * 0.55 * light.glow
      let glitter = 0
      if (glitterShare > 0.01) {
        const crest = noise.ridged(aside * distance * 0.55 + 7, distance * 0.9 + down * 3, 3)
        glitter = smoothStep(0.45, 0.85, crest) * glitterShare * (0.35 + glow)
      }
      const lit = Math.min(1, glow + glitter)
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel] = base[channel]! + (light.sun[channel]! - base[channel]!) * lit
      }
    }
  }
}

/** Three ranges of reef, each nearer and darker. */
function paintReefs(stage: Stage, random: Random): void {
  const { height, unit, noise, width, light } = stage
  const far = rampColor(createRamp(light.sky), 0.68)
  for (let range = 0; range < 3; range++) {
    const level = height * (0.6 + range * 0.085)
    const phase = random.between(0, 90)
    const valley = width * random.between(0.35, 0.65)
    const lineAt = (x: number): number => {
      const rise = smoothStep(0.08, 0.62, Math.abs(x - valley) / unit) * (0.16 - range * 0.02)
      return level - (rise + noise.fbm(x / (unit * 0.24) + phase, range * 7, 5) * 0.09) * unit
    }
    const color = mixColor(far, light.near, 0.18 + range * 0.24)
    paintSilhouette(stage, { rim: 0.12, color, haze: 0.05 }, (context) => {
      fillGround(context, stage, lineAt)
      for (let clump = 0; clump < 9; clump++) {
        const x = random.between(-0.02, 1.02) * width
        drawRocks(context, random, x, lineAt(x) + unit * 0.012, unit * random.between(0.02, 0.06))
      }
    })
  }
}

/** A school of small fish that all turn the same way. */
function paintShoal(stage: Stage, random: Random): void {
  const { width, height, unit } = stage
  const heading = random.chance(0.5) ? 1 : -1
  const centerX = width * random.between(0.2, 0.8)
  const centerY = height * random.between(0.2, 0.3)
  const spread = unit * random.between(0.16, 0.26)
  paintSilhouette(stage, { rim: 0.25, haze: 0.62 }, (context) => {
    for (let fish = 0; fish < 46; fish++) {
      const along = random.between(-1, 1)
      const x = centerX + along * spread * 1.5
      const bow = (along * along - 0.4) * spread * 0.35
      const y = centerY + bow + random.between(-1, 1) * spread * 0.3 * (1.1 - Math.abs(along))
      const long = unit * random.between(0.011, 0.021)
      drawFish(context, { x, y, long, heading, tilt: random.between(-0.2, 0.2) })
    }
  })
}

function paintSwimmingHero(stage: Stage, random: Random): void {
  const { width, height, unit } = stage
  const size = unit * random.between(0.38, 0.48)
  const x = width * random.between(0.44, 0.56)
  const foot = height * random.between(0.35, 0.39) + size / 2
  paintHero(stage, { x, foot, size }, { haze: 0.06, fill: mixColor(stage.light.haze, [1, 1, 1], heroWhite) })
}

/** Shafts of light that fan out from above the surface and fade with depth. */
function addShafts(stage: Stage, random: Random): void {
  const { raster, width, height, unit, light, noise, sunX } = stage
  const { data } = raster
  const above = unit * 0.34
  const phase = random.between(0, 60)
  const steps = 2048
  const shafts = Float32Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps - 0.5) * Math.PI
    const broad = noise.fbm(angle * 5 + phase, phase, 3)
    const fine = noise.fbm(angle * 21 + phase, 4, 2)
    return smoothStep(0.02, 0.62, broad + fine * 0.4) * Math.exp(-((angle / 0.75) ** 2))
  })
  for (let y = 0, at = 0; y < height; y++) {
    const fade = smoothStep(0, 0.08, y / height) * Math.exp(-y / (height * 0.34)) * 0.5 * light.glow
    for (let x = 0; x < width; x++, at += 3) {
      const angle = Math.atan2(x - sunX, y + above)
      const share = shafts[Math.floor((angle / Math.PI + 0.5) * (steps - 1))]! * fade
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel]! += (light.sun[channel]! - data[at + channel]!) * share
      }
    }
  }
}

/** The near ground with weed and coral, mostly at the sides. */
function paintSeabed(stage: Stage, random: Random): void {
  const { width, height, unit, noise } = stage
  const level = height * random.between(0.89, 0.93)
  const phase = random.between(0, 60)
  const middle = width * random.between(0.4, 0.6)
  const lineAt = (x: number): number => {
    const rise = smoothStep(0.12, 0.55, Math.abs(x - middle) / unit) * 0.1
    return level - (rise + noise.fbm(x / (unit * 0.2) + phase, 3, 4) * 0.04) * unit
  }
  for (const [haze, tall, count] of [
    [0.34, 0.75, 7],
    [0.06, 1, 8],
  ] as const) {
    const sink = haze > 0.2 ? -unit * 0.05 : unit * 0.03
    paintSilhouette(stage, { rim: 0.3, haze }, (context) => {
      fillGround(context, stage, (x) => lineAt(x) + sink)
      for (let plant = 0; plant < count; plant++) {
        const side = random.chance(0.5) ? random.between(-0.02, 0.24) : random.between(0.76, 1.02)
        const x = width * side
        const foot = lineAt(x) + sink + unit * 0.02
        const high = unit * tall * random.between(0.14, 0.4)
        if (random.chance(0.65)) drawWeed(context, random, x, foot, high)
        else drawCoral(context, random, x, foot, high * 0.6)
      }
    })
  }
}

/** A swaying ribbon with leaves to both sides. */
function drawWeed(context: Context2D, random: Random, x: number, y: number, tall: number): void {
  const sway = random.between(-0.16, 0.16) * tall
  const phase = random.between(0, 6)
  const joints = 14
  const bend = (share: number): number => sway * share + Math.sin(share * 5 + phase) * tall * 0.035 * share
  context.lineWidth = tall * 0.014
  context.beginPath()
  context.moveTo(x, y)
  for (let joint = 1; joint <= joints; joint++) {
    const share = joint / joints
    context.lineTo(x + bend(share), y - tall * share)
  }
  context.stroke()
  for (let joint = 1; joint < joints; joint++) {
    const share = joint / joints
    const side = joint % 2 === 0 ? 1 : -1
    const long = tall * 0.13 * (1.15 - share) * random.between(0.7, 1.2)
    const leafX = x + bend(share) + side * long * 0.5
    context.beginPath()
    context.ellipse(leafX, y - tall * share - long * 0.32, long * 0.6, long * 0.15, side * -0.75, 0, 7)
    context.fill()
  }
}

function drawCoral(context: Context2D, random: Random, x: number, y: number, tall: number): void {
  const grow = (fromX: number, fromY: number, angle: number, long: number, girth: number): void => {
    const toX = fromX + Math.sin(angle) * long
    const toY = fromY - Math.cos(angle) * long
    context.lineWidth = girth
    context.beginPath()
    context.moveTo(fromX, fromY)
    context.lineTo(toX, toY)
    context.stroke()
    if (girth < tall * 0.022) return
    for (const turn of [-1, 1]) {
      grow(
        toX,
        toY,
        angle + turn * random.between(0.25, 0.6),
        long * random.between(0.62, 0.85),
        girth * 0.68,
      )
    }
  }
  grow(x, y, random.between(-0.15, 0.15), tall * 0.34, tall * 0.09)
}

/** Two strings of rising bubbles. */
function drawBubbles(stage: Stage, random: Random): void {
  const { width, height, unit, light, request, raster } = stage
  const surface = drawSurface(request.studio, { width, height }, (context) => {
    for (let string = 0; string < 2; string++) {
      const x = width * random.between(0.15, 0.85)
      const from = height * random.between(0.5, 0.75)
      for (let bubble = 0; bubble < 11; bubble++) {
        const up = bubble / 11
        const radius = unit * random.between(0.003, 0.006 + up * 0.009)
        const at = x + Math.sin(bubble * 1.3 + string) * unit * 0.02 * (0.5 + up)
        const row = from - up * height * 0.36 - random.between(0, 0.015) * height
        context.fillStyle = cssColor(light.sun, 0.1)
        context.beginPath()
        context.arc(at, row, radius, 0, Math.PI * 2)
        context.fill()
        context.lineWidth = Math.max(1, unit * 0.0011)
        context.strokeStyle = cssColor(mixColor(light.sun, light.haze, 0.15), 0.6)
        context.stroke()
        context.fillStyle = cssColor(light.sun, 0.8)
        context.beginPath()
        context.arc(at - radius * 0.35, row - radius * 0.4, radius * 0.22, 0, Math.PI * 2)
        context.fill()
      }
    }
  })
  overlaySurface(raster, surface)
}

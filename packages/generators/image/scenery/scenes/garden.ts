import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { createRamp, cssColor, mixColor, parseColor, type Color } from '../../raster/color.ts'
import { drawSurface } from '../../raster/draw.ts'
import { createRaster, overlaySurface, resizeRaster } from '../../raster/raster.ts'
import { clamp, smoothStep } from '../../raster/scalar.ts'
import { addGodRays, addParticles } from '../air.ts'
import { heroManner } from '../hero.ts'
import { paintHero } from '../hero-body.ts'
import { drawGrass, drawOverhang, fillGround, paintSilhouette } from '../silhouettes.ts'
import { isOnItsOwn } from '../../shot/framing.ts'
import type { Stage } from '../stage.ts'

const moods = [
  '#0a140c #1f3a1c #5b7a2c #d2b45c #ffe9b0',
  '#120c1c #3a2450 #8a4a7c #e29a8a #ffe3c0',
  '#07161a #123c3c #3a7a64 #b8c878 #fff2c0',
]

/** Paints a garden through a fast lens: out-of-focus discs of light, flowers and grass against the light. */
export function paintGarden(stage: Stage): void {
  const random = stage.random.fork('garden')
  const colors = random.pick(moods).split(' ').map(parseColor)
  fillBackdrop(stage, colors)
  paintDiscs(stage, random, colors)
  addGodRays(stage, 0.5, 0.6)
  const level = stage.height * 0.84
  const rough = random.between(0, 50)
  const lineAt = (x: number): number =>
    level + stage.noise.fbm(x / (stage.unit * 0.3) + rough, 2, 3) * stage.unit * 0.08
  const hero = heroManner(stage)
  if (hero !== 'none') paintGardenHero(stage, random)
  paintSilhouette(stage, { rim: 0.9, color: mixColor(colors[0]!, colors[1]!, 0.3) }, (context) => {
    fillGround(context, stage, lineAt)
    drawGrass(context, stage, random, { lineAt, tall: stage.unit * 0.2, density: 1.7 })
  })
  overlaySurface(
    stage.raster,
    drawSurface(stage.request.studio, stage, (context) =>
      drawFlowers(context, stage, random, lineAt, colors),
    ),
  )
  if (random.chance(0.6))
    paintSilhouette(stage, { rim: 0.8, color: colors[0]! }, (context) =>
      drawOverhang(context, stage, random, stage.sunX < stage.width / 2 ? 1 : -1),
    )
  addParticles(stage, { count: 90, size: 0.7, strength: 0.5, tint: colors[4]! as [number, number, number] })
}

function fillBackdrop(stage: Stage, colors: readonly Color[]): void {
  const { noise, unit } = stage
  const ramp = createRamp(colors)
  const small = createRaster(Math.ceil(stage.width / 4), Math.ceil(stage.height / 4))
  for (let y = 0, at = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++, at += 3) {
      const dx = (x * 4 - stage.sunX) / unit
      const dy = (y * 4 - stage.sunY) / unit
      const glow = Math.exp(-Math.hypot(dx, dy * 0.8) * 1.9)
      const leaf = noise.fbm((x * 4) / (unit * 0.22), (y * 4) / (unit * 0.22), 3) * 0.34
      const low = smoothStep(0.45, 0.85, y / small.height) * 0.3
      const step = Math.round(clamp(glow * 0.72 + 0.16 + leaf * (0.4 + glow) - low) * (ramp.steps - 1)) * 3
      for (let channel = 0; channel < 3; channel++) small.data[at + channel] = ramp.data[step + channel]!
    }
  }
  stage.raster.data.set(resizeRaster(small, stage.width, stage.height).data)
}

function paintDiscs(stage: Stage, random: Random, colors: readonly Color[]): void {
  const { unit, width, height, sunX, sunY } = stage
  const surface = drawSurface(stage.request.studio, stage, (context) => {
    for (let disc = 0; disc < 70; disc++) {
      const x = random.next() * width
      const y = random.next() ** 1.2 * height * 0.85
      const near = Math.exp(-Math.hypot(x - sunX, y - sunY) / (unit * 0.5))
      const radius = unit * random.between(0.018, 0.075)
      const color = mixColor(colors[2]!, colors[4]!, clamp(near + random.between(-0.1, 0.4)))
      const calm = 1 - 0.6 * smoothStep(0.48, 0.58, y / height)
      context.fillStyle = cssColor(color, (0.05 + near * 0.3) * random.between(0.5, 1.2) * calm)
      context.beginPath()
      context.arc(x, y, radius, 0, Math.PI * 2)
      context.fill()
      context.strokeStyle = cssColor(colors[4]!, (0.04 + near * 0.16) * calm)
      context.lineWidth = unit * 0.0022
      context.stroke()
    }
  })
  overlaySurface(stage.raster, surface)
}

function paintGardenHero(stage: Stage, random: Random): void {
  const { unit, width, height } = stage
  const size = unit * random.between(0.4, 0.48)
  paintHero(stage, {
    x: width * random.between(0.45, 0.55),
    foot: height * (isOnItsOwn(stage.request) ? 0.78 : 0.53),
    size,
  })
}

function drawFlowers(
  context: Context2D,
  stage: Stage,
  random: Random,
  lineAt: (x: number) => number,
  colors: readonly Color[],
): void {
  const { unit, width } = stage
  const petals = random.pick([colors[4]!, [0.95, 0.62, 0.66], [0.9, 0.84, 0.98], [0.98, 0.78, 0.36]] as const)
  for (let flower = 0; flower < 17; flower++) {
    const x = random.between(0, 1) * width
    const tall = unit * random.between(0.12, 0.3)
    const headX = x + random.between(-0.25, 0.25) * tall
    const headY = lineAt(x) - tall
    const size = unit * random.between(0.016, 0.034)
    context.strokeStyle = cssColor(mixColor(colors[0]!, colors[2]!, 0.35))
    context.lineWidth = unit * 0.0032
    context.beginPath()
    context.moveTo(x, lineAt(x) + unit * 0.04)
    context.quadraticCurveTo(x, headY + tall * 0.4, headX, headY)
    context.stroke()
    for (let petal = 0; petal < 8; petal++) {
      const angle = (petal / 8) * Math.PI * 2 + flower
      const tone = mixColor(petals, colors[1]!, random.between(0.05, 0.4))
      context.fillStyle = cssColor(tone, 0.95)
      context.beginPath()
      context.ellipse(
        headX + Math.cos(angle) * size * 0.75,
        headY + Math.sin(angle) * size * 0.5,
        size * 0.62,
        size * 0.26,
        angle * 0.9,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
    context.fillStyle = cssColor(mixColor(colors[3]!, colors[1]!, 0.3))
    context.beginPath()
    context.ellipse(headX, headY, size * 0.34, size * 0.26, 0, 0, Math.PI * 2)
    context.fill()
  }
}

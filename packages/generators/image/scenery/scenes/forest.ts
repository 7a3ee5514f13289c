import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { createRamp, mixColor } from '../../raster/color.ts'
import { clamp, mix, smoothStep } from '../../raster/scalar.ts'
import { addGodRays, addMist, addParticles } from '../air.ts'
import { isOnItsOwn } from '../../shot/framing.ts'
import { heroManner, isHead } from '../hero.ts'
import { paintHero } from '../hero-body.ts'
import { drawGrass, drawOverhang, drawPine, fillGround, paintSilhouette } from '../silhouettes.ts'
import type { Stage } from '../stage.ts'

/** Paints the inside of a forest: trunks fading into lit mist, shafts of light, ferns in front. */
export function paintForest(stage: Stage): void {
  const random = stage.random.fork('forest')
  const isPineWood = random.chance(0.5)
  fillGlow(stage)
  const layers = 6
  const isClearing = stage.request.motif.group !== undefined
  for (let layer = 0; layer < layers; layer++) {
    const near = layer / (layers - 1)
    const floor = stage.height * mix(0.44, 0.94, near ** 1.35)
    const rough = random.between(0, 90)
    const lineAt = (x: number): number =>
      floor + stage.noise.fbm(x / (stage.unit * 0.25) + rough, layer * 3, 4) * stage.unit * 0.07
    // What was asked for stands in a clearing, in front of the trees.
    if (layer === (isOnItsOwn(stage.request) && isClearing ? 5 : isClearing ? 4 : 2))
      paintForestHero(stage, random, lineAt)
    paintSilhouette(stage, { rim: 0.25 + near * 0.5, haze: (1 - near) ** 1.25 * 0.86 }, (context) => {
      fillGround(context, stage, lineAt)
      if (!isClearing || layer < 3)
        drawTrunks(context, stage, random.fork(`trunks ${layer}`), { near, lineAt, isPineWood })
      drawGrass(context, stage, random, {
        lineAt,
        tall: stage.unit * mix(0.012, 0.07, near),
        density: 0.6 + near * 0.5,
      })
    })
    if (near < 0.85) {
      addMist(stage, {
        row: floor + stage.unit * 0.02,
        spread: stage.unit * 0.09,
        strength: mix(0.62, 0.22, near),
        seed: layer * 11,
      })
    }
  }
  addGodRays(stage, 1.15, 0.52)
  if (random.chance(0.6))
    paintSilhouette(stage, { rim: 0.6 }, (context) =>
      drawOverhang(context, stage, random, stage.sunX < stage.width / 2 ? 1 : -1),
    )
  const isNight = stage.light.disc !== 'sun'
  addParticles(
    stage,
    isNight
      ? { count: 60, size: 0.9, strength: 0.8, tint: [1.2, 1.05, 0.5] }
      : { count: 110, size: 0.6, strength: 0.4, tint: stage.light.sun },
  )
}

// A forest has no horizon: light pools around the sun and fades towards the edges.
function fillGlow(stage: Stage): void {
  const { width, height, raster, light, unit, noise } = stage
  const dark = mixColor(light.near, light.sky[1]!, 0.45)
  const ramp = createRamp([
    dark,
    mixColor(dark, light.haze, 0.6),
    mixColor(light.haze, light.sun, 0.5),
    mixColor(light.sun, [1, 1, 1], 0.25),
  ])
  const reach = 1 / (unit * 0.85)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const distance = Math.hypot((x - stage.sunX) * reach, (y - stage.sunY) * reach * 0.75)
      const glow = clamp(Math.exp(-distance * 1.9) * (0.75 + light.glow * 0.3))
      const step = Math.round(glow * (ramp.steps - 1)) * 3
      raster.data[at] = ramp.data[step]!
      raster.data[at + 1] = ramp.data[step + 1]!
      raster.data[at + 2] = ramp.data[step + 2]!
    }
  }
  // Broken canopy: holes of light between leaves in the upper part.
  for (let y = 0, at = 0; y < height * 0.5; y++) {
    const high = smoothStep(0.5, 0.1, y / height)
    for (let x = 0; x < width; x++, at += 3) {
      const leaves = smoothStep(-0.12, 0.18, noise.fbm((x / unit) * 9, (y / unit) * 9, 4) + high * 0.2)
      const shade = 1 - leaves * high * 0.62
      raster.data[at]! *= shade
      raster.data[at + 1]! *= shade
      raster.data[at + 2]! *= shade
    }
  }
}

interface TrunkOptions {
  readonly near: number
  readonly lineAt: (x: number) => number
  readonly isPineWood: boolean
}

function drawTrunks(context: Context2D, stage: Stage, random: Random, options: TrunkOptions): void {
  const { unit, width } = stage
  const { near, lineAt } = options
  const count = Math.round(mix(20, 3.2, near ** 0.8) * (width / unit) ** 0.9) + 1
  for (let trunk = 0; trunk < count; trunk++) {
    let x = random.between(-0.03, 1.03) * width
    // The middle stays open so that light and words have room.
    const away = (x - width / 2) / width
    if (near > 0.35 && Math.abs(away) < 0.28)
      x = width / 2 + Math.sign(away || 1) * width * random.between(0.3, 0.52)
    const foot = lineAt(x) + unit * 0.02
    if (options.isPineWood && near < 0.75) {
      drawPine(context, random, x, foot, unit * mix(0.34, 0.95, near) * random.between(0.7, 1.2))
    } else {
      drawTrunk(
        context,
        stage,
        random,
        x,
        foot,
        unit * mix(0.011, 0.06, near ** 1.2) * random.between(0.65, 1.35),
      )
    }
  }
}

function drawTrunk(
  context: Context2D,
  stage: Stage,
  random: Random,
  x: number,
  foot: number,
  girth: number,
): void {
  const lean = random.between(-0.06, 0.06) * stage.unit
  const top = -stage.unit * 0.05
  context.beginPath()
  context.moveTo(x - girth * 0.95, foot)
  context.quadraticCurveTo(x - girth * 0.5, foot - girth * 1.6, x - girth * 0.45, foot - girth * 4)
  context.lineTo(x + lean - girth * 0.28, top)
  context.lineTo(x + lean + girth * 0.28, top)
  context.lineTo(x + girth * 0.45, foot - girth * 4)
  context.quadraticCurveTo(x + girth * 0.5, foot - girth * 1.6, x + girth * 0.95, foot)
  context.fill()
  const branches = random.integer(3, 7)
  for (let branch = 0; branch < branches; branch++) {
    const up = random.between(0.3, 0.95)
    const fromX = x + lean * up
    const fromY = foot + (top - foot) * up
    // Long branches grow outwards, because the middle belongs to the light and the motif.
    const side = x < stage.width / 2 ? -1 : 1
    const long = girth * random.between(3, 6.5)
    context.lineWidth = girth * random.between(0.1, 0.22)
    context.beginPath()
    context.moveTo(fromX, fromY)
    context.quadraticCurveTo(
      fromX + side * long * 0.5,
      fromY - long * 0.06,
      fromX + side * long,
      fromY - long * random.between(0.25, 0.6),
    )
    context.stroke()
  }
}

/** What was asked for stands before the trees, and nearer still where no words cover the foot of the picture. */
function forestRow({ height, request }: Stage, row: number): number {
  return isOnItsOwn(request) ? Math.max(row, height * 0.78) : Math.min(row, height * 0.62)
}

/** The motif is partly behind the ground in front of it. */
function paintForestHero(stage: Stage, random: Random, lineAt: (x: number) => number): void {
  if (heroManner(stage) === 'none') return
  const { unit, width } = stage
  const size = unit * random.between(0.36, 0.43)
  const x = width * random.between(0.44, 0.56)
  // A head has no feet to show.
  const sunk = size * (isHead(stage) ? 0.15 : 0.04)
  const foot = stage.request.motif.group ? forestRow(stage, lineAt(x)) : lineAt(x) + sunk
  paintHero(stage, { x, foot, size }, { haze: stage.request.motif.group ? 0.02 : 0.1 })
}

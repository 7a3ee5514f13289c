// Dark things in front of the light, drawn as vectors, each with the rim that the sun would give it.

import type { Random } from '@vivify/contract/random'
import type { Context2D, Surface } from '@vivify/timeline/ports'
import { drawSurface } from '../raster/draw.ts'
import { mixColor, type Color } from '../raster/color.ts'
import { clamp, smoothStep } from '../raster/scalar.ts'
import type { Stage } from './stage.ts'

export interface SilhouetteOptions {
  /** Color of the unlit body; the light's `near` by default. */
  readonly color?: Color
  /** Strength of the rim towards the sun. */
  readonly rim?: number
  /** Share of haze in front of it: 0 close, 1 lost in the air. */
  readonly haze?: number
  /** The rows outside of which nothing is drawn; reading pixels takes longer than drawing them. */
  readonly rows?: readonly [from: number, until: number]
}

/** The parts of a stage that the drawing functions need. */
export type Canvas = Pick<Stage, 'width' | 'height' | 'unit' | 'noise'>

/** Draws something on the stage as a backlit body. */
export function paintSilhouette(
  stage: Stage,
  options: SilhouetteOptions,
  draw: (context: Context2D) => void,
): void {
  const surface = drawSurface(stage.request.studio, stage, (context) => {
    context.fillStyle = '#fff'
    context.strokeStyle = '#fff'
    context.lineCap = 'round'
    context.lineJoin = 'round'
    draw(context)
  })
  lightSurface(stage, surface, options)
}

function lightSurface(stage: Stage, surface: Surface, options: SilhouetteOptions): void {
  const { width, height, raster, light, unit, sunX, sunY } = stage
  const { rim = 0.7, haze = 0 } = options
  const [from, until] = rowsOf(options, height)
  if (until <= from) return
  const source = surface.getContext('2d').getImageData(0, from, width, until - from).data
  const body = mixColor(options.color ?? light.near, light.haze, haze)
  const offset = Math.max(1, Math.round(unit / 380))
  const reach = 1 / (unit * 0.5)
  const { data } = raster
  for (let y = 0, index = 0; y < until - from; y++) {
    const upper = Math.max(0, y - offset) * width
    const dy = (y + from - sunY) * reach
    for (let x = 0; x < width; x++, index++) {
      const alpha = source[index * 4 + 3]!
      if (alpha === 0) continue
      const toward = clamp(x + (x < sunX ? offset : -offset), 0, width - 1)
      const open =
        (255 - source[(y * width + toward) * 4 + 3]!) * 0.6 + (255 - source[(upper + x) * 4 + 3]!) * 0.5
      const dx = (x - sunX) * reach
      const edge =
        open <= 0
          ? 0
          : Math.min(1, open / 255) *
            rim *
            Math.min(1, Math.exp(-Math.sqrt(dx * dx + dy * dy)) * 1.5 * light.glow + 0.06)
      const cover = alpha / 255
      const at = (index + from * width) * 3
      if (edge === 0 && alpha === 255) {
        data[at] = body[0]
        data[at + 1] = body[1]
        data[at + 2] = body[2]
        continue
      }
      for (let channel = 0; channel < 3; channel++) {
        const lit = body[channel]! + (light.sun[channel]! - body[channel]!) * edge
        data[at + channel]! += (lit - data[at + channel]!) * cover
      }
    }
  }
}

function rowsOf({ rows }: SilhouetteOptions, height: number): [from: number, until: number] {
  if (rows === undefined) return [0, height]
  return [Math.max(0, Math.floor(rows[0])), Math.min(height, Math.ceil(rows[1]))]
}

/** Fills everything under a line given as heights per x. */
export function fillGround(context: Context2D, stage: Canvas, lineAt: (x: number) => number): void {
  const step = Math.max(1, Math.round(stage.unit / 512))
  context.beginPath()
  context.moveTo(0, stage.height)
  for (let x = 0; x <= stage.width + step; x += step) context.lineTo(x, lineAt(x))
  context.lineTo(stage.width + step, stage.height)
  context.fill()
}

/** Grass blades along a line. */
export function drawGrass(
  context: Context2D,
  stage: Canvas,
  random: Random,
  options: { lineAt: (x: number) => number; tall: number; density: number },
): void {
  const scale = stage.unit / 1024
  const count = Math.round((stage.width / stage.unit) * 1300 * options.density)
  for (let width = 1; width <= 2.5; width += 0.75) {
    context.lineWidth = width * scale
    context.beginPath()
    for (let blade = 0; blade < count / 3; blade++) {
      const x = random.between(-0.02, 1.02) * stage.width
      const clump = 0.45 + smoothStep(-0.3, 0.5, stage.noise.fbm(x / (90 * scale), 77, 2))
      const tall = options.tall * random.between(0.35, 1) * clump
      const lean = random.between(-0.5, 0.5) * tall
      const y = options.lineAt(x) + 4 * scale
      context.moveTo(x, y)
      context.quadraticCurveTo(x + lean * 0.25, y - tall * 0.65, x + lean, y - tall)
    }
    context.stroke()
  }
}

/** A spruce: drooping, uneven tiers around a thin stem. `x`, `y` are its foot. */
export function drawPine(context: Context2D, random: Random, x: number, y: number, tall: number): void {
  const tiers = Math.max(9, Math.round(12 + tall / 40))
  const girth = tall * random.between(0.15, 0.2)
  const lean = random.between(-0.02, 0.02) * tall
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(x + lean, y - tall)
    for (let tier = 1; tier <= tiers; tier++) {
      const down = tier / tiers
      const reach = girth * (down ** 0.85 * 0.94 + 0.06) * random.between(0.66, 1.08)
      const level = y - tall * (1 - down * 0.93)
      const stem = x + lean * (1 - down)
      context.lineTo(stem + side * reach, level + tall * 0.012 * random.between(-0.2, 1.4))
      context.lineTo(stem + side * reach * random.between(0.28, 0.45), level - tall * 0.018 * random.next())
    }
    context.lineTo(x, y)
    context.closePath()
    context.fill()
  }
  context.fillRect(x - tall * 0.012, y - tall * 0.12, tall * 0.024, tall * 0.13)
}

/** A palm: bent stem, feathered fronds. `x`, `y` are its foot. */
export function drawPalm(context: Context2D, random: Random, x: number, y: number, tall: number): void {
  const bend = random.between(0.12, 0.3) * tall * (random.chance(0.5) ? 1 : -1)
  const topX = x + bend
  const topY = y - tall
  const girth = tall * 0.016
  context.beginPath()
  context.moveTo(x - girth * 1.5, y)
  context.quadraticCurveTo(x + bend * 0.15 - girth, y - tall * 0.6, topX - girth * 0.6, topY)
  context.lineTo(topX + girth * 0.6, topY)
  context.quadraticCurveTo(x + bend * 0.15 + girth, y - tall * 0.6, x + girth * 1.5, y)
  context.fill()
  const fronds = random.integer(9, 12)
  for (let frond = 0; frond < fronds; frond++) {
    const angle = (frond / fronds) * Math.PI * 2 + random.between(-0.2, 0.2)
    drawFrond(context, random, topX, topY, angle, tall * random.between(0.3, 0.42))
  }
}

function drawFrond(
  context: Context2D,
  random: Random,
  x: number,
  y: number,
  angle: number,
  long: number,
): void {
  const reach = Math.cos(angle) * long
  const rise = -Math.max(-0.35, Math.sin(angle)) * long * 0.5
  const droop = long * random.between(0.28, 0.5)
  const controlX = x + reach * 0.5
  const controlY = y + rise - long * 0.12
  const endX = x + reach
  const endY = y + rise * 0.4 + droop
  context.lineWidth = long * 0.014
  context.beginPath()
  const leaflets = 30
  for (let leaf = 1; leaf <= leaflets; leaf++) {
    const at = leaf / leaflets
    const rest = 1 - at
    const stemX = rest * rest * x + 2 * rest * at * controlX + at * at * endX
    const stemY = rest * rest * y + 2 * rest * at * controlY + at * at * endY
    const leafLong = long * 0.24 * Math.sin(Math.PI * (0.12 + at * 0.85)) * random.between(0.8, 1.1)
    const forward = Math.sign(reach || 1) * leafLong * 0.55
    context.moveTo(stemX, stemY)
    context.quadraticCurveTo(
      stemX + forward * 0.6,
      stemY + leafLong * 0.35,
      stemX + forward,
      stemY + leafLong,
    )
    context.moveTo(stemX, stemY)
    context.quadraticCurveTo(
      stemX + forward * 0.6,
      stemY - leafLong * 0.1,
      stemX + forward * 1.2,
      stemY + leafLong * 0.15,
    )
  }
  context.moveTo(x, y)
  context.quadraticCurveTo(controlX, controlY, endX, endY)
  context.stroke()
}

/** A broad tree: branches that fork, crowned with small leaf clusters. `x`, `y` are its foot. */
export function drawTree(context: Context2D, random: Random, x: number, y: number, tall: number): void {
  const tips: { x: number; y: number }[] = []
  const grow = (
    fromX: number,
    fromY: number,
    angle: number,
    long: number,
    girth: number,
    depth: number,
  ): void => {
    const toX = fromX + Math.cos(angle) * long
    const toY = fromY + Math.sin(angle) * long
    context.lineWidth = girth
    context.beginPath()
    context.moveTo(fromX, fromY)
    context.quadraticCurveTo(
      (fromX + toX) / 2 + random.between(-0.08, 0.08) * long,
      (fromY + toY) / 2,
      toX,
      toY,
    )
    context.stroke()
    if (depth <= 2) tips.push({ x: toX, y: toY })
    if (depth === 0) return
    const forks = random.integer(2, 3)
    for (let fork = 0; fork < forks; fork++) {
      const spread = (fork / (forks - 1) - 0.5) * random.between(0.9, 1.35)
      grow(
        toX,
        toY,
        angle + spread + random.between(-0.12, 0.12),
        long * random.between(0.68, 0.82),
        girth * 0.66,
        depth - 1,
      )
    }
  }
  grow(x, y, -Math.PI / 2 + random.between(-0.08, 0.08), tall * 0.27, tall * 0.045, 5)
  context.beginPath()
  for (const tip of tips) {
    for (let leaf = 0; leaf < 5; leaf++) {
      const leafX = tip.x + random.between(-1, 1) * tall * 0.05
      const leafY = tip.y + random.between(-1, 0.7) * tall * 0.035
      const size = tall * random.between(0.006, 0.017)
      context.moveTo(leafX + size, leafY)
      context.arc(leafX, leafY, size, 0, Math.PI * 2)
    }
  }
  context.fill()
}

/** Birds far away, as strokes. */
export function drawBirds(context: Context2D, stage: Canvas, random: Random, x: number, y: number): void {
  const scale = stage.unit / 1024
  const count = random.integer(4, 9)
  for (let bird = 0; bird < count; bird++) {
    const birdX = x + random.between(-0.2, 0.2) * stage.unit
    const birdY = y + random.between(-0.08, 0.08) * stage.unit
    const span = random.between(6, 13) * scale
    const flap = random.between(0.25, 0.6) * span
    context.lineWidth = span * 0.17
    context.beginPath()
    context.moveTo(birdX - span, birdY - flap * 0.5)
    context.quadraticCurveTo(birdX - span * 0.4, birdY - flap, birdX, birdY)
    context.quadraticCurveTo(birdX + span * 0.4, birdY - flap, birdX + span, birdY - flap * 0.5)
    context.stroke()
  }
}

/** A heap of angular rocks on a line. */
export function drawRocks(context: Context2D, random: Random, x: number, y: number, size: number): void {
  const rocks = random.integer(3, 6)
  for (let rock = 0; rock < rocks; rock++) {
    const middle = x + random.between(-1, 1) * size
    const half = size * random.between(0.25, 0.6)
    const tall = half * random.between(0.55, 1.1)
    context.beginPath()
    context.moveTo(middle - half, y + size * 0.3)
    context.lineTo(middle - half * random.between(0.6, 0.85), y - tall * random.between(0.3, 0.6))
    context.lineTo(middle - half * random.between(0, 0.35), y - tall)
    context.lineTo(middle + half * random.between(0.15, 0.5), y - tall * random.between(0.7, 0.95))
    context.lineTo(middle + half * random.between(0.75, 0.95), y - tall * random.between(0.2, 0.45))
    context.lineTo(middle + half, y + size * 0.3)
    context.fill()
  }
}

/** Bare or leafy twigs hanging into a top corner (`side` -1 left, 1 right). */
export function drawOverhang(context: Context2D, stage: Canvas, random: Random, side: number): void {
  const edge = side < 0 ? -0.02 * stage.width : 1.02 * stage.width
  const unit = stage.unit
  for (let twig = 0; twig < 7; twig++) {
    let x = edge
    let y = random.between(-0.02, 0.2) * unit
    let angle = side < 0 ? random.between(-0.1, 0.7) : Math.PI - random.between(-0.1, 0.7)
    const steps = random.integer(7, 13)
    for (let step = 0; step < steps; step++) {
      const nextX = x + Math.cos(angle) * unit * 0.034
      const nextY = y + Math.sin(angle) * unit * 0.034
      context.lineWidth = unit * 0.006 * (1 - step / steps) + 1
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(nextX, nextY)
      context.stroke()
      for (let leaf = 0; leaf < 5; leaf++) {
        context.beginPath()
        const leafX = nextX + random.between(-0.028, 0.028) * unit
        const leafY = nextY + random.between(-0.012, 0.034) * unit
        context.ellipse(
          leafX,
          leafY,
          unit * random.between(0.006, 0.013),
          unit * 0.0045,
          random.between(0.2, 2.2),
          0,
          Math.PI * 2,
        )
        context.fill()
      }
      x = nextX
      y = nextY
      angle += random.between(-0.28, 0.34) * -side
    }
  }
}

/** Position of a fish in a school; `heading` is 1 to the right, -1 to the left, `long` half its length in pixels. */
export interface FishPlace {
  readonly x: number
  readonly y: number
  readonly long: number
  readonly heading: 1 | -1
  readonly tilt: number
}

/** Fills the outline of a small fish. */
export function drawFish(context: Context2D, { x, y, long, heading, tilt }: FishPlace): void {
  context.save()
  context.translate(x, y)
  context.rotate(tilt)
  context.scale(heading, 1)
  context.beginPath()
  context.moveTo(long, 0)
  context.quadraticCurveTo(long * 0.2, -long * 0.42, -long * 0.6, 0)
  context.quadraticCurveTo(long * 0.2, long * 0.42, long, 0)
  context.moveTo(-long * 0.5, 0)
  context.lineTo(-long * 1.05, -long * 0.34)
  context.lineTo(-long * 0.9, 0)
  context.lineTo(-long * 1.05, long * 0.34)
  context.fill()
  context.restore()
}

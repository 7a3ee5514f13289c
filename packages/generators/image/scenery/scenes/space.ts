import type { Random } from '@vivify/contract/random'
import { createRamp, mixColor, parseColor, type Color } from '../../raster/color.ts'
import { createRaster, resizeRaster } from '../../raster/raster.ts'
import { clamp, smoothStep } from '../../raster/scalar.ts'
import { heroManner, paintFlyingHero, paintLedgeHero } from '../hero.ts'
import { dotLight } from '../sky.ts'
import type { Stage } from '../stage.ts'

const nebulas = [
  '#05040f #1a1140 #5a2a86 #d2568f #ffd2a8',
  '#02060f #07223d #0f5a75 #3fb6a8 #eafbd8',
  '#080410 #2b0f2f #7c2340 #e0683a #ffe2a0',
  '#03050f #101b4a #2f4ba0 #8a86e0 #ffd9e8',
]

const planets = [
  '#3a1f1a #8a4a32 #c98a5c #efd0a0',
  '#0c2036 #1f5a80 #5fa0b5 #e4f0ea',
  '#2a1a3a #6a3f86 #b27bb5 #f2cfd8',
  '#1d2a22 #4d6a4a #93a878 #e2e2b8',
  '#2a2a30 #5a5a64 #93939c #d8d8dc',
]

function isSkyBody({ request: { motif } }: Stage): boolean {
  return motif.group !== undefined && /globe|earth|planet|moon|^sun|star|comet/.test(motif.name)
}

/** Paints deep space: a nebula with stars, and a planet, a horizon seen from orbit, or a spiral galaxy. */
export function paintSpace(stage: Stage): void {
  const random = stage.random.fork('space')
  const picked = random.pick(['planet', 'orbit', 'galaxy', 'planet'] as const)
  // The Earth that is the subject has no larger planet behind it.
  const manner = isSkyBody(stage) ? 'galaxy' : picked
  const colors = random.pick(nebulas).split(' ').map(parseColor)
  paintNebula(stage, random, colors, manner)
  scatterSpaceStars(stage, random)
  if (manner === 'planet') {
    const isLow = random.chance(0.5)
    const radius = stage.unit * random.between(0.26, 0.42)
    const x = stage.width * random.between(0.3, 0.7)
    paintPlanet(stage, random, {
      x,
      y: stage.height * (isLow ? 0.36 : 0.3),
      radius,
      hasRing: random.chance(0.45),
    })
    paintPlanet(stage, random, {
      x: stage.width - x * 0.9,
      y: stage.height * random.between(0.08, 0.5),
      radius: radius * 0.16,
      hasRing: false,
    })
  }
  if (manner === 'orbit') {
    const radius = stage.unit * 1.5
    paintPlanet(stage, random, {
      x: stage.width * random.between(0.3, 0.7),
      y: stage.height * 0.52 + radius,
      radius,
      hasRing: false,
    })
  }
  const hero = heroManner(stage)
  if (hero === 'air') paintFlyingHero(stage, random.fork('hero'))
  else if (hero !== 'none') paintLedgeHero(stage, random.fork('hero'), { hasGrass: false })
}

function paintNebula(stage: Stage, random: Random, colors: readonly Color[], manner: string): void {
  const { noise, unit } = stage
  const scale = 0.5
  const small = createRaster(Math.ceil(stage.width * scale), Math.ceil(stage.height * scale))
  const ramp = createRamp(colors)
  const turn = random.between(0, Math.PI)
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  const shift = random.between(0, 60)
  const middleX = small.width * random.between(0.4, 0.6)
  const middleY = small.height * random.between(0.28, 0.38)
  const size = unit * scale
  for (let y = 0, at = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++, at += 3) {
      const u = ((x - middleX) * cos + (y - middleY) * sin) / size
      const v = ((y - middleY) * cos - (x - middleX) * sin) / size
      const light = manner === 'galaxy' ? spiralAt(stage, u, v, shift) : gasAt(stage, u, v, shift)
      const calm = 1 - 0.55 * smoothStep(0.46, 0.62, y / small.height)
      const step = Math.round(clamp(light * calm) * (ramp.steps - 1)) * 3
      small.data[at] = ramp.data[step]!
      small.data[at + 1] = ramp.data[step + 1]!
      small.data[at + 2] = ramp.data[step + 2]!
    }
  }
  stage.raster.data.set(resizeRaster(small, stage.width, stage.height).data)

  function gasAt(_: Stage, u: number, v: number, offset: number): number {
    const warpX = noise.fbm(u * 1.1 + offset, v * 1.1, 4)
    const warpY = noise.fbm(u * 1.1, v * 1.1 + offset + 9, 4)
    const gas = noise.fbm(u * 1.3 + warpX * 1.5 + offset, v * 1.9 + warpY * 1.5, 6)
    const filament = noise.ridged(u * 1.1 + warpX + offset, v * 1.6 + warpY, 5)
    const band = Math.exp(-v * v * 3.2)
    return band * (0.2 + smoothStep(-0.35, 0.6, gas) * 0.62) * (0.5 + filament * 0.75) + band * band * 0.1
  }
}

function spiralAt(stage: Stage, u: number, v: number, offset: number): number {
  const { noise } = stage
  const tilted = v * 1.9
  const radius = Math.hypot(u, tilted) + 1e-4
  const angle = Math.atan2(tilted, u)
  const arms = 0.5 + 0.5 * Math.cos(2 * (angle - Math.log(radius + 0.04) * 3.1))
  const dust = noise.fbm(u * 6 + offset, tilted * 6, 5)
  const body = Math.exp(-radius * 3.1) * (0.35 + arms * 0.75 + dust * 0.7)
  return body * 0.95 + Math.exp(-radius * 13) * 0.85 + 0.03
}

function scatterSpaceStars(stage: Stage, random: Random): void {
  const { unit, width, height, raster } = stage
  const count = Math.round(1500 * ((width * height) / (unit * unit * 1.75)))
  for (let star = 0; star < count; star++) {
    const power = random.next() ** 7
    const warm = random.next()
    const x = random.next() * width
    const y = random.next() * height
    dotLight(raster, x, y, (0.6 + power * 1.7) * (unit / 1024) ** 0.8, 0.2 + power * 1.1, [
      0.85 + warm * 0.25,
      0.93,
      1.15 - warm * 0.3,
    ])
  }
}

interface Planet {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly hasRing: boolean
}

/** A lit sphere with bands or continents, a terminator and a rim of air; optionally a ring with a gap. */
function paintPlanet(stage: Stage, random: Random, planet: Planet): void {
  const { raster, width, height, noise } = stage
  const surface = createRamp(random.pick(planets).split(' ').map(parseColor))
  const air = mixColor(
    [0.55, 0.75, 1],
    [
      surface.data[surface.steps * 3 - 3]!,
      surface.data[surface.steps * 3 - 2]!,
      surface.data[surface.steps * 3 - 1]!,
    ],
    0.3,
  )
  const side = random.chance(0.5) ? 1 : -1
  const light = [side * 0.68, -0.58, 0.42] as const
  const isGas = planet.hasRing || random.chance(0.4)
  const shift = random.between(0, 70)
  const tilt = random.between(-0.45, 0.45)
  const { radius } = planet
  const reach = radius + stage.unit * 0.2
  for (let y = Math.max(0, Math.floor(planet.y - reach)); y < Math.min(height, planet.y + reach); y++) {
    for (let x = Math.max(0, Math.floor(planet.x - reach)); x < Math.min(width, planet.x + reach); x++) {
      const nx = (x - planet.x) / radius
      const ny = (y - planet.y) / radius
      const out = nx * nx + ny * ny
      const at = (y * width + x) * 3
      const distance = Math.sqrt(out)
      const toward = clamp(nx * light[0] + ny * light[1] + 0.35)
      if (distance > 1) {
        const halo =
          Math.exp((-(distance - 1) * radius) / (stage.unit * 0.014)) * toward * 0.85 +
          Math.exp((-(distance - 1) * radius) / (stage.unit * 0.06)) * toward * 0.25
        for (let channel = 0; channel < 3; channel++) raster.data[at + channel]! += air[channel]! * halo
        continue
      }
      const nz = Math.sqrt(1 - out)
      const lit = smoothStep(-0.08, 0.85, nx * light[0] + ny * light[1] + nz * light[2])
      const u = Math.atan2(nx, nz) * 1.3
      const v = (ny * Math.cos(tilt) + nx * Math.sin(tilt)) * 1.6
      const tone = isGas
        ? 0.5 + noise.fbm(u * 0.6 + shift, v * 5 + noise.fbm(u * 2 + shift, v * 3, 3) * 0.7, 4) * 0.9
        : 0.42 + noise.fbm(u * 1.6 + shift, v * 1.6 + noise.fbm(u * 3, v * 3 + shift, 3) * 0.6, 6) * 1.1
      const step = Math.round(clamp(tone) * (surface.steps - 1)) * 3
      const rim = (1 - nz) ** 3 * toward * 0.95
      const edge = clamp((1 - distance) * radius + 0.5)
      for (let channel = 0; channel < 3; channel++) {
        const value =
          surface.data[step + channel]! * (lit * 1.05 + 0.012) + air[channel]! * rim * (0.25 + lit * 0.6)
        raster.data[at + channel]! += (value - raster.data[at + channel]!) * edge
      }
    }
  }
  if (planet.hasRing) paintRing(stage, planet, tilt, surface.data.slice(-3), shift)
}

function paintRing(stage: Stage, planet: Planet, tilt: number, tint: Float32Array, shift: number): void {
  const { raster, width, height, noise } = stage
  const { radius } = planet
  const squash = 0.26
  const reach = radius * 2.25
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  for (let y = Math.max(0, Math.floor(planet.y - reach)); y < Math.min(height, planet.y + reach); y++) {
    for (let x = Math.max(0, Math.floor(planet.x - reach)); x < Math.min(width, planet.x + reach); x++) {
      const dx = (x - planet.x) / radius
      const dy = (y - planet.y) / radius
      const u = dx * cos + dy * sin
      const v = (dy * cos - dx * sin) / squash
      const away = Math.hypot(u, v)
      if (away < 1.28 || away > 2.2) continue
      const isBehind = v < 0 && dx * dx + dy * dy < 1
      if (isBehind) continue
      const grooves = 0.55 + noise.fbm(away * 16 + shift, 3, 4) * 0.8
      const gap = 1 - 0.85 * Math.exp(-(((away - 1.82) / 0.03) ** 2))
      const cover = smoothStep(1.28, 1.36, away) * smoothStep(2.2, 2.1, away) * clamp(grooves) * gap * 0.82
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++)
        raster.data[at + channel]! += (tint[channel]! * 0.8 - raster.data[at + channel]!) * cover
    }
  }
}

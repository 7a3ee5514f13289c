import { createRamp, mixColor } from '../raster/color.ts'
import { createRaster, resizeRaster } from '../raster/raster.ts'
import { clamp, smoothStep } from '../raster/scalar.ts'
import { ownDisc } from '../request.ts'
import { layClouds, type CloudKind } from './clouds.ts'
import type { Stage } from './stage.ts'

export interface SkyOptions {
  readonly clouds: CloudKind
  /** 0 clear to 1 overcast. */
  readonly cover: number
  /** Radius of the sun or moon as a share of the unit; 0 hides it. */
  readonly discRadius?: number
  /** Curtains of polar light. */
  readonly hasAurora?: boolean
  /** A band of dense stars. */
  readonly hasMilkyWay?: boolean
}

// The sky is soft, so half size looks the same at a quarter of the work.
const skyScale = 0.5

/** Fills the whole raster with sky; its last color continues below the horizon. */
export function paintSky(stage: Stage, options: SkyOptions): void {
  const width = Math.ceil(stage.width * skyScale)
  const height = Math.ceil(stage.height * skyScale)
  const sky = createRaster(width, height)
  fillGradient(stage, sky.data, width, height)
  if (options.hasMilkyWay) addMilkyWay(stage, sky.data, width, height)
  if (options.hasAurora) addAurora(stage, sky.data, width, height)
  if (stage.light.disc !== 'none' && !stage.request.words.includes(ownDisc))
    addDisc(stage, sky.data, width, height, options.discRadius ?? 0.07)
  const cover = layClouds(stage, sky, skyScale, options.clouds, options.cover)
  stage.raster.data.set(resizeRaster(sky, stage.width, stage.height).data)
  if (stage.light.stars > 0) scatterStars(stage, cover, width, height)
}

function fillGradient(stage: Stage, data: Float32Array, width: number, height: number): void {
  const { light } = stage
  const ramp = createRamp(light.sky)
  const horizon = stage.horizon * skyScale
  const sunX = stage.sunX * skyScale
  const sunY = stage.sunY * skyScale
  const reach = 1 / (stage.unit * skyScale)
  const glowTint = mixColor(light.sun, [1, 1, 1], 0.12)
  for (let y = 0, index = 0; y < height; y++) {
    const depth = Math.min(1, y / horizon)
    const step = Math.round(depth ** 1.12 * (ramp.steps - 1)) * 3
    const red = ramp.data[step]!
    const green = ramp.data[step + 1]!
    const blue = ramp.data[step + 2]!
    for (let x = 0; x < width; x++, index += 3) {
      const dx = (x - sunX) * reach
      const dy = (y - sunY) * reach * 1.1
      const distance = Math.sqrt(dx * dx + dy * dy)
      const glow = Math.min(
        0.96,
        (Math.exp(-distance * 5.2) * 0.62 + Math.exp(-distance * 1.75) * 0.42) * light.glow,
      )
      data[index] = red + (glowTint[0] - red) * glow
      data[index + 1] = green + (glowTint[1] - green) * glow
      data[index + 2] = blue + (glowTint[2] - blue) * glow
    }
  }
}

function addDisc(stage: Stage, data: Float32Array, width: number, height: number, share: number): void {
  const radius = share * stage.unit * skyScale
  if (radius <= 0) return
  const sunX = stage.sunX * skyScale
  const sunY = stage.sunY * skyScale
  const isMoon = stage.light.disc === 'moon'
  const face = isMoon ? ([0.9, 0.94, 0.98] as const) : mixColor(stage.light.sun, [1.15, 1.12, 1.02], 0.72)
  for (let y = Math.max(0, Math.floor(sunY - radius - 2)); y < Math.min(height, sunY + radius + 2); y++) {
    for (let x = Math.max(0, Math.floor(sunX - radius - 2)); x < Math.min(width, sunX + radius + 2); x++) {
      const distance = Math.hypot(x - sunX, y - sunY)
      const cover = clamp((radius - distance) / 1.6 + 0.5)
      if (cover <= 0) continue
      const seas = isMoon
        ? 1 -
          0.24 *
            smoothStep(
              -0.05,
              0.3,
              stage.noise.fbm(((x - sunX) / radius) * 1.3 + 40, ((y - sunY) / radius) * 1.3, 4),
            )
        : 1.05
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel]! += (face[channel]! * seas - data[at + channel]!) * cover
      }
    }
  }
}

function addMilkyWay(stage: Stage, data: Float32Array, width: number, height: number): void {
  const { noise, random } = stage
  const place = random.fork('milky way')
  const angle = place.between(0.5, 1.1) * (place.chance(0.5) ? 1 : -1)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const middleX = width * place.between(0.35, 0.65)
  const middleY = height * place.between(0.2, 0.32)
  const unit = stage.unit * skyScale
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index += 3) {
      const along = ((x - middleX) * sin + (y - middleY) * cos) / unit
      const across = ((x - middleX) * cos - (y - middleY) * sin) / unit + noise.fbm(along * 1.4, 7, 3) * 0.16
      const band = Math.exp(-across * across * 26)
      if (band < 0.01) continue
      const cloud = smoothStep(-0.5, 0.6, noise.fbm(along * 3.2, across * 5 + 3, 6))
      const dust =
        smoothStep(0.02, 0.4, noise.fbm(along * 2.4 + 30, across * 6.5, 6)) * Math.exp(-across * across * 150)
      const light = band * cloud * (1 - dust * 0.85)
      data[index]! += light * 0.34
      data[index + 1]! += light * 0.33
      data[index + 2]! += light * 0.42
    }
  }
}

function addAurora(stage: Stage, data: Float32Array, width: number, height: number): void {
  const { noise, random } = stage
  const place = random.fork('aurora')
  const unit = stage.unit * skyScale
  const horizon = stage.horizon * skyScale
  for (let curtain = 0; curtain < 3; curtain++) {
    const base = horizon * place.between(0.55, 0.86) - curtain * unit * 0.06
    const tilt = place.between(-0.35, 0.35)
    const tall = unit * place.between(0.4, 0.75)
    const strength = place.between(0.45, 0.75)
    for (let x = 0; x < width; x++) {
      const at = x / unit
      const foot = base + (noise.fbm(at * 1.1, curtain * 9 + 2, 3) * 0.5 + tilt * (at - 0.5)) * unit
      const rays =
        0.35 + 0.65 * smoothStep(-0.35, 0.4, noise.fbm(at * 14 + noise.at(at * 3, 5) * 2, curtain * 5, 3))
      const body = smoothStep(-0.45, 0.3, noise.fbm(at * 1.7, curtain * 13 + 8, 2)) * strength
      for (let y = Math.max(0, Math.floor(foot - tall)); y < Math.min(height, foot + unit * 0.05); y++) {
        const up = (foot - y) / tall
        const fade = up < 0 ? Math.exp(up * 26) : Math.exp(-up * 2.7) * (1 - up)
        const light = fade * body * (rays + (1 - rays) * 0.3)
        const index = (y * width + x) * 3
        const violet = smoothStep(0.12, 0.75, up)
        data[index]! += light * (0.1 + violet * 0.5)
        data[index + 1]! += light * (0.95 - violet * 0.62)
        data[index + 2]! += light * (0.5 + violet * 0.2)
      }
    }
  }
}

function scatterStars(stage: Stage, cover: Float32Array, width: number, height: number): void {
  const { raster, light, random, unit } = stage
  const stream = random.fork('stars')
  const count = Math.round(
    ((light.stars * 1500 * stage.width * stage.horizon) / (1024 * 950)) * (1024 / unit) ** 1.2,
  )
  for (let star = 0; star < count; star++) {
    const x = stream.next() * stage.width
    const y = stream.next() * stage.horizon * 0.98
    const power = stream.next() ** 5
    const hidden =
      cover[Math.min(height - 1, (y * skyScale) | 0) * width + Math.min(width - 1, (x * skyScale) | 0)]!
    const fade = smoothStep(1, 0.55, y / stage.horizon) * (1 - hidden)
    const warmth = stream.next()
    dotLight(
      raster,
      x,
      y,
      (0.55 + power * 1.3) * (unit / 1024) ** 0.8,
      (0.22 + power * 0.9) * fade * Math.min(1, light.stars + 0.2),
      [0.85 + warmth * 0.2, 0.92, 1.1 - warmth * 0.25],
    )
  }
}

/** Adds a small soft light at fractional pixel coordinates. */
export function dotLight(
  raster: Stage['raster'],
  x: number,
  y: number,
  radius: number,
  strength: number,
  tint: readonly [number, number, number],
): void {
  const reach = Math.ceil(radius * 2.2)
  const spread = 1 / (radius * radius)
  for (let row = Math.max(0, (y | 0) - reach); row <= Math.min(raster.height - 1, (y | 0) + reach); row++) {
    for (
      let column = Math.max(0, (x | 0) - reach);
      column <= Math.min(raster.width - 1, (x | 0) + reach);
      column++
    ) {
      const dx = column + 0.5 - x
      const dy = row + 0.5 - y
      const light = Math.exp(-(dx * dx + dy * dy) * spread) * strength
      if (light < 0.004) continue
      const at = (row * raster.width + column) * 3
      raster.data[at]! += light * tint[0]
      raster.data[at + 1]! += light * tint[1]
      raster.data[at + 2]! += light * tint[2]
    }
  }
}

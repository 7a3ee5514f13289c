import { blurPlane } from '../raster/blur.ts'
import { addEnlarged } from '../raster/finish.ts'
import { createPlane, createRaster, fillPlane, samplePlane } from '../raster/raster.ts'
import { clamp, smoothStep } from '../raster/scalar.ts'
import type { Stage } from './stage.ts'

/** Shafts of light from the sun through bright areas around it (radial blur at an eighth of the size). */
export function addGodRays(stage: Stage, strength: number, threshold = 0.68): void {
  const { raster, width, height, light } = stage
  const factor = 8
  const small = createPlane(Math.ceil(width / factor), Math.ceil(height / factor))
  fillPlane(small, (x, y) => {
    const at = (Math.min(height - 1, y * factor + 4) * width + Math.min(width - 1, x * factor + 4)) * 3
    const bright = raster.data[at]! * 0.3 + raster.data[at + 1]! * 0.59 + raster.data[at + 2]! * 0.11
    return clamp((bright - threshold) / (1 - threshold))
  })
  const steps = 48
  const sunX = stage.sunX / factor
  const sunY = stage.sunY / factor
  const rays = createRaster(small.width, small.height)
  for (let y = 0, at = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++, at += 3) {
      let sum = 0
      let weight = 1
      for (let step = 1; step <= steps; step++) {
        const share = (step / steps) * 0.96
        sum += samplePlane(small, x + (sunX - x) * share, y + (sunY - y) * share) * weight
        weight *= 0.975
      }
      const value = (sum / steps) * strength
      for (let channel = 0; channel < 3; channel++) rays.data[at + channel] = value * light.sun[channel]!
    }
  }
  addEnlarged(raster, rays)
}

/** A sheet of drifting mist across the picture between two rows. */
export function addMist(
  stage: Stage,
  options: { row: number; spread: number; strength: number; seed: number },
): void {
  const { width, height, raster, light, noise, unit } = stage
  const first = Math.max(0, Math.floor(options.row - options.spread * 2.4))
  const last = Math.min(height, Math.ceil(options.row + options.spread * 2.4))
  const half = createPlane(Math.ceil(width / 4) + 1, Math.ceil((last - first) / 4) + 1)
  fillPlane(half, (x, y) => {
    const row = first + y * 4 - options.row
    const band = Math.exp(-((row / options.spread) ** 2))
    const drift = noise.fbm((x * 4) / (unit * 0.3) + options.seed, (row / unit) * 9 + options.seed, 4)
    return clamp(band * (0.55 + drift * 0.95)) * options.strength
  })
  const soft = blurPlane(half, 2, 1)
  for (let y = first; y < last; y++) {
    for (let x = 0; x < width; x++) {
      const share = samplePlane(soft, x / 4, (y - first) / 4)
      if (share < 0.004) continue
      const sunward = Math.exp(-Math.abs(x - stage.sunX) / (unit * 0.3)) * 0.5 * light.glow
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const air = light.haze[channel]! + (light.sun[channel]! - light.haze[channel]!) * sunward
        raster.data[at + channel]! += (air - raster.data[at + channel]!) * share
      }
    }
  }
}

/**
 * Darkens the caption band (about 55 to 68 % of the height): bright parts are reduced so that white text is readable.
 * `strength` 0 does not change the picture.
 */
export function calmCaptionBand(stage: Pick<Stage, 'width' | 'height' | 'raster'>, strength: number): void {
  const { width, height, raster } = stage
  const { data } = raster
  for (let y = Math.floor(height * 0.44); y < height; y++) {
    const place = y / height
    // The darkening never ends further down, because a lower end would look like a stripe.
    const share = smoothStep(0.44, 0.58, place) * (1 - 0.4 * smoothStep(0.68, 1, place)) * strength
    if (share <= 0) continue
    for (let at = y * width * 3, end = at + width * 3; at < end; at += 3) {
      const gray = data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
      // Above the knee, light counts less and less; dark parts are unchanged.
      const excess = Math.max(0, gray - 0.22)
      const scale = 1 - share * (excess / (gray + 1e-6)) * 0.62
      data[at]! *= scale
      data[at + 1]! *= scale
      data[at + 2]! *= scale
    }
  }
}

/** Falling snow, dust or embers: soft dots in three sizes, out of focus when near. */
export function addParticles(
  stage: Stage,
  options: { count: number; size: number; strength: number; tint: readonly [number, number, number] },
): void {
  const { raster, width, height, unit } = stage
  const stream = stage.random.fork('particles')
  const count = Math.round((options.count * width * height) / (1024 * 1792) / (unit / 1024) ** 2)
  for (let particle = 0; particle < count; particle++) {
    const near = stream.next() ** 6
    const radius = (0.0012 + near * 0.014) * unit * options.size
    const strength = options.strength * (near > 0.3 ? 0.28 : 1) * stream.between(0.35, 1)
    addSoftDisc(raster, stream.next() * width, stream.next() * height, radius, strength, options.tint)
  }
}

function addSoftDisc(
  raster: Stage['raster'],
  x: number,
  y: number,
  radius: number,
  strength: number,
  tint: readonly [number, number, number],
): void {
  const reach = Math.ceil(radius + 1)
  for (let row = Math.max(0, Math.floor(y - reach)); row <= Math.min(raster.height - 1, y + reach); row++) {
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column <= Math.min(raster.width - 1, x + reach);
      column++
    ) {
      const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y)
      const cover = smoothStep(radius + 0.7, radius * 0.45, distance) * strength
      if (cover <= 0) continue
      const at = (row * raster.width + column) * 3
      for (let channel = 0; channel < 3; channel++) {
        raster.data[at + channel]! += (tint[channel]! - raster.data[at + channel]!) * cover
      }
    }
  }
}

/** Flakes near and far. */
export function addSnowfall(stage: Stage): void {
  addParticles(stage, { count: 420, size: 1, strength: 0.75, tint: [0.95, 0.97, 1] })
}

/** Slanting rain as thin light streaks. */
export function addRain(stage: Stage, strength: number): void {
  const { width, height, unit, request } = stage
  const stream = stage.random.fork('rain')
  const slant = stream.between(-0.22, 0.22)
  const surface = request.studio.createSurface(width, height)
  const context = surface.getContext('2d')
  context.strokeStyle = 'rgba(205, 220, 228, 1)'
  for (let layer = 0; layer < 3; layer++) {
    context.globalAlpha = strength * (0.1 + layer * 0.06)
    context.lineWidth = (0.7 + layer * 0.5) * (unit / 1024)
    context.beginPath()
    const drops = Math.round((900 / (layer + 1)) * ((width * height) / (unit * unit)))
    for (let drop = 0; drop < drops / 2; drop++) {
      const long = unit * (0.025 + layer * 0.03) * stream.between(0.6, 1.2)
      const x = stream.between(-0.1, 1.1) * width
      const y = stream.between(-0.05, 1) * height
      context.moveTo(x, y)
      context.lineTo(x + slant * long, y + long)
    }
    context.stroke()
  }
  const source = context.getImageData(0, 0, width, height).data
  const { data } = stage.raster
  for (let from = 3, to = 0; from < source.length; from += 4, to += 3) {
    const cover = source[from]! / 255
    if (cover === 0) continue
    data[to]! += (0.78 - data[to]!) * cover
    data[to + 1]! += (0.84 - data[to + 1]!) * cover
    data[to + 2]! += (0.88 - data[to + 2]!) * cover
  }
}

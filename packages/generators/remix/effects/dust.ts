import { createRandom } from '@vivify/contract/random'
import type { Pixels } from '@vivify/timeline/ports'
import { unitOf } from '../pixels.ts'

/** A few light marks for specks, hairs and scratches on the film, placed by the seed. */
export function drawDust(pixels: Pixels, amount: number, seed: number): void {
  if (amount <= 0) return
  const random = createRandom(seed).fork('dust')
  const unit = unitOf(pixels)
  for (let speck = 0; speck < Math.round(amount * 130); speck++) {
    const x = random.next() * pixels.width
    const y = random.next() * pixels.height
    // Many small ones and a few large.
    const radius = unit * (0.0006 + random.next() ** 5 * 0.0032)
    drawDot(pixels, x, y, radius, random.between(0.25, 0.8) * (random.chance(0.25) ? -0.7 : 1))
  }
  for (let hair = 0; hair < Math.round(amount * 7); hair++) {
    let x = random.next() * pixels.width
    let y = random.next() * pixels.height
    let angle = random.between(0, Math.PI * 2)
    let turn = random.between(-0.05, 0.05)
    const light = random.between(0.12, 0.3)
    const step = unit * 0.0011
    for (let part = 0; part < random.between(25, 90); part++) {
      drawDot(pixels, x, y, unit * 0.0008, light)
      x += Math.cos(angle) * step
      y += Math.sin(angle) * step
      angle += turn
      turn += random.between(-0.012, 0.012)
    }
  }
  for (let scratch = 0; scratch < Math.round(amount * 4); scratch++) {
    drawScratch(pixels, random.next() * pixels.width, random.between(0.08, 0.22), random.next() * 40)
  }
}

/** Lightens (or darkens, if `light` is below 0) a soft-edged disc. */
function drawDot(pixels: Pixels, x: number, y: number, radius: number, light: number): void {
  const { width, height, data } = pixels
  const reach = radius + 1
  for (
    let row = Math.max(0, Math.floor(y - reach));
    row <= Math.min(height - 1, Math.ceil(y + reach));
    row++
  ) {
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column <= Math.min(width - 1, Math.ceil(x + reach));
      column++
    ) {
      const inside = radius + 0.5 - Math.hypot(column + 0.5 - x, row + 0.5 - y)
      if (inside <= 0) continue
      // A speck smaller than a pixel is drawn fainter instead of smaller.
      lighten(data, (row * width + column) * 4, light * Math.min(1, inside) * Math.min(1, radius * 2.2))
    }
  }
}

function drawScratch(pixels: Pixels, x: number, light: number, phase: number): void {
  const { width, height, data } = pixels
  const half = unitOf(pixels) * 0.0005
  for (let y = 0; y < height; y++) {
    const along = (y / height) * 9 + phase
    const at = x + Math.sin(along * 0.7) * half * 3
    const strength = light * Math.max(0, Math.sin(along) * 0.6 + Math.sin(along * 2.7 + 1) * 0.5)
    if (strength <= 0) continue
    for (let column = Math.floor(at - half - 1); column <= Math.ceil(at + half + 1); column++) {
      if (column < 0 || column >= width) continue
      const inside = half + 0.5 - Math.abs(column + 0.5 - at)
      if (inside > 0) lighten(data, (y * width + column) * 4, strength * Math.min(1, inside))
    }
  }
}

function lighten(data: Uint8ClampedArray, to: number, light: number): void {
  for (let channel = to; channel < to + 3; channel++) {
    const value = data[channel]!
    data[channel] = light >= 0 ? value + (250 - value) * light : value * (1 + light)
  }
}

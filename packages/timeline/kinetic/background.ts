// The background of a kinetic scene: color, a pattern, the motif, and drifting light. Everything except the drifting
// parts is one sprite, copied pixel for pixel in each frame.

import { createRandom } from '@vivify/contract/random'
import { drawSprite, type DrawEnvironment } from '../compositor/environment.ts'
import { withAlpha, type Palette } from '../look.ts'
import type { Context2D } from '../ports.ts'
import type { Motif, TimelineScene } from '../timeline.ts'

const patterns = ['dots', 'rays', 'rings', 'grid', 'slashes'] as const

/** Draws the background of a kinetic scene; `now` is in seconds of the scene. */
export function drawBackground(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  palette: Palette,
  motif: Motif | null,
  now: number,
): void {
  const { width, height } = environment.timeline.layout
  const key = `kinetic ground ${palette.name} ${palette.accent} ${scene.seed} ${width}x${height}`
  const ground = environment.sprite(key, width, height, (paint) =>
    paintGround(paint, environment, scene, palette),
  )
  drawSprite(context, environment, ground, 0, 0)
  drawGlow(context, environment, scene, palette, now)
  if (motif) drawMotif(context, environment, scene, palette, motif, now)
  drawParticles(context, environment, scene, palette, now)
}

function paintGround(
  paint: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  palette: Palette,
): void {
  const { width, height } = environment.timeline.layout
  const random = createRandom(scene.seed).fork('ground')
  const litX = random.between(0.1, 0.9) * width
  const litY = random.between(0.05, 0.4) * height
  const ground = paint.createRadialGradient(litX, litY, 0, litX, litY, Math.hypot(width, height) * 0.85)
  ground.addColorStop(0, palette.background[0])
  ground.addColorStop(0.5, palette.background[1])
  ground.addColorStop(1, palette.background[2])
  paint.fillStyle = ground
  paint.fillRect(0, 0, width, height)
  paintPattern(paint, random.pick(patterns), palette, width, height, random.next())
  const shade = paint.createLinearGradient(0, height * 0.62, 0, height)
  const dark = palette.ink === '#ffffff' ? '#000000' : palette.background[2]
  shade.addColorStop(0, withAlpha(dark, 0))
  shade.addColorStop(1, withAlpha(dark, 0.38))
  paint.fillStyle = shade
  paint.fillRect(0, height * 0.62, width, height * 0.38)
}

function paintPattern(
  paint: Context2D,
  pattern: (typeof patterns)[number],
  palette: Palette,
  width: number,
  height: number,
  draw: number,
): void {
  const faint = palette.ink === '#ffffff' ? 0.055 : 0.28
  paint.fillStyle = withAlpha(palette.glow, faint)
  paint.strokeStyle = withAlpha(palette.glow, faint)
  paint.lineWidth = 3
  const centerX = width * (0.2 + 0.6 * draw)
  switch (pattern) {
    case 'dots':
      for (let y = 30; y < height; y += 60) {
        for (let x = (y / 60) % 2 < 1 ? 30 : 60; x < width; x += 60) {
          const radius = 2 + 5 * Math.max(0, 1 - Math.hypot(x - centerX, y - height * 0.8) / (height * 0.6))
          paint.beginPath()
          paint.arc(x, y, radius, 0, Math.PI * 2)
          paint.fill()
        }
      }
      return
    case 'rays':
      for (let ray = 0; ray < 24; ray += 2) {
        const from = (ray / 24) * Math.PI * 2 + draw
        paint.beginPath()
        paint.moveTo(centerX, height * 0.42)
        paint.arc(centerX, height * 0.42, height * 1.2, from, from + Math.PI / 12)
        paint.closePath()
        paint.fill()
      }
      return
    case 'rings':
      for (let radius = 130; radius < height * 1.1; radius += 130) {
        paint.beginPath()
        paint.arc(centerX, height * 0.4, radius, 0, Math.PI * 2)
        paint.stroke()
      }
      return
    case 'grid':
      for (let line = -40; line < Math.max(width, height); line += 120) {
        paint.fillRect(line, 0, 2.5, height)
        paint.fillRect(0, line, width, 2.5)
      }
      return
    case 'slashes':
      paint.lineWidth = 46
      for (let line = -height; line < width + height; line += 170) {
        paint.beginPath()
        paint.moveTo(line, height + 60)
        paint.lineTo(line + height * 0.6, -60)
        paint.stroke()
      }
  }
}

function drawGlow(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  palette: Palette,
  now: number,
): void {
  const { width, height } = environment.timeline.layout
  const size = 620
  const sprite = environment.sprite(`kinetic glow ${palette.glow}`, size, size, (paint) => {
    const light = paint.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2)
    const strength = palette.ink === '#ffffff' ? 0.34 : 0.7
    light.addColorStop(0, withAlpha(palette.glow, strength))
    light.addColorStop(0.45, withAlpha(palette.glow, strength * 0.36))
    light.addColorStop(1, withAlpha(palette.glow, 0))
    paint.fillStyle = light
    paint.fillRect(0, 0, size, size)
  })
  const phase = (scene.seed % 628) / 100
  // Whole pixels: the light has no edges, and a plain copy costs a third of a resampled one.
  const x = Math.round(width * (0.5 + 0.36 * Math.sin(phase + now * 0.55)) - size / 2)
  const y = Math.round(height * (0.36 + 0.22 * Math.cos(phase * 1.7 + now * 0.42)) - size / 2)
  drawSprite(context, environment, sprite, x, y)
}

function drawMotif(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  palette: Palette,
  motif: Motif,
  now: number,
): void {
  const { width, height } = environment.timeline.layout
  const size = Math.min(width * 1.08, height * 0.9)
  const tilt = ((scene.seed >>> 8) % 100) / 100 - 0.5
  context.save()
  context.translate(width * (0.5 + tilt * 0.16), height * 0.57 - now * 9)
  context.rotate(tilt * 0.34 + now * 0.014)
  const scale = (size / motif.viewBox) * (1 + now * 0.012)
  context.scale(scale, scale)
  context.translate(-motif.viewBox / 2, -motif.viewBox / 2)
  context.fillStyle = palette.glow
  // Later layers of an emoji lie on earlier ones. Each adds light, which draws the shape without its colors.
  const strength = palette.ink === '#ffffff' ? 0.17 : 0.36
  for (const [index, layer] of motif.layers.entries()) {
    context.globalAlpha = index === 0 ? strength : strength * 0.62
    context.fill(environment.outline(layer.pathData))
  }
  context.restore()
  context.globalAlpha = 1
}

function drawParticles(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  palette: Palette,
  now: number,
): void {
  const { width, height } = environment.timeline.layout
  const random = createRandom(scene.seed).fork('particles')
  context.fillStyle = withAlpha(palette.glow, palette.ink === '#ffffff' ? 0.3 : 0.75)
  for (let particle = 0; particle < 14; particle++) {
    const x = random.next() * width
    const speed = random.between(26, 90)
    const radius = random.between(3, 9)
    const y = (((random.next() * height - now * speed) % height) + height) % height
    context.beginPath()
    context.arc(x + Math.sin(now * 1.3 + particle) * 14, y, radius, 0, Math.PI * 2)
    context.fill()
  }
}

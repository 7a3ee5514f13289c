// Elements that stay on screen through every scene: progress bar, watermark, logo.

import { easeOutCubic } from '../compositor/easing.ts'
import type { Context2D } from '../ports.ts'
import { isBookend, type TimelineScene } from '../timeline.ts'
import type { DrawEnvironment, OverLayer } from '../compositor/environment.ts'

/** Number of frames in which the dash of a new scene fills. */
const fillFrames = 18

/**
 * Layers for those of progress bar, watermark and logo that the video has. Of these, intro and outro show the watermark
 * only. An ad and a card have logo and watermark among their own words.
 */
export function layFurniture(
  environment: DrawEnvironment,
  scene: TimelineScene,
  sceneFrame: number,
): OverLayer[] {
  const { timeline } = environment
  const { progress, watermark, logo } = timeline.layout
  const { watermark: text, logo: key } = timeline
  const layers: OverLayer[] = []
  const isInBookend = isBookend(timeline, scene)
  if (timeline.hasProgressBar && timeline.scenes.length > 1 && !isInBookend)
    layers.push({
      top: progress.y - 4,
      bottom: progress.y + progress.height + 4,
      draw: (context) => drawProgress(context, environment, scene, sceneFrame),
    })
  if (text && !showsWatermarkItself(scene))
    layers.push({
      top: watermark.y - 36,
      bottom: watermark.y + 36,
      draw: (context) => drawWatermark(context, environment, text),
    })
  if (key && !isInBookend && scene.visual.kind !== 'ad')
    layers.push({
      top: logo.top - 2,
      bottom: logo.top + logo.size + 2,
      draw: (context) => drawLogo(context, environment, key),
    })
  return layers
}

function showsWatermarkItself({ visual }: TimelineScene): boolean {
  return visual.kind === 'ad' || (visual.kind === 'brand-card' && visual.place === 'outro')
}

/**
 * Draws one dash per scene, as in stories, filled as its scene begins. A changed word leaves the frames of other
 * scenes, and the earlier frames of its own, unchanged, so their segments need no new encoding.
 */
function drawProgress(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  sceneFrame: number,
): void {
  const { look, layout, scenes } = environment.timeline
  const { left, right, y, height } = layout.progress
  const gap = Math.min(8, (right - left) / scenes.length / 4)
  const dash = (right - left - gap * (scenes.length - 1)) / scenes.length
  for (let index = 0; index < scenes.length; index++) {
    const x = left + index * (dash + gap)
    context.fillStyle = 'rgba(11,13,18,0.28)'
    roundedBar(context, x - 1, y - 1, dash + 2, height + 2)
    context.fillStyle = 'rgba(255,255,255,0.38)'
    roundedBar(context, x, y, dash, height)
    const filled =
      index < scene.index ? 1 : index > scene.index ? 0 : easeOutCubic((sceneFrame + 1) / fillFrames)
    if (filled > 0) {
      context.fillStyle = look.accent
      roundedBar(context, x, y, Math.max(height, dash * filled), height)
    }
  }
}

function roundedBar(context: Context2D, x: number, y: number, width: number, height: number): void {
  context.beginPath()
  context.roundRect(x, y, width, height, Math.min(height, width) / 2)
  context.fill()
}

function drawWatermark(context: Context2D, environment: DrawEnvironment, text: string): void {
  const { right, y } = environment.timeline.layout.watermark
  context.font = '700 30px Geist'
  context.textAlign = 'right'
  context.textBaseline = 'middle'
  context.globalAlpha = 0.75
  context.fillStyle = 'rgba(11,13,18,0.6)'
  context.fillText(text, right + 1.5, y + 1.5)
  context.fillStyle = '#ffffff'
  context.fillText(text, right, y)
  context.globalAlpha = 1
  context.textAlign = 'left'
}

function drawLogo(context: Context2D, environment: DrawEnvironment, key: string): void {
  const { left, top, size } = environment.timeline.layout.logo
  const logo = environment.pictures.picture(key)
  const scale = Math.min((size * 2.6) / logo.width, size / logo.height)
  context.drawImage(logo, left, top, logo.width * scale, logo.height * scale)
}

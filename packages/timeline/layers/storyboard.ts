// Storyboard: drawn panels on paper that appear one after another, as an artist would pin them up.

import { createRandom } from '@vivify/contract/random'
import { easeOutCubic, mix, progressOf } from '../compositor/easing.ts'
import { drawSprite, type DrawEnvironment } from '../compositor/environment.ts'
import type { Context2D, Drawable } from '../ports.ts'
import type { SceneVisual, TimelineScene } from '../timeline.ts'

type Storyboard = Extract<SceneVisual, { kind: 'storyboard' }>

interface Panel {
  x: number
  y: number
  width: number
  height: number
  tilt: number
}

const paper = '#f3ede1'
const ink = '#2a2622'

/** Draws up to four panels. Each appears with its share of the scene; then its picture moves slowly. */
export function drawStoryboard(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  visual: Storyboard,
  sceneFrame: number,
): void {
  const { layout, fps } = environment.timeline
  drawSprite(context, environment, paperSprite(environment), 0, 0)
  const panels = arrangePanels(visual, layout.format, layout.width, layout.height)
  const seconds = scene.motionFrames / fps
  const now = sceneFrame / fps
  panels.forEach((panel, index) => {
    const enters = index === 0 ? -0.2 : (index / panels.length) * seconds * 0.8
    const entered = easeOutCubic(progressOf(now, enters, 0.34))
    if (entered <= 0) return
    const picture = environment.pictures.picture(visual.pictures[index % visual.pictures.length]!)
    context.save()
    context.globalAlpha = Math.min(1, entered * 1.6)
    context.translate(panel.x, panel.y + (1 - entered) * 90)
    context.rotate(panel.tilt + (1 - entered) * 0.05)
    drawPanel(context, panel, picture, mix(1.04, 1.12, progressOf(now, enters, seconds)))
    context.restore()
  })
}

/** Panels by format: stacked in portrait, side by side in landscape. */
function arrangePanels(visual: Storyboard, format: string, width: number, height: number): Panel[] {
  const random = createRandom(visual.variant)
  const count = Math.min(4, Math.max(1, visual.pictures.length))
  const tilt = (): number => random.between(-0.022, 0.022)
  if (format === '16:9') {
    const panelWidth = (width - 240) / count - 30
    return Array.from({ length: count }, (_, index) => ({
      x: 120 + (index + 0.5) * ((width - 240) / count),
      y: height * 0.44 + (index % 2 === 0 ? -14 : 14),
      width: panelWidth,
      height: Math.min(height * 0.62, panelWidth * 1.1),
      tilt: tilt(),
    }))
  }
  if (format === '9:16') {
    // The first panel fills the page above the captions; the others are below them, under the platform's buttons.
    const hero = { x: width / 2, y: 668, width: width * 0.86, height: 700, tilt: tilt() * 0.6 }
    const below = Array.from({ length: count - 1 }, (_, index) => ({
      x: count === 2 ? width / 2 : width * (index % 2 === 0 ? 0.28 : 0.72),
      y: 1500 + (index % 2 === 0 ? -16 : 16) + Math.floor(index / 2) * 440,
      width: count === 2 ? width * 0.7 : width * 0.42,
      height: 400,
      tilt: tilt(),
    }))
    return [hero, ...below]
  }
  const top = 110
  const rowHeight = (760 - top) / (count <= 2 ? count : 2)
  return Array.from({ length: count }, (_, index) => {
    const row = count <= 2 ? index : Math.floor(index / 2)
    const isPaired = count === 4 || (count === 3 && index < 2)
    const panelWidth = isPaired ? width * 0.41 : width * 0.72
    const column = isPaired ? (index % 2 === 0 ? 0.28 : 0.72) : 0.5
    return {
      x: width * column,
      y: top + (row + 0.5) * rowHeight,
      width: panelWidth,
      height: rowHeight - 44,
      tilt: tilt(),
    }
  })
}

function drawPanel(context: Context2D, panel: Panel, picture: Drawable, zoom: number): void {
  const { width, height } = panel
  context.fillStyle = 'rgba(30,22,12,0.22)'
  context.fillRect(-width / 2 - 6, -height / 2 + 2, width + 24, height + 22)
  context.fillStyle = '#fffdf8'
  context.fillRect(-width / 2 - 12, -height / 2 - 12, width + 24, height + 24)
  context.save()
  context.beginPath()
  context.rect(-width / 2, -height / 2, width, height)
  context.clip()
  const cover = Math.max(width / picture.width, height / picture.height) * zoom
  context.drawImage(
    picture,
    (-picture.width * cover) / 2,
    -picture.height * cover * 0.45,
    picture.width * cover,
    picture.height * cover,
  )
  context.restore()
  context.strokeStyle = ink
  context.lineWidth = 5
  context.strokeRect(-width / 2, -height / 2, width, height)
}

function paperSprite(environment: DrawEnvironment): ReturnType<DrawEnvironment['sprite']> {
  const { width, height } = environment.timeline.layout
  return environment.sprite('storyboard paper', width, height, (context) => {
    context.fillStyle = paper
    context.fillRect(0, 0, width, height)
    context.strokeStyle = 'rgba(70,90,140,0.10)'
    context.lineWidth = 2
    for (let line = 0; line < height + width; line += 48) {
      context.beginPath()
      context.moveTo(0, line)
      context.lineTo(width, line)
      context.moveTo(line, 0)
      context.lineTo(line, height)
      context.stroke()
    }
    const shade = context.createRadialGradient(
      width / 2,
      height * 0.4,
      Math.min(width, height) * 0.3,
      width / 2,
      height * 0.5,
      Math.max(width, height) * 0.75,
    )
    shade.addColorStop(0, 'rgba(90,60,20,0)')
    shade.addColorStop(1, 'rgba(90,60,20,0.24)')
    context.fillStyle = shade
    context.fillRect(0, 0, width, height)
  })
}

// Storyboard: drawn panels on paper that appear one after another, as an artist would pin them up.

import { createRandom } from '@vivify/contract/random'
import { easeOutCubic, mix, progressOf } from '../compositor/easing.ts'
import { drawSprite, type DrawEnvironment } from '../compositor/environment.ts'
import { panelZoom, placePanels, type PanelPlace } from '../layout/storyboard-panels.ts'
import type { Context2D, Drawable } from '../ports.ts'
import type { SceneVisual, TimelineScene } from '../timeline.ts'

type Storyboard = Extract<SceneVisual, { kind: 'storyboard' }>

type Panel = PanelPlace & { tilt: number }

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
  const panels = tiltPanels(visual, placePanels(layout.format, visual.pictures.length))
  const seconds = scene.motionFrames / fps
  const now = sceneFrame / fps
  panels.forEach((panel, index) => {
    const enters = index === 0 ? -0.2 : (index / panels.length) * seconds * 0.8
    const entered = easeOutCubic(progressOf(now, enters, 0.34))
    if (entered < 1) drawBlank(context, panel)
    if (entered <= 0) return
    const picture = environment.pictures.picture(visual.pictures[index % visual.pictures.length]!)
    context.save()
    context.globalAlpha = Math.min(1, entered * 1.6)
    context.translate(panel.x, panel.y + (1 - entered) * 90)
    context.rotate(panel.tilt + (1 - entered) * 0.05)
    drawPanel(context, panel, picture, mix(1.04, panelZoom, progressOf(now, enters, seconds)))
    context.restore()
  })
}

function tiltPanels({ variant }: Storyboard, places: readonly PanelPlace[]): Panel[] {
  const random = createRandom(variant)
  return places.map((place) => ({ ...place, tilt: random.between(-0.022, 0.022) * (place.isHero ? 0.6 : 1) }))
}

/** An empty frame shows where a panel will be, so that the page is never half empty. */
function drawBlank(context: Context2D, { x, y, width, height, tilt }: Panel): void {
  context.save()
  context.translate(x, y)
  context.rotate(tilt)
  context.fillStyle = 'rgba(255,253,248,0.55)'
  context.fillRect(-width / 2, -height / 2, width, height)
  context.strokeStyle = 'rgba(42,38,34,0.28)'
  context.lineWidth = 4
  context.strokeRect(-width / 2, -height / 2, width, height)
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(-width / 2, -height / 2)
  context.lineTo(width / 2, height / 2)
  context.moveTo(width / 2, -height / 2)
  context.lineTo(-width / 2, height / 2)
  context.strokeStyle = 'rgba(42,38,34,0.1)'
  context.stroke()
  context.restore()
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

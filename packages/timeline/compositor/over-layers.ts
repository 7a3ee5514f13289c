// Layers over a frame's visual (title, captions, furniture) and the rows that each touches.

import { captionRows, drawCaptions } from '../layers/captions.ts'
import { layFurniture } from '../layers/furniture.ts'
import { drawTitle, titleRows } from '../layers/title.ts'
import type { Rows } from '../layout/frame.ts'
import type { Context2D } from '../ports.ts'
import type { Timeline, TimelineScene } from '../timeline.ts'
import { resetContext, type DrawEnvironment, type OverLayer } from './environment.ts'

/** Rows of pixels that overlays touch. The bounds are even numbers, and runs do not touch each other. */
export interface OverRun extends Rows {
  /** Draws on a surface that has the video's width and whose first row is `top`. Does not clear it. */
  draw(context: Context2D): void
}

/** The layers of a frame, in drawing order. */
export function listOverLayers(
  environment: DrawEnvironment,
  scene: TimelineScene,
  sceneFrame: number,
): OverLayer[] {
  const { timeline } = environment
  const layers: OverLayer[] = []
  const title = titleRows(timeline, scene, sceneFrame)
  if (title) layers.push({ ...title, draw: (on) => drawTitle(on, environment, scene, sceneFrame) })
  const captions = scene.visual.kind === 'kinetic' ? null : captionRows(timeline, scene, sceneFrame)
  if (captions) layers.push({ ...captions, draw: (on) => drawCaptions(on, environment, scene, sceneFrame) })
  return [...layers, ...layFurniture(environment, scene, sceneFrame)]
}

/** The same layers grouped by rows, from top to bottom. Each run is drawn on its own. */
export function listOverRuns(
  environment: DrawEnvironment,
  scene: TimelineScene,
  sceneFrame: number,
): OverRun[] {
  const { timeline } = environment
  const layers = listOverLayers(environment, scene, sceneFrame)
  return joinPixelRows(layers, timeline).map(({ top, bottom, joined }) => ({
    top,
    bottom,
    draw(context) {
      resetContext(context, timeline.scale, top)
      for (const layer of layers) if (joined.has(layer)) layer.draw(context)
    },
  }))
}

/** Converts design units to whole, even pixels inside the frame. Layers that touch are joined. */
function joinPixelRows(layers: readonly OverLayer[], { scale, height }: Timeline) {
  const runs: { top: number; bottom: number; joined: Set<OverLayer> }[] = []
  for (const layer of layers.toSorted((a, b) => a.top - b.top)) {
    const top = Math.max(0, Math.floor((layer.top * scale) / 2) * 2)
    const bottom = Math.min(height, Math.ceil((layer.bottom * scale) / 2) * 2)
    const before = runs.at(-1)
    if (before && top <= before.bottom) {
      before.bottom = Math.max(before.bottom, bottom)
      before.joined.add(layer)
    } else if (top < bottom) runs.push({ top, bottom, joined: new Set([layer]) })
  }
  return runs
}

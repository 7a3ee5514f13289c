// One compositor for preview and export: the same code draws in a browser's canvas and in Node's.

import type { Context2D, Studio, Surface } from '../ports.ts'
import { captionRows, drawCaptions } from '../layers/captions.ts'
import { drawFurniture, furnitureRows } from '../layers/furniture.ts'
import { drawPicture } from '../layers/picture.ts'
import { drawFootage } from '../layers/footage.ts'
import { drawStoryboard } from '../layers/storyboard.ts'
import { drawTitle, titleRows } from '../layers/title.ts'
import { drawKinetic } from '../kinetic/kinetic.ts'
import type { Rows } from '../layout/frame.ts'
import { sceneAt, type Timeline, type TimelineScene } from '../timeline.ts'
import { createDrawEnvironment, type DrawEnvironment, type PictureSource } from './environment.ts'
import { layStills, type StillLayer } from './still-layers.ts'
import { drawTransition } from './transitions.ts'

export interface Compositor {
  timeline: Timeline
  /**
   * Draws one frame, 0 to `timeline.frameCount - 1`, over the whole of `context`, whose surface must have the
   * timeline's size. Pure: the same frame is the same picture, whatever was drawn before.
   */
  draw(context: Context2D, frame: number): void
  /** What lies under everything else, when it is nothing but stills; else null. */
  stillLayers(frame: number): StillLayer[] | null
  /** Draws what `draw` lays over the visual: title, captions and furniture. Clears nothing. */
  drawOver(context: Context2D, frame: number): void
  /** Rows of pixels outside which `drawOver` draws nothing: even numbers, apart, from top to bottom. */
  overRows(frame: number): Rows[]
}

/** Makes the compositor of a timeline. `pictures` must know every key that the timeline names. */
export function createCompositor(options: {
  timeline: Timeline
  studio: Studio
  pictures: PictureSource
}): Compositor {
  const { timeline } = options
  const environment = createDrawEnvironment(options)
  let underlay: Surface | null = null

  function draw(context: Context2D, frame: number): void {
    const scene = sceneAt(timeline, frame)
    const sceneFrame = frame - scene.startFrame
    reset(context, timeline.scale)
    if (isTransition(scene, sceneFrame)) {
      underlay ??= options.studio.createSurface(timeline.width, timeline.height)
      const before = timeline.scenes[scene.index - 1]!
      const underContext = underlay.getContext('2d')
      reset(underContext, timeline.scale)
      drawVisual(underContext, environment, before, before.frameCount + sceneFrame)
      drawTransition({
        context,
        environment,
        before: underlay,
        drawAfter: (target) => drawVisual(target, environment, scene, sceneFrame),
        transition: scene.transition,
        frame: sceneFrame,
        accent: timeline.look.accent,
      })
    } else {
      drawVisual(context, environment, scene, sceneFrame)
    }
    drawOver(context, frame)
  }

  function drawOver(context: Context2D, frame: number): void {
    const scene = sceneAt(timeline, frame)
    const sceneFrame = frame - scene.startFrame
    reset(context, timeline.scale)
    drawTitle(context, environment, scene, sceneFrame)
    if (scene.visual.kind !== 'kinetic') drawCaptions(context, environment, scene, sceneFrame)
    drawFurniture(context, environment, scene, sceneFrame)
  }

  function overRows(frame: number): Rows[] {
    const scene = sceneAt(timeline, frame)
    const sceneFrame = frame - scene.startFrame
    const rows = furnitureRows(timeline)
    const title = titleRows(timeline, scene, sceneFrame)
    const captions = scene.visual.kind === 'kinetic' ? null : captionRows(timeline, scene, sceneFrame)
    for (const found of [title, captions]) if (found) rows.push(found)
    return joinPixelRows(rows, timeline)
  }

  function stillLayers(frame: number): StillLayer[] | null {
    const scene = sceneAt(timeline, frame)
    const sceneFrame = frame - scene.startFrame
    const before = isTransition(scene, sceneFrame) ? timeline.scenes[scene.index - 1]! : null
    const moment = { scene, frame: sceneFrame }
    return layStills(environment, moment, before && { scene: before, frame: before.frameCount + sceneFrame })
  }

  return { timeline, draw, stillLayers, drawOver, overRows }
}

function isTransition(scene: TimelineScene, sceneFrame: number): boolean {
  return sceneFrame < scene.transition.frames && scene.index > 0
}

/** Design units to whole, even pixels inside the frame; runs that touch become one. */
function joinPixelRows(rows: readonly Rows[], { scale, height }: Timeline): Rows[] {
  const joined: Rows[] = []
  for (const { top, bottom } of rows.toSorted((a, b) => a.top - b.top)) {
    const first = Math.max(0, Math.floor((top * scale) / 2) * 2)
    const end = Math.min(height, Math.ceil((bottom * scale) / 2) * 2)
    const before = joined.at(-1)
    if (before && first <= before.bottom) before.bottom = Math.max(before.bottom, end)
    else if (first < end) joined.push({ top: first, bottom: end })
  }
  return joined
}

function reset(context: Context2D, scale: number): void {
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'low'
  context.shadowColor = 'rgba(0,0,0,0)'
  context.shadowBlur = 0
  context.filter = 'none'
}

function drawVisual(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  sceneFrame: number,
): void {
  switch (scene.visual.kind) {
    case 'kinetic':
      return drawKinetic(context, environment, scene, scene.visual, sceneFrame)
    case 'image':
      return drawPicture(context, environment, scene, scene.visual, sceneFrame)
    case 'footage':
      return drawFootage(context, environment, scene, scene.visual, sceneFrame)
    case 'storyboard':
      return drawStoryboard(context, environment, scene, scene.visual, sceneFrame)
  }
}

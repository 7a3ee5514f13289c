// One compositor for preview and export: the same code draws in a browser's canvas and in Node's.

import type { Context2D, Studio, Surface } from '../ports.ts'
import { drawCaptions } from '../layers/captions.ts'
import { drawFurniture } from '../layers/furniture.ts'
import { drawPicture } from '../layers/picture.ts'
import { drawFootage } from '../layers/footage.ts'
import { drawStoryboard } from '../layers/storyboard.ts'
import { drawTitle } from '../layers/title.ts'
import { drawKinetic } from '../kinetic/kinetic.ts'
import { sceneAt, type Timeline, type TimelineScene } from '../timeline.ts'
import { createDrawEnvironment, type DrawEnvironment, type PictureSource } from './environment.ts'
import { drawTransition } from './transitions.ts'

export interface Compositor {
  timeline: Timeline
  /**
   * Draws one frame, 0 to `timeline.frameCount - 1`, over the whole of `context`, whose surface must have the
   * timeline's size. Pure: the same frame is the same picture, whatever was drawn before.
   */
  draw(context: Context2D, frame: number): void
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
    const isTransition = sceneFrame < scene.transition.frames && scene.index > 0
    if (isTransition) {
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
    reset(context, timeline.scale)
    drawTitle(context, environment, scene, sceneFrame)
    if (scene.visual.kind !== 'kinetic') drawCaptions(context, environment, scene, sceneFrame)
    drawFurniture(context, environment, scene, sceneFrame)
  }

  return { timeline, draw }
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

// The compositor for preview and export: the same code draws in a browser's canvas and in Node's.

import type { Context2D, Studio, Surface } from '../ports.ts'
import { drawAd } from '../layers/ad.ts'
import { drawPicture } from '../layers/picture.ts'
import { drawFootage } from '../layers/footage.ts'
import { drawStoryboard } from '../layers/storyboard.ts'
import { drawBrandCard } from '../layers/brand-card.ts'
import { drawKinetic } from '../kinetic/kinetic.ts'
import { sceneAt, type Timeline, type TimelineScene } from '../timeline.ts'
import {
  createDrawEnvironment,
  resetContext,
  type DrawEnvironment,
  type PictureSource,
} from './environment.ts'
import { listOverLayers, listOverRuns, type OverRun } from './over-layers.ts'
import { layStills, type StillLayer } from './still-layers.ts'
import { drawTransition } from './transitions.ts'

export interface Compositor {
  timeline: Timeline
  /**
   * Draws one frame, 0 to `timeline.frameCount - 1`, over the whole of `context`, whose surface must have the
   * timeline's size. A frame does not depend on the frames drawn before it.
   */
  draw(context: Context2D, frame: number): void
  /** The layers under the overlays when all of them are stills; otherwise null. */
  stillLayers(frame: number): StillLayer[] | null
  /**
   * The overlays that `draw` puts over the visual (title, captions, furniture), by the rows they touch, from top to
   * bottom.
   */
  overRuns(frame: number): OverRun[]
}

/** Creates the compositor of a timeline. `pictures` must know every key that the timeline names. */
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
    resetContext(context, timeline.scale)
    if (isTransition(scene, sceneFrame)) {
      underlay ??= options.studio.createSurface(timeline.width, timeline.height)
      const before = timeline.scenes[scene.index - 1]!
      const underContext = underlay.getContext('2d')
      resetContext(underContext, timeline.scale)
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
    resetContext(context, timeline.scale)
    for (const layer of listOverLayers(environment, scene, sceneFrame)) layer.draw(context)
  }

  function overRuns(frame: number): OverRun[] {
    const scene = sceneAt(timeline, frame)
    return listOverRuns(environment, scene, frame - scene.startFrame)
  }

  function stillLayers(frame: number): StillLayer[] | null {
    const scene = sceneAt(timeline, frame)
    const sceneFrame = frame - scene.startFrame
    const before = isTransition(scene, sceneFrame) ? timeline.scenes[scene.index - 1]! : null
    const moment = { scene, frame: sceneFrame }
    return layStills(environment, moment, before && { scene: before, frame: before.frameCount + sceneFrame })
  }

  return { timeline, draw, stillLayers, overRuns }
}

function isTransition(scene: TimelineScene, sceneFrame: number): boolean {
  return sceneFrame < scene.transition.frames && scene.index > 0
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
    case 'ad':
      return drawAd(context, environment, scene.visual, sceneFrame)
    case 'brand-card':
      return drawBrandCard(context, environment, scene, scene.visual, sceneFrame)
  }
}

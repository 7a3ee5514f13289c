import type { Context2D } from '../ports.ts'
import { sceneAt, type SceneVisual, type Timeline, type TimelineScene } from '../timeline.ts'
import type { DrawEnvironment } from '../compositor/environment.ts'
import { drawCovering } from './picture.ts'

/** Draws a clip, cropped to cover; a clip shorter than its scene plays forwards and backwards. */
export function drawFootage(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  visual: Extract<SceneVisual, { kind: 'footage' }>,
  sceneFrame: number,
): void {
  const { layout, fps, look } = environment.timeline
  const seconds = clipSecondsAt(sceneFrame / fps, visual.clipSeconds, 1 / fps)
  const frame = environment.pictures.clipFrame(visual.clip, seconds)
  if (!frame) {
    context.fillStyle = look.captionShade
    context.fillRect(0, 0, layout.width, layout.height)
    return
  }
  drawCovering(context, environment, frame, visual.move, sceneFrame / scene.frameCount)
}

/** The clip frames that a frame of the video shows: one, or two during a transition. */
export function clipMoments(timeline: Timeline, frame: number): { clip: string; seconds: number }[] {
  const scene = sceneAt(timeline, frame)
  const sceneFrame = frame - scene.startFrame
  const before = sceneFrame < scene.transition.frames ? timeline.scenes[scene.index - 1] : undefined
  const shown = [{ scene, sceneFrame }]
  if (before) shown.push({ scene: before, sceneFrame: before.frameCount + sceneFrame })
  return shown.flatMap((entry) => {
    const { visual } = entry.scene
    if (visual.kind !== 'footage') return []
    const seconds = clipSecondsAt(entry.sceneFrame / timeline.fps, visual.clipSeconds, 1 / timeline.fps)
    return [{ clip: visual.clip, seconds }]
  })
}

/** Time in a clip of `clipSeconds` when it has played for `seconds`, bouncing at both ends. */
export function clipSecondsAt(seconds: number, clipSeconds: number, frameSeconds: number): number {
  const last = Math.max(0, clipSeconds - frameSeconds)
  if (last === 0) return 0
  const position = seconds % (2 * last)
  return position <= last ? position : 2 * last - position
}

import type { Context2D, Drawable } from '../ports.ts'
import {
  clipOverhangSeconds,
  sceneAt,
  type SceneVisual,
  type Timeline,
  type TimelineScene,
} from '../timeline.ts'
import type { DrawEnvironment } from '../compositor/environment.ts'
import { coveringPlace, type PicturePlace } from './picture.ts'

/** Below this speed, a clip of 30 frames per second visibly stutters. */
const minSpeed = 0.5

/**
 * Draws a clip, cropped to cover the frame. A clip shorter than its scene is slowed down to fill it, see
 * `clipSecondsAt`.
 */
export function drawFootage(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  visual: Extract<SceneVisual, { kind: 'footage' }>,
  sceneFrame: number,
): void {
  const shown = placeFootage(environment, scene, visual, sceneFrame)
  if (!shown) {
    const { layout, look } = environment.timeline
    context.fillStyle = look.captionShade
    context.fillRect(0, 0, layout.width, layout.height)
    return
  }
  const { picture, place } = shown
  context.drawImage(picture, place.x, place.y, place.width, place.height)
}

/** A moment of a clip. */
export interface ClipMoment {
  clip: string
  seconds: number
}

/**
 * A clip's picture in a frame of its scene, with its name and position in design units; null when it is not decoded
 * yet.
 */
export function placeFootage(
  environment: DrawEnvironment,
  scene: TimelineScene,
  visual: Extract<SceneVisual, { kind: 'footage' }>,
  sceneFrame: number,
): { name: string; picture: Drawable; place: PicturePlace } | null {
  const { timeline, pictures } = environment
  const { clip, move } = visual
  const seconds = shownClipSeconds(timeline, scene, visual, sceneFrame)
  const picture = pictures.clipFrame(clip, seconds)
  if (!picture) return null
  const place = coveringPlace(timeline.layout, picture, move, sceneFrame / scene.motionFrames)
  return { name: nameMoment({ clip, seconds }), picture, place }
}

/** Names a clip's picture among the pictures of a video. */
export function nameMoment({ clip, seconds }: ClipMoment): string {
  return `${clip} at ${seconds}`
}

/** The clip frames that a frame of the video shows: one, or two during a transition. */
export function clipMoments(timeline: Timeline, frame: number): ClipMoment[] {
  const scene = sceneAt(timeline, frame)
  const sceneFrame = frame - scene.startFrame
  const before = sceneFrame < scene.transition.frames ? timeline.scenes[scene.index - 1] : undefined
  const shown = [{ scene, sceneFrame }]
  if (before) shown.push({ scene: before, sceneFrame: before.frameCount + sceneFrame })
  return shown.flatMap((entry) => {
    const { visual } = entry.scene
    if (visual.kind !== 'footage') return []
    return [{ clip: visual.clip, seconds: shownClipSeconds(timeline, entry.scene, visual, entry.sceneFrame) }]
  })
}

function shownClipSeconds(
  { fps }: Pick<Timeline, 'fps'>,
  { frameCount }: TimelineScene,
  { clipSeconds, clipStartSeconds }: Extract<SceneVisual, { kind: 'footage' }>,
  sceneFrame: number,
): number {
  const left = clipSeconds - clipStartSeconds
  return clipStartSeconds + clipSecondsAt(sceneFrame / fps, left, frameCount / fps)
}

/**
 * Time in a clip of `clipSeconds` when its scene of `sceneSeconds` has been on for `seconds`. A clip that is too short
 * is slowed down, to half its speed at most, so that it ends with its scene. A still shorter one is repeated as few
 * times as that allows, and the last play is whole. A clip never runs backwards, because pouring coffee would flow up.
 */
export function clipSecondsAt(seconds: number, clipSeconds: number, sceneSeconds: number): number {
  const shownSeconds = sceneSeconds + clipOverhangSeconds
  if (clipSeconds >= shownSeconds) return seconds
  const plays = Math.ceil((shownSeconds * minSpeed) / clipSeconds)
  return (seconds * ((plays * clipSeconds) / shownSeconds)) % clipSeconds
}

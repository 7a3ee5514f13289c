import type { Context2D } from '../ports.ts'
import type { CameraMove } from '../camera-move.ts'
import type { SceneVisual, TimelineScene } from '../timeline.ts'
import { easeInOut, mix } from '../compositor/easing.ts'
import type { DrawEnvironment } from '../compositor/environment.ts'

/** Position of a whole picture, which may extend beyond the frame. */
export interface PicturePlace {
  x: number
  y: number
  width: number
  height: number
}

/** Draws a still under a camera that moves by fractions of a pixel. */
export function drawPicture(
  context: Context2D,
  environment: DrawEnvironment,
  scene: TimelineScene,
  visual: Extract<SceneVisual, { kind: 'image' }>,
  sceneFrame: number,
): void {
  const picture = environment.pictures.picture(visual.picture)
  const place = placePicture(environment, scene, visual, sceneFrame)
  context.drawImage(picture, place.x, place.y, place.width, place.height)
}

/** Position of a still in a frame of its scene, in design units. */
export function placePicture(
  environment: DrawEnvironment,
  scene: TimelineScene,
  visual: Extract<SceneVisual, { kind: 'image' }>,
  sceneFrame: number,
): PicturePlace {
  const picture = environment.pictures.picture(visual.picture)
  return coveringPlace(environment.timeline.layout, picture, visual.move, sceneFrame / scene.motionFrames)
}

/**
 * Position of a drawable that fills the frame, cropped to cover, at a point of a camera move, in the units of `frame`.
 * `amount` may pass 1 while the next scene fades in.
 */
export function coveringPlace(
  frame: { width: number; height: number },
  drawable: { width: number; height: number },
  move: CameraMove,
  amount: number,
): PicturePlace {
  const eased = amount <= 1 ? mix(amount, easeInOut(amount), 0.5) : amount
  const cover = Math.max(frame.width / drawable.width, frame.height / drawable.height)
  const scale = cover * mix(move.fromScale, move.toScale, Math.min(eased, 1.1))
  const width = drawable.width * scale
  const height = drawable.height * scale
  const focusX = Math.min(1, Math.max(0, mix(move.fromX, move.toX, eased)))
  const focusY = Math.min(1, Math.max(0, mix(move.fromY, move.toY, eased)))
  return { x: (frame.width - width) * focusX, y: (frame.height - height) * focusY, width, height }
}

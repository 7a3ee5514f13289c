import type { Context2D, Drawable, Outline, Studio, Surface } from '../ports.ts'
import type { Rows } from '../layout/frame.ts'
import type { Timeline } from '../timeline.ts'

/** Pictures and clips of a video, by the keys in its timeline. */
export interface PictureSource {
  /** A decoded still, ready to draw. Throws AppError `asset_missing` when the key is unknown. */
  picture(key: string): Drawable
  /** The frame of a clip nearest to `seconds`; null when it is not decoded yet, as in a preview that is loading. */
  clipFrame(key: string, seconds: number): Drawable | null
}

/** Resources that every layer draws with. Each compositor has its own; sprites and outlines live as long as it does. */
export interface DrawEnvironment {
  studio: Studio
  timeline: Timeline
  pictures: PictureSource
  /** Context for measuring text; nothing is drawn on it. */
  measure: Context2D
  /**
   * A surface that is painted once and kept under `key`, which must name everything that it shows. `width` and `height`
   * are in design units, and the painter draws in them; the surface itself has the video's pixels.
   */
  sprite(key: string, width: number, height: number, paint: (context: Context2D) => void): Surface
  outline(pathData: string): Outline
}

/** A layer over a frame's visual, with the rows (design units) that it stays inside. */
export interface OverLayer extends Rows {
  draw(context: Context2D): void
}

/** Sprites kept at once: about two scenes' worth of captions and backgrounds. */
const maxSprites = 48

/** Creates the environment of one compositor. */
export function createDrawEnvironment(options: {
  studio: Studio
  timeline: Timeline
  pictures: PictureSource
}): DrawEnvironment {
  const { studio, timeline, pictures } = options
  const sprites = new Map<string, Surface>()
  const outlines = new Map<string, Outline>()
  return {
    studio,
    timeline,
    pictures,
    measure: studio.createSurface(8, 8).getContext('2d'),
    sprite(key, width, height, paint) {
      const kept = sprites.get(key)
      if (kept) {
        sprites.delete(key)
        sprites.set(key, kept)
        return kept
      }
      const surface = studio.createSurface(
        Math.max(1, Math.ceil(width * timeline.scale)),
        Math.max(1, Math.ceil(height * timeline.scale)),
      )
      const context = surface.getContext('2d')
      context.scale(timeline.scale, timeline.scale)
      paint(context)
      sprites.set(key, surface)
      if (sprites.size > maxSprites) sprites.delete(sprites.keys().next().value!)
      return surface
    },
    outline(pathData) {
      const kept = outlines.get(pathData)
      if (kept) return kept
      const outline = studio.createOutline(pathData)
      outlines.set(pathData, outline)
      return outline
    },
  }
}

/** Sets a context to draw in design units. `top` is the pixel row of the frame that is the surface's first row. */
export function resetContext(context: Context2D, scale: number, top = 0): void {
  context.setTransform(scale, 0, 0, scale, 0, -top)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-over'
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'low'
  context.shadowColor = 'rgba(0,0,0,0)'
  context.shadowBlur = 0
  context.filter = 'none'
}

/** Draws a sprite at a place in design units, pixel for pixel unless the context has another transform. */
export function drawSprite(
  context: Context2D,
  environment: DrawEnvironment,
  sprite: Surface,
  x: number,
  y: number,
): void {
  const { scale } = environment.timeline
  context.drawImage(sprite, x, y, sprite.width / scale, sprite.height / scale)
}

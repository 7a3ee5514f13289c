// What a text asks of the camera, done to subjects before they are painted and to the picture afterwards.

import type { Context2D, Studio, Surface } from '@vivify/timeline/ports'
import { cropToBust } from '../group/bust.ts'
import type { Group } from '../group/compose-group.ts'
import { drawSurface } from '../raster/draw.ts'
import type { GroupShape, MotifOutline } from '../request.ts'
import type { Camera } from '../understand/words/view.ts'

interface Shown {
  readonly outline: MotifOutline
  readonly group: GroupShape
}

/** The arranged subjects as the camera sees them: from near or from afar. */
export function seeGroup(
  group: Group,
  camera: Camera,
  studio: Studio,
  { width: across, height }: PictureSize,
): Shown {
  const { wide, tall, bearing, near } = group
  const shape = across / height
  const isAlone = group.members.length === 1
  // Two side by side fill a square, and three a wide picture.
  const isBust = camera.isBust && (isAlone || shape > (group.members.length > 2 ? 1.5 : 0.9))
  const seen = isBust
    ? cropToBust(studio, group.outline, { ...camera, isAlone, isUpright: shape < 0.8 })
    : { outline: group.outline, wide, tall }
  return {
    outline: seen.outline,
    group: {
      wide: seen.wide,
      tall: seen.tall,
      bearing,
      isBust: isBust || near !== undefined,
      ...(near ? { near } : {}),
      isFar: camera.isFar,
      ...(group.surface === undefined ? {} : { surface: group.surface }),
      reach: camera.isLow ? 1 / (1 + spread) : 1,
    },
  }
}

/** How much more a camera that looks up sees at the top than at the foot, and the share of the height that it sees. */
const [spread, seenHeight] = [0.5, 0.9]

/** Pictures to look up at are broader, so large ones are painted somewhat coarser to stay as quick as others. */
const [manyPixels, coarseness] = [1_000_000, 0.84]

/** The size in which a picture is painted: wide enough to look up at what is in it. */
export function paintedSize(size: PictureSize, { isLow }: Camera): PictureSize {
  if (!isLow) return size
  const share = size.width * size.height > manyPixels ? coarseness : 1
  return {
    width: Math.round(size.width * (1 + spread) * share),
    height: Math.round(size.height * share),
  }
}

interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Finishes a picture as the camera sees it: from below, in colored light, in black and white. */
export function developPicture(
  painted: Surface,
  camera: Camera,
  { studio, width, height }: PictureSize & { studio: Studio },
): Surface {
  const seen = camera.isLow ? lookUp(painted, studio, { width, height }) : painted
  const context = seen.getContext('2d')
  if (camera.tint) {
    const { color, isSky } = camera.tint
    const fade = context.createLinearGradient(0, 0, 0, seen.height * (isSky ? 0.66 : 1.6))
    fade.addColorStop(0, color)
    fade.addColorStop(isSky ? 0.7 : 1, isSky ? `${color}c0` : color)
    if (isSky) fade.addColorStop(1, `${color}00`)
    layOver(
      seen,
      isSky
        ? [
            ['color', 0.62],
            ['multiply', 0.22],
          ]
        : [
            ['color', 0.5],
            ['soft-light', 0.5],
          ],
      fade,
    )
  }
  if (camera.print) layOver(seen, [['color', 1]], camera.print === 'gray' ? '#808080' : '#8c7a63')
  return seen
}

/** Lays a color over a picture, in one manner of mixing after the other. */
function layOver(
  surface: Surface,
  passes: readonly (readonly [mode: string, strength: number])[],
  fill: Context2D['fillStyle'],
): void {
  const context = surface.getContext('2d')
  context.save()
  context.fillStyle = fill
  for (const [mode, strength] of passes) {
    context.globalCompositeOperation = mode
    context.globalAlpha = strength
    context.fillRect(0, 0, surface.width, surface.height)
  }
  context.restore()
}

/** Verticals draw together towards the top: each row shows more of the picture the higher it is. */
function lookUp(painted: Surface, studio: Studio, { width, height }: PictureSize): Surface {
  const share = painted.height / height
  return drawSurface(studio, { width, height }, (context) => {
    for (let row = 0; row < height; row++) {
      const seen = Math.min(painted.width, width * (1 + spread * (1 - row / height)) * share)
      const from = Math.min(painted.height - 1, row * seenHeight * share)
      context.drawImage(painted, (painted.width - seen) / 2, from, seen, 1, 0, row, width, 1)
    }
  })
}

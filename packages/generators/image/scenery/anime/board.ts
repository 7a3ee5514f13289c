import type { Random } from '@vivify/contract/random'
import type { Context2D, Surface } from '@vivify/timeline/ports'
import { cssColor, mixColor } from '../../raster/color.ts'
import { drawMotif, drawSurface, motifMiddle } from '../../raster/draw.ts'
import { unitOf } from '../../raster/finish.ts'
import { createNoise, type Noise } from '../../raster/noise.ts'
import type { PictureRequest } from '../../request.ts'
import { fitGroup } from '../hero-body.ts'
import type { AnimePalette } from './palette.ts'

/** An unfinished picture. Unlike a film stage, most of it is painted directly on the canvas. */
export interface Board {
  readonly request: PictureRequest
  readonly width: number
  readonly height: number
  readonly unit: number
  /** Row of the horizon in pixels. */
  readonly horizon: number
  readonly sunX: number
  readonly sunY: number
  readonly palette: AnimePalette
  readonly noise: Noise
  readonly random: Random
}

/** Sets up a board; `horizon` is a share of the height. */
export function createBoard(
  request: PictureRequest,
  palette: AnimePalette,
  random: Random,
  horizon: number,
): Board {
  const place = random.fork('sun')
  const isLow = palette.name === 'sunset' || palette.name === 'golden' || palette.name === 'twilight'
  const row = Math.round(request.height * horizon)
  return {
    request,
    width: request.width,
    height: request.height,
    unit: unitOf(request),
    horizon: row,
    sunX: request.width * (place.chance(0.5) ? place.between(0.12, 0.3) : place.between(0.7, 0.88)),
    sunY: isLow
      ? row - unitOf(request) * place.between(0.06, 0.22)
      : request.height * place.between(0.07, 0.16),
    palette,
    noise: createNoise(random.fork('noise')),
    random,
  }
}

/** Position of the motif: the middle of its lower edge, and the side of its square, in pixels. */
export interface CelPlace {
  readonly x: number
  readonly foot: number
  readonly size: number
  readonly hasShadow: boolean
}

/** Draws the motif like cel animation: dark contour, flat colors, one step of shade away from the sun. */
export function drawCelHero(context: Context2D, board: Board, wanted: CelPlace): void {
  const place = { ...wanted, ...fitGroup(board, wanted) }
  const { motif, studio } = board.request
  const { outline } = motif
  if (outline === undefined) return
  const { x, foot, size } = place
  if (place.hasShadow) {
    context.fillStyle = cssColor(board.palette.line, 0.3)
    context.beginPath()
    context.ellipse(
      x,
      foot,
      size * 0.46 * (motif.group?.wide ?? 1),
      size * 0.06 * (motif.group?.wide ?? 1),
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
  const margin = Math.ceil(size * 0.1)
  const side = Math.ceil(size + margin * 2)
  const bare = drawSurface(studio, { width: side, height: side }, (inner) =>
    drawMotif(inner, studio, outline, { x: side / 2, y: side / 2, size, isMirrored: x > board.width / 2 }),
  )
  const cel = drawSurface(studio, bare, (inner) => {
    inner.drawImage(bare, 0, 0)
    // Limbs are thin: a step of shade as broad as on a single thing would cover them.
    shadeCel(inner, board, bare, motif.group ? size * 0.3 : size, x < board.sunX)
  })
  drawContour(context, board, cel, {
    left: x - side / 2,
    top: motifMiddle(studio, outline, foot, size) - side / 2,
    girth: Math.max(1, Math.min(size * 0.012, board.unit * 0.0046)),
  })
}

/**
 * Draws the tint of night over everything, then one hard step of shade away from the sun and a thin edge of light
 * towards it.
 */
function shadeCel(inner: Context2D, board: Board, bare: Surface, size: number, isSunRight: boolean): void {
  const { palette } = board
  const shade = mixColor(palette.sky[0]!, palette.line, 0.5)
  const toSun = isSunRight ? 1 : -1
  inner.globalCompositeOperation = 'source-atop'
  inner.fillStyle = cssColor(shade, 0.06 + palette.dark * 0.22)
  inner.fillRect(0, 0, bare.width, bare.height)
  for (const [reach, color] of [
    [0.1, cssColor(shade, 0.36 + palette.dark * 0.12)],
    [-0.032, cssColor(mixColor(palette.sun, [1, 1, 1], 0.35), 0.8)],
  ] as const) {
    const step = reach * size
    inner.drawImage(drawCrescent(board, bare, color, { x: toSun * step * 0.8, y: -step }), 0, 0)
  }
}

/** The part of a shape that the same shape, moved by `shift` pixels, does not cover. */
function drawCrescent(board: Board, shape: Surface, color: string, shift: { x: number; y: number }): Surface {
  return drawSurface(board.request.studio, shape, (context) => {
    context.fillStyle = color
    context.fillRect(0, 0, shape.width, shape.height)
    context.globalCompositeOperation = 'destination-in'
    context.drawImage(shape, 0, 0)
    context.globalCompositeOperation = 'destination-out'
    context.drawImage(shape, shift.x, shift.y)
  })
}

function drawContour(
  context: Context2D,
  board: Board,
  cel: Surface,
  place: { left: number; top: number; girth: number },
): void {
  const dark = drawSurface(board.request.studio, cel, (inner) => {
    inner.drawImage(cel, 0, 0)
    inner.globalCompositeOperation = 'source-in'
    inner.fillStyle = cssColor(mixColor(board.palette.line, [0, 0, 0], 0.2))
    inner.fillRect(0, 0, cel.width, cel.height)
  })
  for (let step = 0; step < 12; step++) {
    const angle = (step / 12) * Math.PI * 2
    context.drawImage(
      dark,
      place.left + Math.cos(angle) * place.girth,
      place.top + Math.sin(angle) * place.girth,
    )
  }
  context.drawImage(cel, place.left, place.top)
}

/** Draws the motif when the scene's painter reaches its depth. */
export interface HeroPlacer {
  /** False when the motif flies or there is none; `place` then does nothing. */
  readonly isNeeded: boolean
  /** True for motifs that belong on water. */
  readonly isAfloat: boolean
  /** True when it stands in the foreground, because no words cover the foot of the picture. */
  readonly isNear: boolean
  /** `columnShare` is a share of the width, `footRow` a share of the height. */
  readonly place: (columnShare: number, footRow: number) => void
}

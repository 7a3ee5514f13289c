// One piece of a collage: a shape on the table that shows a part of the picture.

import type { Random } from '@vivify/contract/random'
import type { Pixels } from '@vivify/timeline/ports'
import { writeBilinear } from '../pixels.ts'

/** Input of a layout; lengths in pixels. */
export interface CollageRequest {
  readonly width: number
  readonly height: number
  readonly unit: number
  readonly pieces: number
  /** From 0 (ordered) to 1 (scattered). */
  readonly spread: number
  /** 0 to 1. */
  readonly border: number
  readonly random: Random
}

export interface Piece {
  /** Position of the middle on the table, in pixels. */
  readonly x: number
  readonly y: number
  /** Position in the picture that is at the piece's middle. */
  readonly homeX: number
  readonly homeY: number
  /** Clockwise rotation in radians. */
  readonly angle: number
  /** Picture pixels per pixel of the piece. */
  readonly zoom: number
  /** Half of its size before rotation, in pixels. */
  readonly halfWidth: number
  readonly halfHeight: number
  /** Width of the border in pixels. */
  readonly border: number
  /** Distance from a point, relative to the middle, to the nearest edge: positive inside, in pixels. */
  margin(x: number, y: number): number
  /** Where the border ends, as a share of `border`; the border of torn paper is uneven. */
  borderShare?(x: number, y: number): number
}

export interface PieceStyle {
  /** 0 to 255. */
  readonly borderColor: readonly number[]
  readonly shadowReach: number
  readonly shadowOpacity: number
  /** Downward offset in pixels. */
  readonly shadowShift: number
}

/** Draws a piece with its shadow over the table and the pieces already on it. */
export function drawPiece(table: Pixels, picture: Pixels, piece: Piece, style: PieceStyle): void {
  const cos = Math.cos(piece.angle)
  const sin = Math.sin(piece.angle)
  const reach = style.shadowReach + style.shadowShift + 1
  const halfX = Math.abs(piece.halfWidth * cos) + Math.abs(piece.halfHeight * sin) + reach
  const halfY = Math.abs(piece.halfWidth * sin) + Math.abs(piece.halfHeight * cos) + reach
  const left = Math.max(0, Math.floor(piece.x - halfX))
  const right = Math.min(table.width - 1, Math.ceil(piece.x + halfX))
  const bottom = Math.min(table.height - 1, Math.ceil(piece.y + halfY))
  const color = new Uint8ClampedArray(4)
  const [red, green, blue] = style.borderColor as [number, number, number]
  const { data } = table
  for (let row = Math.max(0, Math.floor(piece.y - halfY)); row <= bottom; row++) {
    const down = row + 0.5 - piece.y
    let to = (row * table.width + left) * 4
    for (let column = left; column <= right; column++, to += 4) {
      const across = column + 0.5 - piece.x
      const x = across * cos + down * sin
      const y = down * cos - across * sin
      const inside = piece.margin(x, y) + 0.5
      if (inside < 1 && inside > -reach && style.shadowOpacity > 0) {
        const shift = style.shadowShift
        const shade = shadowAt(piece.margin(x - sin * shift, y - cos * shift), style)
        data[to] = data[to]! * shade
        data[to + 1] = data[to + 1]! * shade
        data[to + 2] = data[to + 2]! * shade
      }
      if (inside <= 0) continue
      const cover = inside > 1 ? 1 : inside
      const edge = piece.border * (piece.borderShare?.(x, y) ?? 1)
      let shown = edge <= 0 ? 1 : Math.min(1, Math.max(0, inside - edge))
      if (shown > 0) {
        color[3] = 0
        writeBilinear(
          picture,
          piece.homeX + x * piece.zoom - 0.5,
          piece.homeY + y * piece.zoom - 0.5,
          color,
          0,
        )
        // Paper shows through where the picture is transparent.
        shown *= color[3] / 255
      }
      data[to] = data[to]! + (red + (color[0]! - red) * shown - data[to]!) * cover
      data[to + 1] = data[to + 1]! + (green + (color[1]! - green) * shown - data[to + 1]!) * cover
      data[to + 2] = data[to + 2]! + (blue + (color[2]! - blue) * shown - data[to + 2]!) * cover
    }
  }
}

/** Share of light that remains at a distance from a piece above. */
function shadowAt(margin: number, style: PieceStyle): number {
  const share = (margin + style.shadowReach) / (style.shadowReach * 1.35)
  if (share <= 0) return 1
  const deep = share >= 1 ? 1 : share * share * (3 - 2 * share)
  return 1 - deep * style.shadowOpacity
}

/** Distance to the edge of a rectangle with round corners. */
export function roundRectangle(halfWidth: number, halfHeight: number, radius: number): Piece['margin'] {
  return (x, y) => {
    const outX = (x < 0 ? -x : x) - halfWidth + radius
    const outY = (y < 0 ? -y : y) - halfHeight + radius
    if (outX <= 0 || outY <= 0) return radius - (outX > outY ? outX : outY)
    return radius - Math.sqrt(outX * outX + outY * outY)
  }
}

// Positions of the words and the logo over the picture.

import type { RemixSpot } from './recipe.ts'

/** Position of an element in pixels, for selecting it on the canvas. */
export interface PlacedBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Margin at every edge, as a share of the shorter side. */
const marginShare = 0.06

/** The margin in pixels. */
export function marginOf({ width, height }: Size): number {
  return Math.min(width, height) * marginShare
}

/** Places an element at the edge or middle that its spot names, or around the given center. */
export function placeBox(spot: RemixSpot, thing: Size, picture: Size): PlacedBox {
  const edge = marginOf(picture)
  const { x, y, place, align } = spot
  const left =
    x === undefined
      ? against(align === 'left' ? -1 : align === 'right' ? 1 : 0, thing.width, picture.width, edge)
      : keepInside(x, thing.width, picture.width)
  const top =
    y === undefined
      ? against(place === 'top' ? -1 : place === 'bottom' ? 1 : 0, thing.height, picture.height, edge)
      : keepInside(y, thing.height, picture.height)
  return { x: left, y: top, width: thing.width, height: thing.height }
}

function against(side: -1 | 0 | 1, length: number, room: number, edge: number): number {
  if (side === 0) return (room - length) / 2
  return side === -1 ? edge : room - edge - length
}

function keepInside(middle: number, length: number, room: number): number {
  if (length >= room) return (room - length) / 2
  return Math.min(room - length, Math.max(0, middle * room - length / 2))
}

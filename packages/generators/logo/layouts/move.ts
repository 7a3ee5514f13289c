import type { Box } from '../outline-font.ts'
import type { PathShape } from '../shapes.ts'

/** A path with absolute M, L, Q, C and Z commands, moved. */
export function movePath(path: string, x: number, y: number): string {
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, first: string, second: string) => {
    return `${round(Number(first) + x)} ${round(Number(second) + y)}`
  })
}

export function moveShape(shape: PathShape, x: number, y: number): PathShape {
  return { ...shape, path: movePath(shape.path, x, y), box: moveBox(shape.box, x, y) }
}

function moveBox(box: Box, x: number, y: number): Box {
  return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

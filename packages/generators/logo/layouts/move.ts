import { movePoints, type Box } from '../outline-font.ts'
import type { PathShape } from '../shapes.ts'

/** A shape at another place. */
export function moveShape(shape: PathShape, x: number, y: number): PathShape {
  return {
    ...shape,
    path: movePoints(shape.path, (pointX, pointY) => [pointX + x, pointY + y]),
    box: moveBox(shape.box, x, y),
  }
}

function moveBox(box: Box, x: number, y: number): Box {
  return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }
}

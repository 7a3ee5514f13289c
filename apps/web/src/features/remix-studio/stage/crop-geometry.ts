// Geometry of the crop box, in shares of the rotated picture.

export interface CropBox {
  x: number
  y: number
  width: number
  height: number
}

/** Which sides move: -1 is left or top, 1 is right or bottom, 0 is neither. */
export interface CropHandle {
  label: string
  across: -1 | 0 | 1
  down: -1 | 0 | 1
}

/** A smaller box could not be grabbed. */
const minShare = 0.04

export const wholePicture: CropBox = { x: 0, y: 0, width: 1, height: 1 }

export function moveCrop(box: CropBox, across: number, down: number): CropBox {
  return {
    ...box,
    x: clamp(box.x + across, 0, 1 - box.width),
    y: clamp(box.y + down, 0, 1 - box.height),
  }
}

/**
 * Moves the sides of a handle. `ratio` (width divided by height, in shares) keeps the shape. The opposite side or
 * corner stays in place, and dragging an edge grows the other axis around its center.
 */
export function resizeCrop(
  box: CropBox,
  { across, down }: Pick<CropHandle, 'across' | 'down'>,
  by: { across: number; down: number },
  ratio: number | null,
): CropBox {
  const left = across === -1 ? clamp(box.x + by.across, 0, box.x + box.width - minShare) : box.x
  const top = down === -1 ? clamp(box.y + by.down, 0, box.y + box.height - minShare) : box.y
  const right = across === 1 ? clamp(box.x + box.width + by.across, box.x + minShare, 1) : box.x + box.width
  const bottom = down === 1 ? clamp(box.y + box.height + by.down, box.y + minShare, 1) : box.y + box.height
  const free = { x: left, y: top, width: right - left, height: bottom - top }
  return ratio === null ? free : keepRatio(box, free, { across, down }, ratio)
}

function keepRatio(
  box: CropBox,
  free: CropBox,
  { across, down }: Pick<CropHandle, 'across' | 'down'>,
  ratio: number,
): CropBox {
  // A corner follows the axis along which it was dragged farther.
  const byWidth = Math.abs(free.width - box.width)
  const byHeight = Math.abs(free.height - box.height) * ratio
  const wanted = across === 0 || byHeight > byWidth ? free.height * ratio : free.width
  const roomAcross = room(box.x, box.width, across)
  const roomDown = room(box.y, box.height, down)
  const width = clamp(wanted, Math.max(minShare, minShare * ratio), Math.min(roomAcross, roomDown * ratio))
  const height = width / ratio
  return {
    x: Math.max(0, anchored(box.x, box.width, width, across)),
    y: Math.max(0, anchored(box.y, box.height, height, down)),
    width,
    height,
  }
}

/** Maximum length of a side while its anchor stays in place. */
function room(start: number, length: number, direction: -1 | 0 | 1): number {
  if (direction === 1) return 1 - start
  if (direction === -1) return start + length
  const middle = start + length / 2
  return 2 * Math.min(middle, 1 - middle)
}

function anchored(start: number, length: number, next: number, direction: -1 | 0 | 1): number {
  if (direction === 1) return start
  if (direction === -1) return start + length - next
  return start + (length - next) / 2
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(min, max), Math.max(min, value))
}

/** The largest box with this ratio around the center of another box, with at most the area of that box. */
export function cropToShape(box: CropBox, ratio: number): CropBox {
  const middleX = box.x + box.width / 2
  const middleY = box.y + box.height / 2
  const area = box.width * box.height
  const width = Math.min(1, ratio, Math.sqrt(area * ratio))
  const height = width / ratio
  return {
    x: clamp(middleX - width / 2, 0, 1 - width),
    y: clamp(middleY - height / 2, 0, 1 - height),
    width,
    height,
  }
}

// Masks with one byte per pixel: 1 is inside, 0 is outside.

/** A connected area of pixels with the same mark. */
export interface Region {
  readonly pixels: Int32Array
  readonly touchesBorder: boolean
}

/** Groups the pixels where `isIn` is 1, largest first. */
export function findRegions(isIn: Uint8Array, width: number, height: number): Region[] {
  const seen = new Uint8Array(isIn.length)
  const queue = new Int32Array(isIn.length)
  const regions: Region[] = []
  for (let start = 0; start < isIn.length; start++) {
    if (isIn[start] === 0 || seen[start] === 1) continue
    let end = 0
    let touchesBorder = false
    const visit = (index: number): void => {
      if (isIn[index] === 0 || seen[index] === 1) return
      seen[index] = 1
      queue[end++] = index
    }
    visit(start)
    for (let at = 0; at < end; at++) {
      const index = queue[at]!
      const x = index % width
      if (x === 0 || x === width - 1 || index < width || index >= width * (height - 1)) touchesBorder = true
      if (x > 0) visit(index - 1)
      if (x < width - 1) visit(index + 1)
      if (index >= width) visit(index - width)
      if (index < width * (height - 1)) visit(index + width)
    }
    regions.push({ pixels: queue.slice(0, end), touchesBorder })
  }
  return regions.toSorted((first, second) => second.pixels.length - first.pixels.length)
}

/** Grows by a square of the given radius. Pixels outside count as empty. */
export function dilate(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return spread(mask, width, height, radius, 1)
}

/** Shrinks by a square of the given radius. Pixels outside count as full. */
export function erode(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  return spread(mask, width, height, radius, 0)
}

/** Sets `value` wherever it occurs within the radius, first along rows, then along columns. */
function spread(mask: Uint8Array, width: number, height: number, radius: number, value: 0 | 1): Uint8Array {
  const rows = new Uint8Array(mask.length).fill(1 - value)
  for (let y = 0; y < height; y++) spreadLine(mask, rows, y * width, 1, width, radius, value)
  const result = new Uint8Array(mask.length).fill(1 - value)
  for (let x = 0; x < width; x++) spreadLine(rows, result, x, width, height, radius, value)
  return result
}

function spreadLine(
  from: Uint8Array,
  to: Uint8Array,
  start: number,
  step: number,
  count: number,
  radius: number,
  value: number,
): void {
  let next = 0
  for (let position = 0; position < count; position++) {
    if (from[start + position * step] !== value) continue
    const last = Math.min(count - 1, position + radius)
    for (let at = Math.max(next, position - radius); at <= last; at++) to[start + at * step] = value
    next = last + 1
  }
}

import { roundRectangle, type CollageRequest, type Piece } from './collage-piece.ts'

/** Columns and rows of about `count` cells that are as square as the picture allows. */
function gridOf(count: number, width: number, height: number): { columns: number; rows: number } {
  const columns = Math.max(1, Math.round(Math.sqrt((count * width) / height)))
  return { columns, rows: Math.max(1, Math.round(count / columns)) }
}

/** Overlapping, slightly rotated photo prints that together show the picture. */
export function layOutPrints(request: CollageRequest): Piece[] {
  const { width, height, unit, spread, random } = request
  const { columns, rows } = gridOf(request.pieces, width, height)
  const inset = unit * (0.03 + spread * 0.03)
  const cellWidth = (width - inset * 2) / columns
  const cellHeight = (height - inset * 2) / rows
  const border = Math.min(cellWidth, cellHeight) * request.border * 0.11
  const pieces: Piece[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const homeX = inset + (column + 0.5) * cellWidth
      const homeY = inset + (row + 0.5) * cellHeight
      const angle = random.between(-1, 1) * spread * 0.26
      const halfWidth = cellWidth * random.between(0.55, 0.62) + border * 0.5
      const halfHeight = cellHeight * random.between(0.55, 0.62) + border * 0.5
      const x = homeX + random.between(-0.16, 0.16) * spread * cellWidth
      const y = homeY + random.between(-0.16, 0.16) * spread * cellHeight
      const margin = roundRectangle(halfWidth, halfHeight, unit * 0.0015)
      pieces.push({
        x,
        y,
        // The prints look like several photos of one scene, each framed slightly differently.
        homeX: homeX + (x - homeX) * 0.5,
        homeY: homeY + (y - homeY) * 0.5,
        angle,
        zoom: 1 + random.between(-0.05, 0.08) * spread,
        halfWidth,
        halfHeight,
        border,
        margin,
      })
    }
  }
  return random.shuffle(pieces)
}

/** Round-cornered tiles of one, two or four cells, with gaps; each shows its part slightly enlarged. */
export function layOutTiles(request: CollageRequest): Piece[] {
  const { width, height, unit, spread, random } = request
  const { columns, rows } = gridOf(request.pieces * 1.9, width, height)
  const gap = unit * (0.004 + request.border * 0.024)
  const cellWidth = (width - gap) / columns
  const cellHeight = (height - gap) / rows
  const isTaken = new Uint8Array(columns * rows)
  const isFree = (column: number, row: number): boolean =>
    column < columns && row < rows && isTaken[row * columns + column] === 0
  const pieces: Piece[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isFree(column, row)) continue
      const wish = random.next()
      const isWide = wish < 0.55 && isFree(column + 1, row)
      const isTall = (wish < 0.28 || wish > 0.75) && isFree(column, row + 1)
      const isBig = isWide && isTall && isFree(column + 1, row + 1)
      const spanX = isWide && (isBig || !isTall) ? 2 : 1
      const spanY = isTall && (isBig || spanX === 1) ? 2 : 1
      for (let index = 0; index < spanX * spanY; index++) {
        isTaken[(row + Math.floor(index / spanX)) * columns + column + (index % spanX)] = 1
      }
      const x = gap / 2 + (column + spanX / 2) * cellWidth
      const y = gap / 2 + (row + spanY / 2) * cellHeight
      const halfWidth = (cellWidth * spanX - gap) / 2
      const halfHeight = (cellHeight * spanY - gap) / 2
      pieces.push({
        x,
        y,
        homeX: x,
        homeY: y,
        angle: 0,
        zoom: 1 - random.between(0, 0.35) * spread,
        halfWidth,
        halfHeight,
        border: 0,
        margin: roundRectangle(halfWidth, halfHeight, Math.min(halfWidth, halfHeight, unit * 0.018)),
      })
    }
  }
  return pieces
}

/** Upright strips, with every second one shifted up or down, like a picture behind a fence of mirrors. */
export function layOutStrips(request: CollageRequest): Piece[] {
  const { width, height, unit, spread, random } = request
  const count = request.pieces
  const gap = unit * request.border * 0.016
  const inset = unit * (0.012 + spread * 0.045)
  const stripWidth = (width - gap) / count
  return Array.from({ length: count }, (_, index) => {
    const x = gap / 2 + (index + 0.5) * stripWidth
    const shift = (index % 2 === 0 ? -1 : 1) * random.between(0.5, 1) * inset * 0.9
    const halfWidth = (stripWidth - gap) / 2
    const halfHeight = height / 2 - inset
    return {
      x,
      y: height / 2 + shift,
      homeX: x,
      homeY: height / 2 + shift * 0.4,
      angle: 0,
      zoom: 1,
      halfWidth,
      halfHeight,
      border: 0,
      margin: roundRectangle(halfWidth, halfHeight, unit * 0.004),
    }
  })
}

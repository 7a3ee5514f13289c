import type { Random } from '@vivify/contract/random'
import { createNoise } from '../../image/raster/noise.ts'
import type { CollageRequest, Piece } from './collage-piece.ts'

/** A tear: a roughened straight line. The normal points to the side of the piece. */
interface Tear {
  readonly x: number
  readonly y: number
  readonly normalX: number
  readonly normalY: number
  /** Distance of the tear from the line, by the position along it, in pixels. */
  readonly roughness: Float32Array
}

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly tears: readonly Tear[]
}

/** Samples of a tear's roughness along the picture's unit. */
const samplesPerUnit = 420

/** Pieces torn out of the picture, with uneven white paper along the tears. */
export function layOutTorn(request: CollageRequest): Piece[] {
  const { width, height, unit, spread, random } = request
  const inset = unit * (0.022 + spread * 0.03)
  const noise = createNoise(random.fork('tears'))
  let row = 0
  const roughen = (): Float32Array => {
    const at = row++ * 17.3
    return Float32Array.from({ length: samplesPerUnit * 4 }, (_, index) => {
      const place = index / samplesPerUnit
      return (noise.fbm(place * 5, at, 2) * 0.012 + noise.fbm(place * 34, at + 7, 3, 0.6) * 0.0045) * unit
    })
  }
  const frame: Area = {
    left: 0,
    top: 0,
    right: width,
    bottom: height,
    tears: [
      { x: inset, y: 0, normalX: 1, normalY: 0, roughness: roughen() },
      { x: width - inset, y: 0, normalX: -1, normalY: 0, roughness: roughen() },
      { x: 0, y: inset, normalX: 0, normalY: 1, roughness: roughen() },
      { x: 0, y: height - inset, normalX: 0, normalY: -1, roughness: roughen() },
    ],
  }
  const areas = tearUp([frame], request.pieces, random, roughen)
  return random.shuffle(areas).map((area) => pieceOf(area, request))
}

/** Splits the largest area in two until there are enough. */
function tearUp(areas: Area[], count: number, random: Random, roughen: () => Float32Array): Area[] {
  while (areas.length < count) {
    areas.sort((first, second) => sizeOf(second) - sizeOf(first))
    const area = areas.shift()!
    const isWide = area.right - area.left > (area.bottom - area.top) * random.between(0.8, 1.25)
    const angle = (isWide ? 0 : Math.PI / 2) + random.between(-0.3, 0.3)
    const share = random.between(0.4, 0.6)
    const x = area.left + (area.right - area.left) * (isWide ? share : 0.5)
    const y = area.top + (area.bottom - area.top) * (isWide ? 0.5 : share)
    const normalX = Math.cos(angle)
    const normalY = Math.sin(angle)
    const roughness = roughen()
    const near = { x, y, normalX: -normalX, normalY: -normalY, roughness: roughness.map((value) => -value) }
    const far = { x, y, normalX, normalY, roughness }
    // Boxes only bound the pieces, because a slanted tear extends beyond the middle line.
    const slack = Math.tan(0.3) * 0.5
    const overX = isWide ? (area.bottom - area.top) * slack : 0
    const overY = isWide ? 0 : (area.right - area.left) * slack
    areas.push(
      {
        ...area,
        right: isWide ? Math.min(area.right, x + overX) : area.right,
        bottom: isWide ? area.bottom : Math.min(area.bottom, y + overY),
        tears: [...area.tears, near],
      },
      {
        ...area,
        left: isWide ? Math.max(area.left, x - overX) : area.left,
        top: isWide ? area.top : Math.max(area.top, y - overY),
        tears: [...area.tears, far],
      },
    )
  }
  return areas
}

function sizeOf(area: Area): number {
  return (area.right - area.left) * (area.bottom - area.top)
}

function pieceOf(area: Area, request: CollageRequest): Piece {
  const { unit, spread, random, width, height } = request
  const homeX = (area.left + area.right) / 2
  const homeY = (area.top + area.bottom) / 2
  const perPixel = samplesPerUnit / unit
  // Moves away from the middle, so that gaps open, but never so far that a piece leaves the table.
  const away = spread * 0.035
  const fringe = area.tears[area.tears.length - 1]!.roughness
  return {
    x: homeX + (homeX - width / 2) * away + random.between(-1, 1) * spread * unit * 0.006,
    y: homeY + (homeY - height / 2) * away + random.between(-1, 1) * spread * unit * 0.006,
    homeX,
    homeY,
    angle: random.between(-1, 1) * spread * 0.045,
    zoom: 1,
    // Roughness may extend beyond the box.
    halfWidth: (area.right - area.left) / 2 + unit * 0.02,
    halfHeight: (area.bottom - area.top) / 2 + unit * 0.02,
    border: unit * request.border * 0.018,
    margin: (x, y) => marginOf(area.tears, x + homeX, y + homeY, perPixel),
    borderShare(x, y) {
      const index = Math.abs(Math.round((x - y) * perPixel * 1.7)) % fringe.length
      return Math.max(0.12, 0.55 + (fringe[index]! / unit) * 55)
    },
  }
}

function marginOf(tears: readonly Tear[], x: number, y: number, perPixel: number): number {
  let least = Number.POSITIVE_INFINITY
  for (const tear of tears) {
    const fromX = x - tear.x
    const fromY = y - tear.y
    const away = fromX * tear.normalX + fromY * tear.normalY
    if (away > least + 60) continue
    // The position along the tear is the same for the pieces on both sides.
    const along = Math.abs(fromY * tear.normalX - fromX * tear.normalY) * perPixel
    const last = tear.roughness.length - 2
    const index = along < last ? along | 0 : last
    const rough = tear.roughness[index]!
    const next = tear.roughness[index + 1]!
    const margin = away + rough + (next - rough) * Math.min(1, along - index)
    if (margin < least) least = margin
  }
  return least
}

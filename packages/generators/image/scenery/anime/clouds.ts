// Painted cumulus: heaps of round heads, each lit on its sunny side, cut into flat tones with crisp edges. Shape and
// light are computed at half size and cut at full size, so that the edges stay sharp at little cost.

import type { Random } from '@vivify/contract/random'
import { createPlane, resizePlane, type Plane, type Raster } from '../../raster/raster.ts'
import { clamp, smoothStep } from '../../raster/scalar.ts'
import type { Board } from './board.ts'

/** The parts of a board that clouds need. The film scenes use them too, with their own light. */
export type CloudBoard = Pick<
  Board,
  'width' | 'height' | 'unit' | 'horizon' | 'sunX' | 'sunY' | 'noise' | 'random'
> & {
  readonly palette: Pick<Board['palette'], 'cloud'>
}

/** A heap of cloud; lengths in pixels of the picture. */
export interface Heap {
  readonly x: number
  /** Row of its flat base. */
  readonly base: number
  readonly wide: number
  readonly tall: number
}

interface Fields {
  /** Distance to the edge in pixels of half size, positive inside. */
  readonly body: Plane
  /** -1 in the core of the shade to 1 in full light. */
  readonly light: Plane
  /** How far the base has faded into the air. */
  readonly fade: Plane
  readonly warpX: Plane
  readonly warpY: Plane
}

/** Chooses heaps that leave part of the sky open; `amount` from 0 (a few) to 1 (towering). */
export function composeHeaps(board: CloudBoard, random: Random, amount: number): Heap[] {
  const { width, unit, horizon } = board
  const heaps: Heap[] = []
  const side = random.chance(0.5) ? 0 : 1
  const sky = horizon / unit
  if (amount > 0.3) {
    heaps.push({
      x: width * (side === 0 ? random.between(0.04, 0.3) : random.between(0.7, 0.96)),
      base: horizon + unit * 0.02,
      wide: unit * random.between(0.42, 0.62) * (0.6 + amount * 0.5),
      tall: Math.min(unit * random.between(0.42, 0.72), horizon * 0.72) * (0.55 + amount * 0.5),
    })
  }
  const low = 2 + Math.round((width / unit) * 2)
  for (let heap = 0; heap < low; heap++) {
    heaps.push({
      x: width * random.between(-0.05, 1.05),
      base: horizon + unit * random.between(0, 0.05),
      wide: unit * random.between(0.2, 0.4),
      tall: unit * random.between(0.06, 0.2) * (0.6 + amount * 0.7),
    })
  }
  const high = random.integer(1, 3)
  for (let heap = 0; heap < high; heap++) {
    const up = random.between(0.22, 0.68) * sky
    heaps.push({
      x: width * random.between(0.05, 0.95),
      base: horizon - unit * up,
      wide: unit * random.between(0.1, 0.24) * (0.7 + up * 0.5),
      tall: unit * random.between(0.04, 0.1) * (0.7 + up * 0.5),
    })
  }
  return heaps
}

/** Rows of heaps from the horizon down to the lower edge, as seen from above the clouds; farthest first. */
export function composeCloudSea(board: CloudBoard, random: Random, rows = 8): Heap[] {
  const { width, height, unit, horizon } = board
  const heaps: Heap[] = []
  for (let row = 0; row < rows; row++) {
    const depth = row / (rows - 1)
    const size = unit * (0.12 + depth * 0.42)
    const base = horizon + (height * 1.1 - horizon) * (0.05 + 0.95 * depth ** 1.25) + size * 0.2
    for (let x = -size * random.next(); x < width + size; x += size * random.between(0.55, 0.95)) {
      heaps.push({
        x,
        base: base + size * random.between(-0.12, 0.12),
        wide: size * random.between(0.9, 1.4),
        tall: size * random.between(0.3, 0.55),
      })
    }
  }
  return heaps
}

/**
 * Draws heaps over a sky raster, in the given order (the first is farthest). `softness` 0 cuts flat tones with crisp
 * edges, 1 blends them like real vapor.
 */
export function paintHeaps(board: CloudBoard, raster: Raster, heaps: readonly Heap[], softness = 0): void {
  const lowest = Math.max(board.horizon, ...heaps.map((heap) => heap.base))
  const fields = createFields(board, Math.min(board.height, lowest + board.unit * 0.06))
  const random = board.random.fork('heaps')
  for (const heap of heaps) pileDomes(board, fields, heap, random)
  cutTones(board, raster, fields, softness)
}

function createFields(board: CloudBoard, lowest: number): Fields {
  const width = Math.ceil(board.width / 2)
  const height = Math.ceil(lowest / 2)
  const fields: Fields = {
    body: createPlane(width, height),
    light: createPlane(width, height),
    fade: createPlane(width, height),
    warpX: createPlane(width, height),
    warpY: createPlane(width, height),
  }
  fields.body.data.fill(-8)
  const { noise } = board
  const half = board.unit / 2
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const u = (x / half) * 13
      const v = (y / half) * 13
      fields.warpX.data[index] = noise.fbm(u, v, 4) * half * 0.024
      fields.warpY.data[index] = noise.fbm(u + 40, v + 9, 4) * half * 0.024
    }
  }
  return fields
}

function pileDomes(board: CloudBoard, fields: Fields, heap: Heap, random: Random): void {
  const count = Math.round(26 + 60 * Math.min(1, (heap.wide * heap.tall) / (board.unit * board.unit * 0.2)))
  const domes = Array.from({ length: count }, () => {
    const up = random.next() ** 1.15
    const across = random.between(-1, 1) * (1 - up ** 1.6) ** 0.75
    const size = (0.11 + 0.13 * random.next()) * (1 - up * 0.35) * (1 - Math.abs(across) * 0.3)
    return {
      x: (heap.x + across * heap.wide * 0.5 + Math.sin(up * 5 + heap.x) * heap.wide * 0.08) / 2,
      y: (heap.base - up * heap.tall * 0.86) / 2,
      radius: (size * (heap.wide * 0.45 + heap.tall * 0.55)) / 2,
      up,
    }
  })
  // Far heads first: lower heads are in front of higher ones.
  domes.sort((first, second) => first.y - second.y)
  for (const dome of domes) stampDome(board, fields, heap, dome)
}

function stampDome(
  board: CloudBoard,
  fields: Fields,
  heap: Heap,
  dome: { x: number; y: number; radius: number; up: number },
): void {
  const { body, light, fade, warpX, warpY } = fields
  const sunX = board.sunX / 2 - dome.x
  const sunY = board.sunY / 2 - dome.y - dome.radius * 2
  const length = Math.hypot(sunX, sunY) + 1e-6
  const lightX = (sunX / length) * 0.8
  const lightY = (sunY / length) * 0.6 - 0.45
  const reach = dome.radius + board.unit * 0.02
  const base = heap.base / 2
  const melt = Math.max(heap.tall * 0.22, board.unit * 0.02) / 2
  for (
    let y = Math.max(0, Math.floor(dome.y - reach));
    y < Math.min(body.height, dome.y + reach, base + 1);
    y++
  ) {
    for (let x = Math.max(0, Math.floor(dome.x - reach)); x < Math.min(body.width, dome.x + reach); x++) {
      const index = y * body.width + x
      const dx = x - dome.x + warpX.data[index]!
      const dy = (y - dome.y + warpY.data[index]!) * 1.08
      const inside = dome.radius - Math.sqrt(dx * dx + dy * dy)
      if (inside <= -2) continue
      if (inside > body.data[index]!) body.data[index] = inside
      if (inside <= 0) continue
      const own = ((dx * lightX + dy * lightY) / dome.radius) * 0.95 + (dome.up - 0.35) * 0.5
      const share = Math.min(1, inside / Math.max(1.5, dome.radius * 0.1))
      light.data[index]! += (own - light.data[index]!) * share
      const soft = clamp((base - y) / melt)
      fade.data[index] = Math.max(fade.data[index]! * (1 - share), soft)
    }
  }
}

function cutTones(board: CloudBoard, raster: Raster, fields: Fields, softness: number): void {
  const { palette } = board
  const width = board.width
  const height = Math.min(board.height, fields.body.height * 2)
  const body = resizePlane(fields.body, width, height)
  const light = resizePlane(fields.light, width, height)
  const fade = resizePlane(fields.fade, width, height)
  const [bright, half, shade, core] = palette.cloud
  const edge = board.unit * 0.007
  const { data } = raster
  for (let index = 0, at = 0; index < body.data.length; index++, at += 3) {
    const inside = body.data[index]!
    if (inside <= -0.5) continue
    const cover =
      smoothStep(-0.5, 0.5 + softness * edge, inside) *
      (0.25 + 0.75 * smoothStep(0, 1, fade.data[index]!)) *
      smoothStep(0, 0.25, fade.data[index]!)
    const tone = light.data[index]!
    const toShade = smoothStep(-0.34 - softness * 0.4, -0.22 + softness * 0.3, tone)
    const toHalf = smoothStep(-0.04 - softness * 0.3, 0.06 + softness * 0.35, tone)
    const toBright = smoothStep(0.2 - softness * 0.1, 0.29 + softness * 0.6, tone)
    // A thin bright seam where light comes through the edge.
    const seam = softness > 0 ? 0 : smoothStep(3.5, 0, inside) * 0.4
    for (let channel = 0; channel < 3; channel++) {
      let value = core[channel]! + (shade[channel]! - core[channel]!) * toShade
      value += (half[channel]! - value) * toHalf
      value += (bright[channel]! - value) * Math.max(toBright, seam * toShade)
      data[at + channel]! += (value - data[at + channel]!) * cover
    }
  }
}

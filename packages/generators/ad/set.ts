// A small photographer's set: a floor, a wall, a few solids, one key light. Everything is in units of the picture's
// short side, with the product's foot at the origin, y up and z away from the camera. The lens is shifted, not tilted,
// so that verticals stay vertical, as in product photography. Colors are linear light.

import type { Color } from '../image/raster/color.ts'
import type { Plane } from '../image/raster/raster.ts'

export type Vector = readonly [x: number, y: number, z: number]

export interface Material {
  /** Share of light that is reflected, per channel, linear. */
  readonly color: Color
  /** Brightness at a point, 1 on average, or a color to multiply by. */
  readonly texture?: (x: number, y: number, z: number) => number
  /** A second color where `isIn` returns true. */
  readonly other?: { readonly color: Color; readonly isIn: (x: number, y: number, z: number) => boolean }
  /** From 0 (matte) to 1 (mirror): how strongly the product is reflected. */
  readonly gloss?: number
  /** Emitted light, linear. */
  readonly glow?: Color
}

export type Solid =
  | {
      readonly kind: 'cylinder'
      readonly x: number
      readonly z: number
      readonly radius: number
      readonly bottom: number
      readonly top: number
      readonly material: Material
    }
  | {
      readonly kind: 'box'
      readonly x: number
      readonly z: number
      readonly halfWidth: number
      readonly halfDepth: number
      readonly bottom: number
      readonly top: number
      readonly material: Material
    }
  | {
      readonly kind: 'sphere'
      readonly x: number
      readonly y: number
      readonly z: number
      readonly radius: number
      readonly material: Material
    }

/** An opening in the wall, round at its top, with a panel behind. */
export interface Niche {
  readonly x: number
  readonly halfWidth: number
  /** Height at which the round part begins. */
  readonly shoulder: number
  readonly depth: number
  readonly material: Material
}

export interface SetDesign {
  /** Height of the floor; 0 when the product stands on it. */
  readonly floorY: number
  readonly floor: Material
  readonly wallZ: number
  readonly wall: Material
  /** Radius of the curve between floor and wall; 0 is a sharp corner. */
  readonly cove: number
  readonly niche?: Niche
  readonly solids: readonly Solid[]
  readonly light: {
    /** Direction from the set to the lamp, with length 1. */
    readonly toward: Vector
    /** Width of a penumbra per distance: 0.03 is sun, 0.4 a large softbox. */
    readonly softness: number
    readonly key: Color
    readonly ambient: Color
    /** Pattern in front of the key light, 1 where light passes; see `lookUpGobo`. */
    readonly gobo?: {
      readonly pattern: Plane
      readonly scale: number
      readonly x: number
      readonly y: number
    }
    /** The lamp's pool of light on the wall. */
    readonly pool?: { readonly x: number; readonly y: number; readonly radius: number; readonly color: Color }
  }
  /** Height of the camera above the product's foot. */
  readonly eyeY: number
  /** Haze color with distance, linear, and its share at the wall. */
  readonly haze?: { readonly color: Color; readonly share: number }
}

/** Conversion between pixels and units. */
export interface View {
  readonly width: number
  readonly height: number
  /** Pixels per unit. */
  readonly unit: number
  /** Position of the product's foot, in pixels. */
  readonly footX: number
  readonly footY: number
}

export const cameraDistance = 2.7

/** The point that a ray meets. The object is reused from pixel to pixel. */
export interface Hit {
  x: number
  y: number
  z: number
  normalX: number
  normalY: number
  normalZ: number
  material: Material
  /** -1 for floor and wall, -2 for the niche, otherwise the solid's index. */
  part: number
}

export function createHit(design: SetDesign): Hit {
  return { x: 0, y: 0, z: 0, normalX: 0, normalY: 0, normalZ: -1, material: design.wall, part: -1 }
}

/** Finds the point of the set behind a point of the product's plane, in units. */
export function look(design: SetDesign, x: number, y: number, hit: Hit): void {
  const dy = y - design.eyeY
  let nearest = hitRoom(design, x, dy, hit)
  for (let index = 0; index < design.solids.length; index++) {
    nearest = hitSolid(design, index, x, dy, nearest, hit)
  }
}

/** Intersects floor, curve or wall. Returns the ray's length, where 1 is the product's plane. */
function hitRoom(design: SetDesign, dx: number, dy: number, hit: Hit): number {
  const { floorY, wallZ, cove, eyeY } = design
  const toWall = (wallZ + cameraDistance) / cameraDistance
  const toFloor = dy < 0 ? (floorY - eyeY) / dy : Number.POSITIVE_INFINITY
  const floorZ = -cameraDistance + cameraDistance * toFloor
  hit.part = -1
  if (floorZ < wallZ - cove) return place(hit, design, toFloor, dx, dy, 0, 1, 0, design.floor)
  const wallY = eyeY + dy * toWall
  if (wallY > floorY + cove) {
    if (design.niche) return hitNiche(design, design.niche, dx, dy, toWall, hit)
    return place(hit, design, toWall, dx, dy, 0, 0, -1, design.wall)
  }
  // The curve is a cylinder along x, seen from the inside.
  const centerY = floorY + cove
  const centerZ = wallZ - cove
  const offY = eyeY - centerY
  const offZ = -cameraDistance - centerZ
  const a = dy * dy + cameraDistance * cameraDistance
  const b = dy * offY + cameraDistance * offZ
  const c = offY * offY + offZ * offZ - cove * cove
  const far = (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a
  const y = eyeY + dy * far
  const z = -cameraDistance + cameraDistance * far
  const reach = cove || 1
  return place(hit, design, far, dx, dy, 0, (centerY - y) / reach, (centerZ - z) / reach, design.wall)
}

function hitNiche(design: SetDesign, niche: Niche, dx: number, dy: number, toWall: number, hit: Hit): number {
  if (!isInNiche(niche, dx * toWall, design.eyeY + dy * toWall)) {
    return place(hit, design, toWall, dx, dy, 0, 0, -1, design.wall)
  }
  hit.part = -2
  const toBack = (design.wallZ + niche.depth + cameraDistance) / cameraDistance
  if (isInNiche(niche, dx * toBack, design.eyeY + dy * toBack)) {
    return place(hit, design, toBack, dx, dy, 0, 0, -1, niche.material)
  }
  let [open, closed] = [toWall, toBack]
  for (let round = 0; round < 12; round++) {
    const middle = (open + closed) / 2
    if (isInNiche(niche, dx * middle, design.eyeY + dy * middle)) open = middle
    else closed = middle
  }
  const x = dx * open - niche.x
  const y = Math.max(0, design.eyeY + dy * open - niche.shoulder)
  const length = Math.hypot(x, y) || 1
  return place(hit, design, open, dx, dy, -x / length, -y / length, 0, niche.material)
}

export function isInNiche(niche: Niche, x: number, y: number): boolean {
  const off = x - niche.x
  if (Math.abs(off) > niche.halfWidth) return false
  return y < niche.shoulder || off * off + (y - niche.shoulder) ** 2 < niche.halfWidth * niche.halfWidth
}

function hitSolid(
  design: SetDesign,
  index: number,
  dx: number,
  dy: number,
  nearest: number,
  hit: Hit,
): number {
  const solid = design.solids[index]!
  const found =
    solid.kind === 'sphere'
      ? hitSphere(design, solid, dx, dy, nearest, hit)
      : solid.kind === 'cylinder'
        ? hitCylinder(design, solid, dx, dy, nearest, hit)
        : hitBox(design, solid, dx, dy, nearest, hit)
  if (found < nearest) hit.part = index
  return found
}

function hitSphere(
  design: SetDesign,
  ball: Extract<Solid, { kind: 'sphere' }>,
  dx: number,
  dy: number,
  nearest: number,
  hit: Hit,
): number {
  const offX = -ball.x
  const offY = design.eyeY - ball.y
  const offZ = -cameraDistance - ball.z
  const a = dx * dx + dy * dy + cameraDistance * cameraDistance
  const b = dx * offX + dy * offY + cameraDistance * offZ
  const c = offX * offX + offY * offY + offZ * offZ - ball.radius * ball.radius
  const root = b * b - a * c
  if (root <= 0) return nearest
  const at = (-b - Math.sqrt(root)) / a
  if (at <= 0 || at >= nearest) return nearest
  const y = design.eyeY + dy * at
  const z = -cameraDistance + cameraDistance * at
  const { x: middleX, y: middleY, z: middleZ, radius, material } = ball
  return place(
    hit,
    design,
    at,
    dx,
    dy,
    (dx * at - middleX) / radius,
    (y - middleY) / radius,
    (z - middleZ) / radius,
    material,
  )
}

function hitCylinder(
  design: SetDesign,
  solid: Extract<Solid, { kind: 'cylinder' }>,
  dx: number,
  dy: number,
  nearest: number,
  hit: Hit,
): number {
  if (dy < 0) {
    const at = (solid.top - design.eyeY) / dy
    const x = dx * at - solid.x
    const z = -cameraDistance + cameraDistance * at - solid.z
    if (at > 0 && at < nearest && x * x + z * z < solid.radius * solid.radius) {
      return place(hit, design, at, dx, dy, 0, 1, 0, solid.material)
    }
  }
  const offX = -solid.x
  const offZ = -cameraDistance - solid.z
  const a = dx * dx + cameraDistance * cameraDistance
  const b = dx * offX + cameraDistance * offZ
  const root = b * b - a * (offX * offX + offZ * offZ - solid.radius * solid.radius)
  if (root <= 0) return nearest
  const at = (-b - Math.sqrt(root)) / a
  const y = design.eyeY + dy * at
  if (at <= 0 || at >= nearest || y > solid.top || y < solid.bottom) return nearest
  const x = (dx * at - solid.x) / solid.radius
  const z = (-cameraDistance + cameraDistance * at - solid.z) / solid.radius
  return place(hit, design, at, dx, dy, x, 0, z, solid.material)
}

function hitBox(
  design: SetDesign,
  solid: Extract<Solid, { kind: 'box' }>,
  dx: number,
  dy: number,
  nearest: number,
  hit: Hit,
): number {
  const front = (solid.z - solid.halfDepth + cameraDistance) / cameraDistance
  const frontY = design.eyeY + dy * front
  if (front > 0 && front < nearest && Math.abs(dx * front - solid.x) < solid.halfWidth) {
    if (frontY < solid.top && frontY > solid.bottom) {
      return place(hit, design, front, dx, dy, 0, 0, -1, solid.material)
    }
  }
  if (dy < 0) {
    const at = (solid.top - design.eyeY) / dy
    const z = -cameraDistance + cameraDistance * at - solid.z
    if (
      at > 0 &&
      at < nearest &&
      Math.abs(z) < solid.halfDepth &&
      Math.abs(dx * at - solid.x) < solid.halfWidth
    ) {
      return place(hit, design, at, dx, dy, 0, 1, 0, solid.material)
    }
  }
  // The side that faces the camera.
  const edge = solid.x > 0 ? solid.x - solid.halfWidth : solid.x + solid.halfWidth
  if (dx === 0 || edge * dx <= 0) return nearest
  const at = edge / dx
  const z = -cameraDistance + cameraDistance * at - solid.z
  const y = design.eyeY + dy * at
  if (at >= nearest || Math.abs(z) > solid.halfDepth || y > solid.top || y < solid.bottom) return nearest
  return place(hit, design, at, dx, dy, solid.x > 0 ? -1 : 1, 0, 0, solid.material)
}

function place(
  hit: Hit,
  design: SetDesign,
  at: number,
  dx: number,
  dy: number,
  normalX: number,
  normalY: number,
  normalZ: number,
  material: Material,
): number {
  hit.x = dx * at
  hit.y = design.eyeY + dy * at
  hit.z = -cameraDistance + cameraDistance * at
  hit.normalX = normalX
  hit.normalY = normalY
  hit.normalZ = normalZ
  hit.material = material
  return at
}

// Computes the light at a point of a set. Shadows are those of a lamp with some size: sharp at the foot, soft far away.

import { samplePlane } from '../image/raster/raster.ts'
import { clamp, smoothStep } from '../image/raster/scalar.ts'
import { isInNiche, type Hit, type SetDesign, type Solid } from './set.ts'

/** Light from the key light and from the sky at a point, each from 0 to about 1. */
export interface Light {
  key: number
  ambient: number
}

/** Lights a point of the set without the product. */
export function lightAt(design: SetDesign, hit: Hit, light: Light): void {
  const { toward } = design.light
  const facing = hit.normalX * toward[0] + hit.normalY * toward[1] + hit.normalZ * toward[2]
  let key = Math.max(0, facing)
  let ambient = ambientAt(design, hit)
  for (let index = 0; index < design.solids.length; index++) {
    if (index === hit.part) continue
    const solid = design.solids[index]!
    if (key > 0.001) key *= 1 - shadowOf(solid, design, hit)
    ambient *= 1 - 0.62 * nearnessOf(solid, hit)
  }
  if (key > 0.001 && hit.part === -2) key *= nicheLight(design, hit)
  if (key > 0.001 && design.light.gobo) key *= lookUpGobo(design, hit)
  light.key = key
  light.ambient = ambient
}

/** Corners receive less light from the sky. */
function ambientAt(design: SetDesign, hit: Hit): number {
  // Faces that point up or towards the camera see more of the room.
  const open = 0.78 + 0.22 * Math.max(hit.normalY, -hit.normalZ * 0.8)
  if (hit.part === -2) return open * 0.8
  const toCorner = Math.abs(hit.y - design.floorY) + Math.abs(hit.z - design.wallZ)
  return open * (1 - 0.3 * Math.exp(-toCorner / (0.16 + design.cove * 0.8)))
}

/** From 0 in full light to 1 in the solid's full shadow. */
function shadowOf(solid: Solid, design: SetDesign, hit: Hit): number {
  const { toward, softness } = design.light
  if (solid.kind === 'sphere') {
    const [x, y, z] = [solid.x - hit.x, solid.y - hit.y, solid.z - hit.z]
    const along = x * toward[0] + y * toward[1] + z * toward[2]
    if (along <= 0) return 0
    const off = Math.sqrt(Math.max(0, x * x + y * y + z * z - along * along)) - solid.radius
    const penumbra = softness * along + 0.004
    return smoothStep(penumbra, -penumbra * 0.8, off)
  }
  const from = Math.max(0, (solid.bottom - hit.y) / toward[1])
  const until = (solid.top - hit.y) / toward[1]
  if (until <= 1e-6) return 0
  const flat = toward[0] * toward[0] + toward[2] * toward[2]
  const nearest = ((solid.x - hit.x) * toward[0] + (solid.z - hit.z) * toward[2]) / (flat || 1)
  const at = clamp(nearest, from, until)
  const penumbra = softness * Math.max(0, at) * 0.7 + 0.005
  const off = footprintDistance(solid, hit.x + toward[0] * at, hit.z + toward[2] * at)
  return smoothStep(penumbra, -penumbra * 0.8, off)
}

/** Distance from a solid's outline as seen from above; negative inside. */
function footprintDistance(solid: Exclude<Solid, { kind: 'sphere' }>, x: number, z: number): number {
  if (solid.kind === 'cylinder') return Math.hypot(x - solid.x, z - solid.z) - solid.radius
  const acrossOut = Math.abs(x - solid.x) - solid.halfWidth
  const deepOut = Math.abs(z - solid.z) - solid.halfDepth
  if (acrossOut > 0 && deepOut > 0) return Math.hypot(acrossOut, deepOut)
  return Math.max(acrossOut, deepOut)
}

/** 1 where a solid touches a point, fading with distance: the dark seam around standing things. */
function nearnessOf(solid: Solid, hit: Hit): number {
  if (solid.kind === 'sphere') {
    const [x, y, z] = [solid.x - hit.x, solid.y - hit.y, solid.z - hit.z]
    const squared = x * x + y * y + z * z
    const facing = (x * hit.normalX + y * hit.normalY + z * hit.normalZ) / Math.sqrt(squared || 1)
    return facing <= 0 ? 0 : (facing * solid.radius * solid.radius) / squared
  }
  if (hit.normalY < 0.5 || hit.y > solid.bottom + 0.02) return 0
  const off = footprintDistance(solid, hit.x, hit.z)
  return off < 0 ? 0 : Math.exp(-off / (0.03 + 0.3 * (solid.top - solid.bottom)))
}

/** The niche's own edge blocks the key light. */
function nicheLight(design: SetDesign, hit: Hit): number {
  const { toward } = design.light
  if (!design.niche || toward[2] >= 0) return 1
  const back = (design.wallZ - hit.z) / toward[2]
  let open = 0
  const spread = design.light.softness * Math.abs(back) + 0.004
  for (let step = 0; step < 5; step++) {
    const off = (step - 2) * spread * 0.5
    if (isInNiche(design.niche, hit.x + toward[0] * back + off, hit.y + toward[1] * back + off)) open++
  }
  return open / 5
}

/** The pattern is perpendicular to the light's direction, seen from the lamp. */
function lookUpGobo(design: SetDesign, hit: Hit): number {
  const { gobo, toward } = design.light
  const { pattern, scale, x, y } = gobo!
  const length = Math.hypot(toward[0], toward[2]) || 1
  const across = (hit.x * -toward[2] + hit.z * toward[0]) / length
  const up = hit.y * length - ((hit.x * toward[0] + hit.z * toward[2]) / length) * toward[1]
  return samplePlane(
    pattern,
    (0.5 + (across - x) * scale) * pattern.width,
    (0.5 - (up - y) * scale) * pattern.height,
  )
}

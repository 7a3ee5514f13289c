import type { Color } from '../raster/color.ts'

/** A direction in picture space: x to the right, y down, z towards the viewer. Length 1. */
export type Direction = readonly [x: number, y: number, z: number]

/** The lights of a whole picture: every solid uses the same key light. */
export interface Light {
  readonly key: Direction
  readonly keyColor: Color
  readonly keyStrength: number
  /** Light from above and its color; usually the sky or the ceiling. */
  readonly skyColor: Color
  /** Light reflected by the ground. */
  readonly bounceColor: Color
  readonly ambientStrength: number
  /** Light from behind that outlines the edge. */
  readonly rimColor: Color
}

/** How a solid reacts to light. Shares run from 0 to 1. */
export interface Material {
  /** Width of the rounded edge as a share of the solid's size; large values look like balloons. */
  readonly roundness: number
  /** How far a part follows the slope of the body it lies on. */
  readonly bodyShare: number
  /** Flattens (below 1) or deepens (above 1) all slopes. */
  readonly relief: number
  /** Light that wraps around the edge of the shadow: 0 is hard, 0.5 soft. */
  readonly wrap: number
  /** Warm glow where light passes through thin or shadowed parts. */
  readonly subsurface: number
  /** Strength and tightness (doublings of the exponent) of the highlight. */
  readonly gloss: number
  readonly glossDoublings: number
  /** Strength of the reflection of a softbox. */
  readonly windowGloss: number
  /** Strength of the edge light; above 1 when the sun is behind. */
  readonly rim: number
  /** Darkening where a part touches the part below it. */
  readonly crease: number
  /** Depth of hand-made dents and fingerprints. */
  readonly dents: number
  readonly prints: number
  /** Darkness of the shadow that a part casts on the parts below. */
  readonly partShadow: number
}

/** Handmade plasticine: matte, dented, with fingerprints. */
export const clayMaterial: Material = {
  roundness: 0.11,
  bodyShare: 0.55,
  relief: 1,
  wrap: 0.42,
  subsurface: 0.1,
  gloss: 0.16,
  glossDoublings: 4,
  windowGloss: 0,
  rim: 0.1,
  crease: 0.3,
  dents: 1,
  prints: 1,
  partShadow: 0.5,
}

/** Smooth coated vinyl: rounder, with a window highlight and subsurface light. */
export const toyMaterial: Material = {
  roundness: 0.3,
  bodyShare: 0.8,
  relief: 1.05,
  wrap: 0.34,
  subsurface: 0.2,
  gloss: 0.3,
  glossDoublings: 6,
  windowGloss: 0.42,
  rim: 0.34,
  crease: 0.2,
  dents: 0,
  prints: 0,
  partShadow: 0.34,
}

/** Makes a direction of length 1. */
export function direction(x: number, y: number, z: number): Direction {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

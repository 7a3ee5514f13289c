// Land in true perspective. Every column of the picture walks away from the camera over a height function and fills the
// rows that rise above everything nearer (the "voxel space" method of NovaLogic's Comanche, 1992), with fractional rows
// so that crests are smooth.

import { mixColor, type Color } from '../raster/color.ts'
import { createPlane, type Plane } from '../raster/raster.ts'
import { clamp, smoothStep } from '../raster/scalar.ts'
import type { Stage } from './stage.ts'

/** A point of the land; world lengths are in camera distances, height 0 is the water level. */
export interface GroundPoint {
  readonly x: number
  readonly z: number
  readonly height: number
  /** 1 on flat ground, 0 on a cliff. */
  readonly flatness: number
}

export interface Land {
  /** Height of the ground; below 0 is under water when `hasWater`. */
  readonly heightAt: (x: number, z: number, octaves: number) => number
  /** The ground's own color. Called per visible sample, so keep it cheap and free of allocations where possible. */
  readonly colorAt: (point: GroundPoint) => Color
  readonly cameraHeight: number
  readonly nearest: number
  readonly farthest: number
  readonly hasWater: boolean
  /** Distance at which haze replaces two thirds of the color. */
  readonly hazeDistance: number
  /** Height below which there is mist, and its strength from 0 to 1. */
  readonly mistHeight?: number
  readonly mist?: number
  /** Middle of a road at a distance, for lands with a road. */
  readonly pathAt?: (z: number) => number
  /** Share of direct light that passes through: snow and cloud glow, rock does not. */
  readonly softness?: number
}

/** Output for the water and light that are painted afterwards. */
export interface TerrainResult {
  /** 1 where the picture shows water. */
  readonly water: Plane
  /** 1 where the picture shows land or water. */
  readonly cover: Plane
}

const stepCount = 500

/** Paints land over the sky of a stage. */
export function paintTerrain(stage: Stage, land: Land): TerrainResult {
  const { width, height } = stage
  const walk = createWalk(stage, land)
  const cover = createPlane(width, height)
  const water = createPlane(width, height)
  const layer = new Float32Array(width * height * 3)
  const shader = createShader(stage, land, walk)
  for (let x = 0; x < width; x++)
    walkColumn(stage, land, walk, shader, x, { layer, cover: cover.data, water: water.data })
  const { data } = stage.raster
  for (let index = 0, at = 0; index < cover.data.length; index++, at += 3) {
    const rest = 1 - cover.data[index]!
    if (rest >= 1) continue
    data[at] = data[at]! * rest + layer[at]!
    data[at + 1] = data[at + 1]! * rest + layer[at + 1]!
    data[at + 2] = data[at + 2]! * rest + layer[at + 2]!
  }
  return { water, cover }
}

/** Pixels per unit of width at distance 1. */
export function focalLength(stage: Stage): number {
  return stage.unit * 1.05
}

interface Walk {
  readonly focal: number
  readonly middle: number
  /** Distance of every step. */
  readonly distances: Float32Array
  /** Logarithm of the growth per step, to find the step of a distance. */
  readonly growth: number
  /** Heights, one row of columns per step. */
  readonly heights: Float32Array
}

function createWalk(stage: Stage, land: Land): Walk {
  const { width } = stage
  const focal = focalLength(stage)
  const middle = width / 2
  const growth = Math.log(land.farthest / land.nearest) / (stepCount - 1)
  const distances = Float32Array.from(
    { length: stepCount },
    (_, step) => land.nearest * Math.exp(growth * step),
  )
  const heights = new Float32Array(stepCount * width)
  for (let step = 0; step < stepCount; step++) {
    const z = distances[step]!
    // Octaves finer than a pixel would only make crests flicker.
    const octaves = Math.round(clamp(9.5 - Math.log2(z / land.nearest) * 0.75, 5, 9))
    for (let x = 0; x < width; x++)
      heights[step * width + x] = land.heightAt(((x - middle) * z) / focal, z, octaves)
  }
  return { focal, middle, distances, growth, heights }
}

type Shader = (x: number, step: number, out: Float32Array) => void

function createShader(stage: Stage, land: Land, walk: Walk): Shader {
  const { width, light } = stage
  const { distances, heights, focal, middle } = walk
  const sideways = (stage.sunX - middle) / width
  const lightX = Math.sign(sideways || 1) * 0.78
  const lightZ = 0.42
  const rise = clamp(((stage.horizon - stage.sunY) / stage.unit) * 0.9, 0.2, 0.9)
  const towardSun = { lightX, lightZ, rise }
  const length = Math.hypot(lightX, lightZ, rise)
  const skyLight = mixColor(light.sky[1]!, light.sky[3]!, 0.5)
  const point = { x: 0, z: 0, height: 0, flatness: 1 }
  const softness = land.softness ?? 0
  return (x, step, out) => {
    const at = step * width + x
    const z = distances[step]!
    const height = heights[at]!
    const left = x > 0 ? -1 : 0
    const right = x < width - 1 ? 1 : 0
    const before = step > 0 ? step - 1 : step
    const after = step < stepCount - 1 ? step + 1 : step
    const slopeX = ((heights[at + right]! - heights[at + left]!) * focal) / (z * (right - left))
    const slopeZ =
      (heights[after * width + x]! - heights[before * width + x]!) / (distances[after]! - distances[before]!)
    // Close to the camera, the walk leaves the picture before it finds the ground that casts a shadow.
    const nearLight = smoothStep(land.nearest * 4.5, land.nearest * 2, z)
    const normal = 1 / Math.sqrt(slopeX * slopeX + slopeZ * slopeZ + 1)
    const facing = ((-slopeX * lightX - slopeZ * lightZ + rise) * normal) / length
    const shadow =
      facing > -softness ? nearLight + (1 - nearLight) * castShadow(walk, width, x, step, towardSun) : 0
    const direct = clamp((facing + softness) / (1 + softness)) * (shadow + (1 - shadow) * softness * 0.5)
    point.x = ((x - middle) * z) / focal
    point.z = z
    point.height = height
    point.flatness = normal
    const own = land.colorAt(point)
    const haze = 1 - Math.exp(-((z / land.hazeDistance) ** 1.25))
    const mist =
      (land.mist ?? 0) *
      smoothStep((land.mistHeight ?? 0) || 1e-6, 0, height) *
      smoothStep(land.nearest * 2, land.hazeDistance, z)
    const veil = Math.min(0.97, haze + mist * (1 - haze))
    const sunward = Math.exp(-Math.abs(x - stage.sunX) / (stage.unit * 0.38)) * light.glow
    const sky = light.ambient * (0.55 + 0.45 * normal)
    for (let channel = 0; channel < 3; channel++) {
      const lit = own[channel]! * (skyLight[channel]! * sky * 1.15 + light.sun[channel]! * direct * 1.05)
      const air =
        light.haze[channel]! + (light.sun[channel]! - light.haze[channel]!) * Math.min(0.75, sunward * 0.6)
      out[channel] = lit + (air - lit) * veil
    }
  }
}

/** 1 in full light, 0 in shadow: walks from a sample towards the light over the heights already known. */
function castShadow(
  walk: Walk,
  width: number,
  x: number,
  step: number,
  light: { lightX: number; lightZ: number; rise: number },
): number {
  const { distances, heights, focal, middle, growth } = walk
  const startZ = distances[step]!
  let worldX = ((x - middle) * startZ) / focal
  let worldZ = startZ
  let ray = heights[step * width + x]! + startZ * 0.002
  let reach = startZ * 0.014
  let open = 1
  for (let hop = 0; hop < 16; hop++) {
    worldX += light.lightX * reach
    worldZ += light.lightZ * reach
    ray += light.rise * reach * 0.62
    const column = middle + (worldX * focal) / worldZ
    const row = step + Math.log(worldZ / startZ) / growth
    if (column < 0 || column >= width - 1 || row >= stepCount - 1) break
    const at = (row | 0) * width + (column | 0)
    const across = column - (column | 0)
    const first = heights[at]! + (heights[at + 1]! - heights[at]!) * across
    const second = heights[at + width]! + (heights[at + width + 1]! - heights[at + width]!) * across
    const above = (first + (second - first) * (row - (row | 0)) - ray) / (reach * 1.1)
    if (above > 0) open = Math.min(open, 1 - above * 1.4)
    if (open <= 0) return 0
    reach *= 1.22
  }
  return open
}

interface Layers {
  readonly layer: Float32Array
  readonly cover: Float32Array
  readonly water: Float32Array
}

function walkColumn(stage: Stage, land: Land, walk: Walk, shader: Shader, x: number, layers: Layers): void {
  const { width, height, horizon } = stage
  const { distances, heights, focal } = walk
  const color = new Float32Array(3)
  const previous = new Float32Array(3)
  let lowest = height
  let wasVisible = false
  for (let step = 0; step < stepCount; step++) {
    const ground = heights[step * width + x]!
    const isWater = land.hasWater && ground <= 0
    const surface = isWater ? 0 : ground
    const crest = isWater ? 0 : crestRise(walk, width, x, step)
    const top = Math.max(0, horizon - ((surface + crest - land.cameraHeight) * focal) / distances[step]!)
    if (top >= lowest) {
      wasVisible = false
      continue
    }
    if (isWater) color.fill(0)
    else shader(x, step, color)
    if (!wasVisible || isWater) previous.set(color)
    fillSpan(layers, width, x, top, lowest, previous, color, isWater)
    previous.set(color)
    lowest = top
    wasVisible = !isWater
    if (lowest <= 0) break
  }
}

// A crest is between two steps; without its true height, slanting crests look like saws.
function crestRise(walk: Walk, width: number, x: number, step: number): number {
  if (step === 0 || step === stepCount - 1) return 0
  const here = walk.heights[step * width + x]!
  const before = walk.heights[(step - 1) * width + x]!
  const after = walk.heights[(step + 1) * width + x]!
  if (here < before || here <= after) return 0
  const bend = before - 2 * here + after
  return bend < -1e-9 ? -((before - after) ** 2) / (8 * bend) : 0
}

/** Fills rows from `top` to `bottom` (fractions count as partial cover), blending from one color to another. */
function fillSpan(
  layers: Layers,
  width: number,
  x: number,
  top: number,
  bottom: number,
  lower: Float32Array,
  upper: Float32Array,
  isWater: boolean,
): void {
  const { layer, cover, water } = layers
  const last = Math.min(Math.ceil(bottom) - 1, ((layer.length / 3 / width) | 0) - 1)
  const span = 1 / Math.max(1e-6, bottom - top)
  for (let y = Math.floor(top); y <= last; y++) {
    const share = Math.min(bottom, y + 1) - Math.max(top, y)
    if (share <= 0) continue
    const toward = clamp((bottom - y - 0.5) * span)
    const index = y * width + x
    cover[index] = Math.min(1, cover[index]! + share)
    if (isWater) water[index] = Math.min(1, water[index]! + share)
    const at = index * 3
    for (let channel = 0; channel < 3; channel++) {
      layer[at + channel]! += (lower[channel]! + (upper[channel]! - lower[channel]!) * toward) * share
    }
  }
}

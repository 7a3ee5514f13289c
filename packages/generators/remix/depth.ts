// Estimates depth without a model: parts that are low, central, in focus and unlike the picture's edges are probably
// near. Good enough for a few percent of movement; it is not measured depth.

import type { Pixels } from '@vivify/timeline/ports'
import type { Plane } from '../image/raster/raster.ts'
import { clusterColors, nearestColor } from './color/analysis.ts'
import {
  blurField,
  createField,
  createFieldReader,
  labFieldOf,
  reducePixels,
  type Field,
} from './field/field.ts'
import { smoothAreas } from './field/smooth-areas.ts'
import { createPixels, unitOf, writeBilinear } from './pixels.ts'

const workingUnit = 240
/** Largest movement, as a share of the picture's unit, at strength 1. */
const farthest = 0.035

/** Nearness of each part, 0 (far) to 1 (near), at a small size; its edges follow the picture's. */
export function estimateDepth(source: Pixels): Plane {
  const small = reducePixels(source, workingUnit)
  const lab = labFieldOf(small)
  const unit = unitOf(small)
  const focus = findFocus(lab, unit)
  const subject = findSubject(small, lab)
  // The estimate is filtered together with the colors, so that it is smoothed inside areas but not across their edges.
  const guided = createField(lab.width, lab.height, 4)
  const share = 0.05
  for (let y = 0, at = 0; y < lab.height; y++) {
    const low = (y + 0.5) / lab.height
    for (let x = 0; x < lab.width; x++, at++) {
      const aside = ((x + 0.5) / lab.width) * 2 - 1
      const middle = Math.exp(-aside * aside * 1.6 - (low * 2 - 1.15) ** 2 * 0.9)
      const near = low * 0.42 + subject[at]! * 0.24 + focus.data[at]! * 0.14 + middle * 0.2
      for (let channel = 0; channel < 3; channel++)
        guided.data[at * 4 + channel] = lab.data[at * 3 + channel]!
      guided.data[at * 4 + 3] = near * share
    }
  }
  smoothAreas(guided, unit * 0.12, 0.22, 3)
  const depth = createField(lab.width, lab.height, 1)
  for (let index = 0; index < depth.data.length; index++)
    depth.data[index] = guided.data[index * 4 + 3]! / share
  stretch(depth.data)
  // Near areas are enlarged slightly, so that movement stretches the background behind them rather than their edges.
  growNear(depth, Math.max(1, Math.round(unit * 0.012)))
  blurField(depth, unit * 0.012)
  return { width: depth.width, height: depth.height, data: depth.data }
}

/** Local contrast, blurred over its surroundings: 0 is soft, 1 sharp. */
function findFocus(lab: Field, unit: number): Field {
  const { width, height } = lab
  const focus = createField(width, height, 1)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = (y * width + x) * 3
      const around =
        lab.data[at - 3]! + lab.data[at + 3]! + lab.data[at - width * 3]! + lab.data[at + width * 3]!
      focus.data[y * width + x] = Math.min(0.12, Math.abs(lab.data[at]! - around / 4))
    }
  }
  blurField(focus, unit * 0.035)
  stretch(focus.data)
  return focus
}

/** Colors that are rare along the upper and side edges belong to the subject: 0 is background, 1 subject. */
function findSubject(small: Pixels, lab: Field): Float32Array {
  const clusters = clusterColors(small, 7)
  const centers = Float32Array.from(clusters.flatMap(({ lightness, a, b }) => [lightness, a, b]))
  const { width, height } = lab
  const border = Math.max(1, Math.round(width * 0.06))
  const all = new Float32Array(clusters.length).fill(1e-6)
  const outer = new Float32Array(clusters.length)
  const owners = new Uint8Array(width * height)
  let outerCount = 1e-6
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const owner = nearestColor(centers, lab.data, at * 3)
      owners[at] = owner
      all[owner]!++
      if (y >= border && (y > height * 0.7 || (x >= border && x < width - border))) continue
      outer[owner]!++
      outerCount++
    }
  }
  return Float32Array.from(owners, (owner) => {
    const likely = outer[owner]! / outerCount / (all[owner]! / owners.length)
    return 1 / (1 + likely * likely)
  })
}

/** Scales values to 0…1, ignoring the outermost two percent. */
function stretch(data: Float32Array): void {
  const sorted = data.slice().sort()
  const low = sorted[Math.round((sorted.length - 1) * 0.02)]!
  const range = Math.max(1e-4, sorted[Math.round((sorted.length - 1) * 0.98)]! - low)
  for (let index = 0; index < data.length; index++) {
    data[index] = Math.min(1, Math.max(0, (data[index]! - low) / range))
  }
}

function growNear(depth: Field, radius: number): void {
  const { width, height, data } = depth
  const rows = data.slice()
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      for (let other = Math.max(0, x - radius); other <= Math.min(width - 1, x + radius); other++) {
        rows[at] = Math.max(rows[at]!, data[y * width + other]!)
      }
    }
  }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let most = 0
      for (let other = Math.max(0, y - radius); other <= Math.min(height - 1, y + radius); other++) {
        most = Math.max(most, rows[other * width + x]!)
      }
      data[at] = most
    }
  }
}

/**
 * One frame of a loop in which the camera circles slightly. `time` from 0 to 1 is one round, and 1 equals 0. `strength`
 * is from 0 (still) to 1. Each output pixel looks up its source, so there are no holes and no torn edges. The picture
 * is slightly enlarged, so that its borders stay outside.
 */
export function parallaxFrame(source: Pixels, depth: Plane, time: number, strength: number): Pixels {
  const { width, height } = source
  const reach = farthest * strength * unitOf(source)
  const angle = time * Math.PI * 2
  const moveX = Math.cos(angle) * reach
  const moveY = Math.sin(angle) * reach * 0.55
  // Enough zoom to hide the borders, plus a slow push towards the picture.
  const zoom = 1 + (reach * 1.15) / Math.min(width, height) + (1 - Math.cos(angle)) * 0.006 * strength
  const shifts = createFieldReader(findShifts(depth, { width, height, moveX, moveY, zoom }), width, height)
  const target = createPixels(width, height)
  for (let y = 0, to = 0; y < height; y++) {
    const row = shifts.read(y)
    for (let x = 0, at = 0; x < width; x++, at += 2, to += 4) {
      writeBilinear(source, x + row[at]!, y + row[at + 1]!, target.data, to)
    }
  }
  return target
}

interface Movement {
  readonly width: number
  readonly height: number
  readonly moveX: number
  readonly moveY: number
  readonly zoom: number
}

/** Source of each part of the frame, as a shift in pixels, found by repeated correction. */
function findShifts(depth: Plane, { width, height, moveX, moveY, zoom }: Movement): Field {
  const shifts = createField(depth.width, depth.height, 2)
  const toDepthX = depth.width / width
  const toDepthY = depth.height / height
  for (let y = 0, at = 0; y < depth.height; y++) {
    const frameY = (y + 0.5) / toDepthY
    const baseY = height / 2 + (frameY - height / 2) / zoom
    for (let x = 0; x < depth.width; x++, at += 2) {
      const frameX = (x + 0.5) / toDepthX
      const baseX = width / 2 + (frameX - width / 2) / zoom
      let fromX = baseX
      let fromY = baseY
      for (let round = 0; round < 5; round++) {
        const near = depthAt(depth, fromX * toDepthX - 0.5, fromY * toDepthY - 0.5) - 0.5
        fromX += (baseX - moveX * near - fromX) * 0.8
        fromY += (baseY - moveY * near - fromY) * 0.8
      }
      shifts.data[at] = fromX - frameX
      shifts.data[at + 1] = fromY - frameY
    }
  }
  return shifts
}

function depthAt(depth: Plane, x: number, y: number): number {
  const { width, height, data } = depth
  const atX = Math.min(width - 1, Math.max(0, x))
  const atY = Math.min(height - 1, Math.max(0, y))
  const left = atX | 0
  const top = atY | 0
  const right = Math.min(width - 1, left + 1)
  const low = Math.min(height - 1, top + 1) * width
  const upper =
    data[top * width + left]! + (data[top * width + right]! - data[top * width + left]!) * (atX - left)
  const lower = data[low + left]! + (data[low + right]! - data[low + left]!) * (atX - left)
  return upper + (lower - upper) * (atY - top)
}

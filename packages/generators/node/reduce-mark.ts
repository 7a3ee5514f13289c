// Reduces a colorful motif to the two tones of a logo's mark. Runs when the web app is built, because it looks at pixels.

import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { LogoMark, MarkPart } from '../logo/mark.ts'
import type { MotifOutline, OutlineLayer } from '../image/request.ts'

const side = 160
const pixels = side * side
/** A layer that shows less than this share of the motif is invisible at 32 pixels. */
const minShare = 0.002
/** A detail that makes more than this share of the edge is part of the mark's shape. */
const maxEdgeShare = 0.035
/** Below this difference in lightness, two tones would be arbitrary: the mark is then its silhouette. */
const minDifference = 0.09

/** The mark of a motif; null when nothing of it is solid. */
export function reduceMark(outline: MotifOutline): LogoMark | null {
  const layers = outline.layers
  const owners = findOwners(outline)
  const shown = countShown(owners, layers.length)
  const area = shown.reduce((sum, count) => sum + count, 0)
  if (area < pixels * 0.02) return null
  const lightness = layers.map(({ fill }) => lightnessOf(fill))
  const cut = splitTones(lightness, shown)
  const edges = countEdges(owners, layers.length)
  const edge = edges.reduce((sum, count) => sum + count, 0)
  const isLight = lightness.map((value) => cut !== null && value > cut)
  // The edge is what a mark is recognized by, so the tone that makes most of it is the ink.
  const lightEdge = edges.reduce((sum, count, index) => sum + (isLight[index] ? count : 0), 0)
  const isInkLight = cut !== null && lightEdge * 2 > edge
  const parts: MarkPart[] = []
  layers.forEach((layer, index) => {
    const tone = cut === null || isLight[index] === isInkLight ? 'ink' : 'detail'
    const isTiny = shown[index]! < area * minShare
    if (isTiny && (index > 0 || tone === 'detail')) return
    const isAtEdge = tone === 'detail' && edges[index]! > edge * maxEdgeShare
    parts.push({ tone, path: shorten(movedPath(layer)), ...(isAtEdge ? { isAtEdge } : {}) })
  })
  const box = boundsOf(owners, outline.viewBox)
  return { parts, box }
}

/** For each pixel, the topmost layer that covers it; -1 where there is none. */
function findOwners({ layers, viewBox }: MotifOutline): Int16Array {
  const owners = new Int16Array(pixels).fill(-1)
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  layers.forEach((layer, index) => {
    context.clearRect(0, 0, side, side)
    drawLayer(context, layer, side / viewBox)
    const { data } = context.getImageData(0, 0, side, side)
    for (let at = 0; at < pixels; at++) if (data[at * 4 + 3]! > 127) owners[at] = index
  })
  return owners
}

function drawLayer(context: SKRSContext2D, layer: OutlineLayer, scale: number): void {
  context.save()
  context.scale(scale, scale)
  if (layer.matrix) context.transform(...layer.matrix)
  context.fill(new Path2D(layer.pathData))
  context.restore()
}

function countShown(owners: Int16Array, count: number): number[] {
  const shown = new Array<number>(count).fill(0)
  for (const owner of owners) if (owner >= 0) shown[owner]!++
  return shown
}

/** The lightness that splits the layers best into two groups (Otsu's method); null when all are alike. */
function splitTones(lightness: readonly number[], shown: readonly number[]): number | null {
  const levels = [...new Set(lightness)].sort((a, b) => a - b)
  let best: { cut: number; score: number; difference: number } | null = null
  for (let at = 0; at + 1 < levels.length; at++) {
    const cut = (levels[at]! + levels[at + 1]!) / 2
    const dark = meanOf(lightness, shown, (value) => value <= cut)
    const light = meanOf(lightness, shown, (value) => value > cut)
    const score = dark.weight * light.weight * (light.mean - dark.mean) ** 2
    if (best === null || score > best.score) best = { cut, score, difference: light.mean - dark.mean }
  }
  return best !== null && best.score > 0 && best.difference >= minDifference ? best.cut : null
}

function meanOf(
  lightness: readonly number[],
  shown: readonly number[],
  isIn: (value: number) => boolean,
): { mean: number; weight: number } {
  let sum = 0
  let weight = 0
  lightness.forEach((value, index) => {
    if (!isIn(value)) return
    sum += value * shown[index]!
    weight += shown[index]!
  })
  return { mean: weight === 0 ? 0 : sum / weight, weight }
}

/** How many pixels of the motif's edge each layer owns. */
function countEdges(owners: Int16Array, count: number): number[] {
  const edges = new Array<number>(count).fill(0)
  owners.forEach((owner, at) => {
    if (owner < 0) return
    const x = at % side
    const isEdge =
      x === 0 ||
      x === side - 1 ||
      [at - 1, at + 1, at - side, at + side].some((next) => (owners[next] ?? -1) < 0)
    if (isEdge) edges[owner]!++
  })
  return edges
}

function boundsOf(owners: Int16Array, viewBox: number): LogoMark['box'] {
  let [left, top, right, bottom] = [side, side, 0, 0]
  owners.forEach((owner, at) => {
    if (owner < 0) return
    const x = at % side
    const y = (at - x) / side
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  })
  const unit = viewBox / side
  return [left * unit, top * unit, (right - left) * unit, (bottom - top) * unit]
}

function movedPath({ pathData, matrix }: OutlineLayer): string {
  if (!matrix) return pathData
  throw new Error(`A motif of the set is never moved: ${pathData.slice(0, 40)}`)
}

/** Rounds to hundredths. The two decimals stay, because `1.999.5` are two numbers and `2.5` would be one. */
function shorten(path: string): string {
  return path.replaceAll(/\d{1,4}\.\d{3,20}/g, (number) => Number(number).toFixed(2))
}

/** OKLab lightness of `#rrggbb`, 0 to 1. */
function lightnessOf(fill: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(fill.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
}

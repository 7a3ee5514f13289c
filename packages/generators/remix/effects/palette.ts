import { parseColor } from '../../image/raster/color.ts'
import { clusterColors, type Cluster } from '../color/analysis.ts'
import { applyColorCube, createColorCube } from '../color/color-cube.ts'
import { writeOklab, writeRgb } from '../color/oklab.ts'
import type { PaintEffect } from './effect.ts'

/**
 * Gives each group of colors in the picture a color of the palette. Colors that differed still differ, and dark stays
 * dark. The change is blended between groups, so that no hard edges appear.
 */
export const paintPalette: PaintEffect = (pixels, settings) => {
  const clusters = clusterColors(pixels, 8)
  const palette = settings.colors.map(oklabOf).sort((first, second) => first.lightness - second.lightness)
  const targets = assignTargets(clusters, palette, settings.param('variety'))
  const keepLight = settings.param('light')
  const spread = 0.045 + settings.param('blend') * 0.11
  const sharpness = 1 / (2 * spread * spread)
  const cube = createColorCube((red, green, blue, into) => {
    writeOklab(red, green, blue, into)
    const lightness = into[0]!
    const a = into[1]!
    const b = into[2]!
    let total = 1e-9
    let targetLight = 0
    let targetA = 0
    let targetB = 0
    let groupLight = 0
    let nearest = Number.POSITIVE_INFINITY
    for (const cluster of clusters) nearest = Math.min(nearest, distanceTo(cluster, lightness, a, b))
    for (const [index, cluster] of clusters.entries()) {
      const weight = Math.exp((nearest - distanceTo(cluster, lightness, a, b)) * sharpness)
      const target = targets[index]!
      total += weight
      targetLight += target.lightness * weight
      targetA += target.a * weight
      targetB += target.b * weight
      groupLight += cluster.lightness * weight
    }
    // Keeps the shading inside a group on top of its new color.
    const painted = targetLight / total + (lightness - groupLight / total) * 0.85
    const light = painted + (lightness - painted) * keepLight
    // Near black and white there is little room for chroma.
    const room = Math.min(1, Math.sin(Math.PI * Math.min(0.98, Math.max(0.02, light))) * 1.7)
    writeRgb(light, (targetA / total) * room, (targetB / total) * room, into)
  })
  applyColorCube(pixels, cube)
  return pixels
}

interface LabColor {
  readonly lightness: number
  readonly a: number
  readonly b: number
}

function oklabOf(hex: string): LabColor {
  const into = new Float32Array(3)
  writeOklab(...parseColor(hex), into)
  return { lightness: into[0]!, a: into[1]!, b: into[2]! }
}

function distanceTo(color: LabColor, lightness: number, a: number, b: number): number {
  return (color.lightness - lightness) ** 2 * 0.6 + ((color.a - a) ** 2 + (color.b - b) ** 2) * 2
}

/** The palette color of each cluster: a choice with low cost, improved one cluster at a time. */
function assignTargets(
  clusters: readonly Cluster[],
  palette: readonly LabColor[],
  variety: number,
): LabColor[] {
  const light = stretch(clusters)
  const paletteLight = stretch(palette)
  const chosen = clusters.map((_, index) => nearestTo(paletteLight, light[index]!))
  for (let round = 0; round < 6; round++) {
    for (let index = 0; index < clusters.length; index++) {
      let least = Number.POSITIVE_INFINITY
      let best = chosen[index]!
      for (let option = 0; option < palette.length; option++) {
        chosen[index] = option
        const tone = (paletteLight[option]! - light[index]!) ** 2 * 3
        const structure = structureCost(clusters, palette, chosen, index)
        const cost = tone + structure * 1.2 + crowding(clusters, chosen, index) * variety
        if (cost >= least) continue
        least = cost
        best = option
      }
      chosen[index] = best
    }
  }
  return chosen.map((option) => palette[option]!)
}

/** How much the differences between one color and the others change. */
function structureCost(
  clusters: readonly Cluster[],
  palette: readonly LabColor[],
  chosen: readonly number[],
  index: number,
): number {
  const cluster = clusters[index]!
  const target = palette[chosen[index]!]!
  let cost = 0
  for (const [other, otherCluster] of clusters.entries()) {
    if (other === index) continue
    const otherTarget = palette[chosen[other]!]!
    const before = Math.hypot(cluster.a - otherCluster.a, cluster.b - otherCluster.b)
    const after = Math.hypot(target.a - otherTarget.a, target.b - otherTarget.b)
    cost += (Math.min(0.25, before) * 1.1 - Math.min(0.25, after)) ** 2 * (otherCluster.share + 0.08) * 12
  }
  return cost
}

/**
 * Share of the picture that already uses the same palette color. This cost makes a picture of one color use the whole
 * palette.
 */
function crowding(clusters: readonly Cluster[], chosen: readonly number[], index: number): number {
  let share = 0
  for (const [other, cluster] of clusters.entries()) {
    if (other !== index && chosen[other] === chosen[index]) share += cluster.share + 0.12
  }
  return share
}

/** Lightness values stretched to 0…1, so that a dim picture still uses the whole palette. */
function stretch(colors: readonly LabColor[]): number[] {
  const values = colors.map((color) => color.lightness)
  const low = Math.min(...values)
  const range = Math.max(0.05, Math.max(...values) - low)
  return values.map((value) => (value - low) / range)
}

function nearestTo(values: readonly number[], wanted: number): number {
  let best = 0
  for (const [index, value] of values.entries()) {
    if (Math.abs(value - wanted) < Math.abs(values[best]! - wanted)) best = index
  }
  return best
}

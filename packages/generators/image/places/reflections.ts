// Conditions of a place that change its pixels: water that reflects it, ice and age that take its colors.

import { parseColor, type Color } from '../raster/color.ts'
import type { Raster } from '../raster/raster.ts'
import { colorOfHue } from '../understand/words/places/conditions.ts'

/** Changes the whole picture as its words say; the floor begins at `floorRow`. */
export function setCondition(raster: Raster, words: readonly string[], floorRow: number, unit: number): void {
  const hue = words.map(colorOfHue).find((color) => color !== undefined)
  if (hue !== undefined) dye(raster, parseColor(hue), floorRow)
  if (words.includes('decay')) tint(raster, [0.8, 0.82, 0.78])
  if (words.includes('icebound')) freeze(raster, floorRow)
  if (words.includes('flooded')) flood(raster, Math.round(floorRow - unit * 0.05), unit)
  if (words.includes('puddles')) wet(raster, Math.round(floorRow), unit)
}

function tint({ data }: Raster, color: readonly [number, number, number]): void {
  for (let index = 0; index < data.length; index += 3)
    for (let channel = 0; channel < 3; channel++) data[index + channel]! *= color[channel]!
}

/** Walls and what is on them take a color, as light and dark as they were; the floor keeps most of its own. */
function dye({ data, width }: Raster, color: Color, floorRow: number): void {
  const ground = Math.floor(floorRow) * width * 3
  for (let index = 0; index < data.length; index += 3) {
    const gray = data[index]! * 0.3 + data[index + 1]! * 0.59 + data[index + 2]! * 0.11
    const share = index < ground ? 0.72 : 0.3
    for (let channel = 0; channel < 3; channel++)
      data[index + channel]! += (color[channel]! * (0.28 + gray * 0.86) - data[index + channel]!) * share
  }
}

/** Takes colors to ice blue and whitens the ground. */
function freeze({ data, width }: Raster, floorRow: number): void {
  const ground = Math.floor(floorRow) * width * 3
  const cold = [0.72, 0.9, 1.06]
  for (let index = 0; index < data.length; index += 3) {
    const gray = data[index]! * 0.3 + data[index + 1]! * 0.59 + data[index + 2]! * 0.11
    const share = index < ground ? 0.62 : 0.85
    const level = index < ground ? gray * 0.86 + 0.14 : gray * 0.4 + 0.52
    for (let channel = 0; channel < 3; channel++)
      data[index + channel]! += (level * cold[channel]! - data[index + channel]!) * share
  }
}

/** Water over the floor, with waves in what it reflects. */
function flood(raster: Raster, top: number, unit: number): void {
  mirror(raster, top, (x, y) => {
    const depth = (y - top) / Math.max(1, raster.height - top)
    const wave = Math.sin(y / (unit * (0.006 + depth * 0.016)) + Math.sin(x / (unit * 0.09)) * 1.4)
    return { shift: wave * unit * (0.004 + depth * 0.012), share: 0.88, shade: wave > 0.72 ? 0.16 : 0 }
  })
}

/** A wet ground: dark, with lights drawn out in it. */
function wet(raster: Raster, top: number, unit: number): void {
  mirror(raster, top, (x, y) => {
    const pool =
      Math.sin(x / (unit * 0.13) + y / (unit * 0.21)) + Math.sin(y / (unit * 0.05) - x / (unit * 0.3))
    const share = Math.min(0.72, Math.max(0.3, 0.42 + pool * 0.34))
    return { shift: Math.sin(y / (unit * 0.01)) * unit * 0.002, share, shade: -0.06 }
  })
}

const water = [0.16, 0.3, 0.34]

function mirror(
  { data, width, height }: Raster,
  top: number,
  look: (x: number, y: number) => { shift: number; share: number; shade: number },
): void {
  for (let y = top; y < height; y++) {
    const from = Math.max(0, Math.round(top - 1 - (y - top) * (top / Math.max(1, height - top)) * 0.72))
    for (let x = 0; x < width; x++) {
      const { shift, share, shade } = look(x, y)
      const source = (from * width + Math.min(width - 1, Math.max(0, Math.round(x + shift)))) * 3
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const seen = data[source + channel]! * 0.66 + water[channel]! * 0.34 + shade
        data[at + channel]! += (seen - data[at + channel]!) * share
      }
    }
  }
}

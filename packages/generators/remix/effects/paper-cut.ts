import type { Pixels } from '@vivify/timeline/ports'
import { blurField, createField, createFieldReader, type Field } from '../field/field.ts'
import { findRegions, type Regions } from '../field/regions.ts'
import { createPaper } from '../field/texture.ts'
import { unitOf } from '../pixels.ts'
import type { PaintEffect } from './effect.ts'

/**
 * Sheets of paper on top of each other, with the darkest in front. Each has the shape of all areas that are at least as
 * dark, and casts its shadow on the sheets behind. Light falls from the top left.
 */
export const paintPaperCut: PaintEffect = (pixels, settings) => {
  const { width, height, data } = pixels
  const unit = unitOf(pixels)
  const regions = findRegions(pixels, {
    count: Math.round(settings.param('layers')),
    smoothness: 0.45 + settings.param('smoothness') * 0.55,
    vivid: 0.6,
    colors: settings.colors,
  })
  const sheets = stackSheets(regions)
  const depth = settings.param('depth')
  const paintRow = createRowPainter(pixels, regions, sheets, depth)
  const paper = createPaper(settings.seed, width, unit)
  const tooth = settings.param('grain') * 0.07
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) settings.checkpoint()
    paintRow(y)
    const relief = paper.read(y)
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const light = 1 + relief[x]! * tooth
      data[at] = data[at]! * light
      data[at + 1] = data[at + 1]! * light
      data[at + 2] = data[at + 2]! * light
    }
  }
  return pixels
}

/** Draws the sheets over the background, from back to front, one row at a time. */
function createRowPainter(
  { width, height, data }: Pixels,
  { colors, passage, members }: Regions,
  sheets: Field,
  depth: number,
): (y: number) => void {
  const count = sheets.channels
  // A picture of one color is its own background.
  const ground = (members.channels - 1) * 3
  const unit = Math.sqrt(width * height)
  const shapeReader = createFieldReader(sheets, width, height)
  const rimReader = createFieldReader(sheets, width, height)
  const shadowReader = createFieldReader(castShadows(sheets, depth), width, height)
  const steep = (width / sheets.width) * (passage / 2)
  const rim = unit * 0.0016 * (0.5 + depth)
  const reach = unit * (0.004 + depth * 0.011)
  const darkness = 0.22 + depth * 0.38
  return (y) => {
    const shapes = shapeReader.read(y)
    const rims = rimReader.read(y - rim, rim)
    const shades = shadowReader.read(y - reach, reach)
    for (let x = 0, at = 0, to = y * width * 4; x < width; x++, at += count, to += 4) {
      let red = colors[ground]!
      let green = colors[ground + 1]!
      let blue = colors[ground + 2]!
      for (let sheet = count - 1; sheet >= 0; sheet--) {
        const inside = (shapes[at + sheet]! - 0.5) * steep + 0.5
        const cover = inside < 0 ? 0 : inside > 1 ? 1 : inside
        const shade = 1 - shades[at + sheet]! * darkness * (1 - cover)
        red *= shade
        green *= shade
        blue *= shade
        if (cover === 0) continue
        // The cut edge that faces the light shows the paper's bright core.
        const behind = (rims[at + sheet]! - 0.5) * steep + 0.5
        const edge = cover * (behind < 0 ? 1 : behind > 1 ? 0 : 1 - behind) * 0.3
        const base = sheet * 3
        red += (colors[base]! + (1 - colors[base]!) * edge - red) * cover
        green += (colors[base + 1]! + (1 - colors[base + 1]!) * edge - green) * cover
        blue += (colors[base + 2]! + (1 - colors[base + 2]!) * edge - blue) * cover
      }
      data[to] = red * 255
      data[to + 1] = green * 255
      data[to + 2] = blue * 255
    }
  }
}

/** Sheet i covers areas 0 to i; the last area is the background and needs no sheet. */
function stackSheets({ members }: Regions): Field {
  const count = Math.max(1, members.channels - 1)
  const sheets = createField(members.width, members.height, count)
  for (let from = 0, to = 0; to < sheets.data.length; from += members.channels, to += count) {
    let sum = 0
    for (let sheet = 0; sheet < count; sheet++) {
      sum += members.data[from + sheet]!
      sheets.data[to + sheet] = sum
    }
  }
  return sheets
}

/** The sheets' shadows before they are shifted; soft, so half the size is enough. */
function castShadows(sheets: Field, depth: number): Field {
  const width = Math.ceil(sheets.width / 2)
  const height = Math.ceil(sheets.height / 2)
  const { channels } = sheets
  const shadows = createField(width, height, channels)
  const reader = createFieldReader(sheets, width, height)
  for (let y = 0, to = 0; y < height; y++) {
    const row = reader.read(y)
    for (let from = 0; from < row.length; from++, to++) {
      const inside = (row[from]! - 0.5) * 3 + 0.5
      shadows.data[to] = inside < 0 ? 0 : inside > 1 ? 1 : inside
    }
  }
  return blurField(shadows, unitOf(shadows) * (0.004 + depth * 0.013), 2)
}

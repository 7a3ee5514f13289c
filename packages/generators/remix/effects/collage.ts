import type { Pixels } from '@vivify/timeline/ports'
import { createRandom } from '@vivify/contract/random'
import { parseColor } from '../../image/raster/color.ts'
import { createPaper } from '../field/texture.ts'
import { createPixels, unitOf } from '../pixels.ts'
import { layOutPrints, layOutStrips, layOutTiles } from './collage-layouts.ts'
import { drawPiece, type CollageRequest, type Piece, type PieceStyle } from './collage-piece.ts'
import { layOutTorn } from './collage-torn.ts'
import type { EffectSettings, PaintEffect } from './effect.ts'

/** Cuts the picture into pieces and places them on a table of colored paper, each with a border and a shadow. */
export const paintCollage: PaintEffect = (pixels, settings) => {
  const { width, height } = pixels
  const unit = unitOf(pixels)
  const request: CollageRequest = {
    width,
    height,
    unit,
    pieces: Math.round(settings.param('pieces')),
    spread: settings.param('spread'),
    border: settings.param('border'),
    random: createRandom(settings.seed).fork('collage'),
  }
  const target = layTable(pixels, settings)
  const shadow = settings.param('shadow')
  const style: PieceStyle = {
    borderColor: parseColor(settings.colors[1]!).map((channel) => channel * 255),
    shadowReach: unit * (0.004 + shadow * 0.018),
    shadowOpacity: shadow * 0.55,
    shadowShift: unit * shadow * 0.007,
  }
  for (const piece of layOut(settings.choice('layout'), request)) {
    settings.checkpoint()
    drawPiece(target, pixels, piece, style)
  }
  return target
}

function layOut(layout: string, request: CollageRequest): Piece[] {
  switch (layout) {
    case 'torn':
      return layOutTorn(request)
    case 'tiles':
      return layOutTiles(request)
    case 'strips':
      return layOutStrips(request)
    default:
      return layOutPrints(request)
  }
}

function layTable(pixels: Pixels, settings: EffectSettings): Pixels {
  const { width, height } = pixels
  const table = createPixels(width, height)
  const paper = createPaper(settings.seed, width, unitOf(pixels))
  const [red, green, blue] = parseColor(settings.colors[0]!)
  for (let y = 0, to = 0; y < height; y++) {
    const relief = paper.read(y)
    for (let x = 0; x < width; x++, to += 4) {
      const light = 255 * (1 + relief[x]! * 0.035)
      table.data[to] = red * light
      table.data[to + 1] = green * light
      table.data[to + 2] = blue * light
      table.data[to + 3] = 255
    }
  }
  return table
}

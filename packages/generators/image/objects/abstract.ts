// The Abstract preset: textures without a subject, in the subject's colors, suitable as a background for text.

import { createRandom, type Random } from '@vivify/contract/random'
import type { Surface } from '@vivify/timeline/ports'
import { parseColor, shiftColor } from '../raster/color.ts'
import { finishRaster, unitOf, type FinishOptions } from '../raster/finish.ts'
import { createNoise } from '../raster/noise.ts'
import type { Raster } from '../raster/raster.ts'
import type { PictureRequest } from '../request.ts'
import { calmCaptionBand, type AbstractStage } from './abstract/canvas.ts'
import { paintGlass } from './abstract/glass.ts'
import { paintMesh } from './abstract/mesh.ts'
import { paintPaper } from './abstract/paper.ts'
import { paintRibbons } from './abstract/ribbons.ts'
import { paintSilk } from './abstract/silk.ts'

export type AbstractFamily = 'silk' | 'glass' | 'paper' | 'mesh' | 'ribbons'

interface Family {
  readonly paint: (stage: AbstractStage) => Raster
  /** How much the caption band is dimmed; bright families need more. */
  readonly calm: number
  readonly finish: FinishOptions
}

const families: Readonly<Record<AbstractFamily, Family>> = {
  silk: {
    paint: paintSilk,
    calm: 0.22,
    finish: {
      bloom: 0.22,
      bloomThreshold: 0.72,
      grain: 0.02,
      vignette: 0.42,
      contrast: 1.06,
      saturation: 1.1,
      fringe: 1,
    },
  },
  glass: {
    paint: paintGlass,
    calm: 0.16,
    finish: { bloom: 0.22, bloomThreshold: 0.8, grain: 0.014, vignette: 0.26, saturation: 1.08 },
  },
  paper: {
    paint: paintPaper,
    calm: 0.14,
    finish: { bloom: 0.06, grain: 0.018, vignette: 0.3, saturation: 1.08 },
  },
  mesh: {
    paint: paintMesh,
    calm: 0.12,
    finish: {
      bloom: 0.1,
      bloomThreshold: 0.75,
      grain: 0.045,
      grainSize: 1.2,
      vignette: 0.24,
      saturation: 1.14,
    },
  },
  ribbons: {
    paint: paintRibbons,
    calm: 0.2,
    finish: {
      bloom: 0.5,
      bloomThreshold: 0.5,
      grain: 0.016,
      vignette: 0.4,
      saturation: 1.12,
      contrast: 1.04,
    },
  },
}

/** Families that suit a mood; other moods allow any family. */
const familiesOfMood: Readonly<Record<string, readonly AbstractFamily[]>> = {
  calm: ['mesh', 'silk', 'paper'],
  dramatic: ['silk', 'ribbons'],
  energetic: ['ribbons', 'glass', 'paper'],
  upbeat: ['paper', 'glass', 'mesh'],
  mysterious: ['ribbons', 'silk'],
  inspiring: ['silk', 'mesh', 'glass'],
}

/** Paints an abstract picture. Equal requests give equal pixels. Throws the reason of `signal` when aborted. */
export async function paintAbstract(request: PictureRequest): Promise<Surface> {
  const random = createRandom(request.seed).fork('abstract')
  const family = families[chooseFamily(request, random.fork('family'))]
  const turn = random.fork('turn').between(-0.12, 0.12)
  const stage: AbstractStage = {
    width: request.width,
    height: request.height,
    unit: unitOf(request) / 1024,
    random: random.fork('family seed'),
    noise: createNoise(random.fork('noise')),
    colors: spreadPalette(request.motif.palette).map((color) =>
      shiftColor(parseColor(color), { hueRadians: turn }),
    ),
    studio: request.studio,
  }
  const raster = family.paint(stage)
  request.signal?.throwIfAborted()
  calmCaptionBand(raster, family.calm)
  return finishRaster(raster, request.studio, random.fork('finish'), family.finish)
}

function chooseFamily({ mood, shot }: Pick<PictureRequest, 'mood' | 'shot'>, random: Random): AbstractFamily {
  const suited = Object.hasOwn(familiesOfMood, mood)
    ? familiesOfMood[mood]!
    : (Object.keys(families) as AbstractFamily[])
  return shot?.texture === undefined ? random.pick(suited) : suited[shot.texture % suited.length]!
}

/** Five colors from any palette of two or more. */
function spreadPalette(palette: readonly string[]): string[] {
  return Array.from({ length: 5 }, (_, index) => palette[Math.round((index / 4) * (palette.length - 1))]!)
}

import { createRandom, type Random } from '@vivify/contract/random'
import { unitOf } from '../raster/finish.ts'
import { createNoise, type Noise } from '../raster/noise.ts'
import { createRaster, type Raster } from '../raster/raster.ts'
import { mix } from '../raster/scalar.ts'
import type { PictureRequest } from '../request.ts'
import type { Light } from './light.ts'

/** An unfinished picture: positions, the light of the scene, and its source of randomness. */
export interface Stage {
  readonly request: PictureRequest
  readonly raster: Raster
  readonly width: number
  readonly height: number
  /** 1024 for a 1024 × 1792 picture; all sizes in a scene are shares of it. */
  readonly unit: number
  /** Row of the horizon in pixels. */
  readonly horizon: number
  /** Position of the light source in pixels; it may be outside the picture. */
  readonly sunX: number
  readonly sunY: number
  readonly light: Light
  readonly noise: Noise
  readonly random: Random
}

/** Sets up an empty stage; `horizon` is a share of the height. */
export function createStage(request: PictureRequest, light: Light, random: Random, horizon: number): Stage {
  const { width, height } = request
  const place = random.fork('sun')
  const horizonRow = Math.round(height * horizon)
  const elevation = place.between(light.elevation[0], light.elevation[1])
  // Never in the exact middle: a light off to one side gives every slope a lit and a dark face.
  const side = place.chance(0.5) ? mix(0.2, 0.42, place.next()) : mix(0.58, 0.8, place.next())
  return {
    request,
    raster: createRaster(width, height),
    width,
    height,
    unit: unitOf(request),
    horizon: horizonRow,
    sunX: width * side,
    sunY: horizonRow * (1 - elevation),
    light,
    noise: createNoise(random.fork('noise')),
    random,
  }
}

/** The random stream for a preset's choices. */
export function sceneRandom(request: PictureRequest, preset: string): Random {
  return createRandom(request.seed).fork(`${preset} ${request.motif.sceneHint} ${request.words.join(' ')}`)
}

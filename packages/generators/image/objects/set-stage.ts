import type { Random } from '@vivify/contract/random'
import type { Raster } from '../raster/raster.ts'
import type { MotifOutline } from '../request.ts'
import type { Frame } from './layout.ts'
import type { Material } from './look.ts'
import type { PictureSet } from './sets.ts'
import type { Workshop } from './solid.ts'

/** Shared input of the set builders. */
export interface SetStage {
  readonly raster: Raster
  readonly frame: Frame
  readonly set: PictureSet
  readonly workshop: Workshop
  readonly material: Material
  readonly random: Random
  /** True when props fill the air; clouds and windows are then left out. */
  readonly isAirTaken: boolean
  /** Emoji of `set.growth`, loaded. */
  readonly growth: readonly MotifOutline[]
}

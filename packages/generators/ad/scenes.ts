// The scenes for a product, colored to match it.

import { createRandom } from '@vivify/contract/random'
import type { Box } from '@vivify/timeline/layout/frame'
import type { Studio, Surface } from '@vivify/timeline/ports'
import { finishRaster } from '../image/raster/finish.ts'
import { createNoise } from '../image/raster/noise.ts'
import type { AdPalette } from './colors.ts'
import { renderSet } from './render-set.ts'
import { chooseSceneColors } from './scene-colors.ts'
import type { AdSceneId } from './scene-list.ts'
import type { SetDesign, View } from './set.ts'
import { buildBlocks, buildPodium, buildSweep, buildWindow } from './sets/day.ts'
import { buildGlow, buildNeon, buildWater } from './sets/mirror.ts'
import { buildLeaves, buildParty } from './sets/paper.ts'
import { buildStone, buildWood } from './sets/table.ts'
import type { SetBuilder, Stage } from './sets/stage.ts'

/** Position of the product in pixels of the surface: the middle of its foot, and its size. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface SceneOptions {
  readonly scene: AdSceneId
  readonly palette: AdPalette
  readonly seed: number
  /** By default, low in the middle. */
  readonly stand?: Stand
  /** Areas in pixels that words will cover; confetti and leaves keep away from them. */
  readonly quiet?: readonly Box[]
}

const builders: Readonly<Record<AdSceneId, SetBuilder>> = {
  sweep: buildSweep,
  window: buildWindow,
  podium: buildPodium,
  glow: buildGlow,
  blocks: buildBlocks,
  water: buildWater,
  party: buildParty,
  stone: buildStone,
  wood: buildWood,
  neon: buildNeon,
  leaves: buildLeaves,
}

/**
 * Paints a scene over the whole surface. The same options and size give the same pixels. Takes about 0.7 s for 1080 ×
 * 1080.
 */
export function drawScene(studio: Studio, surface: Surface, options: SceneOptions): void {
  const stage = setStage(studio, surface, options)
  const { design, decorate, finish } = builders[options.scene](stage)
  const raster = renderSet(design, stage.view)
  decorate?.(raster)
  const finished = finishRaster(raster, studio, createRandom(options.seed).fork('film'), finish)
  surface.getContext('2d').drawImage(finished, 0, 0)
}

/** The set of a scene, used to draw the product's shadow on it. */
export function designScene(
  studio: Studio,
  size: { width: number; height: number },
  options: SceneOptions,
): { design: SetDesign; view: View } {
  const stage = setStage(studio, size, options)
  return { design: builders[options.scene](stage).design, view: stage.view }
}

function setStage(
  studio: Studio,
  { width, height }: { width: number; height: number },
  options: SceneOptions,
): Stage {
  const unit = Math.min(width, height)
  const stand = options.stand ?? { x: width / 2, y: height * 0.86, width: unit * 0.3, height: unit * 0.5 }
  const random = createRandom(options.seed)
  return {
    studio,
    colors: chooseSceneColors(options.palette, random.fork('colors')),
    random: random.fork(options.scene),
    noise: createNoise(random.fork('noise')),
    halfWidth: stand.width / 2 / unit,
    height: stand.height / unit,
    frame: {
      left: -stand.x / unit,
      right: (width - stand.x) / unit,
      top: stand.y / unit,
      bottom: (stand.y - height) / unit,
    },
    view: { width, height, unit, footX: stand.x, footY: stand.y },
    quiet: options.quiet ?? [],
  }
}

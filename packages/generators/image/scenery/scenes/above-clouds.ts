import { mixColor } from '../../raster/color.ts'
import { smoothStep } from '../../raster/scalar.ts'
import { addGodRays } from '../air.ts'
import { composeCloudSea, paintHeaps } from '../anime/clouds.ts'
import { heroManner, paintFlyingHero, paintMonument } from '../hero.ts'
import { drawBirds, paintSilhouette } from '../silhouettes.ts'
import { paintSky } from '../sky.ts'
import type { Stage } from '../stage.ts'

/** Paints the view from above the clouds: heads of vapor to the horizon, lit from the side. */
export function paintAboveClouds(stage: Stage): void {
  const random = stage.random.fork('above')
  const { light, unit } = stage
  paintSky(stage, {
    clouds: random.pick(['cirrus', 'bands', 'cumulus', 'tower'] as const),
    cover: random.between(0.3, 0.65),
    discRadius: random.pick([0.03, 0.045, 0.065]),
    hasMilkyWay: light.stars > 0.6,
  })
  const hero = heroManner(stage)
  if (hero === 'ground' || hero === 'water') paintMonument(stage, random.fork('hero'))
  fillDepth(stage)
  const bright = mixColor(light.sun, [1, 1, 1], light.disc === 'moon' ? 0 : 0.3)
  const shade = mixColor(light.cloudShade, light.haze, 0.35)
  const palette = {
    cloud: [
      bright,
      mixColor(bright, shade, 0.4),
      shade,
      mixColor(light.cloudShade, light.near, 0.3),
    ] as const,
  }
  paintHeaps(
    { ...stage, palette },
    stage.raster,
    composeCloudSea({ ...stage, palette }, random.fork('sea'), 13),
    1,
  )
  hazeTowardHorizon(stage)
  addGodRays(stage, light.disc === 'sun' ? 0.5 : 0.3)
  if (hero === 'air') paintFlyingHero(stage, random.fork('hero'))
  else if (random.chance(0.5)) {
    paintSilhouette(stage, { rim: 0.2, haze: 0.2 }, (context) =>
      drawBirds(
        context,
        stage,
        random,
        stage.sunX + random.between(-0.2, 0.2) * unit,
        stage.height * random.between(0.2, 0.36),
      ),
    )
  }
}

// Between the heads, the view goes down into shade.
function fillDepth(stage: Stage): void {
  const { raster, width, height, horizon, light } = stage
  const deep = mixColor(light.cloudShade, light.haze, 0.25)
  for (let y = horizon; y < height; y++)
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 3) raster.data.set(deep, at)
}

function hazeTowardHorizon(stage: Stage): void {
  const { raster, width, height, horizon, light, unit } = stage
  for (let y = Math.max(0, Math.floor(horizon - unit * 0.06)); y < height; y++) {
    const share =
      Math.exp(-Math.max(0, y - horizon) / (unit * 0.16)) *
      0.85 *
      smoothStep(horizon - unit * 0.06, horizon, y)
    if (share < 0.01) continue
    for (let x = 0; x < width; x++) {
      const sunward = Math.exp(-Math.abs(x - stage.sunX) / (unit * 0.35)) * 0.7 * light.glow
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const air = light.haze[channel]! + (light.sun[channel]! - light.haze[channel]!) * sunward
        raster.data[at + channel]! += (air - raster.data[at + channel]!) * share
      }
    }
  }
}

import type { Random } from '@vivify/contract/random'
import { smoothStep } from '../../raster/scalar.ts'
import { addGodRays, addMist, addRain, addSnowfall } from '../air.ts'
import type { CloudKind } from '../clouds.ts'
import {
  heroManner,
  isHead,
  paintFlyingHero,
  paintLedgeHero,
  paintMonument,
  paintStandingHero,
  paintWadingHero,
  highestRow,
} from '../hero.ts'
import type { SceneKind } from '../kinds.ts'
import { createLand, type LandKind } from '../lands.ts'
import { addLightning } from '../lightning.ts'
import { layRoad } from '../road.ts'
import {
  drawBirds,
  drawGrass,
  drawOverhang,
  drawPalm,
  drawPine,
  drawRocks,
  drawTree,
  fillGround,
  paintSilhouette,
} from '../silhouettes.ts'
import { paintSky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { paintTerrain, type Land } from '../terrain.ts'
import { paintWater } from '../water.ts'
import { readWeather } from '../weather.ts'

type Frame = 'pines' | 'grass' | 'rocks' | 'palms' | 'tree' | 'overhang' | 'none'

interface Recipe {
  readonly lands: readonly LandKind[]
  readonly clouds: readonly CloudKind[]
  readonly cover: readonly [number, number]
  readonly frames: readonly Frame[]
  /** From 0 (a mirror) to 1 (open sea). */
  readonly roughness: number
  readonly mist: number
}

const recipes: Partial<Record<SceneKind, Recipe>> = {
  mountains: {
    lands: ['alps'],
    clouds: ['deck', 'cirrus', 'bands', 'cumulus', 'none'],
    cover: [0.35, 0.75],
    frames: ['pines', 'pines', 'rocks', 'grass', 'overhang'],
    roughness: 0.25,
    mist: 0.5,
  },
  snow: {
    lands: ['snow'],
    clouds: ['cirrus', 'deck', 'none'],
    cover: [0.3, 0.7],
    frames: ['pines', 'pines', 'none'],
    roughness: 0,
    mist: 0.25,
  },
  field: {
    lands: ['hills'],
    clouds: ['cumulus', 'deck', 'tower', 'cirrus', 'bands'],
    cover: [0.45, 0.8],
    frames: ['tree', 'grass', 'grass', 'overhang'],
    roughness: 0,
    mist: 0.3,
  },
  desert: {
    lands: ['dunes', 'dunes', 'canyon'],
    clouds: ['cirrus', 'bands', 'none', 'deck'],
    cover: [0.25, 0.6],
    frames: ['none', 'rocks', 'none'],
    roughness: 0.2,
    mist: 0,
  },
  ocean: {
    lands: ['islands'],
    clouds: ['deck', 'cumulus', 'bands', 'tower', 'cirrus'],
    cover: [0.4, 0.85],
    frames: ['rocks', 'none', 'none'],
    roughness: 0.75,
    mist: 0.2,
  },
  beach: {
    lands: ['beach'],
    clouds: ['cumulus', 'bands', 'cirrus', 'tower'],
    cover: [0.35, 0.7],
    frames: ['palms', 'palms', 'none'],
    roughness: 0.6,
    mist: 0,
  },
  road: {
    lands: ['hills', 'hills', 'snow', 'canyon'],
    clouds: ['deck', 'cumulus', 'bands', 'cirrus'],
    cover: [0.45, 0.8],
    frames: ['none', 'grass', 'pines'],
    roughness: 0,
    mist: 0.2,
  },
  night: {
    lands: ['alps', 'hills', 'snow', 'islands'],
    clouds: ['none', 'none', 'cirrus'],
    cover: [0.1, 0.35],
    frames: ['pines', 'tree', 'grass', 'rocks'],
    roughness: 0.2,
    mist: 0.35,
  },
  storm: {
    lands: ['islands', 'hills', 'alps'],
    clouds: ['deck', 'deck', 'tower'],
    cover: [0.85, 1],
    frames: ['none', 'rocks', 'grass'],
    roughness: 1,
    mist: 0.35,
  },
  garden: {
    lands: ['hills'],
    clouds: ['cumulus', 'cirrus'],
    cover: [0.4, 0.6],
    frames: ['grass'],
    roughness: 0,
    mist: 0.3,
  },
  sunrise: {
    lands: ['alps', 'hills'],
    clouds: ['bands', 'cirrus', 'none', 'deck'],
    cover: [0.3, 0.6],
    frames: ['pines', 'tree', 'overhang', 'none'],
    roughness: 0.15,
    mist: 0.7,
  },
}

/** Paints an outdoor scene on land in true perspective. */
export function paintLandscape(stage: Stage, kind: SceneKind): void {
  const recipe = recipes[kind] ?? recipes.mountains!
  const random = stage.random.fork('landscape')
  const { unit, height } = stage
  paintSky(stage, {
    clouds: random.pick(recipe.clouds),
    cover: random.between(recipe.cover[0], recipe.cover[1]),
    discRadius: random.pick([0.028, 0.042, 0.06, 0.085]),
    hasAurora: stage.light.name === 'aurora',
    hasMilkyWay: stage.light.stars > 0.6 && stage.light.name !== 'aurora' && kind === 'night',
  })
  const named = readWeather(stage.request.words)
  const weather = named ?? (kind === 'storm' ? 'storm' : undefined)
  if (weather === 'storm') addLightning(stage, random.fork('lightning'))
  const landKind = random.pick(recipe.lands)
  const base = createLand(stage, landKind)
  const land = kind === 'road' ? layRoad(stage, base, random.fork('road')) : base
  const manner = chooseManner(
    stage,
    land,
    { kind, hasPeaks: landKind === 'alps' || landKind === 'snow' },
    random.fork('manner'),
  )
  if (manner === 'monument') paintMonument(stage, random.fork('hero'))
  const result = paintTerrain(stage, land)
  const standing = manner === 'water' ? paintWadingHero(stage, random.fork('hero')) : undefined
  if (land.hasWater)
    paintWater(stage, result.water, { roughness: weather === 'storm' ? 1 : recipe.roughness, standing })
  if (recipe.mist > 0) {
    addMist(stage, {
      row: stage.horizon + unit * 0.07,
      spread: unit * 0.06,
      strength: recipe.mist,
      seed: random.between(0, 50),
    })
  }
  addGodRays(stage, stage.light.disc === 'sun' ? 0.5 : 0.3)
  const frame = random.pick(recipe.frames)
  if (manner === 'air') paintFlyingHero(stage, random.fork('hero'))
  if (manner === 'ground') paintStandingHero(stage, land, result.water, random.fork('hero'))
  if (manner === 'ledge')
    paintLedgeHero(stage, random.fork('hero'), { hasGrass: frame === 'grass' || frame === 'tree' })
  // Palms and branches in front would cover what was asked for.
  if (stage.request.motif.group === undefined || frame === 'grass')
    paintFrame(stage, frame, random.fork('frame'), manner === 'ledge')
  if (random.chance(0.45) && stage.light.stars < 0.5 && weather === undefined) {
    paintSilhouette(stage, { rim: 0.2, haze: 0.25 }, (context) =>
      drawBirds(
        context,
        stage,
        random,
        stage.sunX + random.between(-0.2, 0.2) * unit,
        height * random.between(0.2, 0.38),
      ),
    )
  }
  // The caller adds weather that the words name, for every scene.
  if (kind === 'snow' && named === undefined) addSnowfall(stage)
  if (kind === 'storm' && named === undefined) addRain(stage, 1)
}

type Manner = 'ground' | 'air' | 'water' | 'ledge' | 'monument' | 'none'

/** Placement of the motif: on firm land, afloat, as a monument in the haze, on a ledge, or in the air. */
function chooseManner(
  stage: Stage,
  land: Land,
  { kind, hasPeaks }: { kind: SceneKind; hasPeaks: boolean },
  random: Random,
): Manner {
  const manner = heroManner(stage)
  if (manner === 'none' || manner === 'air') return manner
  // A face behind a ridge would be cut in half.
  if (isHead(stage)) return 'ledge'
  if (manner === 'water' && land.hasWater && kind !== 'beach') return 'water'
  if (land.pathAt !== undefined) return 'ground'
  // Peaks would hide a monument behind them.
  if (hasPeaks) return land.hasWater ? 'ledge' : random.pick(['ground', 'ground', 'ledge'] as const)
  if (land.hasWater && kind !== 'beach') return random.pick(['monument', 'ledge'] as const)
  return random.pick(['ground', 'ground', 'ledge'] as const)
}

/** Covers the lower edge and the sides with something near. */
function paintFrame(stage: Stage, frame: Frame, random: Random, isLow: boolean): void {
  if (frame === 'none') return
  const { width, height, unit } = stage
  if (frame === 'overhang') {
    paintSilhouette(stage, { rim: 0.5 }, (context) =>
      drawOverhang(context, stage, random, stage.sunX < width / 2 ? 1 : -1),
    )
    return
  }
  const level = height * (isLow ? 0.95 : random.between(0.86, 0.92))
  const valley = random.between(0.3, 0.7) * width
  const rough = random.between(0, 60)
  const lineAt = (x: number): number => {
    const rise = smoothStep(0.1, 0.7, Math.abs(x - valley) / unit)
    return level - rise * unit * 0.1 + stage.noise.fbm(x / (unit * 0.3) + rough, 5, 4) * unit * 0.045
  }
  const isLowFrame = frame === 'grass' || frame === 'rocks'
  const from = isLowFrame ? highestRow(stage, lineAt) - unit * 0.16 : 0
  paintSilhouette(stage, { rim: 0.8, rows: [from, height] }, (context) => {
    fillGround(context, stage, lineAt)
    if (frame !== 'rocks')
      drawGrass(context, stage, random, {
        lineAt,
        tall: unit * (frame === 'grass' ? 0.085 : 0.04),
        density: frame === 'grass' ? 2 : 1,
      })
    if (frame === 'pines') drawPineEdge(context, stage, random, lineAt)
    if (frame === 'palms') {
      const side = random.chance(0.5) ? 0.08 : 0.92
      for (const [offset, tall] of [
        [0, 0.8],
        [0.1, 0.55],
        [-0.06, 0.62],
      ] as const) {
        const x = width * (side + offset)
        drawPalm(context, random, x, lineAt(x) + unit * 0.02, unit * tall * random.between(0.85, 1.1))
      }
    }
    if (frame === 'tree') {
      const x = width * (stage.sunX < width / 2 ? random.between(0.66, 0.82) : random.between(0.18, 0.34))
      drawTree(context, random, x, lineAt(x) + unit * 0.02, unit * random.between(0.55, 0.75))
    }
    if (frame === 'rocks') {
      for (let heap = 0; heap < 5; heap++) {
        const x = width * (random.chance(0.5) ? random.between(-0.02, 0.28) : random.between(0.72, 1.02))
        drawRocks(context, random, x, lineAt(x) + unit * 0.01, unit * random.between(0.06, 0.15))
      }
    }
  })
}

function drawPineEdge(
  context: Parameters<typeof drawPine>[0],
  stage: Stage,
  random: Random,
  lineAt: (x: number) => number,
): void {
  const { width, unit } = stage
  const isBoth = random.chance(0.6)
  const heavy = random.chance(0.5) ? 0 : 1
  for (const side of [0, 1]) {
    const count = side === heavy ? 5 : isBoth ? 3 : 0
    for (let tree = 0; tree < count; tree++) {
      const inward = (tree / 5) ** 1.2 * 0.36 + random.between(-0.03, 0.03)
      const x = width * (side === 0 ? inward : 1 - inward)
      const tall = unit * (0.62 - inward * 1.25) * random.between(0.75, 1.1) * (side === heavy ? 1 : 0.75)
      if (tall > unit * 0.08) drawPine(context, random, x, lineAt(x) + unit * 0.015, tall)
    }
  }
}

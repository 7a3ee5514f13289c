import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor, type Color } from '../../raster/color.ts'
import { isOnItsOwn } from '../../shot/framing.ts'
import { drawPine } from '../silhouettes.ts'
import type { Board, HeroPlacer } from './board.ts'
import { drawHouses, drawTowers, standOnRoof } from './buildings.ts'
import type { AnimeScene } from './choose.ts'
import { drawDunes } from './dunes.ts'
import { drawInterior } from './interior.ts'
import {
  drawBlossom,
  drawCelTree,
  drawFlowers,
  drawGreatMountain,
  drawHills,
  drawMeadow,
  drawPetals,
  drawSea,
  fillBelow,
  rollingLine,
} from './nature.ts'
import { drawReef } from './reef.ts'
import { drawHorizonHaze } from './sky.ts'
import { drawLamp, drawPoles, drawRailing, drawRoad, drawTorii, drawWires } from './street.ts'
import { drawBeach, drawIslet, drawLake, strewShore } from './waterside.ts'
import { drawWood } from './wood.ts'

/** Draws everything below and in front of the sky; calls `hero.place` at the motif's depth. */
export function drawAnimeScene(
  context: Context2D,
  board: Board,
  scene: AnimeScene,
  random: Random,
  hero: HeroPlacer,
): void {
  painters[scene](context, board, random, hero)
}

type ScenePainter = (context: Context2D, board: Board, random: Random, hero: HeroPlacer) => void

const flowerColors: readonly (readonly Color[])[] = [
  [
    [1, 1, 1],
    [1, 1, 1],
    [1, 0.85, 0.35],
  ],
  [
    [1, 0.72, 0.8],
    [1, 0.95, 0.97],
    [0.98, 0.55, 0.65],
  ],
  [
    [0.72, 0.7, 1],
    [0.95, 0.93, 1],
    [1, 1, 1],
  ],
  [
    [1, 0.45, 0.32],
    [1, 0.75, 0.35],
    [1, 0.95, 0.85],
  ],
]

/** Where no words cover the foot of the picture, what swims is in the middle of the water and not at its far shore. */
const rowOnWater = (hero: HeroPlacer, { request }: Board, shore: number): number =>
  hero.isAfloat && isOnItsOwn(request) ? 0.72 : shore

const painters: Record<AnimeScene, ScenePainter> = {
  reef: drawReef,
  meadow(context, board, random, hero) {
    drawHorizonHaze(context, board, 0.7)
    drawHills(context, board, random)
    const near = rollingLine(board, board.horizon + board.unit * 0.1, 0.07, 0.6, random.between(0, 50))
    const dressing = random.pick(['poles', 'tree', 'wind'] as const)
    drawMeadow(context, board, random, near)
    if (dressing === 'poles') drawPoles(context, board, random, near)
    if (dressing === 'tree') {
      const x = board.width * (board.sunX < board.width / 2 ? 0.8 : 0.2)
      drawCelTree(
        context,
        board,
        random,
        x,
        near(x) + board.unit * 0.04,
        board.unit * random.between(0.36, 0.5),
      )
    }
    hero.place(
      dressing === 'tree' ? (board.sunX < board.width / 2 ? 0.4 : 0.6) : random.between(0.36, 0.62),
      0.54,
    )
    drawFlowers(context, board, random, board.height * 0.68, random.pick(flowerColors))
    if (dressing === 'wind')
      drawPetals(context, board, random, mixColor(board.palette.green[0], [1, 1, 1], 0.4), 60)
  },
  town(context, board, random, hero) {
    drawHorizonHaze(context, board, 0.6)
    drawHills(context, board, random, 0.05)
    drawHouses(context, board, random, board.height * 0.88)
    drawWires(context, board, random)
    drawPoles(context, board, random, () => board.height * 0.66)
    standOnRoof(context, board, random, hero)
  },
  sea(context, board, random, hero) {
    const { unit, height, width } = board
    const isDry = (hero.isNeeded && !hero.isAfloat) || board.request.words.includes('crowd')
    const shore = isDry ? 'beach' : random.pick(['beach', 'quay', 'open'] as const)
    if (random.chance(0.6))
      fillBelow(
        context,
        board,
        (x) =>
          board.horizon -
          Math.max(0, Math.sin((x / width) * 3 + random.fork('isle').between(0, 3)) * 0.05 + 0.01) * unit,
        [board.palette.hills[0], board.palette.hills[1]],
        0.08,
      )
    const end = shore === 'open' ? height : height * 0.86
    drawSea(context, board, random, end)
    if (!isDry) hero.place(random.between(0.38, 0.62), 0.53)
    if (shore === 'beach') drawBeach(context, board, random, isDry ? 0.54 : 0.83)
    if (isDry) hero.place(random.between(0.38, 0.62), 0.575)
    if (shore === 'beach') strewShore(context, board, random, isDry ? 0.66 : 0.9)
    if (shore === 'quay') drawRailing(context, board, height * 0.77)
  },
  night(context, board, random, hero) {
    drawHills(context, board, random)
    const near = rollingLine(board, board.horizon + board.unit * 0.11, 0.08, 0.5, random.between(0, 50))
    drawMeadow(context, board, random, near)
    hero.place(random.between(0.38, 0.62), 0.55)
    if (random.chance(0.5))
      drawLamp(
        context,
        board,
        board.width * random.pick([0.16, 0.84]),
        near(board.width * 0.2) + board.unit * 0.14,
        board.unit * 0.46,
      )
    drawFireflies(context, board, random)
  },
  sakura(context, board, random, hero) {
    drawHorizonHaze(context, board, 0.6)
    drawHills(context, board, random)
    drawMeadow(
      context,
      board,
      random,
      rollingLine(board, board.horizon + board.unit * 0.1, 0.05, 0.7, random.between(0, 50)),
    )
    const share = random.between(0.4, 0.6)
    // Branches reach over what stands for itself, and not over what was asked for.
    const isGroup = board.request.motif.group !== undefined
    if (!isGroup) hero.place(share, 0.54)
    drawFlowers(context, board, random, board.height * 0.7, flowerColors[1]!)
    drawBlossom(context, board, random, board.sunX < board.width / 2 ? 1 : -1)
    if (isGroup) hero.place(share, 0.54)
  },
  roof(context, board, random, hero) {
    drawHorizonHaze(context, board, 0.5)
    drawTowers(context, board, random)
    const row = hero.isNear ? 0.74 : 0.555
    drawRailing(context, board, board.height * row)
    hero.place(random.between(0.4, 0.6), row)
    if (random.chance(0.6)) drawWires(context, board, random)
  },
  lake(context, board, random, hero) {
    drawHorizonHaze(context, board, 0.6)
    drawGreatMountain(context, board, random)
    drawHills(context, board, random, 0.03)
    drawLake(context, board, random)
    const heroShare = random.between(0.4, 0.6)
    if (!hero.isAfloat && hero.isNeeded && !hero.isNear)
      drawIslet(context, board, board.width * heroShare, board.height * 0.545, board.unit * 0.26)
    if (!hero.isNear) hero.place(heroShare, rowOnWater(hero, board, 0.54))
    const level = board.height * (hero.isNear ? 0.68 : 0.87)
    drawMeadow(context, board, random, rollingLine(board, level, 0.07, 0.5, random.between(0, 50)))
    if (hero.isNear) hero.place(heroShare, 0.79)
    drawFlowers(context, board, random, board.height * 0.9, random.pick(flowerColors))
  },
  shrine(context, board, random, hero) {
    const { unit, width, height } = board
    drawHorizonHaze(context, board, 0.6)
    drawHills(context, board, random, 0.02)
    drawLake(context, board, random)
    const x = width * random.between(0.42, 0.58)
    const isWide = random.chance(0.5)
    drawTorii(context, board, x, height * 0.54, unit * (isWide ? 0.42 : 0.32))
    if (!hero.isAfloat && hero.isNeeded && !hero.isNear)
      drawIslet(context, board, x, height * 0.54, unit * 0.3)
    if (!hero.isNear) hero.place(x / width, rowOnWater(hero, board, 0.535))
    const level = height * (hero.isNear ? 0.7 : 0.88)
    drawMeadow(context, board, random, rollingLine(board, level, 0.06, 0.5, random.between(0, 50)))
    if (hero.isNear) hero.place(x / width, 0.8)
    if (board.palette.name === 'spring' || random.chance(0.5))
      drawBlossom(context, board, random, random.chance(0.5) ? 1 : -1)
  },
  towers(context, board, random, hero) {
    drawHorizonHaze(context, board, 0.75)
    drawTowers(context, board, random)
    drawWires(context, board, random)
    const near = rollingLine(board, board.height * 0.8, 0.05, 0.3, random.between(0, 50))
    drawHouses(context, board, random, board.height * 0.95)
    fillBelow(
      context,
      board,
      (x) => near(x) + board.unit * 0.16,
      [board.palette.green[1], board.palette.green[2]],
      0.2,
    )
    standOnRoof(context, board, random, hero)
  },

  dunes(context, board, random, hero) {
    drawHorizonHaze(context, board, 0.7)
    drawDunes(context, board, random, hero)
  },
  forest(context, board, random, hero) {
    drawWood(context, board, random, hero)
  },
  snow(context, board, random, hero) {
    drawHills(context, board, random, 0.06)
    for (let layer = 0; layer < 3; layer++) {
      const line = rollingLine(
        board,
        board.horizon + board.unit * (0.06 + layer * 0.16),
        0.08,
        0.5,
        random.between(0, 50),
      )
      const [light, body, shade] = board.palette.green
      const snow = mixColor(light, board.palette.sky[1]!, 0.12 + board.palette.dark * 0.5)
      drawSnowPines(context, board, random, line, layer)
      fillBelow(
        context,
        board,
        line,
        [
          snow,
          mixColor(mixColor(body, board.palette.sky[1]!, board.palette.dark * 0.5), shade, layer * 0.25),
        ],
        0.3,
      )
      if (layer === (hero.isNear ? 2 : 1)) hero.place(random.between(0.38, 0.62), 0.55)
    }
    drawPetals(context, board, random, [1, 1, 1], 170)
  },
  road(context, board, random, hero) {
    drawHorizonHaze(context, board, 0.7)
    drawHills(context, board, random, 0.06)
    const near = rollingLine(board, board.horizon + board.unit * 0.05, 0.015, 0.7, random.between(0, 50))
    drawMeadow(context, board, random, near)
    drawRoad(context, board, random, board.horizon + board.unit * 0.05)
    if (random.chance(0.75)) drawPoles(context, board, random, near)
    hero.place(0.5, 0.555)
  },
  clouds(_context, _board, random, hero) {
    hero.place(random.between(0.4, 0.6), 0.54)
  },
  room(context, board, random, hero) {
    drawHorizonHaze(context, board, 0.6)
    drawHills(context, board, random)
    drawHouses(context, board, random.fork('houses'), board.height * 0.7)
    drawInterior(context, board, random, hero)
  },
}

function drawFireflies(context: Context2D, board: Board, random: Random): void {
  const { unit, width, height } = board
  context.save()
  context.globalCompositeOperation = 'screen'
  for (let fly = 0; fly < 46; fly++) {
    const x = random.next() * width
    const y = height * (random.chance(0.35) ? random.between(0.5, 0.56) : random.between(0.7, 0.98))
    const size = unit * random.between(0.006, 0.02)
    const glow = context.createRadialGradient(x, y, 0, x, y, size)
    glow.addColorStop(0, 'rgba(255, 255, 200, 0.95)')
    glow.addColorStop(0.2, 'rgba(220, 255, 120, 0.6)')
    glow.addColorStop(1, 'rgba(160, 255, 90, 0)')
    context.fillStyle = glow
    context.fillRect(x - size, y - size, size * 2, size * 2)
  }
  context.restore()
}

function drawSnowPines(
  context: Context2D,
  board: Board,
  random: Random,
  line: (x: number) => number,
  layer: number,
): void {
  const { unit, width, palette } = board
  const count = Math.round((8 - layer * 2) * (width / unit))
  for (let tree = 0; tree < count; tree++) {
    let x = random.next() * width
    if (layer > 0 && Math.abs(x / width - 0.5) < 0.3) x = x < width / 2 ? x - width * 0.28 : x + width * 0.28
    const tall = unit * random.between(0.1, 0.19) * (1 + layer * 0.75)
    const body = mixColor(
      mixColor(palette.hills[2], palette.line, 0.25 + layer * 0.25),
      palette.sky[3]!,
      (2 - layer) * 0.16,
    )
    context.fillStyle = cssColor(body)
    const shape = random.fork(`pine ${layer} ${tree}`)
    drawPine(context, shape, x, line(x) + unit * 0.01, tall)
    context.fillStyle = cssColor(mixColor([1, 1, 1], palette.sky[2]!, 0.2 + palette.dark * 0.4), 0.88)
    for (let cap = 0; cap < 7; cap++) {
      const up = 0.2 + cap * 0.11
      const wide = tall * 0.15 * (1 - up) + tall * 0.012
      context.beginPath()
      context.ellipse(
        x + (cap % 2 === 0 ? -0.3 : 0.35) * wide,
        line(x) - tall * up,
        wide * 0.75,
        tall * 0.02,
        cap % 2 === 0 ? -0.35 : 0.35,
        0,
        Math.PI * 2,
      )
      context.fill()
    }
  }
}

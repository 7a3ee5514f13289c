import type { Random } from '@vivify/contract/random'
import type { Context2D } from '@vivify/timeline/ports'
import { cssColor, mixColor, type Color } from '../../raster/color.ts'
import { verticalGradient } from '../../raster/draw.ts'
import { mix } from '../../raster/scalar.ts'
import type { SceneKind } from '../kinds.ts'
import { drawPine } from '../silhouettes.ts'
import { drawCelHero, type Board } from './board.ts'
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
import type { AnimeTime } from './palette.ts'
import { drawHorizonHaze } from './sky.ts'
import {
  drawHouses,
  drawLamp,
  drawPoles,
  drawRailing,
  drawRoad,
  drawTorii,
  drawTowers,
  drawWires,
} from './town.ts'

/** Scenes that Anime draws; every scene word leads to one of them. */
export type AnimeScene =
  | 'meadow'
  | 'town'
  | 'sea'
  | 'night'
  | 'sakura'
  | 'roof'
  | 'lake'
  | 'shrine'
  | 'towers'
  | 'forest'
  | 'snow'
  | 'road'
  | 'clouds'
  | 'room'

/** How the motif stands in a finished scene: row of its foot, or `air`. */
export type HeroGround = 'ground' | 'air' | 'none'

const sceneChoices: Record<SceneKind, readonly AnimeScene[]> = {
  mountains: ['lake', 'meadow', 'lake'],
  snow: ['snow'],
  field: ['meadow', 'meadow', 'sakura'],
  desert: ['sea', 'road'],
  ocean: ['sea', 'sea', 'shrine'],
  beach: ['sea'],
  sky: ['clouds', 'clouds', 'meadow'],
  road: ['road', 'road', 'town'],
  night: ['night', 'night', 'roof'],
  storm: ['roof', 'town', 'sea'],
  city: ['towers', 'town', 'roof'],
  forest: ['forest', 'shrine', 'forest'],
  space: ['night', 'clouds'],
  room: ['room', 'room', 'roof'],
  garden: ['sakura', 'meadow', 'shrine'],
  sunrise: ['lake', 'clouds', 'sea', 'meadow'],
}

const sceneTimes: Record<AnimeScene, readonly AnimeTime[]> = {
  meadow: ['noon', 'noon', 'golden', 'sunset', 'spring'],
  town: ['noon', 'golden', 'sunset', 'twilight', 'night'],
  sea: ['noon', 'noon', 'sunset', 'twilight', 'golden'],
  night: ['night', 'night', 'twilight'],
  sakura: ['spring', 'spring', 'golden', 'twilight'],
  roof: ['sunset', 'twilight', 'noon', 'night'],
  lake: ['noon', 'sunset', 'spring', 'twilight', 'golden'],
  shrine: ['sunset', 'twilight', 'spring', 'golden', 'night'],
  towers: ['noon', 'sunset', 'twilight', 'night', 'golden'],
  forest: ['noon', 'golden', 'night', 'spring'],
  snow: ['winter', 'winter', 'night', 'twilight'],
  road: ['noon', 'sunset', 'golden', 'twilight', 'spring'],
  clouds: ['noon', 'sunset', 'twilight', 'golden', 'night'],
  room: ['noon', 'sunset', 'golden', 'twilight'],
}

/** Chooses scene and time of day; words and dark moods pull towards evening and night. */
export function chooseAnimeScene(
  kind: SceneKind,
  words: readonly string[],
  mood: string,
  random: Random,
): { scene: AnimeScene; time: AnimeTime } {
  const scene = random.pick(sceneChoices[kind])
  const times = sceneTimes[scene]
  if (kind === 'space' || kind === 'night' || words.includes('night'))
    return { scene, time: random.pick(['night', 'night', 'twilight']) }
  if (words.includes('sunset') || words.includes('evening'))
    return { scene, time: random.pick(['sunset', 'twilight']) }
  if (mood === 'dark' || mood === 'mysterious' || kind === 'storm') {
    const late = times.filter((time) => time === 'night' || time === 'twilight' || time === 'sunset')
    if (late.length > 0) return { scene, time: random.pick(late) }
  }
  return { scene, time: random.pick(times) }
}

/** Draws everything below and before the sky; calls `placeHero` when the motif's turn in depth has come. */
export function drawAnimeScene(
  context: Context2D,
  board: Board,
  scene: AnimeScene,
  random: Random,
  placeHero: HeroPlacer,
): void {
  painters[scene](context, board, random, placeHero)
}

/** Puts the motif at a column share and a row, if it stands on the ground. */
export type HeroPlacer = (columnShare: number, footRow: number) => void

type ScenePainter = (context: Context2D, board: Board, random: Random, placeHero: HeroPlacer) => void

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

const painters: Record<AnimeScene, ScenePainter> = {
  meadow(context, board, random, placeHero) {
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
    placeHero(
      dressing === 'tree' ? (board.sunX < board.width / 2 ? 0.4 : 0.6) : random.between(0.36, 0.62),
      0.56,
    )
    drawFlowers(context, board, random, board.height * 0.68, random.pick(flowerColors))
    if (dressing === 'wind')
      drawPetals(context, board, random, mixColor(board.palette.green[0], [1, 1, 1], 0.4), 60)
  },
  town(context, board, random, placeHero) {
    drawHorizonHaze(context, board, 0.6)
    drawHills(context, board, random, 0.05)
    drawHouses(context, board, random, board.height * 0.88)
    placeHero(random.between(0.35, 0.65), 0.555)
    drawWires(context, board, random)
    drawPoles(context, board, random, () => board.height * 0.66)
  },
  sea(context, board, random, placeHero) {
    const { unit, height, width } = board
    const shore = random.pick(['beach', 'quay', 'open'] as const)
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
    placeHero(random.between(0.38, 0.62), 0.55)
    if (shore === 'beach') drawBeach(context, board, random)
    if (shore === 'quay') drawRailing(context, board, height * 0.77)
  },
  night(context, board, random, placeHero) {
    drawHills(context, board, random)
    const near = rollingLine(board, board.horizon + board.unit * 0.11, 0.08, 0.5, random.between(0, 50))
    drawMeadow(context, board, random, near)
    placeHero(random.between(0.38, 0.62), 0.57)
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
  sakura(context, board, random, placeHero) {
    drawHorizonHaze(context, board, 0.6)
    drawHills(context, board, random)
    drawMeadow(
      context,
      board,
      random,
      rollingLine(board, board.horizon + board.unit * 0.1, 0.05, 0.7, random.between(0, 50)),
    )
    placeHero(random.between(0.4, 0.6), 0.56)
    drawFlowers(context, board, random, board.height * 0.7, flowerColors[1]!)
    drawBlossom(context, board, random, board.sunX < board.width / 2 ? 1 : -1)
  },
  roof(context, board, random, placeHero) {
    drawHorizonHaze(context, board, 0.5)
    drawTowers(context, board, random)
    placeHero(random.between(0.4, 0.6), 0.56)
    drawRailing(context, board, board.height * 0.62)
    if (random.chance(0.6)) drawWires(context, board, random)
  },
  lake(context, board, random, placeHero) {
    drawHorizonHaze(context, board, 0.6)
    drawGreatMountain(context, board, random)
    drawHills(context, board, random, 0.03)
    drawLake(context, board, random)
    placeHero(random.between(0.4, 0.6), 0.56)
    const bank = rollingLine(board, board.height * 0.87, 0.07, 0.5, random.between(0, 50))
    drawMeadow(context, board, random, bank)
    drawFlowers(context, board, random, board.height * 0.9, random.pick(flowerColors))
  },
  shrine(context, board, random, placeHero) {
    const { unit, width, height } = board
    drawHorizonHaze(context, board, 0.6)
    drawHills(context, board, random, 0.02)
    drawLake(context, board, random)
    const x = width * random.between(0.42, 0.58)
    const isWide = random.chance(0.5)
    drawTorii(context, board, x, height * 0.56, unit * (isWide ? 0.42 : 0.32))
    placeHero(x / width, 0.555)
    const bank = rollingLine(board, height * 0.88, 0.06, 0.5, random.between(0, 50))
    drawMeadow(context, board, random, bank)
    if (board.palette.name === 'spring' || random.chance(0.5))
      drawBlossom(context, board, random, random.chance(0.5) ? 1 : -1)
  },
  towers(context, board, random, placeHero) {
    drawHorizonHaze(context, board, 0.75)
    drawTowers(context, board, random)
    placeHero(random.between(0.4, 0.6), 0.56)
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
  },
  forest(context, board, random, placeHero) {
    drawWood(context, board, random, placeHero)
  },
  snow(context, board, random, placeHero) {
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
      if (layer === 1) placeHero(random.between(0.38, 0.62), 0.57)
    }
    drawPetals(context, board, random, [1, 1, 1], 170)
  },
  road(context, board, random, placeHero) {
    drawHorizonHaze(context, board, 0.7)
    drawHills(context, board, random, 0.06)
    const near = rollingLine(board, board.horizon + board.unit * 0.05, 0.015, 0.7, random.between(0, 50))
    drawMeadow(context, board, random, near)
    drawRoad(context, board, random, board.horizon + board.unit * 0.05)
    if (random.chance(0.75)) drawPoles(context, board, random, near)
    placeHero(0.5, 0.575)
    drawFlowers(context, board, random.fork('left'), board.height * 0.92, random.pick(flowerColors))
  },
  clouds(context, board, random, placeHero) {
    const { palette, height, horizon, width } = board
    context.fillStyle = verticalGradient(context, horizon, height, [
      [0, palette.cloud[1], 0],
      [0.25, mixColor(palette.cloud[2], palette.sky[2]!, 0.4), 0.9],
      [1, mixColor(palette.cloud[3], palette.sky[0]!, 0.45)],
    ])
    context.fillRect(0, horizon, width, height - horizon)
    placeHero(random.between(0.4, 0.6), 0.5)
  },
  room(context, board, random, placeHero) {
    drawHorizonHaze(context, board, 0.6)
    drawHills(context, board, random)
    drawHouses(context, board, random.fork('houses'), board.height * 0.7)
    drawInterior(context, board, random, placeHero)
  },
}

function drawBeach(context: Context2D, board: Board, random: Random): void {
  const { unit, height, palette } = board
  const sand = mixColor(mixColor([0.98, 0.9, 0.72], palette.sky[2]!, 0.12), palette.line, palette.dark * 0.5)
  const phase = random.between(0, 40)
  for (const [offset, color] of [
    [0, cssColor([1, 1, 1], 0.85)],
    [0.016, cssColor(palette.sea[0], 0.6)],
    [0.034, cssColor([1, 1, 1], 0.9)],
  ] as const) {
    const line = rollingLine(board, height * 0.83 + offset * unit, 0.09, 0.5, phase)
    context.fillStyle = color
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= board.width; x += unit / 150)
      context.lineTo(x, line(x) + board.noise.at(x / (unit * 0.035), offset * 90) * unit * 0.007)
    context.lineTo(board.width, height)
    context.fill()
  }
  fillBelow(
    context,
    board,
    rollingLine(board, height * 0.83 + unit * 0.048, 0.09, 0.5, phase),
    [mixColor(sand, palette.line, 0.22), sand, mixColor(sand, palette.line, 0.2)],
    0.3,
  )
}

function drawLake(context: Context2D, board: Board, random: Random): void {
  const { palette, unit, height, width, horizon } = board
  const top = horizon + unit * 0.045
  context.fillStyle = verticalGradient(context, top, height, [
    [0, mixColor(palette.sky[3]!, palette.hills[2], 0.35)],
    [0.2, mixColor(palette.sky[2]!, palette.sea[0], 0.4)],
    [0.65, palette.sea[1]],
    [1, mixColor(palette.sea[1], palette.line, 0.4)],
  ])
  context.fillRect(0, top, width, height - top)
  for (let row = 0; row < 60; row++) {
    const depth = (row / 60) ** 1.7
    const y = mix(top, height, depth)
    context.strokeStyle = cssColor(
      row % 3 === 0 ? mixColor(palette.sky[4]!, [1, 1, 1], 0.2) : palette.sky[2]!,
      mix(0.5, 0.16, depth),
    )
    context.lineWidth = unit * mix(0.001, 0.004, depth)
    context.beginPath()
    for (let dash = 0; dash < 8; dash++) {
      const x = random.between(-0.1, 1) * width
      context.moveTo(x, y)
      context.lineTo(x + unit * random.between(0.03, 0.2) * (0.3 + depth), y)
    }
    context.stroke()
  }
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

function drawWood(context: Context2D, board: Board, random: Random, placeHero: HeroPlacer): void {
  const { unit, width, height, palette } = board
  const glow = mixColor(palette.green[0], palette.sun, 0.55)
  context.fillStyle = verticalGradient(context, 0, height * 0.6, [
    [0, palette.green[1]],
    [0.55, mixColor(palette.green[0], glow, 0.6)],
    [1, glow],
  ])
  context.fillRect(0, 0, width, height)
  for (let layer = 0; layer < 5; layer++) {
    const near = layer / 4
    const bark = mixColor(mixColor([0.26, 0.2, 0.2], palette.line, 0.5), glow, (1 - near) ** 1.2 * 0.78)
    const level = height * mix(0.5, 0.8, near ** 1.3)
    for (let trunk = 0; trunk < Math.round(mix(15, 4, near) * (width / unit)); trunk++) {
      let x = random.between(-0.02, 1.02) * width
      if (near > 0.4 && Math.abs(x / width - 0.5) < 0.3)
        x = x < width / 2 ? x - width * 0.24 : x + width * 0.24
      const girth = unit * mix(0.012, 0.075, near) * random.between(0.7, 1.3)
      context.fillStyle = cssColor(bark)
      context.fillRect(x - girth / 2, -unit * 0.02, girth, level + unit * 0.05)
      context.fillStyle = cssColor(mixColor(bark, glow, 0.4))
      context.fillRect(
        board.sunX < x ? x - girth / 2 : x + girth * 0.28,
        -unit * 0.02,
        girth * 0.22,
        level + unit * 0.05,
      )
    }
    if (layer === 3) placeHero(random.between(0.42, 0.58), 0.57)
    const line = rollingLine(board, level, 0.06, 0.35, random.between(0, 60))
    if (layer === 4) drawMeadow(context, board, random, line)
    else
      fillBelow(
        context,
        board,
        line,
        [
          mixColor(mixColor(palette.green[1], palette.green[2], near), glow, (1 - near) * 0.6),
          mixColor(palette.green[1], palette.green[2], near),
        ],
        0.2,
      )
    drawCanopy(context, board, random, near, glow)
  }
  drawShafts(context, board, random, glow)
  drawFlowers(context, board, random, height * 0.86, random.pick(flowerColors))
}

function drawCanopy(context: Context2D, board: Board, random: Random, near: number, glow: Color): void {
  const { unit, width, height, palette } = board
  for (let tone = 0; tone < 3; tone++) {
    const color = mixColor(
      mixColor(palette.green[2], palette.green[tone === 0 ? 2 : 1], 0.6),
      tone === 2 ? palette.green[0] : palette.green[1],
      tone * 0.4,
    )
    context.fillStyle = cssColor(mixColor(color, glow, (1 - near) * 0.5))
    context.beginPath()
    const clumps = Math.round(26 * (width / unit))
    for (let clump = 0; clump < clumps; clump++) {
      const x = random.between(-0.05, 1.05) * width
      const edge = Math.abs(x / width - 0.5) * 2
      const y =
        random.next() ** 1.4 * height * mix(0.3, 0.16, near) * (0.4 + edge * 0.9) - tone * unit * 0.012
      for (let leaf = 0; leaf < 11; leaf++) {
        const size = unit * random.between(0.006, 0.017)
        const px = x + random.between(-1, 1) * unit * 0.05
        const py = y + random.between(-1, 1) * unit * 0.026
        context.moveTo(px + size, py)
        context.ellipse(px, py, size, size * 0.62, random.between(-0.6, 0.6), 0, Math.PI * 2)
      }
    }
    context.fill()
  }
}

function drawShafts(context: Context2D, board: Board, random: Random, glow: Color): void {
  const { unit, width, height } = board
  context.save()
  context.globalCompositeOperation = 'screen'
  const slant = (board.sunX < width / 2 ? 1 : -1) * unit * 0.5
  for (let shaft = 0; shaft < 9; shaft++) {
    const x = random.between(-0.2, 1.2) * width - slant * 0.5
    const wide = unit * random.between(0.03, 0.12)
    context.fillStyle = verticalGradient(context, 0, height * 0.75, [
      [0, glow, random.between(0.1, 0.24)],
      [1, glow, 0],
    ])
    context.beginPath()
    context.moveTo(x, 0)
    context.lineTo(x + wide, 0)
    context.lineTo(x + wide * 1.7 + slant, height * 0.75)
    context.lineTo(x + slant, height * 0.75)
    context.fill()
  }
  context.restore()
}

/** A room seen towards its window: frame, curtains, a desk below. */
function drawInterior(context: Context2D, board: Board, random: Random, placeHero: HeroPlacer): void {
  const { unit, width, height, palette } = board
  const wall = mixColor(mixColor([0.5, 0.42, 0.44], palette.line, 0.55), palette.sun, 0.08)
  const margin = width * 0.1
  const top = height * 0.1
  const sill = height * 0.57
  context.fillStyle = cssColor(wall)
  context.fillRect(0, 0, width, top)
  context.fillRect(0, 0, margin, height)
  context.fillRect(width - margin, 0, margin, height)
  context.fillStyle = verticalGradient(context, sill, height, [
    [0, mixColor(wall, palette.sun, 0.1)],
    [0.5, mixColor(wall, palette.line, 0.3)],
    [1, mixColor(wall, palette.line, 0.6)],
  ])
  context.fillRect(0, sill, width, height - sill)
  const wood = mixColor(mixColor([0.55, 0.36, 0.26], palette.line, 0.25), palette.sun, 0.12)
  const bar = unit * 0.022
  context.fillStyle = cssColor(wood)
  context.fillRect(margin - bar, top - bar, width - margin * 2 + bar * 2, bar)
  context.fillRect(margin - bar, top - bar, bar, sill - top)
  context.fillRect(width - margin, top - bar, bar, sill - top)
  context.fillRect(width / 2 - bar * 0.4, top, bar * 0.8, sill - top)
  context.fillRect(margin, mix(top, sill, 0.36), width - margin * 2, bar * 0.6)
  placeHero(random.between(0.32, 0.68), sill / height)
  context.fillStyle = cssColor(mixColor(wood, palette.sun, 0.35))
  context.fillRect(margin - unit * 0.05, sill, width - margin * 2 + unit * 0.1, unit * 0.016)
  context.fillStyle = cssColor(mixColor(wood, palette.line, 0.4))
  context.fillRect(margin - unit * 0.05, sill + unit * 0.016, width - margin * 2 + unit * 0.1, unit * 0.02)
  drawCurtain(context, board, random, 0, 1)
  drawCurtain(context, board, random, width, -1)
  drawDesk(context, board, random, wood)
}

function drawCurtain(context: Context2D, board: Board, random: Random, edge: number, inward: number): void {
  const { unit, height, palette } = board
  const cloth = mixColor(
    mixColor([0.96, 0.94, 0.9], palette.sun, 0.3),
    palette.sky[1]!,
    0.15 + palette.dark * 0.4,
  )
  const swing = random.between(0.02, 0.08) * unit
  for (let fold = 4; fold >= 0; fold--) {
    const reach = unit * (0.05 + fold * 0.033)
    context.fillStyle = cssColor(mixColor(cloth, palette.line, fold % 2 === 0 ? 0.1 : 0.3), 0.93)
    context.beginPath()
    context.moveTo(edge, height * 0.06)
    context.lineTo(edge + inward * reach * 0.8, height * 0.06)
    context.quadraticCurveTo(
      edge + inward * (reach - unit * 0.02),
      height * 0.36,
      edge + inward * (reach + swing * (fold / 4)),
      height * 0.68,
    )
    context.lineTo(edge, height * 0.68)
    context.fill()
  }
}

function drawDesk(context: Context2D, board: Board, random: Random, wood: Color): void {
  const { unit, width, height, palette } = board
  const level = height * 0.86
  context.fillStyle = verticalGradient(context, level, height, [
    [0, mixColor(wood, palette.sun, 0.28)],
    [0.12, wood],
    [1, mixColor(wood, palette.line, 0.55)],
  ])
  context.fillRect(0, level, width, height - level)
  let x = width * (random.chance(0.5) ? 0.06 : 0.62)
  const covers: Color[] = [
    [0.75, 0.35, 0.35],
    [0.32, 0.5, 0.62],
    [0.86, 0.7, 0.42],
    [0.4, 0.55, 0.42],
    [0.6, 0.45, 0.62],
  ]
  for (let book = 0; book < 6; book++) {
    const wide = unit * random.between(0.024, 0.045)
    const tall = unit * random.between(0.14, 0.2)
    context.fillStyle = cssColor(mixColor(random.pick(covers), palette.line, 0.25 + palette.dark * 0.3))
    context.fillRect(x, level - tall, wide, tall)
    context.fillStyle = cssColor(palette.sun, 0.25)
    context.fillRect(board.sunX < x ? x : x + wide * 0.8, level - tall, wide * 0.2, tall)
    x += wide * 1.03
  }
}

/** Stands the motif on the ground of a scene. */
export function groundHero(context: Context2D, board: Board, size: number): HeroPlacer {
  return (columnShare, footRow) =>
    drawCelHero(context, board, {
      x: board.width * columnShare,
      foot: board.height * footRow,
      size,
      hasShadow: true,
    })
}

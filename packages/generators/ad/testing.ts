// Photos of synthetic products with a known outline, for tests of cut-outs and layouts.

import { createRandom } from '@vivify/contract/random'
import type { Context2D, Gradient, Pixels, Studio } from '@vivify/timeline/ports'

/** A photo and the true outline of its product. */
export interface TestProduct {
  readonly name: TestProductName
  readonly photo: Pixels
  /** The product's coverage, 0 to 255 per pixel. */
  readonly truth: Uint8Array
  /** True when the background can be cut without a trained model. */
  readonly isPlain: boolean
}

type Stops = readonly (readonly [offset: number, color: string])[]

interface Recipe {
  draw: (context: Context2D) => void
  /** Colors of the backdrop's middle and rim. */
  backdrop?: readonly [string, string]
  noise?: number
  shadow?: 'contact' | 'cast'
  /** Row of the product's foot; 1300 by default. */
  foot?: number
  isBusy?: boolean
  /** Row where a table of boards begins. */
  table?: number
  isTransparent?: boolean
  /** Difference between 8 × 8 blocks in levels, as in a strong JPEG. */
  blocking?: number
}

const side = { width: 1200, height: 1500 }

/** Draws a product at a size of 1200 × 1500 times `scale`. */
export function buildTestProduct(studio: Studio, name: TestProductName, scale = 0.4): TestProduct {
  const recipe: Recipe = recipes[name]
  const width = Math.round(side.width * scale)
  const height = Math.round(side.height * scale)
  const cut = studio.createSurface(width, height)
  const cutContext = cut.getContext('2d')
  cutContext.scale(scale, scale)
  recipe.draw(cutContext)
  const product = cutContext.getImageData(0, 0, width, height)
  const truth = Uint8Array.from({ length: width * height }, (_, index) => product.data[index * 4 + 3]!)
  const facts = { name, truth, isPlain: !recipe.isBusy }
  if (recipe.isTransparent) return { ...facts, photo: product }
  const photo = studio.createSurface(width, height)
  const context = photo.getContext('2d')
  context.scale(scale, scale)
  drawBackdrop(context, recipe)
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.drawImage(cut, 0, 0)
  const pixels = context.getImageData(0, 0, width, height)
  addNoise(pixels, recipe, name)
  return { ...facts, photo: pixels }
}

function drawBackdrop(context: Context2D, { backdrop = ['#f6f4ef', '#d8d3ca'], ...recipe }: Recipe): void {
  const light = context.createRadialGradient(500, 500, 100, 600, 800, 1100)
  light.addColorStop(0, backdrop[0])
  light.addColorStop(1, backdrop[1])
  context.fillStyle = light
  context.fillRect(0, 0, side.width, side.height)
  if (recipe.isBusy) {
    const random = createRandom('busy')
    for (let index = 0; index < 60; index++) {
      context.fillStyle = random.pick(['#7a4b2a', '#2f5d46', '#c9a55b', '#35425e', '#a8553f', '#dfd2bb'])
      context.fillRect(
        random.between(-100, 1100),
        random.between(-100, 1400),
        random.between(80, 420),
        random.between(60, 300),
      )
    }
  }
  if (recipe.table !== undefined) paintBoards(context, recipe.table)
  if (recipe.shadow) paintShadow(context, recipe.shadow, recipe.foot ?? 1300)
}

function paintBoards(context: Context2D, top: number): void {
  const random = createRandom('boards')
  context.fillStyle = '#a87848'
  context.fillRect(0, top, side.width, side.height - top)
  for (let y = top; y < side.height; y += 9) {
    for (let x = -200; x < side.width; x += random.between(90, 260)) {
      context.fillStyle = random.pick(['#96683a', '#b48553', '#8a5c31', '#bd9263', '#a37040'])
      context.fillRect(x, y, random.between(120, 300), 9)
    }
  }
}

function paintShadow(context: Context2D, kind: 'contact' | 'cast', foot: number): void {
  context.save()
  context.translate(kind === 'cast' ? 700 : 600, foot - 10)
  context.scale(1, kind === 'cast' ? 0.24 : 0.14)
  const radius = kind === 'cast' ? 420 : 300
  const shade = context.createRadialGradient(0, 0, 10, 0, 0, radius)
  shade.addColorStop(0, 'rgba(60, 50, 40, 0.6)')
  shade.addColorStop(1, 'rgba(60, 50, 40, 0)')
  context.fillStyle = shade
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

function addNoise({ width, data }: Pixels, { noise = 2, blocking = 0 }: Recipe, name: string): void {
  const random = createRandom(name)
  const blocks = Float32Array.from({ length: 4096 }, () => random.between(-blocking, blocking))
  for (let at = 0; at < data.length; at += 4) {
    const block = (((at >> 2) % width) >> 3) + Math.floor((at >> 2) / width / 8) * 61
    const level = (random.next() + random.next() - 1) * noise * 2 + blocks[block & 4095]!
    for (let channel = 0; channel < 3; channel++) data[at + channel]! += level
  }
}

const glass: Stops = [
  [0, '#0c3b35'],
  [0.12, '#1f7d6e'],
  [0.24, '#c9fff0'],
  [0.3, '#2fae97'],
  [0.7, '#14695c'],
  [0.93, '#0a3a33'],
  [1, '#1d6e60'],
]

function tint(context: Context2D, left: number, right: number, stops: Stops): Gradient {
  const gradient = context.createLinearGradient(left, 0, right, 0)
  for (const [offset, color] of stops) gradient.addColorStop(offset, color)
  return gradient
}

function slab(
  context: Context2D,
  box: readonly [left: number, top: number, right: number, bottom: number],
  radius: number,
  fill: Stops | string,
): void {
  const [left, top, right, bottom] = box
  context.fillStyle = typeof fill === 'string' ? fill : tint(context, left, right, fill)
  context.beginPath()
  context.roundRect(left, top, right - left, bottom - top, radius)
  context.fill()
}

function write(context: Context2D, text: string, y: number, size: number, color: string): void {
  context.fillStyle = color
  context.font = `${size}px Anton`
  context.textAlign = 'center'
  context.fillText(text, 600, y)
}

/** Gradient of a color with light on one side and shade on the other. */
function round(dark: string, middle: string, light: string): Stops {
  return [
    [0, dark],
    [0.16, middle],
    [0.3, light],
    [0.42, middle],
    [0.82, dark],
    [1, middle],
  ]
}

/** A shape with straight sides. */
function fold(
  context: Context2D,
  fill: Gradient | string,
  corners: readonly (readonly [number, number])[],
): void {
  context.fillStyle = fill
  context.beginPath()
  for (const [x, y] of corners) context.lineTo(x, y)
  context.closePath()
  context.fill()
}

function bottle(label: string, ink = '#0f4a41'): (context: Context2D) => void {
  return (context) => {
    slab(context, [420, 520, 780, 1300], 60, glass)
    slab(context, [525, 400, 675, 560], 20, glass)
    slab(context, [505, 270, 695, 410], 22, round('#111111', '#3a3835', '#77736c'))
    slab(context, [420, 760, 780, 1090], 0, label)
    write(context, 'FERN', 920, 110, ink)
    write(context, 'SPARKLING TEA', 985, 34, ink)
    slab(context, [700, 760, 780, 1090], 0, 'rgba(0, 0, 0, 0.14)')
  }
}

function jar(context: Context2D, body: Stops, lid: Stops, ink: string): void {
  slab(context, [340, 820, 860, 1290], 90, body)
  slab(context, [360, 690, 840, 850], 30, lid)
  write(context, 'MOSS', 1090, 120, ink)
}

function shoe(context: Context2D): void {
  context.fillStyle = tint(context, 150, 1050, [
    [0, '#e4572e'],
    [0.5, '#f28f52'],
    [1, '#b83a1c'],
  ])
  context.beginPath()
  context.moveTo(160, 1090)
  context.bezierCurveTo(150, 880, 230, 800, 330, 790)
  context.bezierCurveTo(420, 860, 470, 800, 520, 780)
  context.bezierCurveTo(620, 900, 760, 960, 930, 985)
  context.bezierCurveTo(1030, 1000, 1060, 1050, 1050, 1110)
  context.closePath()
  context.fill()
  slab(context, [140, 1085, 1070, 1180], 46, '#f3ede2')
  slab(context, [140, 1140, 1070, 1180], 20, '#23263a')
}

function mug(context: Context2D): void {
  context.lineWidth = 58
  context.strokeStyle = '#23599c'
  context.beginPath()
  context.ellipse(830, 1000, 130, 150, 0, -Math.PI / 2, Math.PI / 2)
  context.stroke()
  slab(context, [360, 770, 840, 1290], 70, round('#1c4a85', '#2f6fc0', '#8ec1ff'))
  write(context, 'DAWN', 1080, 110, '#ffffff')
}

function phone(context: Context2D): void {
  slab(context, [390, 360, 810, 1300], 74, '#15171d')
  slab(context, [408, 378, 792, 1282], 58, [
    [0, '#6a5cff'],
    [0.5, '#c45cff'],
    [1, '#ff7eb3'],
  ])
  slab(context, [545, 398, 655, 428], 15, '#0b0c10')
}

function lamp(context: Context2D): void {
  fold(context, tint(context, 320, 880, round('#a8782c', '#e2b458', '#fff0c2')), [
    [470, 420],
    [730, 420],
    [880, 800],
    [320, 800],
  ])
  slab(context, [584, 798, 616, 1240], 0, round('#2c2c30', '#55555c', '#a5a5ad'))
  slab(context, [430, 1230, 770, 1290], 28, round('#2c2c30', '#55555c', '#a5a5ad'))
}

function ring(context: Context2D): void {
  context.lineWidth = 54
  context.strokeStyle = tint(context, 380, 820, round('#8a6410', '#e0b13a', '#fff3bd'))
  context.beginPath()
  context.arc(600, 1060, 200, 0, Math.PI * 2)
  context.stroke()
  const stone = tint(context, 520, 680, [
    [0, '#3f8fd6'],
    [0.4, '#e2f6ff'],
    [1, '#2a63a8'],
  ])
  fold(context, stone, [
    [520, 760],
    [680, 760],
    [720, 820],
    [600, 920],
    [480, 820],
  ])
}

function can(context: Context2D): void {
  slab(context, [410, 560, 790, 1300], 46, round('#a3123a', '#e8355f', '#ff9fb4'))
  slab(context, [440, 530, 760, 580], 22, round('#7c8088', '#c4c8cf', '#ffffff'))
  slab(context, [410, 1180, 790, 1215], 0, '#ffd166')
  write(context, 'ZEST', 930, 150, '#fff4d6')
}

function carton(context: Context2D): void {
  slab(context, [330, 500, 700, 1300], 6, '#f0a202')
  fold(context, '#c47d00', [
    [700, 500],
    [870, 560],
    [870, 1240],
    [700, 1300],
  ])
  context.fillStyle = '#202c59'
  context.font = '96px Anton'
  context.textAlign = 'center'
  context.fillText('OATS', 515, 860)
}

function tube(context: Context2D): void {
  fold(context, tint(context, 470, 730, round('#5b3f8c', '#8f6fd0', '#d9c8ff')), [
    [455, 430],
    [745, 430],
    [710, 1180],
    [490, 1180],
  ])
  slab(context, [500, 1170, 700, 1300], 20, round('#cfc7dd', '#efeaf6', '#ffffff'))
  write(context, 'LULL', 760, 90, '#ffffff')
}

const recipes = {
  bottle: { draw: bottle('#f0b23c'), shadow: 'cast', noise: 4 },
  can: { draw: can, shadow: 'contact' },
  carton: { draw: carton },
  tube: { draw: tube, backdrop: ['#ffffff', '#eef0f2'] },
  jar: {
    draw: (context) =>
      jar(context, round('#20402c', '#3c6b4a', '#9cc7a6'), round('#b08d57', '#d8bb88', '#fff3d8'), '#f4efe2'),
    shadow: 'contact',
  },
  shoe: { draw: shoe, shadow: 'contact', foot: 1180, backdrop: ['#eef1f5', '#c6ccd6'] },
  mug: { draw: mug, shadow: 'cast' },
  phone: { draw: phone, backdrop: ['#f2f2f2', '#dcdcdc'] },
  lamp: { draw: lamp, backdrop: ['#dfe8ee', '#b4c4d0'] },
  ring: { draw: ring, backdrop: ['#3b4252', '#20242e'] },
  'tall and thin': {
    draw: (context) => {
      slab(context, [570, 160, 630, 1340], 28, round('#123a6b', '#2f74c8', '#a9d1ff'))
      slab(context, [566, 160, 634, 330], 20, round('#8d8d95', '#d4d4da', '#ffffff'))
    },
  },
  'very wide': {
    draw: (context) => {
      slab(context, [90, 980, 1110, 1150], 60, [
        [0, '#16324f'],
        [0.3, '#2a6f97'],
        [0.7, '#1f4e79'],
        [1, '#0d2238'],
      ])
      for (const x of [200, 880]) slab(context, [x, 1005, x + 120, 1125], 60, '#0a1724')
    },
    shadow: 'contact',
    foot: 1150,
  },
  'cream label': { draw: bottle('#fbf4e2'), backdrop: ['#f6f4ef', '#d9d5cc'], noise: 2 },
  'near white': {
    draw: (context) =>
      jar(context, round('#c9c6c2', '#e3e1de', '#fbfaf8'), round('#b9b6b1', '#dad7d3', '#f6f4f1'), '#8b867e'),
    backdrop: ['#ffffff', '#f7f7f7'],
    noise: 1,
  },
  'near black': {
    draw: (context) =>
      jar(context, round('#0c0c0f', '#1d1d22', '#4a4a52'), round('#16161a', '#2a2a30', '#5c5c66'), '#b9a36a'),
    shadow: 'contact',
  },
  'transparent picture': { draw: bottle('#ffd9e0', '#8c1c3a'), isTransparent: true },
  'hard shadow': { draw: can, shadow: 'cast', backdrop: ['#ffffff', '#ececec'] },
  'blocky JPEG': { draw: mug, shadow: 'contact', noise: 5, blocking: 3 },
  'uneven sweep': { draw: tube, shadow: 'cast', backdrop: ['#fdf6e8', '#a9a08f'] },
  'coloured paper': { draw: carton, shadow: 'contact', backdrop: ['#9ad1c4', '#5fa596'] },
  'dark backdrop': { draw: bottle('#f0b23c'), backdrop: ['#2a2a33', '#131318'] },
  'wooden table': { draw: bottle('#f0b23c'), shadow: 'cast', table: 1010, noise: 4 },
  'busy room': { draw: mug, isBusy: true },
} satisfies Record<string, Recipe>

export type TestProductName = keyof typeof recipes
export const testProductNames = Object.keys(recipes) as readonly TestProductName[]

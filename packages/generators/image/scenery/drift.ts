// What drifts through the air or hangs across it, drawn over a finished picture of any style, and the colors of autumn.

import type { Random } from '@vivify/contract/random'
import type { Context2D, Surface } from '@vivify/timeline/ports'
import { drawWind } from './wind.ts'

/** Words of the air for what is drawn over a picture. */
export const drifts = [
  'leaves',
  'petals',
  'confetti',
  'fireflies',
  'embers',
  'meteors',
  'rainbow',
  'dust cloud',
  'string lights',
  'wind',
] as const
export type Drift = (typeof drifts)[number]

const looks: Readonly<
  Record<
    Exclude<Drift, 'string lights' | 'meteors' | 'rainbow' | 'dust cloud' | 'wind'>,
    { colors: readonly string[]; count: number; size: number }
  >
> = {
  leaves: { colors: ['#e08a2c', '#c9552a', '#e9b23c', '#a8432a'], count: 46, size: 0.021 },
  petals: { colors: ['#f7b6c8', '#fbd3de', '#f29ab4', '#fff0f4'], count: 70, size: 0.013 },
  confetti: {
    colors: ['#f2c23f', '#e0457a', '#3fa8e0', '#5fc46a', '#f27f3c', '#a06ad8'],
    count: 110,
    size: 0.013,
  },
  fireflies: { colors: ['#fff2a0', '#ffe870'], count: 34, size: 0.007 },
  embers: { colors: ['#ffa03a', '#ff6a1c', '#ffc060'], count: 70, size: 0.005 },
}

export function drawDrift(surface: Surface, drift: Drift, random: Random): void {
  if (drift === 'string lights') return hangLights(surface, random)
  if (drift === 'meteors') return shootStars(surface, random)
  if (drift === 'rainbow') return bendRainbow(surface, random)
  if (drift === 'dust cloud') return raiseDust(surface)
  if (drift === 'wind') return drawWind(surface, random)
  const { width, height } = surface
  const context = surface.getContext('2d')
  const unit = Math.min(width, height)
  const { colors, count, size } = looks[drift]
  const isLight = drift === 'fireflies' || drift === 'embers'
  context.save()
  if (drift === 'fireflies') context.globalCompositeOperation = 'screen'
  for (let piece = 0; piece < count; piece++) {
    const [x, y] = [random.next() * width, random.next() * height]
    const reach = unit * size * random.between(0.55, 1.25)
    if (isLight) glow(context, { x, y, reach: reach * 4, color: random.pick(colors) })
    else drawPiece(context, { x, y, reach, color: random.pick(colors) }, { drift, random })
  }
  context.restore()
}

/** Streaks that all fall the same way, in the upper part of the picture. */
function shootStars(surface: Surface, random: Random): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const unit = Math.min(width, height)
  context.save()
  context.globalCompositeOperation = 'screen'
  for (let streak = 0; streak < 15; streak++) {
    const [x, y] = [random.between(0, 1.1) * width, random.between(0.01, 0.4) * height]
    const long = unit * random.between(0.07, 0.24)
    const [tailX, tailY] = [x + long * 0.86, y - long * 0.5]
    const girth = unit * random.between(0.002, 0.0045)
    const light = context.createLinearGradient(x, y, tailX, tailY)
    light.addColorStop(0, 'rgba(255, 252, 235, 0.95)')
    light.addColorStop(0.2, 'rgba(235, 240, 255, 0.6)')
    light.addColorStop(1, 'rgba(200, 215, 255, 0)')
    context.fillStyle = light
    context.beginPath()
    context.arc(x, y, girth, 0, Math.PI * 2)
    context.fill()
    context.beginPath()
    context.moveTo(x - girth * 0.5, y - girth)
    context.lineTo(x + girth * 0.5, y + girth)
    context.lineTo(tailX, tailY)
    context.closePath()
    context.fill()
  }
  context.restore()
}

/** A wide arc from the ground to the ground, through which the sky shows. */
function bendRainbow(surface: Surface, random: Random): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const unit = Math.min(width, height)
  const [x, y] = [width * random.between(0.4, 0.6), height * 0.62]
  const radius = Math.min(width * 0.52, height * 0.54)
  const arcs = ['226, 58, 52', '242, 140, 42', '250, 215, 70', '80, 190, 90', '60, 130, 225', '130, 80, 190']
  context.save()
  context.lineWidth = unit * 0.017
  for (const [at, color] of arcs.entries()) {
    const light = context.createLinearGradient(0, y - radius, 0, y)
    light.addColorStop(0, `rgba(${color}, 0.62)`)
    light.addColorStop(0.75, `rgba(${color}, 0.44)`)
    light.addColorStop(1, `rgba(${color}, 0)`)
    context.strokeStyle = light
    context.beginPath()
    context.arc(x, y, radius - at * unit * 0.016, Math.PI, Math.PI * 2)
    context.stroke()
  }
  context.restore()
}

/** Clouds of dust over the ground, thinner the higher they are. */
function raiseDust(surface: Surface): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const veil = context.createLinearGradient(0, 0, 0, height)
  for (const [offset, opacity] of [
    [0, 0.12],
    [0.45, 0.3],
    [0.7, 0.46],
    [1, 0.34],
  ] as const)
    veil.addColorStop(offset, `rgba(206, 170, 122, ${opacity})`)
  context.fillStyle = veil
  context.fillRect(0, 0, width, height)
  for (const [x, y, radius] of [
    [0.1, 0.8, 0.3],
    [0.34, 0.88, 0.26],
    [0.62, 0.84, 0.3],
    [0.9, 0.8, 0.34],
  ] as const) {
    const puff = context.createRadialGradient(x * width, y * height, 0, x * width, y * height, radius * width)
    puff.addColorStop(0, 'rgba(222, 190, 146, 0.5)')
    puff.addColorStop(1, 'rgba(222, 190, 146, 0)')
    context.fillStyle = puff
    context.fillRect(0, 0, width, height)
  }
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly reach: number
  readonly color: string
}

function drawPiece(
  context: Context2D,
  { x, y, reach, color }: Spot,
  { drift, random }: { drift: Drift; random: Random },
): void {
  context.save()
  context.translate(x, y)
  context.rotate(random.between(0, Math.PI * 2))
  context.fillStyle = color
  if (drift === 'confetti') context.fillRect(-reach * 0.7, -reach * 0.32, reach * 1.4, reach * 0.64)
  else {
    // A leaf and a petal are two arcs that meet at both ends.
    const girth = reach * (drift === 'leaves' ? random.between(0.5, 0.9) : 0.7)
    context.beginPath()
    context.moveTo(-reach, 0)
    context.quadraticCurveTo(0, -girth * 1.5, reach, 0)
    context.quadraticCurveTo(0, girth * 1.5, -reach, 0)
    context.fill()
    if (drift === 'leaves') {
      context.strokeStyle = 'rgba(90,40,15,0.5)'
      context.lineWidth = Math.max(0.6, reach * 0.1)
      context.beginPath()
      context.moveTo(-reach * 1.3, 0)
      context.lineTo(reach * 0.8, 0)
      context.stroke()
    }
  }
  context.restore()
}

function glow(context: Context2D, { x, y, reach, color }: Spot): void {
  const light = context.createRadialGradient(x, y, 0, x, y, reach)
  light.addColorStop(0, '#fff6e0')
  light.addColorStop(0.12, color)
  light.addColorStop(0.3, `${color}55`)
  light.addColorStop(1, `${color}00`)
  context.fillStyle = light
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2)
}

/** Two garlands of bulbs from edge to edge, near the upper edge. */
function hangLights(surface: Surface, random: Random): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const unit = Math.min(width, height)
  for (const [top, sag, phase] of [
    [0.03, 0.07, random.between(0, 0.5)],
    [0.09, 0.06, random.between(0.5, 1)],
  ] as const) {
    const bows = Math.max(2, Math.round(width / unit + 1))
    const at = (share: number): number =>
      height * top + unit * sag * (1 - (2 * ((share * bows + phase) % 1) - 1) ** 2) * 1.4
    context.strokeStyle = 'rgba(35,28,24,0.85)'
    context.lineWidth = Math.max(1, unit * 0.0036)
    context.beginPath()
    for (let step = 0; step <= 120; step++) context.lineTo((step / 120) * width, at(step / 120))
    context.stroke()
    const bulbs = Math.round((width / unit) * 17)
    for (let bulb = 0; bulb < bulbs; bulb++) {
      const share = (bulb + 0.5) / bulbs
      const [x, y] = [share * width, at(share) + unit * 0.014]
      context.save()
      context.globalCompositeOperation = 'screen'
      glow(context, { x, y, reach: unit * 0.055, color: '#ffb84a' })
      context.restore()
      context.fillStyle = '#fff3cf'
      context.beginPath()
      context.ellipse(x, y, unit * 0.0085, unit * 0.0105, 0, 0, Math.PI * 2)
      context.fill()
    }
  }
}

/** Turns what is green into the orange and red of autumn; skies, walls and skin stay as they are. */
export function turnLeaves(surface: Surface): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const image = context.getImageData(0, 0, width, height)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
    const lead = green - Math.max(blue, red * 0.88)
    if (lead <= 4) continue
    const share = Math.min(1, lead / 34)
    const bright = Math.max(red, green)
    data[at] = red + (Math.min(255, bright * 1.12) - red) * share
    data[at + 1] = green + (bright * 0.56 - green) * share
    data[at + 2] = blue + (blue * 0.55 - blue) * share
  }
  context.putImageData(image, 0, 0)
}

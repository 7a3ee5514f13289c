// What falls from the sky in stories: banknotes, coins, hearts, stars, papers, feathers, bubbles. Each piece is turned as it
// falls, and they are of several sizes, as some are nearer.

import type { Random } from '@vivify/contract/random'
import type { Context2D, Surface } from '@vivify/timeline/ports'

/** Words of the air for it. */
export const rained = [
  'falling money',
  'falling coins',
  'falling hearts',
  'falling stars',
  'falling papers',
  'falling feathers',
  'falling books',
  'falling letters',
  'floating bubbles',
] as const
export type Rained = (typeof rained)[number]

interface Kind {
  readonly count: number
  /** Half of a piece's width, as a share of the shorter side. */
  readonly size: number
  readonly draw: (context: Context2D, reach: number) => void
}

const kinds: Readonly<Record<Rained, Kind>> = {
  'falling money': { count: 34, size: 0.042, draw: drawNote },
  'falling coins': { count: 46, size: 0.021, draw: drawCoin },
  'falling hearts': { count: 34, size: 0.026, draw: drawHeart },
  'falling stars': { count: 36, size: 0.024, draw: drawStar },
  'falling papers': { count: 26, size: 0.042, draw: drawPaper },
  'falling feathers': { count: 28, size: 0.042, draw: drawFeather },
  'falling books': { count: 22, size: 0.046, draw: drawBook },
  'falling letters': { count: 26, size: 0.04, draw: drawLetter },
  'floating bubbles': { count: 34, size: 0.026, draw: drawBubble },
}

/** Draws them over a finished picture, fewer in its middle, where the subject is. */
export function drawRained(surface: Surface, what: Rained, random: Random): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const unit = Math.min(width, height)
  const { count, size, draw } = kinds[what]
  const pieces = Math.round((count * width * height) / (unit * unit))
  for (let piece = 0; piece < pieces; piece++) {
    const [x, y] = [random.next(), random.next()]
    const reach = unit * size * random.between(0.6, 1.3)
    const turn = random.between(0, Math.PI * 2)
    const isInMiddle = Math.hypot((x - 0.5) / 0.24, (y - 0.55) / 0.4) < 1
    if (isInMiddle && piece % 5 !== 0) continue
    context.save()
    context.translate(x * width, y * height)
    if (what !== 'floating bubbles') {
      context.rotate(what === 'falling hearts' ? turn / 8 - 0.4 : turn)
      context.scale(1, random.between(0.62, 1))
    }
    context.shadowColor = 'rgba(20,20,30,0.35)'
    context.shadowBlur = reach * 0.3
    context.shadowOffsetY = reach * 0.15
    draw(context, reach)
    context.restore()
  }
}

/** Fills a path and then draws without its shadow. */
function fill(context: Context2D, color: string): void {
  context.fillStyle = color
  context.fill()
  context.shadowColor = 'rgba(0,0,0,0)'
}

function drawNote(context: Context2D, reach: number): void {
  const half = reach * 0.46
  // A note bends as it falls.
  const bent = (inset: number): void => {
    const [x, y] = [reach - inset, half - inset]
    context.beginPath()
    context.moveTo(-x, -y)
    context.quadraticCurveTo(0, -y - reach * 0.22, x, -y)
    context.lineTo(x, y)
    context.quadraticCurveTo(0, y - reach * 0.22, -x, y)
    context.closePath()
  }
  bent(0)
  fill(context, '#6fae6b')
  bent(reach * 0.1)
  fill(context, '#b9dfae')
  context.beginPath()
  context.ellipse(0, -reach * 0.1, reach * 0.22, half * 0.58, 0, 0, Math.PI * 2)
  fill(context, '#4f9156')
}

function drawCoin(context: Context2D, reach: number): void {
  disc(context, reach, '#c98f1d')
  disc(context, reach * 0.84, '#f6cf4e')
  disc(context, reach * 0.62, '#e9b531')
  context.beginPath()
  context.ellipse(-reach * 0.3, -reach * 0.34, reach * 0.2, reach * 0.1, -0.7, 0, Math.PI * 2)
  fill(context, 'rgba(255,250,220,0.9)')
}

function disc(context: Context2D, radius: number, color: string): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
  fill(context, color)
}

function drawHeart(context: Context2D, reach: number): void {
  context.beginPath()
  context.moveTo(0, reach * 0.95)
  context.bezierCurveTo(-reach * 1.5, 0, -reach * 0.85, -reach * 1.15, 0, -reach * 0.35)
  context.bezierCurveTo(reach * 0.85, -reach * 1.15, reach * 1.5, 0, 0, reach * 0.95)
  fill(context, '#e2455f')
  context.beginPath()
  context.ellipse(-reach * 0.45, -reach * 0.36, reach * 0.2, reach * 0.12, -0.7, 0, Math.PI * 2)
  fill(context, 'rgba(255,235,240,0.75)')
}

function drawStar(context: Context2D, reach: number): void {
  context.beginPath()
  for (let corner = 0; corner < 10; corner++) {
    const far = corner % 2 === 0 ? reach : reach * 0.45
    const angle = (corner / 10) * Math.PI * 2
    context.lineTo(Math.sin(angle) * far, -Math.cos(angle) * far)
  }
  context.closePath()
  fill(context, '#f9d54c')
}

/** An open book as it falls, its pages up. */
function drawBook(context: Context2D, reach: number): void {
  const leaf = (side: number, wide: number, drop: number): void => {
    context.beginPath()
    context.moveTo(0, -reach * 0.5 + drop)
    context.quadraticCurveTo(side * reach * 0.5, -reach * 0.86 + drop, side * wide, -reach * 0.56 + drop)
    context.lineTo(side * wide, reach * 0.5 + drop)
    context.quadraticCurveTo(side * reach * 0.5, reach * 0.2 + drop, 0, reach * 0.56 + drop)
    context.closePath()
  }
  for (const side of [-1, 1]) {
    leaf(side, reach * 1.06, reach * 0.12)
    fill(context, '#8a3b3f')
    leaf(side, reach, 0)
    fill(context, side < 0 ? '#f6f1e2' : '#e6dfcb')
  }
  context.strokeStyle = '#b5ab93'
  context.lineWidth = Math.max(0.6, reach * 0.06)
  context.beginPath()
  for (const side of [-1, 1])
    for (const row of [-0.3, 0, 0.26]) {
      context.moveTo(side * reach * 0.2, row * reach - reach * 0.06)
      context.quadraticCurveTo(
        side * reach * 0.5,
        row * reach - reach * 0.26,
        side * reach * 0.82,
        row * reach - reach * 0.08,
      )
    }
  context.stroke()
}

function drawLetter(context: Context2D, reach: number): void {
  const half = reach * 0.66
  context.beginPath()
  context.rect(-reach, -half, reach * 2, half * 2)
  fill(context, '#f3ead6')
  context.strokeStyle = '#b59f7a'
  context.lineWidth = Math.max(0.6, reach * 0.08)
  context.strokeRect(-reach, -half, reach * 2, half * 2)
  context.beginPath()
  context.moveTo(-reach, -half)
  context.lineTo(0, half * 0.2)
  context.lineTo(reach, -half)
  context.stroke()
  context.beginPath()
  context.arc(0, half * 0.2, reach * 0.2, 0, Math.PI * 2)
  fill(context, '#c8343f')
}

function drawPaper(context: Context2D, reach: number): void {
  context.beginPath()
  context.moveTo(-reach * 0.7, -reach * 0.9)
  context.quadraticCurveTo(0, -reach * 0.72, reach * 0.7, -reach * 0.9)
  context.lineTo(reach * 0.7, reach * 0.9)
  context.quadraticCurveTo(0, reach * 1.08, -reach * 0.7, reach * 0.9)
  context.closePath()
  fill(context, '#f6f4ec')
  context.strokeStyle = '#b3b2ac'
  context.lineWidth = Math.max(0.6, reach * 0.07)
  context.beginPath()
  for (const row of [-0.5, -0.2, 0.1, 0.4]) {
    context.moveTo(-reach * 0.45, row * reach)
    context.lineTo(reach * (row > 0.3 ? 0.1 : 0.45), row * reach)
  }
  context.stroke()
}

function drawFeather(context: Context2D, reach: number): void {
  context.beginPath()
  context.moveTo(-reach, 0)
  context.bezierCurveTo(-reach * 0.5, -reach * 0.5, reach * 0.5, -reach * 0.45, reach, 0)
  context.bezierCurveTo(reach * 0.5, reach * 0.2, -reach * 0.5, reach * 0.28, -reach, 0)
  fill(context, '#f4f2ee')
  context.strokeStyle = '#bdb8ae'
  context.lineWidth = Math.max(0.6, reach * 0.06)
  context.beginPath()
  context.moveTo(-reach * 1.35, reach * 0.06)
  context.quadraticCurveTo(0, -reach * 0.14, reach * 0.85, 0)
  context.stroke()
}

function drawBubble(context: Context2D, reach: number): void {
  disc(context, reach, 'rgba(200,230,255,0.22)')
  context.strokeStyle = 'rgba(255,255,255,0.75)'
  context.lineWidth = Math.max(0.8, reach * 0.08)
  context.stroke()
  context.beginPath()
  context.ellipse(-reach * 0.38, -reach * 0.42, reach * 0.24, reach * 0.13, -0.7, 0, Math.PI * 2)
  fill(context, 'rgba(255,255,255,0.9)')
}

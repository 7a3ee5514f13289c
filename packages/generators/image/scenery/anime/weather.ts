import type { Context2D } from '@vivify/timeline/ports'
import type { Weather } from '../weather.ts'
import type { Board } from './board.ts'

/** Draws precipitation over the finished scene: slanting rain with a bolt in a storm, or flakes. */
export function drawWeather(context: Context2D, board: Board, weather: Weather | undefined): void {
  if (weather === undefined) return
  context.save()
  if (weather === 'snow') drawFlakes(context, board)
  else {
    if (weather === 'storm') drawBolt(context, board)
    drawRain(context, board)
  }
  context.restore()
}

function drawRain(context: Context2D, { width, height, unit, random: source }: Board): void {
  const random = source.fork('rain')
  const slant = random.between(0.12, 0.3) * (random.chance(0.5) ? 1 : -1)
  context.strokeStyle = '#dfeaf4'
  context.lineCap = 'round'
  for (const [near, share] of [0.35, 0.65, 1].entries()) {
    context.globalAlpha = 0.2 + near * 0.09
    context.lineWidth = unit * 0.0028 * share
    context.beginPath()
    const drops = Math.round((240 / share) * ((width * height) / (unit * unit)) * 0.5)
    for (let drop = 0; drop < drops; drop++) {
      const long = unit * 0.075 * share * random.between(0.6, 1.2)
      const x = random.between(-0.15, 1.15) * width
      const y = random.between(-0.05, 1) * height
      context.moveTo(x, y)
      context.lineTo(x - slant * long, y + long)
    }
    context.stroke()
  }
}

function drawBolt(context: Context2D, { width, horizon, unit, random: source }: Board): void {
  const random = source.fork('bolt')
  let x = width * (random.chance(0.5) ? random.between(0.12, 0.28) : random.between(0.72, 0.88))
  let y = horizon * 0.06
  const points = [{ x, y }]
  while (y < horizon * 0.92) {
    x += random.between(-0.055, 0.055) * unit
    y += random.between(0.03, 0.075) * unit
    points.push({ x, y })
  }
  for (const [wide, alpha] of [
    [0.02, 0.16],
    [0.009, 0.35],
    [0.0042, 1],
  ] as const) {
    context.strokeStyle = '#fff7d6'
    context.globalAlpha = alpha
    context.lineWidth = unit * wide
    context.lineJoin = 'miter'
    context.beginPath()
    for (const point of points) context.lineTo(point.x, point.y)
    context.stroke()
  }
}

function drawFlakes(context: Context2D, { width, height, unit, random: source }: Board): void {
  const random = source.fork('flakes')
  context.fillStyle = '#ffffff'
  const flakes = Math.round(150 * ((width * height) / (unit * unit)))
  for (let flake = 0; flake < flakes; flake++) {
    const size = unit * (0.0018 + random.next() ** 4 * 0.008)
    context.globalAlpha = random.between(0.45, 0.95)
    context.beginPath()
    context.arc(random.next() * width, random.next() * height, size, 0, Math.PI * 2)
    context.fill()
  }
}

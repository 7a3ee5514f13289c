import type { Random } from '@vivify/contract/random'
import type { Surface } from '@vivify/timeline/ports'

/** Draws rain or snow over a finished picture, for styles whose rooms and streets have no air of their own. */
export function drawFall(surface: Surface, kind: 'rain' | 'snow', random: Random): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const unit = Math.min(width, height)
  const slant = random.between(-0.2, 0.2)
  const count = Math.round((kind === 'rain' ? 240 : 150) * ((width * height) / (unit * unit)))
  context.strokeStyle = context.fillStyle =
    kind === 'rain' ? 'rgba(205,222,235,0.5)' : 'rgba(255,255,255,0.86)'
  context.lineWidth = Math.max(1, unit * 0.003)
  context.beginPath()
  for (let drop = 0; drop < count; drop++) {
    const x = random.between(-0.1, 1.1) * width
    const y = random.next() * height
    const long = unit * random.between(0.025, 0.06)
    if (kind === 'rain') {
      context.moveTo(x, y)
      context.lineTo(x + slant * long, y + long)
    } else {
      const radius = unit * random.between(0.002, 0.007)
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, Math.PI * 2)
    }
  }
  if (kind === 'rain') context.stroke()
  else context.fill()
}

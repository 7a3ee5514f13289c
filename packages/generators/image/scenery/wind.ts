// Wind over a finished picture: streaks with curled ends, and leaves that it carries.

import type { Random } from '@vivify/contract/random'
import type { Surface } from '@vivify/timeline/ports'

const leaves = ['#7fae4a', '#9cc25a', '#c9b24a'] as const

/** Draws streaks of moving air and a few leaves, all from the left to the right. */
export function drawWind(surface: Surface, random: Random): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const unit = Math.min(width, height)
  context.save()
  context.lineCap = 'round'
  for (let streak = 0; streak < 9; streak++) {
    const [x, y] = [random.between(-0.1, 0.7) * width, (0.1 + streak * 0.085) * height]
    const long = unit * random.between(0.2, 0.42)
    const sway = unit * random.between(0.01, 0.025)
    const curl = unit * random.between(0.018, 0.032)
    context.strokeStyle = `rgba(255, 255, 255, ${random.between(0.28, 0.5)})`
    context.lineWidth = unit * random.between(0.004, 0.008)
    context.beginPath()
    context.moveTo(x, y)
    context.bezierCurveTo(x + long * 0.35, y - sway, x + long * 0.65, y + sway, x + long, y)
    if (streak % 2 === 0) context.arc(x + long, y - curl, curl, Math.PI / 2, -Math.PI, true)
    context.stroke()
  }
  for (let leaf = 0; leaf < 12; leaf++) {
    context.save()
    context.translate(random.next() * width, random.between(0.1, 0.85) * height)
    context.rotate(random.between(-0.7, 0.7))
    context.fillStyle = random.pick(leaves)
    const reach = unit * random.between(0.009, 0.016)
    context.beginPath()
    context.moveTo(-reach, 0)
    context.quadraticCurveTo(0, -reach * 0.9, reach, 0)
    context.quadraticCurveTo(0, reach * 0.9, -reach, 0)
    context.fill()
    context.restore()
  }
  context.restore()
}

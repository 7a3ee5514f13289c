import type { Surface } from '@vivify/timeline/ports'

/** Lays fog over a finished picture: thick where the ground begins, thin above and in front, as drifting banks. */
export function drawFog(surface: Surface, isNight: boolean, strength = 1): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const color = isNight ? '84, 98, 122' : '212, 219, 226'
  const veil = context.createLinearGradient(0, 0, 0, height)
  for (const [offset, opacity] of [
    [0, 0.2],
    [0.42, 0.38],
    [0.6, 0.42],
    [1, 0.22],
  ] as const)
    veil.addColorStop(offset, `rgba(${color}, ${opacity * strength})`)
  context.fillStyle = veil
  context.fillRect(0, 0, width, height)
  for (const [x, y, radius] of [
    [0.15, 0.55, 0.5],
    [0.85, 0.6, 0.55],
    [0.5, 0.66, 0.6],
  ] as const) {
    const bank = context.createRadialGradient(x * width, y * height, 0, x * width, y * height, radius * width)
    bank.addColorStop(0, `rgba(${color}, ${0.28 * strength})`)
    bank.addColorStop(1, `rgba(${color}, 0)`)
    context.fillStyle = bank
    context.fillRect(0, 0, width, height)
  }
}

import type { Surface } from '@vivify/timeline/ports'

/** Lays fog over a finished picture: thick where the ground begins, thin above and in front, as drifting banks. */
export function drawFog(surface: Surface): void {
  const { width, height } = surface
  const context = surface.getContext('2d')
  const veil = context.createLinearGradient(0, 0, 0, height)
  veil.addColorStop(0, 'rgba(206, 214, 222, 0.22)')
  veil.addColorStop(0.42, 'rgba(212, 219, 226, 0.5)')
  veil.addColorStop(0.6, 'rgba(216, 222, 228, 0.58)')
  veil.addColorStop(1, 'rgba(200, 208, 216, 0.3)')
  context.fillStyle = veil
  context.fillRect(0, 0, width, height)
  for (const [x, y, radius] of [
    [0.15, 0.55, 0.5],
    [0.85, 0.6, 0.55],
    [0.5, 0.66, 0.6],
  ] as const) {
    const bank = context.createRadialGradient(x * width, y * height, 0, x * width, y * height, radius * width)
    bank.addColorStop(0, 'rgba(226, 231, 236, 0.42)')
    bank.addColorStop(1, 'rgba(226, 231, 236, 0)')
    context.fillStyle = bank
    context.fillRect(0, 0, width, height)
  }
}

import { createRamp, parseColor } from '../../image/raster/color.ts'
import { lightnessAt } from '../color/analysis.ts'
import { applyColorCube, createColorCube } from '../color/color-cube.ts'
import { writeOklab } from '../color/oklab.ts'
import type { PaintEffect } from './effect.ts'

/** Maps lightness to a ramp of two or three inks. The picture's own darkest and lightest tones become the ends. */
export const paintDuotone: PaintEffect = (pixels, settings) => {
  const [dark, light] = lightnessAt(pixels, [0.015, 0.985]) as [number, number]
  const range = Math.max(0.15, light - dark)
  const ramp = createRamp(settings.colors.map(parseColor), 1024)
  const steep = 1 + settings.param('contrast') * 1.3
  const power = 2 ** -settings.param('balance')
  const cube = createColorCube((red, green, blue, into) => {
    writeOklab(red, green, blue, into)
    const tone = Math.min(1, Math.max(0, (into[0]! - dark) / range)) ** power
    const at = tone < 0.5 ? 0.5 * (tone * 2) ** steep : 1 - 0.5 * (2 - tone * 2) ** steep
    const step = Math.round(at * (ramp.steps - 1)) * 3
    into[0] = ramp.data[step]!
    into[1] = ramp.data[step + 1]!
    into[2] = ramp.data[step + 2]!
  })
  applyColorCube(pixels, cube)
  return pixels
}

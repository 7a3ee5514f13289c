import type { Outline, Studio, Surface } from '../ports.ts'
import { loadFonts } from './fonts.ts'

/** Creates the compositor's browser environment: Canvas2D with the bundled fonts loaded. */
export async function createBrowserStudio(): Promise<Studio> {
  await loadFonts()
  return {
    createSurface: (width, height) => new OffscreenCanvas(width, height) as unknown as Surface,
    createOutline: (pathData) => new Path2D(pathData) as Outline,
    createPixels: (width, height) => new ImageData(width, height),
  }
}

import './bundled-fonts-only.ts'
import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, ImageData, Path2D } from '@napi-rs/canvas'
import { fallbackFonts, fonts } from '@vivify/contract/fonts'
import type { Outline, Studio, Surface } from '../ports.ts'

/** Creates the compositor's Node environment: Skia through @napi-rs/canvas with the bundled fonts registered. */
export function createNodeStudio(): Studio {
  registerFonts()
  return {
    createSurface: (width, height) => createCanvas(width, height) as unknown as Surface,
    createOutline: (pathData) => new Path2D(pathData) as Outline,
    createPixels: (width, height) => new ImageData(width, height),
  }
}

let areFontsRegistered = false

function registerFonts(): void {
  if (areFontsRegistered) return
  const require = createRequire(import.meta.url)
  for (const font of [...fonts, ...fallbackFonts]) {
    GlobalFonts.registerFromPath(require.resolve(`${font.package}/${font.file}`), font.family)
  }
  areFontsRegistered = true
}

import { writeFile } from 'node:fs/promises'
import { loadImage, type Canvas } from '@napi-rs/canvas'
import { drawBrand } from '@vivify/generators/brand/draw-brand'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { BrandRequest, BrandResult } from './brand-contract.ts'

const jpegQuality = 92

/** Writes the picture with the brand on it, in the same size and format. */
export async function drawBrandFile(request: BrandRequest): Promise<BrandResult> {
  const { input, logo, output, format, brand } = request
  const studio = createNodeStudio()
  const picture = await loadImage(input)
  const { width, height } = picture
  const surface = studio.createSurface(width, height)
  surface.getContext('2d').drawImage(picture, 0, 0)
  drawBrand(studio, surface, { ...brand, logo: logo === null ? null : await loadImage(logo) })
  const canvas = surface as unknown as Canvas
  await writeFile(
    output,
    format === 'png' ? await canvas.encode('png') : await canvas.encode('jpeg', jpegQuality),
  )
  return { width, height }
}

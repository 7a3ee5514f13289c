import { writeFile } from 'node:fs/promises'
import type { Canvas } from '@napi-rs/canvas'
import { drawCover } from '@vivify/timeline/layers/cover'
import { frameLayout } from '@vivify/timeline/layout/frame'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Context2D } from '@vivify/timeline/ports'
import { markPicture } from '../../../provenance/mark-picture.ts'
import type { CoverRequest, CoverResult } from './cover-contract.ts'

const jpegQuality = 90

/** Draws a title over a picture and writes the result as a JPEG with the given mark. */
export async function drawCoverFile(request: CoverRequest): Promise<CoverResult> {
  const { input, output, title, style, mark } = request
  const studio = createNodeStudio()
  const { loadImage } = await import('@napi-rs/canvas')
  const picture = await loadImage(input)
  const { width, height } = picture
  const canvas = studio.createSurface(width, height) as unknown as Canvas
  canvas.getContext('2d').drawImage(picture, 0, 0)
  const scale = width / frameLayout(style.format).width
  drawCover(canvas.getContext('2d') as unknown as Context2D, { title, style, scale })
  await writeFile(output, markPicture(await canvas.encode('jpeg', jpegQuality), 'jpeg', mark))
  return { width, height }
}

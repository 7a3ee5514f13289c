import { writeSvg, logoPixels, type SvgOptions } from '@vivify/generators/logo/write-svg'
import type { Drawing } from '@vivify/generators/logo/shapes'

/** Address of an SVG for an `img`, which keeps the ids of its masks apart from those of other logos. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Draws a logo as PNG with a longer side of `size` pixels. Throws when the browser has no room for it. */
export async function drawPng(drawing: Drawing, options: SvgOptions & { size: number }): Promise<Blob> {
  const { width, height } = logoPixels(drawing, options.size)
  const image = new Image()
  image.src = svgUrl(writeSvg(drawing, options))
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser gave no canvas.')
  context.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('The browser made no PNG.')
  return blob
}

/** A file name for a logo: its name in plain letters, such as `night-owl-logo-badge`. */
export function fileNameOf(name: string, layout: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${plain === '' ? 'logo' : `${plain}-logo`}-${layout}`
}

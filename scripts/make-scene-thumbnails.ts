// Draws the pictures of the product ad's scenes that are shown before there is a photo: `node
// scripts/make-scene-thumbnails.ts`. The results are committed.

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Canvas } from '@napi-rs/canvas'
import { readPalette } from '@vivify/generators/ad/colors'
import { cutOutProduct } from '@vivify/generators/ad/cut-out'
import { drawAd } from '@vivify/generators/ad/draw-ad'
import { layoutAd } from '@vivify/generators/ad/layout'
import { adSceneIds } from '@vivify/generators/ad/scene-list'
import { buildTestProduct } from '@vivify/generators/ad/testing'
import { createNodeStudio } from '@vivify/timeline/node/studio'

const folder = path.resolve(import.meta.dirname, '../apps/web/public/ad-scenes')
const size = { width: 240, height: 300 }
const quality = 78

const studio = createNodeStudio()
const { pixels } = cutOutProduct(buildTestProduct(studio, 'bottle').photo)
const layout = layoutAd({
  format: '4:5',
  product: pixels,
  words: { headline: '', sub: '', callToAction: '' },
  font: 'Geist',
  measure: studio.createSurface(8, 8).getContext('2d'),
})

await mkdir(folder, { recursive: true })
for (const scene of adSceneIds) {
  const surface = studio.createSurface(size.width, size.height)
  drawAd(studio, surface, { scene, layout, product: pixels, palette: readPalette(pixels), seed: 1 })
  const bytes = await (surface as unknown as Canvas).encode('webp', quality)
  await writeFile(path.join(folder, `${scene}.webp`), bytes)
  console.log(`${scene}.webp ${bytes.length}`)
}

// Cuts and draws off the page's main thread, so that the page never freezes. Holds one photo at a time.

import { readPalette, paletteFrom, type AdPalette } from '@vivify/generators/ad/colors'
import { cutOutProduct, type CutOut } from '@vivify/generators/ad/cut-out'
import { drawAd, type AdLayer } from '@vivify/generators/ad/draw-ad'
import { adSizes, layoutAd, type AdFormat, type AdLayout } from '@vivify/generators/ad/layout'
import { cssColor, parseColor } from '@vivify/generators/image/raster/color'
import { loadLetters } from '@vivify/timeline/browser/fonts'
import { createBrowserStudio } from '@vivify/timeline/browser/studio'
import type { Drawable, Pixels, Studio, Surface } from '@vivify/timeline/ports'
import type {
  AdAsk,
  AdChoice,
  AdReply,
  AdTask,
  AdTasks,
  CutChoice,
  CutView,
  DrawnAd,
  RenderedAd,
} from './ad-protocol.ts'
import { listWordsParts, shareOf } from './words-parts.ts'

const studio: Promise<Studio> = createBrowserStudio()
let source: Pixels | null = null
let cut: CutOut | null = null
let palette: AdPalette | null = null
let logo: ImageBitmap | null = null

type Handlers = { [Task in AdTask]: (input: AdTasks[Task]['ask']) => Promise<AdTasks[Task]['answer']> }

const handlers: Handlers = {
  open: async ({ picture }) => {
    source = readPixels(picture)
    picture.close()
    cut = null
    return null
  },
  setLogo: async ({ picture }) => {
    logo?.close()
    logo = picture
    return null
  },
  cut: cutProduct,
  draw: drawPreview,
  render: renderAd,
}

self.addEventListener('message', ({ data }: MessageEvent<AdAsk>) => {
  void answer(data).then(({ reply, transfer }) => self.postMessage(reply, { transfer }))
})

async function answer({ id, task, input }: AdAsk): Promise<{ reply: AdReply; transfer: Transferable[] }> {
  try {
    const handle = handlers[task] as (given: unknown) => Promise<AdTasks[AdTask]['answer']>
    const result = await handle(input)
    const transfer = result !== null && 'picture' in result ? [result.picture] : []
    return { reply: { id, answer: result }, transfer }
  } catch (error) {
    return { reply: { id, failure: error instanceof Error ? error.message : String(error) }, transfer: [] }
  }
}

function readPixels(picture: ImageBitmap): Pixels {
  const surface = new OffscreenCanvas(picture.width, picture.height)
  const context = surface.getContext('2d', { willReadFrequently: true })!
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height)
}

async function cutProduct({ tolerance, useAsIs, keep, erase }: CutChoice): Promise<CutView> {
  const photo = requireOpen(source)
  cut = cutOutProduct(photo, { tolerance, useAsIs, ...(keep ? { keep } : {}), ...(erase ? { erase } : {}) })
  palette = readPalette(cut.pixels)
  const { pixels, box, doubt, hasOwnAlpha } = cut
  const data = new ImageData(new Uint8ClampedArray(pixels.data), pixels.width, pixels.height)
  return {
    picture: await createImageBitmap(data),
    box: shareOf(photo, {
      left: box.x,
      top: box.y,
      right: box.x + box.width,
      bottom: box.y + box.height,
    }),
    doubt,
    hasOwnAlpha,
    colors: palette.swatches.map(({ color }) => cssColor(color)),
  }
}

async function drawPreview({ ad, format, width }: AdTasks['draw']['ask']): Promise<DrawnAd> {
  const { surface, layout } = await draw(ad, format, width, 'all')
  return { picture: surface.transferToImageBitmap(), tooLong: layout.problems.map(({ part }) => part) }
}

async function renderAd({ ad, format, width, layer }: AdTasks['render']['ask']): Promise<RenderedAd> {
  const { surface, layout } = await draw(ad, format, width, layer)
  return {
    png: await surface.convertToBlob({ type: 'image/png' }),
    tooLong: layout.problems.map(({ part }) => part),
    productBox: shareOf(layout, layout.product),
    wordsParts: listWordsParts(layout),
  }
}

async function draw(
  ad: AdChoice,
  format: AdFormat,
  width: number,
  layer: AdLayer,
): Promise<{ surface: OffscreenCanvas; layout: AdLayout }> {
  const product = requireOpen(cut).pixels
  const drawing = await studio
  await loadLetters(Object.values(ad.words).join(' '))
  const size = adSizes[format]
  const surface = new OffscreenCanvas(width, Math.round((width * size.height) / size.width))
  const shownLogo = ad.hasLogo && logo ? (logo as Drawable) : null
  const layout = layoutAd({
    format,
    product,
    words: ad.words,
    font: ad.font,
    measure: drawing.createSurface(8, 8).getContext('2d'),
    ...(shownLogo ? { logo: shownLogo } : {}),
  })
  drawAd(drawing, surface as unknown as Surface, {
    scene: ad.scene,
    layout,
    product,
    palette: ad.colors ? paletteFrom(ad.colors.map(parseColor)) : requireOpen(palette),
    seed: ad.seed,
    layer,
    ...(shownLogo ? { logo: shownLogo } : {}),
  })
  return { surface, layout }
}

function requireOpen<Value>(value: Value | null): Value {
  if (value === null) throw new Error('No product photo is open.')
  return value
}

// Draws a kit's pictures off the page's main thread. Holds the picture beside the words, and the brand's logo.

import { createPictureSurface, drawKitPicture } from '@vivify/generators/kit/pictures/draw-picture'
import { loadLetters } from '@vivify/timeline/browser/fonts'
import { createBrowserStudio } from '@vivify/timeline/browser/studio'
import type { Drawable } from '@vivify/timeline/ports'
import type { WorkerAnswer } from '../../../lib/worker-client.ts'
import type { PictureAnswers, PictureChoice, PictureRequest } from './picture-protocol.ts'

const studio = createBrowserStudio()
let logo: ImageBitmap | null = null
let hero: { picture: ImageBitmap; isCutOut: boolean } | null = null

type Answer = PictureAnswers[keyof PictureAnswers]

self.addEventListener('message', ({ data }: MessageEvent<PictureRequest & { id: number }>) => {
  const tell = (message: WorkerAnswer<Answer>, transfer: Transferable[] = []): void =>
    self.postMessage(message, { transfer })
  answer(data).then(
    (drawn) => {
      const isPicture = drawn !== null && 'picture' in drawn
      tell({ id: data.id, type: 'done', answer: drawn }, isPicture ? [drawn.picture] : [])
    },
    (error: unknown) =>
      tell({ id: data.id, type: 'failed', message: error instanceof Error ? error.message : String(error) }),
  )
})

async function answer(request: PictureRequest): Promise<Answer> {
  if (request.type === 'setHero') {
    hero?.picture.close()
    hero = request.picture && { picture: request.picture, isCutOut: hasClearCorners(request.picture) }
    return null
  }
  if (request.type === 'setLogo') {
    logo?.close()
    logo = request.picture
    return null
  }
  const { surface, tooLong } = await draw(request.choice)
  if (request.type === 'render') return surface.convertToBlob({ type: 'image/png' })
  return { picture: surface.transferToImageBitmap(), tooLong }
}

async function draw(choice: PictureChoice) {
  const drawing = await studio
  await loadLetters(`${choice.name} ${choice.words.headline} ${choice.words.body}`)
  const surface = createPictureSurface(drawing, choice.id)
  const shown = hero && { picture: hero.picture as Drawable, isCutOut: hero.isCutOut }
  const { tooLong } = drawKitPicture(drawing, surface, {
    ...choice,
    hero: shown,
    logo: logo as Drawable | null,
  })
  return { surface: surface as unknown as OffscreenCanvas, tooLong }
}

/** True for a picture without a background, such as a cut-out product. */
function hasClearCorners(picture: ImageBitmap): boolean {
  const side = 24
  const surface = new OffscreenCanvas(side, side)
  const context = surface.getContext('2d')!
  context.drawImage(picture, 0, 0, side, side)
  const { data } = context.getImageData(0, 0, side, side)
  const alphaAt = (x: number, y: number): number => data[(y * side + x) * 4 + 3]!
  const last = side - 1
  return [alphaAt(0, 0), alphaAt(last, 0), alphaAt(0, last), alphaAt(last, last)].every((alpha) => alpha < 40)
}

import { drawText } from '../draw-text.ts'
import type { Crop, GifText } from '../recipe.ts'

export interface StagePicture {
  /** The whole picture of the film, at any size. */
  picture: ImageBitmap
  /** As shares of the picture's sides. */
  crop: Crop
  text: GifText
  /** Also shows the area outside the crop, darkened. */
  isCropping: boolean
}

/** Draws a frame over the whole canvas: the final result, or the full picture while cropping. */
export function drawStage(
  canvas: HTMLCanvasElement,
  { picture, crop, text, isCropping }: StagePicture,
): void {
  const context = canvas.getContext('2d')!
  const { width, height } = canvas
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, width, height)
  if (!isCropping) {
    const { left, top } = { left: crop.left * picture.width, top: crop.top * picture.height }
    const part = [crop.width * picture.width, crop.height * picture.height] as const
    context.drawImage(picture, left, top, ...part, 0, 0, width, height)
    drawText(context, text, { width, height })
    return
  }
  context.drawImage(picture, 0, 0, width, height)
  const frame = {
    left: crop.left * width,
    top: crop.top * height,
    width: crop.width * width,
    height: crop.height * height,
  }
  darkenAround(context, frame, { width, height })
  context.save()
  context.translate(frame.left, frame.top)
  drawText(context, text, frame)
  context.restore()
}

function darkenAround(
  context: CanvasRenderingContext2D,
  frame: Crop,
  { width, height }: { width: number; height: number },
): void {
  context.fillStyle = 'rgb(0 0 0 / 0.6)'
  context.beginPath()
  context.rect(0, 0, width, height)
  context.rect(frame.left, frame.top, frame.width, frame.height)
  context.fill('evenodd')
}

import { drawText } from '../draw-text.ts'
import type { Crop, GifText } from '../recipe.ts'

export interface StagePicture {
  /** The whole picture of the film, of any size. */
  picture: ImageBitmap
  /** In shares. */
  crop: Crop
  text: GifText
  /** Shows what is cut away too, darker. */
  isCropping: boolean
}

/** Draws a moment as it will be, or with all that is cut away around it, over the whole canvas. */
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

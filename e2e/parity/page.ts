// Draws frames in a browser for the parity test, with the same compositor on the browser's canvas.

import { createBrowserStudio } from '@vivify/timeline/browser/studio'
import { createCompositor } from '@vivify/timeline/compositor/compositor'
import { captionFrame, pictureOf, sampleTimeline } from './sample.ts'
import type { Context2D } from '@vivify/timeline/ports'

declare global {
  interface Window {
    /** A frame as base64 PNG. `what` names a sample. */
    drawFrame: (what: string, frame: number) => Promise<string>
    drawCaption: (family: string) => Promise<string>
    isReady: boolean
  }
}

const studio = await createBrowserStudio()

window.drawFrame = async (what, frame) => {
  const timeline = sampleTimeline(what)
  const picture = pictureOf(studio, timeline)
  const compositor = createCompositor({
    timeline,
    studio,
    pictures: { picture: () => picture, clipFrame: () => picture },
  })
  const canvas = new OffscreenCanvas(timeline.width, timeline.height)
  compositor.draw(canvas.getContext('2d', { alpha: false }) as unknown as Context2D, frame)
  return toBase64(canvas)
}

window.drawCaption = async (family) => {
  const canvas = new OffscreenCanvas(720, 160)
  captionFrame(canvas.getContext('2d', { alpha: false }) as unknown as Context2D, family)
  return toBase64(canvas)
}

window.isReady = true

async function toBase64(canvas: OffscreenCanvas): Promise<string> {
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

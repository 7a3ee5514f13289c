// Reads the frames of the source and the results of video to GIF with other decoders, and compares them.

import { expect, type Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'

/** Size of the films that the journeys make. */
export const size = { width: 160, height: 120 }

export interface Picture {
  width: number
  height: number
  data: Uint8Array | Uint8ClampedArray
}

/** All frames of a film, decoded by ffmpeg. */
export function framesOf(file: string, { width, height } = size, filter = 'null'): Picture[] {
  const form = ['-vf', `${filter},scale=${width}:${height}`, '-f', 'rawvideo', '-pix_fmt', 'rgba', 'pipe:1']
  const bytes = execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-fps_mode', 'passthrough', ...form], {
    maxBuffer: 1e9,
  })
  const length = width * height * 4
  return Array.from({ length: bytes.length / length }, (_, index) => ({
    width,
    height,
    data: bytes.subarray(index * length, (index + 1) * length),
  }))
}

/** The number of the source frame that a frame resembles most. */
export function nearest(frame: Picture, sources: readonly Picture[]): number {
  const differences = sources.map((source) => {
    expect([frame.width, frame.height]).toEqual([source.width, source.height])
    let sum = 0
    for (let at = 0; at < frame.data.length; at++) sum += Math.abs(frame.data[at]! - source.data[at]!)
    return sum / frame.data.length
  })
  const best = Math.min(...differences)
  expect(best).toBeLessThan(16)
  return differences.indexOf(best)
}

export function cutLeft({ width, height, data }: Picture): Picture {
  const kept = width / 2 - margin
  const cut = new Uint8Array(kept * height * 4)
  for (let y = 0; y < height; y++) cut.set(data.subarray(y * width * 4, (y * width + kept) * 4), y * kept * 4)
  return { width: kept, height, data: cut }
}

/** Margin around the soft edges. */
const margin = 4

/** Describes which half of a picture is transparent, or what else the picture shows. */
export function holesOf({ width, height, data }: Picture): string {
  const wrong: string[] = []
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = data[(y * width + x) * 4 + 3]!
      if (x < width / 2 - margin && alpha !== 255) wrong.push(`${x},${y} has alpha ${alpha}`)
      if (x >= width / 2 + margin && alpha !== 0) wrong.push(`${x},${y} has alpha ${alpha}`)
    }
  }
  return wrong.length === 0 ? 'right' : `${wrong.length} wrong: ${wrong.slice(0, 3).join('; ')}`
}

/** All frames of an animation, or the one of a still picture, decoded by the browser. */
export async function decodeInPage(page: Page, file: Buffer, type: string): Promise<Picture[]> {
  const frames = await page.evaluate(
    async ({ base64, mimeType }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const decoder = new ImageDecoder({ data, type: mimeType })
      await Promise.all([decoder.tracks.ready, decoder.completed])
      const found: { width: number; height: number; pixels: string }[] = []
      for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack!.frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex })
        const { displayWidth: width, displayHeight: height } = image
        const context = new OffscreenCanvas(width, height).getContext('2d')!
        context.drawImage(image, 0, 0)
        image.close()
        const { data: bytes } = context.getImageData(0, 0, width, height)
        // Latin letters, one per byte.
        found.push({ width, height, pixels: new TextDecoder('x-user-defined').decode(bytes) })
      }
      return found
    },
    { base64: file.toString('base64'), mimeType: type },
  )
  return frames.map(({ width, height, pixels }) => ({ width, height, data: Buffer.from(pixels, 'latin1') }))
}

/** The clipboard's content in a media type. Throws when the clipboard does not have it. */
export async function readClipboard(page: Page, type: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (mimeType) => {
    const [item] = await navigator.clipboard.read()
    const bytes = new Uint8Array(await (await item!.getType(mimeType)).arrayBuffer())
    return btoa(bytes.reduce((letters, byte) => letters + String.fromCharCode(byte), ''))
  }, type)
  return Buffer.from(base64, 'base64')
}

/** The browser's view of an animated WebP; the brightest red value is from the lower quarter of the fourth frame. */
export function playWebp(page: Page, file: Buffer) {
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const decoder = new ImageDecoder({ data, type: 'image/webp' })
    await Promise.all([decoder.tracks.ready, decoder.completed])
    const { frameCount, repetitionCount } = decoder.tracks.selectedTrack!
    let [totalMs, brightest, width, height] = [0, 0, 0, 0]
    for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex })
      totalMs += image.duration! / 1000
      ;({ displayWidth: width, displayHeight: height } = image)
      if (frameIndex === 3) {
        const context = new OffscreenCanvas(width, height).getContext('2d')!
        context.drawImage(image, 0, 0)
        const pixels = context.getImageData(0, (height * 3) / 4, width, height / 4).data
        brightest = pixels.reduce((most, value, at) => (at % 4 === 0 ? Math.max(most, value) : most), 0)
      }
      image.close()
    }
    return {
      frames: frameCount,
      plays: repetitionCount === Infinity ? 0 : repetitionCount,
      width,
      height,
      totalMs,
      brightest,
    }
  }, file.toString('base64'))
}

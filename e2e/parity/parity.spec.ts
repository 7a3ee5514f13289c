// The compositor draws the same picture in a browser and in Node. Letters are smoothed by two versions of one library,
// so edges may differ slightly; shapes, positions and colors may not.

import { expect, test, type Page } from '@playwright/test'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { fonts } from '@vivify/contract/fonts'
import { createCompositor } from '@vivify/timeline/compositor/compositor'
import { createNodeStudio } from '@vivify/timeline/node/studio'
import type { Context2D, Surface } from '@vivify/timeline/ports'
import { createServer, type ViteDevServer } from 'vite'
import { captionFrame, pictureOf, sampleNames, sampleTimeline } from './sample.ts'

/** Mean difference of a channel, 0 to 255, and the share of pixels that differ by more than 48. */
interface Tolerance {
  mean: number
  outliers: number
}
const frameTolerance: Tolerance = { mean: 2, outliers: 0.008 }
/**
 * A frame that contains only letters is mostly edges; if it moved by one pixel, it would differ by more than twice
 * this.
 */
const letterTolerance: Tolerance = { mean: 2.5, outliers: 0.02 }

const studio = createNodeStudio()
// One page draws all samples.
test.describe.configure({ mode: 'default' })

let server: ViteDevServer
/** Draws any sample; nothing remains from one drawing to the next. */
let page: Page

test.beforeAll(async ({ browser }) => {
  server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
  })
  await server.listen()
  page = await browser.newPage()
  await page.goto(server.resolvedUrls!.local[0]!)
  await page.waitForFunction(() => window.isReady === true)
})

test.afterAll(async () => {
  await page.close()
  await server.close()
})

for (const font of fonts) {
  test(`a caption in ${font.family} looks the same in Chromium and in Node`, async () => {
    const surface = studio.createSurface(720, 160)
    captionFrame(surface.getContext('2d'), font.family)
    const drawn = await page.evaluate((family) => window.drawCaption(family), font.family)
    await expectSame(drawn, surface, letterTolerance)
  })
}

for (const name of sampleNames) {
  test(`${name} looks the same in Chromium and in Node`, async () => {
    const timeline = sampleTimeline(name)
    const picture = pictureOf(studio, timeline)
    const compositor = createCompositor({
      timeline,
      studio,
      pictures: { picture: () => picture, clipFrame: () => picture },
    })
    const surface = studio.createSurface(timeline.width, timeline.height)
    // A moment in the hook, one inside a transition, one late in the last scene.
    const frames = [20, timeline.scenes[1]!.startFrame + 3, timeline.frameCount - 12]
    for (const frame of frames) {
      compositor.draw(surface.getContext('2d') as Context2D, frame)
      const drawn = await page.evaluate(([what, at]) => window.drawFrame(what, at), [name, frame] as const)
      await expectSame(drawn, surface, frameTolerance)
    }
  })
}

async function expectSame(png: string, surface: Surface, tolerance: Tolerance): Promise<void> {
  const { width, height } = surface
  const image = await loadImage(Buffer.from(png, 'base64'))
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  const theirs = canvas.getContext('2d').getImageData(0, 0, width, height).data
  const ours = surface.getContext('2d').getImageData(0, 0, width, height).data
  let sum = 0
  let outliers = 0
  for (let index = 0; index < ours.length; index += 4) {
    let worst = 0
    for (let channel = 0; channel < 3; channel++) {
      const difference = Math.abs(ours[index + channel]! - theirs[index + channel]!)
      sum += difference
      worst = Math.max(worst, difference)
    }
    if (worst > 48) outliers++
  }
  const pixels = width * height
  expect(sum / (pixels * 3)).toBeLessThan(tolerance.mean)
  expect(outliers / pixels).toBeLessThan(tolerance.outliers)
}

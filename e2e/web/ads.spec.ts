// Tests the product ad studio with real files: refused files, the cut-out and its brushes, four sizes, the ZIP, and the
// animated ad.

import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createCanvas } from '@napi-rs/canvas'
import type { Download, Locator, Page } from '@playwright/test'
import * as messages from '@vivify/contract/messages'
import { adScenes } from '@vivify/generators/ad/scene-list'
import { expect, test } from './journeys.ts'

const formats = ['9:16', '1:1', '4:5', '16:9'] as const
const sizes: Record<string, string> = {
  '9x16': '1080x1920',
  '1x1': '1080x1080',
  '4x5': '1080x1350',
  '16x9': '1920x1080',
}

test('a product photo becomes four ads, a ZIP and an animated ad', async ({ page, guest }) => {
  await guest.enter('/product-ad-studio')
  const generate = page.getByRole('button', { name: 'Generate Product Ad' })
  const row = page.getByRole('listitem', { name: '1:1 ad' })

  await test.step('a file that is not a photo is refused with a sentence', async () => {
    await generate.click()
    await acceptAlert(page, messages.ads.imageMissing)
    const chooser = page.locator('input[type=file]')
    const alert = page.getByRole('alert')
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const refused = [
      ['notes.jpg', Buffer.from('These are only words.'), messages.ads.notAnImage],
      ['logo.png', Buffer.from(script), messages.ads.notAnImage],
      ['large.png', await makeLargePicture(), messages.ads.imageTooLarge],
    ] as const
    for (const [name, buffer, sentence] of refused) {
      await chooser.setInputFiles({ name, mimeType: 'image/png', buffer })
      await expect(alert).toHaveText(sentence)
    }
    await chooser.setInputFiles({ name: 'red tin.png', mimeType: 'image/png', buffer: await drawProduct() })
    await expect(alert).toBeHidden()
  })

  await test.step('the product is cut out, and brushes correct it', async () => {
    const whole = await readCut(page)
    expect(whole.width).toBeCloseTo(0.5, 1)
    expect(whole.height).toBeCloseTo(0.6, 1)
    await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Red tin')
    await page.getByRole('button', { name: 'Erase' }).click()
    const brush = page.getByRole('application')
    await brushAcross(page, brush, 0.22)
    await expect.poll(async () => (await readCut(page)).height).toBeLessThan(whole.height - 0.02)
    await page.getByRole('button', { name: 'Undo stroke' }).click()
    await expect.poll(async () => (await readCut(page)).height).toBeCloseTo(whole.height, 2)
    // The same with the keyboard: from the middle up to the background, painting all the way.
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await brush.focus()
    await page.keyboard.down(' ')
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowUp')
    await page.keyboard.up(' ')
    await expect.poll(async () => (await readCut(page)).height).toBeGreaterThan(whole.height + 0.03)
    await page.getByRole('button', { name: 'Undo stroke' }).click()
    await page.getByRole('switch', { name: 'Use photo as is' }).click()
    await expect.poll(async () => (await readCut(page)).width).toBe(1)
    await page.getByRole('switch', { name: 'Use photo as is' }).click()
    await page.getByLabel('Tolerance').fill('0.7')
    await expect.poll(async () => (await readCut(page)).width).toBeCloseTo(0.5, 1)
  })

  await test.step('all four ads update with every choice', async () => {
    for (const format of formats) await expect(page.getByRole('img', { name: `Ad ${format}` })).toBeVisible()
    await page.getByLabel('Subheadline').fill('Keeps tea dry, whatever the weather')
    await page.getByRole('group', { name: 'Scene' }).getByRole('button', { name: 'Podium' }).click()
    await expect(page.getByText('Use fewer words.')).toBeHidden()
    await page.getByLabel('Call to action').fill('W'.repeat(40))
    await expect(page.getByText('Use fewer words.')).toBeVisible()
    await page.getByLabel('Call to action').fill('Shop now')
    await expect(page.getByText('Use fewer words.')).toBeHidden()
  })

  await test.step('the ads are made, saved and downloaded with their provenance', async () => {
    await generate.click()
    await acceptAlert(page, messages.ads.started)
    const zip = page.getByRole('button', { name: 'Download all (ZIP)' })
    await expect(zip).toBeVisible({ timeout: 60_000 })
    // The video is made, with a reload in the middle, while the test reads the ZIP.
    await page.getByRole('button', { name: '720p' }).click()
    await row.getByRole('button', { name: 'Animate (6 s)' }).click()
    await expect(row.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await page.reload()
    const download = page.waitForEvent('download')
    await zip.click()
    const entries = await readZip(await download)
    expect(entries.map(({ name }) => name)).toEqual(
      Object.keys(sizes).map((format) => `Red-tin-${format}.png`),
    )
    for (const { name, bytes } of entries) {
      // The header of a PNG begins with its size.
      const size = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
      expect(size).toBe(sizes[/(\d+x\d+)\.png$/.exec(name)![1]!])
      expect(bytes.includes('Vivify: Product ad studio')).toBe(true)
    }
  })

  await test.step('an ad becomes a video, and everything is still there after the reload', async () => {
    await expect(row.getByRole('link', { name: 'Download video' })).toBeVisible({ timeout: 90_000 })
    await expect(page.getByLabel('Headline', { exact: true })).toHaveValue('Red tin')
    const download = page.waitForEvent('download')
    await row.getByRole('link', { name: 'Download video' }).click()
    expect(probe(await (await download).path())).toEqual([
      { codec_type: 'video', width: 720, height: 720, nb_frames: '180' },
      { codec_type: 'audio' },
    ])
  })
})

async function acceptAlert(page: Page, message: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: message })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()
}

/** A red can with a cream label on a plain, pale background: half as wide and 0.6 as high as the photo. */
function drawProduct(): Promise<Buffer> {
  const canvas = createCanvas(800, 1000)
  const context = canvas.getContext('2d')
  const fill = (color: string, x: number, y: number, width: number, height: number): void => {
    context.fillStyle = color
    context.fillRect(x, y, width, height)
  }
  fill('#eceff1', 0, 0, 800, 1000)
  fill('#c62828', 200, 200, 400, 600)
  fill('#fff8e1', 240, 420, 320, 180)
  return canvas.encode('png')
}

/** Eleven megabytes that begin like a PNG. */
async function makeLargePicture(): Promise<Buffer> {
  return Buffer.concat([await drawProduct(), Buffer.alloc(11 * 1024 * 1024)])
}

/** Bounds of the cut-out product, as shares of the photo's sides. */
async function readCut(page: Page): Promise<{ width: number; height: number }> {
  const cut = page.locator('canvas[data-cut]')
  const [width, height] = (await cut.getAttribute('data-cut'))!.split(' ').map(Number)
  return { width: width!, height: height! }
}

/** Paints from side to side at a given height. */
async function brushAcross(page: Page, brush: Locator, y: number): Promise<void> {
  await brush.scrollIntoViewIfNeeded()
  const box = (await brush.boundingBox())!
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * y, { steps: 6 })
  await page.mouse.up()
}

/** Files of a ZIP that stores them without compression. */
async function readZip(download: Download): Promise<{ name: string; bytes: Buffer }[]> {
  const zip = await readFile(await download.path())
  const entries: { name: string; bytes: Buffer }[] = []
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50;) {
    const start = at + 30 + zip.readUInt16LE(at + 26)
    const end = start + zip.readUInt32LE(at + 18)
    entries.push({ name: zip.toString('utf8', at + 30, start), bytes: zip.subarray(start, end) })
    at = end
  }
  return entries
}

function probe(file: string): unknown[] {
  const what = ['-show_entries', 'stream=codec_type,width,height,nb_frames', '-of', 'json']
  const { streams } = JSON.parse(execFileSync('ffprobe', ['-v', 'error', ...what, file]).toString()) as {
    streams: Record<string, unknown>[]
  }
  return streams.map(({ nb_frames, ...stream }) =>
    stream['codec_type'] === 'video' ? { ...stream, nb_frames } : stream,
  )
}

test('before there is a photo, every scene shows a sample in it', async ({ page, guest }) => {
  await guest.enter('/product-ad-studio')
  const scenes = page.getByRole('group', { name: 'Scene' }).getByRole('button')
  await expect(scenes).toHaveCount(adScenes.length)
  for (const scene of await scenes.all()) {
    await scene.scrollIntoViewIfNeeded()
    const picture = scene.locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240)
  }
})

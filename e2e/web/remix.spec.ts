// Tests the remix studio: a picture is opened, changed, compared, undone, exported in every format, and opened again.

import * as messages from '@vivify/contract/messages'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'

const words = messages.remix
const samples = path.resolve(import.meta.dirname, '../../apps/web/public/samples')

const slow = { timeout: 30_000 }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tool = (page: Page, name: string) => page.getByRole('tab', { name }).click()

/** Uploads a file with the chooser that a button opens, by default the first screen's button. */
async function upload(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
  name = 'Choose a picture',
): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name }).click()
  await (await choosing).setFiles(file)
}

/** Mean color of the canvas; null while it is empty. */
function meanOf(page: Page, name: RegExp = /, remixed$/): Promise<number[] | null> {
  return page.getByRole('img', { name }).evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    const sums = [0, 0, 0, 0]
    for (let at = 0; at < data.length; at++) sums[at % 4]! += data[at]!
    return sums[3] === 0 ? null : sums.slice(0, 3).map((sum) => Math.round((sum * 4) / data.length))
  })
}

const distance = (first: number[], second: number[]) =>
  Math.max(...first.map((value, place) => Math.abs(value - second[place]!)))

async function exportAs(page: Page, label: string): Promise<{ bytes: Buffer; name: string }> {
  await page.getByRole('combobox', { name: 'Format' }).click()
  await page.getByRole('option', { name: label }).click()
  const coming = page.waitForEvent('download', slow)
  await button(page, words.export(label)).click()
  const download = await coming
  await expect(button(page, words.export(label))).toBeEnabled()
  return { bytes: await readFile(await download.path()), name: download.suggestedFilename() }
}

test('an uploaded picture gets effects, is cropped by keyboard, gets text, is compared, undone, and survives a reload', async ({
  page,
  guest,
}) => {
  await guest.enter('/image-remix-studio')
  const buffer = await sharp(path.join(samples, 'mountains.webp')).resize(360, 480).jpeg().toBuffer()
  await upload(page, { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page).toHaveURL(/\?asset=/)
  await expect.poll(() => meanOf(page), slow).not.toBeNull()
  const original = (await meanOf(page))!

  await button(page, 'Duotone').click()
  await expect(button(page, 'Duotone')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Spotlight').click()
  await expect.poll(async () => distance((await meanOf(page))!, original)).toBeGreaterThan(15)

  const compare = page.getByRole('slider', { name: 'Before and after' })
  await button(page, 'Split').click()
  await compare.press('Home')
  await expect(compare).toHaveAttribute('aria-valuenow', '0')
  await compare.press('Shift+ArrowRight')
  await expect(compare).toHaveAttribute('aria-valuenow', '10')
  await button(page, 'Split').click()
  const before = page.getByRole('img', { name: /, as it was$/ })
  await expect(before).toBeHidden()
  await page.keyboard.down('c')
  await expect(before).toBeVisible()
  expect(distance((await meanOf(page, /, as it was$/))!, original)).toBeLessThan(3)
  await page.keyboard.up('c')
  await expect(before).toBeHidden()

  await tool(page, 'Crop')
  await button(page, '1:1 Square').click()
  const box = button(page, 'Move the crop')
  const top = (await box.boundingBox())!.y
  await box.press('ArrowUp')
  await box.press('Shift+ArrowUp')
  await expect.poll(async () => (await box.boundingBox())!.y).toBeLessThan(top - 5)
  const { width } = (await box.boundingBox())!
  await button(page, 'Crop: bottom right corner').press('Shift+ArrowLeft')
  await expect.poll(async () => (await box.boundingBox())!.width).toBeLessThan(width - 5)
  const cropped = (await box.boundingBox())!
  expect(cropped.width / cropped.height).toBeCloseTo(1, 1)
  await expectClean(page)

  await tool(page, 'Text')
  await button(page, 'Add text').click()
  await expect(page.getByLabel('Words')).toBeFocused()
  await page.keyboard.type('Gone fishing')
  await expect(button(page, 'Move text 1')).toBeVisible()
  await button(page, 'top left').click()
  await expect
    .poll(async () => (await button(page, 'Move text 1').boundingBox())!.y)
    .toBeLessThan(cropped.y + 90)
  await expectClean(page)

  await button(page, 'Undo').click()
  await expect(button(page, 'bottom center')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+Shift+z')
  await expect(button(page, 'top left')).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await tool(page, 'Text')
  await expect(page.getByLabel('Words')).toHaveValue('Gone fishing')
  await tool(page, 'Effects')
  await expect(button(page, 'Spotlight')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Reset').click()
  await expect(button(page, 'Original')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => distance((await meanOf(page))!, original)).toBeLessThan(3)
})

test('a remix with the brand’s logo is exported in four formats with its provenance and as a clip, and opened again with its recipe', async ({
  page,
  guest,
}) => {
  await guest.enter('/image-remix-studio?sample=fox')
  await expect.poll(() => meanOf(page), slow).not.toBeNull()
  await button(page, 'Halftone').click()
  await tool(page, 'Crop')
  await button(page, '16:9 Wide').click()
  await tool(page, 'Text')
  const square = { create: { width: 60, height: 60, channels: 3, background: '#ff00ff' } } as const
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await sharp(square).png().toBuffer() }
  await upload(page, logo, 'Upload a logo')
  await button(page, 'Move logo').press('ArrowUp')
  await page.getByRole('region', { name: 'Logo' }).getByRole('button', { name: 'top left' }).click()
  await page.getByRole('slider', { name: 'Opacity' }).fill('0.9')
  for (const [label, format] of [
    ['PNG', 'png'],
    ['JPEG', 'jpeg'],
    ['WebP', 'webp'],
    ['AVIF', 'heif'],
  ] as const) {
    const { bytes, name } = await exportAs(page, label)
    const metadata = await sharp(bytes).metadata()
    expect(metadata).toMatchObject({ format, width: 512, height: 288 })
    const [red, green, blue] = await sharp(bytes)
      .extract({ left: 40, top: 40, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(Math.min(red!, blue!) - green!, `${label} shows the logo`).toBeGreaterThan(120)
    expect(bytes.includes('digitalsourcetype/algorithmicMedia'), `${label} says how it came to be`).toBe(true)
    expect(name).toMatch(/^Fox-in-the-forest-remixed\.(png|jpe?g|webp|avif)$/)
  }

  await expect(page.getByText('Made by Remix studio')).toBeVisible()
  const earlier = page.getByRole('list', { name: 'Your remixes' }).getByRole('link')
  await expect(earlier).toHaveCount(4)
  await expect(earlier.first()).toContainText('Cropped to 16:9, halftone, logo added')
  await page.getByRole('link', { name: /^Open “Fox in the forest, remixed”/ }).click()
  await expect(page).toHaveURL(/\?creation=/)
  await expect(earlier).toHaveCount(3)
  await expect(button(page, 'Halftone')).toHaveAttribute('aria-pressed', 'true', slow)
  await tool(page, 'Crop')
  await expect(button(page, '16:9 Wide')).toHaveAttribute('aria-pressed', 'true')
  await tool(page, 'Text')
  await expect(page.getByRole('switch', { name: 'Show logo' })).toBeChecked()
  await expect(button(page, 'Move logo')).toBeVisible()

  await tool(page, 'Motion')
  await page.getByRole('switch', { name: 'Move with depth' }).click()
  await page.getByRole('slider', { name: 'Length' }).fill('2')
  await expect(page.getByRole('img', { name: /, moving$/ })).toBeVisible(slow)
  const coming = page.waitForEvent('download', slow)
  await button(page, words.export('MP4')).click()
  const bytes = await readFile(await (await coming).path())
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp')
  await expect(page.getByText(words.clipExported)).toBeVisible()

  await page.getByRole('link', { name: /^Open “Fox in the forest, remixed”/ }).click()
  await tool(page, 'Motion')
  await expect(page.getByRole('switch', { name: 'Move with depth' })).toBeChecked()
  await page.getByRole('link', { name: 'Start from the finished picture' }).click()
  await page.getByRole('slider', { name: 'Moment' }).fill('1')
  await button(page, 'Use this frame').click()
  await expect(page).toHaveURL(/\?asset=/, slow)
  await tool(page, 'AI edit')
  await expect(page.getByRole('img', { name: 'Marked area' })).toHaveCount(0)
  await expect(
    page.getByText(/^Changing a picture with words needs a model\. Set [A-Z_]+ on the server/),
  ).toBeVisible()
  await expectClean(page)
})

test('a file that is not a picture is refused in words, and pictures in every format are shown correctly', async ({
  page,
  guest,
}) => {
  await guest.enter('/image-remix-studio')
  const refuse = async (name: string, mimeType: string, buffer: Buffer, sentence: string) => {
    await upload(page, { name, mimeType, buffer })
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await button(page, 'Dismiss').click()
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  await refuse('notes.txt', 'text/plain', Buffer.from('hello'), messages.ads.notAnImage)
  await refuse('notes.png', 'image/png', Buffer.from('hello'), messages.ads.notAnImage)
  await refuse('drawing.png', 'image/png', Buffer.from(svg), messages.uploads.vectorPicture)
  await refuse('empty.png', 'image/png', Buffer.alloc(0), messages.uploads.empty)
  await refuse(
    'large.png',
    'image/png',
    Buffer.concat([png, Buffer.alloc(10_485_761)]),
    messages.ads.imageTooLarge,
  )
  const broken = Buffer.concat([png.subarray(0, 12), Buffer.alloc(40)])
  await refuse('broken.png', 'image/png', broken, messages.uploads.brokenPicture('broken.png'))

  const pixels = { create: { width: 40, height: 20, channels: 3, background: '#c83214' } } as const
  const wide = sharp({ create: { ...pixels.create, width: 7680, height: 4320 } })
  for (const [name, buffer, size] of [
    ['cmyk.jpg', await sharp(pixels).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(), '40 × 20'],
    ['deep.png', await sharp(pixels).toColourspace('rgb16').png().toBuffer(), '40 × 20'],
    ['turned.jpg', await sharp(pixels).withMetadata({ orientation: 6 }).jpeg().toBuffer(), '20 × 40'],
    [
      'dot.png',
      await sharp({ create: { ...pixels.create, width: 1, height: 1 } })
        .png()
        .toBuffer(),
      '1 × 1',
    ],
    ['8k.png', await wide.png().toBuffer(), '7680 × 4320'],
  ] as const) {
    await upload(page, { name, mimeType: name.endsWith('png') ? 'image/png' : 'image/jpeg', buffer })
    await expect(page.getByRole('toolbar', { name: 'Picture' })).toContainText(size, slow)
    await expect
      .poll(async () => distance((await meanOf(page)) ?? [0, 0, 0], [200, 50, 20]), slow)
      .toBeLessThan(45)
    await page.getByRole('link', { name: 'Change picture' }).click()
  }
})

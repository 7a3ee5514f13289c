import { createCanvas, loadImage } from '@napi-rs/canvas'
import * as messages from '@vivify/contract/messages'
import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'

const words = messages.logos
const stage = (page: Page): Locator => page.getByRole('region', { name: words.preview })

async function press(page: Page, target: Locator): Promise<void> {
  await target.focus()
  await page.keyboard.press('Enter')
}

/** Presses a button by keyboard and returns the file that comes. */
async function download(page: Page, name: string): Promise<{ name: string; content: Buffer }> {
  const coming = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name, exact: true }))
  const file = await coming
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

interface Pixels {
  width: number
  height: number
  corner: number[]
  painted: number
}

async function decode(png: Buffer): Promise<Pixels> {
  const image = await loadImage(png)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  let painted = 0
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 200) painted++
  return { width, height, corner: [...data.subarray(0, 4)], painted: painted / (width * height) }
}

test('a prompt for a logo leads from the image generator to a logo as SVG and PNG, with the keyboard alone', async ({
  page,
  guest,
}) => {
  await guest.enter('/image-generator')
  const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
  await prompt.fill('a tiger in the jungle')
  await expect(page.getByText(words.madeThere)).toHaveCount(0)
  await prompt.fill('Logo for a coffee shop called Night Owl, slogan "Open till two", in navy and gold')
  await expect(page.getByText(words.madeThere)).toBeVisible()
  await press(page, page.getByRole('link', { name: words.openMaker }))

  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expect(page.getByRole('textbox', { name: words.name, exact: true })).toHaveValue('Night Owl')
  await expect(page.getByRole('textbox', { name: words.tagline })).toHaveValue('Open till two')
  await expect(page.getByRole('button', { name: words.chooseMark('owl') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(stage(page).getByRole('img')).toBeVisible()
  await expectClean(page, 'the maker')

  await press(page, page.getByRole('button', { name: words.layoutNames.roundel }))
  await expect(stage(page).getByRole('img', { name: words.previewOf('Night Owl', 'Badge') })).toBeVisible()

  const svg = await download(page, words.downloadSvg)
  expect(svg.name).toBe('night-owl-logo-roundel.svg')
  const text = svg.content.toString()
  expect(text).toMatch(/^<svg [^>]*><title>Night Owl<\/title><path /)
  expect(text).not.toMatch(/<text|font-family|<rect/)
  expect(text).toContain('#16264f')

  await press(page, page.getByRole('button', { name: words.sizeLabel(2048) }))
  const clear = await download(page, words.downloadPng)
  expect(clear.name).toBe('night-owl-logo-roundel-2048.png')
  const pixels = await decode(clear.content)
  expect(Math.max(pixels.width, pixels.height)).toBe(2048)
  expect(pixels.corner[3]).toBe(0)
  expect(pixels.painted).toBeGreaterThan(0.05)
  expect(pixels.painted).toBeLessThan(0.9)

  await page.getByRole('checkbox', { name: words.transparent }).focus()
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: words.grounds.dark, exact: true }))
  await press(page, page.getByRole('button', { name: words.sizeLabel(512) }))
  const dark = await decode((await download(page, words.downloadPng)).content)
  expect(Math.max(dark.width, dark.height)).toBe(512)
  expect(dark.corner).toEqual([15, 18, 24, 255])
})

test('a mark is found by search, what was made survives a reload, and it becomes the brand kit’s logo', async ({
  page,
  guest,
}) => {
  await guest.enter('/logo-maker')
  await expect(page.getByRole('button', { name: words.downloadSvg })).toBeDisabled()
  await expect(page.getByText(words.sample, { exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: words.name, exact: true }).fill('Acme Bakery')
  await page.getByRole('searchbox', { name: words.searchMarks }).fill('zzzz')
  await expect(page.getByText(words.noMarks('zzzz'))).toBeVisible()
  await page.getByRole('searchbox', { name: words.searchMarks }).fill('croiss')
  await press(page, page.getByRole('button', { name: words.chooseMark('croissant') }))
  await press(page, page.getByRole('button', { name: 'Elegant' }))
  await press(page, page.getByRole('button', { name: words.layoutNames.lockup }))
  await press(page, page.getByRole('button', { name: 'Ocean and aqua' }))
  await page.getByRole('button', { name: 'Pixar' }).first().click()
  await expectClean(page, 'the maker in Pixar', { rules: ['color-contrast'] })

  await page.reload()
  await expect(page.getByRole('textbox', { name: words.name, exact: true })).toHaveValue('Acme Bakery')
  await expect(page.getByRole('button', { name: 'Elegant' })).toHaveAttribute('aria-pressed', 'true')
  await expect(
    stage(page).getByRole('img', { name: words.previewOf('Acme Bakery', words.layoutNames.lockup) }),
  ).toBeVisible()

  await press(page, page.getByRole('button', { name: words.useInBrandKit }))
  await expect(page.getByText(words.inBrandKit)).toBeVisible()
  const { brand } = (await guest.call('GET', '/api/brand-kit')) as {
    brand: { logoAsset: string; primaryColor: string; name: string }
  }
  expect(brand).toMatchObject({ primaryColor: '#0b6e8a', name: 'Acme Bakery' })
  const file = await page.request.get(`/api/assets/${brand.logoAsset}/content`)
  const logo = await decode(Buffer.from(await file.body()))
  expect(Math.max(logo.width, logo.height)).toBe(1024)
  expect(logo.corner[3]).toBe(0)
})

test('letters that no lettering has are named, those of Eastern Europe are drawn, and another lettering is offered', async ({
  page,
  guest,
}) => {
  await guest.enter('/logo-maker')
  const name = page.getByRole('textbox', { name: words.name, exact: true })
  await name.fill('Žižkov Łódź')
  await expect(stage(page).getByRole('img', { name: /Žižkov Łódź/ })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Friendly' }))
  await name.fill('Кофе')
  await expect(page.getByText(/The lettering Friendly does not have the letters “К”/)).toBeVisible()
  await press(page, page.getByRole('button', { name: words.useStyle('Modern') }))
  await expect(stage(page).getByRole('img', { name: /Кофе/ })).toBeVisible()
  await name.fill('咖啡')
  await expect(page.getByText(words.noStyle(2))).toBeVisible()
})

test('a letter that the lettering lacks is named and left out, and the logo stays', async ({
  page,
  guest,
}) => {
  await guest.enter('/logo-maker')
  await page.getByRole('textbox', { name: words.name, exact: true }).fill('Café ☕️ Nord')
  await expect(
    page.getByText(/does not have the letter “☕”, so the logo is shown without it\./),
  ).toBeVisible()
  await expect(stage(page).getByRole('img', { name: /Logo of Café Nord/ })).toBeVisible()
  await expect(page.getByRole('button', { name: words.layoutNames.monogram })).toBeVisible()
  await expect(page.getByRole('button', { name: words.downloadSvg })).toBeEnabled()
})

test('the command palette opens the maker, which no other screen loads', async ({ page, guest }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await guest.enter('/image-generator')
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /logo-maker|logo-data|outline/.test(url))).toEqual([])
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search screens and commands' }).fill('logo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
})

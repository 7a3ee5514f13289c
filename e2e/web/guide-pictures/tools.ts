// Pictures of the pages about images, remixes, product ads and GIFs.

import path from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { open, samples, shootTop, type TakePicture } from './steps.ts'

const slow = { timeout: 60_000 }

export const toolPictures: Record<string, TakePicture> = {
  'image-generator': async (page) => {
    await open(page, '/image-generator')
    await page.getByLabel('Prompt', { exact: true }).fill('A lighthouse on a cliff at sunset')
    const generate = page.getByRole('button', { name: 'Generate Image' })
    await generate.click()
    await page.getByText(/^Made by Built-in painter/).waitFor(slow)
    return shootTop(page, 980)
  },
  remix: async (page) => {
    await open(page, '/image-remix-studio?sample=fox')
    await page.getByRole('tab', { name: 'Effects' }).click()
    await page.getByRole('group', { name: 'Effect' }).getByRole('button', { name: 'Paper cut' }).click()
    await page.getByRole('button', { name: 'Split' }).click()
    return shootTop(page, 900)
  },
  'product-ad': async (page) => {
    await open(page, '/product-ad-studio')
    const buffer = drawCoffeeBag()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer })
    await page.getByLabel('Headline', { exact: true }).fill('Slow mornings')
    await page.getByLabel('Subheadline').fill('Roasted on Monday, at your door on Wednesday')
    await page.getByLabel('Call to action').fill('Try a bag')
    await page.getByText(/^Uploading/).waitFor({ ...slow, state: 'hidden' })
    for (const format of ['9:16', '1:1', '16:9']) {
      await page.getByRole('img', { name: `Ad ${format}` }).waitFor(slow)
    }
    // The scenes of the picker are painted last.
    await page.waitForTimeout(1500)
    return shootTop(page, 1080)
  },
  'logo-maker': async (page) => {
    const prompt = 'logo for a coffee shop called Night Owl, slogan "Open till two"'
    await open(page, `/logo-maker?prompt=${encodeURIComponent(prompt)}`)
    await page.getByRole('img', { name: /^Logo of Night Owl/ }).waitFor(slow)
    // The marks to choose from arrive one by one.
    await page.waitForTimeout(1500)
    return shootTop(page, 1080)
  },
  gif: async (page) => {
    await open(page, '/gif-generator')
    await page.getByLabel('Video file').setInputFiles(path.join(samples, 'octopus.mp4'))
    await page.locator('[role=img][aria-label=Preview][data-ready=true]').waitFor(slow)
    await page.getByRole('textbox', { name: 'Text' }).fill('THREE HEARTS')
    return shootTop(page, 900)
  },
}

/** A bag of coffee before a white wall. */
function drawCoffeeBag(): Buffer {
  const canvas = createCanvas(900, 1200)
  const drawing = canvas.getContext('2d')
  drawing.fillStyle = '#ffffff'
  drawing.fillRect(0, 0, 900, 1200)
  const paper = drawing.createLinearGradient(200, 0, 700, 0)
  for (const [at, color] of [
    [0, '#15332d'],
    [0.3, '#2a6b5c'],
    [0.75, '#1f5246'],
    [1, '#102722'],
  ] as const) {
    paper.addColorStop(at, color)
  }
  drawing.fillStyle = paper
  drawing.beginPath()
  drawing.moveTo(230, 130)
  drawing.lineTo(670, 130)
  drawing.lineTo(690, 1060)
  drawing.quadraticCurveTo(450, 1100, 210, 1060)
  drawing.closePath()
  drawing.fill()
  drawing.fillStyle = '#0d211d'
  drawing.fillRect(230, 190, 440, 10)
  drawing.fillStyle = '#f3e6cf'
  drawing.beginPath()
  drawing.roundRect(290, 420, 320, 380, 18)
  drawing.fill()
  drawing.fillStyle = '#b4552d'
  drawing.beginPath()
  drawing.arc(450, 540, 66, 0, 2 * Math.PI)
  drawing.fill()
  drawing.fillStyle = '#2b1a12'
  drawing.font = 'bold 52px Inter, sans-serif'
  drawing.textAlign = 'center'
  drawing.fillText('NORDLYS', 450, 690)
  drawing.font = '26px Inter, sans-serif'
  drawing.fillText('whole beans · 250 g', 450, 745)
  return canvas.toBuffer('image/png')
}

// Takes the pictures of the user guide from the running product, with content that a person would have: `npm run
// guide-pictures -- [name…]`. Names are those of `pictures` below; all by default. Takes about three minutes.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { chromium } from '@playwright/test'
import config from '../../../playwright.config.ts'
import { forgetBuild, startInstallation } from '../installation.ts'
import { send } from '../picture-steps.ts'
import { accountPictures } from './account.ts'
import { publishingPictures } from './publishing.ts'
import { viewport, type TakePicture } from './steps.ts'
import { studioPictures } from './studio.ts'
import { toolPictures } from './tools.ts'
import { writingPictures } from './writing.ts'

const folder = path.resolve(import.meta.dirname, '../../../docs/pictures/guide')
const maxBytes = 150_000
/** Device pixels in a CSS pixel: sharp on most screens, and still small. */
const scale = 1.5

const pictures: Record<string, TakePicture> = {
  ...studioPictures,
  ...toolPictures,
  ...publishingPictures,
  ...writingPictures,
  ...accountPictures,
}

const wanted = process.argv.slice(2)
const names = Object.keys(pictures).filter((name) => wanted.length === 0 || wanted.includes(name))
await mkdir(folder, { recursive: true })
await forgetBuild()
const installation = await startInstallation()
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  const context = await browser.newContext({
    baseURL: installation.address,
    viewport,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  })
  const credentials = { email: 'hello@example.com', password: 'twelve small octopuses' }
  await send(context, `${installation.address}/api/auth/sign-up`, credentials)
  // Credits for everything that is made; nothing is charged on a local installation.
  await send(context, `${installation.address}/api/checkout`, { plan: 'scale', billing: 'monthly' })
  for (const name of names) {
    const page = await context.newPage()
    await page.goto('/guide')
    await keep(name, await pictures[name]!(page))
    await page.close()
  }
} finally {
  await browser.close()
  await installation.stop()
}

/** Writes a picture as WebP in the best quality that the limit allows, and its size in CSS pixels beside it. */
async function keep(name: string, shot: Buffer): Promise<void> {
  const image = await loadImage(shot)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  for (const quality of [88, 80, 70, 60]) {
    const bytes = await canvas.encode('webp', quality)
    if (bytes.length > maxBytes) continue
    await writeFile(path.join(folder, `${name}.webp`), bytes)
    await keepSize(name, [Math.round(image.width / scale), Math.round(image.height / scale)])
    console.log(`${name}.webp: ${image.width}×${image.height}, ${Math.round(bytes.length / 1000)} kB`)
    return
  }
  throw new Error(`${name} is larger than ${maxBytes} bytes at any quality.`)
}

/** The guide needs the sizes before the pictures are loaded. */
async function keepSize(name: string, size: [number, number]): Promise<void> {
  const file = path.join(folder, 'sizes.json')
  const before = await readFile(file, 'utf8').catch(() => '{}')
  const sizes = { ...(JSON.parse(before) as object), [name]: size }
  const lines = Object.entries(sizes)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, [width, height]]) => `  ${JSON.stringify(key)}: [${width}, ${height}]`)
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`)
}

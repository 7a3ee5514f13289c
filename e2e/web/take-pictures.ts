// Takes the pictures of the README from the running product: `node e2e/web/take-pictures.ts [name…]`. Names: studio,
// result, phone, looks; all by default. Takes about five minutes.

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas, loadImage, type Image } from '@napi-rs/canvas'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { forgetBuild, startInstallation, type Installation } from './installation.ts'
import { send, settle } from './picture-steps.ts'

const folder = path.resolve(import.meta.dirname, '../../docs/pictures')
const wanted = process.argv.slice(2)
const maxBytes = 400_000
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const slow = { timeout: 180_000 }

type Theme = 'viral' | 'pixar'

const looks: readonly { style: string; preset?: string; topic: string; seconds: number; theme?: Theme }[] = [
  { style: 'Kinetic Text', topic: 'octopus', seconds: 1.4 },
  { style: 'AI Generation', preset: 'Cinematic', topic: 'money', seconds: 1.5 },
  { style: 'AI Generation', preset: 'Anime', topic: 'coffee', seconds: 1.5 },
  { style: 'Storyboard', preset: 'Vintage Film', topic: 'van gogh', seconds: 5.5 },
  { style: 'AI Generation', preset: 'Claymation', topic: 'chocolate', seconds: 1.5 },
  { style: 'AI Generation', preset: 'Pixar', topic: 'cat', seconds: 1.1, theme: 'pixar' },
]

await mkdir(folder, { recursive: true })
const installation = ['studio', 'result', 'phone'].some(isWanted) ? await install() : null
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  if (isWanted('studio')) await takeStudio(browser)
  if (isWanted('result')) await takeResult(browser)
  if (isWanted('phone')) await takePhone(browser)
  if (isWanted('looks')) await takeLooks(browser)
} finally {
  await browser.close()
  await installation?.stop()
}

/** Builds the checkout's current state. */
async function install(): Promise<Installation> {
  await forgetBuild()
  return startInstallation()
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name)
}

/** The dashboard with a script and its preview, in both themes. */
async function takeStudio(from: Browser): Promise<void> {
  for (const [theme, choices] of [
    ['viral', { topic: 'octopus', style: 'Kinetic Text' }],
    ['pixar', { topic: 'cat', style: 'AI Generation', preset: 'Pixar' }],
  ] as const) {
    const context = await openGuest(from, theme, desktop)
    const project = await writeProject(context, { theme, ...choices })
    const page = await openProject(context, project)
    await showMoment(page, theme === 'viral' ? 0 : 1)
    await page.evaluate(() => {
      const step = document.querySelector('#script-editor')!.closest('section[aria-labelledby]')!
      scrollTo(0, step.getBoundingClientRect().top + scrollY - 72)
    })
    await settle(page)
    await keep(`studio-${theme}`, [await page.screenshot()])
    await context.close()
  }
}

/** The finished video with its delivery report. */
async function takeResult(from: Browser): Promise<void> {
  const context = await openGuest(from, 'viral', desktop)
  const page = await openFinished(context, { theme: 'viral', topic: 'octopus', style: 'Kinetic Text' })
  const region = page.getByRole('region', { name: 'Finished video' })
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
  await settle(page)
  const { x, width } = (await region.boundingBox())!
  const top = 57
  const clip = { x: x - 24, y: top, width: width + 48, height: desktop.height - top }
  const result = await page.screenshot({ clip })
  await page.getByRole('button', { name: 'Delivery Report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery Report' })
  await dialog.getByRole('heading', { name: 'Platforms' }).waitFor()
  await settle(page)
  await keep('result', [result, await dialog.screenshot()], 24)
  await context.close()
}

/** Three phones side by side: the studio, its script, the finished video. */
async function takePhone(from: Browser): Promise<void> {
  const viral = await openGuest(from, 'viral', phone)
  const project = await writeProject(viral, { theme: 'viral', topic: 'octopus', style: 'Kinetic Text' })
  const page = await openProject(viral, project)
  // Floats over the page and has no role here, but is visible.
  const play = page.locator('[aria-label="Video preview"] [aria-label="Play"]').first()
  await play.waitFor({ ...slow, state: 'attached' })
  await page.locator('#script-editor').evaluate((element) => element.scrollIntoView())
  await settle(page)
  const script = await page.screenshot()
  await page.getByRole('group', { name: 'Visual Style' }).scrollIntoViewIfNeeded()
  await settle(page)
  const style = await page.screenshot()
  await viral.close()
  const pixar = await openGuest(from, 'pixar', phone)
  const choices = { theme: 'pixar', topic: 'cat', style: 'AI Generation', preset: 'Pixar' } as const
  const finished = await openFinished(pixar, choices)
  await finished.locator('[aria-label="Finished video"]').evaluate((element) => {
    scrollTo(0, element.getBoundingClientRect().top + scrollY - 72)
  })
  await settle(finished)
  await keep('phone', [script, style, await finished.screenshot()], 36)
  await pixar.close()
}

/** Frames of finished videos, one per look. */
async function takeLooks(from: Browser): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'vivify-looks-'))
  try {
    const page = await from.newPage()
    const frames: Buffer[] = []
    for (const [index, look] of looks.entries()) {
      const file = path.join(work, `${index}.mp4`)
      makeVideo(file, look, path.join(work, 'data'))
      frames.push(await readFrame(page, file, look.seconds))
    }
    await keep('looks', frames, 18, 560)
    await page.close()
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

function makeVideo(file: string, look: (typeof looks)[number], dataFolder: string): void {
  const { topic, style, preset = 'Cinematic', theme = 'viral' } = look
  const choices = ['--topic', topic, '--style', style, '--preset', preset, '--theme', theme]
  const rest = ['--resolution', '720', '--music', 'No Music', '--seed', '3', '--out', file, '--json']
  execFileSync(process.execPath, ['apps/server/cli.js', 'make', ...choices, ...rest], {
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

/** A frame of a video file as PNG. */
async function readFrame(page: Page, file: string, seconds: number): Promise<Buffer> {
  const encoded = (await readFile(file)).toString('base64')
  const url = await page.evaluate(
    async ([bytes, at]) => {
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      const video = document.createElement('video')
      video.src = URL.createObjectURL(new Blob([data], { type: 'video/mp4' }))
      video.muted = true
      await new Promise((resolve) => video.addEventListener('loadeddata', resolve))
      video.currentTime = at
      await new Promise((resolve) => video.addEventListener('seeked', resolve))
      const canvas = document.createElement('canvas')
      canvas.width = video.videoWidth
      canvas.height = video.videoHeight
      canvas.getContext('2d')!.drawImage(video, 0, 0)
      return canvas.toDataURL('image/png')
    },
    [encoded, seconds] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

interface Choices {
  topic: string
  theme: Theme
  style: string
  preset?: string
}

async function openGuest(from: Browser, theme: Theme, viewport: typeof desktop): Promise<BrowserContext> {
  const context = await from.newContext({
    baseURL: installation!.address,
    viewport,
    deviceScaleFactor: viewport.width < 500 ? 2 : 1.5,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((chosen) => localStorage.setItem('vivify.theme', chosen), theme)
  await post(context, '/api/auth/guest')
  return context
}

/** Sends a POST request and returns the answer. Throws Error when the server refuses. */
function post(context: BrowserContext, path: string, data?: unknown): Promise<Record<string, unknown>> {
  return send(context, `${installation!.address}${path}`, data)
}

/** Saves a project with a script of the built-in library; returns its id. */
async function writeProject(context: BrowserContext, { topic, ...choices }: Choices): Promise<string> {
  const written = await post(context, '/api/scripts', { source: { kind: 'topic', topic }, choices })
  if (written['status'] !== 'written') throw new Error(`The library knows no “${topic}”.`)
  const notes = { topic, hasPreset: choices.preset !== undefined }
  const saved = await post(context, '/api/projects', { document: written['document'], notes })
  return String(saved['id'])
}

async function openProject(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/?project=${id}`)
  await page.getByRole('list', { name: 'Scenes' }).getByRole('listitem').first().waitFor()
  await settle(page)
  return page
}

/** Makes the video and opens its result. */
async function openFinished(context: BrowserContext, choices: Choices): Promise<Page> {
  const id = await writeProject(context, choices)
  const page = await openProject(context, id)
  await page.getByRole('button', { name: 'Generate Video' }).click()
  const alert = page.getByRole('alertdialog')
  await alert.getByRole('button', { name: 'OK' }).click(slow)
  await page.locator('[aria-label="Finished video"] video').waitFor({ state: 'attached' })
  return page
}

/** Moves the preview to a second and waits until everything that it shows is made. */
async function showMoment(page: Page, seconds: number): Promise<void> {
  const preview = page.getByRole('region', { name: 'Video preview' })
  const play = preview.getByRole('button', { name: 'Play', exact: true }).first()
  await play.waitFor(slow)
  await settle(page)
  await play.focus()
  for (let pressed = 0; pressed < seconds; pressed++) await page.keyboard.press('ArrowRight')
  await play.blur()
  await page.mouse.move(0, 0)
  await settle(page)
}

/**
 * Writes pictures side by side as one WebP, in the best quality that the size limit allows. Several pictures have a
 * transparent background and round corners.
 */
async function keep(name: string, shots: readonly Buffer[], gap = 0, height?: number): Promise<void> {
  const images = await Promise.all(shots.map((shot) => loadImage(shot)))
  const canvas = drawRow(images, gap, height ?? images[0]!.height)
  for (const quality of [86, 80, 74, 66, 56]) {
    const bytes = await canvas.encode('webp', quality)
    if (bytes.length > maxBytes) continue
    await writeFile(path.join(folder, `${name}.webp`), bytes)
    console.log(`${name}.webp: ${canvas.width}×${canvas.height}, ${Math.round(bytes.length / 1000)} kB`)
    return
  }
  throw new Error(`${name} is larger than ${maxBytes} bytes at any quality.`)
}

function drawRow(images: readonly Image[], gap: number, height: number) {
  const widths = images.map((image) => Math.round((image.width * height) / image.height))
  const width = widths.reduce((sum, each) => sum + each, gap * (images.length - 1))
  const canvas = createCanvas(width, height)
  const drawing = canvas.getContext('2d')
  let x = 0
  for (const [index, image] of images.entries()) {
    drawing.save()
    drawing.beginPath()
    drawing.roundRect(x, 0, widths[index]!, height, gap)
    drawing.clip()
    drawing.drawImage(image, x, 0, widths[index]!, height)
    drawing.restore()
    x += widths[index]! + gap
  }
  return canvas
}

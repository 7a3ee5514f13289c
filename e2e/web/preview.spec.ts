// Tests the live preview on the real screen, with the real server's voice, pictures and sound.

import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { framesPerSecond } from '@vivify/contract/project'
import * as messages from '@vivify/contract/messages'
import type { Locator, Page } from '@playwright/test'
import { expect, test, type Guest } from './journeys.ts'

declare global {
  interface Window {
    /** Audio devices that the page has opened. */
    openedDevices: AudioContext[]
  }
}

const says = ['Nobody counts the stars.', 'Look up tonight, and wait.', 'Three of them are planets.']

test.use({ reducedMotion: 'no-preference' })
test.beforeEach(async ({ page, guest }) => {
  await page.addInitScript(() => {
    window.openedDevices = []
    const Native = window.AudioContext
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options)
        window.openedDevices.push(this)
      }
    }
  })
  await guest.enter('/video-generator')
})

test('without a script the frame says what it will show', async ({ page }) => {
  await expect(previewOf(page).getByText(messages.dashboard.videoPlaceholder)).toBeVisible()
})

test('the preview plays in sync with its sound, pauses, and stops at the end', async ({ page, guest }) => {
  await openProject(page, await saveProject(guest))
  const preview = previewOf(page)
  await preview.getByRole('button', { name: 'Play', exact: true }).click()
  // Checked again, from the start if necessary, when the machine was busy with something else.
  await expect(async () => {
    const again = preview.getByRole('button', { name: 'Play again', exact: true })
    if (await again.isVisible()) await again.click()
    else await position(preview).press('Home')
    const drift = await measureDrift(page, preview.locator('canvas'), 1800)
    expect(drift.frames).toBeGreaterThan(15)
    // The frames of a video are 33 ms apart.
    expect(drift.spreadMs).toBeLessThan(100)
    expect(Math.abs(drift.driftMs)).toBeLessThan(50)
  }).toPass({ timeout: 60_000, intervals: [0] })
  await preview.getByRole('button', { name: 'Pause', exact: true }).click()
  const frame = await frameOf(preview)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await frameOf(preview)).toBe(frame)
  await position(preview).press('End')
  await expect(preview.getByRole('button', { name: 'Play again', exact: true })).toBeVisible()
})

test('keys, scene buttons and the pointer move the playhead, which says where it is', async ({
  page,
  guest,
}) => {
  await openProject(page, await saveProject(guest))
  const preview = previewOf(page)
  const slider = position(preview)
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '1')
  expect(await frameOf(preview)).toBe(framesPerSecond)
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:01 of 0:\d\d, scene 1 of 3$/)
  await preview.getByRole('button', { name: 'Next scene' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', /scene 2 of 3$/)
  await slider.press('PageDown')
  await expect(slider).toHaveAttribute('aria-valuetext', /scene 3 of 3$/)
  const box = (await slider.boundingBox())!
  await slider.click({ position: { x: box.width / 2, y: box.height / 2 } })
  const total = Number(await slider.getAttribute('aria-valuemax'))
  expect(Math.abs(Number(await slider.getAttribute('aria-valuenow')) - total / 2)).toBeLessThan(0.3)
  await slider.press('k')
  await expect(preview.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  await slider.press(' ')
  await expect(preview.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})

test('the safe zones of a platform are drawn over the frame', async ({ page, guest }) => {
  await openProject(page, await saveProject(guest))
  const preview = previewOf(page)
  for (const name of ['TikTok', 'Reels', 'Shorts']) {
    await preview.getByRole('button', { name, exact: true }).click()
    await expect(preview.getByRole('img', { name: `Safe zone of ${name}` })).toBeVisible()
  }
  await preview.getByRole('button', { name: 'Off', exact: true }).click()
  await expect(preview.getByRole('img', { name: /Safe zone/ })).toHaveCount(0)
})

test('a changed word is spoken and shown; the other scenes are not requested again', async ({
  page,
  guest,
}) => {
  await openProject(page, await saveProject(guest))
  const preview = previewOf(page)
  const slider = position(preview)
  const seconds = async (): Promise<number> => Number(await slider.getAttribute('aria-valuemax'))
  const before = await seconds()
  const utterances: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/previews/utterances/')) utterances.push(request.url())
  })
  const words = page.getByRole('textbox', { name: 'Scene 2', exact: true })
  await words.fill('Look down tonight, and wait for a very long while.')
  await expect.poll(() => utterances.length).toBe(1)
  await expect.poll(seconds).toBeGreaterThan(before + 1)
  await expect(slider).toHaveAttribute('aria-valuetext', /scene 2 of 3$/)
})

test('on a phone the small preview makes room for the focused control, and closes to a pill', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/video-generator?project=${await saveProject(guest)}`)
  const words = page.getByRole('list', { name: 'Scenes' }).locator('textarea').first()
  await words.scrollIntoViewIfNeeded()
  const show = page.getByRole('button', { name: 'Show the preview' })
  const { y, height } = (await show.boundingBox())!
  await words.focus()
  await words.evaluate(
    (box, at) => {
      const { top, height } = box.getBoundingClientRect()
      scrollBy({ top: top + height / 2 - at, behavior: 'instant' })
    },
    y + height / 2,
  )
  await expect(show).toBeHidden()
  await words.blur()
  await expect(show).toBeVisible()

  const pill = page.getByRole('button', { name: 'Open the small preview' })
  await page.getByRole('button', { name: 'Close the small preview' }).press('Enter')
  await expect(show).toBeHidden()
  await expect(pill).toBeFocused()
  await pill.press('Enter')
  await expect(show).toBeVisible()
  await page.getByRole('region', { name: 'Your Creations' }).evaluate((part) => part.scrollIntoView())
  await expect(show).toBeHidden()
})

test.describe('on a sharp screen', () => {
  // The preview then has the video's 720 pixels.
  test.use({ deviceScaleFactor: 2 })

  test('a frame of the preview is the frame of the video', async ({ page, guest }) => {
    await page.setViewportSize({ width: 1440, height: 1400 })
    const projectId = await saveProject(guest, {
      style: 'AI Generation',
      scenes: says.slice(0, 1).map((say) => ({ id: 's0', say })),
    })
    await openProject(page, projectId)
    const preview = previewOf(page)
    await expect(preview.getByText('Pictures')).toHaveCount(0, { timeout: 60_000 })
    await position(preview).press('ArrowRight')
    const drawn = await pixelsOf(preview)
    const video = await exportVideo(page, guest, projectId)
    const frames = await readFrames(video, [framesPerSecond, framesPerSecond + 8])
    const [same, later] = await Promise.all(frames.map((frame) => differenceOf(drawn, frame)))
    // Encoding smooths the film grain, which is most of the mean difference; shapes, positions and colors stay.
    expect(same!.mean).toBeLessThan(8)
    expect(same!.outliers).toBeLessThan(0.004)
    // Eight frames later the camera has moved by a few pixels.
    expect(later!.outliers).toBeGreaterThan(same!.outliers * 4)
  })
})

function previewOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Video preview' })
}

function position(preview: Locator): Locator {
  return preview.getByRole('slider', { name: 'Position' })
}

async function frameOf(preview: Locator): Promise<number> {
  return Number(await preview.locator('canvas').getAttribute('data-frame'))
}

/** The canvas as a PNG data URL. */
function pixelsOf(preview: Locator): Promise<string> {
  return preview.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/png'))
}

async function saveProject(guest: Guest, changes: object = {}): Promise<string> {
  const scenes = says.map((say, index) => ({ id: `s${index}`, say }))
  const document = {
    version: 1,
    title: 'Stars',
    seed: 7,
    resolution: 720,
    music: 'No Music',
    scenes,
    ...changes,
  }
  const { id } = await guest.call('POST', '/api/projects', { document })
  return String(id)
}

async function openProject(page: Page, projectId: string): Promise<void> {
  await page.goto(`/video-generator?project=${projectId}`)
  await expect(position(previewOf(page))).toBeVisible()
}

/** Drift between picture and sound during playback: how much it varies, and how it changes from start to end. */
async function measureDrift(page: Page, canvas: Locator, milliseconds: number) {
  // On a busy machine the audio device opens a moment after the click.
  await page.waitForFunction(() => (window.openedDevices[0]?.currentTime ?? 0) > 0)
  const element = await canvas.elementHandle()
  return page.evaluate(
    async ([shown, forMs, fps]) => {
      const [device] = window.openedDevices
      const apartMs: number[] = []
      const frames = new Set<string | undefined>()
      const end = performance.now() + forMs
      while (performance.now() < end) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        const { frame } = (shown as HTMLCanvasElement).dataset
        frames.add(frame)
        apartMs.push((Number(frame) / fps - device!.currentTime) * 1000)
      }
      const settled = apartMs.slice(10)
      const sorted = settled.toSorted((a, b) => a - b)
      const part = Math.ceil(settled.length / 4)
      const median = (of: number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)]!
      return {
        frames: frames.size,
        spreadMs: sorted[Math.floor(sorted.length * 0.95)]! - sorted[Math.floor(sorted.length * 0.05)]!,
        driftMs: median(settled.slice(-part)) - median(settled.slice(0, part)),
      }
    },
    [element, milliseconds, framesPerSecond] as const,
  )
}

async function exportVideo(page: Page, guest: Guest, projectId: string): Promise<Buffer> {
  const { jobId } = await guest.call('POST', '/api/videos', { projectId })
  const readState = async () => (await guest.call('GET', `/api/jobs/${String(jobId)}`))['state']
  await expect.poll(readState, { timeout: 90_000 }).toMatchObject({ status: 'completed' })
  const { creations } = (await guest.call('GET', '/api/creations?kind=video')) as {
    creations: { files: { video: string } }[]
  }
  const content = await page.request.get(`/api/assets/${creations[0]!.files.video}/content`)
  return content.body()
}

/** Frames of a video by number, as PNG. */
async function readFrames(video: Buffer, numbers: number[]): Promise<Buffer[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-frames-'))
  try {
    const file = path.join(folder, 'video.mp4')
    await writeFile(file, video)
    return numbers.map((number) => {
      const one = ['-vf', `select=eq(n\\,${number})`, '-frames:v', '1']
      const asPng = ['-f', 'image2pipe', '-c:v', 'png', '-']
      return execFileSync('ffmpeg', ['-v', 'error', '-i', file, ...one, ...asPng], { maxBuffer: 32_000_000 })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Mean difference of a channel, 0 to 255, and the share of pixels that differ by more than 48. */
async function differenceOf(drawn: string, frame: Buffer): Promise<{ mean: number; outliers: number }> {
  const [ours, theirs] = await Promise.all([readPixels(drawn), readPixels(frame)])
  expect([ours.width, ours.height]).toEqual([theirs.width, theirs.height])
  let sum = 0
  let outliers = 0
  for (let index = 0; index < ours.data.length; index += 4) {
    let worst = 0
    for (let channel = 0; channel < 3; channel++) {
      const difference = Math.abs(ours.data[index + channel]! - theirs.data[index + channel]!)
      sum += difference
      worst = Math.max(worst, difference)
    }
    if (worst > 48) outliers++
  }
  const pixels = ours.width * ours.height
  return { mean: sum / (pixels * 3), outliers: outliers / pixels }
}

async function readPixels(image: string | Buffer) {
  const picture = await loadImage(image)
  const canvas = createCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, picture.width, picture.height)
}

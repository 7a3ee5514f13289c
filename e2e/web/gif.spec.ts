import * as messages from '@vivify/contract/messages'
import { decodeGif } from '@vivify/generators/gif/decode'
import type { Locator, Page } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expectClean } from './axe.ts'
import {
  cutLeft,
  decodeInPage,
  framesOf,
  holesOf,
  nearest,
  playWebp,
  readClipboard,
  size,
} from './gif-frames.ts'
import { expect, test } from './journeys.ts'

const words = messages.gifs
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vivify-gif-'))
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

const film = ['-f', 'lavfi', '-i', 'testsrc2=s=160x120:r=25:d=2']
const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-g', '10']

/** Makes a file with ffmpeg. */
function make(name: string, ...options: string[]): string {
  const file = path.join(folder, name)
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...options, file])
  return file
}

test.beforeEach(async ({ page, guest }) => {
  await guest.enter('/gif-generator')
  await expect(page.getByRole('button', { name: 'Choose a video' })).toBeVisible()
})

const choose = (page: Page, file: string): Promise<void> => page.getByLabel('Video file').setInputFiles(file)
const preview = (page: Page): Locator => page.getByRole('img', { name: 'Preview' })

async function chooseAndWait(page: Page, file: string): Promise<void> {
  await choose(page, file)
  await expect(preview(page)).toHaveAttribute('data-ready', 'true')
}

/** Presses the button, closes the alert and returns the result. */
async function convert(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: words.convert }).click()
  const alert = page.getByRole('alertdialog', { name: words.completed })
  await expect(alert).toBeVisible({ timeout: 40_000 })
  await alert.getByRole('button', { name: 'OK' }).click()
  const download = page.waitForEvent('download')
  await result(page).getByRole('button', { name: 'Download' }).click()
  return readFile(await (await download).path())
}

const result = (page: Page): Locator => page.getByRole('region', { name: /^Your (GIF|WebP|MP4)$/ })

test('videos in every format that browsers read become GIFs in the page, and nothing is uploaded', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  for (const [name, options] of [
    ['film.mp4', h264],
    ['film.mov', h264],
    ['film.mkv', h264],
    ['film.webm', ['-c:v', 'libvpx', '-b:v', '2M']],
  ] as const) {
    const file = make(name, ...film, ...options)
    await chooseAndWait(page, file)
    const gif = decodeGif(await convert(page))
    expect(gif).toMatchObject({ ...size })
    expect(gif.frames).toHaveLength(30)
    const sources = framesOf(file)
    const shown = [0, 14, 29].map((index) => nearest(gif.frames[index]!, sources))
    // The middle of each of 30 steps over 50 frames.
    for (const [place, expected] of [0, 24, 49].entries())
      expect(Math.abs(shown[place]! - expected)).toBeLessThan(2)
    // The file is removed, the GIF stays.
    await expect(preview(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: words.convert })).toBeDisabled()
    await expect(result(page).getByRole('img')).toBeVisible()
  }
  expect(sent).toEqual([])
})

test('trim, crop, speed, text, loop and format have their effects', async ({ page, context }) => {
  const file = make('film.mp4', ...film, ...h264)
  await chooseAndWait(page, file)
  await expectClean(page)
  // From 0.5 s on, with the keyboard; each press is a tenth of a second.
  const start = page.getByRole('slider', { name: 'Start', exact: true })
  for (let press = 0; press < 5; press++) await start.press('ArrowRight')
  await expect(start).toHaveAttribute('aria-valuetext', '0.5 s')
  await page.getByRole('group', { name: 'Crop' }).getByRole('button', { name: '1:1' }).click()
  await page.getByRole('button', { name: 'Crop. Arrow keys move it' }).press('Shift+ArrowLeft')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('slider', { name: 'Speed' }).fill('2')
  await page.getByRole('group', { name: 'Loop' }).getByRole('button', { name: 'Bounce' }).click()
  const before = await page.getByText(/^About .* as GIF$/).textContent()
  expect(before).toMatch(/^About \d/)

  const gif = decodeGif(await convert(page))
  expect([gif.width, gif.height]).toEqual([120, 120])
  // 1.5 s at twice the speed are 11 frames at 15 per second, plus 9 of them on the way back.
  expect(gif.frames).toHaveLength(20)
  const totalMs = gif.frames.reduce((sum, { delayMs }) => sum + delayMs, 0)
  expect(Math.abs(totalMs - (750 * 20) / 11)).toBeLessThan(20)
  // A tenth of 160 pixels to the left of the middle.
  const sources = framesOf(file, { width: 120, height: 120 }, 'crop=120:120:4:0')
  const shown = gif.frames.map((frame) => nearest(frame, sources))
  const forwards = Array.from({ length: 11 }, (_, index) =>
    Math.floor((0.5 + ((index + 0.5) * 1.5) / 11) * 25),
  )
  for (const [index, expected] of [...forwards, ...forwards.slice(1, -1).toReversed()].entries())
    expect(Math.abs(shown[index]! - expected), `frame ${index}`).toBeLessThan(2)

  await page.getByRole('button', { name: 'Edit again' }).click()
  await expect(preview(page)).toHaveAttribute('data-ready', 'true')
  await expect(start).toHaveAttribute('aria-valuetext', '0.5 s')
  await page.getByRole('textbox', { name: 'Text' }).fill('HELLO')
  await page.getByRole('group', { name: 'Look' }).getByRole('button', { name: 'Bar' }).click()
  await page.getByRole('group', { name: 'Format' }).getByRole('button', { name: 'Animated WebP' }).click()
  const webp = await convert(page)
  const played = await playWebp(page, webp)
  expect(played).toMatchObject({
    frames: 20,
    width: 120,
    height: 120,
    plays: 0,
    totalMs: Math.round(15_000 / 11),
  })
  // The letters on the bar.
  expect(played.brightest).toBeGreaterThan(240)

  await page.getByRole('button', { name: 'Edit again' }).click()
  await page.getByRole('group', { name: 'Format' }).getByRole('button', { name: 'MP4' }).click()
  const movie = path.join(folder, 'made.mp4')
  await writeFile(movie, await convert(page))
  expect(framesOf(movie, { width: 120, height: 120 })).toHaveLength(20)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await result(page).getByRole('button', { name: 'Copy' }).click()
  // The clipboard does not support films; a note beside the button says that it copies the first frame.
  await expect(result(page)).toContainText(words.copiesStill('MP4'))
  await expect(page.getByText(words.copiedStill)).toBeVisible()
  const [copied] = await decodeInPage(page, await readClipboard(page, 'image/png'), 'image/png')
  expect(nearest(copied!, framesOf(movie, { width: 120, height: 120 }))).toBe(0)
  await result(page).getByRole('button', { name: 'Save to library' }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await page.getByRole('button', { name: 'From Your Creations' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'film' }).click()
  await expect(preview(page)).toHaveAttribute('data-ready', 'true')
})

test('a video that the browser can’t read goes to the server after a confirmation, and opens when it is converted', async ({
  page,
}) => {
  const avi = make('film.avi', ...film, '-c:v', 'mpeg4', '-q:v', '2')
  await choose(page, avi)
  const question = page.getByRole('alertdialog', { name: words.askServer('AVI') })
  await question.getByRole('button', { name: 'No' }).click()
  await expect(page.getByRole('button', { name: 'Choose a video' })).toBeVisible()

  await choose(page, avi)
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(preview(page)).toHaveAttribute('data-ready', 'true', { timeout: 40_000 })
  const gif = decodeGif(await convert(page))
  const sources = framesOf(avi)
  expect(Math.abs(nearest(gif.frames[15]!, sources) - 25)).toBeLessThan(2)

  // The page learns where its video is, even after a reload.
  const wmv = make('film.wmv', ...film, '-c:v', 'wmv2')
  const asked = (format: string): Locator => page.getByRole('alertdialog', { name: words.askServer(format) })
  await choose(page, wmv)
  await asked('WMV').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Converting film.wmv on your server')).toBeVisible({ timeout: 20_000 })
  await page.reload()
  await expect(preview(page)).toHaveAttribute('data-ready', 'true', { timeout: 40_000 })
  await page.getByRole('button', { name: 'Choose another video' }).click()

  // A test beside the server's code covers that the server reads these (gifs.media.test.ts).
  for (const [name, format, codec] of [
    ['film.flv', 'FLV', 'flv'],
    ['film.mpg', 'MPEG', 'mpeg1video'],
  ] as const) {
    await choose(page, make(name, ...film, '-c:v', codec))
    await asked(format).getByRole('button', { name: 'No' }).click()
    await expect(page.getByRole('button', { name: 'Choose a video' })).toBeVisible()
  }
})

test('unusable files are refused with a sentence, unusual ones open', async ({ page }) => {
  const refused = async (file: string, sentence: string): Promise<void> => {
    await choose(page, file)
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toHaveCount(0)
  }
  const written = async (name: string, bytes: Uint8Array): Promise<string> => {
    const file = path.join(folder, name)
    await writeFile(file, bytes)
    return file
  }
  const sparse = async (name: string, length: number): Promise<string> => {
    const file = path.join(folder, name)
    await using handle = await open(file, 'w')
    await handle.truncate(length)
    return file
  }
  await page.getByRole('button', { name: 'Try a sample clip' }).click()
  await expect(preview(page)).toHaveAttribute('data-ready', 'true')
  await page.getByRole('button', { name: 'Choose another video' }).click()
  await refused(await written('words.txt', Buffer.from('words')), words.notAVideo)
  await refused(await sparse('large.mp4', 104_857_600), words.videoTooLarge)
  await refused(await sparse('zeros.mp4', 104_857_599), words.notAVideo)
  await refused(await written('empty.mp4', Buffer.alloc(0)), messages.uploads.empty)
  const whole = await readFile(make('whole.mp4', ...film, ...h264))
  await refused(await written('cut.mp4', whole.subarray(0, whole.length / 2)), words.damaged('cut.mp4'))
  const sound = make('sound.mp4', '-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'aac')
  await refused(sound, words.noPicture('sound.mp4'))
  const still = make('still.gif', ...film, '-frames:v', '1')
  await refused(still, words.stillPicture)

  const fast = await readFile(make('fast.mp4', ...film, ...h264, '-movflags', 'faststart'))
  await chooseAndWait(page, await written('broken.mp4', fast.subarray(0, fast.length * 0.6)))
  await expect(page.getByText(/^This video ends unexpectedly after \d\.\d s\./)).toBeVisible()
  await page.getByRole('button', { name: 'Choose another video' }).click()

  const spoilt = Buffer.from(fast).fill(0xa5, Math.round(fast.length * 0.4), Math.round(fast.length * 0.8))
  await choose(page, await written('spoilt.mp4', spoilt))
  await page.getByRole('button', { name: words.convert }).click()
  const failed = `${words.failed} ${words.damaged('spoilt.mp4')}`
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Choose another video' }).click()

  const long = make('long.mp4', '-f', 'lavfi', '-i', 'testsrc2=s=32x32:r=1:d=7200', ...h264)
  await chooseAndWait(page, long)
  await expect(page.getByText('5.0 s chosen')).toBeVisible()
  const end = page.getByRole('slider', { name: 'End', exact: true })
  await end.press('End')
  await expect(page.getByText(words.longest(60))).toBeVisible()
  await page.getByRole('button', { name: words.convert }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: words.convert })).toBeEnabled()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('slider', { name: 'Position in the video' }).fill('5000')
  await expect(end).toHaveAttribute('aria-valuetext', '1:24:20.0')
  await page.getByRole('button', { name: 'Choose another video' }).click()

  await chooseAndWait(
    page,
    make('dot.webm', ...film, '-vf', 'scale=1:1', '-c:v', 'libvpx-vp9', '-frames:v', '3'),
  )
  expect(decodeGif(await convert(page))).toMatchObject({ width: 1, height: 1 })
})

test('transparent parts of an animation or a film stay transparent', async ({ page }) => {
  // The left half is the film, the right half is transparent.
  const shape =
    'null[a];color=white:s=160x120:r=10:d=1,drawbox=x=80:w=80:t=fill:color=black,format=gray[m];[a][m]alphamerge'
  const holed = ['-f', 'lavfi', '-i', `testsrc2=s=160x120:r=10:d=1,${shape}`, '-t', '1']
  const moving = make('moving.mkv', '-f', 'lavfi', '-i', 'testsrc2=s=160x120:r=10:d=1', '-c:v', 'ffv1')
  const sources = framesOf(moving).map(cutLeft)
  const palette = 'split[a][b];[a]palettegen=reserve_transparent=1[p];[b][p]paletteuse'
  for (const [name, options] of [
    ['holed.webm', ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuva420p', '-b:v', '2M', '-cpu-used', '8']],
    ['holed.gif', ['-vf', palette]],
    ['holed.webp', ['-c:v', 'libwebp_anim', '-pix_fmt', 'yuva420p', '-quality', '90']],
  ] as const) {
    await chooseAndWait(page, make(name, ...holed, ...options))
    const gif = decodeGif(await convert(page))
    expect(gif).toMatchObject({ ...size, loop: 'forever' })
    expect(gif.frames, name).toHaveLength(15)
    for (const [index, expected] of [
      [0, 0],
      [14, 9],
    ] as const) {
      const frame = gif.frames[index]!
      expect(holesOf(frame), `${name}, frame ${index}`).toBe('right')
      expect(nearest(cutLeft(frame), sources), name).toBe(expected)
    }
  }
  await page.getByRole('button', { name: 'Edit again' }).click()
  await page.getByRole('group', { name: 'Format' }).getByRole('button', { name: 'Animated WebP' }).click()
  const frames = await decodeInPage(page, await convert(page), 'image/webp')
  expect(frames).toHaveLength(15)
  expect(frames.map(holesOf)).toEqual(frames.map(() => 'right'))
})

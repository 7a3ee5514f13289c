// npm run journey [-- --database-url URL | --postgres] [--checkout] [--topic T …] [--style S] [--out DIR]
//
// Plays a newcomer in a real browser, from an installation without data and without a built web app to an MP4 on disk
// for each topic. The third topic needs a plan first, because the credits are used up. Prints how many seconds the
// person waits at each step; saves a recording of the browser, screenshots and the MP4s under out/.

import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import * as messages from '@vivify/contract/messages'
import config from '../../playwright.config.ts'
import { startPostgres } from '../../scripts/postgres.ts'
import { forgetBuild, startInstallation } from './installation.ts'
import { dashboardHeading } from './journeys.ts'
import { recordPage } from './page-recorder.ts'

const { values: options } = parseArgs({
  options: {
    'database-url': { type: 'string', default: process.env['DATABASE_URL'] },
    postgres: { type: 'boolean', default: false },
    checkout: { type: 'boolean', default: false },
    topic: { type: 'string', multiple: true, default: ['octopus'] },
    style: { type: 'string' },
    out: { type: 'string', default: 'out/journey' },
  },
})

/** Goal for the wait for each file; the first counts from the start of the server. */
const goalSeconds = 60
const size = { width: 1440, height: 900 }
const slow = { timeout: 180_000 }

interface Step {
  name: string
  seconds: number
}

const steps: Step[] = []
const undo: (() => Promise<void>)[] = []
try {
  await mkdir(options.out, { recursive: true })
  const address = await install()
  await report(await makeVideos(address))
} finally {
  for (const step of undo.reverse()) await step()
}

/** Steps before the browser: the database, the checkout, the start. Returns the address. */
async function install(): Promise<string> {
  const databaseUrl = options.postgres ? await openPostgres() : options['database-url']
  const checkout = options.checkout ? await checkOut() : undefined
  if (checkout === undefined) await forgetBuild()
  const told = databaseUrl === undefined ? 'built-in database' : 'PostgreSQL'
  console.log(`npm start on an empty data folder, ${told}`)
  const installation = await wait('build the web and start the server', () =>
    startInstallation({ databaseUrl, ...(checkout === undefined ? {} : { checkout }) }),
  )
  undo.push(installation.stop)
  return installation.address
}

async function openPostgres(): Promise<string> {
  const postgres = await startPostgres()
  undo.push(() => postgres.stop())
  return postgres.url
}

/**
 * A new checkout of the last commit with its packages. Their download depends on the network and is reported
 * separately.
 */
async function checkOut(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vivify-checkout-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const started = performance.now()
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${process.cwd()}`, folder])
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const seconds = (performance.now() - started) / 1000
  console.log(`git clone && npm install: ${seconds.toFixed(1)} s, not counted below`)
  return folder
}

/** Goes from the first page to an MP4 for each topic; returns facts about the saved files. */
async function makeVideos(address: string): Promise<FileFacts[]> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {})
  undo.push(() => browser.close())
  const context = await browser.newContext({ baseURL: address, viewport: size, acceptDownloads: true })
  const page = await context.newPage()
  const recorder = await recordPage(page)
  const files: string[] = []
  await signIn(page)
  for (const [index, topic] of options.topic.entries()) {
    const name = index === 0 ? 'journey' : `journey-${index + 1}`
    if (index > 0) await startAnew(page)
    await writeScript(page, topic, name)
    if (await needsCredits(page)) await choosePlan(page, name)
    files.push(await generate(page, name))
  }
  const hasVideo = await recorder.finish(path.join(options.out, 'journey.webm'))
  if (!hasVideo) console.log('No ffmpeg here: the journey was not recorded as a video.')
  const facts: FileFacts[] = []
  for (const file of files) {
    const read = await readVideo(page, file)
    requireWhole(read)
    facts.push(read)
  }
  return facts
}

async function signIn(page: Page): Promise<void> {
  await wait('open the page', async () => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Continue as Guest' }).waitFor()
  })
  await show(page, 'journey-welcome')
  await wait('continue as guest', async () => {
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await page.getByRole('heading', { level: 1, name: dashboardHeading }).waitFor()
    await page.getByLabel('Topic', { exact: true }).waitFor()
  })
  await show(page, 'journey-dashboard')
}

async function startAnew(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByLabel('Topic', { exact: true }).waitFor()
}

async function writeScript(page: Page, topic: string, name: string): Promise<void> {
  // Typed like a person types, because the recording shows it.
  await page.getByLabel('Topic', { exact: true }).pressSequentially(topic, { delay: 60 })
  const idea = page.getByRole('button', { name: /^Use this idea/ }).first()
  await wait('find ideas', async () => {
    await page.keyboard.press('Enter')
    await idea.waitFor()
  })
  await show(page, `${name}-ideas`)
  await wait('turn an idea into scenes', async () => {
    await idea.click()
    await page.getByRole('list', { name: 'Scenes' }).getByRole('listitem').first().waitFor()
  })
  const preview = page.getByRole('region', { name: 'Video preview' })
  await wait('have a preview that plays', async () => {
    await preview.getByRole('button', { name: 'Play', exact: true }).first().waitFor(slow)
  })
  if (options.style !== undefined) {
    const styles = page.getByRole('group', { name: 'Visual Style' })
    await styles.scrollIntoViewIfNeeded()
    await styles.getByRole('button', { name: options.style }).click()
    await page.evaluate(() => scrollTo(0, 0))
  }
  await page.getByText('Saved', { exact: true }).waitFor()
  await show(page, `${name}-script`)
}

/** True when the button says that the credits are used up. */
async function needsCredits(page: Page): Promise<boolean> {
  const generate = page.getByRole('button', { name: messages.dashboard.generateVideo })
  await generate.waitFor()
  return generate.isDisabled()
}

/** Follows the studio's own link, then returns to the work in progress. */
async function choosePlan(page: Page, name: string): Promise<void> {
  await show(page, `${name}-no-credits`)
  await page.getByRole('region', { name: 'Generate' }).getByRole('link', { name: 'Choose a plan' }).click()
  const choose = page.getByRole('button', { name: 'Choose Starter' })
  await choose.waitFor()
  await show(page, `${name}-pricing`)
  const alert = page.getByRole('alertdialog')
  await wait('choose a plan', async () => {
    await choose.click()
    await alert.getByText(messages.pricing.grantedWithoutCharge).waitFor()
  })
  await show(page, `${name}-granted`)
  await alert.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('list', { name: 'Scenes' }).waitFor()
}

async function generate(page: Page, name: string): Promise<string> {
  const alert = page.getByRole('alertdialog')
  await wait('generate the video', async () => {
    await page.getByRole('button', { name: messages.dashboard.generateVideo }).click()
    await page.getByRole('progressbar').waitFor()
    await alert.getByText(messages.dashboard.videoGenerated).waitFor(slow)
  })
  await alert.getByRole('button', { name: 'OK' }).click()
  await alert.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Finished video' }).waitFor()
  await show(page, `${name}-finished`)
  return wait('download the MP4', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'MP4' }).click()
    const file = path.join(options.out, `${name}.mp4`)
    await (await download).saveAs(file)
    return file
  })
}

/** Measures how long the person waits. */
async function wait<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await action()
  const seconds = (performance.now() - started) / 1000
  steps.push({ name, seconds })
  console.log(`${seconds.toFixed(2).padStart(7)} s  ${name}`)
  return result
}

async function show(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(options.out, `${name}.png`) })
}

interface FileFacts {
  bytes: number
  width: number
  height: number
  durationSeconds: number
  soundSeconds: number
  /** Root mean square of the sound, in dBFS. */
  loudnessDecibels: number
}

/** Opens the saved file in the browser, which loads its picture and decodes its sound. */
async function readVideo(page: Page, file: string): Promise<FileFacts> {
  const bytes = await readFile(file)
  const facts = await page.evaluate(async (encoded) => {
    const data = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    const video = document.createElement('video')
    video.src = URL.createObjectURL(new Blob([data], { type: 'video/mp4' }))
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve
      video.onerror = () => reject(new Error('The file can not be played.'))
    })
    const sound = await new OfflineAudioContext(2, 48_000, 48_000).decodeAudioData(data.buffer)
    const samples = sound.getChannelData(0)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    return {
      width: video.videoWidth,
      height: video.videoHeight,
      durationSeconds: video.duration,
      soundSeconds: sound.duration,
      loudnessDecibels: 10 * Math.log10(power),
    }
  }, bytes.toString('base64'))
  return { bytes: bytes.length, ...facts }
}

/** Throws Error when the file is not the requested video. */
function requireWhole(facts: FileFacts): void {
  const { width, height, durationSeconds, soundSeconds, loudnessDecibels } = facts
  const isWhole = width === 1080 && height === 1920 && durationSeconds > 10
  const isHeard = Math.abs(soundSeconds - durationSeconds) < 0.5 && loudnessDecibels > -40
  if (!isWhole || !isHeard) throw new Error(`The file is not what was asked for: ${JSON.stringify(facts)}`)
}

async function report(files: readonly FileFacts[]): Promise<void> {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  const goal = goalSeconds * files.length
  console.log(`${total.toFixed(2).padStart(7)} s  of waiting in all (goal: at most ${goal} s)`)
  for (const file of files) {
    console.log(
      `MP4: ${file.durationSeconds.toFixed(1)} s, ${file.width}×${file.height}, ${(file.bytes / 1e6).toFixed(1)} MB, ` +
        `sound of ${file.soundSeconds.toFixed(1)} s at ${file.loudnessDecibels.toFixed(1)} dBFS`,
    )
  }
  await writeFile(path.join(options.out, 'journey.json'), JSON.stringify({ steps, total, files }, null, 2))
  process.exitCode = total <= goal ? 0 : 1
}

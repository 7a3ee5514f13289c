// Takes the pictures of the user guide from the running product, with content that a person would have: `npm run
// guide-pictures -- [name…]`. Names are those of `pictures` below; all by default. Takes about a minute.

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import { forgetBuild, startInstallation } from './installation.ts'
import { send, settle } from './picture-steps.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'docs/pictures/guide')
const samples = path.join(root, 'apps/web/public/samples')
const maxBytes = 150_000
/** Device pixels in a CSS pixel: sharp on most screens, and still small. */
const scale = 1.5
/** Wide enough for the sidebar and two columns, and no wider, so that words stay readable in the guide's column. */
const viewport = { width: 1240, height: 1200 }
const margin = 16
const jobTimeoutMs = 120_000
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

type Clip = { x: number; y: number; width: number; height: number }

const words = {
  octopus:
    'An octopus has three hearts, and two of them stop when it swims. That is why it prefers to crawl. #octopus',
  market: 'The street market opens at five. By seven the best tomatoes are gone.',
  studio: 'We moved our whole studio into one small room. Here is what we kept.',
  microphone: 'Three questions to ask before you buy a microphone',
  lunch: 'Meal prep for people with twenty minutes: one pan, five lunches, no sad salad.',
  seasons: 'Three things that a photographer does before breakfast',
  desk: 'How we plan a week of posts in one hour',
  bread: 'What your sourdough is trying to say',
  light: 'Morning light, before and after one small change',
}

/** In the order of the guide's pages. */
const pictures: Record<string, (page: Page, content: Content) => Promise<Buffer>> = {
  composer: async (page, { octopus }) => {
    // As far as the schedule; the buttons stick to the bottom.
    await page.setViewportSize({ ...viewport, height: 946 })
    await open(page, `/social-media-suite?media=${octopus}`)
    const form = page.getByRole('region', { name: 'Create New Post' })
    await form.getByRole('textbox', { name: 'Post Content' }).fill(words.octopus)
    await form.getByRole('button', { name: 'Instagram', exact: true }).click()
    await form.getByRole('textbox', { name: /^Alt text/ }).fill('A title over an octopus: three hearts')
    await form.getByLabel('Schedule Date').fill(dayFromNow(2))
    await form.getByLabel('Schedule Time').fill('18:30')
    await form.getByText('Saved', { exact: true }).waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.evaluate(() => {
      const top = document.querySelector('#compose')!.closest('[role=region]')!.getBoundingClientRect().top
      scrollTo(0, top + scrollY - 80)
    })
    return shoot(page, (await page.getByRole('tabpanel').boundingBox())!)
  },
  receipt: async (page) => {
    await open(page, '/social-media-suite')
    const card = page.getByRole('article', { name: words.studio })
    await card.getByRole('button', { name: 'Receipt' }).click()
    return shootDialog(page, 'Receipt')
  },
  review: async (page, { reviewPath }) => {
    await open(page, reviewPath)
    return shoot(page, await between(page, page.getByText(/^This link works until/)))
  },
  calendar: async (page) => {
    await open(page, '/social-media-suite?tab=calendar')
    return shoot(page, (await page.getByRole('region', { name: 'Calendar' }).boundingBox())!)
  },
  'import-csv': async (page) => {
    await open(page, '/social-media-suite?tab=calendar')
    await page.getByRole('button', { name: 'More for the calendar' }).click()
    await page.getByRole('menuitem', { name: 'Import CSV' }).click()
    await page.getByLabel('Choose a CSV file').setInputFiles({
      name: 'december.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'text,platforms,date,time,zone',
          `Three facts about tea,"twitter, linkedin",${dayFromNow(9)},09:30,Europe/Berlin`,
          'A draft without a time,linkedin,,,',
          'Recipe of the week,twitter,12/24/2026,18:00,',
        ].join('\r\n'),
      ),
    })
    await page.getByRole('region', { name: 'What each row becomes' }).waitFor()
    return shootDialog(page, 'Import CSV')
  },
  'connect-account': async (page) => {
    await open(page, '/social-media-suite')
    await page.getByRole('button', { name: 'Connect account' }).click()
    return shootDialog(page, 'Connect account')
  },
  'register-platform': async (page) => {
    await open(page, '/social-media-suite')
    await page.getByRole('button', { name: 'Connect account' }).click()
    const linkedin = page.getByRole('button', { name: 'LinkedIn' })
    const row = page.getByRole('dialog').getByRole('listitem').filter({ has: linkedin })
    await row.getByRole('button', { name: 'LinkedIn' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Callback address' }).waitFor()
    await page.mouse.move(0, 0)
    return row.screenshot()
  },
  ideas: async (page) => {
    await open(page, '/social-studio')
    await page.getByRole('textbox', { name: 'Topic', exact: true }).fill('houseplants')
    await page.getByRole('button', { name: 'Generate Ideas' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    await page.getByRole('list', { name: 'Generated Video Ideas' }).waitFor()
    return shoot(page, await between(page, page.getByRole('list', { name: 'Generated Video Ideas' })))
  },
  persona: async (page, { personaId }) => {
    await open(page, `/ai-influencer-studio?persona=${personaId}`)
    return shoot(page, await between(page, page.getByText(/^Answers to comments/).locator('..')))
  },
  'persona-pictures': async (page, { personaId }) => {
    await open(page, `/ai-influencer-studio?persona=${personaId}`)
    await page.getByRole('tab', { name: 'Pictures' }).click()
    await page.getByRole('img', { name: /^Mood/ }).waitFor()
    return shoot(page, await between(page, page.getByRole('figure').first()))
  },
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
  const content = await makeContent(context)
  for (const name of names) {
    const page = await context.newPage()
    await keep(name, await pictures[name]!(page, content))
    await page.close()
  }
} finally {
  await browser.close()
  await installation.stop()
}

interface Content {
  /** Id of a picture. */
  octopus: string
  reviewPath: string
  personaId: string
}

/** Posts of several days, one of them sent and one reviewed; a persona with its pictures. */
async function makeContent(context: BrowserContext): Promise<Content> {
  const call = (url: string, data?: unknown, method?: string) =>
    send(context, `${installation.address}${url}`, data, method)
  await call('/api/auth/guest')
  const upload = async (name: string): Promise<string> => {
    const bytes = await readFile(path.join(samples, `${name}.webp`))
    return String((await call(`/api/assets?name=${name}.webp`, bytes, 'PUT'))['id'])
  }
  const [octopus, street] = [await upload('octopus'), await upload('street')]
  const plan = async (text: string, days: number | null, time: string, more = {}): Promise<string> => {
    const at = days === null ? null : { date: dayFromNow(days), time, zone }
    const post = await call('/api/posts', { content: { text, plan: at, ...more } })
    const when = days === null ? 'now' : 'planned'
    await call(`/api/posts/${String(post['id'])}/schedule`, { revision: post['revision'], when })
    return String(post['id'])
  }
  const instagram = { platforms: ['instagram'], media: [{ assetId: street, altText: 'A street market' }] }
  await plan(words.lunch, 1, '12:00')
  await plan(words.light, 2, '18:45', instagram)
  await plan(words.microphone, 4, '09:30', { platforms: ['linkedin'] })
  await plan(words.octopus, 8, '09:30')
  await plan(words.bread, 8, '12:00', { platforms: ['linkedin'] })
  await plan(words.desk, 11, '18:45', { platforms: ['twitter'] })
  await plan(words.seasons, 16, '12:00', instagram)
  await plan('Ask us anything about small studios', 23, '09:30')
  await plan('Five gifts that fit into an envelope', 29, '12:00', { platforms: ['linkedin'] })
  await call('/api/posts', {
    content: { text: 'Closed for the holidays', plan: { date: dayFromNow(13), time: '16:00', zone } },
  })
  const reviewed = await plan(words.market, 3, '09:30', {
    platforms: ['twitter', 'linkedin'],
    media: instagram.media,
  })
  const link = await call(`/api/posts/${reviewed}/review-links`, { days: 30 })
  const token = String(link['path']).split('/').at(-1)
  await call(`/api/review/${token}/notes`, {
    author: 'Anna Klein',
    kind: 'approved',
    message: 'Lovely. Go ahead!',
    revision: 1,
  })
  const made = await call('/api/personas', {
    form: {
      name: 'Maya Torres',
      backstory: 'Maya helps office workers with neck pain get moving at home.',
      personalityTraits: ['Fitness & Health-oriented', 'Calm & Mindful'],
      visualStyle: 'Soft morning light, green and white',
    },
  })
  await waitForJob(context, String(made['jobId']))
  await plan(words.studio, null, '')
  const { id: personaId } = made['persona'] as { id: string }
  return { octopus, reviewPath: String(link['path']), personaId }
}

/** Throws Error when the job fails or takes too long. */
async function waitForJob(context: BrowserContext, jobId: string): Promise<void> {
  for (const until = Date.now() + jobTimeoutMs; Date.now() < until; await delay(500)) {
    const { state } = await send(context, `${installation.address}/api/jobs/${jobId}`, undefined, 'GET')
    const { status } = state as { status: string }
    if (status === 'completed') return
    if (status === 'failed' || status === 'cancelled') break
  }
  throw new Error('The persona was not made.')
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settle(page)
}

/** The page's content from its heading to the end of `last`. */
async function between(page: Page, last: Locator): Promise<Clip> {
  const main = (await page.getByRole('main').boundingBox())!
  const top = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  const end = (await last.boundingBox())!
  const width = main.width - 2 * (top.x - main.x)
  return { x: top.x, y: top.y, width, height: end.y + end.height - top.y }
}

/** A part of the page with a margin around it, as far as it is in the window. */
async function shoot(page: Page, part: Clip): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await settle(page)
  const x = Math.max(0, part.x - margin)
  const y = Math.max(0, part.y - margin)
  const right = Math.min(viewport.width, part.x + part.width + margin)
  const bottom = Math.min(page.viewportSize()!.height, part.y + part.height + margin)
  return page.screenshot({ clip: { x, y, width: right - x, height: bottom - y } })
}

async function shootDialog(page: Page, name: string): Promise<Buffer> {
  const dialog: Locator = page.getByRole('dialog', { name, exact: true })
  await dialog.waitFor()
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await settle(page)
  return dialog.screenshot()
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

/** Such as `2026-11-24`. */
function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

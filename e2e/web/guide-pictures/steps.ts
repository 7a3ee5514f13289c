// What the pictures of the user guide share: how a page is opened, prepared and photographed.

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { send, settle } from '../picture-steps.ts'

export const samples = path.resolve(import.meta.dirname, '../../../apps/web/public/samples')
const jobTimeoutMs = 180_000
const margin = 16

/** Wide enough for the sidebar and two columns, and no wider, so that words stay readable in the guide's column. */
export const viewport = { width: 1240, height: 1200 }

export type Clip = { x: number; y: number; width: number; height: number }

/** Takes one picture, as PNG, on a page of its own. */
export type TakePicture = (page: Page) => Promise<Buffer>

/** Sends a request as the person whose page it is. */
export function call(page: Page, url: string, data?: unknown, method?: string) {
  return send(page.context(), `${new URL(page.url()).origin}${url}`, data, method)
}

/** Content that several pictures show is made by the first one. */
export function once<T>(make: (page: Page) => Promise<T>): (page: Page) => Promise<T> {
  let made: Promise<T> | undefined
  return (page) => (made ??= make(page))
}

/** Uploads a sample picture of the product. Returns its id. */
export async function upload(page: Page, name: string): Promise<string> {
  const bytes = await readFile(path.join(samples, `${name}.webp`))
  return String((await call(page, `/api/assets?name=${name}.webp`, bytes, 'PUT'))['id'])
}

/** Throws Error when the job fails or takes too long. */
export async function waitForJob(page: Page, jobId: string): Promise<void> {
  for (const until = Date.now() + jobTimeoutMs; Date.now() < until; await delay(500)) {
    const { state } = await call(page, `/api/jobs/${jobId}`, undefined, 'GET')
    const { status } = state as { status: string }
    if (status === 'completed') return
    if (status === 'failed' || status === 'cancelled') break
  }
  throw new Error(`The job ${jobId} did not complete.`)
}

export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settle(page)
}

/** Scrolls so that `part` is below the bar at the top. */
export async function scrollTo(page: Page, part: Locator): Promise<void> {
  await part.evaluate((element) => {
    window.scrollTo(0, element.getBoundingClientRect().top + scrollY - 80)
  })
  await settle(page)
}

/** The page's content from its heading to the end of `last`. */
export async function between(page: Page, last: Locator): Promise<Clip> {
  const main = (await page.getByRole('main').boundingBox())!
  const top = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  const end = (await last.boundingBox())!
  const width = main.width - 2 * (top.x - main.x)
  return { x: top.x, y: top.y, width, height: end.y + end.height - top.y }
}

/** A part of the page with a margin around it, as far as it is in the window. */
export async function shoot(page: Page, part: Clip): Promise<Buffer> {
  await calm(page)
  const x = Math.max(0, part.x - margin)
  const y = Math.max(0, part.y - margin)
  const right = Math.min(viewport.width, part.x + part.width + margin)
  const bottom = Math.min(page.viewportSize()!.height, part.y + part.height + margin)
  return page.screenshot({ clip: { x, y, width: right - x, height: bottom - y } })
}

/** All that `part` takes, or its upper `height`, after the page was scrolled to it. */
export async function shootPart(page: Page, part: Locator, height?: number): Promise<Buffer> {
  await scrollTo(page, part)
  const box = (await part.boundingBox())!
  return shoot(page, { ...box, height: height ?? box.height })
}

/** The content of the page from its heading on. */
export async function shootTop(page: Page, height: number): Promise<Buffer> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const main = (await page.getByRole('main').boundingBox())!
  const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  return shoot(page, { x: main.x + margin, y, width: main.width - 2 * margin, height })
}

/** The content of the page from `part` on, after the page was scrolled to it. */
export async function shootWindow(page: Page, part: Locator, height: number): Promise<Buffer> {
  await scrollTo(page, part)
  const main = (await page.getByRole('main').boundingBox())!
  const { x, y } = (await part.boundingBox())!
  return shoot(page, { x, y, width: main.width - 2 * (x - main.x), height })
}

export async function shootDialog(page: Page, name: string | RegExp): Promise<Buffer> {
  const dialog = page.getByRole('dialog', { name, exact: true })
  await dialog.waitFor()
  await calm(page)
  return dialog.screenshot()
}

/** Nothing is hovered, focused or still moving. */
async function calm(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await settle(page)
}

/** Such as `2026-11-24`. */
export function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

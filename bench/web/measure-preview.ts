// Measures how long a person waits for the live preview: until the first frame is visible, it can be played, and the
// voice of its first scene is decoded. Pictures and music load during playback.

import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { openPerson } from './browser.ts'
import { startServer } from './start-server.ts'

export interface PreviewCost {
  /** Milliseconds from the server's answer with the scenes. */
  readyMs: number
  /** Milliseconds from leaving the text box, which triggers the making of the scenes. */
  fromTextMs: number
}

export interface PreviewCosts {
  /** First script of a server that was never started before; each value has its own server. */
  cold: readonly PreviewCost[]
  /** A new script by a person with an empty browser cache. */
  warm: readonly PreviewCost[]
  /** Milliseconds from the key press that changed one word. */
  changedWordMs: readonly number[]
  /** Milliseconds from the click on the sample that the first visit offers. */
  sampleMs: readonly number[]
  layouts: readonly LayoutCost[]
}

/** Layout time of the whole studio, and of the same number of plain lines with the same words in the same page. */
export interface LayoutCost {
  studioMs: number
  plainMs: number
}

declare global {
  interface Window {
    benchPreview: { begunAt: number; scenesAt: number; decoded: number }
  }
}

const coldServers = 3
const rounds = 5
/** Minimum time before a real person acts on a new screen. */
const pauseMs = 1000

/** Measures in the browser. Each cold server has its own data folder. */
export async function measurePreviews(
  browser: Browser,
  webFolder: string,
  folder: string,
): Promise<PreviewCosts> {
  const cold: PreviewCost[] = []
  for (let index = 0; index < coldServers; index++) {
    await using server = await startServer(webFolder, path.join(folder, `cold-${index}`))
    cold.push((await measureScript(browser, server.address, index)).cost)
  }
  await using server = await startServer(webFolder, path.join(folder, 'warm'))
  await measureScript(browser, server.address, 99)
  const warm: PreviewCost[] = []
  const changedWordMs: number[] = []
  const sampleMs: number[] = []
  const layouts: LayoutCost[] = []
  for (let index = 0; index < rounds; index++) {
    const measured = await measureScript(browser, server.address, index, true)
    warm.push(measured.cost)
    changedWordMs.push(measured.changedWordMs)
    layouts.push(...measured.layouts)
    sampleMs.push(await measureSample(browser, server.address))
  }
  return { cold, warm, changedWordMs, sampleMs, layouts }
}

/** Each script is different, because the server caches speech. */
function writeScript(index: number): string {
  const count = ['Two', 'Three', 'Four', 'Five', 'Six'][index] ?? 'Seven'
  return [
    `${count} hundred years ago, nobody had ever drunk coffee in London.`,
    `Then a ship came from Smyrna with ${count.toLowerCase()} sacks of roasted beans.`,
    'The first shop was a shed in an alley, and it smelled of smoke.',
    `Within ${count.toLowerCase()} years there were more coffee houses than taverns.`,
    'Insurance, newspapers and auctions all began at their tables.',
    'So the next time you wait for a cup, look around you.',
  ].join('\n\n')
}

async function measureScript(browser: Browser, address: string, index: number, changesWord = false) {
  const { context, page } = await openPerson(browser, address, 'guest')
  await watchPreview(page)
  await page.goto('/video-generator')
  const text = page.getByRole('textbox', { name: 'Script', exact: true })
  await text.waitFor()
  await page.waitForTimeout(pauseMs)
  await text.fill(writeScript(index))
  await begin(page)
  await text.blur()
  const readyAt = await waitUntilPlayable(page, 1)
  const { begunAt, scenesAt } = await page.evaluate(() => window.benchPreview)
  const cost = { readyMs: readyAt - scenesAt, fromTextMs: readyAt - begunAt }
  const changedWordMs = changesWord ? await measureChangedWord(page) : 0
  const layouts = changesWord ? [await measureLayout(page)] : []
  await context.close()
  return { cost, changedWordMs, layouts }
}

/**
 * Another root font size forces a new layout. The best of several tries counts, because garbage collection may disturb
 * one.
 */
function measureLayout(page: Page): Promise<LayoutCost> {
  return page.evaluate(() => {
    const tries = 5
    const root = document.documentElement
    const layOut = (size: number): number => {
      root.style.fontSize = `${16 + size / 10}px`
      const begun = performance.now()
      void document.body.offsetHeight
      return performance.now() - begun
    }
    const best = (): number =>
      Math.min(...Array.from({ length: tries }, (_, index) => layOut(1 + (index % 2))))
    const studioMs = best()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const plain = document.createElement('main')
    while (walker.nextNode()) {
      const line = document.createElement('p')
      line.textContent = walker.currentNode.textContent
      plain.append(line)
    }
    document.body.replaceChildren(plain)
    layOut(0)
    return { studioMs, plainMs: best() }
  })
}

async function measureChangedWord(page: Page): Promise<number> {
  await page.waitForTimeout(2 * pauseMs)
  const scene = page.getByRole('textbox', { name: 'Scene 2', exact: true })
  const words = await scene.inputValue()
  const decoded = await page.evaluate(() => window.benchPreview.decoded)
  await begin(page)
  await scene.fill(words.replace('roasted', 'fragrant'))
  const readyAt = await waitUntilPlayable(page, decoded + 1)
  return readyAt - (await page.evaluate(() => window.benchPreview.begunAt))
}

async function measureSample(browser: Browser, address: string): Promise<number> {
  const { context, page } = await openPerson(browser, address, 'guest')
  await watchPreview(page)
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Start with a sample' })
  await button.waitFor()
  await page.waitForTimeout(pauseMs)
  await begin(page)
  await button.click()
  const readyAt = await waitUntilPlayable(page, 1)
  const { begunAt } = await page.evaluate(() => window.benchPreview)
  await context.close()
  return readyAt - begunAt
}

function begin(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.benchPreview.begunAt = performance.now()
  })
}

/** Waits until the frame and its controls are visible and `decoded` sounds have been decoded. */
async function waitUntilPlayable(page: Page, decoded: number): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => {
      const preview = document.querySelector('[aria-label="Video preview"]')
      const isDrawn = preview?.querySelector('canvas[data-frame]') != null
      const canPlay = preview?.querySelector('[role="slider"]') != null
      return isDrawn && canPlay && window.benchPreview.decoded >= wanted && performance.now()
    },
    decoded,
    { polling: 'raf', timeout: 30_000 },
  )
  return (await handle.jsonValue()) as number
}

/** Records when scenes arrive and how many sounds were decoded, which the page does not show. */
async function watchPreview(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = { begunAt: 0, scenesAt: 0, decoded: 0 }
    window.benchPreview = noted
    const decode = OfflineAudioContext.prototype.decodeAudioData
    OfflineAudioContext.prototype.decodeAudioData = async function (...parameters) {
      const buffer = await decode.apply(this, parameters)
      noted.decoded++
      return buffer
    }
    const send = window.fetch
    window.fetch = async (input, init) => {
      const response = await send(input, init)
      const address = new URL(input instanceof Request ? input.url : String(input), location.href)
      if (address.pathname === '/api/scripts') noted.scenesAt = performance.now()
      return response
    }
  })
}

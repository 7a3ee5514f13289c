// Takes screenshots of every screen in both themes at three widths, for visual inspection: `node e2e/web/screenshots.ts
// [folder] [path…]`. Full pages as PNG. Reports which pages scroll sideways.

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import config from '../../playwright.config.ts'
import { startStack } from './stack.ts'

const [folder = 'out/screenshots', ...only] = process.argv.slice(2)
const widths = [390, 768, 1440] as const
/** A part near the screen is drawn within this time. */
const settleMs = 300
const themes = ['viral', 'pixar'] as const

const visitorPaths = ['/auth', '/pricing', '/guide', '/api', '/blog', '/community', '/about', '/contact']
const memberPaths = [
  '/',
  '/auto-writer',
  '/social-media-suite',
  '/social-media-suite?tab=calendar',
  '/social-studio',
  '/ai-influencer-studio',
  '/video-generator',
  '/product-ad-studio',
  '/image-generator',
  '/image-remix-studio',
  '/gif-generator',
  '/logo-maker',
  '/product-hunt',
  '/redeem-license',
  '/credits',
  '/settings',
  '/pricing',
  '/checkout',
  '/design',
]

/** What a guest doesn't see. */
const accountPaths = [
  '/settings',
  '/settings?tab=team',
  '/settings?tab=brand-kit',
  '/settings?tab=vendor-keys',
  '/settings?tab=webhooks',
  '/settings?tab=my-data',
  '/settings?tab=installation',
]

await mkdir(folder, { recursive: true })
const stack = await startStack()
const browser = await chromium.launch(config.use?.launchOptions ?? {})
try {
  for (const theme of themes) {
    await takeAll(browser, theme, 'visitor', visitorPaths)
    await takeAll(browser, theme, 'guest', memberPaths)
    await takeAll(browser, theme, 'account', accountPaths)
  }
} finally {
  await browser.close()
  await stack.stop()
}

async function takeAll(
  from: Browser,
  theme: string,
  who: 'visitor' | 'guest' | 'account',
  paths: string[],
): Promise<void> {
  const wanted = paths.filter((at) => only.length === 0 || only.includes(at))
  if (wanted.length === 0) return
  const context = await from.newContext({ baseURL: stack.address, reducedMotion: 'reduce' })
  await context.addInitScript((chosen) => localStorage.setItem('vivify.theme', chosen), theme)
  const page = await context.newPage()
  if (who === 'guest') await signInAsGuest(context)
  if (who === 'account') await signUp(context, theme)
  for (const at of wanted) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await page.goto(at)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await showAll(page)
      await page.evaluate(() => document.fonts.ready)
      const extra = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (extra > 0) console.log(`${at} at ${width} in ${theme} scrolls sideways by ${extra}`)
      const name = `${who}${at.replaceAll(/[/?=]+/g, '-')}-${width}-${theme}.png`
      await page.screenshot({ path: path.join(folder, name), fullPage: true })
    }
  }
  await context.close()
}

/** Parts farther down load when they come near, so this scrolls past them and back. */
async function showAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => innerHeight)
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += height) {
    await page.evaluate((at) => scrollTo(0, at), top)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settleMs)
  }
  await page.evaluate(() => scrollTo(0, 0))
}

async function signInAsGuest(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/auth/guest', { headers: { origin: stack.address } })
  if (!answer.ok()) throw new Error(`No guest: ${answer.status()} ${await answer.text()}`)
}

async function signUp(context: BrowserContext, name: string): Promise<void> {
  const data = { email: `${name}@example.com`, password: 'a long password' }
  const answer = await context.request.post('/api/auth/sign-up', {
    headers: { origin: stack.address },
    data,
  })
  if (!answer.ok()) throw new Error(`No account: ${answer.status()} ${await answer.text()}`)
}

// Measures the first visit to each screen by the browser's own count of bytes on the wire, with an empty cache.

import type { Browser, CDPSession, Page } from '@playwright/test'
import { openPerson, type Visitor } from './browser.ts'

export interface LoadCost {
  path: string
  /** Bytes of scripts on the wire, including headers, until the screen is usable. */
  scriptBytes: number
  /** The same bytes until loading has stopped. */
  restScriptBytes: number
  /** Bytes of everything except scripts until loading has stopped. */
  otherBytes: number
  interactiveMs: number
  largestPaintMs: number
  layoutShift: number
}

/** `control` is the screen's main control, or the heading on screens without one. */
const screens: readonly {
  path: string
  who: Visitor
  control?: [role: 'button' | 'textbox', name: string]
}[] = [
  { path: '/', who: 'guest', control: ['textbox', 'Topic'] },
  { path: '/video-generator', who: 'guest', control: ['textbox', 'Script'] },
  { path: '/auto-writer', who: 'guest', control: ['textbox', 'Topic'] },
  { path: '/social-media-suite', who: 'guest', control: ['textbox', 'Post Content'] },
  { path: '/social-media-suite?tab=calendar', who: 'guest', control: ['button', 'Today'] },
  { path: '/social-studio', who: 'guest' },
  { path: '/ai-influencer-studio', who: 'guest', control: ['textbox', 'AI Influencer Name'] },
  { path: '/product-ad-studio', who: 'guest', control: ['button', 'Browse Files'] },
  { path: '/image-generator', who: 'guest' },
  { path: '/image-remix-studio', who: 'guest' },
  { path: '/gif-generator', who: 'guest' },
  { path: '/logo-maker', who: 'guest', control: ['textbox', 'Name'] },
  { path: '/product-hunt', who: 'guest', control: ['textbox', 'Product Hunt URL'] },
  { path: '/redeem-license', who: 'guest', control: ['textbox', 'License Key'] },
  { path: '/credits', who: 'guest' },
  { path: '/settings', who: 'guest' },
  { path: '/settings?tab=brand-kit', who: 'guest', control: ['textbox', 'Brand name'] },
  { path: '/settings?tab=team', who: 'operator' },
  { path: '/settings?tab=installation', who: 'operator' },
  { path: '/checkout', who: 'guest' },
  { path: '/auth', who: 'visitor', control: ['button', 'Continue as Guest'] },
  { path: '/pricing', who: 'visitor' },
  { path: '/guide', who: 'visitor' },
  { path: '/api', who: 'visitor' },
  { path: '/blog', who: 'visitor' },
  { path: '/community', who: 'visitor' },
  { path: '/about', who: 'visitor' },
  { path: '/contact', who: 'visitor' },
]

/** Parts farther down, and dialogs on every screen, load within this time. */
const studioRestMs = 3500
const restMs = 2000

/** Opens every screen as a new visitor. */
export async function measureLoads(browser: Browser, address: string): Promise<LoadCost[]> {
  const costs: LoadCost[] = []
  for (const screen of screens) {
    costs.push(
      await measureLoad(browser, address, screen).catch((cause: unknown) => {
        throw new Error(`${screen.path} could not be measured.`, { cause })
      }),
    )
  }
  return costs
}

async function measureLoad(
  browser: Browser,
  address: string,
  { path, who, control }: (typeof screens)[number],
): Promise<LoadCost> {
  const { context, page } = await openPerson(browser, address, who)
  await watchPaints(page)
  const wire = await watchWire(await context.newCDPSession(page))
  const started = performance.now()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (control) await page.getByRole(control[0], { name: control[1], exact: true }).waitFor()
  const interactiveMs = performance.now() - started
  const scriptBytes = wire.scriptBytes
  await page.waitForTimeout(control?.[0] === 'textbox' ? studioRestMs : restMs)
  await page.waitForLoadState('networkidle')
  const { largestPaintMs, layoutShift } = await page.evaluate(() => window.benchPaints)
  const cost = {
    path,
    scriptBytes,
    restScriptBytes: wire.scriptBytes,
    otherBytes: wire.otherBytes,
    interactiveMs,
    largestPaintMs,
    layoutShift,
  }
  await context.close()
  return cost
}

/** Sums up completed transfers. */
async function watchWire(session: CDPSession) {
  const wire = { scriptBytes: 0, otherBytes: 0 }
  const addresses = new Map<string, string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const isScript = new URL(addresses.get(requestId) ?? 'none:').pathname.endsWith('.js')
    wire[isScript ? 'scriptBytes' : 'otherBytes'] += encodedDataLength
  })
  await session.send('Network.enable')
  return wire
}

declare global {
  interface Window {
    benchPaints: { largestPaintMs: number; layoutShift: number }
  }
}

/** Shifts soon after a click or key press are expected and not counted; this benchmark presses nothing. */
async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints = { largestPaintMs: 0, layoutShift: 0 }
    window.benchPaints = paints
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.largestPaintMs = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!shift.hadRecentInput) paints.layoutShift += shift.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'

/** Opens the same browser as the journeys. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(config.use?.launchOptions ?? {})
}

/** Opens a page with an empty cache, in a laptop-sized window. Throws Error when the server refuses a guest. */
export async function openPerson(
  browser: Browser,
  address: string,
  who: 'visitor' | 'guest',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
  if (who === 'guest') {
    const answer = await context.request.post('/api/auth/guest', { headers: { origin: address } })
    if (!answer.ok()) throw new Error(`No guest: ${answer.status()} ${await answer.text()}`)
  }
  return { context, page: await context.newPage() }
}

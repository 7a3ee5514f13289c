import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'

/** Opens the same browser as the journeys. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(config.use?.launchOptions ?? {})
}

/** The operator is the first account with an email. */
export type Visitor = 'visitor' | 'guest' | 'operator'

const operator = { email: 'operator@example.com', password: 'long enough' }

/** Opens a page with an empty cache, in a laptop-sized window. Throws Error when the server refuses the account. */
export async function openPerson(
  browser: Browser,
  address: string,
  who: Visitor,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } })
  if (who !== 'visitor') {
    // On a local installation, signing in creates the account.
    const path = who === 'guest' ? '/api/auth/guest' : '/api/auth/sign-in'
    const data = who === 'guest' ? undefined : operator
    const answer = await context.request.post(path, { headers: { origin: address }, data })
    if (!answer.ok()) throw new Error(`No ${who}: ${answer.status()} ${await answer.text()}`)
  }
  return { context, page: await context.newPage() }
}

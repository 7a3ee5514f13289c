// What the commands that take pictures of the running product share.

import type { BrowserContext, Page } from '@playwright/test'

/** Sends a request like the page does and returns the answer. Throws Error when the server refuses. */
export async function send(
  context: BrowserContext,
  url: string,
  data?: unknown,
  method = 'POST',
): Promise<Record<string, unknown>> {
  const headers = {
    origin: new URL(url).origin,
    ...(data instanceof Buffer ? { 'content-type': 'application/octet-stream' } : {}),
  }
  const answer = await context.request.fetch(url, {
    method,
    headers,
    ...(data === undefined ? {} : { data }),
  })
  if (!answer.ok()) throw new Error(`${url}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}

/** Waits until nothing is loading and no skeleton is visible. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.animate-shimmer')].every(
      (skeleton) => skeleton.getBoundingClientRect().top > innerHeight || skeleton.nextElementSibling,
    ),
  )
}

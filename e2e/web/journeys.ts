// Steps that several journeys share.

import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { startStack, type Stack } from './stack.ts'

/** A new guest, signed in. */
export interface Guest {
  /** Opens a screen and waits until it is ready. */
  enter: (path: string) => Promise<void>
  /** Calls the server like the page does. Throws when the server refuses. */
  call: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>
}

/** A test with the real server and the built web app behind `baseURL`; all tests of a worker share one pair. */
export const test = base.extend<{ guest: Guest }, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const stack = await startStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.address)
  },
  guest: async ({ page, stack }, use) => {
    const call: Guest['call'] = async (method, path, body) => {
      const headers = { origin: stack.address }
      const answer = await page.request.fetch(path, { method, headers, failOnStatusCode: true, data: body })
      return (await answer.json()) as Record<string, unknown>
    }
    await call('POST', '/api/auth/guest')
    // As on plain HTTP from another machine, where the whole product has to work.
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
    await use({
      call,
      async enter(path) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      },
    })
  },
})

export { expect }

/** Heading of the dashboard, in either theme. */
export const dashboardHeading = /^(Faceless AI Video Generator|AI Story Studio)$/

/** Signs in as guest on /auth and waits for the dashboard. */
export async function continueAsGuest(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page.getByRole('heading', { level: 1, name: dashboardHeading })).toBeVisible()
}

/**
 * Loads a part of the studio at once that otherwise loads when the page is idle; a key press triggers it
 * (when-near.tsx).
 */
export async function hurry(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(part).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 30_000 })
}

/** In steps, as a hand moves. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded()
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + 20, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 })
  await page.mouse.up()
}

// Steps that several journeys share.

import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { startStack, type Stack } from './stack.ts'

/** A test with the real server and the built web behind `baseURL`; one pair for all tests of a worker. */
export const test = base.extend<object, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const stack = await startStack()
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ stack }, use) => {
    await use(stack.address)
  },
})

export { expect }

/** Of the dashboard, in either theme. */
export const dashboardHeading = /^(Faceless AI Video Generator|AI Story Studio)$/

/** Signs in as guest on /auth and waits for the dashboard. */
export async function continueAsGuest(page: Page): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue as Guest' }).click()
  await expect(page.getByRole('heading', { level: 1, name: dashboardHeading })).toBeVisible()
}

/** Has a part of the studio there at once that else comes when the page has come to rest: a key does (when-near.tsx). */
export async function hurry(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(part).toBeVisible({ timeout: 300 })
  }).toPass({ timeout: 30_000 })
}

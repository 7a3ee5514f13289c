import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { continueAsGuest, expect, test } from './journeys.ts'

const publicPaths = [
  '/auth',
  '/pricing',
  '/guide',
  '/api',
  '/blog',
  '/community',
  '/about',
  '/contact',
  '/design',
]
/** The screens that are not built yet are one screen with other words. */
const memberPaths = ['/', '/social-media-suite']

test.use({ reducedMotion: 'reduce' })
/** Axe reads every element: seconds where the machine is busy. */
test.describe.configure({ timeout: 90_000 })

test('axe finds nothing on any public screen, in both themes, and nothing scrolls sideways', async ({
  page,
}) => {
  for (const path of publicPaths) await expectClean(page, path)
})

test('axe finds nothing on any screen behind a session, in both themes', async ({ page }) => {
  await continueAsGuest(page)
  for (const path of memberPaths) await expectClean(page, path)
})

test('axe finds nothing in the studio with a script in it, and nothing is cut on a phone', async ({
  page,
}) => {
  await continueAsGuest(page)
  await page.getByLabel('Topic', { exact: true }).fill('octopus')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /Use this idea/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Add scene' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectClean(page, new URL(page.url()).pathname + new URL(page.url()).search)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await listCut(page)).toEqual([])
})

/** What of the page lies beyond its right edge, where it can't be scrolled to. */
function listCut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main p, main input, main textarea')].flatMap((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 1 && right > innerWidth + 1 ? [`${element.outerHTML.slice(0, 120)} at ${right}`] : []
    }),
  )
}

async function expectClean(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What is far down comes when it is near.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  // The design page shows skeletons for good.
  if (path !== '/design') await expect(page.locator('main .animate-shimmer')).toHaveCount(0)
  expect(await listViolations(path, new AxeBuilder({ page }))).toEqual([])
  // Only colours differ between the themes.
  await page.getByRole('button', { name: 'Pixar' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'pixar')
  expect(await listViolations(path, new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([])
  await page.getByRole('button', { name: 'Viral' }).first().click()
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    const extraPixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(extraPixels, `${path} at ${width}`).toBe(0)
  }
}

async function listViolations(path: string, axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${path}: ${id} ${nodes.map((node) => node.html).join(' | ')}`)
}

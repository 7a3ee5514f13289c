import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'

/** In groups of equal length, for parallel workers. */
const publicPaths = [
  ['/auth', '/pricing', '/guide', '/blog', '/community', '/about', '/contact'],
  ['/api', '/design', '/guide?page=calendar'],
]
/** Screens of an account that has made nothing yet. */
const memberPaths = [
  ['/', '/image-generator', '/image-remix-studio'],
  ['/product-ad-studio', '/gif-generator', '/social-media-suite'],
  ['/social-media-suite?tab=calendar', '/social-studio', '/ai-influencer-studio'],
  ['/auto-writer', '/product-hunt', '/redeem-license'],
  ['/credits', '/checkout', '/logo-maker'],
  ['/settings', '/settings?tab=brand-kit'],
]

test('axe does find a picture without words, before and after a page is left, and pale text when only colors are asked for', async ({
  page,
}) => {
  for (const path of ['/auth', '/pricing']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectClean(page, path)
    await page.evaluate(() => {
      const picture = document.createElement('img')
      picture.src = '/favicon.svg'
      const pale = document.createElement('p')
      pale.textContent = 'Pale'
      pale.style.cssText = 'color: #eee; background: #fff'
      document.querySelector('main')!.append(picture, pale)
    })
    await expect(expectClean(page, path)).rejects.toThrow(/image-alt/)
    await expect(expectClean(page, path, { rules: ['color-contrast'] })).rejects.toThrow(/color-contrast/)
    await expectClean(page, path, { within: 'h1' })
  }
})

for (const paths of publicPaths) {
  test(`axe finds nothing on ${paths.join(', ')} in both themes, and nothing scrolls sideways`, async ({
    page,
  }) => {
    for (const path of paths) await expectUsable(page, path)
  })
}

for (const paths of memberPaths) {
  test(`axe finds nothing on a guest’s first ${paths.join(', ')} in both themes, and nothing scrolls sideways`, async ({
    page,
    guest,
  }) => {
    await guest.enter(paths[0]!)
    for (const path of paths) await expectUsable(page, path)
  })
}

test('axe finds nothing in the studio with a script in it, and nothing is cut on a phone', async ({
  page,
  guest,
}) => {
  await guest.enter('/')
  await page.getByLabel('Topic', { exact: true }).fill('octopus')
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: /Use this idea/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Add scene' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectUsable(page, new URL(page.url()).pathname + new URL(page.url()).search)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await listCut(page)).toEqual([])
})

/** Elements beyond the page's right edge that can't be reached by scrolling. */
function listCut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main p, main input, main textarea')].flatMap((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 1 && right > innerWidth + 1 ? [`${element.outerHTML.slice(0, 120)} at ${right}`] : []
    }),
  )
}

/** Checks both themes, and the widths of a phone and a tablet. */
async function expectUsable(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Parts farther down load when they are near.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  // The design page shows skeletons permanently.
  if (path !== '/design')
    await expect(page.locator('main .animate-shimmer')).toHaveCount(0, { timeout: 60_000 })
  await expectClean(page, path)
  // The themes differ only in colors.
  await page.getByRole('button', { name: 'Pixar' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'pixar')
  await expectClean(page, `${path} in Pixar`, { rules: ['color-contrast'] })
  await page.getByRole('button', { name: 'Viral' }).first().click()
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    const extraPixels = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(extraPixels, `${path} at ${width}`).toBe(0)
  }
}

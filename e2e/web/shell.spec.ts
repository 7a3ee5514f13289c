import * as messages from '@vivify/contract/messages'
import { continueAsGuest, expect, test } from './journeys.ts'

/** Motion is on, as for most people. */
test.use({ reducedMotion: 'no-preference' })

const protectedPaths = [
  '/',
  '/video-generator',
  '/auto-writer',
  '/ai-influencer-studio',
  '/social-media-suite',
  '/social-studio',
  '/image-generator',
  '/image-remix-studio',
  '/gif-generator',
  '/product-ad-studio',
  '/product-hunt',
  '/redeem-license',
]

test('visitors are redirected to /auth, unknown paths to /, and public pages open', async ({ page }) => {
  for (const path of ['/product-hunt', '/no-such-place']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth$/)
  }
  for (const path of ['/pricing', '/guide', '/api', '/blog', '/community', '/about', '/contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})

test('every screen is reached from the sidebar, which shows the digits of its shortcut', async ({ page }) => {
  await continueAsGuest(page)
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  const links = sidebar.getByRole('link')
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/auto-writer',
    '/social-media-suite',
    '/social-studio',
    '/ai-influencer-studio',
    '/video-generator',
    '/product-ad-studio',
    '/image-generator',
    '/image-remix-studio',
    '/gif-generator',
    '/product-hunt',
    '/pricing',
    '/redeem-license',
  ])
  expect(await sidebar.locator('kbd').allTextContents()).toEqual([
    '2',
    '1',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
  ])
  for (const path of protectedPaths) {
    await sidebar.locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a question mark lists the shortcuts, except while typing', async ({ page }) => {
  await continueAsGuest(page)
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.getByLabel('Topic', { exact: true }).first().fill('Why?')
  await page.keyboard.press('Shift+?')
  await expect(list).toBeHidden()
  await page.locator('#content').focus()
  await page.keyboard.press('Shift+?')
  await expect(list).toContainText('Search and commands')
  await expect(list.getByRole('region', { name: 'Go to' })).toContainText('Image Generator')
  await expect(list.getByRole('region', { name: 'Preview' })).toContainText('Play or pause')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
})

test('g and digits open a screen, except while typing; Ctrl K finds one', async ({ page }) => {
  await continueAsGuest(page)
  await page.keyboard.press('g')
  await page.keyboard.press('8')
  await expect(page).toHaveURL(/\/image-generator$/)
  await page.keyboard.press('g')
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await expect(page).toHaveURL(/\/pricing$/)

  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search screens and commands' })
  await expect(search).toBeFocused()
  await page.keyboard.type('g 8 nothing')
  await expect(page.getByRole('option')).toHaveText([/Make a video about “g 8 nothing”/])
  await expect(page).toHaveURL(/\/pricing$/)
  await search.fill('410 redirects')
  const inGuide = page.getByRole('option', { name: /^Webhooks: When your program does not answer/ })
  await inGuide.click()
  await expect(page).toHaveURL(/\/guide\?page=webhooks#when-your-program-does-not-answer$/)
  await expect(page.getByRole('heading', { name: 'When your program does not answer' })).toBeInViewport()
  await page.keyboard.press('Control+k')
  await search.fill('remix')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/image-remix-studio$/)
  await expect(search).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await page.keyboard.type('octopus')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/video-generator/)
  const editor = page.getByRole('region', { name: 'Script editor' })
  await expect(editor).toContainText(/octopus/i)
  await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('octopus')
  await expect(page).toHaveURL(/\?project=/)
  const { projects } = (await (await page.request.get('/api/projects')).json()) as { projects: unknown[] }
  expect(projects).toHaveLength(1)
})

test('the drawer opens by the menu button and closes after navigation and on a click outside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await continueAsGuest(page)
  const drawer = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await drawer.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await expect(drawer).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(drawer).toBeVisible()
  await page.mouse.click(380, 500)
  await expect(drawer).toBeHidden()
})

test('the theme is switched, saved, and applied before the first paint', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Pixar' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'pixar')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'pixar')
})

test('a screen whose code fails to load says so inside the shell', async ({ page }) => {
  await page.goto('/about')
  await page.route('**/assets/blog-screen*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { name: messages.shell.unexpectedError })).toBeVisible()
  await expect(page.getByText('ChunkLoadError')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vivify' })).toBeVisible()
})

test('a screen that crashes shows the error and can be reloaded', async ({ page }) => {
  await page.goto('/design')
  await page.getByRole('button', { name: 'Break this screen' }).click()
  await expect(page.getByRole('heading', { name: messages.shell.somethingWentWrong })).toBeVisible()
  await expect(page.getByText(messages.shell.sorry)).toBeVisible()
  await page.getByText('Error details').click()
  await expect(page.getByText('Broken on purpose')).toBeVisible()
  await page.getByRole('button', { name: messages.shell.reloadPage }).click()
  await expect(page.getByRole('heading', { name: 'Design' })).toBeVisible()
})

import * as messages from '@vivify/contract/messages'
import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { expect, hurry, test, type Guest } from './journeys.ts'

const words = messages.projects

async function saveProject(guest: Guest, text: string): Promise<string> {
  const { document } = await guest.call('POST', '/api/scripts', { source: { kind: 'script', text } })
  const { id } = await guest.call('POST', '/api/projects', { document })
  return String(id)
}

test('home shows the latest work; a project is opened, renamed in place, deleted and restored', async ({
  page,
  guest,
}) => {
  await saveProject(guest, 'Bees dance.')
  const tea = await saveProject(guest, 'Tea is old.')
  await guest.enter('/')
  const latest = page.getByRole('region', { name: words.heading })
  await expect(latest.getByRole('article')).toHaveCount(2)
  await expect(latest.getByRole('article').first()).toContainText('Today')

  const card = (title: string) => latest.getByRole('article', { name: title, exact: true })
  const first = String(await latest.getByRole('article').first().getAttribute('aria-label'))
  await page.getByRole('button', { name: `Open ${first}` }).click()
  await expect(page).toHaveURL(new RegExp(`project=${tea}`))
  await page.getByRole('button', { name: `More for ${first}` }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await latest.getByRole('textbox', { name: 'Title' }).fill('The oldest drink')
  await page.keyboard.press('Enter')
  await expect(card('The oldest drink')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectClean(page)

  // The open project is closed first, so that nothing of it is saved again.
  await page.getByRole('button', { name: 'More for The oldest drink' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(card('The oldest drink')).toHaveCount(0)
  await expect(page).not.toHaveURL(/project=/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card('The oldest drink')).toBeVisible()
  await page.reload()
  await expect(latest.getByRole('article')).toHaveCount(2)
  await expect(card('The oldest drink')).toBeVisible()
})

test('on a phone the topic is on the first screen, and floating elements cover no control', async ({
  page,
  guest,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/video-generator']) {
    await guest.enter(path)
    const topic = page.getByLabel('Topic', { exact: true })
    await expect(topic).toBeVisible()
    const { y, height } = (await topic.boundingBox())!
    const bar = (await page.getByRole('region', { name: 'Generate', exact: true }).boundingBox())!
    expect(y + height, path).toBeLessThan(bar.y)
    await expect(page.getByText('It needs a script first')).toBeVisible()
  }
  const id = await saveProject(guest, 'Bees dance. They tell where the flowers are.')
  await page.goto(`/?project=${id}`)
  await hurry(page, page.getByRole('combobox', { name: 'Voice', exact: true }))
  await expect(page.locator('main .animate-shimmer')).toHaveCount(0, { timeout: 60_000 })
  expect(await coveredControls(page)).toEqual([])
})

/** Names of controls that are covered after scrolling into view. */
function coveredControls(page: Page): Promise<string[]> {
  return page.locator('main').evaluate(async (main) => {
    const covered: string[] = []
    const controls = main.querySelectorAll<HTMLElement>('button, a[href], input, textarea, select')
    for (const control of controls) {
      const isFixed = control.closest('[aria-label="Generate"], .fixed') !== null
      if (isFixed || control.closest('[hidden], [inert]') !== null || !control.checkVisibility()) continue
      const { width, height } = control.getBoundingClientRect()
      if (width < 4 || height < 4) continue
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const box = control.getBoundingClientRect()
      const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const isOwn = found !== null && (control.contains(found) || found.contains(control))
      const isLabel = found?.closest('label')?.contains(control) ?? false
      if (!isOwn && !isLabel) covered.push(control.getAttribute('aria-label') ?? control.textContent ?? '')
    }
    return covered
  })
}

import type { Page } from '@playwright/test'
import * as messages from '@vivify/contract/messages'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'

test('an unknown topic becomes a script from Wikipedia with its sources, then a video whose credits are copied', async ({
  page,
  guest,
}) => {
  await guest.enter('/video-generator')
  await page.getByLabel('Topic', { exact: true }).fill('sourdough')
  await page.keyboard.press('Enter')
  const ideas = page.getByRole('region', { name: 'Ideas' })
  await ideas
    .getByRole('button', { name: /^Use this idea: / })
    .first()
    .click()
  const source = page.getByRole('link', { name: /Sourdough.*\(CC BY-SA 4\.0\)/ }).last()
  await expect(source).toBeVisible()
  await expect(source).toHaveAttribute('href', /wiki/)
  // A tooltip of the button under the mouse is still fading in.
  await page.mouse.move(0, 0)
  await expectClean(page)

  const scenes = page
    .getByRole('list', { name: 'Scenes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') })
  const beside = page.getByRole('list', { name: 'Sources of this scene' })
  // Every scene but the call to action says where it is from.
  expect(await beside.count()).toBe((await scenes.count()) - 1)
  await expect(beside.first()).toContainText('Wikipedia: “')

  await page.getByRole('button', { name: /^Stock Footage/ }).click()
  await page.getByRole('button', { name: messages.stock.findAll }).click()
  await expect(page.getByText(/^Footage found for \d+ scenes?\.$/)).toBeVisible({ timeout: 120_000 })
  await chooseAnother(page)

  await page.getByRole('button', { name: '720p' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: messages.dashboard.generateVideo }).click()
  await expect(page.getByRole('alertdialog')).toContainText(messages.dashboard.videoGenerated, {
    timeout: 180_000,
  })
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Publish Texts' }).click()
  await page.getByRole('button', { name: 'Copy credits' }).first().click()
  const copied = expect.poll(() => page.evaluate(() => navigator.clipboard.readText()))
  await copied.toMatch(/Sourdough.*CC BY-SA 4\.0.*wiki/)
  await copied.toMatch(/^Picture: “.*” by Author \d+, .*CC BY/m)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rights', exact: true }).click()
  const rights = page.getByRole('dialog', { name: 'Rights' })
  await expect(rights.getByRole('listitem').filter({ hasText: 'Author' }).first()).toBeVisible()
  await expectClean(page)
  const sheet = await page.request.get(
    (await rights.getByRole('link', { name: 'CSV' }).getAttribute('href'))!,
  )
  expect(await sheet.text()).toMatch(/^\ufeffPart,Scenes,Title/)
})

/** Takes another picture for the first scene, by keyboard and in a narrow window. */
async function chooseAnother(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Picture of scene 1' }).click()
  await page.getByRole('button', { name: messages.stock.find }).click()
  const picker = page.getByRole('dialog', { name: messages.stock.pickerTitle(1) })
  await picker.getByLabel(messages.stock.words).fill('ocean wave')
  await page.keyboard.press('Enter')
  await picker.getByRole('button', { name: 'Photos' }).click()
  const results = picker.getByRole('list', { name: 'Results' }).getByRole('listitem')
  const asking = results.filter({ hasText: /CC BY 4\.0/ }).first()
  await expect(asking).toBeVisible()
  await expectClean(page)
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await asking.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.stock.used)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 720 })
}

test('a topic with several meanings is a choice', async ({ page, guest }) => {
  await guest.enter('/video-generator')
  await page.getByLabel('Topic', { exact: true }).fill('mercury')
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.facts.choose('mercury'))).toBeVisible()
  await page.getByRole('button', { name: 'Use this idea: Mercury (planet)' }).click()
  await expect(page.getByRole('link', { name: /Mercury \(planet\).*\(CC BY-SA 4\.0\)/ }).last()).toBeVisible()
})

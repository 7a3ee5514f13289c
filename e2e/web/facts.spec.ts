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
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/Sourdough.*CC BY-SA 4\.0.*wiki/)
})

test('a topic with several meanings is a choice', async ({ page, guest }) => {
  await guest.enter('/video-generator')
  await page.getByLabel('Topic', { exact: true }).fill('mercury')
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.facts.choose('mercury'))).toBeVisible()
  await page.getByRole('button', { name: 'Use this idea: Mercury (planet)' }).click()
  await expect(page.getByRole('link', { name: /Mercury \(planet\).*\(CC BY-SA 4\.0\)/ }).last()).toBeVisible()
})

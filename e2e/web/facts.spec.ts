import * as messages from '@vivify/contract/messages'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'

test('an unknown topic becomes a script from Wikipedia, whose source is shown with its license', async ({
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
})

test('a topic with several meanings is a choice', async ({ page, guest }) => {
  await guest.enter('/video-generator')
  await page.getByLabel('Topic', { exact: true }).fill('mercury')
  await page.keyboard.press('Enter')
  await expect(page.getByText(messages.facts.choose('mercury'))).toBeVisible()
  await page.getByRole('button', { name: 'Use this idea: Mercury (planet)' }).click()
  await expect(page.getByRole('link', { name: /Mercury \(planet\).*\(CC BY-SA 4\.0\)/ }).last()).toBeVisible()
})

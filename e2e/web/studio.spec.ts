// Tests the idea engine: a topic, its five ideas, and where an idea leads.

import * as messages from '@vivify/contract/messages'
import type { Locator, Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'

const words = messages.ideas

const topic = (page: Page) => page.getByRole('textbox', { name: words.topic, exact: true })
const generate = (page: Page) => page.getByRole('button', { name: words.generate, exact: true })
const alert = (page: Page) => page.getByRole('alertdialog')
const ideas = (page: Page) => page.getByRole('list', { name: words.heading })

test.beforeEach(async ({ page, guest }) => {
  await guest.enter('/social-studio')
  await expect(page.getByRole('heading', { level: 1, name: 'Social Studio' })).toBeVisible()
})

test('a topic gives five title templates, which survive a reload and are cleared', async ({ page }) => {
  await expect(generate(page)).toBeDisabled()
  await topic(page).fill('   ')
  await expect(generate(page)).toBeDisabled()
  await topic(page).press('Enter')
  await expect(alert(page)).toContainText(words.topicMissing)
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveCount(0)

  let answerNow = (): void => {}
  const held = new Promise<void>((resolve) => (answerNow = resolve))
  await page.route('**/api/ideas/titles', async (route) => {
    await held
    await route.continue()
  })
  await topic(page).fill('how to bake bread')
  await topic(page).press('Enter')
  await expect(page.getByRole('button', { name: words.generating })).toBeDisabled()
  await expect(topic(page)).toBeDisabled()
  await expect(page.getByRole('progressbar')).toBeVisible()
  answerNow()
  await expect(alert(page)).toContainText('Generated 5 viral video ideas for “how to bake bread”')
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: words.heading })).toBeVisible()
  await expect(ideas(page).getByRole('heading')).toHaveText([
    'Baking Bread: 5 Hacks That Will Change Your Life',
    'The Truth About Baking Bread Nobody Talks About',
    'I Tried Baking Bread for 30 Days',
    'Baking Bread: Beginner vs Expert Comparison',
    'Why Everyone is Wrong About Baking Bread',
  ])
  await expect(ideas(page).getByText(words.template)).toHaveCount(5)
  await expectClean(page)

  await page.reload()
  await expect(ideas(page).getByRole('listitem')).toHaveCount(5)
  await expect(topic(page)).toHaveValue('how to bake bread')
  await page.getByRole('button', { name: words.generateNew }).click()
  await expect(page.getByRole('heading', { name: words.heading })).toHaveCount(0)
  await expect(topic(page)).toBeFocused()
})

test('one long word stays inside the alert and the cards', async ({ page }) => {
  await topic(page).fill('Donaudampfschifffahrt'.repeat(14))
  await generate(page).click()
  await expect(alert(page).getByRole('button')).toBeFocused()
  await expectFits(alert(page))
  await page.keyboard.press('Enter')
  for (const card of await ideas(page).getByRole('article').all()) await expectFits(card)
})

async function expectFits(part: Locator): Promise<void> {
  expect(await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2)
}

test('an idea becomes a project with its title and lineage', async ({ page, guest }) => {
  await topic(page).fill('houseplants')
  await generate(page).click()
  await expect(alert(page)).toContainText(words.generated('houseplants'))
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: `${words.writeScript}: Why Everyone is Wrong About Houseplants` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Video Generator/ })).toBeVisible()
  await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('3 myths about houseplants')
  await expect(page).toHaveURL(/\?project=\w+$/)
  const id = new URL(page.url()).searchParams.get('project')!
  await expect
    .poll(async () => (await guest.call('GET', `/api/projects/${id}`))['title'])
    .toBe('Why Everyone is Wrong About Houseplants')
  const { notes } = (await guest.call('GET', `/api/projects/${id}`)) as { notes: { derivedFrom: unknown } }
  expect(notes.derivedFrom).toEqual([
    { kind: 'idea', id: expect.stringMatching(/^title-/), title: 'Why Everyone is Wrong About Houseplants' },
  ])
})

test('an idea becomes a planned post with its words', async ({ page }) => {
  await topic(page).fill('houseplants')
  await generate(page).click()
  await expect(alert(page)).toContainText(words.generated('houseplants'))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `${words.putInCalendar}: I Tried Houseplants for 30 Days` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Social Media Suite' })).toBeVisible()
  await expect(page.getByText('I Tried Houseplants for 30 Days').first()).toBeVisible()
  await expect(page.getByLabel('Schedule Date')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)
  await expect(page.getByLabel('Schedule Time')).toHaveValue(/^\d{2}:\d{2}$/)
})

test('a failed request is told, and the topic stays', async ({ page }) => {
  await page.route('**/api/ideas/titles', (route) => route.abort())
  await topic(page).fill('coffee')
  await generate(page).click()
  await expect(alert(page)).toContainText(words.failed)
  await expect(alert(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(topic(page)).toHaveValue('coffee')
  await expect(generate(page)).toBeEnabled()
})

test('Enter answers an alert from the moment it is there, and the field has the focus again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route('**/api/ideas/titles', (route) => route.abort())
  // A key that comes before the button of the alert has the focus.
  await page.evaluate(() => {
    const seen = new WeakSet<Element>()
    new MutationObserver(() => {
      const dialog = document.querySelector('[role=alertdialog]')
      if (dialog === null || seen.has(dialog)) return
      seen.add(dialog)
      const focused = document.activeElement
      // Where the button is focused already, Enter presses it.
      if (focused instanceof HTMLButtonElement && dialog.contains(focused)) focused.click()
      else document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    }).observe(document.body, { childList: true, subtree: true })
  })
  for (let round = 0; round < 3; round++) {
    await topic(page).fill('coffee')
    await topic(page).press('Enter')
    await expect(generate(page)).toBeEnabled()
    await expect(alert(page)).toHaveCount(0)
  }
  await expect(topic(page)).toBeFocused()
})

test('an Enter that is held down closes no alert before it is read', async ({ page }) => {
  await page.route('**/api/ideas/titles', (route) => route.abort())
  await topic(page).fill('coffee')
  await page.keyboard.down('Enter')
  await expect(alert(page)).toBeVisible()
  for (let held = 0; held < 5; held++) await page.keyboard.down('Enter')
  await expect(alert(page)).toContainText(words.failed)
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(alert(page)).toHaveCount(0)
  await expect(topic(page)).toBeFocused()
})

test('a topic in another language is told, and no English title is put around it', async ({ page }) => {
  await topic(page).fill('Zimmerpflanzen')
  await generate(page).click()
  await expect(alert(page)).toContainText('this topic looks like German')
  await page.keyboard.press('Enter')
  await expect(topic(page)).toHaveValue('Zimmerpflanzen')
  await expect(ideas(page)).toHaveCount(0)
})

test('the footer’s links of the idea engine work', async ({ page }) => {
  const footer = page.getByRole('navigation', { name: 'Footer' })
  for (const [name, path] of [
    ['Pricing', '/pricing'],
    ['User Guide', '/guide'],
    ['About Us', '/about'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.goBack()
  }
})

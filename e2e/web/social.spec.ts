// Tests the way of a post: from an idea to its receipt, through the calendar, and what is said when something is missing.

import { brandMessages } from '@vivify/contract/brand-messages'
import * as messages from '@vivify/contract/messages'
import { platformNames, specifiedPlatforms } from '@vivify/contract/platforms'
import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expectClean } from './axe.ts'
import { expect, hurry, test } from './journeys.ts'

const words = messages.composer
const samples = path.resolve(import.meta.dirname, '../../apps/web/public/samples')
/** Posts that are due are sent within seconds, while other tests keep the machine busy. */
const slow = { timeout: 90_000 }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const form = (page: Page) => page.getByRole('region', { name: words.heading })
const text = (page: Page) => form(page).getByRole('textbox', { name: 'Post Content' })
const saved = (page: Page) => form(page).getByText('Saved', { exact: true })
const recent = (page: Page, title: string | RegExp) =>
  page.getByRole('region', { name: 'Recent Posts' }).getByRole('article', { name: title })
const dayCell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)

test('an idea becomes a post with a picture; posted now, it is rehearsed, and the receipt says that nothing was published', async ({
  page,
  guest,
}) => {
  test.setTimeout(300_000)
  await guest.call('PUT', '/api/brand-kit', { brand: { watermark: '@fox' } })
  await guest.enter('/')
  await importPicture(page)
  await guest.enter('/social-studio')
  await page.getByRole('textbox', { name: messages.ideas.topic }).fill('octopus')
  await page.keyboard.press('Enter')
  await page
    .getByRole('alertdialog', { name: messages.ideas.generated('octopus') })
    .getByRole('button')
    .click()
  const idea = page.getByRole('list', { name: messages.ideas.heading }).getByRole('article').first()
  const title = (await idea.getByRole('heading').textContent())!
  await idea.getByRole('link', { name: messages.ideas.makePost }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Social Media Suite' })).toBeVisible()
  await expect(text(page)).toHaveValue(new RegExp(`^${escape(title)}`))
  expect(new URL(page.url()).search, 'the description has left the address').not.toContain('text=')
  const toggles = form(page).getByRole('group', { name: 'Platforms' })
  for (const platform of ['twitter', 'linkedin'] as const) {
    await expect(toggles.getByRole('button', { name: platformNames[platform] })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await press(page, 'From Your Creations')
  await page.getByRole('dialog').getByRole('button', { name: 'fox' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const media = form(page).getByRole('region', { name: 'Media' })
  const altText = media.getByRole('textbox', { name: /^Alt text for/ })
  await altText.fill('A fox in the snow')
  const brand = media.getByRole('button', { name: /^Add your brand kit to/ })
  await brand.click()
  await expect(page.getByText(brandMessages.added)).toBeVisible()
  await expect(brand).toHaveCount(0)
  await expect(altText).toHaveValue('A fox in the snow')
  await expect(saved(page)).toBeVisible()
  await expectClean(page)

  await press(page, words.postNow)
  await expect(page.getByText(words.rehearsing)).toBeVisible()
  await expect(text(page)).toHaveValue('')
  const card = recent(page, title)
  await expect(card.getByText(words.rehearsed, { exact: true })).toBeVisible(slow)
  await card.getByRole('button', { name: 'Receipt' }).click()
  const receipt = page.getByRole('dialog', { name: 'Receipt' })
  const lines = receipt.getByRole('listitem').filter({ has: page.getByRole('list') })
  await expect(lines).toHaveCount(2)
  for (const [index, platform] of (['twitter', 'linkedin'] as const).entries()) {
    const line = lines.nth(index)
    await expect(line).toContainText(platformNames[platform])
    await expect(line).toContainText('Dry run')
    await expect(line).toContainText(messages.posts.receipt.now(platformNames[platform]))
    await expect(line).toContainText(messages.posts.receipt.rehearsed(platformNames[platform]))
    await expect(line).not.toContainText(messages.posts.receipt.published(platformNames[platform]))
    await expect(line.getByRole('link', { name: 'Open the post' })).toHaveCount(0)
  }
  await expectClean(page)
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Receipt' })).toBeFocused()

  await page.getByRole('tab', { name: 'Calendar' }).click()
  await expect(
    dayCell(page, dayFromNow(0)).getByRole('button', { name: `${title}, ${messages.calendar.rehearsed}` }),
  ).toBeVisible()
})

test('what a post is missing is said in an alert, in order; then it is scheduled', async ({
  page,
  guest,
}) => {
  await guest.enter('/social-media-suite')
  for (const button of [words.schedulePost, words.postNow, words.saveDraft]) {
    await expectAlert(page, button, messages.posts.contentMissing)
  }
  await text(page).fill('Three facts about octopuses')
  await expect(form(page).getByText('27/280', { exact: true })).toBeVisible()
  await toggle(page, 'Twitter')
  await toggle(page, 'LinkedIn')
  await expectAlert(page, words.schedulePost, messages.posts.platformMissing)
  await expectAlert(page, words.postNow, messages.posts.platformMissing)
  await toggle(page, 'LinkedIn')
  await expectAlert(page, words.schedulePost, messages.posts.dateMissing)
  await page.getByLabel(words.scheduleDate).fill(dayFromNow(-1))
  await expectAlert(page, words.schedulePost, messages.posts.dateMissing)
  await page.getByLabel(words.scheduleTime).fill('09:30')
  await expect(form(page).getByText(messages.posts.past)).toBeVisible()
  await expectAlert(page, words.schedulePost, messages.posts.past)
  await page.getByLabel(words.scheduleDate).fill(dayFromNow(1))
  await press(page, words.schedulePost)
  await expect(page.getByText(messages.posts.scheduled)).toBeVisible()
  await expect(
    recent(page, 'Three facts about octopuses').getByText('Scheduled', { exact: true }),
  ).toBeVisible()
})

test('a text that only one platform refuses is sent to the others when the person agrees', async ({
  page,
  guest,
}) => {
  await guest.enter('/social-media-suite')
  await text(page).fill('octopus '.repeat(40))
  await expect(form(page).getByText('320/280', { exact: true })).toBeVisible()
  await press(page, words.postNow)
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(words.someBlocked('Twitter'))
  await question.getByRole('button', { name: 'Leave out Twitter' }).click()
  await expect(page.getByText(words.rehearsing)).toBeVisible()
  const card = recent(page, /^octopus octopus/)
  await expect(card.getByText(words.rehearsed, { exact: true })).toBeVisible(slow)
  await expect(card.getByRole('list', { name: 'Platforms' }).getByRole('listitem')).toHaveCount(1)
})

test('a post that is planned for tomorrow is moved by keyboard in the calendar, keeps its time, and moves back', async ({
  page,
  guest,
}) => {
  await guest.enter('/social-media-suite')
  await text(page).fill('Octopus of the day')
  const [tomorrow, later] = [dayFromNow(1), dayFromNow(3)]
  await page.getByLabel(words.scheduleDate).fill(tomorrow)
  await page.getByLabel(words.scheduleTime).fill('18:45')
  await press(page, words.schedulePost)
  await expect(page.getByText(messages.posts.scheduled)).toBeVisible()

  await page.getByRole('tab', { name: 'Calendar' }).click()
  await expect(page).toHaveURL(/tab=calendar/)
  await expect(page.locator('[data-day]')).toHaveCount(35)
  for (const sentence of [messages.calendar.scheduledPosts, messages.calendar.publishedPosts]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
  const chip = (day: string) =>
    dayCell(page, day).getByRole('button', { name: /^18:45 Octopus of the day, Scheduled/ })
  await chip(tomorrow).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(dayCell(page, later)).toHaveAttribute('data-target', '')
  await page.keyboard.press('Escape')
  await expect(dayCell(page, later)).not.toHaveAttribute('data-target')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(chip(later)).toBeVisible()
  await expect(chip(later)).toBeFocused()
  await expect(chip(tomorrow)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(messages.calendar.movedBack)).toBeVisible()
  await expect(chip(tomorrow)).toBeVisible()
  await page.reload()
  await chip(tomorrow).click()
  const details = page.getByRole('dialog')
  await expect(details).toContainText('18:45')
  await expectClean(page)
  await details.getByRole('link', { name: 'Edit' }).click()
  await expect(text(page)).toHaveValue('Octopus of the day')
})

test('a draft saves itself, survives a reload, and is found again under Recent Posts', async ({
  page,
  guest,
}) => {
  await guest.enter('/social-media-suite')
  await text(page).fill('Not finished yet')
  await toggle(page, 'Instagram')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(text(page)).toHaveValue('Not finished yet')
  await expect(toggleOf(page, 'Instagram')).toHaveAttribute('aria-pressed', 'true')
  await press(page, 'New')
  await expect(text(page)).toHaveValue('')
  const card = recent(page, 'Not finished yet')
  await expect(card.getByText('Draft', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Edit' }).click()
  await expect(text(page)).toHaveValue('Not finished yet')
  await press(page, words.saveDraft)
  await expect(page.getByText(words.draftSaved)).toBeVisible()

  await card.getByRole('button', { name: 'Delete Not finished yet' }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(card).toBeVisible()
})

test('Connect account shows what to register with a platform, and offers the dry run', async ({
  page,
  guest,
}) => {
  await guest.enter('/social-media-suite')
  await press(page, messages.connections.connect)
  const dialog = page.getByRole('dialog', { name: messages.connections.connect })
  for (const platform of specifiedPlatforms) {
    const row = dialog.getByRole('button', { name: platformNames[platform] })
    await expect(row).toContainText('Not set up')
  }
  await dialog.getByRole('button', { name: 'LinkedIn' }).click()
  const row = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'LinkedIn' }) })
  await expect(row.getByRole('listitem').filter({ hasText: 'LINKEDIN_CLIENT_ID' })).toBeVisible()
  await expect(row.getByRole('textbox', { name: 'Callback address' })).toHaveValue(
    /^https?:.*\/api\/connections\/callback/,
  )
  await expect(row.getByText('Use the dry run until then.')).toBeVisible()
  await expectClean(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: messages.connections.connect })).toBeFocused()
})

test('Quick Actions lead to a topic in the editor, to ideas about it, and to a report as PDF and PNG', async ({
  page,
  guest,
}) => {
  const topicWords = messages.trends
  await guest.enter('/social-media-suite')
  const actions = page.getByRole('region', { name: 'Quick Actions' })
  const open = async (name: string) => {
    await actions.getByRole('button', { name }).click()
    return page.getByRole('dialog', { name })
  }
  const season = (panel: Locator) => panel.getByRole('region', { name: topicWords.sources.season })
  const firstStart = (panel: Locator) =>
    season(panel)
      .getByRole('button', { name: new RegExp(`^${topicWords.writePost}: `) })
      .first()
  await expect(actions.getByRole('listitem')).toHaveText([
    /^AI Content Ideas/,
    /^Trending Topics/,
    /^Design Templates/,
    /^Performance Report/,
  ])

  let panel = await open('Trending Topics')
  const results = panel.getByRole('region', { name: topicWords.sources.results })
  await expect(results).toContainText('None of your posts has measured values yet.')
  await expectClean(page)
  const hook = (await firstStart(panel).getAttribute('aria-label'))!.slice(topicWords.writePost.length + 2)
  await firstStart(panel).click()
  await expect(panel).toHaveCount(0)
  await expect(text(page)).toHaveValue(new RegExp(`^${escape(hook)}\\n`))
  await expect(text(page)).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(text(page)).toHaveValue('')

  await text(page).fill('Typed before')
  panel = await open('Trending Topics')
  await firstStart(panel).click()
  await expect(page.getByText(topicWords.startedBeside)).toBeVisible()
  await expect(text(page)).toHaveValue(new RegExp(`^${escape(hook)}\\n`))
  await expect(recent(page, 'Typed before').getByText('Draft', { exact: true })).toBeVisible()

  panel = await open('Performance Report')
  await panel.getByRole('button', { name: '7 days' }).click()
  await expect(panel.getByText(messages.report.nothingMeasured)).toBeVisible()
  await expectClean(page)
  for (const [label, name, start] of [
    [messages.report.pdf, 'vivify-report-7-days.pdf', '%PDF-'],
    [messages.report.png, 'vivify-report-7-days.png', '\u0089PNG'],
  ] as const) {
    const downloading = page.waitForEvent('download')
    await panel.getByRole('button', { name: label }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(name)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start)
  }
  await page.keyboard.press('Escape')

  panel = await open('Trending Topics')
  await season(panel)
    .getByRole('link', { name: new RegExp(`^${topicWords.getIdeas}: `) })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: messages.ideas.topic })).not.toHaveValue('')
  expect(new URL(page.url()).search, 'the topic has left the address').toBe('')
})

const escape = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const toggleOf = (page: Page, platform: string) =>
  form(page).getByRole('group', { name: 'Platforms' }).getByRole('button', { name: platform })
const toggle = (page: Page, platform: string) => toggleOf(page, platform).click()

/** Presses a button of the form; the alert says the sentence, and the focus returns. */
async function expectAlert(page: Page, button: string, sentence: string): Promise<void> {
  await press(page, button)
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText(sentence)
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toHaveCount(0)
  await expect(page.getByRole('button', { name: button, exact: true })).toBeFocused()
}

/** A day on this machine's clock, which the browser shares, such as `2026-11-24`. */
function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** Adds a picture called “fox” to the creations, by Import Creation on the dashboard. */
async function importPicture(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: messages.creations.import })
  await hurry(page, button)
  const choosing = page.waitForEvent('filechooser')
  await button.click()
  const buffer = await readFile(path.join(samples, 'fox.webp'))
  await (await choosing).setFiles({ name: 'fox.webp', mimeType: 'image/webp', buffer })
  await expect(page.getByText(messages.creations.imported)).toBeVisible()
}

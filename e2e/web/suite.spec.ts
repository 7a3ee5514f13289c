// Tests the other tabs of the Social Media Suite: strategy, library, analytics, what the calendar does with a mouse and
// with files, and the review of a post by someone without an account.

import * as messages from '@vivify/contract/messages'
import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expectClean } from './axe.ts'
import { drag, expect, test, type Guest } from './journeys.ts'

const samples = path.resolve(import.meta.dirname, '../../apps/web/public/samples')
const suite = (tab: string): string => `/social-media-suite?tab=${tab}`

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click()
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
/** A day of the calendar. */
const dayCell = (page: Page, day: string) =>
  page.getByRole('group', { name: new RegExp(`^${nameDay(day)}: \\d+ posts?$`) })

test('a strategy is edited: shares and gauges follow, and both are there after a reload', async ({
  page,
  guest,
}) => {
  const words = messages.strategy
  await guest.enter(suite('strategy'))
  await expect(page.getByText(words.noPosts)).toBeVisible()
  const gauge = page.getByRole('meter', { name: 'Share of Educational Content' })
  await expect(gauge).toHaveAttribute('aria-valuenow', '0')

  await plan(guest, { text: 'How an octopus sees', pillar: 'Educational Content' })
  await plan(guest, { text: 'Our aquarium at night', pillar: 'Behind the Scenes', time: '12:00' })
  await page.reload()
  await expect(gauge).toHaveAttribute('aria-valuetext', '50% of a target of 40%, 1 planned, 0 published')

  const sum = page.getByRole('status').filter({ hasText: 'The shares add up' })
  await expect(sum).toHaveText(words.sum(100))
  await page.getByRole('textbox', { name: 'Target Audience' }).fill('Divers and people who want to be')
  const pillar = page.getByRole('listitem').filter({ has: gauge })
  await pillar.getByRole('spinbutton', { name: 'Percent' }).fill('60')
  await expect(gauge).toHaveAttribute('aria-valuetext', /^50% of a target of 60%/)
  await expect(sum).toHaveText(words.sum(120))
  await press(page, 'Remove Industry News')
  await expect(sum).toHaveText(words.sum(100))
  await page.reload()
  await expect(sum, 'an edit that was not saved yet is still there').toHaveText(words.sum(100))
  await press(page, 'Save Strategy')
  await expect(page.getByText(words.saved)).toBeVisible()

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Target Audience' })).toHaveValue(
    'Divers and people who want to be',
  )
  await expect(gauge).toHaveAttribute('aria-valuetext', /^50% of a target of 60%/)
  await expect(page.getByRole('meter', { name: /^Share of/ })).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Save Strategy' })).toHaveCount(0)
})

test('an uploaded picture gets a folder and a tag, is found by them, goes into a post, and its deletion is undone', async ({
  page,
  guest,
}) => {
  const words = messages.library
  await guest.enter(suite('library'))
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(8)
  for (const name of ['fox', 'sea']) await upload(page, name)
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0)

  await press(page, 'Folders')
  await page.getByRole('menuitem', { name: 'New folder' }).click()
  await dialog(page, 'New folder').getByRole('textbox', { name: 'Name' }).fill('Forest week')
  await press(dialog(page, 'New folder'), 'Save')
  await expect(dialog(page, 'New folder')).toHaveCount(0)
  await press(page, 'Details of fox.webp')
  const details = dialog(page, 'fox.webp')
  await expect(details.getByText(words.unused)).toBeVisible()
  await choose(page, details.getByRole('combobox', { name: 'Folder' }), 'Forest week')
  await details.getByRole('textbox', { name: 'Tags' }).fill('#Animals, snow')
  await press(details, 'Save')
  await expect(details).toHaveCount(0)
  await expect(page.getByText('#animals #snow')).toBeVisible()

  const fox = page.getByRole('link', { name: 'Use fox.webp' })
  const sea = page.getByRole('link', { name: 'Use sea.webp' })
  await page.getByRole('searchbox', { name: 'Search' }).fill('animals')
  await expect(sea).toHaveCount(0)
  await expect(fox).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like this')
  await expect(page.getByText(words.empty)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await choose(page, page.getByRole('combobox', { name: 'Folder' }), 'Forest week (1)')
  await expect(sea).toHaveCount(0)

  await fox.click()
  const media = page.getByRole('region', { name: 'Media' })
  await expect(media.getByRole('textbox', { name: 'Alt text for fox.webp' })).toBeVisible()
  await press(page, 'Remove fox.webp')

  await page.getByRole('tab', { name: 'Content Library' }).click()
  await press(page, 'Delete fox.webp')
  await expect(fox).toHaveCount(0)
  await press(page.getByRole('status').filter({ hasText: words.deleted }), 'Undo')
  await expect(page.getByText(words.restored)).toBeVisible()
  await expect(fox).toBeVisible()
})

test('without measured accounts, Analytics shows marked samples, no CSV, and how to connect', async ({
  page,
  guest,
}) => {
  await guest.enter(suite('analytics'))
  await expect(page.getByText(messages.analytics.samples)).toBeVisible()
  for (const [title, value, change] of [
    ['Total Followers', '12.5K', '+5.2%'],
    ['Engagement Rate', '4.8%', '+1.2%'],
    ['Reach', '45.2K', '+12.5%'],
    ['Clicks', '1.2K', '-2.1%'],
  ] as const) {
    const card = page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: value })
    await expect(card).toContainText(change)
    await expect(card).toContainText('Sample')
  }
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Download CSV' })).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Period' })).toHaveCount(0)
  await press(page, messages.connections.connect)
  await expect(dialog(page, messages.connections.connect)).toBeVisible()
  await page.keyboard.press('Escape')

  // On a phone not all tabs fit; the active one is brought into view.
  await page.setViewportSize({ width: 390, height: 844 })
  for (const tab of ['Content Library', 'Workflow']) {
    await page.getByRole('tab', { name: tab }).press('Enter')
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeInViewport({ ratio: 0.99 })
  }
  await page.goto(suite('library'))
  await expect(page.getByRole('tab', { name: 'Content Library' })).toBeInViewport({ ratio: 0.99 })
})

test('a CSV file is previewed row by row; the faulty row is named and left out', async ({ page, guest }) => {
  const [day, later] = [dayFromNow(1), dayFromNow(2)]
  await guest.enter(suite('calendar'))
  await press(page, 'More for the calendar')
  await page.getByRole('menuitem', { name: 'Import CSV' }).click()
  const csv = dialog(page, 'Import CSV')
  const rows = [
    'text,platforms,date,time',
    `Octopus week begins,"twitter, linkedin",${day},09:30`,
    'The date is wrong,twitter,11/30/2026,10:00',
    `Octopus week goes on,linkedin,${later},18:15`,
  ]
  await csv.getByLabel('Choose a CSV file').setInputFiles({
    name: 'posts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  })
  const preview = csv.getByRole('region', { name: 'What each row becomes' })
  await expect(preview.getByRole('row')).toHaveCount(4)
  const faulty = preview.getByRole('row').filter({ hasText: 'The date is wrong' })
  await expect(faulty).toContainText('Left out')
  await expect(faulty).toContainText(messages.csv.badDate('11/30/2026'))
  await press(csv, 'Problems 1')
  await expect(preview.getByRole('row')).toHaveCount(2)
  await press(csv, 'Import 2 posts')
  await expect(page.getByText(messages.calendar.imported(2))).toBeVisible()
  await expect(csv).toHaveCount(0)
  for (const [on, name] of [
    [day, /^09:30 Octopus week begins, Scheduled/],
    [later, /^18:15 Octopus week goes on, Scheduled/],
  ] as const) {
    await expect(dayCell(page, on).getByRole('button', { name })).toBeVisible()
  }
})

test('a post that is dragged to another day keeps its time', async ({ page, guest }) => {
  const [day, later] = [dayFromNow(1), dayFromNow(3)]
  const id = await plan(guest, { text: 'Octopus of the day', time: '18:45' })
  await guest.enter(suite('calendar'))
  const chip = (on: string) =>
    dayCell(page, on).getByRole('button', { name: /^18:45 Octopus of the day, Scheduled/ })
  await drag(page, chip(day), dayCell(page, later))
  await expect(chip(later)).toBeVisible()
  await expect(chip(day)).toHaveCount(0)
  await expect(page.getByRole('dialog'), 'the drop is no click').toHaveCount(0)
  await expect.poll(async () => await readPlan(guest, id)).toMatchObject({ date: later, time: '18:45' })
  await page.reload()
  await expect(chip(later)).toBeVisible()
})

test('someone without an account comments on a post and approves it, and its owner sees that', async ({
  page,
  guest,
  browser,
  baseURL,
}) => {
  const words = messages.reviews
  const text = 'An octopus has three hearts.'
  await plan(guest, { text })
  await guest.enter(suite('calendar'))
  const chip = page.getByRole('button', { name: /^09:30 An octopus has three hearts/ })
  await chip.click()
  await press(page.getByRole('dialog'), 'Review link')
  const owner = dialog(page, 'Review link')
  await expect(owner.getByText(words.nothingSaid)).toBeVisible()
  await press(owner, 'Make a link')
  const address = await owner.getByRole('textbox', { name: 'Review link' }).inputValue()
  await page.keyboard.press('Escape')

  const other = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' })
  try {
    const reviewer = await other.newPage()
    await reviewer.goto(new URL(address).pathname)
    await expect(reviewer.getByRole('heading', { level: 1, name: 'Review this post' })).toBeVisible()
    await expect(reviewer.getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(reviewer.getByRole('article', { name: 'Twitter' })).toContainText(text)
    await press(reviewer, 'Send review')
    await expect(reviewer.getByText(words.nameMissing)).toBeVisible()
    await reviewer.getByRole('textbox', { name: 'Your name' }).fill('Anna Klein')
    await press(reviewer, 'Comment')
    await press(reviewer, 'Send review')
    await expect(reviewer.getByText(words.messageMissing)).toBeVisible()
    await reviewer.getByRole('textbox', { name: 'Comment', exact: true }).fill('Which octopus?')
    await press(reviewer, 'Send review')
    const said = reviewer.getByRole('list', { name: 'Reviews' }).getByRole('listitem')
    await expect(said).toHaveCount(1)
    await press(reviewer, 'Approve')
    await press(reviewer, 'Send review')
    await expect(said).toHaveCount(2)
    await expect(reviewer.getByText(words.sent).first()).toBeVisible()
    await expectCleanInBoth(reviewer, 'the review page')
  } finally {
    await other.close()
  }

  await chip.click()
  await press(page.getByRole('dialog'), 'Review link')
  const notes = owner.getByRole('list', { name: 'Reviews' }).getByRole('listitem')
  await expect(notes).toHaveCount(2)
  await expect(notes.nth(0)).toContainText('Which octopus?')
  await expect(notes.nth(1)).toContainText('Approved')
})

test('axe finds nothing on the five tabs and their dialogs in both themes', async ({ page, guest }) => {
  await plan(guest, { text: 'An octopus has three hearts.', pillar: 'Educational Content' })
  await guest.enter(suite('library'))
  await upload(page, 'fox')
  await expectCleanInBoth(page, 'Content Library')
  await press(page, 'Details of fox.webp')
  await expectCleanInBoth(page, 'the details of a file')
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Workflow' }).click()
  await expect(page.getByRole('region', { name: messages.composer.heading })).toBeVisible()
  const card = page.getByRole('article', { name: 'An octopus has three hearts.' })
  await press(card, 'Receipt')
  await expect(page.getByText(messages.posts.receipt.scheduled('Twitter'))).toBeVisible()
  await expectCleanInBoth(page, 'a receipt')
  await page.keyboard.press('Escape')
  await expectCleanInBoth(page, 'Workflow')
  await press(page, messages.connections.connect)
  await expect(dialog(page, messages.connections.connect)).toBeVisible()
  await expectCleanInBoth(page, messages.connections.connect)
  await page.keyboard.press('Escape')

  for (const tab of ['Strategy', 'Analytics', 'Calendar']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectCleanInBoth(page, tab)
  }
  await page.getByRole('button', { name: /^09:30 An octopus/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectCleanInBoth(page, 'a post on the calendar')
  await page.keyboard.press('Escape')
  await press(page, 'Next free slot')
  await expectCleanInBoth(page, 'Next free slot')
  await page.keyboard.press('Escape')
  for (const name of ['Queue slots', 'Import CSV', 'Subscribe']) {
    await press(page, 'More for the calendar')
    await page.getByRole('menuitem', { name }).click()
    await expect(dialog(page, name)).toBeVisible()
    await expectCleanInBoth(page, name)
    await page.keyboard.press('Escape')
    await expect(dialog(page, name)).toHaveCount(0)
  }
  for (const view of ['Week', 'Day']) {
    await press(page, view)
    await expectCleanInBoth(page, `the calendar by ${view}`)
  }
})

/** Schedules a post on Twitter and LinkedIn for tomorrow at 09:30 or another time, and returns its id. */
async function plan(
  guest: Guest,
  { time = '09:30', ...content }: { text: string; pillar?: string; time?: string },
): Promise<string> {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
  const saved = await guest.call('POST', '/api/posts', {
    content: { ...content, plan: { date: dayFromNow(1), time, zone } },
  })
  const id = String(saved['id'])
  await guest.call('POST', `/api/posts/${id}/schedule`, { revision: saved['revision'], when: 'planned' })
  return id
}

async function readPlan(guest: Guest, postId: string): Promise<unknown> {
  const { content } = (await guest.call('GET', `/api/posts/${postId}`)) as { content: { plan: unknown } }
  return content.plan
}

/** Uploads a sample picture to the Content Library by its button. */
async function upload(page: Page, name: string): Promise<void> {
  const file = `${name}.webp`
  const choosing = page.waitForEvent('filechooser')
  await press(page, 'Upload Content')
  const buffer = await readFile(path.join(samples, file))
  await (await choosing).setFiles({ name: file, mimeType: 'image/webp', buffer })
  await expect(page.getByText(messages.library.uploaded(file))).toBeVisible()
  await expect(page.getByRole('link', { name: `Use ${file}` })).toBeVisible()
}

async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The themes differ only in colors. */
async function expectCleanInBoth(page: Page, where: string): Promise<void> {
  await expectClean(page, where)
  await setTheme(page, 'pixar')
  await expectClean(page, `${where} in Pixar`, { rules: ['color-contrast'] })
  await setTheme(page, 'viral')
}

/** Without the switch, which an open dialog covers. */
function setTheme(page: Page, theme: string): Promise<void> {
  return page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)
}

/** A day on this machine's clock, which the browser shares, such as `2026-11-24`. */
function dayFromNow(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** Such as `Tuesday, November 24`. */
function nameDay(day: string): string {
  const format = { weekday: 'long', month: 'long', day: 'numeric' } as const
  return new Date(`${day}T12:00:00`).toLocaleDateString('en-US', format)
}

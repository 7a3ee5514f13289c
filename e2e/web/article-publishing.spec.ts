import { readFile } from 'node:fs/promises'
import * as messages from '@vivify/contract/messages'
import type { Page } from '@playwright/test'
import { expectClean } from './axe.ts'
import { drag, expect, test, type Guest } from './journeys.ts'

const words = messages.articlePublishing
const sites = messages.articleSites
const editor = messages.articleEditor

const notes = `# Lamps

A lighthouse is a tower with a lamp that guides ships. The first lamps burned oil and needed a keeper all night.

## Lenses

A lens of glass rings sends the light over the sea as a narrow beam. Each lighthouse turns its beam in a rhythm of its own. Sailors know a place by this rhythm.
`

async function writeArticle(guest: Guest): Promise<string> {
  const config = { hasFeaturedImage: true, imagesInArticle: 0, articleLength: 'Short' }
  const body = { titles: ['How Lighthouses Work'], config, sources: { notes, usesWikipedia: false } }
  const { articles } = await guest.call('POST', '/api/articles', { ...body, idempotencyKey: 'lamps' })
  return (articles as { id: string }[])[0]!.id
}

const open = (page: Page, title: string) => page.getByText(title, { exact: true }).first().click()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function download(page: Page, name: string): Promise<{ file: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download')
  await press(page, name)
  const started = await waiting
  return { file: started.suggestedFilename(), bytes: await readFile(await started.path()) }
}

test('an article is downloaded in every format, and published at a site of its writer', async ({
  page,
  guest,
  stack,
}) => {
  const { wordpress } = stack
  const id = await writeArticle(guest)
  await guest.enter(`/auto-writer?article=${id}`)
  const text = page.getByRole('textbox', { name: editor.text })
  await expect(text).not.toHaveValue('', { timeout: 60_000 })
  await press(page, editor.details)
  await open(page, words.download)
  for (const [format, file, start] of [
    ['markdown', 'how-lighthouses-work.zip', 'PK'],
    ['html', 'how-lighthouses-work.html', '<!doctype html>'],
    ['docx', 'how-lighthouses-work.docx', 'PK'],
    ['pdf', 'how-lighthouses-work.pdf', '%PDF'],
  ] as const) {
    const got = await download(page, editor.formats[format])
    expect(got.file).toBe(file)
    expect(got.bytes.toString('latin1', 0, 20)).toContain(start)
  }

  // A wrong password, then the right one, by keyboard.
  await open(page, words.publish)
  await press(page, words.connect)
  await press(page, words.connectIt)
  await expect(page.getByText(words.addressMissing)).toBeVisible()
  await page.getByLabel(words.address).fill(`${wordpress.address}/wp-admin/`)
  await page.getByLabel(words.user).fill(wordpress.login.user)
  await page.getByLabel(words.password).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: sites.refusedLogin(wordpress.host) })).toBeVisible()
  await expectClean(page, 'connecting a site')
  await page.getByLabel(words.password).fill(wordpress.login.secret)
  await page.keyboard.press('Enter')
  await expect(page.getByText(sites.connected('A blog'))).toBeVisible()

  // As a draft, then live, with what was typed in between.
  const site = page.getByRole('listitem').filter({ hasText: 'A blog' })
  await site.getByRole('button', { name: words.send, exact: true }).click()
  await expect(site.getByText(words.draftThere)).toBeVisible({ timeout: 30_000 })
  expect(wordpress.posts()).toMatchObject([{ status: 'draft', title: 'How Lighthouses Work' }])
  expect(wordpress.posts()[0]!.pictures).toHaveLength(1)
  await text.press('Control+Home')
  await page.keyboard.type('My own first words. ')
  await site.getByRole('button', { name: words.statuses.publish, exact: true }).click()
  await site.getByRole('button', { name: words.sendAgain, exact: true }).click()
  await expect(site.getByText(words.states.published, { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(wordpress.posts()).toHaveLength(1)
  expect(wordpress.posts()[0]!.html).toContain('My own first words.')
  await expect(site.getByRole('link', { name: words.open('A blog') })).toHaveAttribute(
    'href',
    `${wordpress.address}/how-lighthouses-work/`,
  )
  await expectClean(page, 'the published article')

  // Later: it stands in the calendar, leads back, can't be dragged there, and is taken back.
  await site.getByRole('button', { name: words.whens.later, exact: true }).click()
  await site.getByLabel(words.date, { exact: true }).fill('2035-05-01')
  await site.getByLabel(words.time, { exact: true }).fill('09:00')
  await site.getByRole('button', { name: words.schedule, exact: true }).click()
  await expect(site.getByText(words.states.scheduled, { exact: true })).toBeVisible()
  await site.getByRole('link', { name: words.inCalendar }).click()
  await expect(page.getByRole('heading', { name: 'Tuesday, May 1', exact: true })).toBeVisible()
  const entry = page.getByRole('link', { name: /^09:00 How Lighthouses Work A blog · Scheduled/ })
  await expect(entry).toBeVisible()
  await expectClean(page, 'an article on the calendar by day')
  await press(page, 'Five weeks')
  await expect(page.getByRole('group', { name: 'Tuesday, May 1: 0 posts, 1 article' })).toBeVisible()
  await expectClean(page, 'an article on the calendar')
  await drag(page, entry, page.getByRole('group', { name: /^Thursday, May 3:/ }))
  await expect(page.getByText(messages.calendar.articleNotMovable)).toBeVisible()
  await expect(page, 'the drop is no click').toHaveURL(/tab=calendar/)
  await entry.press('ArrowRight')
  await press(page, 'Week')
  await entry.click()
  await expect(site.getByRole('button', { name: words.takeBack })).toBeInViewport({ timeout: 30_000 })
  await expect(site.getByText(/^Scheduled for 2035-05-01, 09:00/)).toBeVisible({ timeout: 30_000 })
  await site.getByRole('button', { name: words.takeBack }).click()
  await expect(site.getByText(words.states.cancelled, { exact: true })).toBeVisible()

  await site.getByRole('button', { name: words.disconnect('A blog') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.disconnectIt }).click()
  await expect(page.getByText(sites.removed)).toBeVisible()
  await expect(site).toHaveCount(0)
})

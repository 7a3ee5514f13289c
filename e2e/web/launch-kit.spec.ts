// Tests the launch kit: from an address that can't be read to texts, pictures, drafts in the calendar and a ZIP.

import * as messages from '@vivify/contract/messages'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'

const words = messages.kit
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tab = (page: Page, part: keyof typeof words.parts) =>
  page.getByRole('tab', { name: words.parts[part], exact: true })

/** A steady answer, because the server's own way to Product Hunt depends on the network. */
async function playLaunch(page: Page, { isKnown }: { isKnown: boolean }): Promise<void> {
  await page.route('**/api/kits/read', async (route) => {
    const { url } = route.request().postDataJSON() as { url: string }
    const form = isKnown
      ? { name: 'Querylight', summary: 'Finds slow database queries before your users notice' }
      : { name: 'Querylight' }
    await route.fulfill({
      json: {
        form: { ...emptyForm, ...form, huntUrl: url },
        source: isKnown
          ? { kind: 'api', name: words.sources.api, url }
          : { kind: 'slug', name: words.sources.slug, url },
        notices: isKnown ? [] : [words.notRead.feedFailed],
      },
    })
  })
}

const emptyForm = Object.fromEntries(['huntUrl', ...Object.keys(words.fields)].map((name) => [name, '']))
const address = 'https://www.producthunt.com/posts/querylight'

/** Checks both themes. */
async function expectCleanInBoth(page: Page, where: string): Promise<void> {
  await expectClean(page, where)
  await button(page, 'Pixar').first().click()
  await expectClean(page, `${where} in Pixar`, { rules: ['color-contrast'] })
  await button(page, 'Viral').first().click()
}

test('an address that nobody can read becomes a kit whose texts, script, drafts and files are used', async ({
  page,
  guest,
}) => {
  test.setTimeout(120_000)
  await playLaunch(page, { isKnown: false })
  await guest.enter('/product-hunt')
  const alert = page.getByRole('alertdialog')
  await button(page, words.generate).click()
  await expect(alert).toContainText(words.urlMissing)
  await page.keyboard.press('Enter')
  await expect(alert).toHaveCount(0)
  for (const wrong of [
    'https://producthunt.com.evil.example/posts/x',
    'https://www.producthunt.com/topics/ai',
  ]) {
    await field(page, words.address).fill(wrong)
    await page.keyboard.press('Enter')
    await expect(alert).toContainText(words.urlInvalid)
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(alert).toHaveCount(0)
  }

  // With the keyboard alone: the form opens and asks for what is missing.
  await field(page, words.address).fill(address)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.onlyAddress)).toBeVisible()
  await expect(field(page, words.fields.name)).toHaveValue('Querylight')
  await expect(field(page, words.fields.summary)).toBeFocused()
  await expect(page.getByText(words.summaryMissing)).toBeVisible()
  await field(page, words.fields.summary).fill('Finds slow database queries before your users notice')
  await page.getByText(words.moreFacts).click()
  await field(page, words.fields.why).fill('I lost a weekend to a single missing index.')
  await field(page, words.fields.features).fill(
    'Explains each slow query in plain English\nSuggests an index',
  )
  await button(page, words.generate).click()
  await expect(page.getByText(words.writtenBuiltIn)).toBeVisible()
  await expectCleanInBoth(page, 'the launch page')

  const tagline = field(page, words.tagline(1))
  await tagline.fill('Upvote the query that hurts')
  await expect(page.getByText(words.votes)).toBeVisible()
  await tagline.fill('Know which query to fix first')
  await expect(page.getByText(words.votes)).toHaveCount(0)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(tagline).toHaveValue('Know which query to fix first')

  await tab(page, 'plan').click()
  await expect(button(page, words.sendPlan)).toBeDisabled()
  await page.getByLabel(words.day).fill('2027-03-09')
  await expect(page.getByRole('list', { name: words.planTitle })).toContainText(words.pacific('00:01'))
  await button(page, words.sendPlan).click()
  await expect(page.getByText(words.planSent(4))).toBeVisible()
  await button(page, words.sendPlan).click()
  await expect(page.getByText(words.planSent(4))).toBeVisible()
  const { posts } = (await guest.call('GET', '/api/posts')) as { posts: { state: string }[] }
  expect(posts.map(({ state }) => state)).toEqual(['draft', 'draft', 'draft', 'draft'])
  await expectClean(page, 'the plan')

  await expectZip(page)

  await tab(page, 'scripts').click()
  await page.getByRole('button', { name: `${words.openScript}: Why Querylight exists` }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Video Generator' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Scene 1/ }).first()).toHaveValue(/I lost a weekend/)
})

async function expectZip(page: Page): Promise<void> {
  const waiting = page.waitForEvent('download')
  await button(page, words.exportZip).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('querylight-launch-kit.zip')
  const files = unzipSync(new Uint8Array(await readFile(await download.path())))
  expect(Object.keys(files).toSorted()).toEqual([
    'launch-kit.md',
    'launch-plan.ics',
    'pictures/cover.png',
    'pictures/features.png',
    'pictures/launch.png',
    'pictures/story.png',
    'pictures/thumbnail.png',
  ])
  expect(strFromU8(files['launch-kit.md']!)).toContain('Know which query to fix first')
  expect(strFromU8(files['launch-plan.ics']!)).toContain('BEGIN:VEVENT')
  expect(sizeOf(files['pictures/cover.png']!)).toEqual([1270, 760])
  expect(sizeOf(files['pictures/thumbnail.png']!)).toEqual([240, 240])
}

/** Width and height from a PNG's head. */
function sizeOf(png: Uint8Array): [number, number] {
  const view = new DataView(png.buffer, png.byteOffset)
  return [view.getUint32(16), view.getUint32(20)]
}

test('a launch that is known becomes a kit at once; pictures follow looks and words, and kits come back', async ({
  page,
  guest,
}) => {
  test.setTimeout(120_000)
  await playLaunch(page, { isKnown: true })
  await guest.enter('/product-hunt')
  await field(page, words.address).fill(address)
  await button(page, words.generate).click()
  await expect(page.getByText(`${words.factsFrom(words.sources.api)}.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Querylight' })).toBeVisible()
  for (const part of ['scripts', 'social', 'ideas', 'mail'] as const) {
    await tab(page, part).click()
    await expectClean(page, words.parts[part])
  }

  await tab(page, 'pictures').click()
  const cover = page.getByRole('img', { name: /^Cover: / })
  await expect(cover).toHaveAttribute('data-drawn', 'true', { timeout: 30_000 })
  const cornerOf = () =>
    cover.evaluate((canvas) => [
      ...(canvas as HTMLCanvasElement).getContext('2d')!.getImageData(2, 2, 1, 1).data,
    ])
  const dark = await cornerOf()
  await button(page, words.looks.paper).click()
  await expect.poll(cornerOf).not.toEqual(dark)
  const coverWords = page.getByRole('group', { name: words.wordsOf(words.pictures.cover) })
  await coverWords.getByRole('textbox', { name: words.headline }).fill('Know what to fix')
  await expect(page.getByRole('img', { name: 'Cover: Know what to fix' })).toHaveAttribute(
    'data-drawn',
    'true',
  )
  const waiting = page.waitForEvent('download')
  await button(page, words.download(words.pictures.cover)).click()
  expect(sizeOf(new Uint8Array(await readFile(await (await waiting).path())))).toEqual([1270, 760])
  await expectCleanInBoth(page, 'the pictures')

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await button(page, words.generateNew).click()
  await expect(page.getByText(words.emptyTitle)).toBeVisible()
  await expect(field(page, words.address)).toHaveValue('')
  const kit = page.getByRole('article', { name: 'Querylight' })
  await kit.getByRole('button', { name: words.remove('Querylight') }).click()
  await expect(kit).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await kit.getByRole('button', { name: words.open('Querylight') }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Querylight' })).toBeVisible()
  await tab(page, 'pictures').click()
  await expect(coverWords.getByRole('textbox', { name: words.headline })).toHaveValue('Know what to fix')
})

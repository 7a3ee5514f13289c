import * as messages from '@vivify/contract/messages'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expectClean } from './axe.ts'
import { expect, hurry, test } from './journeys.ts'

const words = messages.creations
const samples = path.resolve(import.meta.dirname, '../../apps/web/public/samples')

const section = (page: Page) => page.getByRole('region', { name: words.heading })
const shelf = (page: Page, name: 'Images' | 'Videos') => section(page).getByRole('region', { name })
const card = (page: Page, title: string) => section(page).getByRole('article', { name: title, exact: true })

test.beforeEach(async ({ page, guest }) => {
  await guest.enter('/')
  await hurry(page, section(page))
  await section(page).scrollIntoViewIfNeeded()
})

/** Uploads files to Import Creation. */
async function importFiles(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: words.import }).click()
  await (await choosing).setFiles(files)
}

async function picture(name: string) {
  return { name, mimeType: 'image/webp', buffer: await readFile(path.join(samples, 'fox.webp')) }
}

test('a new account sees four sample images and three sample videos, which play and give their script', async ({
  page,
}) => {
  for (const [name, action, count] of [
    ['Images', 'Remix Image', 4],
    ['Videos', 'Use Script', 3],
  ] as const) {
    const cards = shelf(page, name).getByRole('article')
    await expect(cards).toHaveCount(count)
    for (const each of await cards.all()) {
      await expect(each.getByText('Sample', { exact: true })).toBeVisible()
      await expect(each.getByText(action)).toBeVisible()
    }
  }

  const video = section(page).locator('video')
  await expect(video).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: 'Open Three hearts' }).hover()
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
  await page.mouse.move(0, 0)
  await expect(video).toHaveCount(0)

  await shelf(page, 'Videos').getByRole('button', { name: 'Use Script' }).first().click()
  await expect(page.getByText(words.scriptOpened)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Script editor' })).toContainText(
    'An octopus has three hearts.',
  )
  await expect(page).toHaveURL(/\?project=/)

  await shelf(page, 'Images').getByRole('link', { name: 'Remix Image' }).first().click()
  await expect(page).toHaveURL(/\/image-remix-studio\?sample=mountains$/)

  // After going back, another script can be opened, and the project in the address does not replace it.
  await page.goBack()
  await hurry(page, section(page))
  await expect(page.getByRole('region', { name: 'Script editor' })).toContainText('three hearts')
  await shelf(page, 'Videos').getByRole('button', { name: 'Use Script' }).nth(1).click()
  await expect(page.getByRole('region', { name: 'Script editor' })).toContainText('It rains on Venus.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Script editor' })).toContainText('It rains on Venus.')
})

test('an imported picture replaces the samples; it is renamed, copied, deleted and restored', async ({
  page,
}) => {
  await importFiles(page, [await picture('pet.webp')])
  await expect(page.getByText(words.imported)).toBeVisible()
  await expect(shelf(page, 'Images').getByRole('article')).toHaveCount(1)
  await expect(shelf(page, 'Videos').getByRole('article')).toHaveCount(3)

  await page.getByRole('button', { name: 'More for pet' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('My fox')
  await page.keyboard.press('Enter')
  await expect(card(page, 'My fox')).toBeVisible()

  await page.getByRole('button', { name: 'More for My fox' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(card(page, 'My fox (copy)')).toBeVisible()

  await page.getByRole('button', { name: 'More for My fox', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(card(page, 'My fox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'My fox')).toBeVisible()
  await page.reload()
  await hurry(page, section(page))
  await expect(card(page, 'My fox')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download My fox', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Image' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.webp$/)
  await expectClean(page)
})

test('files that can’t be imported are reported in words, and the others are kept', async ({ page }) => {
  const text = (name: string, content: unknown) => ({
    name,
    mimeType: name.endsWith('.json') ? 'application/json' : 'text/plain',
    buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
  })
  const envelope = { format: 'vivify-project', version: 1, title: 'Tea' }
  for (const [file, sentence] of [
    [text('notes.txt', 'hello'), words.notImportable],
    [text('data.json', '{'), words.notAProjectFile],
    [text('new.vivify.json', { ...envelope, version: 2 }), words.newerProjectFile],
    [text('bad.vivify.json', { ...envelope, document: { version: 1 } }), words.brokenProjectFile],
  ] as const) {
    await importFiles(page, [file])
    await expect(section(page).getByRole('alert')).toContainText(sentence)
    await section(page).getByRole('button', { name: 'Dismiss' }).click()
  }
  await importFiles(page, [text('notes.txt', 'hello'), await picture('pet.webp')])
  await expect(card(page, 'pet')).toBeVisible()
  await expect(section(page).getByRole('alert')).toContainText(words.notImportable)

  await page.getByRole('button', { name: 'Open pet' }).click()
  await page.getByRole('dialog').getByText('Uploaded by you').click()
  await expect(page.getByRole('dialog').getByText('Upload', { exact: true })).toBeVisible()
  await expectClean(page)
})

test('among many creations, one is found by its title', async ({ page }) => {
  await importFiles(page, await Promise.all(['red', 'blue', 'green'].map((name) => picture(`${name}.webp`))))
  await expect(shelf(page, 'Images').getByRole('article')).toHaveCount(3)
  await expect(page.getByLabel('Search creations')).toHaveCount(0)
  await importFiles(page, await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => picture(`${name}.webp`))))
  await page.getByLabel('Search creations').fill('BLU')
  await expect(shelf(page, 'Images').getByRole('article')).toHaveCount(1)
  await expect(card(page, 'blue')).toBeVisible()
  await page.getByLabel('Search creations').fill('nowhere')
  await expect(shelf(page, 'Images')).toContainText('No results for “nowhere”.')
})

test('a finished video comes with its files, its texts, its report and its project', async ({
  page,
  guest,
}) => {
  const source = {
    kind: 'script',
    text: 'Bees dance to tell where the flowers are. Why do you think that is?',
  }
  const choices = { resolution: 720, music: 'No Music' }
  const { document } = await guest.call('POST', '/api/scripts', { source, choices })
  const { id } = await guest.call('POST', '/api/projects', { document })
  await guest.call('POST', '/api/videos', { projectId: id })
  await expect
    .poll(async () => (await guest.call('GET', '/api/creations'))['total'], { timeout: 120_000 })
    .toBe(1)
  await page.goto(`/?project=${String(id)}`)
  // A finished project opens on its result, and Generate Video says that it exports again.
  const result = page.getByRole('region', { name: 'Finished video' })
  await expect(result).toBeVisible()
  const generate = page.getByRole('button', { name: messages.dashboard.generateVideo, exact: true })
  await expect(generate).toContainText('exports again')
  await expect(result).toContainText('10 credits')
  for (const label of ['MP4', 'SRT', 'VTT', 'Thumbnail']) {
    await expect(result.getByRole('link', { name: label })).toHaveAttribute('href', /download=1(&|$)/)
  }
  await expect(result.getByRole('link', { name: 'Make GIF' })).toHaveAttribute(
    'href',
    /^\/gif-generator\?creation=/,
  )

  await expect(result.getByRole('link', { name: 'Schedule Post' })).toHaveAttribute(
    'href',
    /^\/social-media-suite\?media=[\w-]+&text=[^&]+&from=creation/,
  )

  await changeCover(page)

  await result.getByRole('button', { name: 'Delivery Report' }).click()
  await expect(page.getByRole('dialog')).toContainText('Ready to post')
  await expect(page.getByRole('dialog')).toContainText('Instagram Reels')
  await expectClean(page)
  await page.keyboard.press('Escape')

  await result.getByRole('button', { name: 'Publish Texts' }).click()
  await page.getByRole('tab', { name: 'X', exact: true }).click()
  const caption = page
    .getByRole('tabpanel', { name: 'X', exact: true })
    .getByLabel('Caption', { exact: true })
  await expect(caption).toHaveValue(/Bees dance/)
  await caption.fill('b'.repeat(300))
  await expect(page.getByRole('dialog')).toContainText('X takes at most 280 characters')
  await page.keyboard.press('Escape')
  await result.getByRole('button', { name: 'Publish Texts' }).click()
  await page.getByRole('tab', { name: 'X', exact: true }).click()
  await expect(caption).toHaveValue('b'.repeat(300))
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy post' }).click()
  await expect(page.getByText(words.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Bees dance[^]*#/)
  await expectClean(page)
  await page.keyboard.press('Escape')

  // Exports the project as a file and imports it again.
  await section(page).scrollIntoViewIfNeeded()
  const title = String((document as { title: string }).title)
  await section(page)
    .getByRole('button', { name: `More for ${title}` })
    .click()
  const exporting = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export project' }).click()
  const exported = await exporting
  expect(exported.suggestedFilename()).toMatch(/\.vivify\.json$/)
  const buffer = await readFile(await exported.path())
  await importFiles(page, [{ name: exported.suggestedFilename(), mimeType: 'application/json', buffer }])
  await expect(page.getByText(words.projectImported)).toBeVisible()
  const imported = section(page).getByRole('article').filter({ hasText: 'Project' })
  await imported.getByRole('button', { name: 'Use Script' }).click()
  await expect(page.getByText(words.scriptOpened)).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(String(id)))
  await expect(page.getByRole('region', { name: 'Script editor' })).toContainText('Bees dance to tell')
})

/** Chooses another picture and title for the video on the screen, which replaces its thumbnail file. */
async function changeCover(page: Page): Promise<void> {
  const result = page.getByRole('region', { name: 'Finished video' })
  const thumbnail = result.getByRole('link', { name: 'Thumbnail' })
  const before = await thumbnail.getAttribute('href')
  await result.getByRole('button', { name: 'Cover', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const title = dialog.getByLabel('Title on the cover')
  await expect(title).toHaveValue('Bees dance to tell where the flowers are')
  await expect(dialog.getByRole('button', { name: 'Save cover' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Picture 2' }).click()
  await title.fill('The dance of bees')
  await expect(dialog.getByRole('img', { name: 'The cover: The dance of bees' })).toBeVisible()
  await expectClean(page)
  await dialog.getByRole('button', { name: 'Save cover' }).click()
  await expect(page.getByText(messages.covers.saved)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(thumbnail).not.toHaveAttribute('href', before!)
  const picture = await page.request.get((await thumbnail.getAttribute('href'))!)
  const { width, height, format } = await sharp(await picture.body()).metadata()
  expect({ width, height, format }).toEqual({ width: 1080, height: 1920, format: 'jpeg' })
  expect((await page.request.get(before!)).status()).toBe(404)
}

// Tests pictures from words: making, keeping, saving and reusing them, and the messages when they fail.

import { loadImage } from '@napi-rs/canvas'
import { presetStyles } from '@vivify/contract/choices'
import * as messages from '@vivify/contract/messages'
import type { Download, Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expectClean } from './axe.ts'
import { expect, test } from './journeys.ts'

const words = messages.images
const ratios = words.aspectRatios

/** Pictures wait in line while other tests paint too. */
const slow = { timeout: 45_000 }

const generate = (page: Page) => page.getByRole('button', { name: words.generate })
const alert = (page: Page) => page.getByRole('alertdialog')
const stage = (page: Page) => page.getByRole('region', { name: 'Picture', exact: true })
const recent = (page: Page) => page.getByRole('list', { name: words.recent })
const history = (page: Page) => page.getByRole('list', { name: 'History' })
const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).click()

test.beforeEach(async ({ page, guest }) => {
  await guest.enter('/image-generator')
  await expect(page.getByRole('heading', { level: 1, name: 'Image Generator' })).toBeVisible()
})

/** Presses Generate Image and waits for the result. */
async function make(page: Page): Promise<void> {
  await generate(page).click()
  await expect(page.getByRole('button', { name: words.generating })).toBeDisabled()
  await expect(generate(page)).toBeEnabled(slow)
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}

/** Saves the picture on the stage. */
async function save(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await press(stage(page), words.download)
  const download = await coming
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) }
}

/** True when nothing covers its lower edge. */
function isInSight(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, bottom - 4))
  })
}

test('an idea becomes pictures of the requested shape and seed; variations survive a reload; all settings of a picture are used again', async ({
  page,
}) => {
  await expect(recent(page).getByText('Sample', { exact: true })).toHaveCount(4)
  await expect(generate(page)).toBeDisabled()
  await page.getByLabel('Prompt', { exact: true }).press('Control+Enter')
  await expect(alert(page)).toContainText(words.promptMissing)
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name: `Open ${words.promptIdea}` }).click()
  await expect(page.getByRole('option')).toHaveCount(10)
  await page.getByRole('option', { name: /robot/ }).click()
  const prompt = page.getByLabel('Prompt', { exact: true })
  await expect(prompt).toHaveValue('A robot in a garden of flowers')
  await press(page, 'Enhance Prompt')
  await expect(page.getByText(/^Added: .+\.$/)).toBeVisible()
  await expect(prompt).toHaveValue(/^A robot in a garden of flowers, .+/)
  await press(page, 'Undo')
  await expect(prompt).toHaveValue('A robot in a garden of flowers')

  await press(page, ratios.portrait_alt)
  const abstract = page.locator('main').getByRole('button', { name: 'Abstract', exact: true })
  await abstract.focus()
  expect(await isInSight(abstract), 'what has focus is not under the bar').toBe(true)
  await press(page, 'Anime')
  await page.getByLabel('Seed', { exact: true }).fill('12')
  await expect(page.getByRole('button', { name: 'Lock seed' })).toHaveAttribute('aria-pressed', 'true')
  await make(page)
  await expect(stage(page)).toContainText('Built-in painter')
  await expect(stage(page).getByText('robot', { exact: true })).toBeVisible()
  const first = await save(page)
  expect(first.name).toBe('A-robot-in-a-garden-of-flowers.jpg')
  expect(first.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  expect(await loadImage(first.bytes)).toMatchObject({ width: 1152, height: 1536 })

  await make(page)
  await expect(recent(page).getByRole('listitem')).toHaveCount(2)
  expect((await save(page)).bytes.equals(first.bytes)).toBe(true)
  await page.getByLabel('Negative prompt').fill('flowers')
  await press(page, 'Lock seed')
  await make(page)
  await expect(stage(page)).toContainText('Left out: flowers')
  expect((await save(page)).bytes.equals(first.bytes)).toBe(false)
  await expect(page.getByLabel('Seed', { exact: true })).not.toHaveValue('12')
  await page.getByLabel('Negative prompt').fill('')

  await prompt.fill('qwrtz')
  await press(page, ratios.square)
  await press(page.locator('main'), 'Pixar')
  await page.getByLabel('Seed', { exact: true }).fill('70')
  await press(page.getByRole('group', { name: 'Variations', exact: true }), '4')
  await generate(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: words.generating })).toBeDisabled()
  await expect(generate(page)).toBeEnabled(slow)

  await expect(prompt).toHaveValue('qwrtz')
  await expect(recent(page).getByRole('listitem')).toHaveCount(4)
  for (const [index, card] of (await recent(page).getByRole('article').all()).entries()) {
    await expect(card).toContainText(`seed ${70 + index}`)
  }
  await page.getByRole('button', { name: 'Show variation 3' }).click()
  await expect(stage(page)).toContainText('Seed72')
  await expect(stage(page).getByRole('note')).toContainText('did not recognize any of your words')
  await stage(page)
    .getByText(/^Made by Built-in painter/)
    .click()
  await expect(stage(page)).toContainText('Promptqwrtz')
  await press(stage(page), words.viewFullSize)
  const dialog = page.getByRole('dialog', { name: words.viewFullSize })
  await expect(dialog).toContainText('1024 × 1024 pixels')
  const shown = dialog.getByRole('img', { name: 'qwrtz' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024)
  await expectClean(page)
  await page.keyboard.press('Escape')

  const robot = history(page).getByRole('article', { name: 'A robot in a garden of flowers' })
  await expect(robot).toHaveCount(3)
  const earliest = robot.last()
  await expect(earliest).toContainText('Built-in painter · Anime · seed 12 · Free')
  await expect(earliest.getByRole('link', { name: 'Remix' })).toHaveAttribute(
    'href',
    /\/image-remix-studio\?creation=\w+/,
  )
  await press(earliest, words.useSettings)
  await expect(prompt).toHaveValue('A robot in a garden of flowers')
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('12')
  for (const name of ['Anime', ratios.portrait_alt, 'Lock seed']) {
    await expect(page.locator('main').getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await earliest.getByRole('button', { name: /^Delete: / }).click()
  await expect(robot).toHaveCount(2)
  await press(page, 'Undo')
  await expect(robot).toHaveCount(3)
  await expectClean(page)
  await press(page.getByRole('group', { name: 'Theme' }), 'Pixar')
  await expectClean(page)

  await page.route('**/content?download=1', (route) => route.fulfill({ status: 500, body: 'down' }))
  const opened = page.waitForEvent('popup')
  await press(stage(page), words.download)
  await expect(alert(page)).toContainText(words.downloadFailed)
  expect((await opened).url()).toMatch(/\/api\/assets\/\w+\/content$/)
})

test('work is canceled; a failure and a refusal are reported in words', async ({ page }) => {
  await page.getByLabel('Prompt', { exact: true }).fill('A dragon above a castle')
  await press(page.getByRole('group', { name: 'Variations', exact: true }), '4')
  await generate(page).click()
  await press(page, 'Cancel')
  await expect(page.getByText(words.cancelled)).toBeVisible()
  await expect(recent(page).getByText('Sample', { exact: true })).toHaveCount(4)

  // Makes the screen believe that the server has an OpenAI key, which it does not have.
  await page.route('**/api/engines', async (route) => {
    const { engines } = (await (await route.fetch()).json()) as { engines: { id: string }[] }
    const ready = engines.map((engine) => (engine.id === 'openai' ? { ...engine, state: 'ready' } : engine))
    await route.fulfill({ json: { engines: ready } })
  })
  await page.reload()
  await page.getByText(/more with a key/).click()
  await expect(page.getByRole('radio', { name: 'Gemini' })).toBeDisabled()
  await page.getByRole('radio', { name: 'OpenAI' }).check()
  await expect(page.getByRole('region', { name: 'Generate' })).toContainText('4 credits')
  await generate(page).click()
  await expect(alert(page)).toContainText(words.failed)
  await expect(alert(page)).toContainText('OPENAI_API_KEY')
  await expect(alert(page)).toContainText(words.nothingCharged)
  await page.keyboard.press('Enter')

  await page.route('**/api/auth/session', async (route) => {
    const answer = (await (await route.fetch()).json()) as { session: object }
    await route.fulfill({ json: { ...answer, session: { ...answer.session, credits: 3 } } })
  })
  await page.reload()
  await expect(page.getByText(words.tooDear(4, 'OpenAI', 4, 3))).toContainText(words.guestOutOfCredits)
  await expect(generate(page)).toBeDisabled()
  await press(page, 'Use the built-in painter')
  await expect(generate(page)).toBeEnabled()
  await page.unrouteAll()

  const reason = 'The painter ran out of paint. Try again.'
  await page.route('**/api/jobs/*/events', (route) => route.abort())
  await page.route(/\/api\/jobs\/[^/]+$/, async (route) => {
    const job = (await (await route.fetch()).json()) as Record<string, unknown>
    const state = { status: 'failed', code: 'provider_failed', message: reason }
    await route.fulfill({ json: { ...job, revision: 99, state } })
  })
  await generate(page).click()
  await expect(alert(page)).toContainText(words.failed)
  await expect(alert(page)).toContainText(reason)
  await page.keyboard.press('Enter')
  await expect(generate(page)).toBeEnabled()
  await page.unrouteAll()
})

test('in a window of 900 px every style is above the bar with Generate Image', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const preset of presetStyles) {
    const card = page.locator('main').getByRole('button', { name: preset, exact: true })
    await expect.poll(() => isInSight(card), preset).toBe(true)
  }
})

test('a pasted prompt of any length leaves the rest of the form within reach', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const prompt = page.getByLabel('Prompt', { exact: true })
  await prompt.fill('an old fisherman mends a red net at dawn, '.repeat(90))
  const { height } = (await prompt.boundingBox())!
  expect(height).toBeLessThan(900 * 0.61)
  expect(await prompt.evaluate((field) => field.scrollHeight > field.clientHeight)).toBe(true)
})

test('without the reader of prompts, only its hint is missing', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('understand-prompt'))
  await page.route('**/assets/understand-prompt*', (route) => route.abort())
  await page.getByLabel('Prompt', { exact: true }).fill('a red bicycle')
  await refused
  await press(page, 'Enhance Prompt')
  await expect(page.getByText(/^Added: .+\.$/)).toBeVisible()
  expect(errors).toEqual([])
})

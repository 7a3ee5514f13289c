// Pictures from words: what is asked for, made, kept, saved, reused, and what is said when it fails.

import AxeBuilder from '@axe-core/playwright'
import { loadImage } from '@napi-rs/canvas'
import { messages } from '@vivify/contract/messages'
import type { Download, Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { continueAsGuest, expect, test } from './journeys.ts'

const words = messages.images
const ratios = words.aspectRatios

test.describe.configure({ timeout: 90_000 })
test.use({ reducedMotion: 'reduce' })
/** Pictures wait in line where others paint too. */
const slow = { timeout: 45_000 }

const generate = (page: Page) => page.getByRole('button', { name: words.generate })
const alert = (page: Page) => page.getByRole('alertdialog')
const stage = (page: Page) => page.getByRole('region', { name: 'Picture', exact: true })
const recent = (page: Page) => page.getByRole('list', { name: words.recent })
const history = (page: Page) => page.getByRole('list', { name: 'History' })
const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).click()

async function openGenerator(page: Page): Promise<void> {
  await continueAsGuest(page)
  await page.goto('/image-generator')
  await expect(page.getByRole('heading', { level: 1, name: 'Image Generator' })).toBeVisible()
}

/** Presses Generate Image and waits for what comes of it. */
async function make(page: Page): Promise<void> {
  await generate(page).click()
  await expect(page.getByRole('button', { name: words.generating })).toBeDisabled()
  await expect(generate(page)).toBeEnabled(slow)
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}

/** Saves the picture of the stage. */
async function save(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const coming = page.waitForEvent('download')
  await press(stage(page), words.download)
  const download = await coming
  return { name: download.suggestedFilename(), bytes: await bytesOf(download) }
}

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

test('an idea becomes a picture of the asked shape; a held seed gives it again, a negative prompt another', async ({
  page,
}) => {
  await openGenerator(page)
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
  await make(page)
  await expect(stage(page)).toContainText('Left out: flowers')
  expect((await save(page)).bytes.equals(first.bytes)).toBe(false)

  await prompt.fill('qwrtz')
  await press(page, 'Lock seed')
  await make(page)
  await expect(stage(page).getByRole('note')).toContainText('knew none of your words')
  await expect(page.getByLabel('Seed', { exact: true })).not.toHaveValue('12')
})

test('four variations come at once; all of a picture is used again from the history, over a reload', async ({
  page,
}) => {
  await openGenerator(page)
  await page.getByLabel('Prompt', { exact: true }).fill('A red fox in a snowy forest')
  await press(page.locator('main'), 'Pixar')
  await page.getByLabel('Seed', { exact: true }).fill('70')
  await make(page)
  await page.getByLabel('Prompt', { exact: true }).fill('A camel in the desert')
  await press(page, ratios.landscape)
  await press(page.getByRole('group', { name: 'Variations', exact: true }), '4')
  await generate(page).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: words.generating })).toBeDisabled()
  await expect(generate(page)).toBeEnabled(slow)

  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('A camel in the desert')
  await expect(recent(page).getByRole('listitem')).toHaveCount(4)
  for (const [index, card] of (await recent(page).getByRole('article').all()).entries()) {
    await expect(card).toContainText(`seed ${70 + index}`)
  }
  await page.getByRole('button', { name: 'Show variation 3' }).click()
  await expect(stage(page)).toContainText('Seed72')
  await press(stage(page), words.viewFullSize)
  const dialog = page.getByRole('dialog', { name: words.viewFullSize })
  await expect(dialog).toContainText('1792 × 1024 pixels')
  const shown = dialog.getByRole('img', { name: 'A camel in the desert' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1792)
  await expectClean(page)
  await page.keyboard.press('Escape')

  const fox = history(page).getByRole('article', { name: 'A red fox in a snowy forest' })
  await expect(fox).toContainText('Built-in painter · Pixar · seed 70 · Free')
  await expect(fox.getByRole('link', { name: 'Remix' })).toHaveAttribute(
    'href',
    /\/image-remix-studio\?creation=\w+/,
  )
  await press(fox, words.useSettings)
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('A red fox in a snowy forest')
  await expect(page.getByLabel('Seed', { exact: true })).toHaveValue('70')
  for (const name of ['Pixar', ratios.square, 'Lock seed']) {
    await expect(page.locator('main').getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }
  await page.getByRole('button', { name: 'Delete: A red fox in a snowy forest' }).click()
  await expect(history(page)).toHaveCount(0)
  await press(page, 'Undo')
  await expect(fox).toBeVisible()
  await expectClean(page)
  await press(page.getByRole('group', { name: 'Theme' }), 'Pixar')
  await expectClean(page)
})

test('work is cancelled; a failure, a refusal and a failed download are told in words', async ({ page }) => {
  await openGenerator(page)
  await page.getByLabel('Prompt', { exact: true }).fill('A dragon above a castle')
  await press(page.getByRole('group', { name: 'Variations', exact: true }), '4')
  await generate(page).click()
  await press(page, 'Cancel')
  await expect(page.getByText(words.cancelled)).toBeVisible()
  await expect(recent(page).getByText('Sample', { exact: true })).toHaveCount(4)

  // A key that the screen believes in and the server does not have.
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

  await press(page.getByRole('group', { name: 'Variations', exact: true }), '1')
  await make(page)
  await page.route('**/content?download=1', (route) => route.fulfill({ status: 500, body: 'down' }))
  const opened = page.waitForEvent('popup')
  await press(stage(page), words.download)
  await expect(alert(page)).toContainText(words.downloadFailed)
  expect((await opened).url()).toMatch(/\/api\/assets\/\w+\/content$/)
})

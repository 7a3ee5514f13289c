// Tests that voices, music, captions, formats, styles and the person's own media can be chosen on the dashboard and are
// kept.

import * as messages from '@vivify/contract/messages'
import type { Page } from '@playwright/test'
import { expect, hurry, test, type Guest } from './journeys.ts'

test.use({ permissions: ['microphone'] })

/** The smallest PNG: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const words = 'Your morning coffee is lying to you. Drink it after ninety minutes instead.'

test('a voice and a mood are chosen by list and by card, play one at a time, and are kept', async ({
  page,
  guest,
}) => {
  await openScript(page, guest)
  const voice = page.getByRole('combobox', { name: 'Voice', exact: true })
  await expect(voice).toHaveValue('Alloy (Warm, Natural)')
  await page.getByRole('button', { name: 'Use Fable' }).click()
  await expect(voice).toHaveValue('Fable (Storyteller)')
  await page.getByRole('button', { name: 'Open Music' }).click()
  await page.getByRole('option', { name: 'Lo-fi Beat' }).click()
  await expect(page.getByRole('button', { name: 'Use Lo-fi Beat' })).toHaveAttribute('aria-pressed', 'true')

  const heard = page.waitForRequest((request) => request.url().includes('/api/previews/voices/Echo'))
  await page.getByRole('button', { name: 'Hear Echo' }).click()
  expect(new URL((await heard).url()).searchParams.get('text')).toContain('Your morning coffee')
  await expect(page.getByRole('button', { name: 'Stop Echo' })).toBeVisible()
  await page.getByRole('button', { name: 'Hear Lo-fi Beat' }).click()
  await expect(page.getByRole('button', { name: 'Stop Lo-fi Beat' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hear Echo' })).toBeVisible()
  // The preview is a sound of the page like any other.
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Hear Lo-fi Beat' })).toBeVisible()
  await page.getByRole('button', { name: 'Hear Echo' }).click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toHaveCount(0)

  await reloadSaved(page)
  await expect(voice).toHaveValue('Fable (Storyteller)')
  await expect(page.getByRole('combobox', { name: 'Music', exact: true })).toHaveValue('Lo-fi Beat')
})

test('the look is chosen from pictures; on the dashboard a preset can be turned off again', async ({
  page,
  guest,
}) => {
  await openScript(page, guest)
  const presets = page.getByRole('group', { name: 'Preset styles' })
  const chosen = presets.getByRole('button', { pressed: true })
  await expect(chosen).toHaveCount(0)
  await presets.getByRole('button', { name: 'Anime' }).click()
  await expect(chosen).toHaveAccessibleName('Anime')
  await page
    .getByRole('group', { name: 'Visual Style' })
    .getByRole('button', { name: 'AI Generation' })
    .click()
  await page.getByRole('group', { name: 'Caption style' }).getByRole('button', { name: 'Karaoke' }).click()
  await page.getByRole('group', { name: 'Format' }).getByRole('button', { name: '1:1' }).click()
  await expect(page.getByRole('combobox', { name: 'AI Model', exact: true })).toHaveValue('Built-in painter')
  await expect(page.getByText('Veo 3.1 and Kling 4.0 need a key on this server.')).toBeVisible()
  await page.getByRole('button', { name: 'Open AI Model' }).click()
  await expect(page.getByRole('option', { name: 'Built-in painter' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  for (const model of ['Veo 3.1', 'Kling 4.0']) {
    const option = page.getByRole('option', { name: model })
    await expect(option).toContainText('Needs a key')
    await expect(option).toHaveAttribute('aria-disabled', 'true')
  }
  await page.keyboard.press('Escape')

  await reloadSaved(page)
  const document = await readDocument(page)
  expect(document).toMatchObject({
    preset: 'Anime',
    style: 'AI Generation',
    captions: 'Karaoke',
    format: '1:1',
  })
  await expect(chosen).toHaveAccessibleName('Anime')
  await presets.getByRole('button', { name: 'Anime' }).click()
  await expect(chosen).toHaveCount(0)
})

test('sound effects say what will be heard and which words are not understood', async ({ page, guest }) => {
  await openScript(page, guest)
  const effects = page.getByLabel('Sound Effects')
  await page.getByRole('button', { name: 'pop on numbers' }).click()
  await expect(effects).toHaveValue('pop on numbers')
  await expect(page.getByText('You will hear: pop.')).toBeVisible()
  await effects.fill('pop on numbers, a kazoo')
  await expect(page.getByText('Not recognized: kazoo.')).toBeVisible()
})

test('a scene shows the person’s own picture until it is removed; a file that is not a picture is refused', async ({
  page,
  guest,
}) => {
  await openScript(page, guest)
  await page.getByRole('button', { name: 'Picture of scene 1' }).click()
  const media = page.getByRole('region', { name: 'What this scene shows' })
  const chooser = media.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(media.getByText(messages.uploads.notMedia)).toBeVisible()
  await chooser.setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: pixel })
  await expect(media.getByText('mine.png')).toBeVisible()
  await expect(media.getByText(messages.uploads.notMedia)).toBeHidden()
  await media.getByRole('button', { name: 'Remove' }).click()
  await media.getByRole('button', { name: 'Another picture' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await reloadSaved(page)
  const { scenes, assets } = await readDocument(page)
  expect(scenes[0]!.visual.asset).toBeNull()
  expect(assets).toEqual({})
})

test('a recording made in the page replaces the voice until it is removed', async ({ page, guest }) => {
  await openScript(page, guest)
  await page.getByRole('button', { name: 'My recording' }).click()
  await page.getByRole('button', { name: 'Record now' }).click()
  const stop = page.getByRole('button', { name: 'Stop and use it' })
  await expect(stop).toBeEnabled()
  // Chromium's built-in test microphone beeps once a second.
  const level = page.getByRole('meter', { name: 'Microphone level' })
  await expect
    .poll(() => level.getAttribute('aria-valuenow').then(Number), { intervals: [50] })
    .toBeGreaterThan(5)
  await stop.click()
  await expect(page.getByText(/^Your own voice · 0:0\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove my recording' }).click()
  await expect(page.getByRole('combobox', { name: 'Voice', exact: true })).toBeVisible()
})

interface SavedDocument {
  scenes: { visual: { asset: string | null } }[]
  assets: Record<string, unknown>
}

/** A guest with a saved script, on the dashboard. */
async function openScript(page: Page, guest: Guest): Promise<void> {
  const { document } = await guest.call('POST', '/api/scripts', { source: { kind: 'script', text: words } })
  const { id } = await guest.call('POST', '/api/projects', { document })
  await page.goto(`/?project=${String(id)}`)
  await hurry(page, page.getByRole('combobox', { name: 'Voice', exact: true }))
}

async function reloadSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await hurry(page, page.getByRole('combobox', { name: 'Voice', exact: true }))
}

async function readDocument(page: Page): Promise<SavedDocument> {
  const id = new URL(page.url()).searchParams.get('project')!
  const answer = await page.request.get(`/api/projects/${id}`)
  return ((await answer.json()) as { document: SavedDocument }).document
}

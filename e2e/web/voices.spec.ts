// A vendor's voice: found, heard, chosen, failing, and in the finished video.

import * as messages from '@vivify/contract/messages'
import { elevenLabsRules, SpeechStub, suiteModel } from '../../apps/server/providers/speech/testing.ts'
import { suiteKey } from '../../apps/server/providers/testing.ts'
import { expectClean } from './axe.ts'
import { expect, hurry, test as base } from './journeys.ts'
import { startStack, type Stack } from './stack.ts'

const words = messages.voices

const test = base.extend<object, { stack: Stack; eleven: SpeechStub }>({
  eleven: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const stub = new SpeechStub(elevenLabsRules)
      await stub.open()
      await use(stub)
      stub.close()
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ eleven }, use) => {
      const stack = await startStack({
        ELEVENLABS_API_KEY: suiteKey,
        ELEVENLABS_BASE_URL: eleven.baseUrl,
        ELEVENLABS_MODEL: suiteModel,
        GUESTS_USE_VENDORS: 'true',
      })
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
})

test('a vendor’s voice is looked up, heard, chosen by keyboard, and speaks the video; when it fails, nobody takes over unasked', async ({
  page,
  guest,
  eleven,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const written = await guest.call('POST', '/api/scripts', {
    source: { kind: 'script', text: 'Tea is older than coffee.' },
    choices: { resolution: 720, format: '1:1', music: 'No Music', soundEffects: 'none' },
  })
  const { id } = await guest.call('POST', '/api/projects', { document: written['document'] })
  await page.goto(`/?project=${String(id)}`)
  const list = page.getByRole('combobox', { name: words.label('ElevenLabs') })
  await hurry(page, list)
  await expect(page.getByText(words.billed('ElevenLabs'))).toBeVisible()

  await list.focus()
  await list.fill('Rach')
  await expect(page.getByRole('option', { name: /^Rachel: calm/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const use = page.getByRole('button', { name: 'Use Rachel' })
  await expect(use).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Hear Rachel' }).click()
  await expect.poll(() => eleven.said).toEqual(['Tea is older than coffee.'])
  await expectClean(page, 'the voices of a vendor', { within: '[aria-label="Voice and narration"]' })
  const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  // The words were heard with this voice, so the preview orders nothing.
  await use.focus()
  await page.keyboard.press('Enter')
  await expect(use).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(words.speaks('Rachel', 'ElevenLabs'))).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  const generate = page.getByRole('button', { name: messages.dashboard.generateVideo })
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  expect(eleven.said).toHaveLength(1)

  // Other words are refused.
  const refusal = { status: 403, body: elevenLabsRules.refuse('Quota exceeded') }
  eleven.planned = Array.from({ length: 20 }, () => refusal)
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByLabel('Script', { exact: true }).fill('Tea is older than coffee, by far.')
  const builtIn = page.getByRole('button', { name: words.useBuiltIn })
  await expect(builtIn.first()).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(/ElevenLabs does not allow this/).first()).toBeVisible()
  await generate.click()
  const panel = page.getByRole('region', { name: 'Generate', exact: true })
  await expect(panel.getByText(/ElevenLabs does not allow this.*Your 10 credits are back\./)).toBeVisible({
    timeout: 60_000,
  })
  await expect(panel.getByRole('button', { name: words.useBuiltIn })).toBeVisible()
  eleven.planned = []
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(messages.dashboard.videoGenerated, {
    timeout: 90_000,
  })
  const { creations } = (await guest.call('GET', '/api/creations')) as {
    creations: { facts: { engines: Record<string, string>; loudnessLufs: number } }[]
  }
  const { engines, loudnessLufs } = creations[0]!.facts
  expect(engines['voice']).toBe(`ElevenLabs (${suiteModel})`)
  // As loud as every video, and timed by the vendor.
  expect(Math.abs(loudnessLufs + 14)).toBeLessThan(0.6)
  const { document } = await guest.call('GET', `/api/projects/${String(id)}`)
  const { scenes } = (await guest.call('POST', '/api/previews/speech', { document })) as {
    scenes: { timing: string }[]
  }
  expect(scenes.map(({ timing }) => timing)).toEqual(['provider'])
  expect(eleven.said).toEqual(['Tea is older than coffee.', 'Tea is older than coffee, by far.'])
})
